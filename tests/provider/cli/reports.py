# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of the small valley of valley.py that write a report, and what is read from it."""

import json
import xml.etree.ElementTree as ElementTree

from osgeo import ogr
from valley import CELL, DONE, NORTH, WEST, ValleyTest, utm

NAME = "<script>alert('\u00e4')</script> & more"


class ReportTest(ValleyTest):
    def setUp(self):
        super().setUp()
        points = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "gauges.gpkg"))
        layer = points.CreateLayer("gauges", utm(), ogr.wkbPoint)
        layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetField("name", NAME)
        self.place = (WEST + 20.5 * CELL, NORTH - 15.5 * CELL)
        feature.SetGeometry(ogr.CreateGeometryFromWkt("POINT (%s %s)" % self.place))
        layer.CreateFeature(feature)
        del layer, points
        # A name with characters that would break HTML and JSON if they were not escaped.
        self.inputs.update(REPORT="report.html", RUN_NAME=NAME, EAST="open")

    def simulate(self, changes=None, **options):
        return self.answer(DONE, "run", self.write(changes, **options))["results"]

    def document(self, name="report.json"):
        return json.loads((self.folder / name).read_text(encoding="utf-8"))

    def page(self, name="report.html"):
        text = (self.folder / name).read_text(encoding="utf-8")
        return text, ElementTree.fromstring(text.replace("<!DOCTYPE html>", ""))

    def rerun(self, status, certificate, folder="again"):
        return self.answer(status, "rerun", self.folder / certificate, "-o", self.folder / folder)

    def ensemble(self, changes=None, scenarios="id,factor,weight\n<small>,1,3\nlarge,4,1\n"):
        (self.folder / "scenarios.csv").write_text(scenarios)
        for name in ("ARRIVAL_TIME", "MAX_SPEED", "EAST"):
            self.inputs.pop(name, None)
        outputs = {"SCENARIOS": "scenarios.csv", "MEAN_DEPTH": "mean.tif", "PROBABILITY": "probability.tif", "MEMBERS": "members.csv"}
        return self.answer(DONE, "ensemble", self.write({**outputs, **(changes or {})}))
