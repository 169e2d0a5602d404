#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""REPORT on the small valley of valley.py: what the report says is what the run computed.

    report_test.py SPATE SOURCE_FOLDER
"""

import csv
import hashlib
import math
import re
import signal
import sys
import unittest

import numpy
from osgeo import gdal, ogr
from reports import NAME, ReportTest
from results import rows_of, without_times
from valley import CELL, FAILED, NORTH, WEST, WRONG_USE, utm

OVER_TIME = ["steps", "mean_time_step_s", "wet_area_m2", "inflow_m3", "edges_out_m3", "stored_m3", "mass_error"]


class Report(ReportTest):
    def test_page_is_fit_to_print(self):
        """On A4: nothing is wider or higher than what the margins leave, and no row or plot is cut in two."""
        self.simulate()
        _, page = self.page()
        style = "".join(element.text for element in page.iter() if element.tag.endswith("style") and element.text)
        (paper,) = re.findall(r"@page\{([^}]*)\}", style)
        paper = dict(rule.split(":") for rule in paper.split(";"))
        self.assertEqual("A4", paper["size"])
        height = 297 - 2 * float(paper["margin"].removesuffix("mm"))
        self.assertGreater(height, 260)
        in_print = style[style.index("@media print{") :]
        for rule in (r"body\{[^}]*max-width:none", r"figure,tr\{break-inside:avoid\}", r"h2\{break-after:avoid\}"):
            self.assertRegex(in_print, rule)
        highest = {kind: float(most) for kind, most in re.findall(r"figure svg\.(\w+)\{max-height:([\d.]+)mm\}", in_print)}
        self.assertEqual({"plot", "map"}, set(highest))
        self.assertTrue(all(40 < most < height for most in highest.values()), highest)
        figures = [element for element in page.iter() if element.tag.endswith("figure")]
        kinds = {svg.get("class") for figure in figures for svg in figure if svg.tag.endswith("svg")}
        self.assertEqual(set(highest), kinds, "all pictures have one of these heights")
        self.assertRegex(style, r"figure svg\{max-width:100%")

    def test_numbers_are_those_of_the_run(self):
        results = self.simulate()
        self.assertEqual(str(self.folder / "report.html"), results["REPORT"])
        document = self.document()
        volumes, run = document["volumes_m3"], document["run"]
        self.assertEqual(results["VOLUME_IN"], volumes["supplied"])
        self.assertEqual(results["VOLUME_STORED"], volumes["stored"])
        self.assertEqual(results["MASS_ERROR"], volumes["mass_error"])
        self.assertEqual(results["STEPS"], run["steps"])
        self.assertEqual((360, 360, True), (run["simulated_s"], run["duration_s"], run["complete"]))
        self.assertEqual(results["WET_AREA"], document["result"]["wet_area_m2"])
        depth = self.read("max_depth.tif")[1]
        peak = document["result"]["max_depth_m"]
        self.assertEqual(float(depth.max()), peak["value"])
        column, row = (peak["x"] - WEST) / CELL, (NORTH - peak["y"]) / CELL
        self.assertEqual(depth.max(), depth[int(row), int(column)])
        self.assertEqual([], document["warnings"])

        over_time = document["over_time"]
        times = over_time["time_s"]
        self.assertEqual((0, 360), (times[0], times[-1]))
        self.assertEqual(times, sorted(set(times)))
        self.assertGreater(len(times), 30)
        for name in OVER_TIME:
            self.assertEqual(len(times), len(over_time[name]), name)
        self.assertEqual(volumes["stored"], over_time["stored_m3"][-1])
        for time, inflow in zip(times, over_time["inflow_m3"]):
            self.assertAlmostEqual(5 * time, inflow, delta=1e-3)
        steps = over_time["steps"]
        for i in range(1, len(times)):
            mean = (times[i] - times[i - 1]) / (steps[i] - steps[i - 1])
            self.assertAlmostEqual(mean, over_time["mean_time_step_s"][i], delta=1e-12)

        (inflow,) = document["inflows"]
        self.assertAlmostEqual(1800, inflow["asked_volume_m3"], delta=1e-9)
        self.assertEqual([5.0] * len(times), inflow["asked"])
        out = sum(-edge["net_volume_in_m3"] for edge in document["edges"])
        self.assertAlmostEqual(volumes["edges_out"] - volumes["edges_in"], out, delta=1e-6)
        for edge in document["edges"]:
            self.assertAlmostEqual(edge["net_volume_in_m3"], edge["series"]["volume_m3"][-1], delta=1e-12)

    def test_edges_of_one_name(self):
        """Each with its own kind and what was asked of it."""
        side = "LINESTRING (500400 %d, 500400 %d)"
        levels = (("fall", ""), ("level", 100.5), ("open", ""))
        outlets = [(side % (5300010 + 100 * i, 5300090 + 100 * i), {"name": "outlet", "kind": kind, "level_m": level})
                   for i, (kind, level) in enumerate(levels)]  # fmt: skip
        self.add_layer("outlets", outlets)
        self.simulate({"BOUNDARIES": "inputs.gpkg|layername=outlets", **dict.fromkeys(("WEST", "EAST", "NORTH", "SOUTH"), "wall")})
        edges = self.document()["edges"]
        self.assertEqual([("outlet", kind) for kind, _ in levels], [(edge["name"], edge["kind"]) for edge in edges])
        self.assertEqual([False, True, False], ["asked" in edge for edge in edges])
        self.assertEqual({100.5}, set(edges[1]["asked"]))

    def test_the_case_is_not_overwritten(self):
        """A report of its name has its numbers in a .json, too."""
        case = self.write({"REPORT": "flood.html"}, name="flood.json")
        before = case.read_bytes()
        self.expect_error("result_overwrites_input", "REPORT", self.answer(WRONG_USE, "run", case))
        self.assertEqual(before, case.read_bytes())

    def test_what_limited_the_time_step(self):
        self.simulate({"LIMITS_STEP": "limits.tif"})
        (raster, limits), document = self.read("limits.tif"), self.document()
        nodata = raster.GetRasterBand(1).GetNoDataValue()
        limiting = limits[~numpy.isnan(limits)] if math.isnan(nodata) else limits[limits != nodata]
        found, steps = document["step_limits"], document["run"]["steps"]
        self.assertEqual(limiting.size, found["cells"])
        self.assertAlmostEqual(float(limiting.astype(float).sum()), found["share"], delta=1e-6)
        self.assertGreater(found["share"], 0.5)
        self.assertLessEqual(found["share"], 1)
        for share in limiting * steps:  # each is a number of steps
            self.assertAlmostEqual(round(float(share)), float(share), delta=1e-3)
        most = found["most"]
        column, row = (most["x"] - WEST) / CELL, (NORTH - most["y"]) / CELL
        self.assertEqual(float(limits[int(row), int(column)]), most["value"])
        self.assertEqual(float(limiting.max()), most["value"])
        # Other threads, and without the report.
        del self.inputs["REPORT"]
        self.simulate({"LIMITS_STEP": "again.tif", "THREADS": 2})
        numpy.testing.assert_array_equal(limits, self.read("again.tif")[1])

    def test_levels_and_abstractions_over_time(self):
        """What they really brought and took: with all other water it is the balance of the domain."""
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        layer = file.CreateLayer("mixed", utm(), ogr.wkbPoint)
        for field, kind in (("name", ogr.OFTString), ("hydrograph", ogr.OFTString), ("level_m", ogr.OFTReal)):
            layer.CreateField(ogr.FieldDefn(field, kind))
        places = {"spring": ("POINT (500055 5300155)", "q1", None), "pump": ("POINT (500105 5300155)", "taken", None)}
        places["lake"] = ("POINT (500205 5300145)", None, 104.2)
        places["dry pump"] = ("POINT (500055 5300005)", "taken", None)  # where no water comes
        for name, (wkt, hydrograph, level) in places.items():
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetField("name", name)
            if hydrograph:
                feature.SetField("hydrograph", hydrograph)
            if level:
                feature.SetField("level_m", level)
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            layer.CreateFeature(feature)
        del layer, file
        with open(self.folder / "hydrographs.csv", "a", encoding="utf-8") as table:
            table.write("0,taken,-2\n600,taken,-2\n")
        self.simulate({"INFLOWS": "inputs.gpkg|layername=mixed", "GAUGE_SERIES": "series.csv", "RAIN": 20, "SERIES_INTERVAL": 1})
        with open(self.folder / "series.csv", encoding="utf-8") as table:
            rows = [row for row in csv.DictReader(table) if row["kind"] == "inflow"]
        last = {name: float([row for row in rows if row["name"] == name][-1]["volume_m3"]) for name in places}
        volumes = self.document()["volumes_m3"]
        self.assertAlmostEqual(1800, last["spring"], delta=1e-6)
        self.assertLess(last["pump"], -100)
        self.assertGreater(last["pump"], -720)  # that was asked
        self.assertGreater(abs(last["lake"]), 100)
        self.assertLessEqual(last["dry pump"], 0)
        self.assertGreater(last["dry pump"], -20)  # the rain there
        net = volumes["inflow"] - volumes["abstracted"]
        self.assertAlmostEqual(net, sum(last.values()), delta=1e-3)
        by_name = {inflow["name"]: inflow for inflow in self.document()["inflows"]}
        for name, volume in last.items():
            self.assertAlmostEqual(volume, by_name[name]["brought_m3"], delta=1e-9)
            of_name = [row for row in rows if row["name"] == name]
            for before, now in zip(of_name, of_name[1:]):
                step = float(now["time_s"]) - float(before["time_s"])
                mean = (float(now["volume_m3"]) - float(before["volume_m3"])) / step
                self.assertAlmostEqual(mean, float(now["discharge_m3s"]), delta=1e-9)

    def test_abstractions_where_water_seeps_away(self):
        """A single one is told from the balance of the domain, several are not told apart from what seeps away."""
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        for layer_name, ponds in (("one", ["east"]), ("two", ["east", "west"])):
            layer = file.CreateLayer(layer_name, utm(), ogr.wkbUnknown)
            for field in ("name", "hydrograph"):
                layer.CreateField(ogr.FieldDefn(field, ogr.OFTString))
            shapes = {"east": "POLYGON ((500200 5300000, 500400 5300000, 500400 5300300, 500200 5300300, 500200 5300000))"}
            shapes["west"] = "POLYGON ((500000 5300000, 500050 5300000, 500050 5300300, 500000 5300300, 500000 5300000))"
            for name, hydrograph, wkt in [("spring", "q1", "POINT (500105 5300155)")] + [(name, "taken", shapes[name]) for name in ponds]:
                feature = ogr.Feature(layer.GetLayerDefn())
                feature["name"], feature["hydrograph"] = name, hydrograph
                feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
                layer.CreateFeature(feature)
            del feature, layer
        del file
        with open(self.folder / "hydrographs.csv", "a", encoding="utf-8") as table:
            table.write("0,taken,-0.5\n600,taken,-0.5\n")
        for layer_name in ("one", "two"):
            self.simulate({"INFLOWS": f"inputs.gpkg|layername={layer_name}", "GAUGE_SERIES": "series.csv", "RAIN": 60, "INFILTRATION": 30})
            with open(self.folder / "series.csv", encoding="utf-8") as table:
                last = {(row["kind"], row["name"]): row["volume_m3"] for row in csv.DictReader(table)}
            abstracted, infiltrated = (float(last["domain", name]) for name in ("abstracted", "infiltrated"))
            self.assertGreater(infiltrated, 100)
            if layer_name == "one":
                self.assertGreater(abstracted, 50)
                self.assertAlmostEqual(-abstracted, float(last["inflow", "east"]), delta=1e-6)
            else:
                self.assertEqual(["", ""], [last["inflow", name] for name in ("east", "west")])

    def test_looking_changes_nothing(self):
        self.simulate()
        with_report = self.read("max_depth.tif")[1]
        del self.inputs["REPORT"]
        self.simulate()
        self.assertTrue((with_report == self.read("max_depth.tif")[1]).all() and with_report.max() > 0)

    def test_is_the_same_each_time(self):
        self.simulate()
        first = self.document()
        self.simulate({"THREADS": 2, "REPORT": "other.html"})
        second = self.document("other.json")
        first["certificate"]["parameters"].pop("THREADS"), second["certificate"]["parameters"].pop("THREADS")
        first["numerics"].pop("threads"), second["numerics"].pop("threads")
        self.assertEqual(without_times(first), without_times(second))

    def test_page(self):
        self.simulate({"GAUGES": "gauges.gpkg", "GAUGE_SERIES": "series.csv"})
        text, page = self.page()
        for word in ("<script", "http:", "https:", "src=\"/", "url("):
            self.assertNotIn(word, text.replace('xmlns="http://www.w3.org/2000/svg"', ""))
        self.assertIn(NAME, "".join(page.find("head/title").itertext()))
        headings = [heading.text for heading in page.iter("h2")]
        self.assertEqual(9, len(headings), headings)  # the gauges, and the eight that every report has
        plots = [svg for svg in page.iter("{http://www.w3.org/2000/svg}svg") if svg.get("class") == "plot"]
        self.assertEqual(6, len(plots))  # volumes, inflows, edges, wet area, time step, the gauge
        pictures = list(page.iter("{http://www.w3.org/2000/svg}image"))
        self.assertEqual(2, len(pictures))  # the depth, and what limited the time step
        for picture in pictures:
            self.assertTrue(picture.get("href").startswith("data:image/png;base64,"))
        dem = hashlib.sha256((self.folder / "dem.tif").read_bytes()).hexdigest()
        self.assertIn(dem, text)

    def test_gauges(self):
        self.simulate({"GAUGES": "gauges.gpkg", "GAUGE_SERIES": "series.csv"})
        peak = self.document()["gauges"][0]["max_depth_m"]
        (self.folder / "observed.csv").write_text(
            "gauge,time_s,depth_m\n" + "".join(f'"{NAME}",{time},{peak}\n' for time in (120, 240, 360)), encoding="utf-8"
        )
        self.simulate({"GAUGES": "gauges.gpkg", "OBSERVED": "observed.csv", "SERIES_INTERVAL": 1})
        (gauge,) = self.document()["gauges"]
        self.assertEqual(NAME, gauge["name"])
        series = gauge["series"]
        self.assertEqual([60 * minute for minute in range(7)], series["time_s"])
        self.assertEqual([peak] * 3, gauge["observation"]["depth_m"])
        errors = [series["depth_m"][minute] - peak for minute in (2, 4, 6)]
        self.assertAlmostEqual(math.sqrt(sum(error**2 for error in errors) / 3), gauge["rmse_m"], delta=1e-9)
        self.assertEqual(3, gauge["observed"])

    def test_a_barrier_that_no_water_reached(self):
        """It has no freeboard, and without a name its number is its name in all tables."""
        file = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "wall.gpkg"))
        layer = file.CreateLayer("wall", utm(), ogr.wkbLineString)
        layer.CreateField(ogr.FieldDefn("crest", ogr.OFTReal))
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("crest", 103.0)
        east = WEST + 39 * CELL
        feature.SetGeometry(ogr.CreateGeometryFromWkt(f"LINESTRING ({east} {NORTH - 5}, {east} {NORTH - 32})"))
        layer.CreateFeature(feature)
        del layer, file
        self.simulate({"BARRIERS": "wall.gpkg", "BARRIER_REPORT": "barriers.gpkg"})
        (told,) = self.document()["barriers"]
        ((_, row),) = rows_of(self.folder / "barriers.gpkg")
        self.assertEqual(("1", None, None, None), (told["name"], told["min_freeboard_m"], told["first_overtopping_s"], row["freeboard_m"]))
        self.assertIsNone(told["breach_width_m"])
        self.assertNotRegex((self.folder / "report.json").read_text(), r"-0(\.0)?[,\s\]}]")
        for key, field in (("name", "name"), ("length_m", "length_m"), ("overtopped_length_m", "overtopped_length_m"), ("volume_m3", "overtopped_m3")):
            self.assertEqual(row[field], told[key], key)
        self.assertNotRegex(self.page()[0], r"\bnan\b")

    def test_warnings_with_their_remedies(self):
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,0\n600,q1,0\n")
        self.simulate()
        keys = [warning["key"] for warning in self.document()["warnings"]]
        self.assertIn("nothing_wet", keys)
        self.assertTrue(all(warning["remedy"] for warning in self.document()["warnings"]))
        text, _ = self.page()
        self.assertIn("[nothing_wet]", text)

    def test_files_in_the_way(self):
        gdal.VectorTranslate(str(self.folder / "report.json"), str(self.folder / "inputs.gpkg"), format="GeoJSON", layers=["springs"])
        before = (self.folder / "report.json").read_bytes()
        self.expect_refused("result_overwrites_input", "REPORT", {"INFLOWS": "report.json"})
        for changes, key in (
            ({"REPORT": "none/report.html"}, "result_not_written"),
            ({"REPORT": "page.json"}, "result_format_unknown"),
            ({"REPORT": "page.pdf"}, "result_format_unknown"),
        ):
            self.expect_error(key, changes["REPORT"], self.answer(FAILED, "run", self.write(changes)))
        self.assertEqual(before, (self.folder / "report.json").read_bytes())

    def test_a_run_that_was_stopped(self):
        case = self.write({"DURATION": 10000})
        for wait in (0.5, 4, 30):  # on a busy machine the first step may come late
            self.interrupt(case, signal.SIGINT, wait)
            document = self.document()
            if document["run"]["simulated_s"] > 0:
                break
        self.assertFalse(document["run"]["complete"])
        self.assertTrue(0 < document["run"]["simulated_s"] < 36e6)
        self.assertEqual(document["run"]["simulated_s"], document["over_time"]["time_s"][-1])
        self.page()
        for certificate in ("report.json", "max_depth.tif"):
            self.expect_error("rerun_of_partial_run", certificate, self.rerun(FAILED, certificate))

    def test_a_run_that_goes_on_says_where_its_curves_begin(self):
        self.simulate({"DURATION": 0.05, "CHECKPOINT": "saved", "REPORT": None})
        self.simulate({"RESUME_FROM": "saved"})
        document = self.document()
        self.assertEqual(180, document["run"]["begins_at_s"])
        self.assertEqual(180, document["over_time"]["time_s"][0])
        since = {name: document["run"][name + "_since_checkpoint"] for name in ("steps", "cell_updates")}
        self.assertEqual(document["run"]["steps"] - document["over_time"]["steps"][0], since["steps"])
        self.assertAlmostEqual(document["run"]["cell_updates_per_s"], since["cell_updates"] / document["run"]["wall_s"], delta=1)
        resumed, _ = self.page()
        self.simulate()
        self.assertEqual(0, self.document()["run"]["begins_at_s"])
        self.assertEqual(1, resumed.count("<p>") - self.page()[0].count("<p>"))

    def test_an_ensemble(self):
        answer = self.ensemble({"FOLDER": "members"})
        results, document = answer["results"], self.document()
        self.assertEqual(str(self.folder / "report.html"), results["REPORT"])
        self.assertEqual("ensemble", document["run"]["kind"])
        self.assertTrue(document["run"]["complete"])
        self.assertEqual(results["WET_AREA"], document["run"]["wet_area"])
        self.assertEqual(["<small>", "large"], [member["id"] for member in document["members"]])
        self.assertEqual([0.75, 0.25], [member["weight"] for member in document["members"]])
        volumes = [member["volume_in_m3"] for member in document["members"]]
        self.assertAlmostEqual(4, volumes[1] / volumes[0], delta=1e-6)
        for member, (_, row) in zip(document["members"], rows_of(self.folder / "members.csv", False)):
            self.assertEqual(str(member["steps"]), row["steps"])
            self.assertAlmostEqual(float(row["mass_error"]), member["mass_error"], delta=1e-20)
            self.assertIn("m\u00b3", member["inputs"])
        bands = {map_["parameter"]: len(map_["bands"]) for map_ in document["maps"]}
        self.assertEqual({"MEAN_DEPTH": 1, "MAX_DEPTH": 1, "PROBABILITY": 3}, bands)
        names = {entry["parameter"] for entry in document["certificate"]["inputs"]}
        self.assertEqual({"SCENARIOS", "DEM", "INFLOWS", "HYDROGRAPHS"}, names)
        text, page = self.page()
        self.assertNotIn("<small>", text)
        pictures = list(page.iter("{http://www.w3.org/2000/svg}image"))
        self.assertEqual(4, len(pictures))  # three probabilities and the envelope
        # Another run of it has the same maps.
        before = document["maps"]
        self.ensemble({"FOLDER": "others", "THREADS": 2})
        self.assertEqual(before, self.document()["maps"])

    def test_a_report_of_an_ensemble_overwrites_no_input(self):
        gdal.VectorTranslate(str(self.folder / "report.json"), str(self.folder / "inputs.gpkg"), format="GeoJSON", layers=["springs"])
        case = {"SCENARIOS": "scenarios.csv", "MEAN_DEPTH": "mean.tif", "PROBABILITY": "p.tif", "MEMBERS": "m.csv", "INFLOWS": "report.json"}
        (self.folder / "scenarios.csv").write_text("id,factor\na,1\n")
        for name in ("ARRIVAL_TIME", "MAX_SPEED"):
            self.inputs.pop(name)
        self.expect_error("result_overwrites_input", "REPORT", self.answer(WRONG_USE, "ensemble", self.write(case)))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
