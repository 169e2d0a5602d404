<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="0.2">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="0.2" labelPrecision="3">
          <item value="0.002" label="0 - 0.002 m" color="#ffffe5" alpha="255"/>
          <item value="0.005" label="0.002 - 0.005 m" color="#f7fcb9" alpha="255"/>
          <item value="0.01" label="0.005 - 0.01 m" color="#d9f0a3" alpha="255"/>
          <item value="0.02" label="0.01 - 0.02 m" color="#addd8e" alpha="255"/>
          <item value="0.05" label="0.02 - 0.05 m" color="#78c679" alpha="255"/>
          <item value="0.1" label="0.05 - 0.1 m" color="#41ab5d" alpha="255"/>
          <item value="0.2" label="0.1 - 0.2 m" color="#238443" alpha="255"/>
          <item value="inf" label="&gt; 0.2 m" color="#005a32" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
