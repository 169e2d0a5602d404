<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="43200">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="43200" labelPrecision="2">
          <item value="60" label="0 - 1 min" color="#14092f" alpha="255"/>
          <item value="120" label="1 min - 2 min" color="#1d1147" alpha="255"/>
          <item value="300" label="2 min - 5 min" color="#3b0f70" alpha="255"/>
          <item value="600" label="5 min - 10 min" color="#57157e" alpha="255"/>
          <item value="900" label="10 min - 15 min" color="#721f81" alpha="255"/>
          <item value="1800" label="15 min - 30 min" color="#9e2f7f" alpha="255"/>
          <item value="3600" label="30 min - 1 h" color="#c83e73" alpha="255"/>
          <item value="7200" label="1 h - 2 h" color="#e85362" alpha="255"/>
          <item value="10800" label="2 h - 3 h" color="#f8765c" alpha="255"/>
          <item value="21600" label="3 h - 6 h" color="#fea16e" alpha="255"/>
          <item value="43200" label="6 h - 12 h" color="#fecf92" alpha="255"/>
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
