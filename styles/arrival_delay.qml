<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="singlebandpseudocolor" band="1" opacity="0.75" alphaBand="-1" nodataColor="" classificationMin="-3600" classificationMax="3600">
      <minMaxOrigin><limits>None</limits><extent>WholeRaster</extent><statAccuracy>Exact</statAccuracy></minMaxOrigin>
      <rastershader>
        <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="-3600" maximumValue="3600" labelPrecision="2">
          <item value="-3600" label="more than 1 h earlier" color="#7f2704" alpha="255"/>
          <item value="-600" label="10 min - 1 h earlier" color="#d94801" alpha="255"/>
          <item value="-60" label="1 - 10 min earlier" color="#fdae6b" alpha="255"/>
          <item value="60" label="the same to 1 min" color="#fff2b3" alpha="255"/>
          <item value="600" label="1 - 10 min later" color="#9ecae1" alpha="255"/>
          <item value="3600" label="10 min - 1 h later" color="#3182bd" alpha="255"/>
          <item value="inf" label="more than 1 h later" color="#08306b" alpha="255"/>
        </colorrampshader>
      </rastershader>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
