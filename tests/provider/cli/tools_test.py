# SPDX-License-Identifier: GPL-3.0-or-later
"""The algorithms without a simulation, as the command `spate` has them: storms, terrains, structures."""

import csv
import json
import resource
import unittest

import numpy
from osgeo import gdal, ogr, osr
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST, WRONG_USE, ValleyTest, utm

gdal.UseExceptions()
# m, whole quanta of rain that wait
TOLERANCE = 6e-6


def write_raster(path, values, west, north, cell):
    rows, columns = values.shape
    raster = gdal.GetDriverByName("GTiff").Create(str(path), columns, rows, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((west, cell, 0, north, 0, -cell))
    raster.SetSpatialRef(utm())
    raster.GetRasterBand(1).SetNoDataValue(-9999)
    raster.GetRasterBand(1).WriteArray(values)


def degrees():
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(4326)
    crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return crs


class ToolsTest(ValleyTest):
    def case(self, **inputs):
        path = self.folder / "tool.json"
        path.write_text(json.dumps({"inputs": inputs}))
        return path

    def done(self, command, *options, **inputs):
        return self.answer(DONE, command, self.case(**inputs), *options)["results"]

    def refuses(self, status, key, name, command, *options, **inputs):
        self.expect_error(key, name, self.answer(status, command, self.case(**inputs), *options))

    def features(self, name):
        file = ogr.Open(str(self.folder / name))
        return [(feature.GetGeometryRef().Clone(), feature.items()) for feature in file.GetLayer(0)]

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
        self.refuses(WRONG_USE, "parameter_unknown", "DURATION", "designstorm", DURATON=20)

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

    def terrain_with_errors(self):
        """Of 120 x 60 cells of 2 m: a channel 10 m wide and 2 m deep, a bridge of 8 m, a spike of 5, a pit of 4 m."""
        column, row = numpy.meshgrid(numpy.arange(120), numpy.arange(60))
        bridge = (column >= 60) & (column < 64) & (row > 24) & (row < 36)
        z = 50 - 0.004 * column - 2.0 * ((row >= 28) & (row < 33) & ~bridge) + 0.5 * bridge
        z[10, 20] += 5
        z[50, 90] -= 4
        write_raster(self.folder / "errors.tif", z, 500000, 5300120, 2)
        return self.read("errors.tif")[1].copy()

    def test_a_terrain_is_fixed_in_two_steps(self):
        before = self.terrain_with_errors()
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
        self.refuses(WRONG_USE, "result_overwrites_input", "MAX_SPEED", "floodhazard", AU_HAZARD="v.tif", **given)

    def write_depths(self, name, depth):
        """Water of one depth in the west of the valley; the rest is dry."""
        values = numpy.where(numpy.arange(COLUMNS) < 20, depth, -9999.0)
        write_raster(self.folder / name, numpy.tile(values, (ROWS, 1)), WEST, NORTH, CELL)

    def add_houses(self):
        def box(west, south):
            ring = [(west, south), (west + 20, south), (west + 20, south + 20), (west, south + 20), (west, south)]
            return f"POLYGON (({', '.join(f'{x} {y}' for x, y in ring)}))"

        houses = {"mill": (WEST + 100, 5300100, "1000"), "barn": (WEST + 50, 5300200, ""), "hill": (WEST + 300, 5300100, "1000")}
        self.add_layer("houses", [(box(x, y), {"name": name, "worth": worth}) for name, (x, y, worth) in houses.items()])
        return {"BUILDINGS": "inputs.gpkg|layername=houses", "DEFAULT_CURVE": "jrc_europe_residential", "STRUCTURE_VALUE_FIELD": "worth"}

    def test_damage_at_buildings_and_per_year(self):
        """JRC's curve of Europe: 25 % at 0.5 m, 40 % at 1 m, 60 % at 2 m."""
        given = self.add_houses()
        floods = {}
        for period, depth, share in ((10, 0.5, 0.25), (100, 2, 0.6)):
            self.write_depths("depth.tif", depth)
            floods[period] = self.folder / f"t{period}"
            case = {"MAX_DEPTH": "depth.tif", "STRUCTURE_VALUE": 500, "RETURN_PERIOD": period, "CURRENCY": "EUR", **given}
            results = self.done("buildingdamage", "-o", floods[period], **case)
            self.assertEqual([3, 2, 2, 0], [results[f"BUILDINGS_{name}"] for name in ("COUNT", "FLOODED", "DAMAGED", "UNKNOWN")])
            print(f"  {depth} m: damage {results['DAMAGE_TOTAL']}")
            self.assertAlmostEqual(1500 * share, results["DAMAGE_TOTAL"], delta=1e-9)
            houses = {row["name"]: (place, row) for place, row in self.features(f"t{period}/damage.gpkg")}
            self.assertEqual([1000 * share, 500 * share, 0], [houses[name][1]["damage_total"] for name in ("mill", "barn", "hill")])
            self.assertEqual([None, "default_value", "dry"], [houses[name][1]["flag"] for name in ("mill", "barn", "hill")])
            self.assertEqual(400, houses["mill"][0].GetArea())
            self.assertEqual("32633", houses["mill"][0].GetSpatialReference().GetAuthorityCode(None))
        with open(floods[100] / "summary.csv", newline="") as file:
            (row,) = csv.DictReader(file)
        self.assertEqual(("3", "900", "EUR"), (row["buildings"], row["damage_total"], row["currency"]))

        layers = [str(folder / "damage.gpkg") for folder in floods.values()]
        results = self.done("expectedannualdamage", LAYERS=layers, EAD="ead.gpkg", CURVE="curve.csv", PLOT="ead.html")
        # A trapezoid between 1/10 and 1/100, and the rarest flood beyond.
        expected = 0.09 * (375 + 900) / 2 + 0.01 * 900
        print(f"  per year: error {results['EAD_TRAPEZOID'] - expected:.1e}")
        self.assertAlmostEqual(expected, results["EAD_TRAPEZOID"], delta=1e-9)
        self.assertEqual([3, 0], [results["BUILDINGS_COUNT"], results["BUILDINGS_UNKNOWN"]])
        rows = {row["name"]: row for _, row in self.features("ead.gpkg")}
        self.assertEqual([250, 600], [rows["mill"][f"damage_t{period}"] for period in (10, 100)])
        self.assertNotIn("damage_total", rows["mill"])
        self.assertEqual("1000", rows["mill"]["worth"])
        self.assertAlmostEqual(expected, sum(row["ead_trapezoid"] for row in rows.values()), delta=1e-9)
        self.assertIn("<svg", (self.folder / "ead.html").read_text(encoding="utf-8"))

        self.write_depths("deep.tif", 2000)
        for changes, key, name in (
            ({"MAX_DEPTH": "deep.tif"}, "depth_impossible", "MAX_DEPTH"),
            ({"DEFAULT_CURVE": "jrc_europe_residental"}, "curve_unknown", "jrc_europe_residential"),
            ({"BUILDINGS": "inputs.gpkg|layername=springs"}, "wrong_geometry", "BUILDINGS"),
            ({"DEFAULT_CURVE": None}, "no_damage_curves", "CLASS_FIELD"),
        ):
            self.refuses(FAILED, key, name, "buildingdamage", DAMAGE="none.gpkg", **{"MAX_DEPTH": "depth.tif", **given, **changes})
        for changes, key, name in (
            ({"RETURN_PERIODS": "10, 200"}, "return_period_contradicted", "200"),
            ({"LAYERS": layers[:1]}, "too_few_floods", "10"),
            ({"DAMAGE_FIELD": "loss"}, "field_missing", "loss"),
        ):
            self.refuses(FAILED, key, name, "expectedannualdamage", EAD="none.gpkg", **{"LAYERS": layers, **changes})
        self.assertFalse((self.folder / "none.gpkg").exists())
        self.refuses(WRONG_USE, "result_overwrites_input", "EAD", "expectedannualdamage", LAYERS=layers, EAD=layers[1])
        self.refuses(WRONG_USE, "parameters_missing", "BUILDINGS", "buildingdamage", MAX_DEPTH="depth.tif", DAMAGE="none.gpkg")

    def test_results_at_points(self):
        """Depths beside the ground at marks of a CRS of their own, one of them on dry ground."""
        self.write_depths("depth.tif", 1.5)
        there = osr.CoordinateTransformation(utm(), degrees())
        marks = {"pole": (105, 155, "103,3"), "bank": (205, 155, "101"), "wall": (395, 5, ""), "beyond": (905, 155, "1")}
        crs = degrees()
        file = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "marks.gpkg"))
        layer = file.CreateLayer("marks", crs, ogr.wkbMultiPoint)
        for field in ("mark", "level", "result"):
            layer.CreateField(ogr.FieldDefn(field, ogr.OFTString))
        for mark, (x, y, level) in marks.items():
            longitude, latitude, _ = there.TransformPoint(WEST + x, 5300000 + y)
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(f"MULTIPOINT (({longitude:.12f} {latitude:.12f}))"))
            feature["mark"], feature["level"] = mark, level
            layer.CreateFeature(feature)
        del feature, layer, file
        given = {"POINTS": "marks.gpkg", "RESULTS": ["depth.tif"], "DEM": "dem.tif", "OBSERVED_FIELD": "level", "LABEL_FIELD": "mark"}
        results = self.done("samplepoints", SAMPLES="samples.gpkg", PLOT="plot.html", **given)
        ground = self.read("dem.tif")[1]
        error = float(ground[14, 10]) + 1.5 - 103.3
        print(f"  bias {results['BIAS']:.6f}, by hand {error:.6f}")
        self.assertAlmostEqual(error, results["BIAS"], delta=1e-6)
        self.assertEqual([1, 2, 1], [results[name] for name in ("USED", "DRY", "OUTSIDE")])
        rows = {row["mark"]: (place, row) for place, row in self.features("samples.gpkg")}
        self.assertEqual(["compared", "dry", "dry", "outside"], [rows[mark][1]["status"] for mark in marks])
        self.assertEqual("depth", rows["pole"][1]["result_2"])  # the marks have a field of that name
        self.assertEqual(ogr.wkbPoint, rows["pole"][0].GetGeometryType())
        self.assertAlmostEqual(15.0, rows["pole"][0].GetX(), delta=0.01)
        self.assertIn("pole", (self.folder / "plot.html").read_text(encoding="utf-8"))
        # A mark on the bank takes the water beside it.
        results = self.done("samplepoints", SAMPLES="near.gpkg", SEARCH_RADIUS=11, **given)
        self.assertEqual(2, results["USED"])
        (distance,) = [row["distance"] for _, row in self.features("near.gpkg") if row["mark"] == "bank"]
        self.assertAlmostEqual(10, distance, delta=1e-4)
        for changes, key, name in (
            ({"OBSERVED_FIELD": "mark"}, "attribute_not_a_number", "pole"),
            ({"OBSERVED_FIELD": "height"}, "field_missing", "height"),
            ({"BAND": 2}, "band_missing", "2"),
        ):
            self.refuses(FAILED, key, name, "samplepoints", SAMPLES="none.gpkg", **{**given, **changes})

    def test_help(self):
        for command, parameter in (
            ("designstorm", "PEAK_POSITION"),
            ("mergeterrain", "DEMS"),
            ("fixterrain", "CHANNEL_WIDTH"),
            ("burnstreams", "BANK_SLOPE"),
            ("checkstructures", "HEADWATER"),
            ("buildingdamage", "VALUE_PER"),
            ("expectedannualdamage", "RARE_TAIL"),
            ("samplepoints", "SEARCH_RADIUS"),
            ("floodhazard", "DEBRIS"),
        ):
            process = self.run_command(command, "--parameters")
            self.assertEqual(DONE, process.returncode)
            self.assertIn(f"\n  {parameter}: ", process.stdout)
            self.assertEqual(WRONG_USE, self.run_command(command).returncode)
            self.assertEqual(WRONG_USE, self.run_command(command, self.folder / "none.json").returncode)


if __name__ == "__main__":
    unittest.main(argv=["tools_test.py", "-v"])
