<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="0.11">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="0.11" labelPrecision="3">
          <item value="0.015" label="0 - 0.015" color="#ffffe5" alpha="255"/>
          <item value="0.025" label="0.015 - 0.025" color="#f7fcb9" alpha="255"/>
          <item value="0.032" label="0.025 - 0.032" color="#d9f0a3" alpha="255"/>
          <item value="0.042" label="0.032 - 0.042" color="#addd8e" alpha="255"/>
          <item value="0.055" label="0.042 - 0.055" color="#78c679" alpha="255"/>
          <item value="0.075" label="0.055 - 0.075" color="#41ab5d" alpha="255"/>
          <item value="0.11" label="0.075 - 0.11" color="#238443" alpha="255"/>
          <item value="inf" label="&gt; 0.11" color="#005a32" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
