<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="3">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="3" labelPrecision="2">
          <item value="0.25" label="0 - 0.25 m/s" color="#ffffb2" alpha="255"/>
          <item value="0.5" label="0.25 - 0.5 m/s" color="#fed976" alpha="255"/>
          <item value="1" label="0.5 - 1 m/s" color="#feb24c" alpha="255"/>
          <item value="1.5" label="1 - 1.5 m/s" color="#fd8d3c" alpha="255"/>
          <item value="2" label="1.5 - 2 m/s" color="#fc4e2a" alpha="255"/>
          <item value="3" label="2 - 3 m/s" color="#e31a1c" alpha="255"/>
          <item value="inf" label="&gt; 3 m/s" color="#b10026" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
