<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="43200">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="43200" labelPrecision="2">
          <item value="300" label="0 - 5 min" color="#180f3e" alpha="255"/>
          <item value="900" label="5 min - 15 min" color="#451077" alpha="255"/>
          <item value="1800" label="15 min - 30 min" color="#721f81" alpha="255"/>
          <item value="3600" label="30 min - 1 h" color="#9f2f7f" alpha="255"/>
          <item value="7200" label="1 h - 2 h" color="#cd4071" alpha="255"/>
          <item value="10800" label="2 h - 3 h" color="#f1605d" alpha="255"/>
          <item value="21600" label="3 h - 6 h" color="#fd9567" alpha="255"/>
          <item value="43200" label="6 h - 12 h" color="#fec98d" alpha="255"/>
          <item value="inf" label="&gt; 12 h" color="#fcfdbf" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
