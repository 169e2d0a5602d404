#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What results over time cost: the time that the command `spate` takes with and without them.

    over_time_overhead.py SPATE SOURCE_FOLDER [--device NAME] [--repeat 3] [--cells 1620] [--hours 2]

Runs the sample Merewether, and with --cells the highest flood of a made-up city (tests/solver/city.hpp, compiled with g++ or $CXX)
that is so many cells of 3 m wide and long. The runs take turns, and the shortest of each kind counts. RESULTS.md has the latest.
"""

import argparse
import csv
import json
import math
import os
import resource
import subprocess
import tempfile
import time
from pathlib import Path

KINDS = {
    "the maps alone": {},
    "SERIES, 60 frames": {"SERIES": "flood.nc"},
    "SERIES and CHECKPOINT": {"SERIES": "flood.nc", "CHECKPOINT": "saved", "CHECKPOINT_INTERVAL": 1},
    "SERIES, GAUGE_SERIES and REPORT": {"SERIES": "flood.nc", "GAUGE_SERIES": "series.csv", "REPORT": "report.html"},
}


def merewether(source):
    folder = source / "sample_projects" / "merewether"
    inputs = json.loads((folder / "parameters.json").read_text())["inputs"]
    files = ("DEM", "MANNING_RASTER", "BUILDINGS", "INFLOWS", "HYDROGRAPHS")
    return {**inputs, **{name: str(folder / inputs[name]) for name in files}}


def city(source, folder, cells, hours):
    """2 h in the river's level, from 10.5 m to 12.95 m and back; the wall is 11.9 m high."""
    program = folder / "make_city"
    code = source / "sample_projects" / "barrier_choice" / "make_city.cpp"
    subprocess.run([os.environ.get("CXX", "g++"), "-std=c++17", "-O2", f"-I{source}", code, "-o", program], check=True)
    subprocess.run([program, folder, str(cells)], check=True)
    with open(folder / "hydrographs.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(("hydrograph", "time_s", "level_m"))
        rows.writerows(("river", 120 * i, 10.5 + 2.45 * math.sin(math.pi * i / 60) ** 2) for i in range(61))
    files = {"DEM": "dem.asc", "BUILDINGS": "buildings.csv", "BARRIERS": "barriers.csv", "WATER_BODIES": "river.csv",
             "BOUNDARIES": "river_edge.csv", "HYDROGRAPHS": "hydrographs.csv"}  # fmt: skip
    return {"DURATION": hours, "MANNING": 0.03, **{name: str(folder / file) for name, file in files.items()}}


def measured(spate, inputs, outputs, folder):
    """Wall and processor time of a run, s, and the size of its series, MB."""
    out = Path(tempfile.mkdtemp(dir=folder))
    results = {name: str(out / value) if isinstance(value, str) else value for name, value in outputs.items()}
    case = out / "case.json"
    case.write_text(json.dumps({"inputs": {**inputs, **results}}))
    before, begin = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    subprocess.run([spate, "run", case, "--output", out], check=True, stdout=subprocess.DEVNULL)
    wall, after = time.monotonic() - begin, resource.getrusage(resource.RUSAGE_CHILDREN)
    series = out / "flood.nc"
    size = series.stat().st_size / 1e6 if series.exists() else 0
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, size


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("spate")
    parser.add_argument("source", type=Path)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--cells", type=int)
    parser.add_argument("--hours", type=float, default=2)
    given = parser.parse_args()
    print("| case | device | results | wall, s | | processor, s | | SERIES, MB |\n|---|---|---|---|---|---|---|---|", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        cases = {"Merewether": merewether(given.source.resolve())}
        if given.cells:
            cases[f"city of {given.cells} x {given.cells}, {given.hours:g} h"] = city(given.source.resolve(), folder, given.cells, given.hours)
        for name, inputs in cases.items():
            runs = {kind: [] for kind in KINDS}
            for _ in range(given.repeat):
                for kind, outputs in KINDS.items():
                    runs[kind].append(measured(given.spate, {**inputs, "DEVICE": given.device}, outputs, folder))
            least = {kind: [min(values) for values in zip(*found)] for kind, found in runs.items()}
            base = least["the maps alone"]
            for kind, (wall, processor, size) in least.items():
                more = [f"{100 * (value / of - 1):+.1f} %" for value, of in ((wall, base[0]), (processor, base[1]))]
                print(f"| {name} | {given.device} | {kind} | {wall:.2f} | {more[0]} | {processor:.2f} | {more[1]} | {size:.1f} |", flush=True)


if __name__ == "__main__":
    main()
