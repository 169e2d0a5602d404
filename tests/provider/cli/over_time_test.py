#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""GAUGE_SERIES of `spate run` in the small valley of valley.py: its dates, its barriers, and as OBSERVED of another run.

    over_time_test.py SPATE SOURCE_FOLDER
"""

import csv
import datetime
import json
import sys
import unittest

from results import rows_of
from valley import DONE, FAILED, WRONG_USE, ValleyTest

WALL = "LINESTRING (500205 5300000, 500205 5300300)"
ACROSS = "LINESTRING (500255 5300300, 500255 5300000)"  # from the left bank to the right one
RESULTS = {"GAUGE_SERIES": "series.csv", "GAUGE_PEAKS": "gauges.gpkg", "SECTION_PEAKS": "sections.gpkg", "BARRIER_REPORT": "barriers.gpkg"}
FIT = {"observed", "nse", "peak_delay_s"}


class OverTime(ValleyTest):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        self.inputs.update(RESULTS, DURATION=1, SERIES_INTERVAL=2.5)

    def run_with(self, **changes):
        return self.answer(DONE, "run", self.write(changes))

    def series(self, kind=None, name="series.csv"):
        with open(self.folder / name, newline="", encoding="utf-8") as file:
            return [row for row in csv.DictReader(file) if kind in (None, row["kind"])]

    def warnings(self, answer):
        return {record["key"]: record["problem"] + record.get("why", "") for record in answer["log"] if record["level"] == "warning"}

    def test_folder(self):
        """What is a file may be given as a folder, in which nothing overwrites another."""
        (self.folder / "out").mkdir()
        results = self.run_with(SERIES="out", REPORT="out")["results"]
        self.assertEqual((str(self.folder / "out" / "series.nc"), str(self.folder / "out" / "report.html")), (results["SERIES"], results["REPORT"]))
        self.assertEqual({"series.nc", "report.html", "report.json"}, {path.name for path in (self.folder / "out").iterdir()})
        answer = self.answer(WRONG_USE, "run", self.write({"SERIES": "out/report.html", "REPORT": "out"}))
        self.expect_error("result_overwrites_result", "SERIES", answer)

    def test_series_of_an_earlier_run(self):
        """A run that stays dry has no mesh: one that lies there is not taken for its own."""
        self.assertNotIn("series_of_earlier_run", self.warnings(self.run_with(SERIES="flood.nc")))
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,0\n600,q1,0\n")
        answer = self.run_with(SERIES="flood.nc")
        self.assertIn("flood.nc", self.warnings(answer)["series_of_earlier_run"])
        self.assertNotIn("SERIES", answer["results"])
        self.assertTrue((self.folder / "flood.nc").exists())

    def test_dates(self):
        self.run_with(SERIES_INTERVAL=2.5004)
        start = datetime.datetime(2026, 11, 22, 6, 30)
        rows = self.series()
        for row in rows:
            passed = (datetime.datetime.fromisoformat(row["time"]) - start).total_seconds()
            self.assertAlmostEqual(float(row["time_s"]), passed, delta=6e-4)
        self.assertEqual("2026-11-22T06:30:00", rows[0]["time"])
        self.assertEqual("2026-11-22T06:32:30.024", self.series("gauge")[2]["time"])
        self.assertEqual("2026-11-22T07:30:00", rows[-1]["time"])
        self.run_with(START_TIME=None)
        self.assertEqual({""}, {row["time"] for row in self.series()})

    def test_barriers(self):
        """What crosses a barrier is what crosses a section on its line, row by row."""
        self.add_layer("sections", [(WALL, {"name": "on the wall"})])
        self.run_with()
        barrier, section = self.series("barrier"), self.series("section")
        self.assertEqual(["dike"] * 25, [row["name"] for row in barrier])
        before, crossed = None, 0
        for wall, line in zip(barrier, section):
            self.assertEqual(wall["time_s"], line["time_s"])
            volume = float(wall["volume_m3"])
            self.assertAlmostEqual(abs(float(line["volume_m3"])), volume, delta=1e-6 * max(1, volume))
            if before is not None:
                mean = (volume - before) / 150
                self.assertAlmostEqual(mean, float(wall["discharge_m3s"]), delta=1e-9 * max(1, mean))
                crossed += mean > 0
            before = volume
        (report,) = [values for _, values in rows_of(self.folder / "barriers.gpkg")]
        print(f"{before:.1f} m3 over the dike, in {crossed} of 24 intervals")
        self.assertGreater(before, 100)
        self.assertTrue(3 < crossed < 24, "it held for a while, and was overtopped")
        self.assertAlmostEqual(report["overtopped_m3"], before, delta=1e-6 * before)
        self.assertEqual("", barrier[-1]["width_m"] + barrier[-1]["depth_m"])

    def test_series_as_observations(self):
        """A run meets the series of its own exactly, and another one not."""
        self.add_layer("sections", [(ACROSS, {"name": "mill"})])
        self.run_with()
        for values in (*rows_of(self.folder / "gauges.gpkg"), *rows_of(self.folder / "sections.gpkg")):
            self.assertFalse(FIT & set(values[1]))
        (self.folder / "series.csv").rename(self.folder / "seen.csv")
        self.assertEqual({}, self.warnings(self.run_with(OBSERVED="seen.csv", REPORT="report.html")))
        gauges = {values["name"]: values for _, values in rows_of(self.folder / "gauges.gpkg")}
        (section,) = [values for _, values in rows_of(self.folder / "sections.gpkg")]
        wet = sum(row["level_m"] != "" for row in self.series("gauge", "seen.csv") if row["name"] == "bridge")
        known = [row for row in self.series("section", "seen.csv") if row["discharge_m3s"] != ""]
        print(f"{gauges['bridge']['observed']:.0f} levels, {section['observed']:.0f} discharges")
        self.assertGreater(wet, 15)
        self.assertEqual(wet, gauges["bridge"]["observed"])
        self.assertLess(gauges["bridge"]["rmse_m"], 1e-9)
        self.assertAlmostEqual(1, gauges["bridge"]["nse"], delta=1e-9)
        self.assertGreaterEqual(len(known), 24)
        self.assertEqual(len(known), section["observed"])
        self.assertLess(section["rmse_m3s"], 1e-9)
        self.assertAlmostEqual(1, section["nse"], delta=1e-9)
        most = max(float(row["discharge_m3s"]) for row in known)
        self.assertAlmostEqual(section["max_m3s"] - most, section["peak_error_m3s"], delta=1e-9)
        # The page and its numbers have them too.
        document = json.loads((self.folder / "report.json").read_text(encoding="utf-8"))["sections"][0]
        self.assertEqual([float(row["discharge_m3s"]) for row in known], document["observation"]["discharge_m3s"])
        self.assertEqual(section["nse"], document["nse"])
        self.assertIn("mill, observed", (self.folder / "report.html").read_text(encoding="utf-8"))
        # Another flood.
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,4\n600,q1,4\n")
        self.run_with(OBSERVED="seen.csv")
        (section,) = [values for _, values in rows_of(self.folder / "sections.gpkg")]
        print(f"RMSE {section['rmse_m3s']:.3f} m3/s, NSE {section['nse']:.3f}, peak {section['peak_error_m3s']:+.3f} m3/s")
        self.assertTrue(0.1 < section["rmse_m3s"] < 2 and section["nse"] < 1 and section["peak_error_m3s"] < -0.1)

    def test_observed_discharges(self):
        (self.folder / "seen.csv").write_text(
            "time_h,kind,name,discharge_m3s\n0.5,section,mill,2\n1,section,mill,4\n1,section,weir,4\n1,gauge,ford,\n"
        )
        answer = self.run_with(OBSERVED="seen.csv")
        warnings = self.warnings(answer)
        self.assertEqual({"observed_without_section"}, set(warnings))
        self.assertIn("weir", warnings["observed_without_section"])
        (section,) = [values for _, values in rows_of(self.folder / "sections.gpkg")]
        self.assertEqual(2, section["observed"])
        there = {float(row["time_s"]): float(row["discharge_m3s"]) for row in self.series("section") if row["discharge_m3s"]}
        # Rows have the means until their times: at one of them it is that of both sides, at the end that of the last.
        error = (((there[1800] + there[1950]) / 2 - 2) ** 2 + (there[3600] - 4) ** 2) / 2
        self.assertAlmostEqual(error**0.5, section["rmse_m3s"], delta=1e-9)
        self.assertFalse(FIT & set(rows_of(self.folder / "gauges.gpkg")[0][1]), "no gauge was observed")
        (self.folder / "seen.csv").write_text("time_h,kind,name,discharge_m3s\n0.5,edge,mill,2\n")
        self.expect_error("observations_without_places", "seen.csv", self.answer(FAILED, "run", self.write({"OBSERVED": "seen.csv"})))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
