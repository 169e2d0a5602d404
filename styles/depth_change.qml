<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="1" alphaBand="-1" nodataColor="" classificationMin="-1" classificationMax="1">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="-1" maximumValue="1" labelPrecision="2">
          <item value="-1" label="more than 1 m less" color="#053061" alpha="255"/>
          <item value="-0.5" label="0.5 - 1 m less" color="#2166ac" alpha="255"/>
          <item value="-0.1" label="0.1 - 0.5 m less" color="#4393c3" alpha="255"/>
          <item value="-0.01" label="0.01 - 0.1 m less" color="#92c5de" alpha="255"/>
          <item value="0.01" label="the same to 0.01 m" color="#d9d9d9" alpha="255"/>
          <item value="0.1" label="0.01 - 0.1 m more" color="#f4a582" alpha="255"/>
          <item value="0.5" label="0.1 - 0.5 m more" color="#d6604d" alpha="255"/>
          <item value="1" label="0.5 - 1 m more" color="#b2182b" alpha="255"/>
          <item value="inf" label="more than 1 m more" color="#67001f" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
