#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes merewether.qgz: the inputs of the case with their styles, by relative paths. The result is committed.

Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

from pathlib import Path

from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsBilinearRasterResampler,
    QgsColorRampShader,
    QgsCoordinateReferenceSystem,
    QgsFillSymbol,
    QgsHillshadeRenderer,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsProject,
    QgsRasterLayer,
    QgsRasterShader,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsSettings,
    QgsSingleBandPseudoColorRenderer,
    QgsTextBufferSettings,
    QgsTextFormat,
    QgsVectorLayer,
    QgsVectorLayerSimpleLabeling,
)
from qgis.PyQt.QtGui import QColor, QFont, QPainter

HERE = Path(__file__).resolve().parent
TERRAIN = [  # m, colour: muted, so that water stands out
    (16, "#dfe6d3"),
    (22, "#e9e8d5"),
    (30, "#e6dec6"),
    (40, "#dccfb4"),
    (52, "#cdbda2"),
]


def terrain():
    layer = QgsRasterLayer(str(HERE / "dem.tif"), "Terrain (m)")
    ramp = QgsColorRampShader(TERRAIN[0][0], TERRAIN[-1][0], None, QgsColorRampShader.Interpolated)
    ramp.setColorRampItemList([QgsColorRampShader.ColorRampItem(z, QColor(c), f"{z}") for z, c in TERRAIN])
    shader = QgsRasterShader()
    shader.setRasterShaderFunction(ramp)
    layer.setRenderer(QgsSingleBandPseudoColorRenderer(layer.dataProvider(), 1, shader))
    return layer


def hillshade():
    layer = QgsRasterLayer(str(HERE / "dem.tif"), "Hillshade")
    renderer = QgsHillshadeRenderer(layer.dataProvider(), 1, 315, 40)
    renderer.setZFactor(2)
    renderer.setMultiDirectional(True)
    layer.setRenderer(renderer)
    layer.setBlendMode(QPainter.CompositionMode_Multiply)
    layer.setOpacity(0.55)
    layer.resampleFilter().setZoomedInResampler(QgsBilinearRasterResampler())
    return layer


def vector(name, title, symbol):
    layer = QgsVectorLayer(f"{HERE}/inputs.gpkg|layername={name}", title, "ogr")
    layer.renderer().setSymbol(symbol)
    return layer


def label(layer, expression, size, placement):
    text = QgsTextFormat()
    text.setFont(QFont("DejaVu Sans"))
    text.setSize(size)
    text.setColor(QColor("#1b1b1b"))
    halo = QgsTextBufferSettings()
    halo.setEnabled(True)
    halo.setSize(0.8)
    halo.setColor(QColor("white"))
    text.setBuffer(halo)
    settings = QgsPalLayerSettings()
    settings.fieldName = expression
    settings.isExpression = True
    settings.placement = placement
    settings.dist = 1.5
    settings.displayAll = True
    settings.setFormat(text)
    layer.setLabeling(QgsVectorLayerSimpleLabeling(settings))
    layer.setLabelsEnabled(True)


def main():
    QgsSettings().setValue("projects/anonymize_saved_projects", True, QgsSettings.Core)
    road = {"color": "120,120,120,60", "outline_color": "120,120,120,160", "outline_width": "0.2"}
    house = {"color": "188,160,140,255", "outline_color": "92,72,60,255", "outline_width": "0.25"}
    inflow = {"color": "0,80,180,40", "outline_color": "0,60,150,255", "outline_width": "0.5"}
    point = {"name": "circle", "color": "255,220,60", "outline_color": "40,40,40", "size": "2.6"}
    observations = vector("observations", "Observed level (m)", QgsMarkerSymbol.createSimple(point))
    label(observations, "\"id\" || ': ' || format_number(\"observed_m\", 2)", 8, QgsPalLayerSettings.OrderedPositionsAroundPoint)
    layers = [  # top first
        observations,
        vector("inflow", "Inflow, 19.7 m\u00b3/s", QgsFillSymbol.createSimple(inflow)),
        vector("houses", "Houses", QgsFillSymbol.createSimple(house)),
        vector("road", "Road", QgsFillSymbol.createSimple(road)),
        hillshade(),
        terrain(),
    ]
    manning = QgsRasterLayer(str(HERE / "manning.tif"), "Manning n")
    hydrographs = QgsVectorLayer(str(HERE / "hydrographs.csv"), "hydrographs", "ogr")

    project = QgsProject.instance()
    metadata = project.metadata()
    metadata.setAuthor("the Spate authors")
    project.setMetadata(metadata)
    project.setTitle("Merewether, June 2007")
    project.setCrs(QgsCoordinateReferenceSystem("EPSG:32756"))
    root = project.layerTreeRoot()
    for layer in layers + [manning, hydrographs]:
        assert layer.isValid(), layer.source()
        project.addMapLayer(layer, False)
        root.addLayer(layer).setExpanded(False)
    root.findLayer(manning).setItemVisibilityChecked(False)
    extent = QgsRectangle(layers[-1].extent())
    extent.scale(1.05)
    project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(extent, project.crs()))
    assert project.write(str(HERE / "merewether.qgz"))


if __name__ == "__main__":
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside the inputs
    application = QgsApplication([], False)
    application.initQgis()
    main()
    QgsProject.instance().clear()
    application.exitQgis()
