#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ground of an elevation model without nodata is in the memory of the first process alone: each other one takes that of its
tiles, and the maps have the bits of one process.

    ground_test.py SPATE SOURCE_FOLDER MPIRUN
"""

import os
import subprocess
import sys
import unittest

import numpy
from osgeo import gdal
from processes_test import LAUNCHER
from valley import CELL, DONE, NORTH, SPATE, WEST, ValleyTest, utm

SIDE = 2500  # cells; as floats 25 MB
EVERYWHERE = 4 * 4 * SIDE * SIDE / 2**20  # MB: elevations, roughness, soils and bed of all cells
OTHERS = 100  # MB that a process other than the first may take, of which 50 are not for ground
MAPS = ("max_depth", "arrival_time", "max_speed", "final_depth", "infiltrated", "bed")
# The memory at its highest of what runs, to a file for each process.
MEASURED = "import os, resource, subprocess, sys\nstatus = subprocess.call(sys.argv[2:])\n" \
           "rank = os.environ.get('OMPI_COMM_WORLD_RANK', os.environ.get('PMI_RANK', '0'))\n" \
           "open(sys.argv[1] + rank, 'w').write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))\nsys.exit(status)"


class Ground(ValleyTest):
    def setUp(self):
        super().setUp()
        column, row = numpy.meshgrid(numpy.arange(SIDE), numpy.arange(SIDE))
        self.write_raster("dem.tif", 100 + 0.002 * column + numpy.sin(0.003 * row) + 0.3 * numpy.cos(0.05 * column))
        self.write_raster("roughness.tif", 0.03 + 1e-5 * ((7 * column + 13 * row) % 1000))
        self.write_raster("soils.tif", 5 + 1e-2 * ((11 * column + 5 * row) % 1000), "rate_mmh")
        water = numpy.zeros((SIDE, SIDE))
        water[1250:1300, 1230:1310] = 3
        self.write_raster("water.tif", water)
        spring = f"POINT ({WEST + 1290 * CELL + 5} {NORTH - 1310 * CELL - 5})"
        self.add_layer("springs", [(spring, {"hydrograph": "q1"})])
        self.inputs.update({"MANNING_RASTER": "roughness.tif", "INITIAL_DEPTH": "water.tif", "DURATION": 0.4,
                            "LOSSES": "constant", "SOIL_NUMBERS": "soils.tif"})

    def write_raster(self, name, values, description=""):
        options = ["TILED=YES", "COMPRESS=DEFLATE", "ZLEVEL=1"]
        raster = gdal.GetDriverByName("GTiff").Create(str(self.folder / name), SIDE, SIDE, 1, gdal.GDT_Float32, options)
        raster.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
        raster.SetSpatialRef(utm())
        raster.GetRasterBand(1).SetNoDataValue(-9999)
        raster.GetRasterBand(1).SetDescription(description)
        raster.GetRasterBand(1).WriteArray(values.astype("float32"))

    def simulate(self, name, count, **changes):
        """Returns the largest memory of each process, in MB; count 0: one, without mpirun."""
        (self.folder / name).mkdir()
        maps = {map.upper(): f"{name}/{map}.tif" for map in MAPS}
        case = self.write({**maps, "CHECKPOINT": f"{name}/saved", **changes}, f"{name}.json")
        launcher = [MPIRUN, "-n", str(count)] if count else []
        peaks = str(self.folder / name / "peak")
        command = [*launcher, sys.executable, "-c", MEASURED, peaks, str(SPATE), "run", str(case)]
        environment = {**os.environ, **LAUNCHER, "LC_ALL": "C", "GDAL_CACHEMAX": "64"}
        process = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=500)
        self.assertEqual(DONE, process.returncode, process.stdout + process.stderr)
        found = [int((self.folder / name / f"peak{rank}").read_text()) / 1024 for rank in range(max(count, 1))]
        print(f"{name}: " + ", ".join(f"{peak:.0f} MB" for peak in found), flush=True)
        return found

    def expect_same(self, one, other):
        for map in MAPS:
            maps = [gdal.Open(str(self.folder / name / f"{map}.tif")).ReadAsArray() for name in (one, other)]
            self.assertEqual(maps[0].tobytes(), maps[1].tobytes(), map)
        self.assertGreater((maps[0] > 0).sum(), 0)

    def test_is_in_the_first_process_alone(self):
        first, = self.simulate("alone", 0)
        self.assertGreater(first, EVERYWHERE)
        peaks = self.simulate("of 3", 3)
        self.assertLess(max(peaks[1:]), OTHERS)
        self.expect_same("alone", "of 3")

    def test_is_there_where_a_run_goes_on_too(self):
        self.simulate("half", 3, DURATION=0.2)
        self.simulate("alone", 0, RESUME_FROM="half/saved")
        peaks = self.simulate("rest", 2, RESUME_FROM="half/saved")
        self.assertLess(max(peaks[1:]), OTHERS)
        self.expect_same("alone", "rest")


MPIRUN = sys.argv[3]

if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
