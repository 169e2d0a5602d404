#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that fails, and a tool that is killed, at any write of any result of the command `spate` beside runs and
ensembles, which faults_test.py has.

For each tool a first run with the library failing_disk counts the calls that write. Then each kind of failure is planted at
some of them, and at all with --all, in half of the cases with the results of an earlier run in place: the tool ends with an
error that has a key, or says what is missing, or has all its results; each of them is the new one or the earlier one, as a
whole; the inputs are what they were; and the next run makes everything.

    tool_faults_test.py SPATE SOURCE_FOLDER FAILING_DISK [--each NUMBER] [--all] [--fault "CALL PLACE NUMBER KIND"]
"""

import hashlib
import json
import random
import re
import shutil
import sys
import tempfile
import unittest
from pathlib import Path

from fault_cases import FORMATS, REFUSED, TOOLS, content, write_places
from faults import Outcomes, calls_in, faults_among, go, judged, was_met
from valley import DONE, FAILED, ValleyTest

# Files that are parts of another.
PARTS = {".shx": ".shp", ".dbf": ".shp", ".prj": ".shp", ".cpg": ".shp", ".xsd": ".gml"}

MOST = 2  # faults for each tool where all of them run


def files_in(folder):
    """All that is to be seen, by its path in the folder."""
    files = {str(path.relative_to(folder)): path for path in Path(folder).rglob("*") if path.is_file()}
    return {name: path for name, path in files.items() if "/." not in f"/{name}"}


def results_in(folder):
    """The files of each result, by their names."""
    results = {}
    for name, path in files_in(folder).items():
        own = Path(name)
        results.setdefault(str(own.with_suffix(PARTS.get(own.suffix, own.suffix))), {})[name] = path
    return results


def contents_of(files):
    return {name: content(path) for name, path in files.items()}


def bytes_of(files):
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in files.items()}


def leftovers_in(folder):
    return [str(path) for path in Path(folder).rglob(".spate-*")]


class FailingDisk(ValleyTest):
    def setUp(self):
        super().setUp()
        write_places(self)
        self.logs = tempfile.TemporaryDirectory()
        self.given = bytes_of(files_in(self.folder))

    def tearDown(self):
        self.logs.cleanup()
        super().tearDown()

    def go(self, tool, out, changes=None, fault=None, log=None):
        """Runs a tool with its results in the folder out."""
        inputs = {**tool.inputs, **(changes or {})}
        options = {"cwd": self.folder / tool.place}
        if tool.command == "rerun":
            return go(("rerun", inputs["certificate"], "-o", out), out.parent, fault, log, **options)
        case = json.dumps({"inputs": {**inputs, **{name: str(out / file) for name, file in tool.results.items()}}})
        return go((tool.command, "-"), out.parent, fault, log, input=case, **options)

    def done(self, tool, out, changes=None, log=None):
        """The results of a run that nothing keeps from its end."""
        status, answer, errors = self.go(tool, out, changes, log=log)
        self.assertEqual(DONE, status, (answer and answer["error"], errors))
        self.assertEqual([], leftovers_in(out))
        return results_in(out)

    def check_results(self, out, good, older, is_killed):
        """The names of those that are new; each is, or is the earlier one."""
        new = set()
        for name, files in results_in(out).items():
            if is_killed and name not in files:
                continue  # parts without a result: the last one to take its place is that of its name
            if files.keys() == good[name].keys() and contents_of(files) == good[name]:
                new.add(name)
            else:
                self.assertTrue(older.get(name) == bytes_of(files), f"{name} is neither the new nor the earlier one: {list(files)}")
        return new

    def plant(self, tool, fault, good, earlier):
        """What became of a run with that fault; earlier: a folder with earlier results, or None."""
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder).resolve() / "out"
            if earlier:
                shutil.copytree(earlier, out)
            else:
                out.mkdir()
            older = {name: bytes_of(files) for name, files in results_in(out).items()}
            log = Path(self.logs.name) / f"{Path(folder).name}.log"
            status, answer, errors = self.go(tool, out, fault=fault, log=log)
            if not was_met(log):
                return "not met", None
            became, key, _ = judged(self, fault, status, answer, errors)
            new = self.check_results(out, good, older, became == "killed")
            lost = older.keys() - results_in(out).keys()
            if became == "killed":  # several files do not take their places at once
                lost = {name for name in lost if len(older[name]) == 1}
            else:
                self.assertEqual([], leftovers_in(out))
            self.assertEqual(set(), lost, "earlier results are gone")
            if became in ("whole", "said"):
                missing = {name for name in good.keys() - new if became == "whole" or not name.endswith(".qml")}
                self.assertEqual(set(), missing)
            if not tool.earlier:  # it leaves such a file alone
                for path in files_in(out).values():
                    path.unlink()
            again = {name: contents_of(files) for name, files in self.done(tool, out).items()}
            self.assertEqual(good.keys(), again.keys())
            self.assertEqual([], [name for name in good if again[name] != good[name]], "the next run made others")
            self.assertTrue(self.given == bytes_of(files_in(self.folder)), "an input has changed")
            return became, key

    def sweep(self, name, tool, outcomes):
        with tempfile.TemporaryDirectory() as folder:
            out, earlier = Path(folder).resolve() / "out", Path(folder) / "earlier" / "out"
            log = Path(self.logs.name) / "calls.log"
            log.unlink(missing_ok=True)
            out.mkdir()
            good = {result: contents_of(files) for result, files in self.done(tool, out, log=log).items()}
            if tool.earlier:
                earlier.mkdir(parents=True)
                before = {result: contents_of(files) for result, files in self.done(tool, earlier, tool.earlier).items()}
                self.assertEqual(good.keys(), before.keys())
                self.assertTrue(good != before, "the earlier results are the same")
            counts = calls_in(log)
            faults = faults_among(counts, 1, name, MOST)
            places = {place for _, place in counts}
            print(f"  {name}: {sum(counts.values())} calls on {len(places)} files, {len(faults)} faults; {', '.join(sorted(good))}", flush=True)
            self.assertGreater(sum(counts.values()), 0)

            def has_earlier(fault):  # the same for a fault that is planted again, alone
                return bool(tool.earlier) and random.Random(f"{name}, {fault}").random() < 0.5

            outcomes.plant(faults, lambda fault: self.plant(tool, fault, good, earlier if has_earlier(fault) else None), f"{name}, ")

    def sweep_all(self, tools, title):
        outcomes = Outcomes()
        for name, tool in tools.items():
            try:
                self.sweep(name, tool, outcomes)
            except Exception:  # the other tools are to be seen all the same
                outcomes.note_wrong(name)
        outcomes.show(f"{title}: {outcomes.count} faults")
        outcomes.check(self)

    def test_no_tool_is_left_out(self):
        listed = self.run_command("--help").stdout.partition("Subcommands:")[2]
        commands = set(re.findall(r"^  (\w+)", listed, re.M))
        self.assertGreater(len(commands), 15)
        self.assertEqual({"run", "ensemble", "devices"}, commands - {tool.command for tool in TOOLS.values()})

    def test_tools(self):
        self.sweep_all(TOOLS, "tools")

    def test_formats(self):
        self.sweep_all(FORMATS, "formats")
        for tool in REFUSED:
            status, answer, errors = self.go(tool, self.folder)
            self.assertEqual((FAILED, "result_format_unknown"), (status, answer["error"]["key"]), errors)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
