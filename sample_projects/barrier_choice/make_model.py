#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes barrier_choice.model3: from terrain, land cover, barriers, buildings and hydrographs to damage avoided.

    make_model.py PLUGINS

PLUGINS is the folder that holds the plugin spate, for example build/default/provider/plugins. The result is committed.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterEnum,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterField,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
)

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import project_models  # noqa: E402

HELP = """What a barrier saves: the same flood without and with it, the damage of both, and what they differ in.
Roughness comes from land cover; where buildings stand there is no flow. Curves: the class of a building is the name of
a curve (HAZUS 6.1 or JRC 2017)."""
TABLE, LINE, POLYGON = QgsProcessing.TypeVector, QgsProcessing.TypeVectorLine, QgsProcessing.TypeVectorPolygon


def layer(name, title, kind, optional=False):
    return QgsProcessingParameterFeatureSource(name, title, [kind], None, optional)


def field(name, title, value):
    return QgsProcessingParameterField(name, title, value, "buildings")


INPUTS = [
    QgsProcessingParameterRasterLayer("dem", "Elevation model"),
    QgsProcessingParameterRasterLayer("land_cover", "Land cover (ESA WorldCover)"),
    layer("roughness", "Roughness of classes, in place of the ready ones", TABLE, optional=True),
    layer("river", "Water bodies at the start", POLYGON, optional=True),
    layer("river_edge", "Boundary lines", LINE),
    layer("hydrographs", "Hydrographs", TABLE),
    QgsProcessingParameterEnum("edges", "All other edges", ["wall", "open"], False, "wall", False, True),
    QgsProcessingParameterNumber("duration", "Duration (hours)", QgsProcessingParameterNumber.Double, 0.5, False, 0),
    QgsProcessingParameterFeatureSource("barriers", "Barriers", [LINE, POLYGON]),
    layer("buildings", "Buildings", POLYGON),
    field("class", "Field: class of the building", "class"),
    field("structure", "Field: value of the structure", "structure_eur"),
    field("contents", "Field: value of the contents", "contents_eur"),
    field("floor", "Field: height of the floor above the ground (m)", "floor_m"),
    QgsProcessingParameterString("currency", "Currency", "EUR"),
]


def simulate(model, run, row, more, results):
    inputs = {
        "DEM": "dem",
        "MANNING_RASTER": ("manning", "MANNING"),
        "BUILDINGS": "buildings",
        "WATER_BODIES": "river",
        "BOUNDARIES": "river_edge",
        "HYDROGRAPHS": "hydrographs",
        "DURATION": "duration",
        "ARRIVAL_DEPTHS": ["0.01, 0.1"],
        "RUN_NAME": [f"{run.capitalize()} the barriers"],
    }
    inputs.update({side: "edges" for side in ("WEST", "EAST", "NORTH", "SOUTH")})
    maps = [("Maximum depth", "MAX_DEPTH"), ("Arrival time", "ARRIVAL_TIME"), ("Final depth", "FINAL_DEPTH")]
    results = [(f"{title} {run}", name) for title, name in maps] + results
    model.add(run, "simulateflood", f"Flood {run} barriers", (1, row), dict(inputs, **more), results)


def damage(model, run, row):
    inputs = {
        "BUILDINGS": "buildings",
        "MAX_DEPTH": (run, "MAX_DEPTH"),
        "CLASS_FIELD": "class",
        "STRUCTURE_VALUE_FIELD": "structure",
        "CONTENTS_VALUE_FIELD": "contents",
        "FLOOR_HEIGHT_FIELD": "floor",
        "CURRENCY": "currency",
    }
    title = f"Damage {run} barriers"
    model.add(f"damage_{run}", "buildingdamage", title, (2, row), inputs, [(f"Damage {run}", "DAMAGE")])


def main():
    model = project_models.Model("Barrier choice", HELP, INPUTS)
    roughness = {"DEM": "dem", "LAND_COVER": "land_cover", "TABLE": "roughness"}
    model.add("manning", "manningfromlandcover", "Roughness", (0, 5), roughness)
    simulate(model, "without", 0, {}, [])
    simulate(model, "with", 7, {"BARRIERS": "barriers"}, [("Barrier report", "BARRIER_REPORT")])
    damage(model, "without", 4)
    damage(model, "with", 11)
    comparison = {
        "DEPTH_WITHOUT": ("without", "MAX_DEPTH"),
        "DEPTH_WITH": ("with", "MAX_DEPTH"),
        "ARRIVAL_WITHOUT": ("without", "ARRIVAL_TIME"),
        "ARRIVAL_WITH": ("with", "ARRIVAL_TIME"),
        "BUILDINGS_WITHOUT": ("damage_without", "DAMAGE"),
        "BUILDINGS_WITH": ("damage_with", "DAMAGE"),
        "DEM": "dem",
        "MEASURE": "barriers",
        "WATER_BODIES": "river",
        "CURRENCY": "currency",
        "TITLE": ["What the barriers save"],
        "MEASURE_NAME": ["the barrier"],
    }
    results = [
        ("Change of depth", "DEPTH_CHANGE"),
        ("Newly dry and newly flooded", "CHANGE_CLASS"),
        ("Delay of the arrival", "ARRIVAL_DELAY"),
        ("Change at the buildings", "BUILDING_CHANGE"),
        ("Page", "PAGE"),
        ("Page as PDF", "PDF"),
    ]
    model.add("comparison", "comparescenarios", "Without and with", (3, 6), comparison, results)
    assert model.finish().toFile(str(HERE / "barrier_choice.model3"))


if __name__ == "__main__":
    project_models.make(main, __doc__)
