# SPDX-License-Identifier: GPL-3.0-or-later
"""A breach that widens, as the command `spate` takes it, and its width over time."""

import csv
import math
import unittest

from osgeo import ogr
from results import rows_of
from valley import DONE, FAILED, ValleyTest, utm

GRAVITY = 9.80665
GROUND = 104.075  # m, beneath the middle of the breach: a little above the crest that it is given


class BreachTest(ValleyTest):
    def setUp(self):
        super().setUp()
        file = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "places.gpkg"))
        for name, kind, shapes in (
            ("gauges", ogr.wkbPoint, {"above": "POINT (500170 5300155)", "below": "POINT (500230 5300155)"}),
            ("lake", ogr.wkbPolygon, {"106": "POLYGON ((500000 5300000, 500200 5300000, 500200 5300300, 500000 5300300, 500000 5300000))"}),
        ):
            layer = file.CreateLayer(name, utm(), kind)
            field = "name" if name == "gauges" else "level"
            layer.CreateField(ogr.FieldDefn(field, ogr.OFTString))
            for value, wkt in shapes.items():
                feature = ogr.Feature(layer.GetLayerDefn())
                feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
                feature.SetField(field, value)
                layer.CreateFeature(feature)

    def breach(self, shape="LINESTRING (500200 5300000, 500200 5300300)", **fields):
        fields = {"name": "dike", "crest": 107, "breach_s": 60, "breach_minutes": 1, "breach_crest": 104, **fields}
        file = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "dike.gpkg"))
        layer = file.CreateLayer("dike", utm(), ogr.wkbUnknown)
        for field, value in fields.items():
            layer.CreateField(ogr.FieldDefn(field, ogr.OFTString if isinstance(value, str) else ogr.OFTReal))
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(ogr.CreateGeometryFromWkt(shape))
        for field, value in fields.items():
            feature.SetField(field, value)
        layer.CreateFeature(feature)
        del layer, file
        return self.write(
            {
                "INFLOWS": None,
                "HYDROGRAPHS": None,
                "BARRIERS": "dike.gpkg",
                "WATER_BODIES": "places.gpkg|layername=lake",
                "GAUGES": "places.gpkg|layername=gauges",
                "GAUGE_SERIES": "series.csv",
                "SERIES_INTERVAL": 5 / 60,
                "BARRIER_REPORT": "report.gpkg",
                "DURATION": 0.075,  # until the lake has sunk to its shores, whose cells are wet in part
            }
        )

    def test_widens_by_the_levels_beside_it(self):
        for soil, velocity, least in (({"breach_soil": "Sand"}, 0.2, 21), ({"breach_velocity": 0.05}, 0.05, 30)):
            with self.subTest(velocity):
                self.answer(DONE, "run", self.breach(breach_width=20, **soil))
                widths = self.widths(velocity)
                for now, computed, expected in widths:
                    self.assertAlmostEqual(expected, computed, delta=0.2 + 0.01 * (expected - 20), msg=f"at {now} s")
                now, computed, expected = widths[-1]
                print(f"[figure] {velocity} m/s: from 20 to {computed:.2f} m in {now} s, by the gauges {expected:.2f} m")
                self.assertGreater(computed, least)
                (report,) = rows_of(self.folder / "report.gpkg")
                self.assertAlmostEqual(computed, report[1]["breach_width_m"], delta=1e-9)

    def widths(self, velocity):
        """Times, the widths of the run, and those of the formula with the levels of the gauges."""
        with open(self.folder / "series.csv", encoding="utf-8") as file:
            rows = {(row["name"], float(row["time_s"])): row for row in csv.DictReader(file)}
        times = sorted({time for name, time in rows})
        self.assertEqual(0, float(rows["dike", 60.0]["width_m"]))
        drops = [
            [max(float(rows[name, time]["level_m"] or 0) - GROUND, 0) for name in ("above", "below")] for time in times
        ]
        drops = [abs(above - below) for above, below in drops]
        width, widths = 20.0, []
        for i in range(1, len(times)):
            since, drop = 0.5 * (times[i - 1] + times[i]) - 120, 0.5 * (drops[i - 1] + drops[i])
            if since > 0:
                rate = 1.3 * 0.04 / math.log(10) * (GRAVITY * drop) ** 1.5 / velocity**2
                width += rate / (1 + 0.04 * GRAVITY / velocity * since / 3600) * (times[i] - times[i - 1]) / 3600
            if times[i] > 60:
                widths.append((times[i], float(rows["dike", times[i]]["width_m"]), width))
        return widths

    def test_stays_where_no_soil_is_given(self):
        self.answer(DONE, "run", self.breach(breach_width=35, breach_at=40))
        (report,) = rows_of(self.folder / "report.gpkg")
        self.assertAlmostEqual(35, report[1]["breach_width_m"], delta=10 / 128)
        self.assertGreater(report[1]["overtopped_m3"], 1000)

    def test_nonsense_is_refused(self):
        polygon = "POLYGON ((500200 5300000, 500220 5300000, 500220 5300300, 500200 5300300, 500200 5300000))"
        for key, given in (
            ("breach_width_impossible", {"breach_width": -3.0}),
            ("breach_soil_unknown", {"breach_soil": "peat"}),
            ("breach_with_two_soils", {"breach_soil": "clay", "breach_velocity": 0.3}),
            ("breach_velocity_impossible", {"breach_velocity": 0.0}),
            ("breach_outside_line", {"breach_width": 10.0, "breach_at": 301.0}),
            ("breach_of_no_line", {"breach_width": 10.0, "shape": polygon}),
        ):
            with self.subTest(key):
                self.expect_error(key, "dike", self.answer(FAILED, "run", self.breach(**given)))


if __name__ == "__main__":
    unittest.main(argv=["breach_test"])
