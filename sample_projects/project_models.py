# SPDX-License-Identifier: GPL-3.0-or-later
"""Models of Processing, put together in Python, and kept in a project with values for their parameters."""

import sys

from osgeo import gdal
from qgis.analysis import QgsNativeAlgorithms
from qgis.core import (
    QgsApplication,
    QgsProcessingModelAlgorithm,
    QgsProcessingModelChildAlgorithm,
    QgsProcessingModelChildParameterSource,
    QgsProcessingModelOutput,
    QgsProcessingModelParameter,
    QgsProject,
    QgsXmlUtils,
)
from qgis.PyQt.QtCore import QPointF, QSizeF

COLUMN, ROW = 260, 70  # of the drawing


def start(plugins):
    """A QGIS without windows, with the plugin spate of that folder."""
    application = QgsApplication([], False)
    application.initQgis()
    application.processingRegistry().addProvider(QgsNativeAlgorithms(application.processingRegistry()))
    sys.path.insert(0, plugins)
    import spate

    plugin = spate.classFactory(None)
    plugin.initProcessing()
    return application, plugin  # which must live as long as what is made


def make(main, usage):
    """A script that makes a project or a model: main() in QGIS, with the plugin of the folder that is its argument."""
    if len(sys.argv) != 2:
        sys.exit(usage)
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside the inputs
    application, plugin = start(sys.argv[1])
    main()
    QgsProject.instance().clear()
    application.exitQgis()


class Model:
    def __init__(self, title, description, inputs):
        self.inputs = inputs
        self.algorithm = QgsProcessingModelAlgorithm(title, "Spate")
        self.algorithm.setHelpContent({"ALG_DESC": description.replace("\n", " "), "ALG_CREATOR": "the Spate authors"})
        for i, definition in enumerate(inputs):
            component = QgsProcessingModelParameter(definition.name())
            component.setPosition(QPointF(0, i * ROW))
            component.setSize(QSizeF(210, 40))
            self.algorithm.addModelParameter(definition, component)

    def add(self, child, algorithm, title, place, inputs, results=()):
        """inputs: parameter -> an input's name, (child, output), or a value in a list; results: the outputs to keep."""
        step = QgsProcessingModelChildAlgorithm(f"spate:{algorithm}")
        step.setChildId(child)
        step.setDescription(title)
        step.setPosition(QPointF(COLUMN * (1 + place[0]), ROW * place[1]))
        step.setSize(QSizeF(210, 40))
        definitions = {definition.name(): definition for definition in step.algorithm().parameterDefinitions()}
        # A model does not fill in the defaults of what is mandatory.
        for name, definition in definitions.items():
            if name not in inputs and not definition.isDestination() and definition.defaultValue() is not None:
                inputs[name] = [definition.defaultValue()]
        for name, value in inputs.items():
            assert name in definitions, f"{algorithm} has no parameter {name}"
            step.addParameterSources(name, [source(value)])
        outputs = {}
        for i, (title, name) in enumerate(results):
            output = QgsProcessingModelOutput(title)
            output.setChildId(child)
            output.setChildOutputName(name)
            output.setDescription(title)
            output.setPosition(QPointF(COLUMN * (2 + place[0]) - 20, ROW * place[1] + 50 + 45 * i))
            output.setSize(QSizeF(210, 35))
            outputs[title] = output
        step.setModelOutputs(outputs)
        self.algorithm.addChildAlgorithm(step)

    def finish(self):
        self.algorithm.setParameterOrder([definition.name() for definition in self.inputs])
        self.algorithm.updateDestinationParameters()
        for child in self.algorithm.childAlgorithms():
            holds, problems = self.algorithm.validateChildAlgorithm(child)
            assert holds, f"{child}: {problems}"
        return self.algorithm


def source(value):
    if isinstance(value, str):
        return QgsProcessingModelChildParameterSource.fromModelParameter(value)
    if isinstance(value, tuple):
        return QgsProcessingModelChildParameterSource.fromChildOutput(*value)
    return QgsProcessingModelChildParameterSource.fromStaticValue(value[0])


def keep_in_project(model, values):
    """The model stands in the project when that is written, and its dialog opens with these values."""
    definition = model.toVariant()
    for name, value in values.items():
        definition["parameterDefinitions"][name]["default"] = value

    def write(document):
        models = document.createElement("projectModels")
        models.appendChild(QgsXmlUtils.writeVariant(definition, document))
        document.elementsByTagName("qgis").at(0).appendChild(models)

    QgsProject.instance().writeProject.connect(write)
