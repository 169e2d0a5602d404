#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command and qgis_process give the same maps, bit for bit, on both sample projects and in rain that differs from
place to place; and the same damage.

    same_maps_test.py SPATE SOURCE_FOLDER BUILD_FOLDER
"""

import array
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


# Across the flood, from its left bank to the right one.
SECTIONS = {
    "type": "FeatureCollection",
    "crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::32756"}},
    "features": [
        {
            "type": "Feature",
            "properties": {"name": "street"},
            "geometry": {"type": "LineString", "coordinates": [[382330, 6354510], [382460, 6354410]]},
        }
    ],
}


def rows(path):
    file = ogr.Open(str(path))  # the layer does not keep it
    layer = file.GetLayer(0)
    names = [field.GetName() for field in layer.schema]
    return [(feature.GetGeometryRef().ExportToWkb(), [feature[name] for name in names]) for feature in layer]


def arguments_of(values):
    return [f"--{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items()]


def by_qgis(inputs, case, output):
    output.mkdir()
    values = dict(inputs, **{name: str(output / f"{name.lower()}.tif") for name in run.MAPS})
    if "BARRIERS" in inputs:
        values["BARRIER_REPORT"] = str(output / "barrier_report.gpkg")
    if "GAUGES" in inputs:
        values.update(GAUGE_SERIES=str(output / "gauge_series.csv"), GAUGE_PEAKS=str(output / "gauge_peaks.gpkg"))
        values["SECTION_PEAKS"] = str(output / "section_peaks.gpkg")
        values["SERIES"] = str(output / "series.nc")
    values["REPORT"] = str(output / "report.html")
    for name in ("BARRIERS", "RAIN_TABLE"):
        values.setdefault(name, "")  # not given: this used to abort
    command = [run.qgis_process(), "run", "spate:simulateflood", "--json", *arguments_of(values)]
    subprocess.run(command, cwd=case, env=run.environment(), check=True, stdout=subprocess.DEVNULL)


def mesh(path):
    """All values of a series over time, by variable."""
    group = gdal.OpenEx(str(path), gdal.OF_MULTIDIM_RASTER).GetRootGroup()
    return {name: group.OpenMDArray(name).ReadAsArray().tobytes() for name in group.GetMDArrayNames()}


def compare_over_time(name, ours, theirs):
    expect(mesh(ours / "series.nc") == mesh(theirs / "series.nc"), f"{name}: all frames are the same")
    expect(rows(ours / "gauge_peaks.gpkg") == rows(theirs / "gauge_peaks.gpkg"), f"{name}: peaks at gauges are the same")
    expect(rows(ours / "section_peaks.gpkg") == rows(theirs / "section_peaks.gpkg"), f"{name}: peaks at sections are the same")
    mine, others = ([line.replace('"', "") for line in (place / "gauge_series.csv").read_text().split()] for place in (ours, theirs))
    expect(mine == others and len(mine) > 60, f"{name}: {len(mine) - 1} rows of gauges and volumes are the same")


def report_of(place):
    """The report without what depends on the time, the machine's load, and the folder."""
    report = json.loads((place / "report.json").read_text(encoding="utf-8"))
    for name in ("date", "command"):
        report.pop(name)
    for name in ("wall_s", "cell_updates_per_s"):
        report["run"].pop(name)
    report["certificate"].pop("results")
    report["maps"] = {map["parameter"]: map["bands"] for map in report["maps"] if map["parameter"] != "BED"}
    return report


def compare_reports(name, ours, theirs):
    mine, others = report_of(ours), report_of(theirs)
    expect(mine.keys() == others.keys(), f"{name}: both report.json have the same parts")
    for part in mine:
        expect(mine[part] == others[part], f"{name}: '{part}' of report.json is the same")


def compare(name, sample, inputs, folder):
    case = SAMPLES / sample
    ours, theirs = folder / f"{name} command", folder / f"{name} qgis"
    outputs = {"SERIES": str(ours / "series.nc")} if "GAUGES" in inputs else {}
    document = json.dumps({"inputs": dict(inputs, REPORT=str(ours / "report.html"), **outputs)})
    subprocess.run(
        [SPATE, "run", "-", "-o", ours], cwd=case, input=document, text=True, check=True, stdout=subprocess.DEVNULL
    )
    by_qgis(inputs, case, theirs)
    for file in run.MAPS:
        path = f"{file.lower()}.tif"
        expect(bands(ours / path) == bands(theirs / path), f"{name}: {path} is the same")
    compare_reports(name, ours, theirs)
    if "BARRIERS" in inputs:
        report = "barrier_report.gpkg"
        expect(rows(ours / report) == rows(theirs / report), f"{name}: the report of {len(rows(ours / report))} barriers is the same")
    if "GAUGES" in inputs:
        compare_over_time(name, ours, theirs)


