#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the command `spate` in several processes have the bits of a run in one, speak with one voice and end together.

    processes_test.py SPATE SOURCE_FOLDER MPIRUN
"""

import json
import os
import signal
import subprocess
import sys
import time
import unittest

from osgeo import gdal
from results import arrays_of_netcdf, rows_of
from valley import DONE, FAILED, SPATE, ValleyTest

MPIRUN = sys.argv[3]
MAPS = ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH", "WET_DURATION", "MAX_LEVEL")
# Open MPI would refuse more processes than cores, and root.
LAUNCHER = {
    "OMPI_MCA_rmaps_base_oversubscribe": "1",  # Open MPI 4
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",  # 5
    "OMPI_MCA_hwloc_base_binding_policy": "none",
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
}


class Processes(ValleyTest):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        self.inputs.update({"DURATION": 3, "BARRIERS": "inputs.gpkg|layername=walls", "CHECKPOINT_INTERVAL": 0})

    def command(self, count, folder, **changes):
        """Starts so many processes; 0: one, without mpirun."""
        (self.folder / folder).mkdir(exist_ok=True)
        names = {name: f"{folder}/{name.lower()}.tif" for name in MAPS}
        names.update({"SERIES": f"{folder}/flood.nc", "GAUGE_SERIES": f"{folder}/series.csv", "CHECKPOINT": f"{folder}/saved"})
        names.update({name: f"{folder}/{name.lower()}.gpkg" for name in ("GAUGE_PEAKS", "SECTION_PEAKS", "BARRIER_REPORT")})
        case = self.folder / f"{folder}.json"
        case.write_text(json.dumps({"inputs": {**self.inputs, **names, **changes}}))
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

    def expect_same(self, one, other):
        one, other = self.folder / one, self.folder / other
        for name in MAPS:
            maps = [gdal.Open(str(folder / f"{name.lower()}.tif")) for folder in (one, other)]
            self.assertEqual(maps[0].ReadAsArray().tobytes(), maps[1].ReadAsArray().tobytes(), name)
            keys = ("SPATE_STEPS", "SPATE_COMPLETE", "SPATE_VOLUME_STORED_M3", "SPATE_MASS_ERROR")
            self.assertEqual(*([raster.GetMetadataItem(key) for key in keys] for raster in maps))
        for name in ("gauge_peaks.gpkg", "section_peaks.gpkg", "barrier_report.gpkg"):
            self.assertEqual(rows_of(one / name), rows_of(other / name), name)
        self.assertEqual((one / "series.csv").read_text(), (other / "series.csv").read_text())
        ours, others = arrays_of_netcdf(one / "flood.nc"), arrays_of_netcdf(other / "flood.nc")
        self.assertEqual({name: values.tobytes() for name, values in ours.items()}, {name: values.tobytes() for name, values in others.items()})

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
