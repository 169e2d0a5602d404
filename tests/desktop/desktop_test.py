#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Walks through a tutorial in QGIS Desktop, as its reader does: with the plugin installed into an empty profile, on a
display that nobody sees (Xvfb).

    desktop_test.py TUTORIAL BUILD_FOLDER SOURCE_FOLDER [--pictures FOLDER] [--language en|de]

TUTORIAL is a file beside this one: first_flood or which_barrier. With --pictures it writes pictures of what it sees,
too. Exit status 77: skipped, since a program is missing here.
"""

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
import pictures  # noqa: E402

HERE = Path(__file__).resolve().parent
SKIPPED = 77
LONGEST = 540  # s, on a machine that does much else
SCREEN = "1600x1200x24"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tutorial")
    parser.add_argument("build", type=lambda text: Path(text).resolve())
    parser.add_argument("source", type=lambda text: Path(text).resolve())
    parser.add_argument("--pictures", type=lambda text: Path(text).resolve())
    parser.add_argument("--language", choices=("en", "de"), default="en")
    return parser.parse_args()


def program(*names):
    """The first of these that is there; without one there is nothing to test."""
    for name in names:
        if shutil.which(name):
            return name
    print(f"Skipped: {names[0]} is not on the PATH.")
    sys.exit(SKIPPED)


@contextlib.contextmanager
def display():
    """Its number is the first that is free."""
    receiver, sender = os.pipe()
    command = [program("Xvfb"), "-displayfd", str(sender), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[sender], stderr=subprocess.DEVNULL)
    os.close(sender)
    try:
        with os.fdopen(receiver) as numbers:
            number = numbers.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def home_of(folder, language):
    """The environment of a user who has just made an account."""
    environment = dict(os.environ, HOME=str(folder), XDG_RUNTIME_DIR=str(folder), GDAL_PAM_ENABLED="NO")
    environment["LC_ALL"] = {"en": "en_GB", "de": "de_DE"}[language] + ".UTF-8"
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "QGIS_PLUGINPATH", "DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(variable, None)
    return environment


def install(build, home, environment):
    profile = home / ".local/share/QGIS/QGIS3/profiles/default"
    subprocess.run(["cmake", "--install", build, "--prefix", profile], check=True, stdout=subprocess.DEVNULL)
    enable = [program("qgis_process.bin", "qgis_process"), "plugins", "enable", "spate"]
    subprocess.run(enable, check=True, env=dict(environment, QT_QPA_PLATFORM="offscreen"), stdout=subprocess.DEVNULL)


def walk(options, home, environment):
    """What QGIS says, and whether each of the tutorial's checks holds."""
    (home / "pictures").mkdir()
    samples = home / "sample_projects"  # a copy: a reader saves and edits
    shutil.copytree(options.source / "sample_projects", samples)
    said = home / "said.txt"
    plan = {
        "tutorial": options.tutorial,
        "samples": str(samples),
        "language": options.language,
        "said": str(said),
        "pictures": options.pictures and str(home / "pictures"),
    }
    start = home / "start.py"
    start.write_text(
        f"import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, {str(HERE)!r})\n"
        f"import session\nsession.start({plan!r})\n"
    )
    command = [program("qgis"), "--nologo", "--noversioncheck", "--lang", options.language, "--code", start]
    with display() as number, open(home / "qgis.log", "w") as log:
        environment = dict(environment, DISPLAY=number, QT_QPA_PLATFORM="xcb")
        try:
            subprocess.run(command, env=environment, stdout=log, stderr=log, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            print(f"QGIS did not end within {LONGEST} s.")
    return said.read_text() if said.exists() else ""


def main():
    options = arguments()
    for name in ("Xvfb", "qgis"):
        program(name)
    # Not in /tmp, where QGIS marks each layer as one that will be gone.
    with tempfile.TemporaryDirectory(dir=options.build) as temporary:
        home = Path(temporary)
        environment = home_of(home, options.language)
        install(options.build, home, environment)
        said = walk(options, home, environment)
        print(said, end="")
        if options.pictures:
            options.pictures.mkdir(parents=True, exist_ok=True)
            for picture in sorted((home / "pictures").iterdir()):
                pictures.compress(picture, options.pictures / f"{picture.stem}.png")
        whole = said.endswith("END\n") and "FAILED" not in said
        if not whole:
            log = (home / "qgis.log").read_text().splitlines()
            noise = re.compile("HDF5-DIAG| *#\\d+: |    m(aj|in)or: ")  # netCDF looks for attributes that need not be there
            print("FAILED; QGIS itself wrote:", *[line for line in log if not noise.match(line)][-80:], sep="\n")
    sys.exit(0 if whole else 1)


if __name__ == "__main__":
    main()
