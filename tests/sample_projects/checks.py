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


def check_inputs(name, inputs, written, folder, warnings=0):
    """No more of a good case is doubted than so many things, and the steps of its run are foreseen; the seconds depend on
    what else the machine does. written: a map of the run."""
    answer = results_of("spate:checkinputs", dict(inputs, FINDINGS=str(folder / "findings.gpkg")))
    found = (answer["ERRORS"], answer["WARNINGS"])
    expect(found == (0, warnings), f"{name}: spate:checkinputs finds {found[0]:.0f} errors and {found[1]:.0f} warnings")
    metadata = gdal.Open(str(written)).GetMetadata()
    for number, real, unit in (("STEPS", metadata["SPATE_STEPS"], "steps"), ("WALL_TIME", metadata["SPATE_WALL_TIME_S"], "s")):
        likely, least, most = (answer[number + end] for end in ("", "_LEAST", "_MOST"))
        ratio = likely / float(real)
        text = f"{name}: foreseen {likely:,.1f} {unit} ({least:,.1f} to {most:,.1f}), taken {float(real):,.1f}: {ratio:.2f} of it"
        if number == "STEPS":
            expect(0.5 <= ratio <= 2, text)
        else:
            print("        " + text)


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
