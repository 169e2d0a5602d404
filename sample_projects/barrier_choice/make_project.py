#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes barrier_choice.qgz: the inputs of the case with their styles, by relative paths, and the model with these inputs.

    make_project.py PLUGINS

PLUGINS is the folder that holds the plugin spate, for example build/default/provider/plugins. The result is committed.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import json
import sys
from pathlib import Path

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsFillSymbol,
    QgsLineSymbol,
    QgsPalettedRasterRenderer,
    QgsProcessingModelAlgorithm,
    QgsRasterLayer,
    QgsRendererCategory,
    QgsVectorLayer,
)
from qgis.PyQt.QtGui import QColor

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import project_layers  # noqa: E402
import project_models  # noqa: E402

TERRAIN = [  # m, colour
    (4, "#b9c6c4"),
    (9.5, "#d3dacb"),
    (10.2, "#e6e8d8"),
    (10.6, "#e9e2c9"),
    (11, "#dccfb4"),
]
LAND_COVER = [(30, "#a9c48f", "grassland"), (50, "#d8cfc6", "built-up"), (80, "#8fb4cf", "water")]
BUILDINGS = [  # class, colour, what it is
    ("RES1-1SNB", "#d9c3b0", "home, 1 storey"),
    ("RES1-2SNB", "#bca08c", "home, 2 storeys"),
    ("RES1-3SNB", "#94786a", "home, 3 and more"),
    ("COM1", "#c9a227", "shop"),
]


def vector(name, title, symbol):
    return project_layers.vector(HERE / "inputs.gpkg", name, title, symbol)


def buildings():
    def symbol(colour):
        return QgsFillSymbol.createSimple({"color": colour, "outline_color": "92,72,60,255", "outline_width": "0.2"})

    layer = vector("buildings", "Buildings", symbol("#bca08c"))
    categories = [QgsRendererCategory(name, symbol(colour), title) for name, colour, title in BUILDINGS]
    layer.setRenderer(QgsCategorizedSymbolRenderer("class", categories))
    return layer


def land_cover():
    layer = QgsRasterLayer(str(HERE / "land_cover.tif"), "Land cover")
    classes = [QgsPalettedRasterRenderer.Class(value, QColor(colour), title) for value, colour, title in LAND_COVER]
    layer.setRenderer(QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes))
    return layer


def main():
    wall = {"line_color": "200,30,45,255", "line_width": "0.9", "capstyle": "round", "joinstyle": "round"}
    edge = {"line_color": "0,60,150,255", "line_width": "0.9", "line_style": "dash"}
    river = {"color": "0,80,180,50", "outline_style": "no"}
    cover = land_cover()
    layers = [  # top first
        vector("barriers", "Mobile wall", QgsLineSymbol.createSimple(wall)),
        vector("river_edge", "Edge with the river's level", QgsLineSymbol.createSimple(edge)),
        buildings(),
        vector("river", "River, 10.5 m at the start", QgsFillSymbol.createSimple(river)),
        project_layers.hillshade(HERE / "dem.tif"),
        project_layers.terrain(HERE / "dem.tif", TERRAIN),
    ]
    tables = [QgsVectorLayer(str(HERE / f"{name}.csv"), name, "ogr") for name in ("hydrographs", "roughness")]
    title = "Barrier choice: what a mobile wall saves"
    inputs = json.loads((HERE / "parameters.json").read_text(encoding="utf-8"))["inputs"]
    files = {layer.source().split("/")[-1]: layer.id() for layer in [cover] + layers + tables}
    model = QgsProcessingModelAlgorithm()
    assert model.fromFile(str(HERE / "barrier_choice.model3"))
    project_models.keep_in_project(model, {name: files.get(value, value) for name, value in inputs.items()})
    project_layers.write(HERE / "barrier_choice.qgz", title, "EPSG:32633", layers, [cover] + tables)


if __name__ == "__main__":
    project_models.make(main, __doc__)
