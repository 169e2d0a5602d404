# SPDX-License-Identifier: GPL-3.0-or-later
"""Inputs for the algorithms without a simulation, made from the sample project barrier_choice, and the content of their results."""

import csv
import json
import re
import shutil
import subprocess

import numpy
from osgeo import gdal, ogr, osr
from tool_case import degrees
from valley import SOURCE, SPATE

DAMAGE = {
    "BUILDINGS": "inputs.gpkg|layername=buildings",
    "DEFAULT_CURVE": "jrc_europe_residential",
    "STRUCTURE_VALUE": 1500,
    "CONTENTS_VALUE": 400,
    "VALUE_PER": "m2",
    "RETURN_PERIOD": 100,
    "CURRENCY": "EUR",
}

TWO_FLOODS = {"DEPTH_WITHOUT": "depth.tif", "DEPTH_WITH": "product.tif"}

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
    "damage": ("buildingdamage", {**DAMAGE, "MAX_DEPTH": "depth.tif", "MAX_SPEED": "speed.tif"}, {"DAMAGE": "damage.gpkg", "SUMMARY": "summary.csv"}),
    "damage per year": (
        "expectedannualdamage",
        {"LAYERS": ["rare.gpkg", "frequent.gpkg"], "NO_DAMAGE_RETURN_PERIOD": 2, "CURRENCY": "EUR"},
        {"EAD": "ead.gpkg", "CURVE": "curve.csv"},  # its page has amounts as the language of QGIS writes them
    ),
    "scenarios": (
        "comparescenarios",
        {
            **TWO_FLOODS,
            "ARRIVAL_WITHOUT": "speed.tif",
            "ARRIVAL_WITH": "level.tif",
            "BUILDINGS_WITHOUT": "rare.gpkg",
            "BUILDINGS_WITH": "frequent.gpkg",
            "WATER_BODIES": "inputs.gpkg|layername=river",
            "DEM": "dem.tif",
            "MEASURE": "bands.gpkg",
            "MEASURE_NAME": "the dikes",
            "CURRENCY": "EUR",
        },
        {"DEPTH_CHANGE": "change.tif", "CHANGE_CLASS": "class.tif", "ARRIVAL_DELAY": "delay.tif", "BUILDING_CHANGE": "buildings.gpkg", "PAGE": "page.html"},
    ),
    # Buildings that only one of the layers has, in another CRS, and a field that the result has too.
    "scenarios with other buildings": (
        "comparescenarios",
        {**TWO_FLOODS, "BUILDINGS_WITHOUT": "some.gpkg", "BUILDINGS_WITH": "others.gpkg", "ID_FIELD": "number", "MEASURE": "marks.gpkg"},
        {"DEPTH_CHANGE": "change.tif", "BUILDING_CHANGE": "buildings.geojson", "PAGE": "page.html"},
    ),
    "points": (
        "samplepoints",
        {"POINTS": "marks.gpkg", "RESULTS": ["depth.tif", "product.tif"], "OBSERVED_FIELD": "mark"},
        {"SAMPLES": "samples.gpkg", "PLOT": "samples.html"},
    ),
    "leaks": ("checkbarriers", {"DEM": "dem.tif", "BARRIERS": "bands.gpkg", "LEVELS": "level.tif", "MAX_GAP": 150}, {"LEAKS": "leaks.gpkg"}),
    "levels at points": ("samplepoints", {"POINTS": "marks.gpkg", "RESULTS": ["depth.tif"], "DEM": "dem.tif"}, {"SAMPLES": "samples.gpkg"}),
    "roughness": (
        "manningfromlandcover",
        {"DEM": "dem.tif", "LAND_COVER": "land_cover.tif", "LAND_COVER_POLYGONS": "woods.geojson", "TABLE": "roughness.csv"},
        {"MANNING": "n.tif"},
    ),
    "hydrographs": (
        "hydrograph",
        {"PEAK": 85, "TIME_TO_PEAK": 6, "BASE_FLOW": 5, "NAME": "q1", "HYDROGRAPHS": "odd.csv"},
        {"TABLE": "hydrographs.gpkg", "PLOT": "hydrographs.html"},
    ),
    "layers to draw in": ("inputlayers", {"DEM": "dem.tif"}, {"INPUTS": "inputs.gpkg"}),
    "exported flood": (
        "exportcase",
        {
            "DEM": "dem.tif",
            "BARRIERS": "inputs.gpkg|layername=barriers",
            "BUILDINGS": "inputs.gpkg|layername=buildings",
            "HYDROGRAPHS": "odd.csv",
            "GAUGES": "marks.gpkg",
            "MANNING": 0.04,
            "DURATION": 1.5,
            "RAIN": 20,
            "WEST": "wall",
        },
        {"FOLDER": ""},  # all that is in it
    ),
    "extent": ("floodextent", {"DEPTH": "depth.tif"}, {"EXTENT": "extent.gpkg", "AREAS": "areas.csv"}),
    "smoothed extent": (
        "floodextent",
        {"DEPTH": "depth.tif", "THRESHOLDS": "0,2; 0,7", "OUTLINE": "smoothed", "MIN_AREA": 300},
        {"EXTENT": "extent.geojson", "AREAS": "areas.gpkg"},
    ),
}


