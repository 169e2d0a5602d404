#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that fails, and a run that is killed, at any write of any result of the command `spate`.

A first run with the library failing_disk counts the calls that write. Then each kind of failure is planted at
some of them, and at all with --all: the run ends with an error that has a key, or says that it did without
the file, or has all its results as they should be; what has a result's name is whole and is the result, or
is marked as partial; and the next run makes all of them, from the checkpoint where there is one.

    faults_test.py SPATE SOURCE_FOLDER FAILING_DISK [--each NUMBER] [--all]
"""

import argparse
import collections
import concurrent.futures
import csv
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from results import content_of, is_partial
from valley import CANCELLED, DONE, FAILED, SPATE, ValleyTest

MAPS = ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH", "WET_DURATION", "MAX_LEVEL")
KINDS = ("ENOSPC", "EIO", "short", "full", "kill", "term")
# The keys of warnings about missing results of runs that succeed all the same.
SAID = {"style_not_written", "checkpoint_not_written", "member_failed"}
arguments = argparse.ArgumentParser()
arguments.add_argument("spate")
arguments.add_argument("source_folder")
arguments.add_argument("failing_disk", type=lambda text: str(Path(text).resolve()))
arguments.add_argument("--each", type=int, default=2, help="so many of each call on each kind of file")
arguments.add_argument("--all", action="store_true", help="every call on every file")
CHOICES = arguments.parse_args()


class Fault(collections.namedtuple("Fault", "call place number of kind")):
    def __str__(self):
        return f"{self.call} {self.place} {self.number} {self.kind}"


def takes(call, kind):
    """Whether a call can fail in that way."""
    return kind != "short" or call in ("write", "writev", "pwrite", "fwrite")


def is_after_the_end(call, place, number, count):
    """netcdf-c 4.9 crashes when its last write or its close fails (it reports open objects of a file that is half
    closed). All is stored before, so that a disk which fails has failed by then."""
    return place.endswith(".nc") and (call == "close" or (call == "pwrite" and number == count))


def some_of(counts, chance):
    """Some of the calls on each kind of file, with each kind of failure in turn."""
    groups = collections.defaultdict(list)
    for call, place in counts:
        groups[call, place.split("/")[0], Path(place).suffix].append((call, place))
    faults, turn = [], 0
    for group in groups.values():
        for call, place in chance.choices(group, k=CHOICES.each):
            while not takes(call, KINDS[turn % len(KINDS)]):
                turn += 1
            faults.append(Fault(call, place, chance.randint(1, counts[call, place]), counts[call, place], KINDS[turn % len(KINDS)]))
            turn += 1
    return faults


def all_of(counts):
    return [
        Fault(call, place, number, count, kind)
        for (call, place), count in sorted(counts.items())
        for number in range(1, count + 1)
        for kind in KINDS
        if takes(call, kind)
    ]


class FailingDisk(ValleyTest):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        for name in MAPS:
            self.inputs.pop(name, None)
        self.inputs.update({"DURATION": 0.5, "SERIES_INTERVAL": 5})
        self.table = collections.Counter()
        self.keys = collections.Counter()

    def go(self, command, case, folder, fault=None, log=None):
        """The exit status, and the answer as JSON (None when killed)."""
        environment = dict(os.environ, LC_ALL="C")
        if log is not None:
            environment.update(
                LD_PRELOAD=CHOICES.failing_disk, SPATE_FAULT_FOLDER=str(folder), SPATE_FAULT_LOG=str(log), SPATE_FAULT=str(fault or "")
            )
        process = subprocess.run(
            [SPATE, command, case, "--json"], capture_output=True, text=True, env=environment, timeout=120
        )
        return process.returncode, json.loads(process.stdout) if process.stdout else None, process.stderr

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
        if path.name == "report.json":  # it has the warnings of its run
            return {name: value for name, value in content_of(path).items() if name != "warnings"}
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
                for variable, values in content.items():
                    if variable == "time" or variable.startswith("mesh2d_node"):
                        self.assertTrue(good[name][variable].startswith(values), variable)
            elif not partial and not (without_members and name.startswith("out/")):
                self.assertTrue(good[name] == content, name)
        return set(files)

    def plant(self, command, fault, good, changes):
        """One row of the table: what became of a run with that fault."""
        with tempfile.TemporaryDirectory() as folder:
            folder = str(Path(folder).resolve())
            log = self.folder / f"{Path(folder).name}.log"
            case = self.case(folder, command, **changes)
            status, answer, errors = self.go(command, case, folder, fault, log)
            if not log.exists() or not log.read_text():
                return "not met", None  # such a call comes less often, when polls fall otherwise
            expected = {"kill": (-signal.SIGKILL,), "term": (CANCELLED, DONE)}.get(fault.kind, (DONE, FAILED))
            self.assertIn(status, expected, errors)
            key, became, warnings = None, "killed", set()
            if answer is not None:
                key = answer["error"] and answer["error"]["key"]
                self.assertEqual(status == DONE, key is None)
                warnings = {record["key"] for record in answer["log"] if record["level"] == "warning"} & SAID
                became = {FAILED: "error", CANCELLED: "cancelled"}.get(status, "said" if warnings else "whole")
                key = key or ", ".join(sorted(warnings)) or None
            there = self.check_results(folder, good, status in (FAILED, CANCELLED), "member_failed" in warnings)
            if became == "whole":
                self.assertEqual(set(good), there)
            if became == "said":
                missing = {name for name in set(good) - there if not name.endswith(".qml")}
                self.assertTrue(not missing or "member_failed" in warnings, missing)
            # The next run goes on from what is left.
            saved = Path(folder) / "saved" / "flood.checkpoint"
            resume = {"RESUME_FROM": str(saved)} if saved.exists() else {}
            # Its report begins there.
            again = self.case(folder, command, **{**changes, **resume, **({"REPORT": None} if resume else {})})
            status, answer, errors = self.go(command, again, folder)
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
            status, answer, errors = self.go(command, self.case(folder, command, **changes), folder, None, log)
            self.assertEqual(DONE, status, (answer and answer["error"], errors))
            lines = sorted(line.split() for line in log.read_text().splitlines())
            good = {name: self.content(path) for name, path in self.results_in(folder).items()}
            return collections.Counter((call, place) for call, place in lines), good

    def sweep(self, command, wanted, least, **changes):
        counts, good = self.count(command, **changes)
        counts = {each: count for each, count in counts.items() if wanted(each[1])}
        self.assertGreater(sum(counts.values()), least)
        faults = all_of(counts) if CHOICES.all else some_of(counts, random.Random(20261122))
        faults = [fault for fault in faults if not is_after_the_end(*fault[:4])]
        table, keys, wrong = collections.Counter(), collections.Counter(), []
        with concurrent.futures.ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as threads:
            runs = {threads.submit(self.plant, command, fault, good, changes): fault for fault in faults}
            for run in concurrent.futures.as_completed(runs):
                fault = runs[run]
                try:
                    became, key = run.result()
                except Exception as error:
                    wrong.append(f"{fault}: {str(error)[:300]}")
                    became, key = "WRONG", None
                table[fault.kind, became] += 1
                keys[became, key] += 1
        columns = ("error", "said", "whole", "cancelled", "killed", "not met", "WRONG")
        print(f"\n{command}: {sum(counts.values())} calls on {len({place for _, place in counts})} files, {len(faults)} faults", flush=True)
        print("        " + "".join(f"{column:>10}" for column in columns))
        for kind in KINDS:
            print(f"{kind:8}" + "".join(f"{table[kind, column]:10}" for column in columns))
        for (became, key), count in sorted(keys.items(), key=str):
            print(f"  {count:5} {became}: {key}")
        sys.stdout.flush()
        print("\n".join(wrong), flush=True)
        self.assertFalse(wrong)
        met = sum(table.values()) - sum(table[kind, "not met"] for kind in KINDS)
        self.assertGreater(met, 0.8 * len(faults))
        for kind in ("ENOSPC", "EIO", "full"):
            self.assertGreater(table[kind, "error"] + table[kind, "said"], 0, kind)

    def test_results(self):
        self.sweep("run", lambda place: place.startswith("out/"), 2000, CHECKPOINT_INTERVAL=1000)

    def test_checkpoints(self):
        self.sweep("run", lambda place: place.startswith("saved/"), 300, CHECKPOINT_INTERVAL=0)

    def test_ensemble(self):
        (self.folder / "scenarios.csv").write_text("id,factor\nsmall,1\nlarge,4\n")
        self.sweep("ensemble", lambda place: True, 100, SCENARIOS="scenarios.csv", MEMBERS_AT_ONCE=1, CHECKPOINT_INTERVAL=1000)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
