#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lakes with rough shores high above the sea are at rest, in a run and in an ensemble of `spate`.

    lake_test.py SPATE SOURCE_FOLDER
"""

import sys
import unittest

import numpy
from osgeo import gdal
from tool_case import ToolTest, write_raster
from valley import CELL, DONE, NORTH, WEST

LEVEL, SIZE = 1000.1, 80


class Lake(ToolTest):
    def setUp(self):
        super().setUp()
        random = numpy.random.default_rng(7)
        self.prepare(1000 + random.uniform(-0.6, 0.6, (SIZE, SIZE)), LEVEL)

    def prepare(self, ground, level):
        write_raster(self.folder / "lake.tif", ground, WEST, NORTH, CELL)
        east, south = WEST + SIZE * CELL, NORTH - SIZE * CELL
        around = f"POLYGON (({WEST} {south}, {east} {south}, {east} {NORTH}, {WEST} {NORTH}, {WEST} {south}))"
        self.add_layer("lake", [(around, {"level": level})])
        self.inputs.update(DEM="lake.tif", INFLOWS=None, HYDROGRAPHS=None, WATER_BODIES="inputs.gpkg|layername=lake", DURATION=0.1)
        self.inputs.update({side: "wall" for side in ("WEST", "EAST", "NORTH", "SOUTH")})

    def expect_rest(self, folder, scheme):
        speed = gdal.Open(str(folder / "max_speed.tif")).ReadAsArray()
        depth = gdal.Open(str(folder / "max_depth.tif")).ReadAsArray()
        fastest, wet = float(numpy.nanmax(numpy.where(speed >= 0, speed, numpy.nan))), int((depth > 0.001).sum())
        print(f"  {scheme}: at most {fastest:.1e} m/s, {wet} of {SIZE * SIZE} cells wet")
        self.assertLess(fastest, 1e-3)
        self.assertGreater(wet, SIZE * SIZE // 2)

    def test_is_at_rest(self):
        for scheme in ("hwp14", "hr"):
            self.answer(DONE, "run", self.write({"SCHEME": scheme}))
            self.expect_rest(self.folder, scheme)

    def test_is_the_same_in_an_ensemble(self):
        """Whose members keep their depths alone."""
        self.answer(DONE, "run", self.write())
        at_rest = self.read("max_depth.tif")[1]
        (self.folder / "scenarios.csv").write_text("id,manning_factor\na,1\nb,2\n")
        for name in ("ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        self.answer(DONE, "ensemble", self.write({"SCENARIOS": "scenarios.csv", "FOLDER": "members"}), "-o", self.folder / "all")
        for member in "ab":
            depth = gdal.Open(str(self.folder / "members" / f"member_{member}" / "max_depth.tif")).ReadAsArray()
            print(f"  member {member}: differs by {numpy.abs(depth - at_rest).max():.1e} m at most")
            self.assertLess(numpy.abs(depth - at_rest).max(), 1e-5)

    def test_the_scheme_decides_what_is_wet(self):
        """A pond over a ridge of one cell: no cell of DEM lies below its level, the bed of HWP14 does."""
        ground = numpy.full((SIZE, SIZE), 1010.0)
        ground[:, 40] = 1012
        self.prepare(ground, 1011.8)
        x = WEST + 40 * CELL
        ridge = f"POLYGON (({x} {NORTH - 300}, {x + CELL} {NORTH - 300}, {x + CELL} {NORTH - 200}, {x} {NORTH - 200}, {x} {NORTH - 300}))"
        self.add_layer("lake", [(ridge, {"level": 1011.8})])
        answer = self.answer(DONE, "run", self.write({"SCHEME": "hwp14", "CREST_THRESHOLD": 0}))
        self.assertIn("water_body_below_ground", [record.get("key") for record in answer["log"]])
        self.assertGreater(answer["results"]["WET_AREA"], 0)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
