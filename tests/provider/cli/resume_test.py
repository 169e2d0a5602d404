#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the command `spate` that are killed, cancelled and continued end with the same bits as one that was not.

    resume_test.py SPATE SOURCE_FOLDER
"""

import json
import random
import signal
import subprocess
import sys
import time
import unittest

import numpy
from complete_runs import MAPS, CompleteRuns
from osgeo import gdal, ogr
from results import arrays_of_netcdf, rows_of
from valley import CANCELLED, DONE, FAILED, SPATE, utm

WALL = "LINESTRING (500205 5300000, 500205 5300300)"


class Resume(CompleteRuns):
    def setUp(self):
        super().setUp()
        self.add_gauges_and_sections()
        self.inputs.update(
            {
                "DURATION": 3,
                "SERIES_INTERVAL": 3,
                "CHECKPOINT": "saved",
                "CHECKPOINT_INTERVAL": 0,
            }
        )

    def interrupted(self, case, checkpoints, number, delay=0.0):
        """Sends the signal some seconds after checkpoint number `checkpoints`; whether the run was still going on."""
        process = subprocess.Popen([SPATE, "run", case], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        while checkpoints > 0 and (line := process.stdout.readline()):
            checkpoints -= "flood.checkpoint" in line
        time.sleep(delay)
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)
        self.assertIn(process.returncode, (DONE, CANCELLED, -number), errors)
        return process.returncode != DONE

    def test_cancelled_on_other_threads_with_other_results(self):
        for precision in ("float", "double"):
            self.answer(DONE, "run", self.write(self.outputs(precision, CHECKPOINT=None, PRECISION=precision)))
        frames = arrays_of_netcdf(self.folder / "float" / "flood.nc")
        self.assertEqual(61, len(frames["time"]))
        self.assertGreater(numpy.count_nonzero(frames["mesh2d_depth"] > 0), 1000)
        ways = ((1, (20,), "float"), (2, (1, 17, 25), "float"), (3, (2, 40), "float"), (2, (5, 15), "double"))
        for number, (threads, moments, precision) in enumerate(ways):
            saved = f"saved{number}"
            changes = {"CHECKPOINT": saved, "PRECISION": precision}
            for moment in moments:
                part = self.outputs(f"part{moment}", THREADS=threads, **changes)
                self.assertTrue(self.interrupted(self.write(part), moment, signal.SIGINT))
                changes["RESUME_FROM"] = saved
            resumed = self.outputs(f"resumed{number}", THREADS=threads, **changes)
            self.answer(DONE, "run", self.write(resumed))
            self.expect_same(precision, f"resumed{number}")

    def test_report_of_the_whole_run(self):
        """The curves of a continued run begin at its start, and are those of a run that was not interrupted."""

        def document(folder):
            return json.loads((self.folder / folder / "report.json").read_text(encoding="utf-8"))

        for rows in ({}, {"GAUGE_SERIES": None, "GAUGE_PEAKS": None, "SECTION_PEAKS": None, "SERIES": None}):
            name = "alone" if rows else "beside"
            whole = self.outputs("whole" + name, CHECKPOINT=None, REPORT=f"whole{name}/report.html", **rows)
            self.answer(DONE, "run", self.write(whole))
            part = self.outputs("part", REPORT="part/report.html", CHECKPOINT="saved" + name, **rows)
            self.assertTrue(self.interrupted(self.write(part), 20, signal.SIGINT))
            resumed = self.outputs("resumed" + name, REPORT=f"resumed{name}/report.html", RESUME_FROM="saved" + name, **rows)
            self.answer(DONE, "run", self.write(resumed))
            one, other = document("whole" + name), document("resumed" + name)
            self.assertFalse(document("part")["run"]["complete"])
            self.assertEqual(0, other["run"]["begins_at_s"])
            self.assertGreater(len(one["over_time"]["time_s"]), 100)
            for part in ("over_time", "volumes_m3", "step_limits", "inflows", "edges", "gauges", "sections", "barriers"):
                self.assertEqual(one[part], other[part], part)

    def test_series_as_netcdf(self):
        netcdf = {"GAUGE_SERIES": "whole/series.nc"}
        self.answer(DONE, "run", self.write(self.outputs("whole", CHECKPOINT=None, **netcdf)))
        part = self.outputs("part", GAUGE_SERIES="part/series.nc")
        self.assertTrue(self.interrupted(self.write(part), 30, signal.SIGINT))
        resumed = self.outputs("resumed", GAUGE_SERIES="resumed/series.nc", RESUME_FROM="saved/flood.checkpoint")
        self.answer(DONE, "run", self.write(resumed))
        self.expect_same("whole", "resumed", series="series.nc")

    def test_killed_at_random_moments(self):
        """The files left by each kill are complete, and the run continues from them to its end."""
        kills, frames = 20, 200  # a kill leaves four more frames at most, so that the last one finds it still going on
        self.inputs.update({"DURATION": 20, "SERIES_INTERVAL": 20 * 60 / frames})
        begin = time.monotonic()
        self.answer(DONE, "run", self.write(self.outputs("whole", CHECKPOINT=None)))
        seconds_of_frame = (time.monotonic() - begin) / frames
        chance = random.Random(20261122)
        checkpoint = self.folder / "saved" / "flood.checkpoint"
        killed = went_on = 0
        case = self.outputs("killed")
        for _ in range(kills):
            resumes = {"RESUME_FROM": "saved"} if checkpoint.exists() else {}
            killed += self.interrupted(
                self.write({**case, **resumes}), chance.randrange(0, 4), signal.SIGKILL, chance.uniform(0, seconds_of_frame)
            )
            went_on += bool(resumes)
            depth = self.folder / "killed" / "max_depth.tif"
            if depth.exists():
                self.assertEqual("yes", gdal.Open(str(depth)).GetMetadataItem("SPATE_COMPLETE"))
        self.assertEqual(kills, killed)
        self.assertGreaterEqual(went_on, kills // 2)
        self.answer(DONE, "run", self.write({**case, "RESUME_FROM": "saved"}))
        self.expect_same("whole", "killed")
        self.assertEqual(1, len(list((self.folder / "saved").glob("*.frames"))), "of runs before")

    def tag(self, folder, key="SPATE_WHAT_IF"):
        return gdal.Open(str(self.folder / folder / "max_depth.tif")).GetMetadataItem(key)

    def write_hydrographs(self, *last):
        rows = [f"0,{key},5\n144,{key},5\n180,{key},{most}\n" for key, most in last]
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n" + "".join(rows))

    def test_what_if_the_hydrograph_goes_on_otherwise(self):
        """The branch is the run that had that hydrograph from the start."""
        self.write_hydrographs(("q1", 40))
        self.answer(DONE, "run", self.write(self.outputs("whole", CHECKPOINT=None)))
        self.write_hydrographs(("q1", 5))
        self.assertTrue(self.interrupted(self.write(self.outputs("part")), 20, signal.SIGINT))
        until = self.tag("part", "SPATE_SIMULATED_S")
        self.assertLess(float(until), 144 * 60)
        self.write_hydrographs(("q1", 40))
        self.answer(DONE, "run", self.write(self.outputs("branch", RESUME_FROM="saved", CHECKPOINT="branches")))
        self.expect_same("whole", "branch")
        self.assertEqual(f"HYDROGRAPHS from {until} s", self.tag("branch"))
        # A run that continues from there without a change keeps the what-if in its metadata.
        self.answer(DONE, "run", self.write(self.outputs("later", RESUME_FROM="branches", CHECKPOINT=None)))
        self.expect_same("branch", "later")
        self.assertEqual(f"HYDROGRAPHS from {until} s", self.tag("later"))
        # The volume brought before stays as it was.
        self.write_hydrographs(("q1", 5))
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,7\n180,q1,7\n")
        more = self.outputs("more", RESUME_FROM="saved", CHECKPOINT=None, REPORT="more/report.html")
        answer = self.answer(DONE, "run", self.write(more))
        expected = 5 * float(until) + 7 * (10800 - float(until))
        self.assertAlmostEqual(expected, answer["results"]["VOLUME_IN"], delta=0.01)
        report = json.loads((self.folder / "more" / "report.json").read_text(encoding="utf-8"))
        self.assertAlmostEqual(expected, report["volumes_m3"]["promised_inflow"], delta=0.01)
        self.assertNotIn("inflow_not_delivered", [warning["key"] for warning in report["warnings"]])
        rows = [row for _, row in rows_of(self.folder / "more" / "series.csv", False) if row["kind"] == "inflow"]
        self.assertAlmostEqual(expected, float(rows[-1]["volume_m3"]), delta=1e-6)
        self.assertEqual({"5", "7"}, {str(round(float(row["discharge_m3s"]), 6)).rstrip(".0") for row in (rows[1], rows[-1])})

    def test_what_if_with_an_abstraction(self):
        """What an abstraction takes stays what it has taken, when another inflow brings something else."""
        self.add_layer("springs", [("POINT (500055 5300155)", {"hydrograph": "q1"}), ("POINT (500105 5300155)", {"hydrograph": "q2"})])

        def write(river):
            rows = ["time_min,hydrograph,discharge_m3s", f"0,q1,{river}", f"600,q1,{river}", "0,q2,-1", "600,q2,-1"]
            (self.folder / "hydrographs.csv").write_text("\n".join(rows) + "\n")

        write(5)
        self.assertTrue(self.interrupted(self.write(self.outputs("part", REPORT="part/report.html")), 20, signal.SIGINT))
        until = float(self.tag("part", "SPATE_SIMULATED_S"))
        for name, river in (("same", 5), ("other", 7)):
            write(river)
            more = self.outputs(name, RESUME_FROM="saved", CHECKPOINT=None, REPORT=f"{name}/report.html")
            self.answer(DONE, "run", self.write(more))
            report = json.loads((self.folder / name / "report.json").read_text(encoding="utf-8"))
            taken, (spring, pump) = report["volumes_m3"]["abstracted"], report["inflows"]
            self.assertGreater(taken, 100)
            self.assertAlmostEqual(-taken, pump["brought_m3"], delta=1e-6 * taken)
            self.assertAlmostEqual(5 * until + river * (10800 - until), spring["asked_volume_m3"], delta=1e-6)
            self.assertEqual(river, spring["asked_peak"])
            asked = [value for time, value in zip(report["over_time"]["time_s"], spring["asked"]) if time < until]
            self.assertEqual({5 if name == "same" else None}, set(asked))
            rows = [row for _, row in rows_of(self.folder / name / "series.csv", False) if row["kind"] == "inflow"]
            self.assertGreater(0.5, max(abs(float(row["discharge_m3s"]) + 1) for row in rows[3::2]), "no jump")

    def test_edges_count_the_whole_flood(self):
        """Whatever sections the run before had, and though it wrote no report."""
        self.assertTrue(self.interrupted(self.write(self.outputs("part")), 20, signal.SIGINT))
        nothing = ("GAUGES", "SECTIONS", "GAUGE_SERIES", "GAUGE_PEAKS", "SECTION_PEAKS", "SERIES")
        only = {name: None for name in nothing}
        report = self.outputs("edges", RESUME_FROM="saved", CHECKPOINT=None, REPORT="edges/report.html", **only)
        self.answer(DONE, "run", self.write(report))
        document = json.loads((self.folder / "edges" / "report.json").read_text(encoding="utf-8"))
        volumes = document["volumes_m3"]
        self.assertGreater(volumes["edges_out"], 1000)
        counted = sum(edge["net_volume_in_m3"] for edge in document["edges"])
        self.assertAlmostEqual(volumes["edges_in"] - volumes["edges_out"], counted, delta=1e-3 * volumes["edges_out"])

    def test_what_if_a_barrier_closes(self):
        """The branch is the run whose barrier closes at that time."""
        wkt = "LINESTRING (500305 5300000, 500305 5300300)"
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        for name, features in (
            ("later", {"dike": (WALL, "0,5", None), "gate": (wkt, "2", 5400.0)}),
            ("now", {"dike": (WALL, "0,5", None), "gate": (wkt, "2", None)}),
        ):
            layer = file.CreateLayer(name, utm(), ogr.wkbLineString)
            for field, kind in (("name", ogr.OFTString), ("height", ogr.OFTString), ("close_s", ogr.OFTReal)):
                layer.CreateField(ogr.FieldDefn(field, kind))
            for text, (line, height, close) in features.items():
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(ogr.CreateGeometryFromWkt(line))
                feature.SetField("name", text)
                feature.SetField("height", height)
                if close is not None:
                    feature.SetField("close_s", close)
                layer.CreateFeature(feature)
        del layer, file
        rows = {"SERIES_INTERVAL": 5}
        later = self.outputs("whole", CHECKPOINT=None, BARRIERS="inputs.gpkg|layername=later", **rows)
        self.answer(DONE, "run", self.write(later))
        self.answer(DONE, "run", self.write(self.outputs("part", DURATION=1.5, **rows)))
        changes = {"RESUME_FROM": "saved", "CHECKPOINT": None, "BARRIERS": "inputs.gpkg|layername=now"}
        self.answer(DONE, "run", self.write(self.outputs("branch", **changes, **rows)))
        self.assertEqual("BARRIERS from 5400 s", self.tag("branch"))
        self.assertIsNone(self.tag("whole"))
        for name in MAPS:
            maps = [gdal.Open(str(self.folder / of / f"{name.lower()}.tif")).ReadAsArray() for of in ("whole", "branch")]
            self.assertEqual(maps[0].tobytes(), maps[1].tobytes(), name)
        # Both runs have the whole report of the dike, and that of the gate since it stands.
        reports = [rows_of(self.folder / of / "barrier_report.gpkg") for of in ("whole", "branch")]
        for (_, ours), (_, others) in zip(*reports):
            self.assertEqual({**ours, "close_s": None}, {**others, "close_s": None})
        self.assertGreater(reports[0][0][1]["overtopped_m3"], 0)

    def test_a_bank_through_wet_cells_keeps_their_water(self):
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        layer = file.CreateLayer("banks", utm(), ogr.wkbPolygon)
        for field in ("name", "height"):
            layer.CreateField(ogr.FieldDefn(field, ogr.OFTString))
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(
            ogr.CreateGeometryFromWkt("POLYGON ((500100 5300000, 500200 5300000, 500200 5300300, 500100 5300300, 500100 5300000))")
        )
        feature.SetField("name", "bank")
        feature.SetField("height", "1")
        layer.CreateFeature(feature)
        del layer, feature, file
        changes = {"RESUME_FROM": "saved", "CHECKPOINT": None, "BARRIERS": "inputs.gpkg|layername=banks", "DURATION": 2}
        for scheme in ("hwp14", "hr"):
            self.answer(DONE, "run", self.write(self.outputs("part", DURATION=1.5, SCHEME=scheme)))
            before = float(self.tag("part", "SPATE_VOLUME_STORED_M3"))
            moment = self.outputs("moment", **{**changes, "DURATION": 1.5000001, "SCHEME": scheme})
            self.answer(DONE, "run", self.write(moment))
            self.assertAlmostEqual(before, float(self.tag("moment", "SPATE_VOLUME_STORED_M3")), delta=0.02)
            self.answer(DONE, "run", self.write(self.outputs("branch", **changes, SCHEME=scheme)))
            errors = [float(self.tag(folder, "SPATE_MASS_ERROR")) for folder in ("part", "moment", "branch")]
            self.assertAlmostEqual(errors[0], errors[1], delta=1e-10)
            self.assertLess(abs(errors[2]), 1e-7)  # as of any run
            self.assertEqual("BARRIERS from 5400 s", self.tag("branch"))

    def ensemble(self, folder, **changes):
        for name in MAPS + ("GAUGES", "SECTIONS", "START_TIME", "CHECKPOINT", "SERIES_INTERVAL"):
            self.inputs.pop(name, None)
        (self.folder / "scenarios.csv").write_text("id,factor\nsmall,1\nlarge,4\n")
        outputs = {"FOLDER": folder, "MEAN_DEPTH": f"{folder}/mean.tif", "MAX_DEPTH": f"{folder}/most.tif",
                   "PROBABILITY": f"{folder}/probability.tif", "MEMBERS": f"{folder}/members.csv"}
        (self.folder / folder).mkdir(exist_ok=True)
        return self.write({"SCENARIOS": "scenarios.csv", "DURATION": 6, **outputs, **changes})

    def stop_members(self, case, folder, number):
        """Stops an ensemble once all members have been saved some times."""
        process = subprocess.Popen([SPATE, "ensemble", case], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        files = [self.folder / folder / f"member_{name}" / "flood.checkpoint" for name in ("small", "large")]
        seen = {file: set() for file in files}
        while process.poll() is None and min(map(len, seen.values())) < 2:
            for file in files:
                if file.exists():
                    try:
                        seen[file].add(file.stat().st_mtime_ns)
                    except FileNotFoundError:
                        pass
            time.sleep(0.005)
        process.send_signal(number)
        process.communicate(timeout=60)
        self.assertIn(process.returncode, (CANCELLED, -number))
        self.assertTrue(all(file.exists() for file in files))

    def members_with(self, key, answer):
        """The members that have a record with that key in the log."""
        texts = [record["text"] for record in answer["log"] if record.get("key") == key]
        return sorted(name for name in ("small", "large") for text in texts if f"'{name}'" in text)

    def test_members_of_an_ensemble(self):
        options = {"MEMBERS_AT_ONCE": 2, "THREADS": 2}
        self.answer(DONE, "ensemble", self.ensemble("whole", **options))
        for folder, number in (("killed", signal.SIGKILL), ("cancelled", signal.SIGINT)):
            self.stop_members(self.ensemble(folder, **options), folder, number)
            answer = self.answer(DONE, "ensemble", self.ensemble(folder, **options))
            self.assertEqual(2, answer["results"]["MEMBERS_COMPUTED"])
            self.assertEqual(["large", "small"], self.members_with("member_continued", answer))
            for name in ("mean", "member_small/max_depth", "member_small/arrival_time", "member_large/max_depth", "member_large/arrival_time"):
                maps = [gdal.Open(str(self.folder / of / f"{name}.tif")) for of in ("whole", folder)]
                self.assertEqual(maps[0].ReadAsArray().tobytes(), maps[1].ReadAsArray().tobytes(), name)
                self.assertEqual(*(one.GetMetadataItem("SPATE_STEPS") for one in maps))
            self.assertEqual([], list((self.folder / folder).glob("*/flood.checkpoint")))
        # Checkpoints of another flood, and damaged ones, are not used: members start anew.
        self.stop_members(self.ensemble("other", **options), "other", signal.SIGKILL)
        damaged = self.folder / "other" / "member_small" / "flood.checkpoint"
        damaged.write_bytes(damaged.read_bytes()[:-100])
        answer = self.answer(DONE, "ensemble", self.ensemble("other", **options))
        self.assertEqual(["small"], self.members_with("member_started_anew", answer))
        self.assertEqual(["large"], self.members_with("member_continued", answer))

    def test_what_cannot_be_continued(self):
        short = {"DURATION": 0.1}
        self.answer(DONE, "run", self.write(self.outputs("plain", SERIES=None, GAUGES=None, SECTIONS=None, GAUGE_SERIES=None,
                                                         GAUGE_PEAKS=None, SECTION_PEAKS=None, CHECKPOINT="plain", **short)))
        self.answer(DONE, "run", self.write(self.outputs("full", CHECKPOINT="full", **short)))

        def refuse(key, name, folder, **changes):
            case = self.write(self.outputs("next", CHECKPOINT=None, RESUME_FROM=folder, **short, **changes))
            self.expect_error(key, name, self.answer(FAILED, "run", case))

        for changes in ({"RAIN": 1}, {"WEST": "wall"}, {"CREST_THRESHOLD": 0.3}, {"MANNING": 0.05}, {"CFL": 0.2}, {"PRECISION": "double"}):
            refuse("checkpoint_of_other_flood", ": " + next(iter(changes)), "full", **changes)
        (self.folder / "pond.geojson").write_text(
            '{"type": "FeatureCollection", "crs": {"type": "name", "properties": {"name": "EPSG:32633"}}, "features": [{"type": "Feature", '
            '"properties": {"level": 103}, "geometry": {"type": "Polygon", "coordinates": [[[500200, 5300100], [500300, 5300100], '
            '[500300, 5300200], [500200, 5300200], [500200, 5300100]]]}}]}'
        )
        refuse("checkpoint_of_other_flood", "WATER_BODIES", "full", WATER_BODIES="pond.geojson")
        short["DURATION"] = 0.05
        refuse("resume_after_end", "DURATION", "full")
        short["DURATION"] = 0.1
        refuse("resume_without_series", "SERIES", "plain", GAUGES=None, SECTIONS=None, GAUGE_SERIES=None,
               GAUGE_PEAKS=None, SECTION_PEAKS=None)
        refuse("resume_without_series", "GAUGE_SERIES", "plain", SERIES=None)
        refuse("resume_with_other_places", "GAUGES", "full", GAUGES="inputs.gpkg|layername=springs")
        refuse("resume_with_other_places", "SECTIONS", "full", SECTIONS="inputs.gpkg|layername=walls")
        process = subprocess.Popen([SPATE, "run", self.write(self.outputs("other"))], stdout=subprocess.PIPE, text=True)
        for line in process.stdout:
            if " MB" in line:
                break
        case = self.write(self.outputs("next"))
        self.expect_error("folder_in_use", "saved", self.answer(FAILED, "run", case))
        process.send_signal(signal.SIGKILL)
        process.communicate()
        (frames,) = (self.folder / "full").glob("*.frames")
        whole = frames.read_bytes()
        frames.write_bytes(whole[:-1])
        refuse("checkpoint_without_frames", frames.name, "full")
        frames.write_bytes(whole + b"later ones")
        self.answer(DONE, "run", self.write(self.outputs("next", CHECKPOINT=None, RESUME_FROM="full", **short)))
        frames.unlink()
        refuse("checkpoint_without_frames", frames.name, "full")
        self.answer(DONE, "run", self.write(self.outputs("next", CHECKPOINT=None, RESUME_FROM="full", SERIES=None, **short)))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