def write_flood(case):
    """Depths and speeds on the cells of the terrain, in all classes, with dry places."""
    dem = gdal.Open(str(case / "dem.tif"))
    column, row = numpy.meshgrid(numpy.arange(dem.RasterXSize), numpy.arange(dem.RasterYSize))
    depth = numpy.maximum(0, 2.5 * numpy.sin(column / 17) * numpy.cos(row / 23))
    speed = 1.7 * numpy.abs(numpy.cos(column / 31 + row / 11))
    level = dem.ReadAsArray() + 0.2 + depth
    for name, values in (("depth", depth), ("speed", speed), ("product", 0.8 * depth * speed), ("level", level)):
        raster = gdal.GetDriverByName("GTiff").Create(
            str(case / f"{name}.tif"), dem.RasterXSize, dem.RasterYSize, 1, gdal.GDT_Float32
        )
        raster.SetGeoTransform(dem.GetGeoTransform())
        raster.SetSpatialRef(dem.GetSpatialRef())
        raster.GetRasterBand(1).WriteArray(values)
    write_marks(case / "marks.gpkg", dem)
    write_bands(case / "bands.gpkg", dem)


def write_marks(path, dem):
    """Points in degrees across the terrain, one of them beyond it."""
    crs = degrees()
    there = osr.CoordinateTransformation(dem.GetSpatialRef(), crs)
    west, width, _, north, _, height = dem.GetGeoTransform()
    file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = file.CreateLayer("marks", crs, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("mark", ogr.OFTReal))
    for i in range(30):
        x = west + (0.5 + i * dem.RasterXSize // 29) * width
        y = north + (0.5 + 7 * i % dem.RasterYSize) * height
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT ({} {})".format(*there.TransformPoint(x, y))))
        if i % 5:
            feature["mark"] = 0.1 * i
        layer.CreateFeature(feature)


def write_bands(path, dem):
    """Dikes as polygons in rows across the terrain, with gaps between them."""
    west, width, _, north, _, height = dem.GetGeoTransform()
    file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = file.CreateLayer("bands", dem.GetSpatialRef(), ogr.wkbPolygon)
    layer.CreateField(ogr.FieldDefn("crest", ogr.OFTReal))
    across, down = dem.RasterXSize * width, dem.RasterYSize * -height
    for i in range(24):
        x, y = west + across * (0.1 + 0.13 * (i % 6)), north - down * (0.2 + 0.2 * (i // 6))
        bend = f"LINESTRING ({x} {y}, {x + 0.05 * across} {y + 3 * (i % 5)}, {x + 0.11 * across} {y + i % 3})"
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(bend).Buffer(2 * width, 1 + i % 8))
        feature["crest"] = 1000
        layer.CreateFeature(feature)


def write_damages(case):
    """Of two floods, for what follows from them."""
    for name, period, depth in (("rare", 100, "depth.tif"), ("frequent", 10, "product.tif")):
        by_command("buildingdamage", case, {**DAMAGE, "MAX_DEPTH": depth, "RETURN_PERIOD": period}, {"DAMAGE": f"{name}.gpkg"})


def write_some_buildings(case):
    """Two layers that have most of their buildings in common, the second in degrees."""
    for name, damages, left_out, crs in (("some", "rare", 3, None), ("others", "frequent", 5, degrees())):
        file = ogr.Open(str(case / f"{damages}.gpkg"))
        given = file.GetLayer(0)
        there = crs and osr.CoordinateTransformation(given.GetSpatialRef(), crs)
        written = ogr.GetDriverByName("GPKG").CreateDataSource(str(case / f"{name}.gpkg"))
        layer = written.CreateLayer(name, crs or given.GetSpatialRef(), ogr.wkbMultiPolygon)
        fields = {"number": ogr.OFTString, "change": ogr.OFTString, "damage_total": ogr.OFTReal, "depth_max": ogr.OFTReal, "damage_class": ogr.OFTString}
        for field, kind in fields.items():
            layer.CreateField(ogr.FieldDefn(field, kind))
        for i, building in enumerate(given):
            if i % left_out == 0:
                continue
            feature = ogr.Feature(layer.GetLayerDefn())
            geometry = ogr.ForceToMultiPolygon(building.GetGeometryRef().Clone())
            if there:
                geometry.Transform(there)
            feature.SetGeometry(geometry)
            feature["number"], feature["change"] = f"no. {i}", "earlier"
            for field in ("damage_total", "depth_max", "damage_class"):
                if i % 7 or field != "damage_total":
                    feature[field] = building[field]
            layer.CreateFeature(feature)


def write_woods(case):
    """Two overlapping squares in degrees; the second of a class that no table has."""
    dem = gdal.Open(str(case / "dem.tif"))
    west, cell, _, north, _, height = dem.GetGeoTransform()
    x, y = west + 0.5 * cell * dem.RasterXSize, north + 0.5 * height * dem.RasterYSize
    crs = degrees()
    transform = osr.CoordinateTransformation(dem.GetSpatialRef(), crs)
    file = ogr.GetDriverByName("GeoJSON").CreateDataSource(str(case / "woods.geojson"))
    layer = file.CreateLayer("woods", crs, ogr.wkbPolygon)
    layer.CreateField(ogr.FieldDefn("class", ogr.OFTInteger))
    for number, shift in ((10, 0), (999, 15)):
        corners = ((0, 0), (40, 0), (40, 40), (0, 40), (0, 0))
        ring = ", ".join(f"{x + shift + dx} {y - shift + dy}" for dx, dy in corners)
        feature = ogr.Feature(layer.GetLayerDefn())
        geometry = ogr.CreateGeometryFromWkt(f"POLYGON (({ring}))")
        geometry.Transform(transform)
        feature.SetGeometry(geometry)
        feature["class"] = number
        layer.CreateFeature(feature)


ODD = "time_h;hydrograph;discharge_m3s;level_m\n0;creek;0,5;\n1;creek;-2;\n2;creek;1;\n0;sea;;1,5\n6;sea;;2,5\n9;sea;;1\n"


def map_of(path):
    raster = gdal.Open(str(path))
    bands = [raster.GetRasterBand(band + 1) for band in range(raster.RasterCount)]
    said = {name: value for name, value in raster.GetMetadata().items() if name != "SPATE_COMMAND"}
    return [(band.GetDescription(), band.ReadAsArray().tobytes()) for band in bands], raster.GetGeoTransform(), said


def layers_of(path):
    file = ogr.Open(str(path))  # the layers do not keep it
    return [layer_of(layer) for layer in file]


def layer_of(layer):
    crs = layer.GetSpatialRef()
    # To QGIS the key of a GeoPackage is a field, which moves aside where rows are repeated.
    names = [field.GetName() for field in layer.schema if field.GetName() not in ("fid", "fid_input", "update_time")]
    rows = []
    for feature in layer:
        geometry = feature.GetGeometryRef()
        # QGIS keeps polygons of one part, for which the command writes polygons of several.
        if geometry and ogr.GT_Flatten(geometry.GetGeometryType()) == ogr.wkbPolygon:
            geometry = ogr.ForceToMultiPolygon(geometry.Clone())
        rows.append((geometry and geometry.ExportToIsoWkt(), [feature[name] for name in names]))
    kind = layer.GetGeomType()
    return names, ogr.wkbMultiPolygon if kind == ogr.wkbPolygon else kind, crs and crs.GetName(), rows


def table_of(path):
    with open(path, newline="", encoding="utf-8") as file:
        return list(csv.reader(file))


def page_of(path):
    """Without the time, and pictures, which QGIS paints and the command draws."""
    return re.sub("<footer>.*</footer>|<img [^>]*>", "", path.read_text(encoding="utf-8"))


def content(path):
    readers = {".tif": map_of, ".csv": table_of, **dict.fromkeys((".gpkg", ".geojson", ".shp", ".fgb", ".gml", ".kml"), layers_of)}
    return readers.get(path.suffix, page_of)(path)


def by_command(algorithm, case, inputs, outputs):
    document = json.dumps({"inputs": dict(inputs, **outputs)})
    command = [SPATE, algorithm, "-", "--json"]
    return subprocess.run(command, cwd=case, input=document, text=True, check=True, stdout=subprocess.PIPE).stdout


def write_inputs(case):
    """A new folder with all that the cases name."""
    shutil.copytree(SOURCE / "sample_projects" / "barrier_choice", case)
    write_flood(case)
    write_damages(case)
    write_some_buildings(case)
    write_woods(case)
    (case / "odd.csv").write_text(ODD)
