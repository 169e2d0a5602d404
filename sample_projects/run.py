#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a sample project through qgis_process and prints a summary.

    run.py CASE OUTPUT

CASE is a folder with a parameters.json: the inputs of spate:simulateflood, paths relative to that folder; or those of
another algorithm or of a model that it names ("algorithm", a file in that folder), and the names of its results ("outputs").
All maps, the log and result.json are written to OUTPUT. Exit status 1: the run failed, with the reason printed.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ALGORITHM = "spate:simulateflood"
MAPS = [
    "MAX_DEPTH",
    "ARRIVAL_TIME",
    "MAX_SPEED",
    "MAX_LEVEL",
    "MAX_UNIT_DISCHARGE",
    "TIME_OF_MAX_DEPTH",
    "WET_DURATION",
    "FINAL_DEPTH",
]
SUMMARY = [  # output of the algorithm, what it says, format
    ("DEVICE_USED", "device", "{}"),
    ("STEPS", "steps", "{:,.0f}"),
    ("WALL_TIME", "wall time", "{:.1f} s"),
    ("CELL_UPDATES_PER_SECOND", "cell updates per second", "{:,.0f}"),
    ("WET_AREA", "wet area at the end", "{:,.0f} m2"),
    ("VOLUME_IN", "volume in", "{:,.1f} m3"),
    ("VOLUME_OUT", "volume out", "{:,.1f} m3"),
    ("VOLUME_STORED", "volume stored", "{:,.1f} m3"),
    ("VOLUME_CLIPPED", "volume made by clipping", "{:g} m3"),
    ("MASS_ERROR", "mass error, relative", "{:.1e}"),
    ("DEPOSITED", "deposited", "{:,.0f} m3"),
    ("ERODED", "eroded", "{:,.0f} m3"),
    ("SAND_ERROR", "balance of sand, relative", "{:.1e}"),
    ("MUD_ERROR", "balance of mud, relative", "{:.1e}"),
]


def qgis_process():
    """The program: Debian's wrapper of that name is broken in QGIS 3.22, the binary below it works."""
    for name in ("qgis_process.bin", "qgis_process"):
        if shutil.which(name):
            return name
    sys.exit("qgis_process is not on the PATH (it comes with QGIS). Install the package qgis.")


def environment():
    result = dict(os.environ)
    result["GDAL_PAM_ENABLED"] = "NO"  # no .aux.xml beside the inputs
    if not (result.get("DISPLAY") or result.get("WAYLAND_DISPLAY")):
        result.setdefault("QT_QPA_PLATFORM", "offscreen")
    return result


def run(case, output):
    """The answer of qgis_process: "results" by name, "log", "inputs". Results are written below output."""
    parameters = json.loads((case / "parameters.json").read_text(encoding="utf-8"))
    algorithm = parameters.get("algorithm", ALGORITHM)
    if not algorithm.startswith("spate:"):
        algorithm = str(case / algorithm)
    files = parameters.get("outputs", {name: f"{name.lower()}.tif" for name in MAPS})
    output.mkdir(parents=True, exist_ok=True)
    values = dict(parameters["inputs"], **{name: output / file for name, file in files.items()})
    arguments = [f"--{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in values.items()]
    process = subprocess.run(
        [qgis_process(), "run", algorithm, "--json"] + arguments,
        cwd=case,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    (output / "log.txt").write_text(process.stdout + process.stderr, encoding="utf-8")
    start = process.stdout.find("{")
    try:
        answer = json.loads(process.stdout[start:]) if start >= 0 else {}
    except json.JSONDecodeError:
        answer = {}
    if process.returncode != 0 or not answer.get("results"):
        sys.exit(f"The run failed (exit status {process.returncode}):\n{process.stdout}\n{process.stderr}")
    (output / "result.json").write_text(json.dumps(answer, indent=2), encoding="utf-8")
    return answer


def said(answer):
    """The log without the lines of progress: what was made of the inputs, and the certificate of each run."""
    return "\n".join("  " + line.strip() for line in answer.get("log", {}).get("info", []) if "%:" not in line)


def summary(results):
    lines = [f"  {title:26} {form.format(results[name])}" for name, title, form in SUMMARY if name in results]
    numbers = [name for name, _, _ in SUMMARY]
    lines += [f"  {name:26} {value}" for name, value in results.items() if isinstance(value, str) and name not in numbers]
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    answer = run(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
    print(said(answer))
    print(summary(answer["results"]))
