#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""`spate check` on the small valley of valley.py writes its findings as a layer.

    check_test.py SPATE SOURCE_FOLDER
"""

import sys
import unittest

from osgeo import gdal, ogr
from valley import DONE, FAILED, WRONG_USE, ValleyTest


class Check(ValleyTest):
    def test_check_writes_its_findings(self):
        """As a layer that has a row for each place of what --json lists, also where the case cannot be run."""
        two_rains = {"RAIN": 1, "RAIN_TABLE": "hydrographs.csv"}
        for status, changes, options in (
            (DONE, {"FINDINGS": "findings.gpkg"}, ()),
            (FAILED, {"FINDINGS": "findings.gpkg", **two_rains}, ()),
            (DONE, {}, ("-o", self.folder)),
        ):
            (self.folder / "findings.gpkg").unlink(missing_ok=True)
            results = self.answer(status, "check", self.write(changes), *options)["results"]
            self.assertEqual(str(self.folder / "findings.gpkg"), results["FINDINGS_FILE"])
            file = ogr.Open(results["FINDINGS_FILE"])
            layer = file.GetLayer(0)
            self.assertEqual("32633", layer.GetSpatialRef().GetAuthorityCode(None))
            written = [(row["severity"], row["key"], row.GetGeometryRef() and row.GetGeometryRef().GetPoint_2D()) for row in layer]
            expected = [
                (finding["severity"], finding["key"], place and tuple(place[:2]))
                for finding in results["FINDINGS"]
                for place in finding["places"] or [None]
            ]
            print(f"{len(written)} rows, {sum(place is not None for *_, place in written)} of them points")
            self.assertEqual(expected, written)
            self.assertEqual(status == DONE, any(place for *_, place in written))
            self.assertTrue((self.folder / "findings.qml").exists())
            self.assertFalse((self.folder / "max_depth.tif").exists())
        self.assertNotIn("FINDINGS_FILE", self.answer(DONE, "check", self.write())["results"])
        self.expect_error("result_overwrites_input", "INFLOWS", self.answer(WRONG_USE, "check", self.write({"FINDINGS": "inputs.gpkg"})))
        for name in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        (self.folder / "scenarios.csv").write_text("id\na\n")
        self.expect_error("table_one_column", "SCENARIOS", self.answer(FAILED, "ensemble", self.write({"SCENARIOS": "scenarios.csv"}), "-o", self.folder / "all"))
        (self.folder / "scenarios.csv").write_text("id,factor\na,1\n")
        results = self.answer(DONE, "check", self.write({"SCENARIOS": "scenarios.csv", "FINDINGS": "of_members.gpkg"}))["results"]
        self.assertEqual(str(self.folder / "of_members.gpkg"), results["FINDINGS_FILE"])

    def test_elevations_in_place_of_depths(self):
        def keys(**changes):
            return [finding["key"] for finding in self.answer(DONE, "check", self.write(changes))["results"]["FINDINGS"]]

        self.assertIn("elevations_for_depths", keys(INITIAL_DEPTH="dem.tif"))
        dem = gdal.Open(str(self.folder / "dem.tif"))
        copy = gdal.GetDriverByName("GTiff").CreateCopy(str(self.folder / "water.tif"), dem)
        copy.GetRasterBand(1).WriteArray(dem.ReadAsArray() - 99)
        del copy
        self.assertNotIn("elevations_for_depths", keys(INITIAL_DEPTH="water.tif"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
