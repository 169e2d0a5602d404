#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes underpass.qgz: the inputs of the case with their styles, by relative paths, and the model with these inputs.

    make_project.py PLUGINS

PLUGINS is the folder that holds the plugin spate, for example build/default/provider/plugins. The result is committed.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import json
import sys
from pathlib import Path

from qgis.core import (
    QgsFillSymbol,
    QgsLineSymbol,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsProcessingModelAlgorithm,
    QgsVectorLayer,
)

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import project_layers  # noqa: E402
import project_models  # noqa: E402

TERRAIN = [  # m, colour
    (49, "#b9c6c4"),
    (50.5, "#d3dacb"),
    (52, "#e6e8d8"),
    (53.5, "#e9e2c9"),
    (57, "#cbb793"),
]


def vector(name, title, symbol):
    return project_layers.vector(HERE / "inputs.gpkg", name, title, symbol)


def main():
    pipe = {"line_color": "200,30,45,255", "line_width": "1.1", "capstyle": "flat"}
    lifted = {"line_color": "200,30,45,255", "line_width": "0.6", "line_style": "dash"}
    water = {"line_color": "0,90,170,255", "line_width": "0.8", "capstyle": "round", "joinstyle": "round"}
    source = {"line_color": "0,60,150,255", "line_width": "1.6", "capstyle": "flat"}
    house = {"color": "188,160,140,255", "outline_color": "92,72,60,255", "outline_width": "0.2"}
    gauge = {"name": "diamond", "color": "255,255,255,255", "outline_color": "30,30,30,255", "size": "2.4"}
    grate = {"name": "square", "color": "60,60,60,255", "outline_style": "no", "size": "1.2"}
    gauges = vector("gauges", "Gauges", QgsMarkerSymbol.createSimple(gauge))
    project_layers.label(gauges, '"name"', 8, QgsPalLayerSettings.OrderedPositionsAroundPoint)
    blocked = vector("structures_blocked", "Pump", QgsLineSymbol.createSimple(lifted))
    layers = [  # top first
        gauges,
        vector("structures", "Culvert and pump", QgsLineSymbol.createSimple(pipe)),
        vector("inlets", "Inlets of the street", QgsMarkerSymbol.createSimple(grate)),
        vector("inflow", "Inflow of the brook", QgsLineSymbol.createSimple(source)),
        vector("brook", "Brook", QgsLineSymbol.createSimple(water)),
        vector("buildings", "Buildings", QgsFillSymbol.createSimple(house)),
        project_layers.hillshade(HERE / "dem.tif"),
        project_layers.terrain(HERE / "dem.tif", TERRAIN),
    ]
    tables = [QgsVectorLayer(str(HERE / f"{name}.csv"), name, "ogr") for name in ("hydrographs", "rain")]
    hidden = [blocked] + tables
    inputs = json.loads((HERE / "parameters.json").read_text(encoding="utf-8"))["inputs"]
    files = {layer.source().split("/")[-1]: layer.id() for layer in hidden + layers}
    model = QgsProcessingModelAlgorithm()
    assert model.fromFile(str(HERE / "underpass.model3"))
    project_models.keep_in_project(model, {name: files.get(value, value) for name, value in inputs.items()})
    title = "Underpass: a town with an embankment, a culvert that may block, a pump and gullies"
    project_layers.write(HERE / "underpass.qgz", title, "EPSG:25832", layers, hidden)


if __name__ == "__main__":
    project_models.make(main, __doc__)
