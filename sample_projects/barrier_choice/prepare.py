#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes dem.tif, land_cover.tif, inputs.gpkg and hydrographs.csv from the made-up city of tests/solver/city.hpp.

make_city.cpp writes the city as plain text; it is compiled with g++ (or $CXX). The results are committed: nobody
needs this script to run the case.
"""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from osgeo import gdal

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
CRS = "EPSG:32633"
LAYERS = {  # name: type of its geometries
    "buildings": "POLYGON",
    "barriers": "LINESTRING",
    "river": "POLYGON",
    "river_edge": "LINESTRING",
}

gdal.UseExceptions()


def make_city(folder):
    program = folder / "make_city"
    compiler = os.environ.get("CXX", "g++")
    subprocess.run([compiler, "-std=c++17", "-O1", f"-I{ROOT}", HERE / "make_city.cpp", "-o", program], check=True)
    subprocess.run([program, folder], check=True)


def make_raster(folder, name, kind, predictor):
    gdal.Translate(
        str(HERE / f"{name}.tif"),
        str(folder / f"{name}.asc"),
        outputSRS=CRS,
        outputType=kind,
        creationOptions=["COMPRESS=DEFLATE", f"PREDICTOR={predictor}"],
    )


def main(folder):
    make_city(folder)
    make_raster(folder, "dem", gdal.GDT_Float32, 3)
    make_raster(folder, "land_cover", gdal.GDT_Byte, 1)
    package = HERE / "inputs.gpkg"
    package.unlink(missing_ok=True)
    for name, kind in LAYERS.items():
        table = gdal.OpenEx(str(folder / f"{name}.csv"), open_options=["AUTODETECT_TYPE=YES", "KEEP_GEOM_COLUMNS=NO"])
        gdal.VectorTranslate(
            str(package),
            table,
            format="GPKG",
            layerName=name,
            geometryType=kind,
            dstSRS=CRS,
            srcSRS=CRS,
            accessMode="update" if package.exists() else None,
        )
    shutil.copy(folder / "hydrographs.csv", HERE)


if __name__ == "__main__":
    gdal.SetConfigOption("OGR_CURRENT_DATE", "2026-01-01T00:00:00Z")  # the same file from each run
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside the rasters
    with tempfile.TemporaryDirectory() as temporary:
        main(Path(temporary))
