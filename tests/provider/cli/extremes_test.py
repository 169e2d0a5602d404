#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Inputs of the command `spate` that are large, or far from what is usual: a run ends as it should, in a time that
the test can wait for.

    extremes_test.py SPATE SOURCE_FOLDER
"""

import sys
import unittest

import numpy
from osgeo import gdal, ogr, osr
from valley import COLUMNS, DONE, ROWS, ValleyTest, utm


class Extremes(ValleyTest):
    def write_dem(self, heights, west=500000.0, north=5300300.0, cell=10.0, crs=None):
        rows, columns = heights.shape
        raster = gdal.GetDriverByName("GTiff").Create(str(self.folder / "dem.tif"), columns, rows, 1, gdal.GDT_Float64)
        raster.SetGeoTransform((west, cell, 0, north, 0, -cell))
        raster.SetSpatialRef(crs or utm())
        raster.GetRasterBand(1).SetNoDataValue(-9999)
        raster.GetRasterBand(1).WriteArray(heights)

    def valley(self, base=100.0, cell=10.0):
        """The valley of ValleyTest with the same slope and other cells."""
        column, row = numpy.meshgrid(numpy.arange(COLUMNS), numpy.arange(ROWS))
        return base + cell / 10 * (0.2 * (39.5 - column) + 0.1 * abs(row - 14.5))

    def simulate(self, **changes):
        results = self.answer(DONE, "run", self.write(changes))["results"]
        self.assertLess(abs(results["MASS_ERROR"]), 1e-7)
        return results

    def depths(self):
        raster, depths = self.read("max_depth.tif")
        return numpy.ma.masked_equal(depths, raster.GetRasterBand(1).GetNoDataValue()).filled(0)

    def spring(self, west, north, cell, crs=None):
        """One spring in the same cell as in the valley."""
        self.features("inputs.gpkg", "springs", ogr.wkbPoint, {"hydrograph": ogr.OFTString},
                      [(f"POINT ({west + 5.5 * cell} {north - 14.5 * cell})", ["q1"])], crs)

    def features(self, name, layer_name, kind, fields, rows, crs=None):
        path = self.folder / name
        path.unlink(missing_ok=True)
        file = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
        layer = file.CreateLayer(layer_name, crs or utm(), kind)
        for field, field_type in fields.items():
            layer.CreateField(ogr.FieldDefn(field, field_type))
        file.StartTransaction()
        for wkt, values in rows:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            for field, value in zip(fields, values):
                feature.SetField(field, value)
            layer.CreateFeature(feature)
        file.CommitTransaction()

    def test_a_hydrograph_of_a_million_rows(self):
        rows = 1000001
        times = numpy.arange(rows) * (360 / (rows - 1))
        with open(self.folder / "hydrographs.csv", "w") as file:
            file.write("time_s,hydrograph,discharge_m3s\n")
            file.writelines(f"{time:.6f},q1,{5 + index % 2}\n" for index, time in enumerate(times))
        self.assertAlmostEqual(5.5 * 360, self.simulate()["VOLUME_IN"], delta=0.01)

    def test_ten_thousand_inflows(self):
        self.write_dem(numpy.tile(self.valley(), (4, 4)))
        west, north, cell, columns = 500000, 5300300, 10, 4 * COLUMNS
        places = [(i % columns, i // columns) for i in range(10000)]
        self.features("inputs.gpkg", "springs", ogr.wkbPoint, {"hydrograph": ogr.OFTString},
                      [(f"POINT ({west + (c + 0.5) * cell} {north - (r + 0.5) * cell})", ["q1"]) for c, r in places])
        (self.folder / "hydrographs.csv").write_text("time_min,hydrograph,discharge_m3s\n0,q1,0.001\n600,q1,0.001\n")
        # Each cell keeps back what makes up no quantum of depth yet.
        quantum = 2.0**-18
        self.assertAlmostEqual(10 * 360, self.simulate(REPORT="report.html")["VOLUME_IN"], delta=10000 * cell**2 * quantum)

    def test_fifty_thousand_buildings(self):
        column, row = numpy.meshgrid(numpy.arange(500), numpy.arange(500))
        self.write_dem(100 + 0.01 * (499.5 - column), cell=2.0)
        west, north = 500000, 5300300

        def square(index):
            x, y = west + 4 * (index % 250) + 0.2, north - 5 * (index // 250) - 2.2
            return f"POLYGON (({x} {y}, {x + 1.6} {y}, {x + 1.6} {y + 1.6}, {x} {y + 1.6}, {x} {y}))"

        self.features("inputs.gpkg", "houses", ogr.wkbPolygon, {}, [(square(index), []) for index in range(50000)])
        self.simulate(INFLOWS=None, HYDROGRAPHS=None, RAIN=50, BUILDINGS="inputs.gpkg|layername=houses", DURATION=0.05)
        self.assertGreater(numpy.count_nonzero(self.depths()), 100000)

    def test_holes_in_one_cell_of_twenty(self):
        heights = self.valley()
        holes = numpy.random.default_rng(20261122).random(heights.shape) < 0.05
        holes[14, 5] = False  # the spring
        heights[holes] = -9999
        self.write_dem(heights)
        self.simulate(NODATA_OUTLET=False)
        depths = self.depths()
        self.assertEqual(0, numpy.count_nonzero(depths[holes]))
        self.assertGreater(numpy.count_nonzero(depths), 30)

    def test_where_it_lies_does_not_matter(self):
        """Far from the origin and high up the flood is the one of the valley."""
        self.simulate()
        expected = self.depths()
        for west, north, base in ((1e7, 1e7, 100), (-1e7, 1e7, 100), (500000, 5300300, 8000), (500000, 5300300, -400)):
            with self.subTest(west=west, base=base):
                crs = osr.SpatialReference()
                crs.ImportFromProj4(f"+proj=tmerc +lat_0=47.85 +lon_0=15 +x_0={west} +y_0={north} +ellps=GRS80 +units=m")
                self.write_dem(self.valley(base), west, north, crs=crs)
                self.spring(west, north, 10, crs)
                self.simulate()
                self.assertLess(abs(expected - self.depths()).max(), 1e-4)

    def test_small_and_large_cells(self):
        for cell, discharge, duration in ((0.3, 0.02, 0.02), (1000, 5e5, 20)):
            with self.subTest(cell=cell):
                self.write_dem(self.valley(cell=cell), cell=cell)
                self.spring(500000, 5300300, cell)
                (self.folder / "hydrographs.csv").write_text(
                    f"time_min,hydrograph,discharge_m3s\n0,q1,{discharge}\n60000,q1,{discharge}\n"
                )
                results = self.simulate(DURATION=duration)
                self.assertAlmostEqual(1, results["VOLUME_IN"] / (discharge * duration * 3600), delta=1e-6)
                self.assertGreater(numpy.count_nonzero(self.depths()), 50)

    def test_thirty_days(self):
        """A wave that begins on the last day is the one that begins at once."""
        column, row = numpy.meshgrid(numpy.arange(12), numpy.arange(9))
        self.write_dem(100 + 0.2 * (11.5 - column) + 0.1 * abs(row - 4.0))
        self.features("inputs.gpkg", "springs", ogr.wkbPoint, {"hydrograph": ogr.OFTString}, [("POINT (500015 5300255)", ["q1"])])
        depths = []
        for days in (0, 29.75):
            begin = days * 86400
            (self.folder / "hydrographs.csv").write_text(
                "time_s,hydrograph,discharge_m3s\n" + (f"0,q1,0\n{begin},q1,0\n" if begin else "0,q1,0\n")
                + f"{begin + 600},q1,5\n{begin + 21600},q1,5\n"
            )
            results = self.simulate(DURATION=24 * days + 6, ARRIVAL_DEPTHS="0.01")
            self.assertAlmostEqual(5 * 300 + 5 * 21000, results["VOLUME_IN"], delta=0.01)
            raster, arrivals = self.read("arrival_time.tif")
            wet = arrivals != raster.GetRasterBand(1).GetNoDataValue()
            depths.append((self.depths(), wet, arrivals.astype(float) - begin))
        (early, wet, arrived), (late, wet_late, arrived_late) = depths
        self.assertTrue((wet == wet_late).all() and wet.sum() > 5)
        # Before the wave the steps differ, since nothing is wet.
        print("at most", abs(early - late).max(), "m and", abs(arrived - arrived_late)[wet].max(), "s apart")
        self.assertLess(abs(early - late).max(), 0.01)
        self.assertLess(abs(arrived - arrived_late)[wet].max(), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
