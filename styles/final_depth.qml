<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="3">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="3" labelPrecision="2">
          <item value="0.05" label="below 0.05 m: not shown" color="#f0f6fb" alpha="0"/>
          <item value="0.1" label="0.05 - 0.1 m" color="#d2e3f3" alpha="255"/>
          <item value="0.3" label="0.1 - 0.3 m" color="#aacfe5" alpha="255"/>
          <item value="0.5" label="0.3 - 0.5 m" color="#79b5d9" alpha="255"/>
          <item value="1" label="0.5 - 1 m" color="#4f9bcb" alpha="255"/>
          <item value="1.5" label="1 - 1.5 m" color="#2f7ebc" alpha="255"/>
          <item value="2" label="1.5 - 2 m" color="#165fa8" alpha="255"/>
          <item value="3" label="2 - 3 m" color="#08407e" alpha="255"/>
          <item value="inf" label="&gt; 3 m" color="#082251" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
