#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes merewether.qgz: the inputs of the case with their styles, by relative paths, and a model that runs with them.

    make_project.py PLUGINS

PLUGINS is the folder that holds the plugin spate, for example build/default/provider/plugins. The result is committed.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import json
import sys
from pathlib import Path

from qgis.core import (
    QgsFillSymbol,
    QgsMarkerSymbol,
    QgsPalLayerSettings,
    QgsProcessing,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
    QgsRasterLayer,
    QgsVectorLayer,
)

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import project_layers  # noqa: E402
import project_models  # noqa: E402

TERRAIN = [  # m, colour
    (16, "#dfe6d3"),
    (22, "#e9e8d5"),
    (30, "#e6dec6"),
    (40, "#dccfb4"),
    (52, "#cdbda2"),
]


def vector(name, title, symbol):
    return project_layers.vector(HERE / "inputs.gpkg", name, title, symbol)


HELP = """The flood of June 2007 between the houses of Merewether, Australia: 17 minutes of a constant inflow. It takes some
30 seconds."""


def model(inputs):
    """Simulate flood with the inputs of the case; the layers and the duration are its parameters."""
    kinds = {"HYDROGRAPHS": QgsProcessing.TypeVector}
    titles = {"DEM": "Terrain", "MANNING_RASTER": "Roughness", "BUILDINGS": "Houses", "INFLOWS": "Inflow"}

    def parameter(name):
        title = titles.get(name, name.capitalize())
        if name in ("DEM", "MANNING_RASTER"):
            return QgsProcessingParameterRasterLayer(name, title)
        kind = kinds.get(name, QgsProcessing.TypeVectorPolygon)
        return QgsProcessingParameterFeatureSource(name, title, [kind])

    layers = ["DEM", "MANNING_RASTER", "BUILDINGS", "INFLOWS", "HYDROGRAPHS"]
    duration = QgsProcessingParameterNumber(
        "DURATION", "Duration (hours)", QgsProcessingParameterNumber.Double, inputs["DURATION"], False, 0
    )
    made = project_models.Model("Flood of Merewether", HELP, [parameter(name) for name in layers] + [duration])
    values = {name: name if name in layers + ["DURATION"] else [value] for name, value in inputs.items()}
    values["RUN_NAME"] = ["Merewether"]
    maps = [("Maximum depth", "MAX_DEPTH"), ("Arrival time", "ARRIVAL_TIME"), ("Maximum speed", "MAX_SPEED")]
    made.add("flood", "simulateflood", "Flood", (0, 2), values, maps)
    return made.finish()


def main():
    road = {"color": "120,120,120,60", "outline_color": "120,120,120,160", "outline_width": "0.2"}
    house = {"color": "188,160,140,255", "outline_color": "92,72,60,255", "outline_width": "0.25"}
    inflow = {"color": "0,80,180,40", "outline_color": "0,60,150,255", "outline_width": "0.5"}
    point = {"name": "circle", "color": "255,220,60", "outline_color": "40,40,40", "size": "2.6"}
    observations = vector("observations", "Observed level (m)", QgsMarkerSymbol.createSimple(point))
    text = "\"id\" || ': ' || format_number(\"observed_m\", 2)"
    project_layers.label(observations, text, 8, QgsPalLayerSettings.OrderedPositionsAroundPoint)
    layers = [  # top first
        observations,
        vector("inflow", "Inflow, 19.7 m\u00b3/s", QgsFillSymbol.createSimple(inflow)),
        vector("houses", "Houses", QgsFillSymbol.createSimple(house)),
        vector("road", "Road", QgsFillSymbol.createSimple(road)),
        project_layers.hillshade(HERE / "dem.tif"),
        project_layers.terrain(HERE / "dem.tif", TERRAIN),
    ]
    hidden = [
        QgsRasterLayer(str(HERE / "manning.tif"), "Manning n"),
        QgsVectorLayer(str(HERE / "hydrographs.csv"), "hydrographs", "ogr"),
    ]
    inputs = json.loads((HERE / "parameters.json").read_text(encoding="utf-8"))["inputs"]
    files = {layer.source().split("/")[-1]: layer.id() for layer in layers + hidden}
    values = {name: files[value] for name, value in inputs.items() if value in files}
    project_models.keep_in_project(model(inputs), values)
    project_layers.write(HERE / "merewether.qgz", "Merewether, June 2007", "EPSG:32756", layers, hidden)


if __name__ == "__main__":
    project_models.make(main, __doc__)
