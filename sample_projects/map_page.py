# SPDX-License-Identifier: GPL-3.0-or-later
"""A page with maps of a project, their titles, legends and scales, drawn as a picture."""

import sys

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
    QgsUnitTypes,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QRectF
from qgis.PyQt.QtGui import QColor, QFont

DOTS_PER_INCH = 130


def draw(main, usage):
    """A script that draws a picture: main(source, picture) in QGIS, with the script's two arguments."""
    if len(sys.argv) != 3:
        sys.exit(usage)
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside the inputs
    application = QgsApplication([], False)
    application.initQgis()
    main(*sys.argv[1:])
    QgsProject.instance().clear()
    application.exitQgis()


def open_project(path):
    """Visible layers by name, top first."""
    project = QgsProject.instance()
    if not project.read(str(path)):
        raise SystemExit(f"{path} cannot be read (it lies beside this script in the repository)")
    root = project.layerTreeRoot()
    return {layer.name(): layer for layer in root.layerOrder() if root.findLayer(layer).isVisible() and layer.isSpatial()}


def add_result(path, name):
    """A layer of the project, with the style that lies beside its file."""
    kind = QgsRasterLayer if str(path).endswith(".tif") else QgsVectorLayer
    layer = kind(str(path), name)
    if not layer.isValid():
        raise SystemExit(f"{path} cannot be read as a layer")
    QgsProject.instance().addMapLayer(layer, False)
    return layer


def font(size, bold=False):
    result = QFont("DejaVu Sans")
    result.setPointSizeF(size)
    result.setBold(bold)
    return result


class Page:
    """All lengths in mm, from the upper left corner."""

    def __init__(self, width, height):
        self.layout = QgsPrintLayout(QgsProject.instance())
        self.layout.initializeDefaults()
        self.layout.pageCollection().page(0).setPageSize(QgsLayoutSize(width, height))

    def place(self, item, x, y, width=0.0, height=0.0):
        self.layout.addLayoutItem(item)
        item.attemptMove(QgsLayoutPoint(x, y))
        if width:
            item.attemptResize(QgsLayoutSize(width, height))
        return item

    def text(self, text, size, x, y, width, height, bold=False):
        item = QgsLayoutItemLabel(self.layout)
        item.setText(text)
        item.setFont(font(size, bold))
        item.setFontColor(QColor("#222222"))
        self.place(item, x, y, width, height)

    def map(self, layers, extent, x, y, width, height):
        item = QgsLayoutItemMap(self.layout)
        item.attemptSetSceneRect(QRectF(0, 0, 1, 1))  # a map without a size cannot take an extent
        item.setExtent(extent)
        self.place(item, x, y, width, height)
        item.setLayers(layers)
        item.setKeepLayerSet(True)
        item.zoomToExtent(extent)
        item.setFrameEnabled(True)
        item.setFrameStrokeColor(QColor("#666666"))
        item.setBackgroundColor(QColor("white"))
        return item

    def legend(self, map_item, layers, x, y):
        legend = QgsLayoutItemLegend(self.layout)
        legend.setLinkedMap(map_item)
        legend.setAutoUpdateModel(False)
        model = legend.model()
        root = model.rootGroup()
        root.clear()
        for layer in layers:
            node = root.addLayer(layer)
            if isinstance(layer, QgsRasterLayer):
                classes = len(model.layerLegendNodes(node)) - 1
                QgsMapLayerLegendUtils.setLegendNodeOrder(node, list(range(1, 1 + classes)))  # without the band's name
                model.refreshLayerLegend(node)
        legend.setStyleFont(QgsLegendStyle.Subgroup, font(9, True))
        legend.setStyleFont(QgsLegendStyle.SymbolLabel, font(8.5))
        legend.setSymbolWidth(6)
        legend.setBackgroundEnabled(False)
        self.place(legend, x, y)

    def scale_bar(self, map_item, segment, x, y):
        """segment: m on the ground; the bar has two."""
        bar = QgsLayoutItemScaleBar(self.layout)
        bar.setLinkedMap(map_item)
        bar.setStyle("Single Box")
        is_long = segment >= 1000
        bar.setUnits(QgsUnitTypes.DistanceKilometers if is_long else QgsUnitTypes.DistanceMeters)
        bar.setUnitsPerSegment(segment / 1000 if is_long else segment)
        bar.setNumberOfSegments(2)
        bar.setNumberOfSegmentsLeft(0)
        bar.setUnitLabel("km" if is_long else "m")
        bar.setHeight(2)
        text = bar.textFormat()
        text.setFont(font(8))
        text.setSize(8)
        bar.setTextFormat(text)
        self.place(bar, x, y)
        bar.update()

    def save(self, picture):
        settings = QgsLayoutExporter.ImageExportSettings()
        settings.dpi = DOTS_PER_INCH
        settings.generateWorldFile = False
        settings.exportMetadata = False
        gdal.PushErrorHandler("CPLQuietErrorHandler")  # QGIS tries to georeference it, which a PNG cannot hold
        if QgsLayoutExporter(self.layout).exportToImage(picture, settings) != QgsLayoutExporter.Success:
            raise SystemExit(f"{picture} cannot be written")
