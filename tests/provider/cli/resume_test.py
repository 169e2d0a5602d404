#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the command `spate` that are killed, cancelled and continued: they end with the bits of one that was not.

    resume_test.py SPATE SOURCE_FOLDER
"""

import random
import signal
import subprocess
import sys
import time
import unittest

import numpy
from osgeo import gdal, ogr
from valley import CANCELLED, DONE, FAILED, SPATE, ValleyTest, utm

MAPS = ("MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED", "FINAL_DEPTH", "WET_DURATION", "MAX_LEVEL")


def arrays_of_netcdf(path):
    """All numbers of a file, by variable."""
    file = gdal.OpenEx(str(path), gdal.OF_MULTIDIM_RASTER)
    root = file.GetRootGroup()
    arrays = {name: root.OpenMDArray(name) for name in root.GetMDArrayNames()}
    return {
        name: array.ReadAsArray()
        for name, array in arrays.items()
        if array.GetDimensionCount() and array.GetDataType().GetClass() == gdal.GEDTC_NUMERIC
    }


def rows_of(path):
    file = ogr.Open(str(path))
    return [(feature.GetGeometryRef().ExportToWkt(), feature.items()) for feature in file.GetLayer(0)]


class Resume(ValleyTest):
    def setUp(self):
        super().setUp()
        file = ogr.Open(str(self.folder / "inputs.gpkg"), update=1)
        for name, kind, shapes in (
            ("gauges", ogr.wkbPoint, {"bridge": "POINT (500105 5300155)", "hill": "POINT (500395 5300005)"}),
            ("sections", ogr.wkbLineString, {"mill": "LINESTRING (500255 5300000, 500255 5300300)"}),
        ):
            layer = file.CreateLayer(name, utm(), kind)
            layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
            for text, wkt in shapes.items():
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
                feature.SetField("name", text)
                layer.CreateFeature(feature)
        del file
        self.inputs.update(
            {
                "DURATION": 10,
                "BARRIERS": "inputs.gpkg|layername=walls",
                "GAUGES": "inputs.gpkg|layername=gauges",
                "SECTIONS": "inputs.gpkg|layername=sections",
                "START_TIME": "2026-11-22T06:30",
                "CHECKPOINT": "saved",
                "CHECKPOINT_INTERVAL": 0,
            }
        )

    def outputs(self, folder, **changes):
        """Changes of a case that write all results to a folder."""
        names = {name: f"{folder}/{name.lower()}.tif" for name in MAPS}
        names.update({"SERIES": f"{folder}/flood.nc", "GAUGE_SERIES": f"{folder}/series.csv"})
        names.update({name: f"{folder}/{name.lower()}.gpkg" for name in ("GAUGE_PEAKS", "SECTION_PEAKS", "BARRIER_REPORT")})
        (self.folder / folder).mkdir(exist_ok=True)
        return {**names, **changes}

    def expect_same(self, one, other, series="series.csv"):
        one, other = self.folder / one, self.folder / other
        for name in MAPS:
            maps = [gdal.Open(str(folder / f"{name.lower()}.tif")) for folder in (one, other)]
            self.assertEqual(maps[0].ReadAsArray().tobytes(), maps[1].ReadAsArray().tobytes(), name)
            keys = ("SPATE_STEPS", "SPATE_COMPLETE", "SPATE_VOLUME_STORED_M3", "SPATE_MASS_ERROR")
            self.assertEqual(*([raster.GetMetadataItem(key) for key in keys] for raster in maps))
        for name in ("gauge_peaks.gpkg", "section_peaks.gpkg", "barrier_report.gpkg"):
            self.assertEqual(rows_of(one / name), rows_of(other / name), name)
        if series.endswith(".csv"):
            self.assertEqual((one / series).read_text(), (other / series).read_text())
        for name in ["flood.nc"] + ([series] if series.endswith(".nc") else []):
            ours, others = arrays_of_netcdf(one / name), arrays_of_netcdf(other / name)
            self.assertEqual(set(ours), set(others))
            self.assertGreater(len(ours), 6)
            for variable in ours:
                self.assertEqual(ours[variable].shape, others[variable].shape, variable)
                self.assertEqual(ours[variable].tobytes(), others[variable].tobytes(), variable)

    def interrupted(self, case, seconds, number):
        """Whether a run was still going on so long after its first step, when it got the signal."""
        process = subprocess.Popen([SPATE, "run", case], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for line in process.stdout:
            if " MB" in line:  # what the run may take, just before it starts
                break
        time.sleep(seconds)
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)
        self.assertIn(process.returncode, (DONE, CANCELLED, -number), errors)
        return process.returncode != DONE

    def test_cancelled_on_other_threads_with_other_results(self):
        whole = self.outputs("whole", CHECKPOINT=None)
        self.answer(DONE, "run", self.write(whole))
        frames = arrays_of_netcdf(self.folder / "whole" / "flood.nc")
        self.assertEqual(61, len(frames["time"]))
        self.assertGreater(numpy.count_nonzero(frames["mesh2d_depth"] > 0), 1000)
        for number, (threads, moments) in enumerate(((1, (0.3,)), (2, (0.1, 0.4, 0.2)), (3, (0.0, 0.6)))):
            saved = f"saved{number}"
            changes = {"CHECKPOINT": saved, "CHECKPOINT_INTERVAL": 100}
            for moment in moments:
                part = self.outputs(f"part{moment}", THREADS=threads, **changes)
                if self.interrupted(self.write(part), moment, signal.SIGINT):
                    changes["RESUME_FROM"] = saved
            self.assertIn("RESUME_FROM", changes, "the run was too short to be interrupted")
            resumed = self.outputs(f"resumed{number}", THREADS=threads, **changes)
            self.answer(DONE, "run", self.write(resumed))
            self.expect_same("whole", f"resumed{number}")

    def test_series_as_netcdf(self):
        netcdf = {"GAUGE_SERIES": "whole/series.nc"}
        self.answer(DONE, "run", self.write(self.outputs("whole", CHECKPOINT=None, **netcdf)))
        part = self.outputs("part", GAUGE_SERIES="part/series.nc")
        self.assertTrue(self.interrupted(self.write(part), 0.5, signal.SIGINT))
        resumed = self.outputs("resumed", GAUGE_SERIES="resumed/series.nc", RESUME_FROM="saved/flood.checkpoint")
        self.answer(DONE, "run", self.write(resumed))
        self.expect_same("whole", "resumed", series="series.nc")

    def test_killed_at_random_moments(self):
        """What is there after each is whole, and the run goes on from it to the end."""
        self.answer(DONE, "run", self.write(self.outputs("whole", CHECKPOINT=None)))
        chance = random.Random(20261122)
        checkpoint = self.folder / "saved" / "flood.checkpoint"
        killed = went_on = 0
        case = self.outputs("killed")
        for _ in range(20):
            resumes = {"RESUME_FROM": "saved"} if checkpoint.exists() else {}
            killed += self.interrupted(self.write({**case, **resumes}), chance.uniform(0, 0.25), signal.SIGKILL)
            went_on += bool(resumes)
            depth = self.folder / "killed" / "max_depth.tif"
            if depth.exists():
                self.assertEqual("yes", gdal.Open(str(depth)).GetMetadataItem("SPATE_COMPLETE"))
        self.assertGreaterEqual(killed, 10)
        self.assertGreaterEqual(went_on, 10)
        self.answer(DONE, "run", self.write({**case, "RESUME_FROM": "saved"}))
        self.expect_same("whole", "killed")
        self.assertEqual(1, len(list((self.folder / "saved").glob("*.frames"))), "of runs before")

    def test_what_cannot_be_continued(self):
        short = {"DURATION": 0.1}
        self.answer(DONE, "run", self.write(self.outputs("plain", SERIES=None, GAUGES=None, SECTIONS=None, GAUGE_SERIES=None,
                                                         GAUGE_PEAKS=None, SECTION_PEAKS=None, CHECKPOINT="plain", **short)))
        self.answer(DONE, "run", self.write(self.outputs("full", CHECKPOINT="full", **short)))

        def refuse(key, name, folder, **changes):
            case = self.write(self.outputs("next", CHECKPOINT=None, RESUME_FROM=folder, **short, **changes))
            self.expect_error(key, name, self.answer(FAILED, "run", case))

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
