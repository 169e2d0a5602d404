# SPDX-License-Identifier: GPL-3.0-or-later
"""Inlets of the drainage, as the command `spate` takes them."""

import csv
import json
import unittest
import xml.etree.ElementTree as ElementTree

from valley import DONE, FAILED, ValleyTest

STREET = "POINT (500105 5300155)"
GRATE = {"width": 2.4, "area": 0.35, "capacity_m3s": 0.3}


class InletsTest(ValleyTest):
    def case(self, *inlets, **changes):
        self.add_layer("inlets", inlets)
        return self.write(
            {
                "INLETS": "inputs.gpkg|layername=inlets",
                "DURATION": 0.3,
                "GAUGE_SERIES": "series.csv",
                "SERIES_INTERVAL": 1,
                "REPORT": "report.html",
                **changes,
            }
        )

    def run_case(self, *inlets, **changes):
        self.log = self.answer(DONE, "run", self.case(*inlets, **changes))["log"]
        with open(self.folder / "series.csv", newline="") as file:
            rows = list(csv.DictReader(file))
        self.rows = [row for row in rows if row["kind"] == "inlet"]
        self.domain = {row["name"]: float(row["volume_m3"]) for row in rows if row["kind"] == "domain"}  # at the end
        self.report = json.loads((self.folder / "report.json").read_text())
        self.assertLess(abs(self.report["volumes_m3"]["mass_error"]), 1e-7)
        return {inlet["name"]: inlet for inlet in self.report["structures"]}

    def test_an_inlet_takes_water_out_of_the_domain(self):
        passed = self.run_case((STREET, {"name": "gully", **GRATE}), (STREET, {"name": "half", "clogging": 0.5, **GRATE}))
        gully = passed["gully"]
        self.assertEqual(gully["type"], "inlet")
        self.assertGreater(gully["volume_m3"], 20)
        self.assertLessEqual(gully["peak_m3_s"], 0.3001)
        self.assertLess(passed["half"]["volume_m3"], gully["volume_m3"])
        drained = sum(inlet["volume_m3"] for inlet in passed.values())
        self.assertAlmostEqual(self.report["volumes_m3"]["drained"], drained, 6)
        self.assertAlmostEqual(self.domain["drained"], drained, 2)
        gone = sum(self.domain[name] for name in ("abstracted", "edges_out", "infiltrated", "evaporated", "drained"))
        came = sum(self.domain[name] for name in ("inflow", "edges_in", "rain"))
        self.assertAlmostEqual(self.domain["stored"], came - gone, 2)
        last = {row["name"]: row for row in self.rows}
        self.assertAlmostEqual(float(last["gully"]["volume_m3"]), gully["volume_m3"], 2)
        self.assertTrue(any("Inlets: 2 took" in line["text"] for line in self.log if "text" in line))

    def test_the_report_shows_those_that_matter(self):
        # On the way of the water and far from it, so that volumes differ.
        inlets = [
            (f"POINT ({500005 + 10 * (i % 15)} {5300105 + 10 * (i // 15)})", {"name": f"gully {i}", **GRATE, "capacity_m3s": 0.004})
            for i in range(60)
        ]
        passed = self.run_case(*inlets)
        self.assertEqual(60, len(passed))
        page = ElementTree.fromstring((self.folder / "report.html").read_text(encoding="utf-8").replace("<!DOCTYPE html>", ""))
        tables = [[["".join(cell.itertext()) for cell in row] for row in table.iter("tr")] for table in page.iter("table")]
        (rows,) = [table[1:] for table in tables if any(row and row[0].startswith("gully") for row in table)]
        volumes = {name: inlet["volume_m3"] + inlet["volume_back_m3"] for name, inlet in passed.items()}
        expected = sorted(volumes, key=lambda name: -volumes[name])[:50]  # stable, as the page
        self.assertEqual(expected, [row[0] for row in rows])
        self.assertGreater(volumes[expected[0]], volumes[expected[-1]])
        self.assertIn("50 of 60", "".join(page.itertext()))

    def test_an_outlet_is_a_place_or_the_end_of_a_line(self):
        place = (STREET, {"name": "place", "outlet_x": 500355, "outlet_y": 5300155, **GRATE})
        line = ("LINESTRING (500105 5300155, 500355 5300155)", {"name": "line", **GRATE})
        passed = self.run_case(place, line)
        self.assertGreater(passed["place"]["volume_m3"], 20)
        self.assertGreater(passed["line"]["volume_m3"], 20)
        self.assertEqual(self.report["volumes_m3"]["drained"], 0)

    def test_water_comes_back_where_the_outlet_stands_higher(self):
        # The inflow is at the outlet, on the higher ground.
        back = ("LINESTRING (500305 5300155, 500055 5300155)", {"name": "back", "curve": "0:0; 1:0.4", "capacity_m3s": 0.2})
        inlet = self.run_case(back)["back"]
        self.assertGreater(inlet["volume_back_m3"], 20)
        self.assertLess(inlet["volume_m3"], 1)
        stopped = self.run_case((back[0], {**back[1], "flap": 1}))["back"]
        self.assertEqual(stopped["volume_back_m3"], 0)

    def test_rain_on_roofs_goes_to_the_nearest_inlet(self):
        self.add_layer("houses", [("POLYGON ((500100 5300200, 500200 5300200, 500200 5300290, 500100 5300290, 500100 5300200))", {})])
        roofs = {"BUILDINGS": "inputs.gpkg|layername=houses", "INFLOWS": None, "HYDROGRAPHS": None, "RAIN": 60}
        near = ("POINT (500105 5300175)", {"name": "near", **GRATE})
        far = ("POINT (500395 5300175)", {"name": "far", **GRATE})
        ground = self.run_case(near, far, **roofs)
        volumes = self.report["volumes_m3"]["rain"]
        piped = self.run_case(near, far, ROOF_RAIN="inlet", **roofs)
        self.assertAlmostEqual(self.report["volumes_m3"]["rain"], volumes, 3)
        # 90 cells of 100 m2 get 18 mm in 0.3 h: 162 m3.
        self.assertGreater(piped["near"]["volume_m3"], ground["near"]["volume_m3"] + 100)
        self.assertLess(piped["near"]["volume_m3"], 400)
        refused = self.answer(FAILED, "run", self.case(near, **{**roofs, "INLETS": None, "ROOF_RAIN": "inlet"}))
        self.assertEqual(refused["error"]["key"], "roof_rain_without_inlets")

    def test_a_run_goes_on_from_a_checkpoint(self):
        inlet = (STREET, {"name": "gully", **GRATE})
        whole = self.run_case(inlet)["gully"]
        series = (self.folder / "series.csv").read_text()
        self.answer(DONE, "run", self.case(inlet, DURATION=0.15, CHECKPOINT="saved"))
        self.assertEqual(whole, self.run_case(inlet, RESUME_FROM="saved")["gully"])
        self.assertEqual(series, (self.folder / "series.csv").read_text())
        refused = self.answer(FAILED, "run", self.case((STREET, {**GRATE, "clogging": 0.2}), RESUME_FROM="saved"))
        self.assertEqual(refused["error"]["key"], "checkpoint_of_other_flood")
        self.assertIn("INLETS", refused["error"]["why"])

    def test_what_cannot_be_is_refused(self):
        def refuses(key, wkt=STREET, **fields):
            answer = self.answer(FAILED, "run", self.case((wkt, {**GRATE, **fields})))
            self.assertEqual(answer["error"]["key"], key, fields)

        refuses("inlet_field_impossible", width=-1)
        refuses("inlet_field_impossible", clogging=1)
        refuses("inlet_field_impossible", level=99999)
        refuses("inlet_without_opening", width="", area="")
        refuses("inlet_without_opening", curve="0:0; 1:1")
        refuses("inlet_curve_impossible", width="", area="", curve="0:0; 1:-1")
        refuses("structure_series_unreadable", width="", area="", curve="none")
        refuses("inlet_without_capacity", capacity_m3s="")
        refuses("inlet_outlet_incomplete", outlet_x=500355)
        refuses("inlet_outlet_twice", wkt="LINESTRING (500105 5300155, 500355 5300155)", outlet_x=500355, outlet_y=5300155)
        refuses("structure_outside_dem", outlet_x=0, outlet_y=0)
        refuses("structure_outside_dem", wkt="POINT (0 0)")
        refuses("structure_in_one_cell", outlet_x=500106, outlet_y=5300156)


if __name__ == "__main__":
    unittest.main(argv=["inlets_test.py"])
