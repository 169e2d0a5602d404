#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the command `spate` in several processes have the bits of a run in one, speak with one voice and end together.

    processes_test.py SPATE SOURCE_FOLDER MPIRUN
"""

import csv
import math
import os
import signal
import subprocess
import sys
import time
import unittest
from collections import Counter
from pathlib import Path

from osgeo import gdal
from complete_runs import CompleteRuns
from valley import CANCELLED, DONE, FAILED, SPATE

MPIRUN = sys.argv[3]
# Open MPI would refuse more processes than cores, and root.
LAUNCHER = {
    "OMPI_MCA_rmaps_base_oversubscribe": "1",  # Open MPI 4
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",  # 5
    "OMPI_MCA_hwloc_base_binding_policy": "none",
    "OMPI_MCA_mpi_yield_when_idle": "1",  # beside other tests, a process that waits takes no core from one that computes
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
}


class ProcessesTest(CompleteRuns):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        self.inputs.update({"DURATION": 1.5, "BARRIERS": "inputs.gpkg|layername=walls", "CHECKPOINT_INTERVAL": 0})

    def command(self, count, folder, **changes):
        return self.start(count, "run", self.write(self.outputs(folder, CHECKPOINT=f"{folder}/saved", **changes), f"{folder}.json"))

    def start(self, count, command, case, *options):
        """Starts so many processes, with options of mpirun; 0: one, without it."""
        launcher = [MPIRUN, *options, "-n", str(count)] if count else []
        process = subprocess.Popen(
            [*launcher, str(SPATE), command, str(case)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **LAUNCHER},
        )
        self.addCleanup(lambda: process.poll() is None and process.terminate())  # where a test has failed
        return process

    def simulate(self, count, folder, **changes):
        process = self.command(count, folder, **changes)
        out, err = process.communicate(timeout=200)
        self.assertEqual(DONE, process.returncode, out + err)
        return out

    @staticmethod
    def send(process, rank, number):
        """Sends a signal to one of the processes that mpirun has started."""
        children = subprocess.run(["pgrep", "-P", str(process.pid)], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
        ranks = {}
        for child in children:
            with open(f"/proc/{child}/environ", "rb") as environment:
                entries = dict(entry.split(b"=", 1) for entry in environment.read().split(b"\0") if b"=" in entry)
            ranks[int(entries.get(b"OMPI_COMM_WORLD_RANK", b"-1"))] = int(child)
        os.kill(ranks[rank], number)


class Processes(ProcessesTest):
    def test_have_the_bits_of_one_and_speak_with_one_voice(self):
        alone = self.simulate(0, "alone")
        for count in (1, 2, 3):
            out = self.simulate(count, f"of {count}")
            self.expect_same("alone", f"of {count}")
            self.assertEqual(alone.count("MASS_ERROR"), out.count("MASS_ERROR"))
            self.assertEqual(1, out.count("DEVICE_USED"))
            if count > 1:
                self.assertIn(f"{count} parts", out)

    def test_count_what_passes_bridges_as_one_does(self):
        across = "LINESTRING (500224 5300300, 500105 5300000)"  # through several parts
        self.add_layer("bridges", [(across, {"name": "ford", "type": "bridge", "soffit": 104.3, "deck": 104.5})])
        self.inputs["STRUCTURES"] = "inputs.gpkg|layername=bridges"
        self.simulate(0, "alone", DURATION=1)
        volumes = [float(row["volume_m3"]) for row in self.rows("alone") if row["kind"] == "bridge"]
        self.assertGreater(volumes[-1], 1000)
        for count in (2, 3):
            self.simulate(count, f"of {count}", DURATION=1)
            self.expect_same("alone", f"of {count}")

    def rows(self, folder):
        with open(self.folder / folder / "series.csv", newline="") as file:
            return list(csv.DictReader(file))

    @staticmethod
    def threads_of_cores():
        """How many hardware threads of each core this process may use, from the first core on."""
        siblings = "/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list"
        return list(Counter(Path(siblings.format(cpu)).read_text() for cpu in sorted(os.sched_getaffinity(0))).values())

    def test_take_the_threads_of_the_cores_that_they_may_use(self):
        cores = self.threads_of_cores()
        usable, of_one = sum(cores), cores[0]
        finer = 4 * math.isqrt(usable) + 4  # so that there are tiles for all
        gdal.Translate(str(self.folder / "large.tif"), str(self.folder / "dem.tif"), width=40 * finer, height=30 * finer)
        for count, binding, threads in ((1, "none", usable), (1, "core", of_one), (2, "none", max(usable // 2, 1)), (len(cores), "core", of_one)):
            outputs = self.outputs(f"{count} {binding}", DEM="large.tif", DURATION=0.01, THREADS=0)
            case = self.write(outputs, f"{count} {binding}.json")
            process = self.start(count, "run", case, "--bind-to", binding)
            out, err = process.communicate(timeout=60)
            self.assertEqual(DONE, process.returncode, out + err)
            self.assertIn(f"{threads} thread" + ("s" if threads > 1 else "") + ")", out, f"{count} {binding}")

    def test_go_on_from_what_other_numbers_of_them_have_saved(self):
        self.simulate(0, "alone")
        self.simulate(3, "half", DURATION=0.75)
        self.simulate(2, "rest", RESUME_FROM="half/saved")
        self.simulate(0, "one", RESUME_FROM="half/saved")
        self.expect_same("one", "rest")

    def test_end_together_with_one_message(self):
        no_such_gpu = r"\[(device_missing|gpu_\w+|built_without_gpu)\]"
        for changes, key in (({"DEM": "none.tif"}, r"\[raster_unreadable\]"), ({"DEVICE": "cuda:7"}, no_such_gpu)):
            process = self.command(3, "failed", **changes)
            out, err = process.communicate(timeout=60)
            self.assertEqual(FAILED, process.returncode, out + err)
            self.assertEqual(1, err.count("\nspate: "), err)
            self.assertRegex(err, key)

    def test_of_another_launcher_do_not_simulate_alone(self):
        case = self.write(self.outputs("other"), "other.json")
        environment = {**os.environ, **LAUNCHER, "PMI_SIZE": "2", "PMI_RANK": "0"}
        process = subprocess.run([SPATE, "run", case], capture_output=True, text=True, env=environment, timeout=60)
        self.assertEqual(FAILED, process.returncode, process.stdout + process.stderr)
        self.assertIn("[mpi_of_other_launcher]", process.stderr)

    def test_of_slurm_that_do_not_know_of_each_other_say_so(self):
        case = self.write(self.outputs("each"), "each.json")
        for launcher, started, warns in (([], "4", True), ([], "1", False), ([MPIRUN, "-n", "1"], "4", False)):
            environment = {**os.environ, **LAUNCHER, "SLURM_STEP_NUM_TASKS": started}
            process = subprocess.run([*launcher, SPATE, "run", case], capture_output=True, text=True, env=environment, timeout=60)
            said = process.stdout + process.stderr
            self.assertEqual(DONE, process.returncode, said)
            self.assertEqual(warns, "[slurm_without_mpi]" in said, said)

    def test_do_not_wait_for_one_that_was_killed(self):
        for victim in (0, 1, 2):
            folder = f"killed {victim}"
            process = self.command(3, folder, DURATION=1000)
            self.wait_for([self.folder / folder / "saved" / "flood.checkpoint"], process)
            started = time.monotonic()
            self.send(process, victim, signal.SIGKILL)
            process.communicate(timeout=60)
            self.assertNotEqual(DONE, process.returncode)
            print(f"rank {victim} was killed: all ended {time.monotonic() - started:.1f} s later", flush=True)

    LONG = {"DURATION": 8}
    LONGER = {"DURATION": 32}  # 4 s on two fast cores: mpirun lets a second pass before it passes on an interruption

    def interrupted(self, folder, interrupt, **changes):
        """A run in three processes that is interrupted once it has been saved; returns its status and what it said."""
        process = self.command(3, folder, **{**self.LONG, **changes})
        self.wait_for([self.folder / folder / "saved" / "flood.checkpoint"], process)
        interrupt(process)
        out, err = process.communicate(timeout=300)  # three processes may share a busy core
        return process.returncode, out + err

    def test_go_on_in_another_number_after_one_was_killed(self):
        self.simulate(0, "alone", **self.LONG)
        status, _ = self.interrupted("killed", lambda process: self.send(process, 1, signal.SIGKILL))
        self.assertNotEqual(DONE, status)
        self.simulate(2, "rest", RESUME_FROM="killed/saved", **self.LONG)
        self.expect_same("alone", "rest")

    def test_are_cancelled_as_one(self):
        """Open MPI gives its own status where it was interrupted itself; since 5 it then passes on no messages either."""
        self.simulate(0, "alone", **self.LONGER)
        for folder, interrupt in (("first", lambda process: self.send(process, 0, signal.SIGINT)), ("all", lambda process: process.send_signal(signal.SIGINT))):
            status, said = self.interrupted(folder, interrupt, **self.LONGER)
            self.assertEqual(status, CANCELLED if folder == "first" else FAILED, said)
            self.assertIn(said.count("[cancelled]"), [1] if folder == "first" else [0, 1], said)
            partial = gdal.Open(str(self.folder / folder / "max_depth.tif"))
            self.assertEqual("no", partial.GetMetadataItem("SPATE_COMPLETE"))
            self.simulate(2, f"rest of {folder}", RESUME_FROM=f"{folder}/saved", **self.LONGER)
            self.expect_same("alone", f"rest of {folder}")

    def test_wait_for_one_that_is_late(self):
        self.simulate(0, "alone", **self.LONGER)

        def delay(process):
            for rank in (1, 0):
                self.send(process, rank, signal.SIGSTOP)
                time.sleep(1)
                self.assertIsNone(process.poll())
                self.send(process, rank, signal.SIGCONT)
                time.sleep(0.1)

        status, said = self.interrupted("late", delay, **self.LONGER)
        self.assertEqual(DONE, status, said)
        self.expect_same("alone", "late")


class EnsembleTest(ProcessesTest):
    MAPS = ("mean", "most", "probability")
    MEMBERS = [(f"m{number}", 1 + number / 2) for number in range(5)]

    def ensemble(self, folder, **changes):
        """A case of an ensemble, with all its results in a folder."""
        for name in ("GAUGES", "SECTIONS", "START_TIME", "CHECKPOINT", "MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"):
            self.inputs.pop(name, None)
        (self.folder / "scenarios.csv").write_text("id,factor\n" + "".join(f"{name},{factor}\n" for name, factor in self.MEMBERS))
        outputs = {"FOLDER": f"{folder}/members", "MEAN_DEPTH": f"{folder}/mean.tif", "MAX_DEPTH": f"{folder}/most.tif",
                   "PROBABILITY": f"{folder}/probability.tif", "MEMBERS": f"{folder}/members.csv"}
        (self.folder / folder).mkdir(exist_ok=True)
        return self.write({"SCENARIOS": "scenarios.csv", **outputs, **changes}, f"{folder}.json")

    def simulate_ensemble(self, count, folder, **changes):
        process = self.start(count, "ensemble", self.ensemble(folder, **changes))
        out, err = process.communicate(timeout=200)
        self.assertEqual(DONE, process.returncode, out + err)
        return out

    def members_of(self, folder):
        """What the table says of each member, but where and how long it was computed."""
        with open(self.folder / folder / "members.csv", encoding="utf-8") as file:
            return [{key: value for key, value in row.items() if key not in ("wall_time_s", "device", "folder", "status")} for row in csv.DictReader(file)]

    def expect_same_ensemble(self, one, other):
        members = [f"members/member_{name}/{raster}" for name, _ in self.MEMBERS for raster in ("max_depth", "arrival_time")]
        for name in (*self.MAPS, *members):
            maps = [gdal.Open(str(self.folder / folder / f"{name}.tif")) for folder in (one, other)]
            self.assertEqual(maps[0].ReadAsArray().tobytes(), maps[1].ReadAsArray().tobytes(), name)
        self.assertEqual(self.members_of(one), self.members_of(other))

    def devices_of(self, folder):
        with open(self.folder / folder / "members.csv", encoding="utf-8") as file:
            return [row["device"] for row in csv.DictReader(file)]


class ProcessesOfAnEnsemble(EnsembleTest):
    def test_share_members_to_the_same_maps(self):
        self.simulate_ensemble(0, "alone")
        for count in (1, 2, 3):
            out = self.simulate_ensemble(count, f"of {count}", MEMBERS_AT_ONCE=1)
            self.expect_same_ensemble("alone", f"of {count}")
            self.assertEqual(1, out.count("MEMBERS_COMPUTED: 5"), out)
            for name, _ in self.MEMBERS:
                self.assertEqual(1, sum(f"'{name}'" in line and "mass error" in line for line in out.splitlines()), out)

    def test_of_which_more_than_members_compute_each_in_parts(self):
        self.simulate_ensemble(0, "alone")
        self.simulate_ensemble(7, "of 7")
        self.expect_same_ensemble("alone", "of 7")
        parts = sorted(device.partition(" parts")[0][-1:] if "parts" in device else "1" for device in self.devices_of("of 7"))
        self.assertEqual(["1", "1", "1", "2", "2"], parts, self.devices_of("of 7"))

    def test_go_on_where_killed_ones_have_saved_members(self):
        self.simulate_ensemble(0, "alone", DURATION=6)
        process = self.start(2, "ensemble", self.ensemble("killed", DURATION=6, MEMBERS_AT_ONCE=1))
        saved = lambda: list((self.folder / "killed").glob("members/*/flood.checkpoint"))
        while process.poll() is None and len(saved()) < 2:
            time.sleep(0.01)
        self.send(process, 1, signal.SIGKILL)
        process.communicate(timeout=60)
        self.assertNotEqual(DONE, process.returncode)
        out = self.simulate_ensemble(3, "killed", DURATION=6)
        self.assertGreaterEqual(out.count("it goes on at"), 1, out)
        self.expect_same_ensemble("alone", "killed")

    def test_of_an_ensemble_end_together_with_one_message(self):
        cases = (({"DEM": "none.tif"}, "[raster_unreadable]"), ({"SCENARIOS": "hydrographs.csv"}, "[scenario_id_column_missing]"))
        for changes, key in cases:
            process = self.start(3, "ensemble", self.ensemble("failed", **changes))
            out, err = process.communicate(timeout=60)
            self.assertEqual(FAILED, process.returncode, out + err)
            self.assertEqual(1, err.count("\nspate: "), err)
            self.assertIn(key, err)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