def exported(name, sample, inputs, folder, expected):
    """What spate:exportcase writes runs elsewhere, from any folder."""
    case, place = folder / f"{name} exported", folder / f"{name} in another place, \u00e4"
    command = [run.qgis_process(), "run", "spate:exportcase", *arguments_of(dict(inputs, FOLDER=str(case)))]
    subprocess.run(command, cwd=SAMPLES / sample, env=run.environment(), check=True, stdout=subprocess.DEVNULL)
    case.rename(place)
    names = sorted(path.name for path in place.iterdir())
    expect("case.json" in names and "dem.tif" in names, f"{name}: the exported case is {', '.join(names)}")
    subprocess.run([SPATE, "run", place / "case.json"], cwd="/", check=True, stdout=subprocess.DEVNULL)
    for file in run.MAPS:
        path = f"{file.lower()}.tif"
        expect(bands(place / path) == bands(expected / path), f"{name}: {path} of the exported case is the same")
    if "BARRIERS" in inputs:
        report = "barrier_report.gpkg"
        expect(rows(place / report) == rows(expected / report), f"{name}: the report of the exported case is the same")


def write_rain(folder):
    """Rain over the DEM of barrier_choice in blocks that differ, three times two minutes: bands and NetCDF. And two gauges."""
    dem = gdal.Open(str(SAMPLES / "barrier_choice" / "dem.tif"))
    west, cell, _, north, _, height = dem.GetGeoTransform()
    across, along = dem.RasterXSize * cell / 3, dem.RasterYSize * height / 2
    values = [[[20.0 * (1 + time), 90, 5], [0, 35.5, 60 + time]] for time in range(3)]
    raster = gdal.GetDriverByName("GTiff").Create(str(folder / "rain.tif"), 3, 2, 3, gdal.GDT_Float32)
    raster.SetGeoTransform((west, across, 0, north, 0, along))
    raster.SetSpatialRef(dem.GetSpatialRef())
    root = gdal.GetDriverByName("netCDF").CreateMultiDimensional(str(folder / "rain.nc")).GetRootGroup()
    number, text = gdal.ExtendedDataType.Create(gdal.GDT_Float64), gdal.ExtendedDataType.CreateString()
    axes = {"time": [0, 2, 4], "y": [north + along * (i + 0.5) for i in range(2)], "x": [west + across * (i + 0.5) for i in range(3)]}
    dimensions = []
    for name, places in axes.items():
        dimensions.append(root.CreateDimension(name, None, None, len(places)))
        axis = root.CreateMDArray(name, [dimensions[-1]], number)
        axis.Write(array.array("d", places))
        attributes = {"units": "m", "standard_name": f"projection_{name}_coordinate"}
        if name == "time":
            attributes = {"units": "minutes since 2026-05-01 06:00:00", "standard_name": "time"}
        for key, value in attributes.items():
            axis.CreateAttribute(key, [], text).Write(value)
    rain = root.CreateMDArray("rr", dimensions, number)
    rain.CreateAttribute("units", [], text).Write("mm h-1")
    rain.SetSpatialRef(dem.GetSpatialRef())
    rain.Write(array.array("d", [value for time in values for row in time for value in row]))
    for band, rows_of in enumerate(values, 1):
        raster.GetRasterBand(band).WriteRaster(0, 0, 3, 2, array.array("f", [v for row in rows_of for v in row]).tobytes())
        raster.GetRasterBand(band).SetUnitType("mm/h")
    epsg = dem.GetSpatialRef().GetAuthorityCode(None)
    places = [("hill", west + 0.2 * across, north + 0.3 * along), ("mill", west + 2.6 * across, north + 1.5 * along)]
    features = [
        {"type": "Feature", "properties": {"station": name}, "geometry": {"type": "Point", "coordinates": [x, y]}}
        for name, x, y in places
    ]
    crs = {"type": "name", "properties": {"name": f"urn:ogc:def:crs:EPSG::{epsg}"}}
    (folder / "places.geojson").write_text(json.dumps({"type": "FeatureCollection", "crs": crs, "features": features}))
    (folder / "rain.csv").write_text("station,time_min,rain_mmh\nhill,0,30\nhill,6,90\nmill,0,0\nmill,2,80\nmill,6,0\n")


