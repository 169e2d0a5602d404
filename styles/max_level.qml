<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="-5" classificationMax="4000">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="INTERPOLATED" classificationMode="1" clip="0" minimumValue="-5" maximumValue="4000" labelPrecision="2">
          <item value="-5" label="-5 m" color="#440154" alpha="255"/>
          <item value="0" label="0 m" color="#472a7a" alpha="255"/>
          <item value="5" label="5 m" color="#3b518b" alpha="255"/>
          <item value="10" label="10 m" color="#2c718e" alpha="255"/>
          <item value="15" label="15 m" color="#21908d" alpha="255"/>
          <item value="20" label="20 m" color="#27ad81" alpha="255"/>
          <item value="25" label="25 m" color="#5cc863" alpha="255"/>
          <item value="30" label="30 m" color="#aadc32" alpha="255"/>
          <item value="40" label="40 m" color="#fde725" alpha="255"/>
          <item value="50" label="50 m" color="#f9b641" alpha="255"/>
          <item value="75" label="75 m" color="#f1844b" alpha="255"/>
          <item value="100" label="100 m" color="#d8576b" alpha="255"/>
          <item value="150" label="150 m" color="#b12a90" alpha="255"/>
          <item value="200" label="200 m" color="#7e03a8" alpha="255"/>
          <item value="300" label="300 m" color="#4c02a1" alpha="255"/>
          <item value="500" label="500 m" color="#0d0887" alpha="255"/>
          <item value="1000" label="1000 m" color="#2171b5" alpha="255"/>
          <item value="2000" label="2000 m" color="#6baed6" alpha="255"/>
          <item value="4000" label="4000 m" color="#deebf7" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
