<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="paletted" band="1" opacity="1" alphaBand="-1" nodataColor="">
      <colorPalette>
        <paletteEntry value="1" label="H1: generally safe" color="#c7e9b4" alpha="255"/>
        <paletteEntry value="2" label="H2: unsafe for small vehicles" color="#ffffb2" alpha="255"/>
        <paletteEntry value="3" label="H3: unsafe for vehicles, children and the elderly" color="#fecc5c" alpha="255"/>
        <paletteEntry value="4" label="H4: unsafe for people and vehicles" color="#fd8d3c" alpha="255"/>
        <paletteEntry value="5" label="H5: unsafe; buildings may be damaged" color="#e31a1c" alpha="255"/>
        <paletteEntry value="6" label="H6: unsafe; all buildings may fail" color="#7a0177" alpha="255"/>
      </colorPalette>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
