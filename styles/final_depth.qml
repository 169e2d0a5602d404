<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="0" classificationMax="3">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="3" labelPrecision="2">
          <item value="0.1" label="0 - 0.1 m" color="#deebf7" alpha="255"/>
          <item value="0.3" label="0.1 - 0.3 m" color="#c6dbef" alpha="255"/>
          <item value="0.5" label="0.3 - 0.5 m" color="#9ecae1" alpha="255"/>
          <item value="1" label="0.5 - 1 m" color="#6baed6" alpha="255"/>
          <item value="1.5" label="1 - 1.5 m" color="#4292c6" alpha="255"/>
          <item value="2" label="1.5 - 2 m" color="#2171b5" alpha="255"/>
          <item value="3" label="2 - 3 m" color="#08519c" alpha="255"/>
          <item value="inf" label="&gt; 3 m" color="#08306b" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
