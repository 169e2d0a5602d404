<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <pipe>
    <rasterrenderer type="paletted" band="1" opacity="0.75" alphaBand="-1" nodataColor="">
      <colorPalette>
        <paletteEntry value="1" label="H1: generally safe" color="#fff8c7" alpha="255"/>
        <paletteEntry value="2" label="H2: unsafe for small vehicles" color="#f3c039" alpha="255"/>
        <paletteEntry value="3" label="H3: unsafe for vehicles, children and the elderly" color="#e4801c" alpha="255"/>
        <paletteEntry value="4" label="H4: unsafe for people and vehicles" color="#c7410d" alpha="255"/>
        <paletteEntry value="5" label="H5: unsafe; buildings may be damaged" color="#901629" alpha="255"/>
        <paletteEntry value="6" label="H6: unsafe; all buildings may fail" color="#490c49" alpha="255"/>
      </colorPalette>
    </rasterrenderer>
    <brightnesscontrast brightness="0" contrast="0" gamma="1"/>
    <huesaturation saturation="0" grayscaleMode="0" colorizeOn="0"/>
    <rasterresampler maxOversampling="2"/>
  </pipe>
  <blendMode>0</blendMode>
</qgis>
