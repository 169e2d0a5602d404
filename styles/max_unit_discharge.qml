<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="4">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="4" labelPrecision="2">
          <item value="0.1" label="0 - 0.1 m²/s" color="#ffffd4" alpha="255"/>
          <item value="0.3" label="0.1 - 0.3 m²/s" color="#fee391" alpha="255"/>
          <item value="0.6" label="0.3 - 0.6 m²/s" color="#fec44f" alpha="255"/>
          <item value="1" label="0.6 - 1 m²/s" color="#fe9929" alpha="255"/>
          <item value="2" label="1 - 2 m²/s" color="#ec7014" alpha="255"/>
          <item value="4" label="2 - 4 m²/s" color="#cc4c02" alpha="255"/>
          <item value="inf" label="&gt; 4 m²/s" color="#8c2d04" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
