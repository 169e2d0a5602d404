#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What people read in the log: one of something as one, no CRS over pages, an error once.

    log_test.py SPATE SOURCE_FOLDER
"""

import re
import sys
import unittest

import numpy
from osgeo import gdal, osr
from tool_case import ToolTest, write_raster
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST

gdal.UseExceptions()
THINGS = "spikes|pits|bridges|features|buildings|leaks|ends|polygons|cells|cell sides|faces|steps|members|threads|barriers|holes|rows|classes|areas|places|others"
ONE_OF_MANY = re.compile(rf"(?<![\d.,])1 (single |wet |other )?({THINGS})\b")
HOUSE = "POLYGON ((500100 5300100, 500120 5300100, 500120 5300120, 500100 5300120, 500100 5300100))"


class Log(ToolTest):
    def said(self, status, *arguments):
        process = self.run_command(*arguments)
        self.assertEqual(status, process.returncode, process.stdout + process.stderr)
        return process.stdout + process.stderr

    def expect_singular(self, number, command, *options, **inputs):
        """number: of the log, which says how many there are."""
        text = self.said(DONE, command, self.case(**inputs), *options)
        lines = [line.strip() for line in text.splitlines() if re.search(number, line)]
        print(f"  {command}: {lines}")
        self.assertTrue(lines, text)
        self.assertIsNone(ONE_OF_MANY.search(text), text)

    def test_one_is_not_many(self):
        self.add_layer("house", [(HOUSE, {"worth": ""})])
        ground = numpy.full((60, 60), 7.0)
        ground[30, 30] = 30
        write_raster(self.folder / "spike.tif", ground, WEST, NORTH, 1)
        self.expect_singular(r"\b1\b.*\b0\b.*\b0\b", "fixterrain", "-o", self.folder / "out", DEM="spike.tif")
        write_raster(self.folder / "depth.tif", numpy.ones((ROWS, COLUMNS)), WEST, NORTH, CELL)
        damage = {"BUILDINGS": "inputs.gpkg|layername=house", "MAX_DEPTH": "depth.tif", "DEFAULT_CURVE": "jrc_europe_residential"}
        known = {**damage, "STRUCTURE_VALUE": 100}
        # A warning about the only building, and its damage: known in one flood, unknown in the other.
        self.expect_singular(r"\[structure_value_missing\]", "buildingdamage", DAMAGE="new.gpkg", STRUCTURE_VALUE_FIELD="worth", **damage)
        for period in (10, 100):
            self.expect_singular(r"\b1\b.*\b1\b.*\b1\b.*\b0\b", "buildingdamage", DAMAGE=f"t{period}.gpkg", RETURN_PERIOD=period, **known)
        layers = [str(self.folder / f"t{period}.gpkg") for period in (10, 100)]
        self.expect_singular(r"\b1\b", "expectedannualdamage", LAYERS=layers, EAD="ead.gpkg")
        layers[1] = str(self.folder / "new.gpkg")
        self.expect_singular(r"\[damage_unknown_in_flood\]", "expectedannualdamage", LAYERS=layers, RETURN_PERIODS="10, 100", EAD="ead.gpkg")

    def test_one_member_one_step_one_cell(self):
        ground = numpy.full((40, 40), 7.0)
        ground[20, 20] = numpy.nan
        ground[10, 10] = 3
        write_raster(self.folder / "dem.tif", ground, WEST, NORTH, CELL)
        x, y = WEST + 10.5 * CELL, NORTH - 10.5 * CELL
        pond = f"POLYGON (({x - 1} {y - 1}, {x + 1} {y - 1}, {x + 1} {y + 1}, {x - 1} {y + 1}, {x - 1} {y - 1}))"
        self.add_layer("pond", [(pond, {"level": "3.5"})])
        wall = f"LINESTRING ({WEST + 30 * CELL} {NORTH - 15.2 * CELL}, {WEST + 30 * CELL} {NORTH - 15.8 * CELL})"
        self.add_layer("wall", [(wall, {"name": "wall", "height": "1"})])
        inputs = {"DEM": "dem.tif", "INFLOWS": None, "HYDROGRAPHS": None, "RAIN": 1, "WATER_BODIES": "inputs.gpkg|layername=pond", "BARRIERS": "inputs.gpkg|layername=wall", "DURATION": 0.001, "THREADS": 1}
        (self.folder / "one.csv").write_text("id,rain_factor\na,2\n")
        for command in ("run", "ensemble"):
            if command == "ensemble":
                inputs["SCENARIOS"] = "one.csv"
                for name in ("ARRIVAL_TIME", "MAX_SPEED"):
                    del self.inputs[name]
            text = self.said(DONE, command, self.write(inputs), *(("-o", self.folder / "members") if command == "ensemble" else ()))
            print("\n".join(f"  {line}" for line in text.splitlines() if re.search(r"(?<![\d.,])1 [a-z]", line)))
            self.assertRegex(text, r"(?<![\d.,])1 (cell|step)\b")
            self.assertIsNone(ONE_OF_MANY.search(text), text)

    def test_one_leak(self):
        write_raster(self.folder / "flat.tif", numpy.full((100, 100), 1.0), WEST, NORTH, 1)
        south = NORTH - 100
        ring = [(20, 20.5), (60, 20.5), (60, 60.5), (20, 60.5), (20, 24.5)]
        self.add_layer("ring", [(f"LINESTRING ({', '.join(f'{WEST + x} {south + y}' for x, y in ring)})", {"crest": "5"})])
        self.expect_singular(r"^\W*1 leak$", "checkbarriers", DEM="flat.tif", BARRIERS="inputs.gpkg|layername=ring", LEVEL=3, LEAKS="leaks.gpkg")

    def test_a_long_crs_is_shortened(self):
        def write_crs(crs):
            raster = gdal.Open(str(self.folder / "dem.tif"), gdal.GA_Update)
            raster.SetSpatialRef(crs)

        def expect_short(text, most):
            lines = [line for line in text.splitlines() if "xxx" in line]
            print(f"  {[len(line) for line in lines]} letters: {[line[:120] for line in lines]}")
            self.assertTrue(lines, text)
            self.assertLess(max(map(len, lines)), most)

        crs = osr.SpatialReference()
        crs.ImportFromProj4("+proj=tmerc +lat_0=0 +lon_0=15 +k=0.9996 +x_0=500000 +ellps=GRS80 +units=m")
        crs.SetProjCS("a mercator of " + 200 * "x")
        write_crs(crs)
        expect_short(self.said(DONE, "run", self.write()), 100)
        crs = osr.SpatialReference()  # which nothing can be brought into
        crs.SetLocalCS("a plane of " + 1000 * "x")
        write_crs(crs)
        expect_short(self.said(FAILED, "run", self.write()), 500)

    def test_an_error_once(self):
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,many\n")
        for options in ((), ("--json",)):
            text = self.said(FAILED, "run", self.write(), *options)
            said = len(re.findall("many", text))
            print(f"  {options}: said {said} times")
            self.assertEqual(1, said, text)

    def test_the_log_says_where_the_bed_differs(self):
        """A bump of 4 m and a pit of 8 m of one cell each: the bed, means of four cells, keeps a quarter of them."""
        ground = numpy.zeros((ROWS, COLUMNS))
        ground[10, 12], ground[20, 30] = 4, -8
        write_raster(self.folder / "dem.tif", ground, WEST, NORTH, CELL)
        text = self.said(DONE, "run", self.write({"BED": "bed.tif"}))
        bed = self.read("bed.tif")[1]
        below, above = float(ground[10, 12] - bed[10, 12]), float(bed[20, 30] - ground[20, 30])
        places = [f"x {WEST + (column + 0.5) * CELL:.1f}, y {NORTH - (row + 0.5) * CELL:.1f}" for row, column in ((10, 12), (20, 30))]
        (line,) = [line for line in text.splitlines() if places[0] in line and places[1] in line]
        print(f"  {line.strip()}")
        self.assertGreater(below, 2)
        self.assertGreater(above, 4)
        parts = [f"{below:.2f} m", places[0], f"{above:.2f} m", places[1]]
        self.assertEqual(sorted(map(line.index, parts)), list(map(line.index, parts)), line)
        # hr computes on the cells themselves.
        self.assertNotIn(places[0], self.said(DONE, "run", self.write({"SCHEME": "hr"})))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
