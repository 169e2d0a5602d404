# SPDX-License-Identifier: GPL-3.0-or-later
"""What floods do and where they were observed, by the command without QGIS: damage, damage per year, two floods, points."""

import base64
import csv
import re
import unittest
from xml.etree import ElementTree

import numpy
from osgeo import gdal, ogr, osr
from tool_case import ToolTest, degrees, write_raster
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST, WRONG_USE, utm

gdal.UseExceptions()


class DamageToolsTest(ToolTest):
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
        both = {"CURVES": "hydrographs.csv", "SUMMARY": "hydrographs.csv"}
        self.refuses(WRONG_USE, "result_overwrites_input", "SUMMARY", "buildingdamage", DAMAGE="none.gpkg", **{"MAX_DEPTH": "depth.tif", **given, **both})
        self.refuses(WRONG_USE, "parameters_missing", "BUILDINGS", "buildingdamage", MAX_DEPTH="depth.tif", DAMAGE="none.gpkg")

    def test_buildings_of_which_not_all_is_known(self):
        """They are in no sum and no count, as points too, whose map has markers."""
        runs = {"without": {"mill": 100, "barn": 50, "hill": None}, "with": {"mill": 60, "barn": 50, "hill": 10}}
        for run, damages in runs.items():
            file = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / f"{run}.gpkg"))
            layer = file.CreateLayer("damage", utm(), ogr.wkbPoint)
            layer.CreateField(ogr.FieldDefn("id", ogr.OFTString))
            layer.CreateField(ogr.FieldDefn("damage_total", ogr.OFTReal))
            for i, (name, damage) in enumerate(damages.items()):
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(ogr.CreateGeometryFromWkt(f"POINT ({WEST + 50 + 20 * i} 5300100)"))
                feature["id"] = name
                if damage is not None:
                    feature["damage_total"] = damage
                layer.CreateFeature(feature)
            del feature, layer, file
            self.write_depths(f"{run}.tif", 1)
        given = {f"DEPTH_{run.upper()}": f"{run}.tif" for run in runs} | {f"BUILDINGS_{run.upper()}": f"{run}.gpkg" for run in runs}
        results = self.done("comparescenarios", ID_FIELD="id", BUILDING_CHANGE="change.gpkg", PAGE="page.html", DEPTH_CHANGE="change.tif", CHANGE_CLASS="class.tif", **given)
        self.assertEqual([150, 110, 1], [results[name] for name in ("DAMAGE_WITHOUT", "DAMAGE_WITH", "BUILDINGS_UNKNOWN")])
        page = (self.folder / "page.html").read_text(encoding="utf-8")
        self.assertRegex(page, r'<p class="value">2</p><p class="label">damaged buildings, instead of 2</p>')
        style = (self.folder / "change.qml").read_text(encoding="utf-8")
        self.assertIn('type="marker"', style)
        self.assertNotIn('type="fill"', style)

    def test_results_in_other_formats(self):
        """A shapefile cuts names: none becomes that of another column, and what is replaced is known by its cut name."""
        given = self.add_houses()
        for name, depth in (("with", 0.5), ("without", 1)):
            self.write_depths(f"{name}.tif", depth)
            for ending in ("shp", "csv"):
                self.done("buildingdamage", DAMAGE=f"{name}.{ending}", MAX_DEPTH=f"{name}.tif", **given)
        answer = self.answer(DONE, "buildingdamage", self.case(**{**given, "BUILDINGS": "without.shp"}, MAX_DEPTH="with.tif", DAMAGE="again.shp"))
        self.assertLessEqual({"fields_replaced", "shapefile_cuts_names"}, {record.get("key") for record in answer["log"]})
        rows = {row["name"]: row for _, row in self.features("again.shp")}
        self.assertEqual(list(self.features("without.shp")[0][1]), list(rows["mill"]))
        self.assertEqual(250, rows["mill"]["damage_tot"])
        for ending in ("shp", "csv"):
            case = {f"BUILDINGS_{name.upper()}": f"{name}.{ending}" for name in ("without", "with")} | {f"DEPTH_{name.upper()}": f"{name}.tif" for name in ("without", "with")}
            results = self.done("comparescenarios", ID_FIELD="name", DEPTH_CHANGE="change.tif", BUILDING_CHANGE=f"change.{ending}", PAGE="page.html", **case)
            self.assertEqual(150, results["DAMAGE_AVOIDED"])
            if ending == "shp":
                (row,) = [row for _, row in self.features("change.shp") if row["name"] == "mill"]
                self.assertEqual([1, 0.5, 400, 250, -150], [row[name] for name in ("depth_wi_1", "depth_with", "damage_w_1", "damage_w_2", "damage_cha")])
        self.refuses(FAILED, "id_field_needed", "BUILDINGS_WITHOUT", "comparescenarios", DEPTH_CHANGE="none.tif", **case)

    def test_depths_that_are_none(self):
        values = numpy.full((ROWS, COLUMNS), 9999.0)
        values[:, :20] = 0.5
        write_raster(self.folder / "depth.tif", values, WEST, NORTH, CELL)
        self.add_layer("marks", [(f"POINT ({WEST + 305} 5300155)", {"mark": "pole"})])
        for key, command, given in (
            ("raster_value_too_large", "floodextent", {"DEPTH": "depth.tif", "EXTENT": "extent.gpkg"}),
            ("raster_value_too_large", "floodhazard", {"MAX_DEPTH": "depth.tif", "MAX_SPEED": "depth.tif", "UK_HAZARD": "hazard.tif"}),
            ("depth_impossible", "samplepoints", {"POINTS": "inputs.gpkg|layername=marks", "RESULTS": ["depth.tif"], "DEM": "dem.tif", "SAMPLES": "samples.gpkg"}),
        ):
            with self.subTest(command):
                self.refuses(FAILED, key, "", command, **given)

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
        # Without the ground, 0 is dry in what says that it holds depths.
        write_raster(self.folder / "zero.tif", numpy.tile(numpy.where(numpy.arange(COLUMNS) < 20, 1.5, 0.0), (ROWS, 1)), WEST, NORTH, CELL)
        case = {"POINTS": "marks.gpkg", "RESULTS": ["zero.tif"]}
        self.assertEqual([3, 0], [self.done("samplepoints", SAMPLES="zero.gpkg", **case)[name] for name in ("USED", "DRY")])
        zero = gdal.Open(str(self.folder / "zero.tif"), gdal.GA_Update)
        zero.GetRasterBand(1).SetMetadataItem("standard_name", "flood_water_thickness")
        del zero
        self.assertEqual([1, 2], [self.done("samplepoints", SAMPLES="zero.gpkg", **case)[name] for name in ("USED", "DRY")])
        feet = gdal.GetDriverByName("GTiff").CreateCopy(str(self.folder / "feet.tif"), gdal.Open(str(self.folder / "dem.tif")))
        feet.GetRasterBand(1).SetUnitType("ft")
        del feet
        for changes, key, name in (
            ({"DEM": "feet.tif"}, "dem_heights_not_in_metres", "feet.tif"),
            ({"OBSERVED_FIELD": "mark"}, "attribute_not_a_number", "pole"),
            ({"OBSERVED_FIELD": "height"}, "field_missing", "height"),
            ({"BAND": 2}, "band_missing", "2"),
        ):
            self.refuses(FAILED, key, name, "samplepoints", SAMPLES="none.gpkg", **{**given, **changes})

    def maps_of(self, page):
        return [base64.b64decode(part.split('"')[0]).decode() for part in page.split('src="data:image/svg+xml;base64,')[1:]]

    def check_page(self, page, maps, shaded):
        """What a mayor needs to read the maps: a scale that is right, north, the numbers of the buildings, hills; and doubt."""
        self.assertEqual(4, len(maps))
        self.assertIn("uncertain", page)
        for text in maps:
            drawing = ElementTree.fromstring(text)
            tag = "{http://www.w3.org/2000/svg}"
            words = [(element.text, float(element.get("x", "nan"))) for element in drawing.iter(tag + "text")]
            # Coordinates stand below the map: their distance in pixels and metres is its scale.
            (one, x_one), (other, x_other) = [(float(word.replace(",", "")), x) for word, x in words if word.startswith("500") and x > 0][:2]
            pixels_per_metre = (x_other - x_one) / (other - one)
            bars = [[tuple(map(float, corner.split(","))) for corner in element.get("points").split()] for element in drawing.iter(tag + "polygon")]
            halves = [max(x for x, _ in bar) - min(x for x, _ in bar) for bar in bars[:2]]
            (length,) = [float(word.split()[0]) for word, _ in words if re.fullmatch(r"\d+ m", word)]
            drawn = sum(halves) / pixels_per_metre
            self.assertAlmostEqual(length, drawn, delta=0.01 * length)
            # An arrow that points up, above its letter.
            arrow = bars[2]
            self.assertEqual(min(y for _, y in arrow), arrow[0][1])
            self.assertIn("N", [word for word, _ in words])
            # The mill has lost more than the barn, whose middle lies 50 m west of its own.
            numbers = {word: x for word, x in words if word in ("1", "2")}
            self.assertEqual({"1", "2"}, set(numbers))
            apart = (numbers["1"] - numbers["2"]) / pixels_per_metre
            self.assertAlmostEqual(50, apart, delta=1)
            (image,) = drawing.iter(tag + "image")
            gdal.FileFromMemBuffer("/vsimem/map.png", base64.b64decode(image.get("href").split(",")[1]))
            colours = gdal.Open("/vsimem/map.png").ReadAsArray()
            gdal.Unlink("/vsimem/map.png")
            # The dry slopes in the north and the south lie in different light.
            height, width = colours.shape[1:]
            light = [colours[:3, height * part // 4, width * 19 // 20].tolist() for part in (1, 3)]
            self.assertEqual(shaded, light[0] != light[1])
        print(f"  a bar of {length:g} m is {drawn:.2f} m long, the numbers are {apart:.1f} m apart; light of the slopes {light}")

    def test_what_a_measure_changes(self):
        """Without the measure 20 columns have 1 m of water, with it 8 of them 0.5 m, and the others are dry."""
        given = self.add_houses()
        self.write_depths("without.tif", 1)
        values = numpy.where(numpy.arange(COLUMNS) < 8, 0.5, -9999.0)
        write_raster(self.folder / "with.tif", numpy.tile(values, (ROWS, 1)), WEST, NORTH, CELL)
        for name in ("without", "with"):
            self.done("buildingdamage", DAMAGE=f"{name}.gpkg", MAX_DEPTH=f"{name}.tif", STRUCTURE_VALUE=500, **given)
        self.add_layer("wall", [(f"LINESTRING ({WEST + 80} 5300000, {WEST + 80} 5300300)", {})])
        case = {
            "DEPTH_WITHOUT": "without.tif",
            "DEPTH_WITH": "with.tif",
            "BUILDINGS_WITHOUT": "without.gpkg",
            "BUILDINGS_WITH": "with.gpkg",
            "MEASURE": "inputs.gpkg|layername=wall",
        }
        results = self.done("comparescenarios", "-o", self.folder / "compared", PAGE="compared/page.html", **case)
        column = ROWS * CELL * CELL
        print(f"  {results['AREA_WITHOUT']} m2 flooded without, {results['AREA_WITH']} m2 with; damage avoided {results['DAMAGE_AVOIDED']}")
        self.assertEqual([20 * column, 8 * column, 12 * column, 0], [results[f"AREA_{name}"] for name in ("WITHOUT", "WITH", "NEWLY_DRY", "NEWLY_FLOODED")])
        self.assertEqual([1, 0], [results["LARGEST_FALL"], results["LARGEST_RISE"]])
        # The mill (1000) at 1 m is dry with the measure; the barn (500) has 0.5 m.
        self.assertEqual([600, 125, 475], [results[f"DAMAGE_{name}"] for name in ("WITHOUT", "WITH", "AVOIDED")])
        rows = {row["name"]: row for _, row in self.features("compared/building_change.gpkg")}
        self.assertEqual(["better", "better", "same"], [rows[name]["change"] for name in ("mill", "barn", "hill")])
        self.assertEqual([-400, 0.5], [rows["mill"]["damage_change"], rows["barn"]["depth_with"]])
        self.assertTrue((self.folder / "compared" / "change_class.qml").exists())
        page = (self.folder / "compared" / "page.html").read_text(encoding="utf-8")
        maps = self.maps_of(page)
        # The wall stands on all maps but the first, in its colour.
        self.assertEqual([False, True, True, True], ['stroke="#000000"' in each for each in maps])
        self.check_page(page, maps, shaded=False)
        steep = numpy.tile(0.5 * CELL * abs(numpy.arange(ROWS) - 14.5)[:, None], (1, COLUMNS))
        write_raster(self.folder / "steep.tif", steep, WEST, NORTH, CELL)
        shaded = self.done("comparescenarios", "-o", self.folder / "hills", PAGE="hills/page.html", DEM="steep.tif", **case)
        page = (self.folder / "hills" / "page.html").read_text(encoding="utf-8")
        self.check_page(page, self.maps_of(page), shaded=True)
        self.assertEqual(results["AREA_WITH"], shaded["AREA_WITH"])
        self.assertFalse((self.folder / "compared" / "arrival_delay.tif").exists(), "it needs the maps of arrival times")
        for changes, key, name in (
            ({"PDF": "page.pdf"}, "result_needs_qgis", "PDF"),
            ({"ARRIVAL_WITH": "with.tif"}, "pair_incomplete", "ARRIVAL_WITHOUT"),
            ({"BUILDINGS_WITH": "inputs.gpkg|layername=houses"}, "result_fields_missing", "BUILDINGS_WITH"),
        ):
            self.refuses(FAILED, key, name, "comparescenarios", DEPTH_CHANGE="none.tif", **{**case, **changes})

    def test_help(self):
        for command, parameter in (
            ("buildingdamage", "VALUE_PER"),
            ("expectedannualdamage", "RARE_TAIL"),
            ("samplepoints", "SEARCH_RADIUS"),
            ("comparescenarios", "DRY_DEPTH"),
        ):
            process = self.run_command(command, "--parameters")
            self.assertEqual(DONE, process.returncode)
            self.assertIn(f"\n  {parameter}: ", process.stdout)
            self.assertEqual(WRONG_USE, self.run_command(command).returncode)


if __name__ == "__main__":
    unittest.main(argv=["damage_tools_test.py", "-v"])
