# SPDX-License-Identifier: GPL-3.0-or-later
"""A layout from the template flood_over_time.qpt follows the temporal controller while it is open."""

from pathlib import Path

import spate
from qgis.core import QgsExpression, QgsLayoutExporter, QgsPrintLayout, QgsProject, QgsReadWriteContext
from qgis.PyQt.QtXml import QDomDocument
from qgis.utils import iface

TEMPLATE = Path(spate.__file__).parent / "styles" / "flood_over_time.qpt"


def made():
    """As "Add Items from Template" makes it, with the map of the window."""
    project = QgsProject.instance()
    layout = QgsPrintLayout(project)
    document = QDomDocument()
    document.setContent(TEMPLATE.read_text())
    layout.loadFromTemplate(document, QgsReadWriteContext())
    layout.setName("Flood over time")
    project.layoutManager().addLayout(layout)
    layout.itemById("map").zoomToExtent(iface.mapCanvas().extent())
    return layout


def watch(session, slider, blue):
    """Moves the slider of the temporal controller."""
    layout = made()
    slider.setValue(0)
    yield from session.drawn()
    designer = iface.openLayoutDesigner(layout)
    moving, clock = layout.itemById("map"), layout.itemById("clock")
    times, clocks, shares = [], [], []
    for part in (0, 0.5, 1):
        slider.setValue(int(part * slider.maximum()))
        yield from session.drawn()
        times.append(moving.temporalRange().begin() == iface.mapCanvas().temporalRange().begin())
        clocks.append(QgsExpression.replaceExpressionText(clock.text(), clock.createExpressionContext()))
        shares.append(blue(QgsLayoutExporter(layout).renderPageToImage(0, dpi=60)))
    session.expect(all(times), f"the layout shows the time of the window: {times}")
    session.expect(len(set(clocks)) == 3, f"its clock moves: {clocks}")
    session.expect(shares[0] < shares[1] < shares[2], f"its water spreads over {shares} of the page")
    designer.close()
    yield session.waiting(0.3)
