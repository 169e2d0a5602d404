# SPDX-License-Identifier: GPL-3.0-or-later
"""The tutorial "A first flood": Merewether, from its project to an animation; and, beyond its text, gauges and sections."""

import json
import re
from pathlib import Path

import following_layout
import gauges_and_sections
from qgis.core import QgsMeshDatasetIndex, QgsProject
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QSlider, QToolButton
from qgis.utils import iface

CASE, START, FRAMES = "merewether", "2007-06-08T06:00", 61
MAPS = ["MAX_DEPTH", "ARRIVAL_TIME", "MAX_SPEED"]
WORDS = {  # layers: of the group, from the top
    "en": {
        "run": "June 2007",
        "dialog": "Simulate flood",
        "page": "Report",
        "layers": ["flood over time", "maximum depth (m)", "arrival time (s)", "maximum speed (m/s)"],
        "dry": "below",
    },
    "de": {
        "run": "Juni 2007",
        "dialog": "Überflutung simulieren",
        "page": "Bericht",
        "layers": ["Überflutung über die Zeit", "Maximale Wassertiefe (m)", "Ankunftszeit (s)", "Maximale Geschwindigkeit (m/s)"],
        "dry": "unter",
    },
}
DEPTHS = [0.05, 0.1, 0.3, 0.5, 1, 1.5, 2, 3]  # m: the upper limits of the classes, but for the last
WITHOUT_GPU = {"built_without_gpu", "gpu_driver_missing", "gpu_driver_too_old", "gpu_not_found"}


def inputs(folder):
    """The values of the sample, with the layers of the project that is open."""
    values = json.loads((folder / "parameters.json").read_text())["inputs"]
    files = {layer.source().split("/")[-1]: layer.id() for layer in QgsProject.instance().mapLayers().values()}
    return {name: files.get(value, value) for name, value in values.items()}


def check_run(session, dialog, results):
    said = session.log_of(dialog)
    keys = set(re.findall(r"\[([a-z0-9_]+)\]", said)) - WITHOUT_GPU
    session.expect(not keys, f"the log warns of nothing {sorted(keys)}")
    results = results or {}
    session.expect(abs(results.get("MASS_ERROR", 1)) < 1e-6, f"relative mass error {results.get('MASS_ERROR')}")
    session.expect(abs(results.get("VOLUME_IN", 0) - 19700) < 1, f"water in: {results.get('VOLUME_IN')} m3")
    session.expect(Path(results.get("REPORT", "/none")).is_file(), "the report is there")
    session.expect(session.pages() == [WORDS[session.language]["page"]], f"the Results Viewer has {session.pages()}")


def layers_of(session):
    words = WORDS[session.language]
    return [f"{words['run']}: {title}" for title in words["layers"]]


def check_layers(session, group):
    layers = layers_of(session)
    names = [node.name() for node in group.findLayers()]
    shown = [node.name() for node in group.findLayers() if node.itemVisibilityChecked()]
    session.expect(names == layers, f"the group '{group.name()}' holds in this order {names}")
    session.expect(shown == [layers[1]], f"one map is shown: {shown}")
    points = QgsProject.instance().layerTreeRoot().children()[0].name()
    session.expect(points == "Observed level (m)", f"points and lines stay above the water: {points}")
    for node in group.findLayers()[1:]:
        renderer = node.layer().renderer()
        session.expect(renderer.type() == "singlebandpseudocolor", f"{node.name()}: coloured by {renderer.type()}")
    items = group.findLayers()[1].layer().renderer().shader().rasterShaderFunction().colorRampItemList()
    limits = [round(item.value, 6) for item in items[:-1]]
    session.expect(limits == DEPTHS, f"the classes of the depth end at {limits} m")
    first = items[0].label
    session.expect(first.startswith(WORDS[session.language]["dry"]), f"the legend begins with '{first}'")


