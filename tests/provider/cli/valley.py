# SPDX-License-Identifier: GPL-3.0-or-later
"""A small valley for tests of the command `spate`, which is the first argument; the second is the source folder."""

import json
import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import numpy
from osgeo import gdal, ogr, osr

gdal.UseExceptions()
SPATE, SOURCE = (Path(argument).resolve() for argument in sys.argv[1:3])
DONE, FAILED, WRONG_USE, CANCELLED = 0, 1, 2, 130
AT_MOST = 600  # s for one command, which waits for nothing: far more than it needs on a machine that others load
WEST, NORTH, CELL, COLUMNS, ROWS = 500000, 5300300, 10, 40, 30


def utm():
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(32633)
    return crs


def write_dem(path):
    raster = gdal.GetDriverByName("GTiff").Create(str(path), COLUMNS, ROWS, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
    raster.SetSpatialRef(utm())
    column, row = numpy.meshgrid(numpy.arange(COLUMNS), numpy.arange(ROWS))
    raster.GetRasterBand(1).WriteArray(100 + 0.2 * (39.5 - column) + 0.1 * abs(row - 14.5))


def write_layers(path):
    """Layers "springs" and "walls" of one GeoPackage."""
    file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    for name, kind, fields, features in (
        ("springs", ogr.wkbPoint, {"hydrograph": ogr.OFTString}, [("POINT (500055 5300155)", {"hydrograph": "q1"})]),
        (
            "walls",
            ogr.wkbLineString,
            {"name": ogr.OFTString, "height": ogr.OFTString},
            [("LINESTRING (500205 5300000, 500205 5300300)", {"name": "dike", "height": "0,5"})],
        ),
    ):
        layer = file.CreateLayer(name, utm(), kind)
        for field, field_type in fields.items():
            layer.CreateField(ogr.FieldDefn(field, field_type))
        for wkt, values in features:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            for field, value in values.items():
                feature.SetField(field, value)
            layer.CreateFeature(feature)


class ValleyTest(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory(suffix=" with a space, \u00e4")
        self.folder = Path(self.temporary.name)
        write_dem(self.folder / "dem.tif")
        write_layers(self.folder / "inputs.gpkg")
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,5\n600,q1,5\n")
        self.inputs = {
            "DEM": "dem.tif",
            "INFLOWS": "inputs.gpkg|layername=springs",
            "HYDROGRAPHS": "hydrographs.csv",
            "DURATION": 0.1,
            "THREADS": 1,
            "MAX_DEPTH": "max_depth.tif",
            "ARRIVAL_TIME": "arrival_time.tif",
            "MAX_SPEED": "max_speed.tif",
        }

    def add_layer(self, name, features):
        """Of inputs.gpkg, new; features: of a WKT and the fields."""
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        if file.GetLayerByName(name):
            file.DeleteLayer(name)
        layer = file.CreateLayer(name, utm(), ogr.wkbUnknown)
        for field in sorted({field for _, values in features for field in values}):
            layer.CreateField(ogr.FieldDefn(field, ogr.OFTString))
        for wkt, values in features:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            for field, value in values.items():
                feature.SetField(field, str(value))
            layer.CreateFeature(feature)

    def add_gauges_and_sections(self):
        """Inputs for all results over time."""
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        for name, kind, shapes in (
            ("gauges", ogr.wkbPoint, {"bridge": "POINT (500105 5300155)", "hill": "POINT (500395 5300005)"}),
            ("sections", ogr.wkbLineString, {"mill": "LINESTRING (500255 5300000, 500255 5300300)"}),
        ):
            layer = file.CreateLayer(name, utm(), kind)
            layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
            for text, wkt in shapes.items():
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
                feature.SetField("name", text)
                layer.CreateFeature(feature)
        del file
        self.inputs.update(
            {
                "BARRIERS": "inputs.gpkg|layername=walls",
                "GAUGES": "inputs.gpkg|layername=gauges",
                "SECTIONS": "inputs.gpkg|layername=sections",
                "START_TIME": "2026-11-22T06:30",
            }
        )

    def tearDown(self):
        self.temporary.cleanup()

    def write(self, changes=None, name="case.json", **document):
        inputs = dict(self.inputs, **(changes or {}))
        path = self.folder / name
        path.write_text(json.dumps({"inputs": inputs, **document}))
        return path

    def run_command(self, *arguments, **options):
        environment = dict(os.environ, LC_ALL="C")
        return subprocess.run(
            [SPATE, *map(str, arguments)], capture_output=True, text=True, env=environment, timeout=AT_MOST, **options
        )

    @staticmethod
    def wait_for(files, process):
        while not all(file.exists() for file in files) and process.poll() is None:
            time.sleep(0.01)

    def interrupt(self, case, number, wait):
        """Sends a run a signal so many seconds after the beginning of its first step; returns what it says of that."""
        process = subprocess.Popen([SPATE, "run", case], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for line in process.stdout:
            if " MB" in line:  # what the run may take, just before it starts
                break
        time.sleep(wait)
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)
        self.assertEqual(CANCELLED, process.returncode)
        return errors

    def answer(self, status, *arguments, **options):
        process = self.run_command(*arguments, "--json", **options)
        self.assertEqual(status, process.returncode, process.stdout + process.stderr)
        return json.loads(process.stdout)

    def expect_error(self, key, name, answer):
        """Expects an answer with an error of that key, which contains the name."""
        self.assertIsNone(answer["results"])
        self.assertEqual({"key", "problem", "why", "remedy"}, set(answer["error"]))
        self.assertEqual(key, answer["error"]["key"], answer["error"])
        self.assertIn(name, " ".join(answer["error"].values()))

    def expect_finding(self, key, name, answer):
        """The same for a check, which lists the error among its results too."""
        first = answer["results"]["FINDINGS"][0]
        self.assertEqual(("error", key), (first["severity"], first["key"]))
        self.expect_error(key, name, dict(answer, results=None))

    def expect_refused(self, key, name, changes=None, **document):
        self.expect_error(key, name, self.answer(WRONG_USE, "run", self.write(changes, **document)))

    def read(self, name):
        raster = gdal.Open(str(self.folder / name))
        return raster, raster.GetRasterBand(1).ReadAsArray()
