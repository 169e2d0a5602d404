<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="-10" classificationMax="10">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="-10" maximumValue="10" labelPrecision="2">
          <item value="-10" label="more than 10 m eroded" color="#67001f" alpha="255"/>
          <item value="-3" label="3 - 10 m eroded" color="#b2182b" alpha="255"/>
          <item value="-1" label="1 - 3 m eroded" color="#d6604d" alpha="255"/>
          <item value="-0.1" label="0.1 - 1 m eroded" color="#f4a582" alpha="255"/>
          <item value="0.1" label="the same to 0.1 m" color="#d9d9d9" alpha="255"/>
          <item value="1" label="0.1 - 1 m deposited" color="#c7eae5" alpha="255"/>
          <item value="3" label="1 - 3 m deposited" color="#80cdc1" alpha="255"/>
          <item value="10" label="3 - 10 m deposited" color="#35978f" alpha="255"/>
          <item value="inf" label="more than 10 m deposited" color="#01665e" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
