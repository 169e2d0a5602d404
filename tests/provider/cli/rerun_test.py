#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""`spate rerun` on the small valley of valley.py: it tells what is the same and what has changed.

    rerun_test.py SPATE SOURCE_FOLDER
"""

import json
import re
import signal
import subprocess
import sys
import unittest

from osgeo import gdal, ogr
from reports import ReportTest
from results import rows_of, without_times
from valley import CANCELLED, CELL, DONE, FAILED, NORTH, SPATE, WEST, WRONG_USE


class Rerun(ReportTest):
    def test_rerun(self):
        self.simulate({"GAUGES": "gauges.gpkg"})
        maps = {"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"}
        answer = self.rerun(DONE, "report.json")
        self.assertEqual(maps, set(answer["results"]["SAME_MAPS"]))
        self.assertEqual([], answer["results"]["CHANGED_INPUTS"])
        again = self.document("again/report.json")
        self.assertEqual(without_times(self.document()), without_times(again))
        self.assertEqual(self.document()["maps"][0]["bands"], again["maps"][0]["bands"])
        for map_file in ("max_speed.tif", "again/max_speed.tif"):
            answer = self.rerun(DONE, map_file, "third")
            self.assertEqual(["MAX_SPEED"], answer["results"]["SAME_MAPS"])
        before = (self.folder / "report.json").read_bytes()
        for certificate in ("report.json", "max_speed.tif"):
            self.expect_error("rerun_overwrites_first", certificate, self.rerun(FAILED, certificate, "."))
        self.assertEqual(before, (self.folder / "report.json").read_bytes())

    def test_rerun_does_not_replace_an_input(self):
        (self.folder / "given").mkdir()
        (self.folder / "dem.tif").rename(self.folder / "given" / "bed.tif")
        self.simulate({"DEM": "given/bed.tif", "BED": "bed.tif"})
        before = (self.folder / "given" / "bed.tif").read_bytes()
        self.expect_error("result_overwrites_input", "DEM", self.rerun(FAILED, "report.json", "given"))
        self.assertEqual(["bed.tif"], [path.name for path in (self.folder / "given").iterdir()])
        self.assertEqual(before, (self.folder / "given" / "bed.tif").read_bytes())

    def test_rerun_names_what_changed(self):
        self.simulate()
        table = self.folder / "hydrographs.csv"
        before = table.read_text()
        table.write_text(before.replace(",5", ",6"))
        answer = self.rerun(FAILED, "report.json")
        self.expect_error("rerun_differs", "HYDROGRAPHS", answer)
        warnings = {entry["key"]: entry for entry in answer["log"] if entry["level"] == "warning"}
        self.assertIn("HYDROGRAPHS", warnings["rerun_input_changed"]["problem"])
        # The same table in another notation: another file, and the same flood.
        table.write_text(before.replace(",5", ",5.0"))
        answer = self.rerun(DONE, "report.json")
        self.assertEqual(["HYDROGRAPHS"], answer["results"]["CHANGED_INPUTS"])
        table.write_text(before)
        layer = ogr.Open(str(self.folder / "inputs.gpkg"), 1)
        layer.ExecuteSQL("UPDATE springs SET hydrograph = 'q1'")
        del layer
        self.assertEqual([], self.rerun(DONE, "report.json")["results"]["CHANGED_INPUTS"])
        table.unlink()
        self.expect_error("rerun_input_missing", "HYDROGRAPHS", self.rerun(FAILED, "report.json"))

    def test_rerun_of_inputs_that_moved_with_the_report(self):
        self.simulate({"DEM": "GTIFF_DIR:1:dem.tif"})  # a path within a name
        moved = self.folder / "moved"
        moved.mkdir()
        for path in list(self.folder.iterdir()):
            if path != moved:
                path.rename(moved / path.name)
        for certificate in ("report.json", "max_depth.tif"):
            answer = self.answer(DONE, "rerun", moved / certificate, "-o", moved / "again")
            self.assertEqual([], answer["results"]["CHANGED_INPUTS"])
        # A file at its old place is taken from there.
        (moved / "hydrographs.csv").rename(self.folder / "hydrographs.csv")
        self.answer(DONE, "rerun", moved / "report.json", "-o", moved / "again")
        (self.folder / "hydrographs.csv").unlink()
        self.expect_error("rerun_input_missing", "HYDROGRAPHS", self.answer(FAILED, "rerun", moved / "report.json", "-o", moved / "again"))

    def says_currency(self, folder):
        labels = re.findall(r'label="([^"]*EUR\xa0[^"]*)"', (folder / "damage.qml").read_text(encoding="utf-8"))
        print(f"  {folder.name}: {len(labels)} classes in EUR: {', '.join(labels)}")
        self.assertEqual(5, len(labels))
        self.assertRegex((folder / "report.html").read_text(encoding="utf-8"), r"\d\s*EUR<")

    def test_rerun_of_an_ensemble(self):
        houses = {"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32633"}}, "features": []}
        west, south = WEST + 20 * CELL, NORTH - 16 * CELL  # where the gauge stands
        ring = [[west + a * CELL, south + b * CELL] for a, b in ((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))]
        houses["features"].append({"type": "Feature", "properties": {}, "geometry": {"type": "Polygon", "coordinates": [ring]}})
        (self.folder / "houses.geojson").write_text(json.dumps(houses))
        damage = {"BUILDINGS": "houses.geojson", "DEFAULT_CURVE": "jrc_europe_residential", "STRUCTURE_VALUE": 1000, "DAMAGE": "damage.gpkg", "CURRENCY": "EUR"}
        first = self.ensemble({"FOLDER": "members", **damage})["results"]
        self.assertGreater(first["DAMAGE_EXPECTED"], 0)
        self.says_currency(self.folder)
        maps = {"MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY"}
        answer = self.rerun(DONE, "report.json")["results"]
        self.assertEqual(maps, set(answer["SAME_MAPS"]))
        self.assertEqual([], answer["CHANGED_INPUTS"])
        again = self.document("again/report.json")
        self.assertEqual((2, 0), (again["run"]["members_computed"], again["run"]["members_kept"]))
        self.assertEqual(self.document()["maps"][0]["bands"], again["maps"][0]["bands"])
        self.assertEqual(first["DAMAGE_EXPECTED"], again["run"]["damage_expected"])
        self.says_currency(self.folder / "again")
        damaged = ogr.Open(str(self.folder / "again" / "damage.gpkg"))
        self.assertEqual(1, damaged.GetLayer(0).GetFeatureCount())
        del damaged
        self.assertEqual(["<small>", "large"], [row["id"] for _, row in rows_of(self.folder / "again" / "members.csv", False)])
        for map_file, name in (("mean.tif", "MEAN_DEPTH"), ("again/probability.tif", "PROBABILITY")):
            self.assertEqual([name], self.rerun(DONE, map_file, "third")["results"]["SAME_MAPS"])
        (self.folder / "scenarios.csv").write_text("id,factor,weight\n<small>,1,3\nlarge,4.5,1\n")
        answer = self.rerun(FAILED, "mean.tif")
        self.expect_error("rerun_differs", "SCENARIOS", answer)
        self.expect_error("rerun_differs", "MEAN_DEPTH", answer)
        # Members that failed.
        document = self.document()
        document["run"]["complete"] = False
        (self.folder / "report.json").write_text(json.dumps(document))
        raster = gdal.Open(str(self.folder / "mean.tif"), gdal.GA_Update)
        raster.SetMetadataItem("SPATE_MEMBERS_FAILED", "1")
        del raster
        for certificate in ("report.json", "mean.tif"):
            self.expect_error("rerun_of_partial_run", certificate, self.rerun(FAILED, certificate))
        # A map of a time when none said which one it is.
        raster = gdal.Open(str(self.folder / "probability.tif"), gdal.GA_Update)
        for band in range(1, 4):
            raster.GetRasterBand(band).SetMetadata({})
        del raster
        self.expect_error("certificate_of_unknown_map", "probability.tif", self.rerun(FAILED, "probability.tif"))

    def continue_run(self, name, folder, **changes):
        """A run that goes on from the folder "start"; its results are in a folder of that name, and it is saved in another."""
        (self.folder / name).mkdir()
        outputs = {key: f"{name}/{key.lower()}.tif" for key in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED")}
        return self.simulate({**outputs, "REPORT": f"{name}/report.html", "RESUME_FROM": "start", "CHECKPOINT": folder, **changes})

    def keys_of(self, answer):
        return [entry.get("key") for entry in answer["log"] if entry["level"] == "warning"]

    def warning(self, key, answer):
        return " ".join(entry["why"] for entry in answer["log"] if entry.get("key") == key)

    def begin_run(self):
        """A run that is cancelled in its middle, after five checkpoints."""
        case = self.write({"CHECKPOINT": "start", "CHECKPOINT_INTERVAL": 0})
        process = subprocess.Popen([SPATE, "run", case], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        seen = 0
        while seen < 5 and (line := process.stdout.readline()):
            seen += "flood.checkpoint" in line
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
        self.assertEqual(CANCELLED, process.returncode)

    def test_rerun_of_continued_runs(self):
        self.inputs["DURATION"] = 3
        self.begin_run()
        self.continue_run("beside", "end")
        document = self.document("beside/report.json")
        given = [entry for entry in document["certificate"]["inputs"] if entry["parameter"] == "RESUME_FROM"]
        self.assertEqual([str(self.folder / "start" / "flood.checkpoint")], [file["path"] for file in given[0]["files"]])
        for certificate in ("report.json", "max_depth.tif"):
            answer = self.rerun(DONE, f"beside/{certificate}")
            self.assertEqual([], answer["results"]["CHANGED_INPUTS"])
            self.assertNotIn("rerun_from_start", self.keys_of(answer))
        older = json.loads(json.dumps(document))
        older["certificate"]["version"] = "0.0.1"
        (self.folder / "beside" / "older.json").write_text(json.dumps(older))
        answer = self.rerun(DONE, "beside/older.json")
        self.assertEqual(3, len(answer["results"]["SAME_MAPS"]))
        self.assertIn("0.0.1", self.warning("rerun_from_start", answer))
        # Saved in the place of its own start: the end would repeat itself, so the run is repeated as a whole.
        self.continue_run("over", "start")
        answer = self.rerun(DONE, "over/report.json")
        self.assertEqual(3, len(answer["results"]["SAME_MAPS"]))
        self.assertEqual([], answer["results"]["CHANGED_INPUTS"])
        self.assertIn("rerun_from_start", self.keys_of(answer))
        again = self.document("again/report.json")
        print(f"{document['run']['steps']} steps, {again['run']['steps']} again")
        self.assertEqual(document["run"]["steps"], again["run"]["steps"])
        self.assertNotIn("RESUME_FROM", again["certificate"]["parameters"])
        # It would tell what differs: the same flood with another hydrograph is not the same.
        table = self.folder / "hydrographs.csv"
        table.write_text(table.read_text().replace(",5", ",6"))
        self.expect_error("rerun_differs", "HYDROGRAPHS", self.rerun(FAILED, "over/report.json"))

    def test_rerun_of_a_run_after_the_end_of_a_shorter_one(self):
        self.inputs["DURATION"] = 0.05
        self.simulate({"CHECKPOINT": "start"})
        self.inputs["DURATION"] = 0.1
        self.continue_run("over", "start")
        answer = self.rerun(FAILED, "over/report.json")  # the end of the shorter one cut a time step short
        self.assertIn("rerun_from_start", self.keys_of(answer))
        self.expect_error("rerun_differs", "MAX_DEPTH", answer)
        self.assertEqual(answer["error"]["why"], self.warning("rerun_differs", answer))

    def test_rerun_of_what_ifs(self):
        self.inputs["DURATION"] = 0.05
        self.simulate({"CHECKPOINT": "start"})
        self.assertNotIn("what_if", self.document()["run"])
        table = self.folder / "hydrographs.csv"
        table.write_text(table.read_text().replace(",5", ",9"))
        self.inputs["DURATION"] = 0.1
        self.continue_run("beside", "end")
        self.assertEqual("HYDROGRAPHS from 180 s", self.document("beside/report.json")["run"]["what_if"])
        self.assertIn("HYDROGRAPHS from 180 s", self.page("beside/report.html")[0])
        for certificate in ("report.json", "max_depth.tif"):
            answer = self.rerun(DONE, f"beside/{certificate}")
            self.assertEqual([], answer["results"]["CHANGED_INPUTS"])
            self.assertEqual("HYDROGRAPHS from 180 s", self.document("again/report.json")["run"]["what_if"])
        (self.folder / "over").mkdir()
        case = self.write({"RESUME_FROM": "start", "CHECKPOINT": "start", "REPORT": "over/report.html", "MAX_DEPTH": "over/max_depth.tif"})
        self.assertIn("what_if_replaces_checkpoint", self.keys_of(self.answer(DONE, "run", case)))
        for certificate in ("over/report.json", "over/max_depth.tif", "beside/report.json"):
            self.expect_error("rerun_checkpoint_replaced", "HYDROGRAPHS from 180 s", self.rerun(FAILED, certificate))
        (self.folder / "start" / "flood.checkpoint").unlink()
        self.expect_error("rerun_checkpoint_replaced", "flood.checkpoint", self.rerun(FAILED, "over/report.json"))

    def test_rerun_refuses_what_is_no_certificate(self):
        self.simulate()
        whole = self.document()
        broken = self.folder / "broken.json"
        for change, key in (
            (lambda document: document.pop("certificate"), "certificate_missing"),
            (lambda document: document["certificate"].pop("inputs"), "certificate_not_whole"),
            (lambda document: document["certificate"]["parameters"].update(DURATION="long"), "certificate_not_whole"),
            (lambda document: document["certificate"]["parameters"].update(DURATON=1), "certificate_parameter_unknown"),
            (lambda document: document["certificate"].update(algorithm="simulatefire"), "certificate_of_unknown_algorithm"),
            (lambda document: document.pop("maps"), "certificate_not_whole"),
        ):
            document = json.loads(json.dumps(whole))
            change(document)
            broken.write_text(json.dumps(document))
            self.expect_error(key, "broken.json", self.rerun(FAILED, "broken.json"))
        broken.write_text(json.dumps(whole)[:-20])
        self.expect_error("certificate_not_json", "broken.json", self.rerun(FAILED, "broken.json"))
        self.expect_error("certificate_missing", "dem.tif", self.rerun(FAILED, "dem.tif"))
        self.expect_error("certificate_unreadable", "none.json", self.rerun(FAILED, "none.json"))
        self.assertFalse((self.folder / "again" / "max_depth.tif").exists())
        self.assertEqual(WRONG_USE, self.run_command("rerun", "report.json").returncode)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
