#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes underpass.model3: the bed of a brook burned in, a cloudburst with a blocked and an open culvert, and what they differ in.

    make_model.py PLUGINS

PLUGINS is the folder that holds the plugin spate, for example build/default/provider/plugins. The result is committed.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterFeatureSource,
    QgsProcessingParameterNumber,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
)

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import project_models  # noqa: E402

HELP = """What a culvert under an embankment saves when it is kept open: the same cloudburst with it and without it.
The brook's bed is cut into the terrain first; the embankment above the culvert stays, since the culvert passes the water."""
TABLE, POINT, LINE, POLYGON = (
    QgsProcessing.TypeVector,
    QgsProcessing.TypeVectorPoint,
    QgsProcessing.TypeVectorLine,
    QgsProcessing.TypeVectorPolygon,
)


def layer(name, title, kind, optional=False):
    return QgsProcessingParameterFeatureSource(name, title, [kind], None, optional)


INPUTS = [
    QgsProcessingParameterRasterLayer("dem", "Elevation model"),
    layer("brook", "Streams to burn in", LINE),
    layer("structures", "Structures, the culvert open", LINE),
    layer("structures_blocked", "Structures, the culvert blocked", LINE, optional=True),
    layer("inlets", "Inlets of the street drainage", POINT, optional=True),
    layer("inflow", "Inflows", LINE),
    layer("hydrographs", "Hydrographs", TABLE),
    layer("rain", "Rain", TABLE),
    layer("buildings", "Buildings", POLYGON),
    layer("gauges", "Gauges", POINT),
    QgsProcessingParameterNumber("duration", "Duration (hours)", QgsProcessingParameterNumber.Double, 1.5, False, 0),
    QgsProcessingParameterString("currency", "Currency", "EUR"),
]


def simulate(model, run, row):
    inputs = {
        "DEM": ("terrain", "BURNED"),
        "BUILDINGS": "buildings",
        "STRUCTURES": "structures" if run == "open" else "structures_blocked",
        "INLETS": "inlets",
        "INFLOWS": "inflow",
        "HYDROGRAPHS": "hydrographs",
        "RAIN_TABLE": "rain",
        "GAUGES": "gauges",
        "SERIES_INTERVAL": [1],
        "DURATION": "duration",
        "SCHEME": ["hr"],  # the underpass and the brook are two and three cells wide: it computes on the cells as they are
        "ARRIVAL_DEPTHS": ["0.1"],
        "RUN_NAME": [f"Culvert {run}"],
        "WEST": ["open"],
    }
    inputs.update({side: ["wall"] for side in ("EAST", "NORTH", "SOUTH")})
    results = [("Maximum depth", "MAX_DEPTH"), ("Arrival time", "ARRIVAL_TIME"), ("Gauges", "GAUGE_SERIES")]
    results = [(f"{title}, culvert {run}", name) for title, name in results]
    model.add(run, "simulateflood", f"Cloudburst, culvert {run}", (2, row), inputs, results)


def damage(model, run, row):
    inputs = {
        "BUILDINGS": "buildings",
        "MAX_DEPTH": (run, "MAX_DEPTH"),
        "CLASS_FIELD": ["class"],
        "STRUCTURE_VALUE_FIELD": ["structure_eur"],
        "CONTENTS_VALUE_FIELD": ["contents_eur"],
        "FLOOR_HEIGHT_FIELD": ["floor_m"],
        "DRY_DEPTH": [0.1],  # rain on the streets is no flood
        "CURRENCY": "currency",
    }
    title = f"Damage, culvert {run}"
    model.add(f"damage_{run}", "buildingdamage", title, (3, row), inputs, [(title, "DAMAGE")])


def main():
    model = project_models.Model("Underpass", HELP, INPUTS)
    beds = {"DEM": "dem", "STREAMS": "brook", "CULVERTS": "structures"}
    model.add("terrain", "burnstreams", "The brook's bed", (1, 2), beds, [("Terrain with the brook", "BURNED")])
    for run, row in (("blocked", 1), ("open", 7)):
        simulate(model, run, row)
        damage(model, run, row + 2)
    comparison = {
        "DEPTH_WITHOUT": ("blocked", "MAX_DEPTH"),
        "DEPTH_WITH": ("open", "MAX_DEPTH"),
        "ARRIVAL_WITHOUT": ("blocked", "ARRIVAL_TIME"),
        "ARRIVAL_WITH": ("open", "ARRIVAL_TIME"),
        "BUILDINGS_WITHOUT": ("damage_blocked", "DAMAGE"),
        "BUILDINGS_WITH": ("damage_open", "DAMAGE"),
        "DEM": ("terrain", "BURNED"),
        "MEASURE": "structures",
        "DRY_DEPTH": [0.1],
        "DAMAGE_TOLERANCE": [500],
        "CURRENCY": "currency",
        "TITLE": ["What an open culvert saves"],
        "MEASURE_NAME": ["the open culvert"],
    }
    results = [
        ("Change of depth", "DEPTH_CHANGE"),
        ("Newly dry and newly flooded", "CHANGE_CLASS"),
        ("Change at the buildings", "BUILDING_CHANGE"),
        ("Page", "PAGE"),
    ]
    model.add("comparison", "comparescenarios", "Blocked and open", (4, 5), comparison, results)
    assert model.finish().toFile(str(HERE / "underpass.model3"))


if __name__ == "__main__":
    project_models.make(main, __doc__)
