#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws three moments of the flood, depth and velocity, from the mesh that SERIES holds.

    frames.py SERIES.nc PICTURE.png

Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from qgis.core import (
    QgsDateTimeRange,
    QgsMeshDatasetIndex,
    QgsMeshLayer,
    QgsMeshRendererSettings,
    QgsProject,
    QgsReadWriteContext,
    QgsRectangle,
)
from qgis.PyQt.QtXml import QDomDocument

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import map_page  # noqa: E402

MINUTES = (2, 5, 15)
WIDTH, HEIGHT, MARGIN, TITLE_HEIGHT, LEGEND_WIDTH = 67.0, 87.0, 4.0, 13.0, 50.0  # mm


def style_of_series():
    document = QDomDocument()
    document.setContent((HERE.parents[1] / "styles" / "flood_series.qml").read_text(encoding="utf-8"))
    settings = QgsMeshRendererSettings()
    settings.readXml(document.documentElement().firstChildElement("mesh-renderer-settings"), QgsReadWriteContext())
    return settings


def open_series(path):
    mesh = QgsMeshLayer(str(path), "Flood", "mdal")
    if not mesh.isValid():
        raise SystemExit(f"{path} cannot be read as a mesh")
    groups = {mesh.datasetGroupMetadata(QgsMeshDatasetIndex(group, 0)).name(): group for group in mesh.datasetGroupsIndexes()}
    style, settings = style_of_series(), mesh.rendererSettings()
    settings.setScalarSettings(groups["Water depth"], style.scalarSettings(style.activeScalarDatasetGroup()))
    settings.setActiveScalarDatasetGroup(groups["Water depth"])
    settings.setVectorSettings(groups["Velocity"], style.vectorSettings(style.activeVectorDatasetGroup()))
    settings.setActiveVectorDatasetGroup(groups["Velocity"])
    mesh.setRendererSettings(settings)
    mesh.temporalProperties().setIsActive(True)
    QgsProject.instance().addMapLayer(mesh, False)
    return mesh


def main(series, picture):
    layers = map_page.open_project(HERE / "merewether.qgz")
    mesh = open_series(series)
    houses, ground = (layers[name] for name in ("Houses", "Hillshade"))
    drawn = [houses, mesh] + list(layers.values())[list(layers).index("Houses") + 1 :]

    columns = len(MINUTES) * (WIDTH + MARGIN) + MARGIN
    page = map_page.Page(columns + LEGEND_WIDTH, TITLE_HEIGHT + HEIGHT + 2 * MARGIN + 7)
    page.text("Merewether, flood of June 2007", 14, MARGIN, MARGIN, 150, 7, bold=True)
    page.text("Depth and velocity after", 8.5, MARGIN, MARGIN + 7, 250, 5)
    start = mesh.temporalProperties().timeExtent().begin()
    for place, minutes in enumerate(MINUTES):
        left, top = MARGIN + place * (WIDTH + MARGIN), TITLE_HEIGHT + 8
        page.text(f"{minutes} min", 10, left, TITLE_HEIGHT + 3, WIDTH, 5, bold=True)
        item = page.map(drawn, QgsRectangle(ground.extent()), left, top, WIDTH, HEIGHT)
        item.setIsTemporal(True)
        moment = start.addSecs(60 * minutes)
        item.setTemporalRange(QgsDateTimeRange(moment, moment.addSecs(1)))
        if place == 0:
            page.legend(item, [mesh, houses], columns - 2, top)
            page.scale_bar(item, 50, columns, top + HEIGHT - 7)
    page.save(picture)


if __name__ == "__main__":
    map_page.draw(main, __doc__)
