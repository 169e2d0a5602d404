#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hazard and extent of large maps are worked out strip by strip: more rows take no more memory, but for a byte a cell of
the classes whose outlines are drawn.

    strips_test.py SPATE SOURCE_FOLDER
"""

import os
import subprocess
import sys
import unittest

import numpy
from osgeo import gdal
from sparse_test import MEASURED
from tool_case import ToolTest
from valley import CELL, DONE, NORTH, SPATE, WEST, utm

COLUMNS, ROWS, TIMES = 4000, 2000, 4
MOST = {"floodhazard": 0.5, "floodextent": 1.5}  # bytes for each cell more


class Strips(ToolTest):
    def write_map(self, name, rows, value):
        """A flood in the western half."""
        options = ["COMPRESS=DEFLATE", "BLOCKYSIZE=16"]
        raster = gdal.GetDriverByName("GTiff").Create(str(self.folder / name), COLUMNS, rows, 1, gdal.GDT_Float32, options)
        raster.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
        raster.SetSpatialRef(utm())
        raster.GetRasterBand(1).SetNoDataValue(-9999)
        strip = numpy.tile(numpy.where(numpy.arange(COLUMNS) < COLUMNS // 2, value, -9999.0), (100, 1))
        for row in range(0, rows, 100):
            raster.GetRasterBand(1).WriteArray(strip, 0, row)

    def peak(self, command, **inputs):
        """The largest memory of the command, in MB."""
        environment = {**os.environ, "LC_ALL": "C", "GDAL_CACHEMAX": "16"}
        case = self.case(**inputs)
        process = subprocess.run([sys.executable, "-c", MEASURED, str(SPATE), command, str(case)],
                                 capture_output=True, text=True, env=environment, timeout=250)
        self.assertEqual(DONE, process.returncode, process.stdout + process.stderr)
        return int(process.stdout.split("PEAK")[1]) / 1024

    def test_memory_hardly_grows_with_the_rows(self):
        peaks = {}
        for rows in (ROWS, TIMES * ROWS):
            self.write_map("depth.tif", rows, 1)
            self.write_map("speed.tif", rows, 1)
            hazard = {"MAX_DEPTH": "depth.tif", "MAX_SPEED": "speed.tif", "UK_HAZARD": "uk.tif", "AU_HAZARD": "au.tif"}
            peaks.setdefault("floodhazard", []).append(self.peak("floodhazard", **hazard))
            peaks.setdefault("floodextent", []).append(self.peak("floodextent", DEPTH="depth.tif", EXTENT="extent.gpkg"))
            raster, classes = self.read("au.tif")
            self.assertEqual(COLUMNS // 2 * rows, int((classes != raster.GetRasterBand(1).GetNoDataValue()).sum()))
            del classes
            ((place, _),) = self.features("extent.gpkg")
            self.assertAlmostEqual(COLUMNS // 2 * rows * CELL**2, place.GetArea(), delta=1)
        for command, (small, large) in peaks.items():
            growth = (large - small) * 2**20 / ((TIMES - 1) * COLUMNS * ROWS)
            print(f"  {command}: {small:.0f} MB for {ROWS} rows, {large:.0f} MB for {TIMES * ROWS}: {growth:.2f} bytes a cell", flush=True)
            self.assertLess(growth, MOST[command], command)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