def check_mesh(session, mesh):
    groups = {mesh.datasetGroupMetadata(QgsMeshDatasetIndex(i)).name(): i for i in mesh.datasetGroupsIndexes()}
    session.expect({"Water depth", "Velocity", "Water level"} <= set(groups), f"the mesh has the groups {sorted(groups)}")
    settings = mesh.rendererSettings()
    active = (settings.activeScalarDatasetGroup(), settings.activeVectorDatasetGroup())
    session.expect(active == (groups.get("Water depth"), groups.get("Velocity")), "depth and velocity are drawn")
    items = settings.scalarSettings(active[0]).colorRampShader().colorRampItemList()
    limits = [round(item.value, 6) for item in items[:-1]]
    session.expect(limits == DEPTHS, f"the depth over time has the classes of the map: {limits} m")
    frames = mesh.datasetCount(QgsMeshDatasetIndex(active[0]))
    session.expect(frames == FRAMES, f"it has {frames} frames")
    times = mesh.temporalProperties().timeExtent()
    begin, seconds = times.begin().toString("yyyy-MM-ddTHH:mm"), times.begin().secsTo(times.end())
    session.expect(begin == START and abs(seconds - 1000) <= 1, f"from {begin} for {seconds} s")
    project = QgsProject.instance().timeSettings().temporalRange()
    session.expect(project == times, "the project has the same times")


def blue(image):
    """The share of a picture that is water: more blue than red."""
    colours = [image.pixelColor(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)]
    return sum(colour.blue() > colour.red() + 25 for colour in colours) / len(colours)


def animate(session, group):
    """The temporal controller, as its buttons move it."""
    for node in group.findLayers():
        node.setItemVisibilityChecked(node.name() == layers_of(session)[0])
    iface.setActiveLayer(group.findLayers()[0].layer())
    controller = session.dock("Temporal Controller")
    controller.show()
    controller.findChild(QToolButton, "mNavigationAnimated").click()
    iface.mainWindow().resizeDocks([controller], [110], Qt.Vertical)
    shares = []
    slider = controller.findChild(QSlider)
    for part in (0, 0.3, 1):
        slider.setValue(int(part * slider.maximum()))
        yield from session.drawn()
        shares.append(blue(iface.mapCanvas().grab().toImage()))
        if part == 0.3:
            session.picture(iface.mainWindow(), "over_time")
    session.expect(shares[0] < 0.02 < shares[1] < shares[2], f"the water spreads over {shares} of the map")
    yield from following_layout.watch(session, slider, blue)


def steps(session):
    yield from session.begin()
    yield from session.open_project(CASE)
    session.only_docks("Layers", "ProcessingToolbox")
    yield from session.drawn()
    session.show_algorithms()
    session.picture(iface.mainWindow(), "project")
    session.only_docks("Layers")

    words = WORDS[session.language]
    values = dict(inputs(session.samples / CASE), RUN_NAME=words["run"], START_TIME=START)
    values.update({name: "TEMPORARY_OUTPUT" for name in MAPS + ["SERIES", "REPORT"]})
    dialog = yield from session.dialog("spate:simulateflood", values)
    title = dialog.windowTitle()  # QGIS capitalises English ones
    session.expect(words["dialog"].lower() in title.lower(), f"the dialog is called '{title}'")
    session.picture(dialog, "dialog")
    page = session.help_of(dialog)
    session.expect(page.isLocalFile() and Path(page.toLocalFile()).is_file(), f"Help opens {page.toString()}")
    dry = blue(iface.mapCanvas().grab().toImage())
    results = yield from session.run(dialog)
    check_run(session, dialog, results)
    session.picture(dialog, "log")
    dialog.close()

    group = QgsProject.instance().layerTreeRoot().findGroup(words["run"])
    session.expect(group is not None, f"the results arrive in the group '{words['run']}'")
    iface.messageBar().clearWidgets()
    session.only_docks("Layers")
    yield from session.drawn()
    wet = blue(iface.mapCanvas().grab().toImage())
    session.expect(wet > dry + 0.03, f"the map shows water: {dry:.3f} of it before, {wet:.3f} after")
    session.picture(iface.mainWindow(), "results")
    check_layers(session, group)
    check_mesh(session, group.findLayers()[0].layer())
    yield from animate(session, group)
    yield from gauges_and_sections.measure(session, inputs(session.samples / CASE), words["layers"][1:])
    session.expect(not session.complaints, f"QGIS complains of nothing {session.complaints}")
