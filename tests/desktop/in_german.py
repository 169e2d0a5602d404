# SPDX-License-Identifier: GPL-3.0-or-later
"""Merewether as who has QGIS in German sees it: toolbox, dialog, log and legend.

    desktop_test.py in_german BUILD_FOLDER SOURCE_FOLDER --language de
"""

import first_flood
from qgis.core import QgsApplication, QgsProject
from qgis.PyQt.QtWidgets import QLabel, QTextBrowser
from qgis.utils import iface


def steps(session):
    yield from session.begin()
    yield from session.open_project(first_flood.CASE)
    session.only_docks("Layers", "ProcessingToolbox")
    session.show_algorithms()
    provider = QgsApplication.processingRegistry().providerById("spate")
    groups = {algorithm.group() for algorithm in provider.algorithms()}
    session.expect(groups == {"1. Vorbereitung", "2. Simulation", "3. Ergebnisse", "4. Schaden"}, f"the groups are {groups}")
    yield from session.drawn()
    session.picture(iface.mainWindow(), "toolbox")

    values = dict(first_flood.inputs(session.samples / first_flood.CASE), RUN_NAME="Juni 2007", DURATION=0.02)
    values["MAX_DEPTH"] = "TEMPORARY_OUTPUT"
    dialog = yield from session.dialog("spate:simulateflood", values)
    session.expect("Überflutung simulieren" in dialog.windowTitle(), f"the dialog is called '{dialog.windowTitle()}'")
    labels = {label.text().split(" [")[0] for label in dialog.findChildren(QLabel)}
    session.expect({"Geländemodell", "Rauheit: Manning n (s m^-1/3)"} <= labels, f"it asks in German, for {len(labels)} things")
    says = [browser.toPlainText() for browser in dialog.findChildren(QTextBrowser)]
    session.expect(any("Flachwassergleichungen" in text for text in says), "its help is in German")
    session.picture(dialog, "dialog")
    results = yield from session.run(dialog)
    session.expect(results and abs(results["MASS_ERROR"]) < 1e-6, "the run is whole")
    session.expect("Nachweis des Laufs" in session.log_of(dialog), "its log is in German")
    session.picture(dialog, "log")
    dialog.close()

    group = QgsProject.instance().layerTreeRoot().findGroup("Juni 2007")
    items = group.children()[0].layer().renderer().shader().rasterShaderFunction().colorRampItemList()
    session.expect(items[0].label.startswith("unter"), f"the legend begins with '{items[0].label}'")
    session.only_docks("Layers")
    yield from session.drawn()
    session.picture(iface.mainWindow(), "results")
