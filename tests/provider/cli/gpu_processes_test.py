#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Several processes with a GPU each, which are those of lost_device.cpp: who takes which, and what happens when one is lost.

    gpu_processes_test.py SPATE_WITH_LOST_DEVICE SOURCE_FOLDER MPIRUN
"""

import os
import sys
import time
import unittest

from processes_test import EnsembleTest, ProcessesTest
from valley import DONE


class GpuProcesses(ProcessesTest):
    def setUp(self):
        super().setUp()
        self.inputs["DURATION"] = 0.5
        for name in ("SPATE_CARDS", "SPATE_LOST_AT", "SPATE_LOST_RANK"):
            self.addCleanup(os.environ.pop, name, None)

    def test_have_the_bits_of_one_on_a_cpu(self):
        self.simulate(0, "alone", DEVICE="cpu")
        out = self.simulate(3, "of 3", DEVICE="cuda")
        self.expect_same("alone", "of 3")
        self.assertIn("a card that fails", out)

    def test_go_on_from_a_run_on_a_cpu(self):
        self.simulate(0, "half", DEVICE="cpu", DURATION=0.25)
        self.simulate(0, "alone", DEVICE="cpu", RESUME_FROM="half/saved")
        self.simulate(3, "of 3", DEVICE="cuda", RESUME_FROM="half/saved")
        self.expect_same("alone", "of 3")

    def test_take_gpus_by_default_where_there_is_one_for_each(self):
        for cards, takes in (("2", True), ("1", False)):
            os.environ["SPATE_CARDS"] = cards
            out = self.simulate(2, f"{cards} cards", DEVICE="auto", DURATION=0.1)
            self.assertEqual(takes, "a card that fails" in out, out)

    def test_end_together_when_a_card_is_lost(self):
        self.inputs["DURATION"] = 0.1
        self.simulate(0, "alone", DEVICE="cpu")
        os.environ["SPATE_LOST_AT"] = "200"
        for rank in ("0", "1", "2"):
            os.environ["SPATE_LOST_RANK"] = rank
            process = self.command(3, f"lost {rank}", DEVICE="cuda")
            started = time.monotonic()
            out, err = process.communicate(timeout=60)
            print(f"the card of rank {rank} was lost: all ended {time.monotonic() - started:.1f} s after their start", flush=True)
            self.assertNotEqual(DONE, process.returncode, out + err)
            self.assertIn("[gpu_failed]", err)
            self.assertIn(f"rank {rank}", err)
        # What was saved goes on elsewhere.
        self.simulate(2, "rest", DEVICE="cpu", RESUME_FROM="lost 1/saved")
        self.expect_same("alone", "rest")


class GpuProcessesOfAnEnsemble(EnsembleTest):
    def test_take_the_cards_of_a_machine_in_turn(self):
        os.environ["SPATE_CARDS"] = "3"
        self.addCleanup(os.environ.pop, "SPATE_CARDS", None)
        self.inputs["DURATION"] = 0.1
        self.simulate_ensemble(0, "alone", DEVICE="cpu")
        for device, cards in (("auto", {"0", "1", "2"}), ("cuda:0,1", {"0", "1"})):
            folder = f"on {len(cards)}"
            self.simulate_ensemble(3, folder, DEVICE=device, MEMBERS_AT_ONCE=1)
            self.expect_same_ensemble("alone", folder)
            self.assertEqual(cards, {name.rpartition(" ")[2] for name in self.devices_of(folder)})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
