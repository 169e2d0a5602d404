# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the command's algorithms without a simulation share."""

import json

import numpy
from osgeo import gdal, ogr, osr
from valley import DONE, ValleyTest, utm


def write_raster(path, values, west, north, cell):
    rows, columns = values.shape
    raster = gdal.GetDriverByName("GTiff").Create(str(path), columns, rows, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((west, cell, 0, north, 0, -cell))
    raster.SetSpatialRef(utm())
    raster.GetRasterBand(1).SetNoDataValue(-9999)
    raster.GetRasterBand(1).WriteArray(values)


def write_terrain_with_errors(path):
    """Of 120 x 60 cells of 2 m: a channel 10 m wide and 2 m deep, a bridge of 8 m, a spike of 5, a pit of 4 m."""
    column, row = numpy.meshgrid(numpy.arange(120), numpy.arange(60))
    bridge = (column >= 60) & (column < 64) & (row > 24) & (row < 36)
    z = 50 - 0.004 * column - 2.0 * ((row >= 28) & (row < 33) & ~bridge) + 0.5 * bridge
    z[10, 20] += 5
    z[50, 90] -= 4
    write_raster(path, z, 500000, 5300120, 2)


def degrees():
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(4326)
    crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return crs


class ToolTest(ValleyTest):
    def case(self, **inputs):
        path = self.folder / "tool.json"
        path.write_text(json.dumps({"inputs": inputs}))
        return path

    def done(self, command, *options, **inputs):
        return self.answer(DONE, command, self.case(**inputs), *options)["results"]

    def refuses(self, status, key, name, command, *options, **inputs):
        self.expect_error(key, name, self.answer(status, command, self.case(**inputs), *options))

    def features(self, name):
        file = ogr.Open(str(self.folder / name))
        return [(feature.GetGeometryRef().Clone(), feature.items()) for feature in file.GetLayer(0)]
