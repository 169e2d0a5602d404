# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests with the library failing_disk share: which calls fail and how, and the table of what became of it.

Their arguments are SPATE SOURCE_FOLDER FAILING_DISK [--each NUMBER] [--all] [--fault "CALL PLACE NUMBER KIND"].
"""

import argparse
import collections
import concurrent.futures
import json
import os
import random
import signal
import subprocess
import traceback
from pathlib import Path

from valley import AT_MOST, CANCELLED, DONE, FAILED, SPATE

KINDS = ("ENOSPC", "EIO", "short", "full", "kill", "term")
COLUMNS = ("error", "said", "whole", "cancelled", "killed", "not met", "WRONG")
# The keys of warnings about missing results of runs that succeed all the same.
SAID = {"style_not_written", "checkpoint_not_written", "member_failed"}
arguments = argparse.ArgumentParser()
arguments.add_argument("spate")
arguments.add_argument("source_folder")
arguments.add_argument("failing_disk", type=lambda text: str(Path(text).resolve()))
arguments.add_argument("--each", type=int, help="so many of each call on each kind of file")
arguments.add_argument("--all", action="store_true", help="every call on every file")
arguments.add_argument("--fault", help="this one alone, in the words of a failure: CALL PLACE NUMBER KIND")
CHOICES = arguments.parse_args()


class Fault(collections.namedtuple("Fault", "call place number of kind")):
    def __str__(self):
        return f"{self.call} {self.place} {self.number} {self.kind}"


def takes(call, kind):
    """Whether a call can fail in that way."""
    return kind != "short" or call in ("write", "writev", "pwrite", "fwrite")


def is_after_the_end(fault):
    """netcdf-c 4.9 crashes when its last write or its close fails (it reports open objects of a file that is half
    closed). All is stored before, so that a disk which fails has failed by then."""
    at_end = fault.call == "close" or (fault.call == "pwrite" and fault.number == fault.of)
    return fault.place.endswith(".nc") and at_end


def some_of(counts, chance, each):
    """Some of the calls on each kind of file, with each kind of failure in turn, from one of them on."""
    groups = collections.defaultdict(list)
    for call, place in counts:
        groups[call, place.split("/")[0], Path(place).suffix].append((call, place))
    faults, turn = [], chance.randrange(len(KINDS))
    for group in groups.values():
        for call, place in chance.choices(group, k=each):
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


def faults_among(counts, each, seed=20261122, most=None):
    """Those to plant; each: so many on each kind of file, and most of them, unless the arguments say otherwise."""
    if CHOICES.fault:
        return [fault for fault in all_of(counts) if str(fault) == CHOICES.fault]
    chance = random.Random(seed)
    faults = all_of(counts) if CHOICES.all else some_of(counts, chance, CHOICES.each or each)
    faults = [fault for fault in faults if not is_after_the_end(fault)]
    is_by_hand = CHOICES.all or CHOICES.each
    return faults if is_by_hand or not most else chance.sample(faults, min(most, len(faults)))


def go(command, folder, fault=None, log=None, **options):
    """The exit status, the answer as JSON (None when killed) and the errors of a command line of spate, whose writes
    below the folder may fail. log: the file of the calls; without it the disk is an ordinary one."""
    environment = dict(os.environ, LC_ALL="C")
    if log is not None:
        environment.update(LD_PRELOAD=CHOICES.failing_disk, SPATE_FAULT_FOLDER=str(folder), SPATE_FAULT_LOG=str(log), SPATE_FAULT=str(fault or ""))
    process = subprocess.run([SPATE, *command, "--json"], capture_output=True, text=True, env=environment, timeout=AT_MOST, **options)
    return process.returncode, json.loads(process.stdout) if process.stdout else None, process.stderr


def calls_in(log):
    """How often each call came, by call and place."""
    return collections.Counter(tuple(line.split()) for line in sorted(log.read_text().splitlines()))


def was_met(log):
    """Whether the call came that was made to fail: some come less often when polls fall otherwise."""
    return log.exists() and bool(log.read_text())


def judged(test, fault, status, answer, errors):
    """What became of a run with that fault, the key of its error or warnings, and the warnings about missing results;
    fails the test for an end that no failure may have."""
    expected = {"kill": (-signal.SIGKILL,), "term": (CANCELLED, DONE)}.get(fault.kind, (DONE, FAILED))
    test.assertIn(status, expected, (answer and answer["error"], errors))
    test.assertEqual(fault.kind == "kill", answer is None, errors)
    if answer is None:
        return "killed", None, set()
    key = answer["error"] and answer["error"]["key"]
    test.assertNotEqual("unexpected_failure", key, answer["error"])
    test.assertEqual(status == DONE, key is None)
    warnings = {record["key"] for record in answer["log"] if record["level"] == "warning"} & SAID
    became = {FAILED: "error", CANCELLED: "cancelled"}.get(status, "said" if warnings else "whole")
    return became, key or ", ".join(sorted(warnings)) or None, warnings


class Outcomes:
    """What became of faults, by kind and by key."""

    def __init__(self):
        self.table, self.keys, self.wrong, self.count = collections.Counter(), collections.Counter(), [], 0

    def plant(self, faults, plant, title=""):
        """plant(fault): what became of a run with it, and a key; title: of the runs, where one is wrong."""
        self.count += len(faults)
        if not CHOICES.all:
            print("    " + "; ".join(map(str, faults)), flush=True)
        with concurrent.futures.ThreadPoolExecutor(min(4, os.cpu_count() or 1)) as threads:
            runs = {threads.submit(plant, fault): fault for fault in faults}
            for run in concurrent.futures.as_completed(runs):
                fault = runs[run]
                try:
                    became, key = run.result()
                except Exception:
                    self.note_wrong(f"{title}{fault}")
                    became, key = "WRONG", None
                self.table[fault.kind, became] += 1
                self.keys[became, key] += 1

    def note_wrong(self, what):
        """Shows the exception that is being handled at once: a sweep goes on, and may be stopped before its end."""
        self.wrong.append(what)
        print(f"WRONG: {what}\n{traceback.format_exc()}", flush=True)

    def show(self, title):
        print(f"\n{title}")
        print("        " + "".join(f"{column:>10}" for column in COLUMNS))
        for kind in KINDS:
            print(f"{kind:8}" + "".join(f"{self.table[kind, column]:10}" for column in COLUMNS))
        for (became, key), count in sorted(self.keys.items(), key=str):
            print(f"  {count:5} {became}: {key}")
        print("".join(f"WRONG: {what}\n" for what in self.wrong), end="", flush=True)

    def check(self, test):
        """Nothing is wrong, and the faults were real ones."""
        test.assertEqual([], self.wrong)
        if CHOICES.fault:
            return
        met = self.count - sum(self.table[kind, "not met"] for kind in KINDS)
        test.assertGreater(met, 0.8 * self.count)
        for kind in ("ENOSPC", "EIO", "full"):
            test.assertGreater(self.table[kind, "error"] + self.table[kind, "said"], 0, kind)
