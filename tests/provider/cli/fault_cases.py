# SPDX-License-Identifier: GPL-3.0-or-later
"""What tool_faults_test.py runs: each tool of the command with inputs, results, and other inputs for earlier results."""

import collections
import csv
import json
import shutil

import tool_samples
from osgeo import gdal
from results import content_of, report_in, rows_of
from tool_case import write_raster, write_terrain_with_errors
from valley import CELL, COLUMNS, DONE, NORTH, ROWS, SOURCE, WEST

# place: the folder of the inputs; results: files by name; earlier: changed inputs, or None where no earlier result may be.
Tool = collections.namedtuple("Tool", "place command inputs results earlier")

OTHER_FLOODS = {"DEPTH_WITHOUT": "product.tif", "DEPTH_WITH": "depth.tif"}
EARLIER = {
    "hazard": {"DEBRIS": "none"},
    "hazard of a run": {"DEBRIS": "none"},
    "damage": {"STRUCTURE_VALUE": 900},
    "damage per year": {"NO_DAMAGE_RETURN_PERIOD": 1},
    "scenarios": OTHER_FLOODS,
    "scenarios with other buildings": OTHER_FLOODS,
    "points": {"RESULTS": ["product.tif"]},
    "leaks": {"MAX_GAP": 10},
    "levels at points": {"RESULTS": ["product.tif"]},
    "roughness": {"TABLE": None},
    "hydrographs": {"PEAK": 50},
    "layers to draw in": None,
    "exported flood": {"DURATION": 1},
    "extent": {"THRESHOLDS": "0.5"},
    "smoothed extent": {"THRESHOLDS": "0.5"},
}
MORE_RESULTS = {"damage per year": {"PLOT": "ead.html"}}
VALLEY = {"DEM": "dem.tif", "INFLOWS": "inputs.gpkg|layername=springs", "HYDROGRAPHS": "hydrographs.csv", "THREADS": 1}
DELTA = {
    **{"DEM": "dem.tif", "SAND": 0.3, "ALPHA": 15000, "BETA": 40000, "ALPHA_SEA": 100, "BETA_SEA": 600, "ACTIVE_LAYER": 2},
    **{"SEA_TABLE": "sea.csv", "SUPPLIES": "inputs.gpkg|layername=supplies", "SOUTH": "open", "DURATION": 100, "THREADS": 1},
}
SEDIMENT = {name: f"{name.lower()}.tif" for name in ("BED_CHANGE", "SAND_FRACTION", "BED", "SAND_CHANGE")}
ACCEPTED = {"ACCEPTED_SPOTS": "spots.gpkg", "ACCEPTED_BRIDGES": "bridges.gpkg"}

TOOLS = {
    **{
        name: Tool("city", command, inputs, {**results, **MORE_RESULTS.get(name, {})}, EARLIER[name])
        for name, (command, inputs, results) in tool_samples.CASES.items()
    },
    "storm": Tool(
        ".",
        "designstorm",
        {"DEPTHS": "depths.csv", "SHAPE": "euler_2", "DURATION": 20, "TIME_STEP": 5},
        {"TABLE": "rain.csv", "PLOT": "storm.html"},
        {"SHAPE": "alternating_block"},
    ),
    "merged terrain": Tool(".", "mergeterrain", {"DEMS": ["over.tif", "dem.tif"], "BLEND_WIDTH": 30}, {"MERGED": "merged.tif"}, {"BLEND_WIDTH": 0}),
    "proposals": Tool(".", "fixterrain", {"DEM": "errors.tif"}, {"SPOTS": "spots.gpkg", "BRIDGES": "bridges.gpkg"}, {"DEM": "bridge.tif"}),
    "fixed terrain": Tool(".", "fixterrain", {"DEM": "errors.tif", **ACCEPTED}, {"FIXED": "fixed.tif"}, {"ACCEPTED_SPOTS": None}),
    "streams": Tool(
        ".", "burnstreams", {"DEM": "dem.tif", "STREAMS": "inputs.gpkg|layername=streams", "WIDTH": 20, "DEPTH": 1}, {"BURNED": "burned.tif"}, {"DEPTH": 2}
    ),
    "structures": Tool(
        ".", "checkstructures", {"DEM": "dem.tif", "STRUCTURES": "inputs.gpkg|layername=pipes"}, {"FINDINGS": "structures.gpkg"}, {"HEADWATER": 3}
    ),
    "checked inputs": Tool(".", "check", {**VALLEY, "DURATION": 0.1}, {"FINDINGS": "findings.gpkg"}, {"INFLOWS": None, "HYDROGRAPHS": None, "RAIN": 20}),
    "schemes": Tool(
        ".", "compareschemes", {**VALLEY, "DURATION": 0.02, "SCHEMES": "hwp14, kp07"}, {"COMPARISON": "comparison.csv", "PAGE": "page.html"}, {"SCHEMES": "hr, kp07"}
    ),
    "sediment": Tool("delta", "sediment", DELTA, {**SEDIMENT, "SERIES": "series.csv"}, {"SAND": 0.5}),
    "frames": Tool(
        "film",
        "floodframes",
        {"SERIES": "flood.nc", "EVERY": 30, "WIDTH": 320, "HEIGHT": 240},
        {"FRAMES": "frames", "ANIMATION": "flood.gif"},
        {"TITLE": "Earlier"},
    ),
    "rerun": Tool("flood", "rerun", {"certificate": "report.json"}, {}, {"certificate": "../longer/report.json"}),
}


