<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="1">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="1" labelPrecision="2">
          <item value="0.1" label="0 - 10 % of sand" color="#543005" alpha="255"/>
          <item value="0.2" label="10 - 20 % of sand" color="#6f4310" alpha="255"/>
          <item value="0.3" label="20 - 30 % of sand" color="#8c510a" alpha="255"/>
          <item value="0.4" label="30 - 40 % of sand" color="#a6712c" alpha="255"/>
          <item value="0.5" label="40 - 50 % of sand" color="#bf812d" alpha="255"/>
          <item value="0.6" label="50 - 60 % of sand" color="#d0a052" alpha="255"/>
          <item value="0.7" label="60 - 70 % of sand" color="#dfc27d" alpha="255"/>
          <item value="0.8" label="70 - 80 % of sand" color="#ecd9a4" alpha="255"/>
          <item value="0.9" label="80 - 90 % of sand" color="#f6e8c3" alpha="255"/>
          <item value="inf" label="90 - 100 % of sand" color="#fff5d6" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
