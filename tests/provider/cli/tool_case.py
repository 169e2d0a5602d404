# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the command's algorithms without a simulation share."""

import json

from osgeo import gdal, ogr, osr
from valley import DONE, ValleyTest, utm


def write_raster(path, values, west, north, cell):
    rows, columns = values.shape
    raster = gdal.GetDriverByName("GTiff").Create(str(path), columns, rows, 1, gdal.GDT_Float32)
    raster.SetGeoTransform((west, cell, 0, north, 0, -cell))
    raster.SetSpatialRef(utm())
    raster.GetRasterBand(1).SetNoDataValue(-9999)
    raster.GetRasterBand(1).WriteArray(values)


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
