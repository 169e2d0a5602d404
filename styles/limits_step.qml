<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="1">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="1" labelPrecision="2">
          <item value="0.001" label="0 - 0.1 %" color="#fff7ec" alpha="255"/>
          <item value="0.01" label="0.1 - 1 %" color="#fdd49e" alpha="255"/>
          <item value="0.1" label="1 - 10 %" color="#fc8d59" alpha="255"/>
          <item value="0.5" label="10 - 50 %" color="#d7301f" alpha="255"/>
          <item value="inf" label="&gt; 50 %" color="#7f0000" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
