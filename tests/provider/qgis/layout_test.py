#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The layout of a flood over time: an atlas of GAUGE_SERIES shows each frame once, at its time, in any time zone; without
an atlas it shows the time of the variables that follow the temporal controller.

    layout_test.py TEMPLATE
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["TZ"] = "Europe/Berlin"

from qgis.core import (  # noqa: E402
    QgsApplication,
    QgsExpression,
    QgsExpressionContextUtils,
    QgsPrintLayout,
    QgsProject,
    QgsReadWriteContext,
    QgsVectorLayer,
)
from qgis.PyQt.QtCore import QDate, QDateTime, Qt, QTime  # noqa: E402
from qgis.PyQt.QtXml import QDomDocument  # noqa: E402

HEAD = "time_s,time,kind,name,depth_m,level_m,speed_ms,discharge_m3s,volume_m3\n"
failures = []


def expect(found, expected, what):
    print(("ok      " if found == expected else f"FAILED  {found} instead of {expected}: ") + what)
    if found != expected:
        failures.append(what)


def table(path, start):
    """As a run writes it: three times, each with a gauge and two volumes."""
    rows = []
    for minute in range(3):
        time = start.addSecs(60 * minute).toString("yyyy-MM-ddTHH:mm:ss") if start else ""
        for kind, name in (("gauge", "bridge"), ("domain", "inflow"), ("domain", "stored")):
            rows.append(f"{60 * minute},{time},{kind},{name},0.5,,,,{minute}\n")
    path.write_text(HEAD + "".join(rows))
    return QgsVectorLayer(str(path), "series", "ogr")


def layout_of(template):
    document = QDomDocument()
    document.setContent(Path(template).read_text())
    layout = QgsPrintLayout(QgsProject.instance())
    _, ok = layout.loadFromTemplate(document, QgsReadWriteContext())
    expect(ok, True, "the template can be loaded")
    return layout


def written(label):
    return QgsExpression.replaceExpressionText(label.text(), label.createExpressionContext())


def follow(template, start, clocks, date):
    layout = layout_of(template)
    moving, clock = layout.itemById("map"), layout.itemById("clock")
    for minute, text in enumerate(clocks):
        now = start.addSecs(60 * minute)
        for name, time in (("frame_start", start), ("frame_time", now)):
            QgsExpressionContextUtils.setLayoutVariable(layout, name, time.toString(Qt.ISODate))
        moving.refreshDataDefinedProperty()
        begin = moving.temporalRange().begin()
        expect(begin.toMSecsSinceEpoch(), now.toMSecsSinceEpoch(), f"minute {minute} is shown")
        expect(written(clock), text, f"the clock shows {text}")
    expect(written(layout.itemById("date")), date, f"the date is {date}")


def check(template, rows, start, clocks):
    layout = layout_of(template)
    moving, clock, atlas = layout.itemById("map"), layout.itemById("clock"), layout.atlas()
    QgsProject.instance().addMapLayer(rows)
    atlas.setCoverageLayer(rows)
    expect(atlas.updateFeatures(), 3, "there is one page for each time")
    atlas.beginRender()
    for number, text in enumerate(clocks):
        atlas.seekTo(number)
        moving.refreshDataDefinedProperty()
        begin = moving.temporalRange().begin()
        expect(begin.toMSecsSinceEpoch(), start.addSecs(60 * number).toMSecsSinceEpoch(), f"page {number + 1} has its time")
        expect(written(clock), text, f"the clock of page {number + 1} shows {text}")
    atlas.endRender()


def main(template):
    application = QgsApplication([], False)
    application.initQgis()
    with tempfile.TemporaryDirectory() as folder:
        dated = QDateTime(QDate(2026, 7, 22), QTime(6, 30), Qt.UTC)
        check(template, table(Path(folder) / "dated.csv", dated), dated, ("06:30", "06:31", "06:32"))
        # Without START_TIME the mesh begins on 1 January 2000.
        undated = QDateTime(QDate(2000, 1, 1), QTime(0, 0), Qt.UTC)
        check(template, table(Path(folder) / "undated.csv", None), undated, ("0:00 h", "0:01 h", "0:02 h"))
        follow(template, dated, ("06:30", "06:31", "06:32"), "2026-07-22")
        follow(template, undated, ("0:00 h", "0:01 h", "0:02 h"), "since the start")
        QgsProject.instance().clear()
    application.exitQgis()
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main(sys.argv[1])
