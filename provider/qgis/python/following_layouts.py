# SPDX-License-Identifier: GPL-3.0-or-later
"""Open layouts that follow the temporal controller, of which QGIS tells its main map alone.

A layout follows if it has the variable `frame_time`, as those from the template flood_over_time.qpt have. What it
showed last is saved with it.
"""

from qgis.core import QgsExpressionContextUtils, QgsProject
from qgis.PyQt.QtCore import Qt

TIME, START = "frame_time", "frame_start"  # of the frame, and of the project


class FollowingLayouts:
    def __init__(self, iface):
        self.iface = iface
        iface.mapCanvas().temporalRangeChanged.connect(self.show)
        iface.layoutDesignerOpened.connect(self.show_in)

    def end(self):
        self.iface.mapCanvas().temporalRangeChanged.disconnect(self.show)
        self.iface.layoutDesignerOpened.disconnect(self.show_in)

    def show(self):
        for designer in self.iface.openLayoutDesigners():
            self.show_in(designer)

    def show_in(self, designer):
        layout, now = designer.layout(), self.iface.mapCanvas().temporalRange().begin()
        if not now.isValid() or layout is None or TIME not in layout.customProperty("variableNames", []):
            return
        start = QgsProject.instance().timeSettings().temporalRange().begin()
        for name, time in ((START, start), (TIME, now)):
            QgsExpressionContextUtils.setLayoutVariable(layout, name, time.toUTC().toString(Qt.DateFormat.ISODateWithMs))
        layout.refresh()
