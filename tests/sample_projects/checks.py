# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the sample projects share: a home of their own, and how they say what holds."""

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from osgeo import gdal, ogr

SAMPLES, BUILD = (Path(argument).resolve() for argument in sys.argv[1:3])
sys.path.insert(0, str(SAMPLES))
sys.dont_write_bytecode = True
import run  # noqa: E402

failures = []


def expect(holds, message):
    print(("ok      " if holds else "FAILED  ") + message)
    if not holds:
        failures.append(message)


def ungrouped(text):
    """Without what the user's locale puts between groups of digits, so that numbers can be found."""
    return re.sub(r"(?<=\d)[,'\u2019\s](?=\d{3}(?!\d))", "", text)


def results_of(algorithm, inputs):
    """What an algorithm answers to qgis_process."""
    arguments = [f"--{name}={value}" for name, value in inputs.items()]
    command = [run.qgis_process(), "run", algorithm, "--json", *arguments]
    answer = subprocess.run(command, check=True, text=True, capture_output=True).stdout
    return json.loads(answer[answer.index("{") :])["results"]


def check_inputs(inputs, steps, folder):
    """Nothing of a good case is doubted, and the steps of its run are foreseen."""
    answer = results_of("spate:checkinputs", dict(inputs, FINDINGS=str(folder / "findings.gpkg")))
    expect(answer["ERRORS"] == 0 and answer["WARNINGS"] == 0, "spate:checkinputs finds nothing wrong or doubtful")
    expect(
        0.5 * steps <= answer["STEPS"] <= 2 * steps,
        f"and foresees {answer['STEPS']:.0f} steps, {answer['WALL_TIME']:.1f} s, of a run of {steps:.0f} steps",
    )


def start_at_home(folder):
    """A new home in folder, in which the plugin of the build folder is enabled."""
    home = folder / "home"
    home.mkdir(mode=0o700)
    os.environ.update(
        HOME=str(home),
        XDG_DATA_HOME=str(home / "share"),
        XDG_CONFIG_HOME=str(home / "config"),
        XDG_RUNTIME_DIR=str(home),
        QGIS_PLUGINPATH=str(BUILD / "provider" / "plugins"),
        QT_QPA_PLATFORM="offscreen",
        GDAL_PAM_ENABLED="NO",  # no .aux.xml beside the inputs
    )
    subprocess.run([run.qgis_process(), "plugins", "enable", "spate"], check=True, stdout=subprocess.DEVNULL)


def run_all(main):
    """Runs main in a temporary folder; ends with the status 1 when anything failed."""
    gdal.UseExceptions()
    ogr.UseExceptions()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        start_at_home(folder)
        main(folder)
    print(f"{len(failures)} failed")
    sys.exit(1 if failures else 0)
