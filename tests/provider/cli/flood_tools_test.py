# SPDX-License-Identifier: GPL-3.0-or-later
"""What the command makes for floods and of their maps without QGIS: roughness, hydrographs, hazard, extent."""

import csv
import unittest

import numpy
from osgeo import gdal, osr
from tool_case import ToolTest, degrees, write_raster
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST, WRONG_USE

gdal.UseExceptions()


class FloodToolsTest(ToolTest):
    def write_degrees(self, name):
        write_raster(self.folder / name, numpy.ones((3, 4)), 15, 48, 0.001)
        raster = gdal.Open(str(self.folder / name), gdal.GA_Update)
        raster.SetSpatialRef(degrees())

    def test_the_hazard_of_a_flood(self):
        """One row of cells by hand: shallow and still; 0.5 m at 1 m/s; 1 m at 1.5 m/s; 5 m still; dry; without a speed."""
        none = -9999
        for name, values in (
            ("d.tif", [0.2, 0.5, 1, 5, 0, 1]),
            ("v.tif", [0, 1, 1.5, 0, 1, none]),
            ("dv.tif", [0, 0.5, 0.25, 0, 0, 0]),  # the maxima of the third were at different times
        ):
            write_raster(self.folder / name, numpy.array([values]), WEST, NORTH, CELL)
        given = {"MAX_DEPTH": "d.tif", "MAX_SPEED": "v.tif", "DEBRIS": "none"}

        def rows(folder, file, bands):
            raster = gdal.Open(str(self.folder / folder / file))
            return [raster.GetRasterBand(band + 1).ReadAsArray()[0].tolist() for band in range(bands)]

        answer = self.answer(DONE, "floodhazard", self.case(**given), "-o", self.folder / "out")
        self.assertEqual(["speed_missing"], [record["key"] for record in answer["log"] if record["level"] == "warning"])
        self.assertEqual({"UK_HAZARD", "AU_HAZARD"}, set(answer["results"]))
        classes, ratings = rows("out", "uk_hazard.tif", 2)
        (au,) = rows("out", "au_hazard.tif", 1)
        # d (v + 0.5); those on a border belong to the higher class.
        expected = [0.1, 0.75, 2, 2.5]
        print(f"  hazard: error of the rating {numpy.abs(numpy.array(ratings[:4]) - expected).max():.1e}")
        numpy.testing.assert_allclose(ratings[:4], expected, rtol=1e-6)
        self.assertEqual([1, 2, 4, 4], classes[:4])
        self.assertEqual([1, 2, 5, 6], au[:4])
        raster = self.read("out/au_hazard.tif")[0]  # its band does not keep it
        nodata = raster.GetRasterBand(1).GetNoDataValue()
        for values in (classes, ratings, au):
            numpy.testing.assert_array_equal([nodata, nodata], values[4:])
        for style in ("uk_hazard.qml", "au_hazard.qml"):
            self.assertIn("<qgis", (self.folder / "out" / style).read_text(encoding="utf-8"))
        # With the product of the run, and the default of the debris: 0.5 up to 0.25 m, 1 above.
        given = {**given, "DEBRIS": None, "MAX_UNIT_DISCHARGE": "dv.tif"}
        results = self.done("floodhazard", UK_HAZARD="uk.tif", **given)
        self.assertEqual(["UK_HAZARD"], list(results))
        numpy.testing.assert_allclose(rows("", "uk.tif", 2)[1][:4], [0.6, 1.75, 1.75, 3.5], rtol=1e-6)
        metadata = gdal.Open(str(self.folder / "uk.tif")).GetMetadata()
        self.assertEqual("maximum over time", metadata["SPATE_PRODUCT"])
        self.assertIn("spate floodhazard", metadata["SPATE_COMMAND"])
        write_raster(self.folder / "short.tif", numpy.array([[1, 1]]), WEST, NORTH, CELL)
        self.refuses(FAILED, "no_output_wanted", "UK_HAZARD", "floodhazard", **given)
        self.refuses(FAILED, "grids_differ", "2 x 1", "floodhazard", AU_HAZARD="au.tif", **{**given, "MAX_SPEED": "short.tif"})
        self.write_degrees("degrees.tif")
        degrees = {"MAX_DEPTH": "degrees.tif", "MAX_SPEED": "degrees.tif"}
        self.refuses(FAILED, "crs_not_in_metres", "MAX_DEPTH", "floodhazard", AU_HAZARD="au.tif", **degrees)
        self.refuses(WRONG_USE, "result_overwrites_input", "MAX_SPEED", "floodhazard", AU_HAZARD="v.tif", **given)

    def test_areas_where_the_map_stretches(self):
        """A metre of Web Mercator is cos(latitude) on the ground."""
        crs = osr.SpatialReference()
        crs.ImportFromEPSG(3857)
        crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
        for name, rows in (("without.tif", 20), ("with.tif", 10)):
            values = numpy.where(numpy.arange(20)[:, None] < rows, numpy.full((20, 20), 0.5), -9999)
            write_raster(self.folder / name, values, 1000000, 6400000, CELL)
            gdal.Open(str(self.folder / name), gdal.GA_Update).SetSpatialRef(crs)
        latitude = osr.CoordinateTransformation(crs, degrees()).TransformPoint(1000100, 6399900)[1]
        half = 200 * CELL**2 * numpy.cos(numpy.radians(latitude)) ** 2
        extent = self.done("floodextent", DEPTH="without.tif", EXTENT="extent.gpkg", THRESHOLDS="0.1")
        compared = self.done("comparescenarios", DEPTH_WITHOUT="without.tif", DEPTH_WITH="with.tif", DEPTH_CHANGE="change.tif")
        drawn = sum(row["area_m2"] for _, row in self.features("extent.gpkg"))
        print(f"  {extent['FLOODED_AREA']:.0f} m2, by hand {2 * half:.0f}")
        for expected, area in ((2 * half, extent["FLOODED_AREA"]), (2 * half, drawn), (half, compared["AREA_NEWLY_DRY"])):
            self.assertAlmostEqual(expected, area, delta=0.01 * expected)  # of the ellipsoid

    def test_maps_that_hold_something_else(self):
        """Spate's own maps say what they hold: none is taken for another quantity."""
        maps = {name: f"{name.lower()}.tif" for name in ("MAX_LEVEL", "BED", "MAX_UNIT_DISCHARGE", "TIME_OF_MAX_DEPTH", "WET_DURATION")}
        self.answer(DONE, "run", self.write({**maps, "RAIN": 20}))
        depth, speed, level, product = "max_depth.tif", "max_speed.tif", "max_level.tif", "max_unit_discharge.tif"
        walls, point = "inputs.gpkg|layername=walls", "inputs.gpkg|layername=springs"
        house = f"POLYGON (({WEST + 42} {NORTH - 158}, {WEST + 68} {NORTH - 158}, {WEST + 68} {NORTH - 132}, {WEST + 42} {NORTH - 132}, {WEST + 42} {NORTH - 158}))"
        self.add_layer("houses", [(house, {"value": 1000})])
        damage = {"BUILDINGS": "inputs.gpkg|layername=houses", "DEFAULT_CURVE": "jrc_europe_residential", "STRUCTURE_VALUE": 1000, "DAMAGE": "damage.gpkg"}
        # Of tools, of others, and of several bands, which have no CF names.
        self.done("comparescenarios", DEPTH_WITHOUT=depth, DEPTH_WITH=depth, DEPTH_CHANGE="change.tif")
        for name, unit in (("feet.tif", "ft"), ("metres.tif", "Metre"), ("speeds.tif", "m s-1")):
            write_raster(self.folder / name, numpy.full((ROWS, COLUMNS), 0.5), WEST, NORTH, CELL)
            raster = gdal.Open(str(self.folder / name), gdal.GA_Update)
            raster.GetRasterBand(1).SetUnitType(unit)
            del raster
        self.done("floodhazard", MAX_DEPTH="metres.tif", MAX_SPEED="speeds.tif", UK_HAZARD="uk.tif")
        gdal.BuildVRT(str(self.folder / "bands.vrt"), [str(self.folder / "metres.tif")] * 2, separate=True)
        depths, other = "raster_holds_no_depths", "raster_holds_other_quantity"
        for key, name, command, given in (
            (other, "LEVELS", "checkbarriers", {"DEM": "dem.tif", "BARRIERS": walls, "LEVELS": depth, "LEAKS": "leaks.gpkg"}),
            (depths, "DEPTH", "floodextent", {"DEPTH": level, "EXTENT": "extent.gpkg"}),
            (depths, "DEPTH", "floodextent", {"DEPTH": "bed.tif", "EXTENT": "extent.gpkg"}),
            (depths, "MAX_DEPTH", "floodhazard", {"MAX_DEPTH": speed, "MAX_SPEED": depth, "UK_HAZARD": "uk.tif"}),
            (other, "MAX_SPEED", "floodhazard", {"MAX_DEPTH": depth, "MAX_SPEED": product, "UK_HAZARD": "uk.tif"}),
            (depths, "max_level", "samplepoints", {"POINTS": point, "RESULTS": [level], "DEM": "dem.tif", "SAMPLES": "points.gpkg"}),
            (other, "ARRIVAL_TIME", "buildingdamage", {**damage, "MAX_DEPTH": depth, "ARRIVAL_TIME": "time_of_max_depth.tif"}),
            (other, "WET_DURATION", "buildingdamage", {**damage, "MAX_DEPTH": depth, "WET_DURATION": "arrival_time.tif"}),
            (other, "ARRIVAL_TIME", "buildingdamage", {**damage, "MAX_DEPTH": depth, "ARRIVAL_TIME": "wet_duration.tif"}),
            (depths, "DEPTH", "floodextent", {"DEPTH": "change.tif", "EXTENT": "extent.gpkg"}),
            (depths, "DEPTH", "floodextent", {"DEPTH": "uk.tif", "EXTENT": "extent.gpkg"}),
            ("raster_in_other_unit", "'ft'", "buildingdamage", {**damage, "MAX_DEPTH": "feet.tif"}),
            ("raster_in_other_unit", "MAX_SPEED", "floodhazard", {"MAX_DEPTH": "metres.tif", "MAX_SPEED": "feet.tif", "UK_HAZARD": "again.tif"}),
            ("raster_with_many_bands", "MAX_DEPTH", "buildingdamage", {**damage, "MAX_DEPTH": "bands.vrt"}),
        ):
            self.refuses(FAILED, key, name, command, **given)
        for changes, key, name in (({"INITIAL_DEPTH": level}, depths, "INITIAL_DEPTH"), ({"DEM": depth}, other, "DEM")):
            self.expect_error(key, name, self.answer(FAILED, "run", self.write({**changes, "MAX_DEPTH": "again.tif", "MAX_SPEED": "speed.tif"})))
        self.done("checkbarriers", DEM="dem.tif", BARRIERS=walls, LEVELS=level, LEAKS="leaks.gpkg")
        # A film of rain lies everywhere.
        for dry_depth, warned in ((0.001, True), (0.05, False)):
            answer = self.answer(DONE, "buildingdamage", self.case(**damage, MAX_DEPTH=depth, DRY_DEPTH=dry_depth))
            self.assertEqual(warned, "rain_films_flood" in [record.get("key") for record in answer["log"]])

    def test_roughness_of_land_cover(self):
        """Classes in cells of 20 m, and a meadow that is drawn; the values are those of the tables."""
        column, row = numpy.meshgrid(numpy.arange(COLUMNS // 2), numpy.arange(ROWS // 2))
        cover = numpy.where(column < 5, 10, numpy.where(column < 10, 80, 7))
        cover[:, -1] = -9999
        write_raster(self.folder / "cover.tif", cover, WEST, NORTH, 2 * CELL)
        south = NORTH - ROWS * CELL
        meadow = f"POLYGON (({WEST} {south}, {WEST + 100} {south}, {WEST + 100} {south + 50}, {WEST} {south + 50}, {WEST} {south}))"
        self.add_layer("meadows", [(meadow, {"use": "meadow"})])
        (self.folder / "own.csv").write_text("class;manning\nmeadow;0,04\n80;0,025\n")
        given = {
            "DEM": "dem.tif",
            "LAND_COVER": "cover.tif",
            "LAND_COVER_POLYGONS": "inputs.gpkg|layername=meadows",
            "CLASS_FIELD": "use",
            "TABLE": "own.csv",
        }
        answer = self.answer(DONE, "manningfromlandcover", self.case(MANNING="n.tif", **given))
        expected = numpy.full((ROWS, COLUMNS), 0.035, numpy.float32)
        expected[:, :10], expected[:, 10:20] = 0.1, 0.025
        expected[-5:, :10] = 0.04
        numpy.testing.assert_array_equal(expected, self.read("n.tif")[1])
        self.assertEqual(18 * ROWS, answer["results"]["UNKNOWN_CELLS"])
        self.assertEqual(2 * ROWS, answer["results"]["UNCOVERED_CELLS"])
        warned = [record["key"] for record in answer["log"] if record["level"] == "warning"]
        self.assertEqual(["classes_without_roughness", "cells_without_land_cover"], warned)
        self.assertIn("<qgis", (self.folder / "n.qml").read_text(encoding="utf-8"))
        # The raster is what a run takes.
        self.answer(DONE, "run", self.write({"MANNING_RASTER": "n.tif"}))
        given["LEGEND"] = "own"
        self.refuses(FAILED, "no_roughness_table", "LEGEND", "manningfromlandcover", MANNING="m.tif", **{**given, "TABLE": None})
        self.refuses(FAILED, "field_missing", "class", "manningfromlandcover", MANNING="m.tif", **{**given, "CLASS_FIELD": None})
        self.refuses(FAILED, "no_land_cover", "LAND_COVER", "manningfromlandcover", MANNING="m.tif", DEM="dem.tif")
        self.refuses(WRONG_USE, "value_out_of_limits", "DEFAULT", "manningfromlandcover", MANNING="m.tif", **{**given, "DEFAULT": 0})

    def test_a_hydrograph_is_designed_and_checked(self):
        given = {"PEAK": 5, "TIME_TO_PEAK": 0.05, "VOLUME": 1200, "NAME": "q1"}
        results = self.done("hydrograph", TABLE="q.csv", PLOT="q.html", **given)
        self.assertEqual([1, 5, 0], [results[name] for name in ("COUNT", "LARGEST_DISCHARGE", "ODDITIES")])
        with open(self.folder / "q.csv", newline="") as file:
            rows = [(float(row["time_s"]), float(row["discharge_m3s"])) for row in csv.DictReader(file)]
        times, discharges = numpy.array(rows).T
        total = (0.5 * (discharges[1:] + discharges[:-1]) * numpy.diff(times)).sum()
        print(f"  hydrograph: error of its volume {total - 1200:.1e} m3")
        self.assertAlmostEqual(1200, total, delta=1e-6)
        self.assertAlmostEqual(5, numpy.interp(180, times, discharges), delta=1e-9)
        n, x = results["EXPONENT"], times[1:-1] / 180
        self.assertLess(numpy.abs(discharges[1:-1] - 5 * x**n * numpy.exp(n * (1 - x))).max(), 1e-9)
        self.assertIn("<svg", (self.folder / "q.html").read_text(encoding="utf-8"))
        # The table is what a run takes, and what the check reads.
        run = self.answer(DONE, "run", self.write({"HYDROGRAPHS": "q.csv", "DURATION": times[-1] / 3600}))
        self.assertAlmostEqual(1200, run["results"]["VOLUME_IN"], delta=1200e-6)
        (self.folder / "odd.csv").write_text("time_h;hydrograph;discharge_m3s\n0;creek;0,5\n1;creek;-2\n2;creek;1\n")
        answer = self.answer(DONE, "hydrograph", self.case(HYDROGRAPHS="odd.csv"))
        warned = [record["key"] for record in answer["log"] if record["level"] == "warning"]
        self.assertIn("hydrograph_negative", warned)
        self.assertEqual([1, len(warned), 0], [answer["results"][name] for name in ("COUNT", "ODDITIES", "EXPONENT")])
        self.refuses(FAILED, "design_name_taken", "q1", "hydrograph", HYDROGRAPHS="q.csv", **given)
        self.refuses(FAILED, "no_hydrograph", "PEAK", "hydrograph", TABLE="none.csv")
        # e^50 50^-51 50! is 0.3551, times 5 m3/s times 180 s.
        self.refuses(FAILED, "volume_impossible", "320", "hydrograph", **{**given, "VOLUME": 100})
        self.refuses(FAILED, "name_blank", "NAME", "hydrograph", **{**given, "NAME": " "})

    def test_the_extent_of_a_flood(self):
        """A bowl: every class has as many cells as numpy counts, and the polygons hold them."""
        column, row = numpy.meshgrid(numpy.arange(COLUMNS), numpy.arange(ROWS))
        depth = numpy.maximum(0, 3.01 - 0.2 * numpy.hypot(column - 18.3, row - 14.7)).astype(numpy.float32)
        depth[0, -1] = 0.3  # a puddle
        write_raster(self.folder / "depth.tif", depth, WEST, NORTH, CELL)
        results = self.done("floodextent", DEPTH="depth.tif", EXTENT="extent.gpkg", AREAS="areas.csv")
        limits = numpy.array([0.1, 0.5, 1, 2], numpy.float32)
        counts = [int((numpy.searchsorted(limits, depth, "right") == number).sum()) for number in range(1, 5)]
        features = self.features("extent.gpkg")
        for number, count in enumerate(counts, 1):
            mine = [(polygon, fields) for polygon, fields in features if fields["class"] == number]
            self.assertEqual(2 if number == 1 else 1, len(mine))
            self.assertEqual(count, sum(fields["cells"] for _, fields in mine))
            self.assertAlmostEqual(count * CELL**2, sum(polygon.Area() for polygon, _ in mine), delta=1e-6)
        self.assertEqual({"POLYGON"}, {polygon.GetGeometryName() for polygon, _ in features})
        self.assertIsNone(features[-1][1]["depth_max"])
        self.assertEqual([sum(counts), sum(counts) * CELL**2], [results["FLOODED_CELLS"], results["FLOODED_AREA"]])
        with open(self.folder / "areas.csv", newline="") as file:
            self.assertEqual(counts, [int(row["cells"]) for row in csv.DictReader(file)])
        self.assertIn("<qgis", (self.folder / "extent.qml").read_text(encoding="utf-8"))
        large = self.done("floodextent", "-o", self.folder / "out", DEPTH="depth.tif", MIN_AREA=100.1, THRESHOLDS=[0.1, 1])
        self.assertEqual(sum(counts) - 1, large["FLOODED_CELLS"])
        self.assertEqual({1, 2}, {fields["class"] for _, fields in self.features("out/extent.gpkg")})
        self.assertTrue((self.folder / "out" / "areas.csv").exists())
        given = {"DEPTH": "depth.tif", "EXTENT": "none.gpkg"}
        self.refuses(FAILED, "list_value_wrong", "shallow", "floodextent", THRESHOLDS="shallow", **given)
        self.refuses(WRONG_USE, "value_out_of_limits", "MIN_AREA", "floodextent", MIN_AREA=-1, **given)
        self.refuses(WRONG_USE, "parameters_missing", "EXTENT", "floodextent", DEPTH="depth.tif")
        self.write_degrees("degrees.tif")
        self.refuses(FAILED, "crs_not_in_metres", "DEPTH", "floodextent", **{**given, "DEPTH": "degrees.tif"})

    def test_help(self):
        for command, parameter in (
            ("floodhazard", "DEBRIS"),
            ("manningfromlandcover", "CLASS_FIELD"),
            ("hydrograph", "TIME_TO_PEAK"),
            ("floodextent", "MIN_AREA"),
        ):
            process = self.run_command(command, "--parameters")
            self.assertEqual(DONE, process.returncode)
            self.assertIn(f"\n  {parameter}: ", process.stdout)
            self.assertNotIn("e+308", process.stdout)
            self.assertEqual(WRONG_USE, self.run_command(command).returncode)


if __name__ == "__main__":
    unittest.main(argv=["flood_tools_test.py", "-v"])
