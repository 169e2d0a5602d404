<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="paletted" band="1" opacity="1" alphaBand="-1" nodataColor="">
      <colorPalette>
        <paletteEntry value="1" label="Low: caution" color="#ffffb2" alpha="255"/>
        <paletteEntry value="2" label="Moderate: danger for some" color="#fecc5c" alpha="255"/>
        <paletteEntry value="3" label="Significant: danger for most" color="#f03b20" alpha="255"/>
        <paletteEntry value="4" label="Extreme: danger for all" color="#7a0177" alpha="255"/>
      </colorPalette>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
