#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A large elevation model of which almost all is nodata takes the memory of its ground, in one process and in several, and
its maps have the bits of those of its ground alone.

    sparse_test.py SPATE SOURCE_FOLDER [MPIRUN]
"""

import os
import subprocess
import sys
import unittest

import numpy
from osgeo import gdal
from valley import CELL, COLUMNS, DONE, NORTH, ROWS, SPATE, WEST, ValleyTest, utm

SIDE = 16_000  # cells; as one array of floats 1 GB
EAST_OF_ALL, SOUTH_OF_ALL = 9_990, 5_370  # of the first cell of the valley, counted from the north-western one
MARGIN = 3
LIMIT = 512  # MB
MAPS = ("max_depth", "arrival_time", "max_speed", "bed")
# The memory at its highest of what runs, and of all that this starts.
MEASURED = "import resource, subprocess, sys\nstatus = subprocess.call(sys.argv[1:])\n" \
           "print('PEAK', resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\nsys.exit(status)"


class Sparse(ValleyTest):
    def setUp(self):
        super().setUp()
        self.inputs.update({"BED": "bed.tif", "WEST": "open", "SOUTH": "open"})
        self.write_large()
        self.write_around("dem.tif", MARGIN)

    def heights(self):
        column, row = numpy.meshgrid(numpy.arange(COLUMNS), numpy.arange(ROWS))
        return 100 + 0.2 * (39.5 - column) + 0.1 * abs(row - 14.5)

    def write(self, changes=None, name="case.json", **document):
        maps = {map.upper(): f"{name} {map}.tif" for map in MAPS}
        return super().write({**maps, **(changes or {})}, name, **document)

    def create(self, name, columns, rows, west, north, options=()):
        raster = gdal.GetDriverByName("GTiff").Create(str(self.folder / name), columns, rows, 1, gdal.GDT_Float32, list(options))
        raster.SetGeoTransform((west, CELL, 0, north, 0, -CELL))
        raster.SetSpatialRef(utm())
        raster.GetRasterBand(1).SetNoDataValue(-9999)
        return raster

    def write_large(self):
        options = ("TILED=YES", "SPARSE_OK=TRUE", "COMPRESS=DEFLATE")
        raster = self.create("large.tif", SIDE, SIDE, WEST - EAST_OF_ALL * CELL, NORTH + SOUTH_OF_ALL * CELL, options)
        raster.GetRasterBand(1).WriteArray(self.heights(), EAST_OF_ALL, SOUTH_OF_ALL)

    def write_around(self, name, margin):
        """The same ground with so many cells of nodata around."""
        raster = self.create(name, COLUMNS + 2 * margin, ROWS + 2 * margin, WEST - margin * CELL, NORTH + margin * CELL)
        raster.GetRasterBand(1).Fill(-9999)
        raster.GetRasterBand(1).WriteArray(self.heights(), margin, margin)

    def simulate(self, name, dem, launcher=()):
        """Returns the largest memory of a process, in MB."""
        case = self.write({"DEM": dem}, name)
        environment = {**os.environ, "LC_ALL": "C", "GDAL_CACHEMAX": "64"}
        command = [sys.executable, "-c", MEASURED, *launcher, str(SPATE), "run", str(case)]
        process = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=500)
        self.assertEqual(DONE, process.returncode, process.stdout + process.stderr)
        return int(process.stdout.split("PEAK")[1]) / 1024

    def expect_same_ground(self, small, large):
        for map in MAPS:
            files = [gdal.Open(str(self.folder / f"{name} {map}.tif")) for name in (small, large)]
            one, other = (file.GetRasterBand(1) for file in files)
            expected = one.ReadAsArray()
            west, north = EAST_OF_ALL - MARGIN, SOUTH_OF_ALL - MARGIN
            found = other.ReadAsArray(west, north, COLUMNS + 2 * MARGIN, ROWS + 2 * MARGIN)
            self.assertEqual(expected.tobytes(), found.tobytes(), map)
            self.assertGreater((expected != one.GetNoDataValue()).sum(), 50, map)
            # Elsewhere there is nothing, and the file says so.
            for x, y, columns, rows in ((0, 0, SIDE, 5120), (0, 5632, SIDE, SIDE - 5632), (0, 0, 9728, SIDE), (10240, 0, 5760, SIDE)):
                self.assertEqual(gdal.GDAL_DATA_COVERAGE_STATUS_EMPTY, other.GetDataCoverageStatus(x, y, columns, rows)[0], map)
            self.assertEqual(other.GetNoDataValue(), other.ReadAsArray(0, SIDE - 1, 1, 1)[0, 0])

    def test_takes_the_memory_of_its_ground_alone(self):
        small = self.simulate("small", "dem.tif")
        large = self.simulate("large", "large.tif")
        print(f"{SIDE} x {SIDE} cells: {large:.0f} MB at most; their ground alone: {small:.0f} MB", flush=True)
        self.expect_same_ground("small", "large")
        self.assertLess(large, LIMIT)

    @unittest.skipIf(len(sys.argv) < 4, "built without MPI")
    def test_takes_it_in_each_of_several_processes(self):
        from processes_test import LAUNCHER
        self.simulate("small", "dem.tif")
        os.environ.update(LAUNCHER)
        large = self.simulate("large", "large.tif", [sys.argv[3], "-n", "3"])
        print(f"in 3 processes: {large:.0f} MB at most", flush=True)
        self.expect_same_ground("small", "large")
        self.assertLess(large, LIMIT)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
