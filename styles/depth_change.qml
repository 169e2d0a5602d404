<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="-1" classificationMax="1">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="-1" maximumValue="1" labelPrecision="2">
          <item value="-1" label="more than 1 m less" color="#08306b" alpha="255"/>
          <item value="-0.5" label="0.5 - 1 m less" color="#08519c" alpha="255"/>
          <item value="-0.1" label="0.1 - 0.5 m less" color="#3182bd" alpha="255"/>
          <item value="-0.01" label="0.01 - 0.1 m less" color="#9ecae1" alpha="255"/>
          <item value="0.01" label="the same to 0.01 m" color="#fff2b3" alpha="255"/>
          <item value="0.1" label="0.01 - 0.1 m more" color="#fdbe85" alpha="255"/>
          <item value="0.5" label="0.1 - 0.5 m more" color="#fd8d3c" alpha="255"/>
          <item value="1" label="0.5 - 1 m more" color="#d94801" alpha="255"/>
          <item value="inf" label="more than 1 m more" color="#7f2704" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
