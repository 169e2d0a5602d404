# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs within QGIS Desktop: takes a tutorial step by step, and writes down what holds.

A tutorial is a generator: it yields conditions, and goes on when they hold, while QGIS goes on with its own work.
"""

import importlib
import os
import time
import traceback
from pathlib import Path

import processing
from qgis.core import Qgis, QgsApplication, QgsProject
from qgis.PyQt.QtCore import QObject, Qt, QTimer, QUrl, pyqtSlot
from qgis.PyQt.QtGui import QDesktopServices, QImage
from qgis.PyQt.QtWidgets import QApplication, QDialogButtonBox, QDockWidget, QTextEdit, QTreeWidget
from qgis.utils import iface, plugins

PATIENCE = 240  # s for a condition, on a machine that does much else
TICK = 100  # ms
DOCK_WIDTH = 330


class Browser(QObject):
    """Stands in for the user's: notes what it is asked to open."""

    def __init__(self):
        super().__init__()
        self.opened = QUrl()
        QDesktopServices.setUrlHandler("file", self, "open")

    @pyqtSlot(QUrl)
    def open(self, url):
        self.opened = url


class Session:
    def __init__(self, plan):
        self.samples = Path(plan["samples"])
        self.language = plan["language"]
        self.pictures = plan["pictures"] and Path(plan["pictures"])
        self.said = open(plan["said"], "w", buffering=1)
        self.complaints = []
        QgsApplication.messageLog().messageReceived.connect(self.listen)

    def listen(self, message, tag, level):
        # Of each raster that a model passes on, QGIS asks first whether it is a vector layer; and later releases
        # look for fonts and news where a test has no network.
        is_unread = tag == "OGR" and ("Cannot open" in message or "nicht öffnen" in message)
        is_own = is_unread or "Open Sans" in message or "Host" in message
        if level in (Qgis.Warning, Qgis.Critical) and not is_own:
            self.complaints.append(f"{tag}: {message}")

    def expect(self, holds, message):
        self.said.write(("ok      " if holds else "FAILED  ") + message + "\n")

    def picture(self, widget, name):
        """What a user sees of it, for the guide."""
        if self.pictures:
            widget.grab().toImage().convertToFormat(QImage.Format_RGB32).save(str(self.pictures / f"{name}.png"))

    # What a user does, as generators: yield from session.open_project(...)

    def begin(self):
        """A window of the size of the guide's pictures, without what QGIS says at its first start."""
        yield lambda: iface.mainWindow().isVisible()
        for window in QApplication.topLevelWidgets():
            if window is not iface.mainWindow() and window.isVisible() and window.isModal():
                window.close()
        iface.mainWindow().showNormal()
        iface.mainWindow().setGeometry(0, 0, 1280, 800)
        self.expect("spate" in plugins, "the plugin is loaded from an empty profile")
        yield self.waiting(0.5)
        iface.messageBar().clearWidgets()

    def open_project(self, case):
        iface.addProject(str(self.samples / case / f"{case}.qgz"))
        layers = QgsProject.instance().mapLayers().values()
        broken = [layer.name() for layer in layers if not layer.isValid()]
        self.expect(layers and not broken, f"{case}: the project opens with {len(layers)} layers, broken: {broken}")
        yield from self.drawn()

    def dialog(self, algorithm, parameters):
        """Its dialog, filled in."""
        made = processing.createAlgorithmDialog(algorithm, parameters)
        made.resize(960, 720)
        made.show()
        made.move(80, 40)
        yield self.waiting(0.5)
        return made

    def help_of(self, dialog):
        """The page that the Help button opens."""
        browser = Browser()
        dialog.buttonBox().button(QDialogButtonBox.Help).click()
        QDesktopServices.unsetUrlHandler("file")
        return browser.opened

    def run(self, dialog):
        """Presses Run, and waits; the results, or None."""
        finished = []
        dialog.algorithmFinished.connect(lambda successful, results: finished.append(results if successful else None))
        dialog.runButton().click()
        yield lambda: finished
        yield self.waiting(0.5)
        return finished[0]

    def log_of(self, dialog):
        return dialog.findChild(QTextEdit, "txtLog").toPlainText()

    def pages(self):
        """What the Results Viewer lists."""
        tree = self.dock("ResultsViewer").findChild(QTreeWidget)
        return [tree.topLevelItem(i).text(0).split(" [")[0] for i in range(tree.topLevelItemCount())]

    def dock(self, title):
        return iface.mainWindow().findChild(QDockWidget, title)

    def only_docks(self, *titles):
        window = iface.mainWindow()
        for dock in window.findChildren(QDockWidget):
            dock.setVisible(dock.objectName() in titles)
        docks = [self.dock(title) for title in titles]
        window.resizeDocks(docks, [DOCK_WIDTH] * len(docks), Qt.Horizontal)

    def show_algorithms(self):
        """Spate in the Processing Toolbox, with all its groups open."""
        tree = self.dock("ProcessingToolbox").algorithmTree
        model = tree.model()
        for row in range(model.rowCount()):
            provider = model.index(row, 0)
            if provider.data() != "Spate":
                continue
            tree.expand(provider)
            groups = [model.index(child, 0, provider) for child in range(model.rowCount(provider))]
            for group in groups:
                tree.expand(group)
            tree.scrollTo(provider, tree.PositionAtTop)
            self.expect(len(groups) == 5, f"the toolbox has the groups {[group.data() for group in groups]}")
            return
        self.expect(False, "the toolbox has Spate")

    def waiting(self, seconds):
        end = time.monotonic() + seconds
        return lambda: time.monotonic() > end

    def drawn(self):
        canvas = iface.mapCanvas()
        yield self.waiting(0.3)
        canvas.refresh()
        yield self.waiting(0.5)
        yield lambda: not canvas.isDrawing()
        yield self.waiting(0.3)


class Walk:
    """Takes the next step of a tutorial when what it waits for holds."""

    def __init__(self, session, steps):
        self.session, self.steps = session, steps
        self.condition, self.since = (lambda: True), time.monotonic()
        self.timer = QTimer()
        self.timer.timeout.connect(self.go_on)
        self.timer.start(TICK)

    def go_on(self):
        try:
            if self.condition():
                self.timer.stop()  # a step may wait within itself
                self.condition, self.since = next(self.steps), time.monotonic()
                self.timer.start(TICK)
            elif time.monotonic() - self.since > PATIENCE:
                raise TimeoutError(f"nothing happened for {PATIENCE} s")
        except StopIteration:
            self.end("END")
        except Exception:
            self.end("FAILED  " + traceback.format_exc())

    def end(self, word):
        self.session.said.write(word + "\n")
        self.session.said.close()
        os._exit(0)  # without being asked whether to save


def start(plan):
    global walk  # as long as QGIS runs
    session = Session(plan)
    walk = Walk(session, importlib.import_module(plan["tutorial"]).steps(session))
