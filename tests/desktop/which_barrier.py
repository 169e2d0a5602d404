# SPDX-License-Identifier: GPL-3.0-or-later
"""The tutorial "Which barrier?": leaks of a mobile wall, what it saves, and what a higher one would."""

from pathlib import Path

from qgis.core import QgsApplication, QgsProject
from qgis.utils import iface

CASE, LOW, HIGH, FLOOD = "barrier_choice", 11.90, 12.15, 12.05  # m: crests, and the river at its highest
# The group of the comparison, and its second layer: its name in the model is Spate's own title in English only, and so
# another language keeps it as it is there.
WORDS = {
    "en": {"group": "Comparison", "second": "Comparison: newly dry and newly flooded"},
    "de": {"group": "Vergleich", "second": "Newly dry and newly flooded"},
}
ABOVE = ["Damage with", "Damage without", "Mobile wall", "Edge with the river's level"]  # what the model adds, and what stays above it
RUNS = ["With the barriers", "Without the barriers"]


def layer(name):
    return QgsProject.instance().mapLayersByName(name)[0]


def group(name):
    return QgsProject.instance().layerTreeRoot().findGroup(name)


def hide(name, keep=0):
    """Unticks the layers of that name, but for the first ones."""
    root = QgsProject.instance().layerTreeRoot()
    for node in [node for node in root.children() if node.name() == name][keep:]:
        node.setItemVisibilityChecked(False)
        node.setExpanded(False)


def raise_wall(crest):
    """As in the table of attributes."""
    wall = layer("Mobile wall")
    field = wall.fields().indexOf("crest")
    wall.startEditing()
    for feature in wall.getFeatures():
        wall.changeAttributeValue(feature.id(), field, crest)
    return wall.commitChanges()


def check_leaks(session):
    values = {"BARRIERS": layer("Mobile wall").id(), "DEM": layer("Terrain (m)").id(), "LEVEL": FLOOD}
    dialog = yield from session.dialog("spate:checkbarriers", dict(values, LEAKS="TEMPORARY_OUTPUT"))
    results = yield from session.run(dialog)
    session.expect(results and results["LEAK_COUNT"] == 2, f"a flood of {FLOOD} m passes both walls")
    dialog.close()
    node = QgsProject.instance().layerTreeRoot().children()[0]
    kinds = {feature["kind"] for feature in node.layer().getFeatures()}
    session.expect(kinds == {"crest"}, f"'{node.name()}' shows {sorted(kinds)}")
    session.expect(node.layer().renderer().type() == "RuleRenderer", f"'{node.name()}' is styled")
    yield from session.drawn()
    session.picture(iface.mainWindow(), "leaks")
    QgsProject.instance().removeMapLayer(node.layer())


def choose(session, name, picture=None):
    """Runs the project's model with the values that it opens with; what it answers."""
    model = QgsApplication.processingRegistry().providerById("project").algorithms()[0]
    page = {"comparison:Page as PDF": str(session.pictures / "page.pdf")} if session.pictures and picture else {}
    dialog = yield from session.dialog(model.id(), page)
    if picture:
        session.picture(dialog, picture)
    results = yield from session.run(dialog)
    dialog.close()
    iface.messageBar().clearWidgets()
    session.expect(results is not None, f"the model runs with {name}")
    return results or {}


def check_results(session, results):
    top = [node.name() for node in QgsProject.instance().layerTreeRoot().children()]
    words = WORDS[session.language]
    expected = ABOVE + [words["group"]] + RUNS
    session.expect(sorted(top[:2]) + top[2:5] + sorted(top[5:7]) == expected, f"from the top: {top[:7]}")
    held = [node.name() for node in group(words["group"]).children()]
    session.expect(held == ["Change of depth", words["second"]], f"the comparison holds {held}")
    shown = [name for name in [words["group"]] + RUNS if group(name).itemVisibilityChecked()]
    session.expect(shown == [words["group"]], f"of three groups one is shown: {shown}")
    for run in ("With", "Without"):
        held = [node.name() for node in group(f"{run} the barriers").children()]
        expected = [f"{title} {run.lower()}" for title in ("Maximum depth", "Arrival time")]
        session.expect(held == expected, f"the run {run.lower()} the barriers holds {held}")
    classes = [[item.label() for item in layer(f"Damage {run}").renderer().legendSymbolItems()] for run in ("with", "without")]
    session.expect(classes[0] == classes[1] and len(classes[0]) == 7, f"both maps of damage have the classes {classes[0]}")
    session.expect(Path(results.get("comparison:Page", "/none")).is_file(), "the page is there")
    session.expect(session.pages() == ["Page"], f"the Results Viewer has {session.pages()}")


def avoided(results):
    return results["CHILD_RESULTS"]["comparison"]["DAMAGE_AVOIDED"]


def steps(session):
    yield from session.begin()
    yield from session.open_project(CASE)
    session.only_docks("Layers")
    yield from session.drawn()
    session.picture(iface.mainWindow(), "wall")
    yield from check_leaks(session)
    low = yield from choose(session, "the wall of the project", "model")
    session.only_docks("Layers")
    check_results(session, low)
    hide("Damage without")
    yield from session.drawn()
    session.picture(iface.mainWindow(), "change")
    session.expect(raise_wall(HIGH), f"the wall is raised to {HIGH} m")
    high = yield from choose(session, "the higher wall")
    session.only_docks("Layers")
    hide("Damage without")
    hide("Damage with", keep=1)
    yield from session.drawn()
    session.picture(iface.mainWindow(), "higher")
    session.expect(0 < avoided(low) < avoided(high), f"damage avoided: {avoided(low):.0f} and {avoided(high):.0f} EUR")
    rise = high["CHILD_RESULTS"]["comparison"]["LARGEST_RISE"]
    session.expect(0.01 < rise < 0.1, f"in front of it the river rises by up to {rise:.3f} m")
    session.expect(not session.complaints, f"QGIS complains of nothing {session.complaints}")
