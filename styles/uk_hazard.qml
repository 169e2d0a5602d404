<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="paletted" band="1" opacity="0.75" alphaBand="-1" nodataColor="">
      <colorPalette>
        <paletteEntry value="1" label="Low: caution" color="#fdf1af" alpha="255"/>
        <paletteEntry value="2" label="Moderate: danger for some" color="#dd9b32" alpha="255"/>
        <paletteEntry value="3" label="Significant: danger for most" color="#b43e19" alpha="255"/>
        <paletteEntry value="4" label="Extreme: danger for all" color="#4b1341" alpha="255"/>
      </colorPalette>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
