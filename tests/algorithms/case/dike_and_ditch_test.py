#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dikes and ditches of one cell through `spate run`: with hr they are as high and as deep as in the elevation model.

    dike_and_ditch_test.py SPATE
"""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import numpy
from osgeo import gdal, osr

gdal.UseExceptions()
SPATE = Path(sys.argv[1]).resolve()
CELLS, NODATA = 60, -9999
DIKE, DITCH, LAKE = 2, -2, 1.5  # m
MAPS = ("BED", "MAX_DEPTH", "MAX_LEVEL", "FINAL_DEPTH", "MAX_SPEED", "ARRIVAL_TIME")


def write(path, values):
    raster = gdal.GetDriverByName("GTiff").Create(str(path), CELLS, CELLS, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((500000, 1, 0, 5300000 + CELLS, 0, -1))
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(32633)
    raster.SetSpatialRef(crs)
    raster.GetRasterBand(1).SetNoDataValue(NODATA)
    raster.GetRasterBand(1).WriteArray(values)


def read(path):
    raster = gdal.Open(str(path))
    values = raster.GetRasterBand(1).ReadAsArray().astype(float)
    values[values == raster.GetRasterBand(1).GetNoDataValue()] = numpy.nan
    return values


def winding_dike():
    """Which cells lie inside a closed dike, and which are the dike, whose cells touch at sides or corners."""
    row, column = numpy.mgrid[0:CELLS, 0:CELLS] - 0.5 * (CELLS - 1)
    angle = numpy.arctan2(row, column)
    inside = numpy.hypot(column, row) < CELLS * (0.3 + 0.03 * numpy.sin(5 * angle) + 0.02 * numpy.sin(9 * angle + 1))
    beside = numpy.zeros_like(inside)
    for axis in (0, 1):
        for step in (-1, 1):
            beside |= numpy.roll(inside, step, axis)
    return inside, beside & ~inside


def diagonal_ditch():
    ditch = numpy.zeros((CELLS, CELLS), bool)
    for k in range(10, 50):
        ditch[k, k] = ditch[k, k + 1] = True
    return ditch


class DikeAndDitch(unittest.TestCase):
    def run_with(self, scheme, ground, depth):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            write(folder / "dem.tif", 100 + ground)
            write(folder / "depth.tif", depth)
            maps = {key: key.lower() + ".tif" for key in MAPS}
            inputs = {"DEM": "dem.tif", "INITIAL_DEPTH": "depth.tif", "DURATION": 0.05, "SCHEME": scheme,
                      "CREST_THRESHOLD": 0, "THREADS": 1, "DEVICE": "cpu", **maps}
            (folder / "case.json").write_text(json.dumps({"inputs": inputs}))
            run = subprocess.run([SPATE, "run", folder / "case.json"], capture_output=True, text=True)
            self.assertEqual(0, run.returncode, run.stdout + run.stderr)
            return {key: read(folder / file) for key, file in maps.items()}, run.stdout + run.stderr

    def check_bed(self, maps, ground):
        numpy.testing.assert_allclose(maps["BED"], 100 + ground, atol=1e-5)
        numpy.testing.assert_allclose(maps["MAX_LEVEL"], maps["BED"] + maps["MAX_DEPTH"], atol=2e-5)

    def test_a_lake_behind_a_winding_dike(self):
        inside, dike = winding_dike()
        ground = numpy.where(dike, DIKE, 0.0)
        maps, log = self.run_with("hr", ground, numpy.where(inside, LAKE, 0.0))
        self.check_bed(maps, ground)
        self.assertTrue(numpy.isnan(maps["MAX_DEPTH"][~inside]).all(), "water beyond the dike")
        numpy.testing.assert_allclose(maps["FINAL_DEPTH"][inside], LAKE, atol=1e-4)
        self.assertNotIn("[crests_lowered]", log)
        maps, log = self.run_with("hwp14", ground, numpy.where(inside, LAKE, 0.0))
        self.assertGreater(numpy.nanmax(numpy.where(inside | dike, numpy.nan, maps["MAX_DEPTH"])), 0.1)
        self.assertIn("[crests_lowered]", log)

    def test_water_in_a_ditch(self):
        ditch = diagonal_ditch()
        ground = numpy.where(ditch, DITCH, 0.0)
        maps, _ = self.run_with("hr", ground, numpy.where(ditch, LAKE, 0.0))
        self.check_bed(maps, ground)
        self.assertTrue(numpy.isnan(maps["MAX_DEPTH"][~ditch]).all(), "water beside the ditch")
        numpy.testing.assert_allclose(maps["FINAL_DEPTH"][ditch], LAKE, atol=1e-4)
        maps, _ = self.run_with("hwp14", ground, numpy.where(ditch, LAKE, 0.0))
        self.assertGreater(numpy.nanmax(maps["MAX_DEPTH"][~ditch]), 0.1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
