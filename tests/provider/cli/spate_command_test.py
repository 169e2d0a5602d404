#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The command `spate` on a small valley: answers, exit status, names, cancelling, ensembles.

    spate_command_test.py SPATE SOURCE_FOLDER
"""

import csv
import json
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import time
import unittest
import zipfile

import numpy
from osgeo import gdal, ogr
from valley import CANCELLED, COLUMNS, DONE, FAILED, ROWS, SOURCE, SPATE, WRONG_USE, ValleyTest, utm


class Valley(ValleyTest):
    def test_run(self):
        answer = self.answer(DONE, "run", self.write())
        self.assertIsNone(answer["error"])
        self.assertAlmostEqual(5 * 360, answer["results"]["VOLUME_IN"], delta=1e-3)
        self.assertIsInstance(answer["results"]["STEPS"], int)
        self.assertEqual({"info"}, {record["level"] for record in answer["log"]})
        raster, depth = self.read("max_depth.tif")
        self.assertGreater((depth > 0).sum(), 10)
        self.assertEqual("32633", raster.GetSpatialRef().GetAuthorityCode(None))
        self.assertEqual("flood_water_thickness", raster.GetRasterBand(1).GetMetadataItem("standard_name"))
        self.assertIn("spate run", raster.GetMetadataItem("SPATE_COMMAND"))
        named = self.write({}, "one case's.json")
        self.answer(DONE, "run", named)
        self.assertEqual(["spate", "run", str(named), "--json"], shlex.split(self.read("max_depth.tif")[0].GetMetadataItem("SPATE_COMMAND")))
        self.assertEqual("inputs: springs (1 feature)", raster.GetMetadataItem("SPATE_INPUT_INFLOWS"))
        for name in ("max_depth", "arrival_time", "max_speed"):
            style = (self.folder / f"{name}.qml").read_text()
            fixed = SOURCE / "styles" / f"{name}.qml"  # those of times follow the duration
            if fixed.exists():
                self.assertEqual(fixed.read_text() + f"<?spate-style-of {name}.tif?>\n", style)

    def test_schemes_to_compare_with_warn(self):
        for command in ("run", "check"):
            for scheme in ("hwp14", "kp07", "hr", "kl02", "kll05", "lxf"):
                answer = self.answer(DONE, command, self.write({"SCHEME": scheme}))
                if command == "check":
                    keys = {finding["key"] for finding in answer["results"]["FINDINGS"]}
                else:
                    keys = {record.get("key") for record in answer["log"] if record["level"] == "warning"}
                self.assertEqual(scheme in ("kl02", "kll05", "lxf"), "scheme_only_to_compare" in keys, scheme)

    def test_compareschemes(self):
        for name in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        layer = file.CreateLayer("observed", utm(), ogr.wkbPoint)
        layer.CreateField(ogr.FieldDefn("level", ogr.OFTReal))
        point = ogr.Feature(layer.GetLayerDefn())
        point.SetGeometry(ogr.CreateGeometryFromWkt("POINT (500105 5300155)"))
        point.SetField("level", 100)
        layer.CreateFeature(point)
        del layer, file
        observed = "inputs.gpkg|layername=observed"
        case = self.write({"SCHEMES": "hwp14, kp07; lxf", "PAGE": "page.html", "OBSERVED_POINTS": observed})
        answer = self.answer(DONE, "compareschemes", case, "-o", self.folder / "out")
        runs = answer["results"]["RUNS"]
        self.assertEqual(["hwp14 hancock", "kp07 rk2", "lxf euler"], list(runs))
        with open(answer["results"]["COMPARISON"], newline="") as file:
            rows = list(csv.DictReader(file))
        for row in rows:
            self.assertEqual(runs[row["run"]]["STEPS"], float(row["steps"]))
            self.assertEqual(0, float(row["l1_" + row["run"].replace(" ", "_") + "_m"]))
            self.assertEqual("", row["error"])
        self.assertEqual(float(rows[0]["l1_kp07_rk2_m"]), float(rows[1]["l1_hwp14_hancock_m"]))
        self.assertLess(0, float(rows[0]["l1_kp07_rk2_m"]))
        page = (self.folder / "page.html").read_text()
        self.assertIn("lxf euler", page)
        self.assertNotIn("lxf", re.search("<h1.*?</h1>", page, re.S).group())  # references are not praised
        keys = {record.get("key") for record in answer["log"] if record["level"] == "warning"}
        self.assertIn("scheme_only_to_compare", keys)
        self.assertIn("SCHEMES", self.run_command("compareschemes", "--parameters").stdout)
        # The steps are those of a run of its own.
        alone = self.write({"SCHEME": "kp07", "MAX_LEVEL": "level.tif"})
        answer = self.answer(DONE, "run", alone, "-o", self.folder / "alone")
        self.assertEqual(answer["results"]["STEPS"], runs["kp07 rk2"]["STEPS"])
        level = self.read("level.tif")[1][14, 10]
        self.assertAlmostEqual(level - 100, float(rows[1]["observed_bias_m"]), delta=1e-4)
        self.assertAlmostEqual(level - 100, float(rows[1]["observed_l1_m"]), delta=1e-4)
        one = self.write({"SCHEMES": "hwp14"})
        self.expect_error("schemes_too_few", "SCHEMES", self.answer(FAILED, "compareschemes", one, "-o", self.folder / "out"))

    def test_text_says_the_same_as_json(self):
        process = self.run_command("run", self.write())
        self.assertEqual(DONE, process.returncode)
        self.assertEqual("", process.stderr, "no progress bar where no terminal is")

        def without_numbers(text):  # speeds and memory are not the same twice
            return re.sub(r"[0-9][0-9.,e+-]*", "#", text)

        for record in self.answer(DONE, "run", self.write())["log"]:
            self.assertIn(without_numbers(record["text"]), without_numbers(process.stdout))

    def test_bar_on_a_terminal(self):
        ours, terminal = os.openpty()
        process = subprocess.Popen([SPATE, "run", self.write()], stdout=subprocess.PIPE, stderr=terminal, text=True)
        os.close(terminal)
        shown = b""
        try:
            while part := os.read(ours, 4096):
                shown += part
        except OSError:  # the other end is closed
            pass
        os.close(ours)
        said, _ = process.communicate(timeout=60)
        self.assertEqual(DONE, process.returncode)
        shares = [float(share) for share in re.findall(r"\[=* *\] ([0-9.]+) %", shown.decode())]
        self.assertEqual((0, 100), (min(shares), max(shares)))
        self.assertEqual(b"", shown.rsplit(b"\r")[-1], "the bar is gone at the end")
        self.assertNotIn("\r", said)

    def test_paths_are_relative_to_the_case_or_to_the_current_folder(self):
        case = self.write()
        self.answer(DONE, "run", case, cwd="/")
        self.assertTrue((self.folder / "max_depth.tif").exists())
        (self.folder / "max_depth.tif").unlink()
        self.answer(DONE, "run", "-", cwd=self.folder, input=case.read_text())
        self.assertTrue((self.folder / "max_depth.tif").exists())
        self.answer(DONE, "run", self.write({"MAX_DEPTH": "12:30 max.tif"}), cwd="/")
        self.assertTrue((self.folder / "12:30 max.tif").exists())

    def test_output_names_what_the_case_does_not(self):
        for name in ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        self.expect_refused("parameters_missing", "MAX_DEPTH")
        case = self.write({"BARRIERS": "inputs.gpkg|layername=walls"})
        answer = self.answer(DONE, "run", case, "-o", self.folder / "new" / "results")
        self.assertEqual(9 + 1, sum(isinstance(value, str) and "results" in value for value in answer["results"].values()))
        report = ogr.Open(answer["results"]["BARRIER_REPORT"])
        wall = report.GetLayer(0).GetNextFeature()
        self.assertEqual(("dike", 300), (wall["name"], wall["length_m"]))
        self.assertTrue((self.folder / "new" / "results" / "barrier_report.qml").exists())

    def test_values_in_other_words(self):
        same = {"DURATION": "0,1", "WEST": 0, "THREADS": "1", "NODATA_OUTLET": "false", "ARRIVAL_DEPTHS": [0.1, 0.3]}
        self.answer(DONE, "run", self.write(same))
        raster, other = self.read("arrival_time.tif")
        self.assertEqual(2, raster.RasterCount)
        metadata = raster.GetMetadata()
        self.assertEqual(("wall", "no"), (metadata["SPATE_INPUT_WEST"], metadata["SPATE_INPUT_NODATA_OUTLET"]))
        same = {"WEST": "wall", "NODATA_OUTLET": False, "ARRIVAL_DEPTHS": "0.1, 0.3"}
        self.answer(DONE, "run", self.write(same))
        self.assertTrue((self.read("arrival_time.tif")[1] == other).all())

    def test_null_and_empty_are_not_given(self):
        self.answer(DONE, "run", self.write())
        _, depth = self.read("max_depth.tif")
        for nothing in ("", None):
            self.answer(DONE, "run", self.write({"BARRIERS": nothing, "MANNING": nothing, "BUILDINGS": nothing}))
            self.assertTrue((self.read("max_depth.tif")[1] == depth).all())

    def test_subset_of_a_layer(self):
        for condition, volume in (("hydrograph = 'q1'", 1800), ("hydrograph = 'q2'", 0)):
            source = f"inputs.gpkg|layerid=0|subset={condition}"
            results = self.answer(DONE, "run", self.write({"INFLOWS": source}))["results"]
            self.assertAlmostEqual(volume, results["VOLUME_IN"], delta=1e-3)
        wrong = self.answer(FAILED, "run", self.write({"INFLOWS": "inputs.gpkg|layername=springs|subset=hydrograph ="}))
        self.expect_error("layer_cut_short", "INFLOWS", wrong)

    def test_wrong_use(self):
        self.expect_refused("parameter_unknown", "BARRIERS", {"BARIERS": "inputs.gpkg"})
        self.expect_refused("case_value_wrong", "DURATION", {"DURATION": "long"})
        self.expect_refused("case_value_wrong", "WEST", {"WEST": "hole"})
        self.expect_refused("value_out_of_limits", "MANNING", {"MANNING": 7})
        self.expect_refused("value_out_of_limits", "THREADS", {"THREADS": 1.5})
        self.expect_refused("start_time_wrong", "22.11.2026", {"START_TIME": "22.11.2026"})
        self.expect_refused("parameters_missing", "DEM", {"DEM": ""})
        self.expect_refused("result_temporary", "TEMPORARY_OUTPUT", {"MAX_DEPTH": "TEMPORARY_OUTPUT"})
        self.expect_refused("result_overwrites_input", "dem.tif", {"MAX_DEPTH": "dem.tif"})
        self.expect_refused("case_entry_unknown", "entry", entry=1)
        self.expect_refused("case_of_other_algorithm", "other.model3", algorithm="other.model3")
        self.expect_refused("case_algorithm_wrong", "[1]", algorithm=[1])
        for text, key in (('{"inputs": {"DURATION": 1e400}}', "case_not_json"), ('{"inputs": {"DEM": ' + "[" * 100000, "case_too_deep")):
            (self.folder / "wrong.json").write_text(text)
            self.expect_error(key, "wrong.json", self.answer(WRONG_USE, "run", self.folder / "wrong.json"))
        (self.folder / "wrong.json").write_text('{"inputs": {"RAIN": 1, "DEM": "dem.tif", "RAIN": 100}}')
        self.expect_error("case_name_twice", "RAIN", self.answer(WRONG_USE, "run", self.folder / "wrong.json"))
        self.assertIn("fly", self.run_command("fly", self.write()).stderr)
        (self.folder / "wrong.json").write_bytes('{"inputs": {}}'.encode("utf-16"))
        self.expect_error("case_not_utf8", "UTF-8", self.answer(WRONG_USE, "run", self.folder / "wrong.json"))
        self.expect_error("case_unreadable", self.folder.name, self.answer(WRONG_USE, "run", self.folder))
        for arguments in ([], ["run"], ["fly"], ["run", "missing.json"], ["run", "--wings", self.write()]):
            self.assertEqual(WRONG_USE, self.run_command(*arguments).returncode, arguments)

    def test_failures(self):
        house = "POLYGON ((500200 5300100, 500250 5300100, 500250 5300150, 500200 5300150, 500200 5300100))"
        self.add_layer("mixed", [(house, {"name": "house"}), ("POINT (500105 5300155)", {"name": "tree"})])
        for changes, key, name in (
            ({"DEM": "none.tif"}, "raster_unreadable", "none.tif"),
            ({"INFLOWS": "inputs.gpkg|layername=none"}, "layer_not_named", "springs, walls"),
            ({"INFLOWS": "inputs.gpkg"}, "layer_not_named", "springs, walls"),
            ({"BUILDINGS": "inputs.gpkg|layername=walls"}, "wrong_geometry", "BUILDINGS"),
            ({"BUILDINGS": "inputs.gpkg|layername=mixed"}, "wrong_geometry", "points"),
            ({"HYDROGRAPHS": None}, "no_hydrograph_table", "HYDROGRAPHS"),
        ):
            self.expect_error(key, name, self.answer(FAILED, "run", self.write(changes)))
        process = self.run_command("run", self.write({"DEM": "none.tif"}))
        self.assertEqual(FAILED, process.returncode)
        self.assertRegex(process.stderr, r"none\.tif.*\[raster_unreadable\]\n$")
        self.assertFalse((self.folder / "max_depth.tif").exists())

    def test_tables_of_qgis_are_no_layers_of_users(self):
        """Its styles lie beside the only layer of a file."""
        gdal.VectorTranslate(str(self.folder / "one.gpkg"), str(self.folder / "inputs.gpkg"), format="GPKG", layers=["springs"])
        file = ogr.Open(str(self.folder / "one.gpkg"), update=1)
        file.CreateLayer("layer_styles", None, ogr.wkbNone).CreateField(ogr.FieldDefn("styleQML", ogr.OFTString))
        del file
        results = self.answer(DONE, "run", self.write({"INFLOWS": "one.gpkg"}))["results"]
        self.assertAlmostEqual(1800, results["VOLUME_IN"], delta=1e-3)

    def test_dates_with_a_time_zone_are_in_utc(self):
        for zone, is_told in (("+02:00", True), ("Z", False)):
            log = self.answer(DONE, "check", self.write({"START_TIME": f"2026-11-22T06:30{zone}"}))["log"]
            told = [record for record in log if "2026-11-22T04:30:00" in record.get("text", "")]
            self.assertEqual(is_told, bool(told), zone)

    def test_styles_of_shapefiles_know_their_fields(self):
        self.answer(DONE, "run", self.write({"BARRIERS": "inputs.gpkg|layername=walls", "BARRIER_REPORT": "report.shp"}))
        file = ogr.Open(str(self.folder / "report.shp"))
        fields = {field.GetName() for field in file.GetLayer(0).schema}
        named = set(re.findall(r"&quot;(\w+)&quot;", (self.folder / "report.qml").read_text()))
        self.assertEqual(2, len(named))
        self.assertLessEqual(named, fields)

    def test_files_that_grow_too_large(self):
        """A map beyond the limit of a file's size is an error like others, and the tables are written all the same."""
        self.add_gauges_and_sections()
        self.inputs.update({"BARRIER_REPORT": "report.gpkg", "GAUGE_SERIES": "gauges.csv", "SERIES_INTERVAL": 3})
        limit = 8192  # bytes: a table of 3 kB, maps of 21
        answer = self.answer(FAILED, "run", self.write(), preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)))
        self.expect_error("result_not_written", ".tif", answer)
        self.assertTrue((self.folder / "gauges.csv").exists())
        self.assertFalse((self.folder / "max_depth.tif").exists())
        self.assertFalse((self.folder / "report.gpkg").exists())
        self.assertEqual([], [path.name for path in self.folder.iterdir() if path.name.startswith(".")])

    def test_check(self):
        answer = self.answer(DONE, "check", self.write())
        self.assertEqual(COLUMNS * ROWS, answer["results"]["CELLS"])
        self.assertGreater(answer["results"]["MEMORY_AT_MOST"], 0)
        self.assertFalse((self.folder / "max_depth.tif").exists())
        steps = self.answer(DONE, "run", self.write())["results"]["STEPS"]
        self.assertTrue(0.5 * steps <= answer["results"]["STEPS"] <= 2 * steps, (steps, answer["results"]["STEPS"]))
        for name in ("max_depth.tif", "arrival_time.tif", "max_speed.tif"):
            (self.folder / name).unlink()
        findings = answer["results"]["FINDINGS"]
        self.assertEqual({"note"}, {finding["severity"] for finding in findings}, findings)
        self.assertEqual(
            ["severity", "key", "problem", "why", "remedy", "value", "unit", "places"], list(findings[0])
        )
        coming = next(finding for finding in findings if finding["key"] == "volume_coming")
        self.assertAlmostEqual(5 * 360, coming["value"], delta=1e-3)
        spill = next(finding for finding in findings if finding["key"] == "edges_will_spill")
        self.assertEqual(3, len(spill["places"][0]))
        (self.folder / "large.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,5000\n600,q1,5000\n")
        findings_of_large = self.answer(DONE, "check", self.write({"HYDROGRAPHS": "large.csv"}))["results"]["FINDINGS"]
        concentrated = next(finding for finding in findings_of_large if finding["key"] == "inflow_concentrated")
        self.assertIn("nflow 1 'q1'", concentrated["problem"])  # as the log has it
        shown = self.run_command("check", self.write()).stdout
        for finding in findings:
            self.assertRegex(shown, f"\n  {finding['severity']} +{finding['key']} ")
            if finding["key"] != "run_estimated":  # with its wall time
                self.assertIn(finding["problem"], shown)
        wrong = self.answer(FAILED, "check", self.write({"DEM": "hydrographs.csv"}))
        self.expect_error("raster_is_vector", "hydrographs.csv", wrong)
        wrong = self.answer(FAILED, "check", self.write({"RAIN": 1, "RAIN_TABLE": "hydrographs.csv"}))
        self.expect_finding("two_values_of_rain", "RAIN_TABLE", wrong)

    def test_devices_version_and_parameters(self):
        devices = self.answer(DONE, "devices")["results"]["DEVICES"]
        self.assertEqual("cpu", devices[0]["DEVICE"])
        self.assertEqual(DONE, self.run_command("devices").returncode)
        self.assertRegex(self.run_command("--version").stdout, r"^spate \d+\.\d+\.\d+\n$")
        listed = self.run_command("run", "--parameters").stdout
        for name in [*self.inputs, "BARRIER_REPORT", "CFL", "DEVICE"]:
            self.assertIn(f"\n  {name}: ", listed)
        # What may be other in a run that goes on: a table of two columns.
        for what in ("DURATION", "BARRIERS", "DEM, MANNING, BUILDINGS,", "GAUGES, SECTIONS"):
            self.assertRegex(listed, rf"\n {{6}}{what} {{2,}}[a-z]")
        self.assertIn("\n  SCENARIOS: ", self.run_command("ensemble", "--parameters").stdout)
        self.assertEqual(DONE, self.run_command("run", "--help").returncode)

    def test_an_answer_that_cannot_be_printed_is_none(self):
        for command in (["devices", "--json"], ["run", "--parameters"], ["run", self.write(), "--json"]):
            with self.subTest(command), open("/dev/full", "w") as full:
                printed = subprocess.run([SPATE, *map(str, command)], stdout=full, stderr=subprocess.PIPE, timeout=120)
                self.assertEqual(FAILED, printed.returncode)
                self.assertTrue(printed.stderr)

    def simulated_when_interrupted(self, case, number, seconds):
        self.assertIn("[cancelled]", self.interrupt(case, number, seconds))
        partial = gdal.Open(str(self.folder / "max_depth.tif"))
        self.assertEqual("no", partial.GetMetadataItem("SPATE_COMPLETE"))
        simulated = float(partial.GetMetadataItem("SPATE_SIMULATED_S"))
        (self.folder / "max_depth.tif").unlink()
        return simulated

    def test_interrupt(self):
        case = self.write({"DURATION": 10000})
        for number in (signal.SIGINT, signal.SIGTERM):
            # On a busy machine the first step may come late.
            self.assertTrue(any(self.simulated_when_interrupted(case, number, wait) > 0 for wait in (0.5, 4, 30)))

    def test_interrupt_with_json(self):
        case = self.write({"DURATION": 10000, "CHECKPOINT": "saved", "CHECKPOINT_INTERVAL": 0})
        started = subprocess.Popen([SPATE, "run", case, "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.wait_for([self.folder / "saved" / "flood.checkpoint"], started)
        started.send_signal(signal.SIGINT)
        answer, errors = started.communicate(timeout=60)
        self.assertEqual(CANCELLED, started.returncode, answer + errors)
        self.assertEqual("cancelled", json.loads(answer)["error"]["key"])

    @unittest.skipUnless(os.path.exists("/proc/self/status"), "who catches which signal is told by Linux alone")
    def test_second_interrupt_ends_what_does_not_hear_the_first(self):
        started = subprocess.Popen([SPATE, "run", "-"], stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for is_caught in (True, False):  # while it waits for its case, it looks for no signals
            while self.catches(started, signal.SIGINT) != is_caught:
                self.assertIsNone(started.poll())
                time.sleep(0.01)
            started.send_signal(signal.SIGINT)
        _, errors = started.communicate(timeout=60)
        self.assertEqual(-signal.SIGINT, started.returncode, errors)

    @staticmethod
    def catches(process, number):
        """Whether a process has a handler of its own for a signal."""
        with open(f"/proc/{process.pid}/status") as status:
            caught = re.search(r"^SigCgt:\s*(\w+)", status.read(), re.M)[1]
        return bool(int(caught, 16) >> (number - 1) & 1)

    def test_inputs_behind_other_files_are_not_overwritten(self):
        (self.folder / "dem.vrt").write_text(
            '<VRTDataset rasterXSize="40" rasterYSize="30"><SRS>EPSG:32633</SRS>'
            "<GeoTransform>500000,10,0,5300300,0,-10</GeoTransform>"
            '<VRTRasterBand dataType="Float32" band="1"><SimpleSource>'
            '<SourceFilename relativeToVRT="1">dem.tif</SourceFilename></SimpleSource></VRTRasterBand></VRTDataset>'
        )
        before = (self.folder / "dem.tif").read_bytes()
        self.expect_refused("result_overwrites_input", "DEM", {"DEM": "dem.vrt", "MAX_DEPTH": "dem.tif"})
        self.assertEqual(before, (self.folder / "dem.tif").read_bytes())

    def test_inputs_in_archives(self):
        with zipfile.ZipFile(self.folder / "dem.zip", "w") as archive:
            archive.write(self.folder / "dem.tif", "dem.tif")
        (self.folder / "dem.tif").unlink()
        self.answer(DONE, "run", self.write({"DEM": f"/vsizip/{self.folder}/dem.zip/dem.tif"}))
        self.answer(DONE, "run", self.write({"DEM": "/vsizip/dem.zip/dem.tif"}), cwd="/")  # beside the case

    def test_pipes_and_devices(self):
        os.mkfifo(self.folder / "pipe.csv")
        for changes in ({"HYDROGRAPHS": "pipe.csv"}, {"DEM": "pipe.csv"}, {"HYDROGRAPHS": "/dev/zero"}):
            answer = self.answer(FAILED, "run", self.write(changes))
            self.expect_error("source_is_no_file", next(iter(changes)), answer)
        (self.folder / "full.tif").symlink_to("/dev/full")
        self.assertEqual("", self.answer(FAILED, "run", self.write({"MAX_DEPTH": "full.tif"}))["results"] or "")
        self.assertTrue((self.folder / "full.tif").is_symlink())
        kept = self.folder / "kept.tif"
        kept.write_text("mine")
        kept.chmod(0o444)
        self.answer(FAILED, "run", self.write({"MAX_DEPTH": "kept.tif"}))
        self.assertEqual("mine", kept.read_text())

    def test_secrets(self):
        sources = {"INFLOWS": "PG:host=localhost port=1 user=anna password=s3cr3t dbname=x"}
        for flags in (["--json"], []):
            process = self.run_command("run", self.write(sources), *flags)
            self.assertEqual(FAILED, process.returncode)
            self.assertNotIn("s3cr3t", process.stdout + process.stderr)
            self.assertIn("password=***", process.stdout + process.stderr)

    def test_names_with_percent_signs(self):
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        file.GetLayerByName("walls").ResetReading()
        wall = file.GetLayerByName("walls").GetNextFeature()
        wall.SetField("name", "%1 %2 %3")
        file.GetLayerByName("walls").SetFeature(wall)
        del wall, file
        log = self.answer(DONE, "run", self.write({"BARRIERS": "inputs.gpkg|layername=walls"}))["log"]
        said = [record["text"] for record in log if record["level"] == "info" and "'%1 %2 %3'" in record["text"]]
        self.assertIn("300.0 m", said[0])
        self.assertGreaterEqual(len(said), 2)

    def test_ids_that_differ_by_case(self):
        for name in ("ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        (self.folder / "scenarios.csv").write_text("id,factor\na,1\nA,2\n")
        case = self.write({"SCENARIOS": "scenarios.csv"})
        answer = self.answer(FAILED, "ensemble", case, "-o", self.folder / "new")
        self.expect_error("scenario_id_twice", "'A'", answer)

    def test_unusable_tmpdir(self):
        for name in ("ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        (self.folder / "scenarios.csv").write_text("id,factor\na,1\n")
        case = self.write({"SCENARIOS": "scenarios.csv"})
        environment = dict(os.environ, LC_ALL="C", TMPDIR="/nowhere/temporary")
        process = subprocess.run(
            [SPATE, "ensemble", case, "-o", self.folder / "new", "--json"], capture_output=True, text=True, env=environment, timeout=60
        )
        self.assertEqual(FAILED, process.returncode)
        self.expect_error("temporary_folder_not_made", "/nowhere/temporary", json.loads(process.stdout))

    def test_locales(self):
        locales = self.folder / "locales"
        locales.mkdir()
        (self.folder / "HYDROGRAPHS.CSV").write_text("TIME_MIN,HYDROGRAPH,DISCHARGE_M3S\n0,Q1,5\n600,Q1,5\n")
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        file.ExecuteSQL("UPDATE springs SET hydrograph = 'Q1'")
        del file
        for locale in ("tr_TR", "de_DE"):
            subprocess.run(["localedef", "-i", locale, "-f", "UTF-8", locales / f"{locale}.UTF-8"], check=True)
            environment = dict(os.environ, LC_ALL=f"{locale}.UTF-8", LOCPATH=str(locales))
            # The C library keeps what it reads of LOCPATH; under the sanitizers that is no leak of ours.
            (self.folder / "leaks").write_text("leak:argz_add_sep\n")
            environment["LSAN_OPTIONS"] = f'suppressions="{self.folder / "leaks"}"'
            case = self.write({"HYDROGRAPHS": "HYDROGRAPHS.CSV", "MAX_DEPTH": "RESULT.TIF"})
            process = subprocess.run([SPATE, "run", case, "--json"], capture_output=True, text=True, env=environment, timeout=60)
            self.assertEqual(DONE, process.returncode, process.stdout + process.stderr)
            raster = gdal.Open(str(self.folder / "RESULT.TIF"))
            self.assertEqual("360", raster.GetMetadataItem("SPATE_SIMULATED_S"))
            del raster

    def test_ensemble(self):
        (self.folder / "scenarios.csv").write_text("id,weight,factor\nsmall,1,0.5\nlarge,3,2\n")
        for name in ("ARRIVAL_TIME", "MAX_SPEED"):
            del self.inputs[name]
        changes = {"SCENARIOS": "scenarios.csv", "FOLDER": "members", "MEMBERS": "members.csv"}
        changes.update({"MEAN_DEPTH": "mean.tif", "PROBABILITY": "probability.tif"})
        checked = self.answer(DONE, "check", self.write(changes))["results"]
        self.assertEqual(2, checked["MEMBERS"])
        self.assertGreater(checked["MEMORY_AT_MOST"], 0)
        self.assertFalse((self.folder / "members").exists())
        wrong = dict(changes, SCENARIOS="hydrographs.csv")
        self.expect_finding("scenario_id_column_missing", "hydrographs.csv", self.answer(FAILED, "check", self.write(wrong)))
        results = self.answer(DONE, "ensemble", self.write(changes))["results"]
        self.assertEqual((2, 0, 0), tuple(results[f"MEMBERS_{name}"] for name in ("COMPUTED", "KEPT", "FAILED")))
        self.assertEqual(str(self.folder / "members"), results["FOLDER"])
        with open(self.folder / "members.csv", encoding="utf-8") as file:
            members = list(csv.DictReader(file))
        self.assertEqual(["0.25", "0.75"], [member["weight"] for member in members])
        self.assertAlmostEqual(2 * 1800, float(members[1]["volume_in_m3"]), delta=0.01)
        large = gdal.Open(str(self.folder / "members" / "member_large" / "max_depth.tif")).ReadAsArray()
        small = gdal.Open(str(self.folder / "members" / "member_small" / "max_depth.tif")).ReadAsArray()
        self.assertTrue((self.read("max_depth.tif")[1] == numpy.maximum(large, small)).all())
        results = self.answer(DONE, "ensemble", self.write(changes))["results"]
        self.assertEqual((0, 2), (results["MEMBERS_COMPUTED"], results["MEMBERS_KEPT"]))
        changes["FOLDER"] = ""
        self.assertNotIn("FOLDER", self.answer(DONE, "ensemble", self.write(changes))["results"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
