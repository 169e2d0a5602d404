#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens the project of each sample and runs the model that it holds, with the values that stand in it.

    project_models_test.py SAMPLE_PROJECTS BUILD_FOLDER
"""

import json
import subprocess
import sys

from checks import BUILD, SAMPLES, expect, run_all

# What a user does in QGIS, in a QGIS without windows of its own.
RUNNER = """
import json, sys
sys.path.insert(0, "/usr/share/qgis/python/plugins")
from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingFeedback, QgsProject
application = QgsApplication([], True)
application.initQgis()
import processing
from processing.core.Processing import Processing
Processing.initialize()
sys.path.insert(0, sys.argv[1])
import spate
plugin = spate.classFactory(None)
plugin.initProcessing()
assert QgsProject.instance().read(sys.argv[2])
missing = [layer.name() for layer in QgsProject.instance().mapLayers().values() if not layer.isValid()]
models = QgsApplication.processingRegistry().providerById("project").algorithms()
results = {}
for model in models:
    outputs = {definition.name(): f"{sys.argv[3]}/{i}." + definition.defaultFileExtension()
               for i, definition in enumerate(model.destinationParameterDefinitions())}
    shown = {definition.name(): definition.defaultValue() for definition in model.parameterDefinitions()
             if not definition.isDestination()}  # what the dialog opens with
    shown.update(json.loads(sys.argv[4]))
    results[model.displayName()] = processing.run(model.id(), dict(shown, **outputs))
print("ANSWER" + json.dumps({"missing": missing, "results": results}, default=str))
QgsProject.instance().clear()
application.exitQgis()
"""


def answer_of(case, folder, values):
    output = folder / case
    output.mkdir()
    project = SAMPLES / case / f"{case}.qgz"
    command = [sys.executable, "-c", RUNNER, BUILD / "provider" / "plugins", project, output, json.dumps(values)]
    process = subprocess.run([str(part) for part in command], text=True, capture_output=True)
    expect("ANSWER" in process.stdout, f"{case}: the project opens and its model runs")
    if "ANSWER" not in process.stdout:
        print(process.stdout, process.stderr)
        return {"missing": [], "results": {}}
    return json.loads(process.stdout.split("ANSWER")[1].splitlines()[0])


def main(folder):
    # The durations are shorter than the project's; everything else is as it stands there.
    for case, model, duration in (
        ("merewether", "Flood of Merewether", {"DURATION": 0.01}),
        ("barrier_choice", "Barrier choice", {"duration": 0.05}),
        ("delta", "Delta", {"DURATION": 20}),
        ("underpass", "Underpass", {"duration": 0.05}),
    ):
        answer = answer_of(case, folder, duration)
        expect(answer["missing"] == [], f"{case}: all layers of the project are there {answer['missing']}")
        expect(list(answer["results"]) == [model], f"{case}: it holds the model '{model}'")
        expect(len(list((folder / case).glob("*.tif"))) >= 3, f"{case}: the model gives its maps")


if __name__ == "__main__":
    run_all(main)
