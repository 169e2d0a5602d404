#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""`spate floodframes`: the pictures of a flood in the small valley of valley.py, and their animations.

    frames_test.py SPATE SOURCE_FOLDER
"""

import os
import shutil
import subprocess
import unittest
from unittest.mock import patch

import numpy
from osgeo import gdal
from tool_case import ToolTest
from valley import DONE, FAILED, WRONG_USE

# Of a picture of 640 x 360: its map, and the rows of the clock beside it.
WIDTH, HEIGHT, MAP_WIDTH, CLOCK = 640, 360, 506, slice(10, 70)
WATER = (0x21, 0x71, 0xB5)  # the bar of passed time


def images_of_gif(data):
    """(width, height, delay in hundredths of a second) of each picture."""
    at, delay, images = 13 + 3 * 2 ** ((data[10] & 7) + 1), None, []

    def after_blocks(place):
        while data[place]:
            place += 1 + data[place]
        return place + 1

    while data[at] != 0x3B:
        if data[at] == 0x21:
            if data[at + 1] == 0xF9:
                delay = int.from_bytes(data[at + 4 : at + 6], "little")
            at = after_blocks(at + 2)
        else:
            images.append((int.from_bytes(data[at + 5 : at + 7], "little"), int.from_bytes(data[at + 7 : at + 9], "little"), delay))
            at = after_blocks(at + 11)
    return images


class FloodFrames(ToolTest):
    @classmethod
    def setUpClass(cls):
        cls.series = None

    def setUp(self):
        super().setUp()
        if FloodFrames.series is None:
            self.answer(DONE, "run", self.write({"SERIES": "flood.nc", "SERIES_INTERVAL": 1, "START_TIME": "2026-11-22T06:30"}))
            FloodFrames.series = (self.folder / "flood.nc").read_bytes()
        (self.folder / "flood.nc").write_bytes(FloodFrames.series)

    def draw(self, **inputs):
        return self.done("floodframes", **{"SERIES": "flood.nc", "FRAMES": "frames", "WIDTH": 641, "HEIGHT": 360, **inputs})

    def refuse(self, status, key, name, **inputs):
        self.refuses(status, key, name, "floodframes", **{"SERIES": "flood.nc", "FRAMES": "frames", "WIDTH": 320, "HEIGHT": 240, **inputs})

    def frame(self, number):
        return gdal.Open(str(self.folder / f"frames/frame_{number:05}.png")).ReadAsArray().astype(int)

    def blue(self, frame):
        """The pixels of water."""
        area = frame[:, :, :MAP_WIDTH]
        return area[2] > area[0] + 40

    def passed(self, frame):
        """The length of the bar of passed time, px; that of all time is 116."""
        is_bar = numpy.all(frame[:, :90, MAP_WIDTH:] == numpy.array(WATER)[:, None, None], axis=0)
        return is_bar.sum(axis=1).max()

    def test_water_comes(self):
        results = self.draw(TITLE="Valley", DEM="dem.tif")
        self.assertEqual({"FRAMES": str(self.folder / "frames"), "COUNT": 7}, results)  # 6 minutes, and the start
        frames = [self.frame(number) for number in range(1, 8)]
        self.assertEqual([f"frame_{number:05}.png" for number in range(1, 8)], sorted(os.listdir(self.folder / "frames")))
        self.assertEqual({(3, HEIGHT, WIDTH)}, {frame.shape for frame in frames})  # even, for video
        wet = [int(self.blue(frame).sum()) for frame in frames]
        print("  pixels of water:", wet)
        self.assertEqual(0, wet[0])
        self.assertEqual(sorted(wet), wet)
        self.assertGreater(wet[6], wet[2] + 50)
        for number, frame in enumerate(frames):
            self.assertAlmostEqual(number / 6 * 116, self.passed(frame), delta=1)
        clocks = {frame[:, CLOCK, MAP_WIDTH:].tobytes() for frame in frames}
        self.assertEqual(7, len(clocks))
        legends = {frame[:, 90:, MAP_WIDTH:].tobytes() for frame in frames}
        self.assertEqual(1, len(legends))
        # The ground is shaded: more than one grey.
        self.assertNotEqual(frames[0][0, 40, 120], frames[0][0, 300, 120])

    def test_water_is_where_the_mesh_has_it(self):
        """Pixel by pixel: the middle of each lies in a cell whose depth is shown from 0.05 m on."""
        west, south, size = 500000, 5300000, 300
        self.draw(EXTENT=f"{west}, {west + size}, {south}, {south + size}")
        depth = gdal.OpenEx(str(self.folder / "flood.nc"), gdal.OF_MULTIDIM_RASTER).GetRootGroup()
        values, x, y = (depth.OpenMDArray("mesh2d_" + name).ReadAsArray() for name in ("depth", "face_x", "face_y"))
        cells = numpy.zeros((30, 40), dtype=bool)  # row 0 in the south
        cells[((y - south) // 10).astype(int), ((x - west) // 10).astype(int)] = values[6] > 0.05
        pixel = size / HEIGHT  # the map is wider than high, and the extent in its middle
        left = west + size / 2 - pixel * MAP_WIDTH / 2
        columns = numpy.floor((left + (numpy.arange(MAP_WIDTH) + 0.5) * pixel - west) / 10).astype(int)
        rows = numpy.floor((size - (numpy.arange(HEIGHT) + 0.5) * pixel) / 10).astype(int)
        inside = (columns >= 0) & (columns < 40)
        expected = cells[rows[:, None], numpy.clip(columns, 0, 39)[None, :]] & inside[None, :]
        seen = self.blue(self.frame(7)) | (self.frame(7)[:, :, :MAP_WIDTH].max(axis=0) < 150)  # arrows are dark
        light = self.frame(7)[:, :, :MAP_WIDTH].min(axis=0) > 240  # paper
        print(f"  {int(expected.sum())} px of water, {int((expected & light).sum())} of them dry, {int((~expected & seen).sum())} px too many")
        self.assertGreater(expected.sum(), 1000)
        self.assertEqual(0, (expected & light)[:300].sum())  # below lies the scale bar
        self.assertLess((~expected & seen)[60:300].sum(), 0.01 * expected.sum())  # arrows that reach beyond it

    def test_gif(self):
        results = self.draw(ANIMATION="flood.gif", FRAMES_PER_SECOND=5, EVERY=2)
        self.assertEqual(4, results["COUNT"])
        self.assertEqual(str(self.folder / "flood.gif"), results["ANIMATION"])
        images = images_of_gif((self.folder / "flood.gif").read_bytes())
        self.assertEqual(4, len(images))
        self.assertEqual((WIDTH, HEIGHT, 20), images[0])
        self.assertEqual({20}, {delay for _, _, delay in images})
        picture = gdal.Open(str(self.folder / "flood.gif"))  # the first one
        self.assertEqual((WIDTH, HEIGHT), (picture.RasterXSize, picture.RasterYSize))

    def test_title_and_start(self):
        self.draw(EVERY=10)
        plain = self.frame(1)
        self.draw(EVERY=10, TITLE="A valley whose name is much longer than a line beside its map")
        titled = self.frame(1)
        self.assertTrue(numpy.array_equal(plain[:, :, :MAP_WIDTH], titled[:, :, :MAP_WIDTH]))
        dark = numpy.nonzero((titled[:, :60, MAP_WIDTH + 4 :].max(axis=0) < 100).any(axis=0))[0] + MAP_WIDTH + 4
        self.assertGreaterEqual(dark.min(), MAP_WIDTH + 8)
        self.assertLessEqual(dark.max(), WIDTH - 8)  # in lines

    def test_small_and_large(self):
        for width, height in ((320, 240), (1280, 720), (400, 1200)):
            self.draw(WIDTH=width, HEIGHT=height, EVERY=10)
            self.assertEqual((3, height, width), self.frame(1).shape)

    def test_folder_of_output(self):
        answer = self.answer(DONE, "floodframes", self.case(SERIES="flood.nc", EVERY=3, WIDTH=320, HEIGHT=240), "-o", self.folder / "out")
        self.assertEqual({"FRAMES": str(self.folder / "out"), "COUNT": 3}, answer["results"])
        self.assertTrue((self.folder / "out" / "frame_00003.png").exists())

    def test_animation_among_the_pictures(self):
        """In a folder that is not there before."""
        self.draw(EVERY=10, WIDTH=320, HEIGHT=240, FRAMES="new/frames", ANIMATION="new/frames/flood.gif")
        self.assertTrue((self.folder / "new" / "frames" / "flood.gif").exists())

    def test_refusals(self):
        (self.folder / "text.nc").write_text("nothing")
        (self.folder / "cut.nc").write_bytes(FloodFrames.series[: len(FloodFrames.series) // 2])
        for name in ("none.nc", "text.nc", "cut.nc", "dem.tif"):
            self.refuse(FAILED, "series_not_read", name, SERIES=name)
        (self.folder / "a file").write_text("")
        self.refuse(FAILED, "frame_folder_not_made", "a file", FRAMES="a file/frames")
        self.refuse(FAILED, "result_format_unknown", "ANIMATION", ANIMATION="flood.avi")
        self.refuse(FAILED, "result_not_written", "nowhere", ANIMATION="nowhere/flood.gif")
        self.refuse(FAILED, "extent_unreadable", "EXTENT", EXTENT="1, 2, 3")
        self.refuse(FAILED, "extent_beside_flood", "EXTENT", EXTENT="0, 1, 0, 1")
        self.refuse(WRONG_USE, "value_out_of_limits", "WIDTH", WIDTH=100)
        self.refuse(WRONG_USE, "parameters_missing", "SERIES", SERIES=None)
        self.refuse(WRONG_USE, "parameter_unknown", "LAYERS", LAYERS="inputs.gpkg")
        with patch.dict(os.environ, PATH=""):
            self.refuse(FAILED, "no_video_encoder", "ffmpeg", ANIMATION="flood.mp4")

    def pretend(self, script):
        """A program ffmpeg in PATH."""
        program = self.folder / "bin" / "ffmpeg"
        program.parent.mkdir(exist_ok=True)
        program.write_text("#!/bin/sh\n" + script)
        program.chmod(0o700)
        return patch.dict(os.environ, PATH=f"{program.parent}:/usr/bin:/bin")

    def test_video(self):
        with self.pretend("echo no such codec; exit 1\n"):
            self.refuse(FAILED, "video_not_made", "no such codec", ANIMATION="flood.mp4")
        self.assertFalse((self.folder / "flood.mp4").exists())
        with self.pretend('for last; do :; done; ls frame_*.png > "$last"\n'):
            self.draw(ANIMATION="flood.mp4")
        self.assertEqual(7, len((self.folder / "flood.mp4").read_text().split()))  # it is told where the pictures lie

    @unittest.skipUnless(shutil.which("ffmpeg"), "no ffmpeg")
    def test_real_video(self):
        self.draw(ANIMATION="flood.mp4")
        said = subprocess.run(["ffmpeg", "-nostdin", "-i", self.folder / "flood.mp4", self.folder / "seen_%d.png"], capture_output=True, text=True)
        self.assertIn("yuv420p(tv, bt709", said.stderr)
        self.assertEqual(7, len(list(self.folder.glob("seen_*.png"))))


if __name__ == "__main__":
    unittest.main(argv=["frames_test.py", "-v"])
