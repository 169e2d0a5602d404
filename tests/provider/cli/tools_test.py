# SPDX-License-Identifier: GPL-3.0-or-later
"""The algorithms without a simulation, as the command `spate` has them: storms, terrains, structures, layers to draw in."""

import csv
import json
import resource
import unittest
from xml.etree import ElementTree

import numpy
from osgeo import gdal, ogr
from tool_case import ToolTest, write_raster, write_terrain_with_errors
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST, WRONG_USE

gdal.UseExceptions()
# m, whole quanta of rain that wait
TOLERANCE = 6e-6


class ToolsTest(ToolTest):
    def test_a_storm_of_euler(self):
        """Blocks of Euler II by hand, of depths that double where the duration is four times as long."""
        (self.folder / "depths.csv").write_text("duration_min,depth_mm\n5,10\n20,20\n80,40\n")
        given = {"DEPTHS": "depths.csv", "SHAPE": "euler_2", "DURATION": 20, "TIME_STEP": 5}
        results = self.done("designstorm", TABLE="rain.csv", PLOT="storm.html", **given)
        self.assertAlmostEqual(20, results["DEPTH"], delta=1e-9)
        self.assertAlmostEqual(120, results["PEAK"], delta=1e-9)  # 10 mm in 5 minutes
        # 0.3 of 20 minutes is 6, rounded down to 5: what falls more within 10 minutes stands before it.
        self.assertEqual(5, results["TIME_OF_PEAK"])
        depth = {minutes: 10 * (minutes / 5) ** 0.5 for minutes in (5, 10, 15, 20)}
        blocks = [depth[10] - depth[5], depth[5], depth[15] - depth[10], depth[20] - depth[15]]
        with open(self.folder / "rain.csv", newline="") as file:
            rows = [(float(row["time_s"]), float(row["rain_mmh"])) for row in csv.DictReader(file)]
        times, rates = numpy.array(rows).T
        for i, block in enumerate(blocks):
            self.assertAlmostEqual(12 * block, numpy.interp(300 * i + 150, times, rates), delta=1e-6)
        total = (0.5 * (rates[1:] + rates[:-1]) * numpy.diff(times)).sum() / 3600
        print(f"  storm: error of its depth {total - 20:.1e} mm")
        self.assertAlmostEqual(20, total, delta=1e-6)
        self.assertIn("<svg", (self.folder / "storm.html").read_text(encoding="utf-8"))
        # The table is what a run takes.
        run = self.answer(DONE, "run", self.write({"INFLOWS": None, "HYDROGRAPHS": None, "RAIN_TABLE": "rain.csv", "DURATION": 0.5}))
        self.assertAlmostEqual(0.020 * COLUMNS * ROWS * CELL**2, run["results"]["VOLUME_IN"], delta=TOLERANCE * COLUMNS * ROWS * CELL**2)
        self.done("designstorm", "-o", self.folder / "all", **given)
        self.assertEqual((self.folder / "rain.csv").read_text(), (self.folder / "all" / "table.csv").read_text())
        self.refuses(FAILED, "depths_missing", "DEPTHS", "designstorm", TABLE="rain.csv")
        self.refuses(FAILED, "storm_steps_impossible", "20", "designstorm", **{**given, "TIME_STEP": 3})
        self.refuses(FAILED, "storm_steps_too_many", "1000000", "designstorm", **{**given, "DURATION": 1e4, "TIME_STEP": 0.01})
        self.refuses(WRONG_USE, "parameter_unknown", "DURATION", "designstorm", DURATON=20)

    def test_a_storm_of_a_formula(self):
        """Chow, Maidment and Mays (1988), example 14.4.1: Denver, 10 years, i = 96.6 / (t^0.97 + 13.90) inches an hour."""
        denver = {"FORMULA": "a / (t^c + b)", "A": 96.6 * 25.4, "B": 13.90, "C": 0.97}
        given = {"SHAPE": "alternating_block", "DURATION": 120, "TIME_STEP": 10, **denver}
        results = self.done("designstorm", TABLE="rain.csv", **given)
        print(f"  storm: {results['DEPTH'] / 25.4:.4f} in, book 1.639; peak {results['PEAK'] / 25.4 / 6:.4f} in, book 0.693")
        self.assertAlmostEqual(1.639, results["DEPTH"] / 25.4, delta=0.001)
        self.assertAlmostEqual(0.693, results["PEAK"] / 25.4 / 6, delta=0.0011)
        self.assertEqual(50, results["TIME_OF_PEAK"])
        # Sherman's form of the intensity of an hour, i = a / (t + b)^c.
        sherman = {"FORMULA": "a / (t + b)^c", "A": 1000, "B": 10, "C": 0.8}
        results = self.done("designstorm", TABLE="rain.csv", DURATION=60, **sherman)
        self.assertAlmostEqual(1000 / 70**0.8, results["DEPTH"], delta=1e-9)
        (self.folder / "depths.csv").write_text("duration_min,depth_mm\n5,10\n20,20\n")
        self.refuses(FAILED, "depths_missing", "DEPTHS", "designstorm", TABLE="rain.csv", DEPTHS="depths.csv", **sherman)

    def test_terrains_are_merged(self):
        """A higher survey of the middle over the valley, with its seam blended over 30 m."""
        valley = self.read("dem.tif")[1]
        over = valley[10:20, 10:30] + 2
        write_raster(self.folder / "over.tif", over, WEST + 10 * CELL, NORTH - 10 * CELL, CELL)
        results = self.done("mergeterrain", DEMS=["over.tif", "dem.tif"], MERGED="merged.tif", BLEND_WIDTH=30)
        # In the grid of the first, but as large as both.
        raster, merged = self.read("merged.tif")
        self.assertEqual((WEST, CELL, 0, NORTH, 0, -CELL), raster.GetGeoTransform())
        self.assertEqual(valley.shape, merged.shape)
        higher = merged - valley
        self.assertAlmostEqual(2, results["LARGEST_OFFSET"], delta=1e-4)
        self.assertEqual(0, results["MISSING_CELLS"])
        self.assertEqual(0, numpy.abs(higher[:10]).max())
        self.assertAlmostEqual(2, higher[15, 20], delta=1e-4)  # 50 m from the seam
        mixed = (higher > 0.001) & (higher < 1.999)
        self.assertEqual(results["MIXED_CELLS"], int(mixed.sum() + (numpy.abs(higher[10:20, 10:30]) <= 0.001).sum()))
        # A part, named as QGIS names it, and in degrees.
        self.done("mergeterrain", DEMS="dem.tif", MERGED="part.tif", EXTENT=f"{WEST + 100}, {WEST + 200}, {NORTH - 150}, {NORTH - 50}")
        raster, part = self.read("part.tif")
        numpy.testing.assert_array_equal(valley[5:15, 10:20], part)
        self.done("mergeterrain", DEMS="dem.tif", MERGED="wide.tif", EXTENT="15, 15.002, 47.8535, 47.8545 [EPSG:4326]")
        raster, wide = self.read("wide.tif")
        across, down = wide.shape[1] * CELL, wide.shape[0] * CELL
        print(f"  0.002 by 0.001 degrees: {across} by {down} m")
        self.assertTrue(140 <= across <= 180 and 100 <= down <= 140)
        for given, key, name in (
            ({"EXTENT": "1,2,3"}, "extent_unreadable", "four"),
            ({"EXTENT": "2,1,3,4"}, "extent_unreadable", "EXTENT"),
            ({"CRS": "EPSG:0"}, "crs_unreadable", "CRS"),
            ({"EXTENT": "1,2,3,4"}, "terrain_without_data", "EXTENT"),
        ):
            self.refuses(FAILED, key, name, "mergeterrain", DEMS=["dem.tif"], MERGED="none.tif", **given)
        self.refuses(WRONG_USE, "result_overwrites_input", "MERGED", "mergeterrain", DEMS=["over.tif", "dem.tif"], MERGED="dem.tif")
        self.refuses(WRONG_USE, "parameters_missing", "DEMS", "mergeterrain", MERGED="none.tif")

    def test_a_terrain_is_fixed_in_two_steps(self):
        write_terrain_with_errors(self.folder / "errors.tif")
        before = self.read("errors.tif")[1].copy()
        found = self.done("fixterrain", "-o", self.folder / "out", DEM="errors.tif")
        self.assertEqual([1, 1, 1, 0], [found[name] for name in ("SPIKE_COUNT", "PIT_COUNT", "BRIDGE_COUNT", "CHANGED_CELLS")])
        self.assertNotIn("FIXED", found)
        self.assertFalse((self.folder / "out" / "fixed.tif").exists())
        spots = {fields["kind"]: (place, fields) for place, fields in self.features("out/spots.gpkg")}
        self.assertEqual((500041, 5300099), (spots["spike"][0].GetX(), spots["spike"][0].GetY()))
        self.assertAlmostEqual(4, spots["pit"][1]["height_m"], delta=0.01)
        self.assertEqual(1, spots["pit"][1]["accept"])
        ((line, bridge),) = self.features("out/bridges.gpkg")
        self.assertAlmostEqual(10, bridge["length_m"], delta=0.1)
        self.assertAlmostEqual(10, line.Length(), delta=0.1)
        self.assertAlmostEqual(47.76, bridge["bed_begin"], delta=0.02)
        self.assertTrue((self.folder / "out" / "spots.qml").exists())

        # The pit stays as it is.
        file = ogr.Open(str(self.folder / "out" / "spots.gpkg"), update=1)
        for feature in file.GetLayer(0):
            if feature["kind"] == "pit":
                feature["accept"] = 0
                file.GetLayer(0).SetFeature(feature)
        del file, feature
        accepted = {"ACCEPTED_SPOTS": "out/spots.gpkg", "ACCEPTED_BRIDGES": "out/bridges.gpkg"}
        done = self.done("fixterrain", "-o", self.folder / "done", DEM="errors.tif", **accepted)
        raster, after = self.read("done/fixed.tif")
        self.assertIn("spate fixterrain", raster.GetMetadataItem("SPATE_COMMAND"))
        self.assertEqual(int((before != after).sum()), done["CHANGED_CELLS"])
        self.assertAlmostEqual(50 - 0.08, after[10, 20], delta=0.01)
        self.assertEqual(before[50, 90], after[50, 90])
        self.assertLess(numpy.abs(after[28:33, 55:70] - 47.76).max(), 0.05)
        again = self.done("fixterrain", DEM="done/fixed.tif")
        self.assertEqual([0, 1, 0], [again[name] for name in ("SPIKE_COUNT", "PIT_COUNT", "BRIDGE_COUNT")])
        self.refuses(FAILED, "fixed_terrain_missing", "FIXED", "fixterrain", DEM="errors.tif", APPLY=True)
        self.refuses(FAILED, "nothing_to_apply", "APPLY", "fixterrain", DEM="errors.tif", FIXED="fixed.tif")

    def test_a_terrain_too_large_for_memory(self):
        """Bridges are refused where 22 bytes a cell are not free; spikes and pits need 4."""
        side, whole = 3000, 8 << 30

        def limited(size):
            return lambda: resource.setrlimit(resource.RLIMIT_AS, (size, size))

        process = self.run_command("devices", "--json", preexec_fn=limited(whole))
        if process.returncode != DONE:
            self.skipTest("no limit on memory here, as under sanitizers")
        devices = json.loads(process.stdout)["results"]["DEVICES"]
        taken = whole - devices[0]["MEMORY_FREE"]  # by the process itself
        if not 0 < taken < 4 << 30:
            self.skipTest("less memory is free than the limit")
        write_raster(self.folder / "large.tif", numpy.full((side, side), 7.0), WEST, NORTH, 1)
        limit = int(taken + 15 * side**2)
        given = {"DEM": "large.tif"}
        process = self.run_command("fixterrain", self.case(**given), "--json", preexec_fn=limited(limit))
        self.assertEqual(FAILED, process.returncode, process.stdout + process.stderr)
        self.expect_error("dem_too_large_for_memory", "3000 x 3000", json.loads(process.stdout))
        process = self.run_command("fixterrain", self.case(**given, FIND="spots"), "--json", preexec_fn=limited(limit))
        self.assertEqual(DONE, process.returncode, process.stdout + process.stderr)

    def test_a_stream_is_burned(self):
        before = self.read("dem.tif")[1].copy()
        middle = NORTH - 15.5 * CELL
        stream = f"LINESTRING ({WEST + 5} {middle}, {WEST + COLUMNS * CELL - 5} {middle})"
        self.add_layer("streams", [(stream, {"name": "brook", "width": CELL, "depth": 1.5})])
        culvert = f"LINESTRING ({WEST + 180} {middle}, {WEST + 230} {middle})"
        self.add_layer("pipes", [(culvert, {"type": "culvert"})])
        given = {"DEM": "dem.tif", "STREAMS": "inputs.gpkg|layername=streams", "BURNED": "burned.tif"}
        results = self.done("burnstreams", **given)
        lowered = before - self.read("burned.tif")[1]
        self.assertLess(numpy.abs(lowered[15] - 1.5).max(), 1e-3)  # the ground falls all the way
        lowered[15] = 0
        self.assertEqual(0, numpy.abs(lowered).max())
        self.assertEqual(COLUMNS, results["LOWERED_CELLS"])
        self.assertAlmostEqual(1.5 * COLUMNS * CELL**2, results["VOLUME"], delta=1)
        self.assertAlmostEqual(1.5, results["MAX_LOWERING"], delta=1e-3)
        results = self.done("burnstreams", CULVERTS="inputs.gpkg|layername=pipes", **given)
        lowered = (before - self.read("burned.tif")[1])[15]
        self.assertEqual(0, numpy.abs(lowered[19:22]).max())
        self.assertTrue((lowered[[17, 24]] > 1.4).all())
        self.assertEqual(int((lowered > 0).sum()), results["LOWERED_CELLS"])
        self.add_layer("drains", [(culvert, {"type": "durchlass"}), (culvert, {"type": "pump"})])
        answer = self.answer(DONE, "burnstreams", self.case(CULVERTS="inputs.gpkg|layername=drains", **given))
        self.assertEqual(["culvert_type_unknown"], [record["key"] for record in answer["log"] if record["level"] == "warning"])
        self.refuses(FAILED, "stream_without_width", "WIDTH", "burnstreams", **{**given, "STREAMS": "inputs.gpkg|layername=pipes"})
        self.refuses(WRONG_USE, "parameters_missing", "STREAMS", "burnstreams", DEM="dem.tif", BURNED="burned.tif")

    def test_structures_are_checked(self):
        line = "LINESTRING (500105 5300155, 500355 5300155)"
        pipe = {"name": "pipe", "type": "culvert", "diameter": 1}
        self.add_layer("structures", [(line, pipe)])
        given = {"DEM": "dem.tif", "STRUCTURES": "inputs.gpkg|layername=structures"}
        results = self.done("checkstructures", **given)
        (note,) = [finding for finding in results["FOUND"] if finding["key"] == "structure_capacity"]
        self.assertGreater(note["value"], 0.5)
        self.assertEqual(0, results["ERRORS"])
        self.assertEqual(len(results["FOUND"]), results["WARNINGS"] + results["NOTES"])
        results = self.done("checkstructures", "-o", self.folder / "out", **given)
        self.assertEqual(str(self.folder / "out" / "findings.gpkg"), results["FINDINGS"])
        rows = self.features("out/findings.gpkg")
        self.assertIn(("pipe", "structure_capacity"), [(fields["structure"], fields["key"]) for _, fields in rows])
        self.add_layer("structures", [(line, {**pipe, "diameter": -1})])
        answer = self.answer(FAILED, "checkstructures", self.case(**given))
        self.assertEqual(1, answer["results"]["ERRORS"])
        self.assertEqual(answer["error"]["key"], answer["results"]["FOUND"][0]["key"])

    def test_barriers_are_checked(self):
        """A gap of 4 m, a flank of 5 m to a hill, a low crest and an open end, on flat ground in front of a hill."""
        ground = numpy.where(numpy.arange(200) < 150, 1.0, 9.0)
        write_raster(self.folder / "flat.tif", numpy.tile(ground, (100, 1)), 500000, 5300100, 1)

        def line(*places):
            return f"LINESTRING ({', '.join(f'{500000 + x} {5300000 + y}' for x, y in places)})"

        self.add_layer(
            "dikes",
            [
                (line((20, 50.5), (60, 50.5)), {"name": "west", "crest": "4"}),
                (line((64, 50.5), (145, 50.5)), {"name": "east", "crest": "2,5"}),
            ],
        )
        given = {"DEM": "flat.tif", "BARRIERS": "inputs.gpkg|layername=dikes", "SCHEME": "hr"}
        results = self.done("checkbarriers", LEAKS="leaks.gpkg", LEVEL=3, **given)
        self.assertEqual([3, 1], [results[name] for name in ("LEAK_COUNT", "OPEN_ENDS")])
        rows = {row["kind"]: (place, row) for place, row in self.features("leaks.gpkg")}
        for kind, x, width, low in (("gap", 62, 4, 1), ("flank", 147.5, 5, 1), ("crest", None, 81, 2.5), ("open end", 20, 0, 1)):
            place, row = rows[kind]
            print(f"  {kind}: errors {row['width_m'] - width:.1e} m, {row['low_m'] - low:.1e} m")
            self.assertAlmostEqual(width, row["width_m"], delta=1e-6 if kind != "crest" else 1)
            self.assertAlmostEqual(low, row["low_m"], delta=1e-6)
            self.assertAlmostEqual(3 - low, row["depth_m"], delta=1e-6)
            if x is not None:
                self.assertAlmostEqual(500000 + x, place.GetX(), delta=1e-6)
        self.assertIn("west", rows["gap"][1]["barrier"])
        self.assertTrue((self.folder / "leaks.qml").exists())
        # At 2 m the crest holds, and with a smaller MAX_GAP the others are too far.
        results = self.done("checkbarriers", LEAKS="none.gpkg", LEVEL=2, MAX_GAP=3, **given)
        self.assertEqual([0, 4], [results[name] for name in ("LEAK_COUNT", "OPEN_ENDS")])
        # Beyond the elevation model nothing passes.
        self.add_layer("across", [(line((75.5, -1), (75.5, 101)), {"name": "across", "crest": "4"})])
        results = self.done("checkbarriers", LEAKS="none.gpkg", LEVEL=3, **{**given, "BARRIERS": "inputs.gpkg|layername=across"})
        self.assertEqual([0, 0], [results[name] for name in ("LEAK_COUNT", "OPEN_ENDS")])
        # Nor where a barrier ends on the very edge of it, on all four sides alike.
        for places in (((75.5, 0), (75.5, 100)), ((0, 50.5), (200, 50.5))):
            self.add_layer("across", [(line(*places), {"name": "across", "crest": "10"})])
            results = self.done("checkbarriers", LEAKS="none.gpkg", LEVEL=3, **{**given, "BARRIERS": "inputs.gpkg|layername=across"})
            self.assertEqual([0, 0], [results[name] for name in ("LEAK_COUNT", "OPEN_ENDS")], places)
        self.refuses(FAILED, "no_level", "LEVELS", "checkbarriers", LEAKS="none.gpkg", **given)
        self.refuses(FAILED, "two_levels", "LEVEL", "checkbarriers", LEAKS="none.gpkg", LEVEL=1, LEVELS="flat.tif", **given)

    def test_layers_to_draw_in(self):
        """What is drawn in them is what a simulation takes; a file with drawings is never lost."""
        results = self.done("inputlayers", "-o", self.folder / "drawn", DEM="dem.tif")
        self.assertEqual(11, len(results))
        file = ogr.Open(results["INPUTS"], update=1)
        styles = {row["f_table_name"]: row["styleQML"] for row in file.GetLayerByName("layer_styles")}
        for name, source in results.items():
            if name == "INPUTS":
                continue
            layer = file.GetLayerByName(source.split("|layername=")[1])
            self.assertEqual(0, layer.GetFeatureCount())
            self.assertEqual("32633", layer.GetSpatialRef().GetAuthorityCode(None))
            form = ElementTree.fromstring(styles[layer.GetName()])
            fields = [field.GetName() for field in layer.schema]
            self.assertEqual(["fid", *fields], [field.get("name") for field in form.find("fieldConfiguration")])
            self.assertTrue(all(alias.get("name") for alias in form.find("aliases")))
        print(f"  {len(styles)} layers, {sum(map(len, styles.values()))} letters of forms")
        inflows = file.GetLayerByName("inflows")
        feature = ogr.Feature(inflows.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"MULTILINESTRING (({WEST + 55} 5300140, {WEST + 55} 5300170))"))
        feature["discharge_m3s"] = 5
        inflows.CreateFeature(feature)
        del feature, inflows, layer, file
        case = {"DEM": "dem.tif", "INFLOWS": results["INFLOWS"], "DURATION": 0.1}
        self.assertAlmostEqual(5 * 360, self.done("run", "-o", self.folder / "maps", **case)["VOLUME_IN"], delta=1e-3)
        self.refuses(FAILED, "inputs_exist", "inputs.gpkg", "inputlayers", DEM="dem.tif", INPUTS="drawn/inputs.gpkg")
        self.refuses(FAILED, "result_format_unknown", "INPUTS", "inputlayers", DEM="dem.tif", INPUTS="drawn.shp")

    def test_help(self):
        for command, parameter in (
            ("designstorm", "PEAK_POSITION"),
            ("mergeterrain", "DEMS"),
            ("fixterrain", "CHANNEL_WIDTH"),
            ("burnstreams", "BANK_SLOPE"),
            ("checkstructures", "HEADWATER"),
            ("checkbarriers", "MAX_GAP"),
            ("inputlayers", "INPUTS"),
        ):
            process = self.run_command(command, "--parameters")
            self.assertEqual(DONE, process.returncode)
            self.assertIn(f"\n  {parameter}: ", process.stdout)
            self.assertEqual(WRONG_USE, self.run_command(command).returncode)
            self.assertEqual(WRONG_USE, self.run_command(command, self.folder / "none.json").returncode)


if __name__ == "__main__":
    unittest.main(argv=["tools_test.py", "-v"])
