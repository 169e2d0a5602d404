#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command and qgis_process give the same maps, bit for bit, on both sample projects.

    same_maps_test.py SPATE SOURCE_FOLDER BUILD_FOLDER
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from osgeo import gdal, ogr

SPATE, SOURCE, BUILD = (Path(argument).resolve() for argument in sys.argv[1:4])
sys.argv[1:] = [str(SOURCE / "sample_projects"), str(BUILD)]
sys.path.insert(0, str(SOURCE / "tests" / "sample_projects"))
from checks import SAMPLES, expect, run, run_all  # noqa: E402

BARRIER_CASE = {
    "DEM": "dem.tif",
    "MANNING": 0.03,
    "BUILDINGS": "inputs.gpkg|layername=buildings",
    "BUILDING_MODE": "raise",
    "BARRIERS": "inputs.gpkg|layername=barriers",
    "WATER_BODIES": "inputs.gpkg|layername=river",
    "BOUNDARIES": "inputs.gpkg|layername=river_edge",
    "HYDROGRAPHS": "hydrographs.csv",
    **{side: "wall" for side in ("WEST", "EAST", "SOUTH", "NORTH")},
    "DURATION": 0.1,
    "ARRIVAL_DEPTHS": "0.1; 0,5",
}


def bands(path):
    raster = gdal.Open(str(path))
    return [raster.GetRasterBand(band + 1).ReadAsArray().tobytes() for band in range(raster.RasterCount)]


def rows(path):
    layer = ogr.Open(str(path)).GetLayer(0)
    names = [field.GetName() for field in layer.schema]
    return [(feature.GetGeometryRef().ExportToWkb(), [feature[name] for name in names]) for feature in layer]


def by_qgis(inputs, case, output):
    output.mkdir()
    values = dict(inputs, **{name: str(output / f"{name.lower()}.tif") for name in run.MAPS})
    if "BARRIERS" in inputs:
        values["BARRIER_REPORT"] = str(output / "barrier_report.gpkg")
    values["RAIN_TABLE"] = ""  # not given: this used to abort
    arguments = [f"--{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items()]
    command = [run.qgis_process(), "run", "spate:simulateflood", "--json", *arguments]
    subprocess.run(command, cwd=case, env=run.environment(), check=True, stdout=subprocess.DEVNULL)


def compare(name, inputs, folder):
    case = SAMPLES / name
    ours, theirs = folder / f"{name} command", folder / f"{name} qgis"
    document = json.dumps({"inputs": inputs})
    subprocess.run(
        [SPATE, "run", "-", "-o", ours], cwd=case, input=document, text=True, check=True, stdout=subprocess.DEVNULL
    )
    by_qgis(inputs, case, theirs)
    for file in run.MAPS:
        path = f"{file.lower()}.tif"
        expect(bands(ours / path) == bands(theirs / path), f"{name}: {path} is the same")
    if "BARRIERS" in inputs:
        report = "barrier_report.gpkg"
        expect(rows(ours / report) == rows(theirs / report), f"{name}: the report of {len(rows(ours / report))} barriers is the same")


def main(folder):
    compare("barrier_choice", BARRIER_CASE, folder)
    merewether = json.loads((SAMPLES / "merewether" / "parameters.json").read_text())["inputs"]
    compare("merewether", merewether, folder)


if __name__ == "__main__":
    run_all(main)
