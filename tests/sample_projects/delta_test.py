#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the sample project delta through qgis_process, and without QGIS.

    delta_test.py SAMPLE_PROJECTS BUILD_FOLDER
"""

import csv
import json
import subprocess

from checks import BUILD, SAMPLES, expect, run, run_all
from osgeo import gdal

CASE = SAMPLES / "delta"


def values(path):
    return gdal.Open(str(path)).ReadAsArray()


def main(folder):
    output = folder / "results"
    results = run.run(CASE, output)["results"]
    print(run.summary(results))
    supplied = {"SAND": 100000 * 10000, "MUD": 200000 * 10000}
    for name, volume in supplied.items():
        expect(results[f"{name}_ERROR"] < 1e-12, f"{name}: balance {results[f'{name}_ERROR']:.1e}")
        expect(abs(results[f"{name}_IN"] / volume - 1) < 1e-12, f"{name}: {results[f'{name}_IN']:.0f} m3 came in")
    change, sand, bed = (values(output / f"{name}.tif") for name in ("bed_change", "sand_fraction", "bed"))
    expect(0 <= sand.min() and sand.max() <= 1, f"sand fraction {sand.min():.3f} to {sand.max():.3f}")
    dem = values(CASE / "dem.tif")
    new_land = (dem < 8) & (bed > 8)
    expect(new_land.sum() > 300 and change.max() > 15, f"{new_land.sum()} cells of new land, deposits of {change.max():.1f} m")
    # The coast was even on both sides of the river, but for its bays.
    front = [int((bed[:, column] > 8).sum()) for column in (5, 30, 54)]
    expect(front[1] > front[0] + 5 and front[1] > front[2] + 5, f"the delta is the coast's farthest point: {front}")
    volume = 250000 * float(change.sum(dtype="float64"))
    expect(abs(volume / (results["DEPOSITED"] - results["ERODED"]) - 1) < 1e-5, f"the map holds {volume:.0f} m3")
    rows = list(csv.DictReader((output / "series.csv").open()))
    expect(len(rows) == 101 and float(rows[55]["level_m"]) == 4, f"{len(rows)} rows, the sea at 4 m in the year 5500")

    case = json.loads((CASE / "parameters.json").read_text())
    case["inputs"] = {
        name: str(CASE / value) if isinstance(value, str) and "." in value else value for name, value in case["inputs"].items()
    }
    del case["outputs"]
    alone = folder / "alone"
    command = [str(BUILD / "bin" / "spate"), "sediment", "-", "-o", str(alone), "--json"]
    answer = json.loads(subprocess.run(command, input=json.dumps(case), text=True, capture_output=True, check=True).stdout)
    same = all((values(output / name) == values(alone / name)).all() for name in ("bed_change.tif", "sand_fraction.tif", "bed.tif"))
    expect(same and answer["results"]["STEPS"] == results["STEPS"], "the command has the same maps")

    case["inputs"]["SAND"] = 2
    wrong = subprocess.run(command, input=json.dumps(case), text=True, capture_output=True)
    expect(json.loads(wrong.stdout)["error"]["key"] == "value_out_of_limits", "a sand fraction of 2 is refused")


if __name__ == "__main__":
    run_all(main)
