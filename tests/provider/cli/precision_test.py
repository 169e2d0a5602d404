#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the command `spate` in single and in double precision.

    precision_test.py SPATE SOURCE_FOLDER
"""

import unittest

import numpy
from reports import ReportTest
from valley import DONE, FAILED


class Precision(ReportTest):
    def depths(self, **changes):
        self.simulate(changes)
        raster, values = self.read("max_depth.tif")
        return raster, numpy.nan_to_num(values)

    def test_both_agree_and_differ(self):
        single, of_single = self.depths()
        double, of_double = self.depths(PRECISION="double")
        key = "SPATE_PARAMETER_PRECISION"
        self.assertEqual(("float", "double"), (single.GetMetadataItem(key), double.GetMetadataItem(key)))
        difference = abs(of_single - of_double)
        self.assertGreater(difference.max(), 0)
        self.assertLess(difference.max(), 1e-3)
        self.assertLess(abs(float(double.GetMetadataItem("SPATE_MASS_ERROR"))), 1e-12)

    def test_is_repeated(self):
        self.simulate({"PRECISION": "double"})
        self.assertEqual("double", self.document()["certificate"]["parameters"]["PRECISION"])
        answer = self.rerun(DONE, "report.json")
        self.assertEqual({"MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"}, set(answer["results"]["SAME_MAPS"]))

    def test_what_is_refused(self):
        case = self.write({"PRECISION": "double", "FAST_ARITHMETIC": True})
        self.expect_error("fast_arithmetic_in_double", "double", self.answer(FAILED, "run", case))
        self.expect_refused("case_value_wrong", "PRECISION", {"PRECISION": "half"})


if __name__ == "__main__":
    unittest.main(argv=["precision_test.py"])
