#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The algorithms without a simulation give the same through the command and qgis_process: maps bit for bit, layers row by
row, pages letter by letter, and numbers.

    same_tools_test.py SPATE SOURCE_FOLDER BUILD_FOLDER
"""

import csv
import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy
from osgeo import gdal, ogr

SPATE, SOURCE, BUILD = (Path(argument).resolve() for argument in sys.argv[1:4])
sys.argv[1:] = [str(SOURCE / "sample_projects"), str(BUILD)]
sys.path.insert(0, str(SOURCE / "tests" / "sample_projects"))
from checks import SAMPLES, expect, run, run_all  # noqa: E402

# Name -> algorithm, inputs, results.
CASES = {
    "hazard": (
        "floodhazard",
        {"MAX_DEPTH": "depth.tif", "MAX_SPEED": "speed.tif", "DEBRIS": "urban"},
        {"UK_HAZARD": "uk.tif", "AU_HAZARD": "au.tif"},
    ),
    "hazard of a run": (
        "floodhazard",
        {"MAX_DEPTH": "depth.tif", "MAX_SPEED": "speed.tif", "MAX_UNIT_DISCHARGE": "product.tif"},
        {"UK_HAZARD": "uk.tif"},
    ),
}


def write_flood(case):
    """Depths and speeds on the cells of the terrain, in all classes, with dry places."""
    dem = gdal.Open(str(case / "dem.tif"))
    column, row = numpy.meshgrid(numpy.arange(dem.RasterXSize), numpy.arange(dem.RasterYSize))
    depth = numpy.maximum(0, 2.5 * numpy.sin(column / 17) * numpy.cos(row / 23))
    speed = 1.7 * numpy.abs(numpy.cos(column / 31 + row / 11))
    for name, values in (("depth", depth), ("speed", speed), ("product", 0.8 * depth * speed)):
        raster = gdal.GetDriverByName("GTiff").Create(
            str(case / f"{name}.tif"), dem.RasterXSize, dem.RasterYSize, 1, gdal.GDT_Float32
        )
        raster.SetGeoTransform(dem.GetGeoTransform())
        raster.SetSpatialRef(dem.GetSpatialRef())
        raster.GetRasterBand(1).WriteArray(values)


def map_of(path):
    raster = gdal.Open(str(path))
    bands = [raster.GetRasterBand(band + 1) for band in range(raster.RasterCount)]
    said = {name: value for name, value in raster.GetMetadata().items() if name != "SPATE_COMMAND"}
    return [(band.GetDescription(), band.ReadAsArray().tobytes()) for band in bands], raster.GetGeoTransform(), said


def layer_of(path):
    file = ogr.Open(str(path))  # the layer does not keep it
    layer = file.GetLayer(0)
    crs = layer.GetSpatialRef()
    names = [field.GetName() for field in layer.schema]
    rows = []
    for feature in layer:
        geometry = feature.GetGeometryRef()
        rows.append((geometry and geometry.ExportToIsoWkt(), [feature[name] for name in names]))
    return names, layer.GetGeomType(), crs and crs.GetName(), rows


def table_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


def content(path):
    readers = {".tif": map_of, ".csv": table_of, ".gpkg": layer_of, ".geojson": layer_of}
    return readers.get(path.suffix, lambda page: page.read_text(encoding="utf-8"))(path)


def by_command(algorithm, case, inputs, outputs):
    document = json.dumps({"inputs": dict(inputs, **outputs)})
    command = [SPATE, algorithm, "-", "--json"]
    return subprocess.run(command, cwd=case, input=document, text=True, check=True, stdout=subprocess.PIPE).stdout


def by_qgis(algorithm, case, inputs, outputs):
    values = [f"--{name}={value}" for name, value in dict(inputs, **outputs).items()]
    command = [run.qgis_process(), "run", f"spate:{algorithm}", "--json", *values]
    return subprocess.run(command, cwd=case, env=run.environment(), check=True, stdout=subprocess.PIPE, text=True).stdout


def main(folder):
    case = folder / "case"
    shutil.copytree(SAMPLES / "barrier_choice", case)
    write_flood(case)
    for name, (algorithm, inputs, files) in CASES.items():
        results, places = [], []
        for door in (by_command, by_qgis):
            place = folder / f"{name} {door.__name__}"
            place.mkdir()
            answer = door(algorithm, case, inputs, {result: str(place / file) for result, file in files.items()})
            results.append(json.loads(answer[answer.index("{") :])["results"])
            places.append(place)
        mine, others = ({key: value for key, value in each.items() if key not in files} for each in results)
        expect(mine == others, f"{name}: the numbers are the same: {mine}")
        written = sorted(path.name for path in places[0].iterdir())
        expect(written == sorted(path.name for path in places[1].iterdir()), f"{name}: both wrote {', '.join(written)}")
        for file in written:
            expect(content(places[0] / file) == content(places[1] / file), f"{name}: {file} is the same")


if __name__ == "__main__":
    gdal.UseExceptions()
    run_all(main)