def in_formats(name, endings, *results):
    """The same tool with its results in other formats."""
    tool = TOOLS[name]
    files = {result: f"{result.lower()}.{ending}" for result, ending in zip(results, endings)}
    return {f"{name}: {', '.join(endings)}": tool._replace(results={**tool.results, **files})}


def with_sheet(ending):
    tool = TOOLS["hydrographs"]
    inputs = {**tool.inputs, "HYDROGRAPHS": f"odd.{ending}"}
    return {f"hydrographs of {ending}": tool._replace(inputs=inputs, results={"TABLE": "table.csv"})}


FORMATS = {
    **in_formats("extent", ("shp", "csv"), "EXTENT", "AREAS"),
    **in_formats("extent", ("fgb", "geojson"), "EXTENT", "AREAS"),
    **in_formats("extent", ("csv", "gml"), "EXTENT", "AREAS"),
    **in_formats("extent", ("gml", "gpkg"), "EXTENT", "AREAS"),
    **in_formats("extent", ("kml", "kml"), "EXTENT", "AREAS"),
    **in_formats("points", ("shp",), "SAMPLES"),
    **in_formats("points", ("csv",), "SAMPLES"),
    **in_formats("leaks", ("geojson",), "LEAKS"),
    **in_formats("damage", ("shp", "gpkg"), "DAMAGE", "SUMMARY"),
    **in_formats("damage", ("fgb", "geojson"), "DAMAGE", "SUMMARY"),
    **with_sheet("xlsx"),
    **with_sheet("ods"),
}
# Formats that tools read and do not write.
REFUSED = [TOOLS["extent"]._replace(results={"EXTENT": "extent.gpkg", "AREAS": f"areas.{ending}"}) for ending in ("xlsx", "ods")]


def write_places(test):
    """The folders of the inputs, in that of a test with the valley."""
    folder = test.folder
    tool_samples.write_inputs(folder / "city")
    table = gdal.OpenEx(str(folder / "city" / "odd.csv"), open_options=["AUTODETECT_TYPE=YES"])
    for ending in ("xlsx", "ods"):
        gdal.VectorTranslate(str(folder / "city" / f"odd.{ending}"), table, format=ending.upper())
    (folder / "delta").mkdir()
    for name in ("dem.tif", "inputs.gpkg", "sea.csv"):
        shutil.copy(SOURCE / "sample_projects" / "delta" / name, folder / "delta")
    (folder / "depths.csv").write_text("duration_min,depth_mm\n5,10\n20,20\n80,40\n")
    over = test.read("dem.tif")[1][10:20, 10:30] + 2
    write_raster(folder / "over.tif", over, WEST + 10 * CELL, NORTH - 10 * CELL, CELL)
    middle = NORTH - 15.5 * CELL
    test.add_layer("streams", [(f"LINESTRING ({WEST + 5} {middle}, {WEST + COLUMNS * CELL - 5} {middle})", {"name": "brook"})])
    pipe = {"name": "pipe", "type": "culvert", "diameter": 1}
    test.add_layer("pipes", [("LINESTRING (500105 5300155, 500355 5300155)", pipe)])
    write_terrain_with_errors(folder / "errors.tif")
    _, errors = test.read("errors.tif")
    errors[10, 20] -= 5
    write_raster(folder / "bridge.tif", errors, 500000, 5300120, 2)
    make(test, "fixterrain", {"DEM": "errors.tif", "SPOTS": "spots.gpkg", "BRIDGES": "bridges.gpkg"})
    for name, hours, results in (
        ("flood", 0.02, {"REPORT": "report.html"}),
        ("longer", 0.03, {"REPORT": "report.html"}),
        ("film", 0.02, {"SERIES": "flood.nc"}),
    ):
        (folder / name).mkdir()
        results = {**{result: f"{result.lower()}.tif" for result in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED")}, **results}
        make(test, "run", {**VALLEY, "DURATION": hours, **{result: f"{name}/{file}" for result, file in results.items()}})


def make(test, command, inputs):
    case = test.folder / "case.json"
    case.write_text(json.dumps({"inputs": inputs}))
    test.answer(DONE, command, case)


def without_seconds(path):
    """Rows of a table without what depends on the load of the machine."""
    with open(path, newline="", encoding="utf-8") as file:
        return [{name: value for name, value in row.items() if name != "seconds"} for row in csv.DictReader(file)]


READERS = {
    "comparison.csv": without_seconds,
    "report.json": report_in,
    # The maps of simulations say when they were computed, and how fast.
    **dict.fromkeys(("page.html", "report.html", "max_depth.tif", "arrival_time.tif", "max_speed.tif", *SEDIMENT.values()), content_of),
    # The sentence of an estimate has its seconds.
    "findings.gpkg": lambda path: [(row["severity"], row["key"]) for _, row in rows_of(path, has_shapes=False)],
}


def content(path):
    """The part of a result that is the same in each run. Raises an exception when the file is incomplete."""
    if path.suffix == ".dbf":
        return path.stat().st_size  # it has a date; the layer has its values
    if path.suffix in (".shx", ".prj", ".cpg", ".xsd", ".png", ".gif"):
        return path.read_bytes()
    return READERS.get(path.name, tool_samples.content)(path)
