#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a map of maximum depths over the terrain, with houses, legend and scale.

    render.py MAX_DEPTH.tif PICTURE.png

The depths take the style that lies beside their file, the rest comes from merewether.qgz.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from osgeo import gdal
from qgis.core import (
    QgsApplication,
    QgsLayoutExporter,
    QgsLayoutItemLabel,
    QgsLayoutItemLegend,
    QgsLayoutItemMap,
    QgsLayoutItemScaleBar,
    QgsLayoutPoint,
    QgsLayoutSize,
    QgsLegendStyle,
    QgsMapLayerLegendUtils,
    QgsPrintLayout,
    QgsProject,
    QgsRasterLayer,
    QgsRectangle,
    QgsUnitTypes,
)
from qgis.PyQt.QtCore import QRectF
from qgis.PyQt.QtGui import QColor, QFont

HERE = Path(__file__).resolve().parent
PAGE_WIDTH, PAGE_HEIGHT, MARGIN, LEGEND_WIDTH, TITLE_HEIGHT = 180.0, 176.0, 5.0, 47.0, 13.0  # mm
DOTS_PER_INCH = 130


def font(size, bold=False):
    result = QFont("DejaVu Sans")
    result.setPointSizeF(size)
    result.setBold(bold)
    return result


def place(layout, item, x, y, width=0.0, height=0.0):
    layout.addLayoutItem(item)
    item.attemptMove(QgsLayoutPoint(x, y))
    if width:
        item.attemptResize(QgsLayoutSize(width, height))
    return item


def add_text(layout, text, size, x, y, width, height, bold=False):
    item = QgsLayoutItemLabel(layout)
    item.setText(text)
    item.setFont(font(size, bold))
    item.setFontColor(QColor("#222222"))
    return place(layout, item, x, y, width, height)


def add_map(layout, layers, extent):
    item = QgsLayoutItemMap(layout)
    item.attemptSetSceneRect(QRectF(0, 0, 1, 1))  # a map without a size cannot take an extent
    item.setExtent(extent)
    top = MARGIN + TITLE_HEIGHT
    place(layout, item, MARGIN, top, PAGE_WIDTH - 3 * MARGIN - LEGEND_WIDTH, PAGE_HEIGHT - top - MARGIN)
    item.setLayers(layers)
    item.setKeepLayerSet(True)
    item.zoomToExtent(extent)
    item.setFrameEnabled(True)
    item.setFrameStrokeColor(QColor("#666666"))
    item.setBackgroundColor(QColor("white"))
    return item


def add_legend(layout, map_item, depth):
    legend = QgsLayoutItemLegend(layout)
    legend.setLinkedMap(map_item)
    legend.setAutoUpdateModel(False)
    root = legend.model().rootGroup()
    for node in list(root.findLayers()):
        if node.name() in ("Hillshade", "Terrain (m)", "Manning n", "hydrographs"):
            root.removeChildNode(node)
    node = root.findLayer(depth)
    classes = len(legend.model().layerLegendNodes(node)) - 1
    QgsMapLayerLegendUtils.setLegendNodeOrder(node, list(range(1, 1 + classes)))  # without the name of the band
    legend.model().refreshLayerLegend(node)
    legend.setStyleFont(QgsLegendStyle.Subgroup, font(9, True))
    legend.setStyleFont(QgsLegendStyle.SymbolLabel, font(8.5))
    legend.setSymbolWidth(6)
    legend.setBackgroundEnabled(False)
    return place(layout, legend, PAGE_WIDTH - MARGIN - LEGEND_WIDTH, MARGIN + TITLE_HEIGHT - 2)


def add_scale_bar(layout, map_item):
    bar = QgsLayoutItemScaleBar(layout)
    bar.setLinkedMap(map_item)
    bar.setStyle("Single Box")
    bar.setUnits(QgsUnitTypes.DistanceMeters)
    bar.setUnitsPerSegment(50)
    bar.setNumberOfSegments(2)
    bar.setNumberOfSegmentsLeft(0)
    bar.setUnitLabel("m")
    bar.setHeight(2)
    text = bar.textFormat()
    text.setFont(font(8))
    text.setSize(8)
    bar.setTextFormat(text)
    place(layout, bar, PAGE_WIDTH - MARGIN - LEGEND_WIDTH + 2, PAGE_HEIGHT - MARGIN - 12)
    bar.update()


def main(depth_path, picture):
    project = QgsProject.instance()
    if not project.read(str(HERE / "merewether.qgz")):
        raise SystemExit("merewether.qgz cannot be read (it lies beside this script in the repository)")
    depth = QgsRasterLayer(depth_path, "Maximum depth (m)")
    if not depth.isValid():
        raise SystemExit(f"{depth_path} cannot be read as a raster")
    project.addMapLayer(depth, False)
    root = project.layerTreeRoot()
    names = [node.name() for node in root.children()]
    root.insertLayer(names.index("Houses") + 1, depth)
    layers = [layer for layer in root.layerOrder() if root.findLayer(layer).isVisible() and layer.isSpatial()]

    layout = QgsPrintLayout(project)
    layout.initializeDefaults()
    layout.pageCollection().page(0).setPageSize(QgsLayoutSize(PAGE_WIDTH, PAGE_HEIGHT))
    add_text(layout, "Merewether, flood of June 2007", 14, MARGIN, MARGIN, 150, 7, bold=True)
    add_text(layout, "Spate, HWP14 on a 1 m grid, constant inflow of 19.7 m\u00b3/s, houses taken out of the flow",
             8.5, MARGIN, MARGIN + 7, PAGE_WIDTH - 2 * MARGIN, 5)
    map_item = add_map(layout, layers, QgsRectangle(depth.extent()))
    add_legend(layout, map_item, depth)
    add_scale_bar(layout, map_item)

    settings = QgsLayoutExporter.ImageExportSettings()
    settings.dpi = DOTS_PER_INCH
    settings.generateWorldFile = False
    settings.exportMetadata = False
    gdal.PushErrorHandler("CPLQuietErrorHandler")  # QGIS tries to georeference it, which a PNG cannot hold
    if QgsLayoutExporter(layout).exportToImage(picture, settings) != QgsLayoutExporter.Success:
        raise SystemExit(f"{picture} cannot be written")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside the inputs
    application = QgsApplication([], False)
    application.initQgis()
    main(*sys.argv[1:])
    QgsProject.instance().clear()
    application.exitQgis()
