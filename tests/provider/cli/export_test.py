#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""`spate exportcase` on the small valley of valley.py: what it writes runs anywhere, and gives the same flood.

    export_test.py SPATE SOURCE_FOLDER
"""

import json
import shlex
import sys
import unittest

from osgeo import gdal
from results import rows_of
from tool_case import ToolTest
from valley import DONE, FAILED, WRONG_USE

MAPS = ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED")


class Export(ToolTest):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        (self.folder / "observed.csv").write_text("time_min,gauge,depth_m\n1,bridge,0.2\n5,bridge,0.4\n")
        self.inputs.update(OBSERVED="observed.csv", WEST="wall", MANNING=0.05, RUN_NAME="the valley")
        self.flood = {name: value for name, value in self.inputs.items() if name not in MAPS}
        self.flood.pop("THREADS")
        self.flood.pop("RUN_NAME")

    def test_exported_case_gives_the_same_flood(self):
        self.answer(DONE, "run", self.write(), "-o", self.folder / "here")
        results = self.done("exportcase", FOLDER="exported", **self.flood)
        self.assertEqual(str(self.folder / "exported" / "case.json"), results["CASE"])
        place = self.folder / "elsewhere, ö"
        (self.folder / "exported").rename(place)
        names = sorted(path.name for path in place.iterdir())
        self.assertEqual(["case.json", "dem.tif", "hydrographs.csv", "inputs.gpkg", "observed.csv"], names)
        case = json.loads((place / "case.json").read_text(encoding="utf-8"))
        self.assertEqual("spate:simulateflood", case["algorithm"])
        self.assertEqual("inputs.gpkg|layername=barriers", case["inputs"]["BARRIERS"])
        self.assertEqual((0.1, "wall", "dem.tif"), tuple(case["inputs"][name] for name in ("DURATION", "WEST", "DEM")))
        for name in ("dem.tif", "inputs.gpkg", "hydrographs.csv", "observed.csv"):
            (self.folder / name).unlink()
        self.answer(DONE, "run", place / "case.json", "-o", place, cwd="/")
        wet = 0
        for name in MAPS:
            file = self.inputs[name]
            ours = gdal.Open(str(self.folder / file)).ReadAsArray()
            self.assertEqual(ours.tobytes(), gdal.Open(str(place / file)).ReadAsArray().tobytes(), name)
            wet += (ours > 0).sum()
        print(f"{wet} cells above 0 in {len(MAPS)} maps")
        self.assertGreater(wet, 100)
        for name in ("barrier_report.gpkg", "gauge_peaks.gpkg", "section_peaks.gpkg"):
            self.assertEqual(rows_of(self.folder / "here" / name), rows_of(place / name), name)

    def test_case_of_a_run_is_taken_as_it_is(self):
        """With its results, which do not count, and its algorithm; what is written names those that a folder gives."""
        self.flood["LIMITS_STEP"] = "limits.tif"
        case = self.folder / "whole.json"
        case.write_text(json.dumps({"algorithm": "spate:simulateflood", "inputs": dict(self.flood, MAX_DEPTH="depth.tif")}))
        self.answer(DONE, "exportcase", case, "-o", self.folder / "exported")
        named = json.loads((self.folder / "exported" / "case.json").read_text())["inputs"]
        expected = {"GAUGE_SERIES": "gauge_series.csv", "GAUGE_PEAKS": "gauge_peaks.gpkg", "SECTION_PEAKS": "section_peaks.gpkg",
                    "MAX_DEPTH": "max_depth.tif", "BARRIER_REPORT": "barrier_report.gpkg"}
        self.assertEqual(expected, {name: named.get(name) for name in expected})
        self.assertFalse({"LIMITS_STEP", "INFILTRATED", "SERIES", "REPORT", "CHECKPOINT"} & set(named))
        self.assertFalse((self.folder / "depth.tif").exists())
        case.write_text(json.dumps({"algorithm": "spate:simulateensemble", "inputs": self.flood}))
        self.expect_error("case_of_other_algorithm", "simulateensemble", self.answer(WRONG_USE, "exportcase", case, "-o", self.folder / "exported"))

    def test_folder_of_all_results(self):
        results = self.done("exportcase", "-o", self.folder / "exported", **self.flood)
        self.assertEqual(str(self.folder / "exported"), results["FOLDER"])
        self.assertTrue((self.folder / "exported" / "case.json").exists())
        # An earlier export is replaced.
        results = self.done("exportcase", "-o", self.folder / "exported", **dict(self.flood, DURATION=0.2))
        self.assertEqual(0.2, json.loads((self.folder / "exported" / "case.json").read_text())["inputs"]["DURATION"])

    def test_command_that_runs_it(self):
        log = self.answer(DONE, "exportcase", self.case(**self.flood), "-o", self.folder / "exported")["log"]
        (line,) = [record["text"] for record in log if "spate run" in record["text"]]
        self.assertEqual(["run", str(self.folder / "exported" / "case.json")], shlex.split(line)[-2:])

    def test_what_is_refused(self):
        before = {path: path.read_bytes() for path in self.folder.iterdir()}
        self.refuses(WRONG_USE, "result_overwrites_input", "DEM", "exportcase", FOLDER=".", **self.flood)
        # The case lies where the exported one would.
        (self.folder / "own").mkdir()
        document = {"inputs": {**{name: f"../{value}" if "." in str(value) and name not in ("DURATION", "MANNING") else value
                                  for name, value in self.flood.items()}, "FOLDER": "."}}
        case = self.folder / "own" / "case.json"
        case.write_text(json.dumps(document))
        self.expect_error("result_overwrites_input", "case.json", self.answer(WRONG_USE, "exportcase", case))
        self.assertEqual(document, json.loads(case.read_text()))
        self.refuses(WRONG_USE, "parameters_missing", "FOLDER", "exportcase", **self.flood)
        self.refuses(WRONG_USE, "value_out_of_limits", "MANNING", "exportcase", FOLDER="exported", **dict(self.flood, MANNING=0))
        self.refuses(FAILED, "case_folder_not_made", "dem.tif", "exportcase", FOLDER="dem.tif/case", **self.flood)
        self.refuses(WRONG_USE, "parameter_unknown", "DEPTH", "exportcase", FOLDER="exported", DEPTH="max_depth.tif", **self.flood)
        self.assertFalse((self.folder / "exported").exists())
        self.assertEqual(before, {path: path.read_bytes() for path in before})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
