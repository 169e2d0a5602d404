#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the command `spate` in several processes have the bits of a run in one, speak with one voice and end together.

    processes_test.py SPATE SOURCE_FOLDER MPIRUN
"""

import os
import signal
import subprocess
import sys
import time
import unittest

from complete_runs import CompleteRuns
from valley import DONE, FAILED, SPATE

MPIRUN = sys.argv[3]
# Open MPI would refuse more processes than cores, and root.
LAUNCHER = {
    "OMPI_MCA_rmaps_base_oversubscribe": "1",  # Open MPI 4
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",  # 5
    "OMPI_MCA_hwloc_base_binding_policy": "none",
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
}


class Processes(CompleteRuns):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        self.inputs.update({"DURATION": 3, "BARRIERS": "inputs.gpkg|layername=walls", "CHECKPOINT_INTERVAL": 0})

    def command(self, count, folder, **changes):
        """Starts so many processes; 0: one, without mpirun."""
        case = self.write(self.outputs(folder, CHECKPOINT=f"{folder}/saved", **changes), f"{folder}.json")
        launcher = [MPIRUN, "-n", str(count)] if count else []
        return subprocess.Popen(
            [*launcher, str(SPATE), "run", str(case)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **LAUNCHER},
        )

    def simulate(self, count, folder, **changes):
        process = self.command(count, folder, **changes)
        out, err = process.communicate(timeout=200)
        self.assertEqual(DONE, process.returncode, out + err)
        return out

    def test_have_the_bits_of_one_and_speak_with_one_voice(self):
        alone = self.simulate(0, "alone")
        for count in (1, 2, 3):
            out = self.simulate(count, f"of {count}")
            self.expect_same("alone", f"of {count}")
            self.assertEqual(alone.count("MASS_ERROR"), out.count("MASS_ERROR"))
            self.assertEqual(1, out.count("DEVICE_USED"))
            if count > 1:
                self.assertIn(f"{count} parts", out)

    def test_go_on_from_what_other_numbers_of_them_have_saved(self):
        self.simulate(0, "alone")
        self.simulate(3, "half", DURATION=1.5)
        self.simulate(2, "rest", RESUME_FROM="half/saved")
        self.simulate(0, "one", RESUME_FROM="half/saved")
        self.expect_same("one", "rest")

    def test_end_together_with_one_message(self):
        for changes, key in (({"DEM": "none.tif"}, "[raster_unreadable]"), ({"DEVICE": "cuda"}, "[processes_on_gpu]")):
            process = self.command(3, "failed", **changes)
            out, err = process.communicate(timeout=60)
            self.assertEqual(FAILED, process.returncode, out + err)
            self.assertEqual(1, err.count("\nspate: "), err)
            self.assertIn(key, err)

    def test_do_not_wait_for_one_that_was_killed(self):
        for victim in ("0", "1", "2"):
            process = self.command(3, "killed", DURATION=1000)
            time.sleep(3)
            children = subprocess.run(["pgrep", "-P", str(process.pid)], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
            ranks = {}
            for child in children:
                with open(f"/proc/{child}/environ", "rb") as environment:
                    entries = dict(entry.split(b"=", 1) for entry in environment.read().split(b"\0") if b"=" in entry)
                ranks[entries.get(b"OMPI_COMM_WORLD_RANK", b"?").decode()] = int(child)
            os.kill(ranks[victim], signal.SIGKILL)
            started = time.monotonic()
            process.communicate(timeout=60)
            self.assertNotEqual(DONE, process.returncode)
            print(f"rank {victim} was killed: all ended {time.monotonic() - started:.1f} s later", flush=True)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
