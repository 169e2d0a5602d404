#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A GPU that is lost, or whose memory is used up, in the middle of a run: the command with the device of lost_device.cpp.

    lost_device_test.py SPATE_WITH_LOST_DEVICE SOURCE_FOLDER
"""

import os
import unittest

from osgeo import gdal
from results import arrays_of_netcdf, is_partial
from valley import DONE, FAILED, ValleyTest

LOST_AT, FULL_AT = "SPATE_LOST_AT", "SPATE_FULL_AT"


class LostDevice(ValleyTest):
    def setUp(self):
        super().setUp()
        self.inputs.update(DEVICE="cuda", DURATION=0.1, SERIES="flood.nc", SERIES_INTERVAL=1, CHECKPOINT="saved")
        self.inputs.update(CHECKPOINT_INTERVAL=0, REPORT="report.html")
        self.addCleanup(os.environ.pop, LOST_AT, None)
        self.addCleanup(os.environ.pop, FULL_AT, None)

    def whole_run(self):
        other = {name: "whole_" + self.inputs[name] for name in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "SERIES", "REPORT")}
        self.answer(DONE, "run", self.write({**other, "CHECKPOINT": None}))
        return self.read("whole_max_depth.tif")[1]

    def test_lost_in_the_middle(self):
        whole = self.whole_run()
        os.environ[LOST_AT] = "200"
        answer = self.answer(FAILED, "run", self.write())
        self.expect_error("gpu_failed", "flood.nc", answer)
        self.assertIn("RESUME_FROM", answer["error"]["remedy"])
        for result in ("max_depth.tif", "arrival_time.tif", "max_speed.tif", "report.html", "report.json"):
            self.assertFalse((self.folder / result).exists(), result)
        times = arrays_of_netcdf(self.folder / "flood.nc")["time"] * 3600
        self.assertEqual([0, 60, 120, 180], [round(float(time)) for time in times])
        # What was saved goes on to the end, elsewhere, with the bits of a run that lost nothing.
        del os.environ[LOST_AT]
        self.answer(DONE, "run", self.write({"DEVICE": "cpu", "RESUME_FROM": "saved"}))
        self.assertEqual(whole.tobytes(), self.read("max_depth.tif")[1].tobytes())
        self.assertEqual("yes", gdal.Open(str(self.folder / "max_depth.tif")).GetMetadataItem("SPATE_COMPLETE"))

    def test_lost_before_anything_was_saved(self):
        os.environ[LOST_AT] = "0"
        for name in ("SERIES", "CHECKPOINT", "CHECKPOINT_INTERVAL"):
            del self.inputs[name]
        answer = self.answer(FAILED, "run", self.write())
        self.expect_error("gpu_failed", "cpu", answer)
        self.assertNotIn("RESUME_FROM", answer["error"]["remedy"])

    def test_out_of_memory(self):
        os.environ[FULL_AT] = "200"
        answer = self.answer(FAILED, "run", self.write())
        self.expect_error("out_of_gpu_memory", "partial", answer)
        for result in ("max_depth.tif", "arrival_time.tif", "max_speed.tif", "report.json"):
            self.assertTrue(is_partial(self.folder / result), result)
        self.assertEqual(4, len(arrays_of_netcdf(self.folder / "flood.nc")["time"]))
        whole = self.whole_run_without_limit()
        self.answer(DONE, "run", self.write({"DEVICE": "cpu", "RESUME_FROM": "saved"}))
        self.assertEqual(whole.tobytes(), self.read("max_depth.tif")[1].tobytes())

    def whole_run_without_limit(self):
        del os.environ[FULL_AT]
        return self.whole_run()


if __name__ == "__main__":
    unittest.main(argv=["lost_device_test"])
