#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The algorithms without a simulation give the same through the command and qgis_process: maps bit for bit, layers row by
row, pages letter by letter, and numbers.

    same_tools_test.py SPATE SOURCE_FOLDER BUILD_FOLDER
"""

import json
import subprocess
import sys
from pathlib import Path

from osgeo import gdal
from tool_samples import CASES, by_command, content, write_inputs
from valley import write_dem, write_layers

_, SOURCE, BUILD = (Path(argument).resolve() for argument in sys.argv[1:4])
sys.argv[1:] = [str(SOURCE / "sample_projects"), str(BUILD)]
sys.path.insert(0, str(SOURCE / "tests" / "sample_projects"))
from checks import expect, run, run_all, ungrouped  # noqa: E402


def by_qgis(algorithm, case, inputs, outputs):
    several = {name: value if isinstance(value, list) else [value] for name, value in dict(inputs, **outputs).items()}
    values = [f"--{name}={value}" for name, list_of in several.items() for value in list_of]
    command = [run.qgis_process(), "run", f"spate:{algorithm}", "--json", *values]
    return subprocess.run(command, cwd=case, env=run.environment(), check=True, stdout=subprocess.PIPE, text=True).stdout


def wet_pixels(path):
    """Where the map of a frame, which lies left of the legend, is blue."""
    picture = gdal.Open(str(path)).ReadAsArray().astype(int)[:, :, : 4 * 640 // 5]
    return picture[2] > picture[0] + 25


def compare_frames(folder):
    """Pictures of a flood, which QGIS and the command draw with different libraries: the same water, but for arrows and edges."""
    folder.mkdir()
    write_dem(folder / "dem.tif")
    write_layers(folder / "inputs.gpkg")
    (folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,5\n600,q1,5\n")
    inputs = {"DEM": "dem.tif", "INFLOWS": "inputs.gpkg|layername=springs", "HYDROGRAPHS": "hydrographs.csv", "DURATION": 0.1}
    maps = {"MAX_DEPTH": "depth.tif", "ARRIVAL_TIME": "arrival.tif", "MAX_SPEED": "speed.tif"}
    by_command("run", folder, dict(inputs, SERIES_INTERVAL=3), dict(maps, SERIES="flood.nc"))
    drawn = []
    for door in (by_command, by_qgis):
        frames = folder / door.__name__
        door("floodframes", folder, {"SERIES": str(folder / "flood.nc"), "WIDTH": 640, "HEIGHT": 360}, {"FRAMES": str(frames)})
        drawn.append([wet_pixels(path) for path in sorted(frames.glob("*.png"))])
    for number, (ours, theirs) in enumerate(zip(*drawn), 1):
        expect((ours != theirs).mean() < 0.01, f"frame {number}: {ours.mean():.2%} and {theirs.mean():.2%} are water, {(ours != theirs).mean():.2%} in one only")
    expect([len(frames) for frames in drawn] == [3, 3] and drawn[0][2].mean() > 0.02, "three frames with water")


def shown(path):
    """The content of a result, without what only QGIS' locale puts into numbers."""
    found = content(path)
    return ungrouped(found) if isinstance(found, str) else found


def main(folder):
    case = folder / "case"
    write_inputs(case)
    for name, (algorithm, inputs, files) in CASES.items():
        results, places = [], []
        for door in (by_command, by_qgis):
            place = folder / f"{name} {door.__name__}"
            place.mkdir()
            answer = door(algorithm, case, inputs, {result: str(place / file) for result, file in files.items()})
            results.append(json.loads(answer[answer.index("{") :].replace(str(place), ""))["results"])
            places.append(place)
        mine, others = ({key: value for key, value in each.items() if key not in files} for each in results)
        expect(mine == others, f"{name}: the numbers are the same: {mine}")
        written = sorted(path.name for path in places[0].iterdir())
        expect(written == sorted(path.name for path in places[1].iterdir()), f"{name}: both wrote {', '.join(written)}")
        for file in written:
            expect(shown(places[0] / file) == shown(places[1] / file), f"{name}: {file} is the same")
    compare_frames(folder / "frames")


if __name__ == "__main__":
    gdal.UseExceptions()
    run_all(main)
