#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes delta.qgz: the inputs of the case with their styles, by relative paths, and a model that runs with them.

    make_project.py PLUGINS

PLUGINS is the folder that holds the plugin spate, for example build/default/provider/plugins. The result is committed.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import json
import sys
from pathlib import Path

from qgis.core import (
    QgsLineSymbol,
    QgsProcessing,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
    QgsVectorLayer,
)

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import project_layers  # noqa: E402
import project_models  # noqa: E402

TERRAIN = [  # m, colour
    (-40, "#8fa8b8"),
    (-15, "#b4c7d0"),
    (-0.1, "#d8e3e4"),
    (0, "#e6e8d8"),
    (0.2, "#e9e2c9"),
]
HELP = """A river builds a delta into the sea for 10,000 years; between the years 5000 and 6000 the sea rises by 8 m. It
takes some seconds."""


def model(inputs):
    """Simulate sediment with the inputs of the case; the layers and the duration are its parameters."""
    layers = {
        "DEM": QgsProcessingParameterRasterLayer("DEM", "Terrain"),
        "SUPPLIES": QgsProcessingParameterFeatureSource("SUPPLIES", "River's mouth", [QgsProcessing.TypeVectorLine]),
        "SEA_TABLE": QgsProcessingParameterFeatureSource("SEA_TABLE", "Sea level", [QgsProcessing.TypeVector]),
    }
    duration = QgsProcessingParameterNumber(
        "DURATION", "Duration (years)", QgsProcessingParameterNumber.Double, inputs["DURATION"], False, 0
    )
    made = project_models.Model("Delta", HELP, [*layers.values(), duration])
    values = {name: name if name in [*layers, "DURATION"] else [value] for name, value in inputs.items()}
    values["RUN_NAME"] = ["Delta"]
    maps = [("Change of the bed", "BED_CHANGE"), ("Sand fraction", "SAND_FRACTION"), ("Bed", "BED")]
    made.add("sediment", "simulatesediment", "Delta", (0, 1), values, maps)
    return made.finish()


def main():
    mouth = {"line_color": "0,60,150,255", "line_width": "1.4", "capstyle": "round"}
    layers = [  # top first
        project_layers.vector(HERE / "inputs.gpkg", "supplies", "River's mouth", QgsLineSymbol.createSimple(mouth)),
        project_layers.terrain(HERE / "dem.tif", TERRAIN),
    ]
    sea = QgsVectorLayer(str(HERE / "sea.csv"), "sea", "ogr")
    inputs = json.loads((HERE / "parameters.json").read_text(encoding="utf-8"))["inputs"]
    values = {"DEM": layers[-1].id(), "SUPPLIES": layers[0].id(), "SEA_TABLE": sea.id()}
    project_models.keep_in_project(model(inputs), values)
    project_layers.write(HERE / "delta.qgz", "Delta: a river builds into a rising sea", "EPSG:32632", layers, [sea])


if __name__ == "__main__":
    project_models.make(main, __doc__)
