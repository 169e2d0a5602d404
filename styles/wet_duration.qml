<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="86400">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="86400" labelPrecision="2">
          <item value="600" label="0 - 10 min" color="#fde725" alpha="255"/>
          <item value="1800" label="10 min - 30 min" color="#a0da39" alpha="255"/>
          <item value="3600" label="30 min - 1 h" color="#4ac16d" alpha="255"/>
          <item value="7200" label="1 h - 2 h" color="#1fa187" alpha="255"/>
          <item value="21600" label="2 h - 6 h" color="#277f8e" alpha="255"/>
          <item value="43200" label="6 h - 12 h" color="#365c8d" alpha="255"/>
          <item value="86400" label="12 h - 24 h" color="#46327e" alpha="255"/>
          <item value="inf" label="&gt; 24 h" color="#440154" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
