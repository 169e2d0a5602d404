#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that fails, and a run that is killed, at any write of any result of the command `spate`.

A first run with the library failing_disk counts the calls that write. Then each kind of failure is planted at
some of them, and at all with --all: the run ends with an error that has a key, or says that it did without
the file, or has all its results as they should be; what has a result's name is whole and is the result, or
is marked as partial; and the next run makes all of them, from the checkpoint where there is one.

    faults_test.py SPATE SOURCE_FOLDER FAILING_DISK [--each NUMBER] [--all] [--fault "CALL PLACE NUMBER KIND"]
"""

import csv
import json
import sys
import tempfile
import unittest
from pathlib import Path

from faults import Outcomes, calls_in, faults_among, go, judged, was_met
from results import content_of, is_partial, report_in
from valley import CANCELLED, DONE, FAILED, ValleyTest

MAPS = ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH", "WET_DURATION", "MAX_LEVEL")


class FailingDisk(ValleyTest):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        for name in MAPS:
            self.inputs.pop(name, None)
        self.inputs.update({"DURATION": 0.2, "SERIES_INTERVAL": 2})

    def case(self, folder, command, **changes):
        """Writes a case whose results all lie in a folder."""
        out = Path(folder) / "out"
        out.mkdir(exist_ok=True)
        if command == "run":
            results = {name: f"{name.lower()}.tif" for name in MAPS}
            results.update({name: f"{name.lower()}.gpkg" for name in ("GAUGE_PEAKS", "SECTION_PEAKS", "BARRIER_REPORT")})
            results.update(SERIES="flood.nc", GAUGE_SERIES="series.csv", REPORT="report.html")
            results = {name: str(out / file) for name, file in results.items()}
            results["CHECKPOINT"] = str(Path(folder) / "saved")
            inputs = self.inputs
        else:
            results = {name: str(out / f"{name.lower()}.tif") for name in ("MEAN_DEPTH", "MAX_DEPTH", "PROBABILITY", "DEPTH_QUANTILES")}
            results.update(MEMBERS=str(out / "members.csv"), FOLDER=str(Path(folder) / "members"))
            left_out = ("GAUGES", "SECTIONS", "START_TIME", "SERIES_INTERVAL")
            inputs = {name: value for name, value in self.inputs.items() if name not in left_out}
        # Beside the inputs, whose paths are relative.
        path = self.folder / f"{Path(folder).name}.json"
        path.write_text(json.dumps({"inputs": {**inputs, **results, **changes}}))
        return path

    def results_in(self, folder):
        """All files with the name of a result."""
        files = [path for path in Path(folder).rglob("*") if path.is_file()]
        shown = [path for path in files if not any(part.startswith(".") for part in path.relative_to(folder).parts)]
        return {str(path.relative_to(folder)): path for path in shown if path.suffix not in (".checkpoint", ".frames")}

    def content(self, path):
        if path.name == "report.json":
            return report_in(path)
        if path.name != "members.csv":
            return content_of(path)
        with open(path, newline="") as file:
            return [{name: value for name, value in row.items() if name not in ("wall_time_s", "folder", "status")} for row in csv.DictReader(file)]

    def check_results(self, folder, good, may_be_partial, without_members=False):
        """What has a result's name is the result, or the first part of it. without_members: some failed, so
        that maps of all are others."""
        files = self.results_in(folder)
        self.assertLessEqual(set(files), set(good))
        partial = may_be_partial and any(is_partial(path) for path in files.values() if path.suffix in (".tif", ".json"))
        for name, path in files.items():
            content = self.content(path)  # it is whole
            if path.suffix == ".nc" and partial:
                for variable, values in content.items():  # of fewer cells, where the water has not come so far
                    if variable == "time" or variable.startswith("mesh2d_node"):
                        self.assertTrue(good[name][variable].startswith(values), variable)
            elif path.suffix == ".csv" and partial:
                self.assertTrue(good[name].startswith(content), name)
            elif not partial and not (without_members and name.startswith("out/")):
                self.assertTrue(good[name] == content, name)
        return set(files)

    def plant(self, command, fault, good, changes):
        """One row of the table: what became of a run with that fault."""
        with tempfile.TemporaryDirectory() as folder:
            folder = str(Path(folder).resolve())
            log = self.folder / f"{Path(folder).name}.log"
            case = self.case(folder, command, **changes)
            status, answer, errors = go((command, case), folder, fault, log)
            if not was_met(log):
                return "not met", None
            became, key, warnings = judged(self, fault, status, answer, errors)
            without_members = "member_failed" in warnings
            there = self.check_results(folder, good, status in (FAILED, CANCELLED), without_members)
            if became == "whole":
                self.assertEqual(set(good), there)
            if became == "said":
                missing = {name for name in set(good) - there if not name.endswith(".qml")}
                self.assertTrue(not missing or without_members, missing)
            # The next run goes on from what is left.
            saved = Path(folder) / "saved" / "flood.checkpoint"
            resume = {"RESUME_FROM": str(saved)} if saved.exists() else {}
            # Its report begins there.
            again = self.case(folder, command, **{**changes, **resume, **({"REPORT": None} if resume else {})})
            status, answer, errors = go((command, again), folder)
            self.assertEqual(DONE, status, (answer and answer["error"], errors))
            there = self.check_results(folder, {**good, **self.reports(folder, resume)}, False)
            self.assertEqual(set(), {name for name in set(good) - there if not (resume and name.startswith("out/report."))})
            self.assertEqual([], list(Path(folder).rglob(".spate-*")))
            return became, key

    def reports(self, folder, resume):
        """The results of the run before that the next one did not write."""
        files = self.results_in(folder) if resume else {}
        return {name: self.content(path) for name, path in files.items() if name.startswith("out/report.")}

    def count(self, command, **changes):
        """The number of each call, and the results, of a run without faults."""
        with tempfile.TemporaryDirectory() as folder:
            folder = str(Path(folder).resolve())
            log = self.folder / "calls.log"
            log.unlink(missing_ok=True)
            status, answer, errors = go((command, self.case(folder, command, **changes)), folder, None, log)
            self.assertEqual(DONE, status, (answer and answer["error"], errors))
            good = {name: self.content(path) for name, path in self.results_in(folder).items()}
            return calls_in(log), good

    def sweep(self, command, wanted, least, **changes):
        """Plants faults at the calls on the wanted places, of which there are more than least."""
        counts, good = self.count(command, **changes)
        counts = {call: count for call, count in counts.items() if wanted(call[1])}
        self.assertGreater(sum(counts.values()), least)
        faults = faults_among(counts, 1)
        outcomes = Outcomes()
        outcomes.plant(faults, lambda fault: self.plant(command, fault, good, changes))
        files = len({place for _, place in counts})
        outcomes.show(f"{command}: {sum(counts.values())} calls on {files} files, {len(faults)} faults")
        outcomes.check(self)

    def test_results(self):
        self.sweep("run", lambda place: place.startswith("out/"), 500, CHECKPOINT_INTERVAL=1000)

    def test_checkpoints(self):
        self.sweep("run", lambda place: place.startswith("saved/"), 300, CHECKPOINT_INTERVAL=0)

    def test_ensemble(self):
        (self.folder / "scenarios.csv").write_text("id,factor\nsmall,1\nlarge,4\n")
        self.sweep("ensemble", lambda place: True, 100, SCENARIOS="scenarios.csv", MEMBERS_AT_ONCE=1, CHECKPOINT_INTERVAL=1000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
