# SPDX-License-Identifier: GPL-3.0-or-later
"""Culverts, weirs, gates, pumps and sinks, as the command `spate` takes them."""

import csv
import json
import unittest

import numpy
from osgeo import gdal
from valley import CELL, DONE, FAILED, WEST, ValleyTest, utm

DIKE = "LINESTRING (500205 5300000, 500205 5300300)"
THROUGH = "LINESTRING (500195 5300155, 500215 5300155)"  # the cells on both sides of the dike


class StructuresTest(ValleyTest):
    def case(self, *structures, **changes):
        self.add_layer("dike", [(DIKE, {"name": "dike", "height": 6})])
        self.add_layer("structures", structures)
        return self.write(
            {
                "BARRIERS": "inputs.gpkg|layername=dike",
                "STRUCTURES": "inputs.gpkg|layername=structures",
                "DURATION": 0.3,
                "GAUGE_SERIES": "series.csv",
                "SERIES_INTERVAL": 1,
                "REPORT": "report.html",
                **changes,
            }
        )

    def run_case(self, *structures, **changes):
        self.log = self.answer(DONE, "run", self.case(*structures, **changes))["log"]
        with open(self.folder / "series.csv", newline="") as file:
            rows = list(csv.DictReader(file))
        self.rows = [row for row in rows if row["kind"] == "structure"]
        self.report = json.loads((self.folder / "report.json").read_text())
        self.assertLess(abs(self.report["volumes_m3"]["mass_error"]), 1e-7)
        return {structure["name"]: structure for structure in self.report["structures"]}

    def test_a_culvert_through_a_dike(self):
        pipe = (THROUGH, {"name": "pipe", "diameter": 0.6, "barrels": 2})
        passed = self.run_case(pipe)["pipe"]
        self.assertEqual(passed["type"], "culvert")
        self.assertGreater(passed["volume_m3"], 100)
        self.assertGreater(passed["peak_m3_s"], 0.3)
        self.assertIsNotNone(passed["drowned_at_s"])
        self.assertAlmostEqual(float(self.rows[-1]["volume_m3"]), passed["volume_m3"] - passed["volume_back_m3"], 2)
        self.assertTrue(any("2 x 0.6 m wide" in line["text"] for line in self.log if "text" in line))
        # All that passes the dike passes through it.
        without = self.run_case((THROUGH, {"name": "pipe", "diameter": 0.01}))["pipe"]
        self.assertLess(without["volume_m3"], 1)

    def bridges(self, changes, *structures):
        """What a report says of bridges in the valley without the dike."""
        self.add_layer("structures", structures)
        case = self.write({"STRUCTURES": "inputs.gpkg|layername=structures", "DURATION": 0.3, "REPORT": "report.html", **changes})
        self.log = self.answer(DONE, "run", case)["log"]
        report = json.loads((self.folder / "report.json").read_text())
        self.assertLess(abs(report["volumes_m3"]["mass_error"]), 1e-7)
        return {bridge["name"]: bridge for bridge in report["bridges"]}

    def test_lists_in_geojson(self):
        """Which GDAL would take for times."""
        self.case((THROUGH, {}))  # the dike
        pump = {"type": "pump", "name": "pump", "curve": "0:0.2; 5:0.1"}
        gate = {"type": "gate", "name": "gate", "level": 100, "width": 1, "height": 1, "openings": "0:0"}
        shape = {"type": "LineString", "coordinates": [[500195, 5300155], [500215, 5300155]]}
        features = [{"type": "Feature", "geometry": shape, "properties": of} for of in (pump, gate)]
        crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::" + utm().GetAuthorityCode(None)}}
        (self.folder / "structures.geojson").write_text(
            json.dumps({"type": "FeatureCollection", "crs": crs, "features": features})
        )
        case = self.write({"STRUCTURES": "structures.geojson", "DURATION": 0.1, "REPORT": "report.html"})
        self.answer(DONE, "run", case)
        report = json.loads((self.folder / "report.json").read_text())
        passed = {structure["name"]: structure for structure in report["structures"]}
        self.assertAlmostEqual(passed["pump"]["peak_m3_s"], 0.2, delta=0.02)
        self.assertEqual(passed["gate"]["volume_m3"], 0)

    def test_bridges(self):
        high = (DIKE, {"name": "high", "type": "bridge", "soffit": 120, "deck": 121})
        above = self.bridges({"MAX_DEPTH": "free.tif"}, high)["high"]
        self.assertIsNone(above["pressed_at_s"])
        self.assertIsNone(above["overtopped_at_s"])
        self.assertGreater(above["highest_level_m"], 100)
        plain = self.write({"DURATION": 0.3, "MAX_DEPTH": "plain.tif"})
        self.answer(DONE, "run", plain)
        self.assertEqual(self.read("free.tif")[1].tobytes(), self.read("plain.tif")[1].tobytes())
        # Half as high as the water that would flow freely at the deepest place.
        column = int((500205 - WEST) / CELL)
        depths = self.read("free.tif")[1][:, column]
        ground = self.read("dem.tif")[1][:, column]
        row = depths.argmax()
        soffit = float(ground[row] + 0.5 * depths[row])
        low = (DIKE, {"name": "low", "type": "bridge", "soffit": soffit, "deck": 120, "piers": 0.1})
        beneath = self.bridges({"MAX_DEPTH": "low.tif"}, low)["low"]
        self.assertGreater(beneath["pressed_s"], 60)
        self.assertGreater(beneath["largest_drop_m"], above["largest_drop_m"])
        risen = numpy.nan_to_num(self.read("low.tif")[1]) - numpy.nan_to_num(self.read("free.tif")[1])
        self.assertGreater(risen.max(), 0.05)
        self.assertIn("low", (self.folder / "report.html").read_text(encoding="utf-8"))
        # Where the lower side is free, a smaller coefficient dams more water up.
        fields = {"name": "sluice", "type": "bridge", "soffit": 104.1, "deck": 120}
        usual, smaller = (
            self.bridges({}, (DIKE, {**fields, **more}))["sluice"]["highest_level_m"] for more in ({}, {"sluice": 0.2})
        )
        print(f"bridge as a sluice: {usual:.3f} m, with 0.2 instead of 0.5 {smaller:.3f} m")
        self.assertGreater(smaller, usual + 0.05)
        self.add_layer("structures", [(DIKE, {**fields, "sluice": 2})])
        refused = self.answer(FAILED, "run", self.write({"STRUCTURES": "inputs.gpkg|layername=structures"}))
        self.assertEqual(refused["error"]["key"], "bridge_number_impossible")
        filled = (DIKE, {"name": "filled", "type": "bridge", "soffit": 50, "deck": 51})
        self.bridges({}, filled)
        self.assertIn("bridge_without_opening", [line.get("key") for line in self.log])
        # Of two bridges at one place the first counts, whatever the second one is.
        both = self.bridges({"MAX_DEPTH": "both.tif"}, low, (DIKE, {**low[1], "name": "below", "soffit": soffit - 0.2}))
        self.assertEqual(beneath["highest_level_m"], both["low"]["highest_level_m"])
        self.assertEqual(self.read("both.tif")[1].tobytes(), self.read("low.tif")[1].tobytes())
        self.assertIn("bridges_above_each_other", [line.get("key") for line in self.log])

    def test_the_discharge_of_bridges(self):
        """What passes beneath and over a bridge is what a section along its line counts, and what is beyond it."""
        slanted = "LINESTRING (500224 5300300, 500190 5300000)"
        bridges = [
            (slanted, {"name": "bridge", "type": "bridge", "soffit": 104.1, "deck": 104.4, "piers": 0.1}),
            ("LINESTRING (500305 5300000, 500305 5300300)", {"name": "drawn backwards", "type": "bridge", "soffit": 130, "deck": 131}),
        ]
        self.add_layer("lines", [(wkt, {"name": f"at {fields['name']}"}) for wkt, fields in bridges])
        changes = {
            "SECTIONS": "inputs.gpkg|layername=lines",
            "GAUGE_SERIES": "series.csv",
            "SERIES_INTERVAL": 1,
            "FINAL_DEPTH": "depth.tif",
        }
        walls = {side: "wall" for side in ("WEST", "EAST", "NORTH", "SOUTH")}
        found = self.bridges({**changes, **walls}, *bridges)
        series = (self.folder / "series.csv").read_text()
        rows = list(csv.DictReader(series.splitlines()))
        report = json.loads((self.folder / "report.json").read_text())
        sections = {section["name"]: section for section in report["sections"]}
        for name, bridge in found.items():
            ours = [row for row in rows if (row["kind"], row["name"]) == ("bridge", name)]
            drawn = [row for row in rows if (row["kind"], row["name"]) == ("section", f"at {name}")]
            self.assertEqual(len(ours), 19)
            for row, other in zip(ours, drawn):
                self.assertEqual((row["discharge_m3s"], row["volume_m3"]), (other["discharge_m3s"], other["volume_m3"]))
            section = sections[f"at {name}"]
            self.assertEqual(bridge["series"]["volume_m3"], section["series"]["volume_m3"])
            self.assertEqual(bridge["volume_m3"], section["volume_m3"])
            peak = "min" if name == "drawn backwards" else "max"
            self.assertEqual(bridge["peak_m3_s"], section[f"{peak}_m3s"])
            self.assertEqual(bridge["time_of_peak_s"], section[f"time_of_{peak}_s"])
            # A mean over a minute is below the peak of all steps.
            largest = max(abs(float(row["discharge_m3s"])) for row in ours[1:])
            self.assertTrue(0.9 * abs(bridge["peak_m3_s"]) < largest <= abs(bridge["peak_m3_s"]), (largest, bridge))
        self.assertGreater(found["bridge"]["pressed_s"], 60)
        self.assertGreater(found["bridge"]["volume_m3"], 1000)
        self.assertLess(found["drawn backwards"]["volume_m3"], -100)
        beyond = CELL * CELL * float(self.read("depth.tif")[1][:, 31:].astype(float).clip(0).sum())  # nodata < 0
        print(f"water beyond the lower bridge: {beyond:.3f} m3, through it {-found['drawn backwards']['volume_m3']:.3f} m3")
        self.assertAlmostEqual(beyond / -found["drawn backwards"]["volume_m3"], 1, 4)
        self.assertTrue(any("bridge: " in line.get("text", "") and " m³/s after" in line["text"] for line in self.log))
        self.assertIn("Largest discharge", (self.folder / "report.html").read_text(encoding="utf-8"))
        # Without a series, a section or a report the bridge is in the log all the same.
        silent = self.write({"STRUCTURES": "inputs.gpkg|layername=structures", "DURATION": 0.3, **walls})
        texts = [line.get("text", "") for line in self.answer(DONE, "run", silent)["log"]]
        self.assertTrue(any("m³/s after" in text for text in texts), texts)

        # The same through a checkpoint, and as NetCDF.
        saved = {**changes, **walls, "STRUCTURES": "inputs.gpkg|layername=structures", "REPORT": "report.html"}
        self.answer(DONE, "run", self.write({**saved, "DURATION": 0.15, "CHECKPOINT": "saved"}))
        resumed = self.bridges({**changes, **walls, "RESUME_FROM": "saved"}, *bridges)
        self.assertEqual(resumed, found)
        self.assertEqual((self.folder / "series.csv").read_text(), series)
        self.bridges({**changes, **walls, "GAUGE_SERIES": "series.nc"}, *bridges)
        file = gdal.OpenEx(str(self.folder / "series.nc"), gdal.OF_MULTIDIM_RASTER).GetRootGroup()
        kinds = list(file.OpenMDArray("station_kind").Read())
        volumes = file.OpenMDArray("volume").ReadAsArray()
        self.assertEqual(kinds.count("bridge"), 2)
        self.assertEqual(volumes[kinds.index("bridge")].tolist(), found["bridge"]["series"]["volume_m3"])

    def test_crests(self):
        """A crest along the dike's line is the dike with that crest, and a rougher one holds back more."""
        def flood(structures, barriers):
            self.add_layer("dike", barriers)
            self.add_layer("structures", structures)
            layers = {"STRUCTURES": "structures"} if structures else {}
            layers.update({"BARRIERS": "dike"} if barriers else {})
            case = self.write({
                **{name: f"inputs.gpkg|layername={layer}" for name, layer in layers.items()},
                "DURATION": 0.3, "MAX_DEPTH": "depth.tif", "GAUGE_SERIES": "series.csv", "SERIES_INTERVAL": 5, "REPORT": "report.html"})
            self.log = self.answer(DONE, "run", case)["log"]
            report = json.loads((self.folder / "report.json").read_text())
            self.assertLess(abs(report["volumes_m3"]["mass_error"]), 1e-7)
            return self.read("depth.tif")[1].tobytes(), report

        def crest(**fields):
            return [(DIKE, {"name": "sill", "type": "crest", **fields})]

        dike, barriers = flood([], [(DIKE, {"name": "dike", "crest": 105})])
        same, report = flood(crest(level=105), [])
        self.assertEqual(dike, same)
        passed = report["crests"][0]
        self.assertEqual(passed["name"], "sill")
        self.assertLess(passed["volume_m3"], -100)  # from the left of the line to its right
        self.assertAlmostEqual(-passed["volume_m3"] / barriers["barriers"][0]["volume_m3"], 1, 3)
        self.assertEqual(report["barriers"], [])
        with open(self.folder / "series.csv", newline="") as file:
            rows = [row for row in csv.DictReader(file) if row["kind"] == "crest"]
        self.assertAlmostEqual(float(rows[-1]["volume_m3"]), passed["volume_m3"], 2)
        self.assertIn("Crests", (self.folder / "report.html").read_text(encoding="utf-8"))
        rough = flood(crest(level=105, coefficient=1.2), [])[1]["crests"][0]
        print(f"crest: {-passed['volume_m3']:.1f} m3, with a coefficient of 1.2 {-rough['volume_m3']:.1f} m3")
        self.assertLess(-rough["volume_m3"], -0.99 * passed["volume_m3"])
        flood(crest(level=90), [])
        self.assertIn("crest_below_ground", [line.get("key") for line in self.log])

    def test_shafts_and_jets(self):
        # The rim stands 0.5 m above the ground in front of the dike.
        passed = self.run_case(
            (THROUGH, {"name": "shaft", "type": "shaft", "diameter": 0.6, "mouth": 1.2, "level": 103.5, "invert_down": 101, "jet": 1}))
        self.assertEqual(passed["shaft"]["type"], "shaft")
        self.assertGreater(passed["shaft"]["volume_m3"], 20)
        self.case((THROUGH, {"name": "pipe", "diameter": 0.8}))
        speeds = []
        for jet in (0, 1):
            self.run_case((THROUGH, {"name": "pipe", "diameter": 0.8, "jet": jet}), MAX_SPEED="speed.tif")
            row, column = int((5300300 - 5300155) / CELL), int((500215 - WEST) / CELL)
            speeds.append(float(self.read("speed.tif")[1][row, column]))
        print(f"largest speed at the outlet: {speeds[0]:.3f} m/s, of a jet {speeds[1]:.3f} m/s")
        self.assertGreater(speeds[1], speeds[0])

    def test_every_type(self):
        structures = [
            (THROUGH, {"name": "weir", "type": "weir", "width": 15, "level": 104.6}),
            (THROUGH, {"name": "gate", "type": "gate", "width": 2, "height": 1, "openings": "0:0; 600:1"}),
            (THROUGH, {"name": "pump", "type": "Pump", "curve": "0:0.4; 5:0.1", "start_level": 104.4, "stop_level": 104.2}),
            ("POINT (500105 5300155)", {"name": "sink", "type": "sink", "discharge_m3s": 0.5}),
        ]
        passed = self.run_case(*structures)
        for name in ("weir", "gate", "pump", "sink"):
            self.assertGreater(passed[name]["volume_m3"], 5, name)
        self.assertEqual({row["name"] for row in self.rows}, set(passed))
        volumes = self.report["volumes_m3"]
        self.assertAlmostEqual(volumes["drained"], passed["sink"]["volume_m3"], 6)
        self.assertLessEqual(passed["pump"]["peak_m3_s"], 0.401)
        self.assertEqual(["pump_curve_open"], [line["key"] for line in self.log if "curve" in line.get("key", "")])

    def test_a_rule_goes_by_another_place(self):
        """The brook stands at 105.05 m 40 m upstream long before the water in front of the dike does; behind it never."""
        self.add_layer("gauges", [("POINT (500155 5300155)", {"name": "upstream"}), ("POINT (500195 5300155)", {"name": "inlet"})])
        gate = {"type": "gate", "width": 1, "height": 1, "open_level": 105.05, "close_level": 105}
        pump = {"type": "pump", "discharge_m3s": 0.3, "start_level": 105.05, "stop_level": 105}
        for fields in (gate, pump):
            begins = {}
            for place, x in (("inlet", None), ("upstream", 500155), ("behind", 500305)):
                rule = {} if x is None else {"rule_x": x, "rule_y": 5300155}
                changes = {"GAUGES": "inputs.gpkg|layername=gauges"}
                passed = self.run_case((THROUGH, {"name": "ruled", **fields, **rule}), **changes)["ruled"]
                if place == "behind":
                    self.assertEqual(passed["volume_m3"], 0)
                    continue
                self.assertGreater(passed["volume_m3"], 20)
                begins[place] = next(float(row["time_s"]) for row in self.rows if float(row["discharge_m3s"] or 0) > 0)
                with open(self.folder / "series.csv", newline="") as file:
                    levels = {
                        row["name"]: float(row["level_m"])
                        for row in csv.DictReader(file)
                        if row["kind"] == "gauge" and float(row["time_s"]) == begins[place]
                    }
                print(f"{fields['type']} ruled {place}: from {begins[place]:.0f} s on, levels {levels}")
                self.assertGreater(levels[place], 105.03)
                if place == "upstream":
                    self.assertLess(levels["inlet"], 105)
            self.assertGreater(begins["inlet"], begins["upstream"] + 60)

    def test_a_run_goes_on_from_a_checkpoint(self):
        gate = (THROUGH, {"name": "gate", "type": "gate", "width": 3, "height": 1, "open_level": 104.3,
                          "close_level": 104.1, "opening_minutes": 10})
        whole = self.run_case(gate)["gate"]
        series = (self.folder / "series.csv").read_text()
        self.answer(DONE, "run", self.case(gate, DURATION=0.15, CHECKPOINT="saved"))
        resumed = self.run_case(gate, RESUME_FROM="saved")["gate"]
        self.assertEqual(whole, resumed)
        self.assertEqual(series, (self.folder / "series.csv").read_text())
        refused = self.answer(FAILED, "run", self.case((THROUGH, {"diameter": 1}), RESUME_FROM="saved"))
        self.assertEqual(refused["error"]["key"], "checkpoint_of_other_flood")
        self.assertIn("STRUCTURES", refused["error"]["why"])

    def test_what_cannot_be_is_refused(self):
        def refuses(key, wkt, **fields):
            answer = self.answer(FAILED, "run", self.case((wkt, fields)))
            self.assertEqual(answer["error"]["key"], key, fields)

        refuses("structure_type_unknown", THROUGH, type="siphon")
        refuses("structure_shape_unknown", THROUGH, shape="egg", height=1)
        refuses("structure_inlet_unknown", THROUGH, diameter=1, inlet="wingwalls")
        refuses("structure_material_unknown", THROUGH, diameter=1, material="wood")
        refuses("structure_number_missing", THROUGH, shape="box", width=2)
        refuses("structure_field_impossible", THROUGH, diameter=-1)
        refuses("structure_field_impossible", THROUGH, diameter=1, barrels=1.5)
        refuses("structure_number_impossible", THROUGH, diameter=1, manning=-0.01)
        refuses("structure_elevation_impossible", THROUGH, diameter=1, invert_up=99999)
        refuses("structure_outside_dem", "LINESTRING (500195 5300155, 499000 5300155)", diameter=1)
        refuses("structure_in_one_cell", "LINESTRING (500192 5300155, 500197 5300155)", diameter=1)
        refuses("structure_is_a_point", "POINT (500105 5300155)", diameter=1)
        refuses("structure_not_a_line", "MULTILINESTRING ((500105 5300155, 500155 5300155), (500005 5300155, 500055 5300155))", diameter=1)
        refuses("structure_series_unreadable", THROUGH, type="gate", width=1, height=1, openings="0:1; zero")
        refuses("rule_incomplete", THROUGH, type="gate", width=1, height=1, open_level=3)
        refuses("gate_ruled_twice", THROUGH, type="gate", width=1, height=1, open_level=3, close_level=2, openings="0:1")
        refuses("rule_place_without_flow", THROUGH, type="gate", width=1, height=1, open_level=3, close_level=2, rule_x=0, rule_y=0)
        refuses("pump_without_discharge", THROUGH, type="pump")
        refuses("structure_discharge_impossible", THROUGH, type="pump", discharge_m3s=1e30)
        refuses("structure_discharge_impossible", THROUGH, type="pump", curve="0:1; 5:1e30")
        refuses("shaft_mouth_too_small", THROUGH, type="shaft", diameter=1, mouth=0.5)
        refuses("structure_is_a_point", "POINT (500105 5300155)", type="shaft", diameter=1)
        refuses("structure_number_missing", DIKE, type="crest")
        refuses("crest_coefficient_impossible", DIKE, type="crest", level=104, coefficient=2)
        refuses("structure_across_no_line", "POINT (500105 5300155)", type="crest", level=104)
        refuses("structure_between_no_cells", "LINESTRING (500106 5300156, 500107 5300156)", type="bridge", soffit=104, deck=105)

    def test_culverts_beside_the_ground_are_warned_of(self):
        def warned(**fields):
            answer = self.answer(DONE, "check", self.case((THROUGH, {"diameter": 1, **fields}), GAUGE_SERIES=None, REPORT=None))
            return {finding["key"]: finding["why"] for finding in answer["results"]["FINDINGS"]}

        usual = warned()
        self.assertFalse({"culvert_above_ground", "culvert_buried", "culvert_steep"} & set(usual))
        self.assertIn("invert_up", warned(invert_up=106)["culvert_above_ground"])
        self.assertIn("101.00", warned(invert_down=100)["culvert_buried"])
        self.assertIn("culvert_steep", warned(length=1, invert_down=100))

    def test_a_building_at_an_end_is_refused(self):
        self.add_layer("houses", [("POLYGON ((500180 5300140, 500199 5300140, 500199 5300170, 500180 5300170, 500180 5300140))", {})])
        answer = self.answer(FAILED, "run", self.case((THROUGH, {"diameter": 1}), BUILDINGS="inputs.gpkg|layername=houses"))
        self.assertEqual(answer["error"]["key"], "structure_on_dry_cells")


if __name__ == "__main__":
    unittest.main(argv=["structures_test.py"])
