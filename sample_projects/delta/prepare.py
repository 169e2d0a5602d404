#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes dem.tif, inputs.gpkg and sea.csv: a made-up coast with the mouth of a river.

    prepare.py

The results are committed: nobody needs this script to run the case.

- dem.tif: 60 x 50 cells of 500 m. A plain that falls to the sea by 0.02 m/km, and a shelf of 2 m/km.
- inputs.gpkg: supplies, the river's mouth: two cells wide.
- sea.csv: the sea rises by 8 m between the years 5000 and 6000.
"""

from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr

HERE = Path(__file__).resolve().parent
COLUMNS, ROWS, CELL = 60, 50, 500.0
WEST, NORTH = 400000.0, 5200000.0
COAST = 17000.0  # m from the south: the coast line, on the whole

gdal.UseExceptions()
ogr.UseExceptions()
crs = osr.SpatialReference()
crs.ImportFromEPSG(32632)
crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)


def bed(x, y):
    """x, y in m from the south-western corner."""
    coast = COAST + 800 * np.sin(2 * np.pi * x / 17000)
    return np.where(y > coast, 0.00002, 0.002) * (y - coast)


def main():
    x, y = np.meshgrid((np.arange(COLUMNS) + 0.5) * CELL, (ROWS - np.arange(ROWS) - 0.5) * CELL)
    dem = gdal.GetDriverByName("GTiff").Create(
        str(HERE / "dem.tif"), COLUMNS, ROWS, 1, gdal.GDT_Float32, ["COMPRESS=DEFLATE", "PREDICTOR=3"]
    )
    dem.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
    dem.SetProjection(crs.ExportToWkt())
    dem.GetRasterBand(1).WriteArray(bed(x, y).astype(np.float32))
    dem = None

    package = ogr.GetDriverByName("GPKG").CreateDataSource(str(HERE / "inputs.gpkg"))
    supplies = package.CreateLayer("supplies", crs, ogr.wkbLineString)
    for name, kind in (("name", ogr.OFTString), ("sand_m3a", ogr.OFTReal), ("mud_m3a", ogr.OFTReal)):
        supplies.CreateField(ogr.FieldDefn(name, kind))
    mouth = ogr.Geometry(ogr.wkbLineString)
    south = NORTH - ROWS * CELL
    for offset in (29.6, 30.4):
        mouth.AddPoint_2D(WEST + offset * CELL, south + COAST + 1750)
    river = ogr.Feature(supplies.GetLayerDefn())
    river.SetGeometry(mouth)
    river["name"], river["sand_m3a"], river["mud_m3a"] = "river", 100000, 200000
    supplies.CreateFeature(river)

    rows = [(0, 0), (5000, 0), (6000, 8), (10000, 8)]
    text = "time_a,level_m\n" + "".join("%g,%g\n" % row for row in rows)
    (HERE / "sea.csv").write_text(text)


if __name__ == "__main__":
    main()