def rained_on(folder):
    """Rain in space and time, from each of its sources, through both doors; and as an exported case, with most files."""
    write_rain(folder)
    common = {"DEM": "dem.tif", "MANNING": 0.03, "DURATION": 0.1, "ARRIVAL_DEPTHS": "0.005", "START_TIME": "2026-05-01T06:00"}
    for name, rain in (
        ("rain of bands", {"RAIN_RASTER": str(folder / "rain.tif"), "RAIN_INTERVAL": 2}),
        ("rain of NetCDF", {"RAIN_RASTER": str(folder / "rain.nc")}),
        ("rain of places", {"RAIN_PLACES": str(folder / "places.geojson"), "RAIN_TABLE": str(folder / "rain.csv"), "RAIN_SPREAD": "inverse_distance"}),
    ):
        inputs = dict(common, **rain)
        compare(name, "barrier_choice", inputs, folder)
        depths = bands(folder / f"{name} command" / "max_depth.tif")[0]
        expect(max(array.array("f", depths)) > 0.005, f"{name}: it floods")
        if "RAIN_PLACES" in inputs:
            exported(name, "barrier_choice", inputs, folder, folder / f"{name} qgis")


def damaged(folder):
    """The damage over an ensemble of floods that come at once, with their return periods."""
    (folder / "scenarios.csv").write_text(
        "id,return_period,shift_s,shift_m,barriers\noften,10,-700,-0.6,\nseldom,100,-700,0,\nlarge,100,-700,0.3,\n"
    )
    inputs = dict(
        {name: value for name, value in BARRIER_CASE.items() if name != "BARRIERS"},
        BUILDING_MODE="block",
        DURATION=0.05,
        SCENARIOS=str(folder / "scenarios.csv"),
        CLASS_FIELD="class",
        STRUCTURE_VALUE_FIELD="structure_eur",
        CONTENTS_VALUE_FIELD="contents_eur",
        FLOOR_HEIGHT_FIELD="floor_m",
        QUANTILES="0.05, 0.5",
        MEMBERS_AT_ONCE=1,
    )
    case, ours, theirs = SAMPLES / "barrier_choice", folder / "damage command", folder / "damage qgis"
    answer = subprocess.run(
        [SPATE, "ensemble", "-", "-o", ours, "--json"],
        cwd=case,
        input=json.dumps({"inputs": inputs}),
        text=True,
        check=True,
        stdout=subprocess.PIPE,
    )
    numbers = json.loads(answer.stdout)["results"]
    theirs.mkdir()
    results = ("MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY")
    outputs = dict({name: str(theirs / f"{name.lower()}.tif") for name in results}, DAMAGE=str(theirs / "damage.gpkg"))
    outputs["MEMBERS"] = str(theirs / "members.csv")
    command = [run.qgis_process(), "run", "spate:simulateensemble", "--json", *arguments_of(dict(inputs, **outputs))]
    text = subprocess.run(command, cwd=case, env=run.environment(), check=True, stdout=subprocess.PIPE, text=True).stdout
    expected = json.loads(text[text.find("{") :])["results"]
    for name in ("DAMAGE_EXPECTED", "EAD_TRAPEZOID", "EAD_LOGLINEAR"):
        expect(
            numbers[name] > 0 and abs(numbers[name] - expected[name]) < 1e-9 * expected[name],
            f"{name}: {numbers[name]:,.0f} by the command, {expected[name]:,.0f} in QGIS",
        )
    mine, others = ([row[1] for row in rows(place / "damage.gpkg")] for place in (ours, theirs))
    others = [values[-len(mine[0]) :] for values in others]  # QGIS keeps the key of the input as a field
    expect(mine == others and len(mine) == 95, f"the damage at {len(mine)} buildings is the same")


def main(folder):
    damaged(folder)
    compare("barrier_choice", "barrier_choice", BARRIER_CASE, folder)
    exported("barrier_choice", "barrier_choice", BARRIER_CASE, folder, folder / "barrier_choice qgis")
    rained_on(folder)
    merewether = json.loads((SAMPLES / "merewether" / "parameters.json").read_text())["inputs"]
    gauges = {"GAUGES": "inputs.gpkg|layername=observations", "SERIES_INTERVAL": 2, "START_TIME": "2007-06-08T06:00"}
    lines = folder / "sections.geojson"
    lines.write_text(json.dumps(SECTIONS))
    compare("merewether", "merewether", dict(merewether, DURATION=0.1, SECTIONS=str(lines), **gauges), folder)


if __name__ == "__main__":
    run_all(main)
