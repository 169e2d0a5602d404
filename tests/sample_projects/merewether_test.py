#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the sample project Merewether through qgis_process and checks it against the observed levels.

    merewether_test.py SAMPLE_PROJECTS BUILD_FOLDER
"""

import json
import math
import subprocess
import sys

from checks import SAMPLES, check_inputs, expect, results_of, run, run_all
from osgeo import gdal

CASE = SAMPLES / "merewether"
sys.path.insert(0, str(CASE))
import compare  # noqa: E402

MEAN_ABSOLUTE_ERROR = 0.15  # m; the TUFLOW grids have 0.12 to 0.20
MASS_ERROR = 1e-7  # what rounding leaves out is carried
NODATA = -9999.0


def check_map(path, dem):
    raster = gdal.Open(str(path))
    same = raster.GetGeoTransform() == dem.GetGeoTransform() and raster.GetSpatialRef().IsSame(dem.GetSpatialRef())
    nodata = raster.GetRasterBand(1).GetNoDataValue()
    values = raster.GetRasterBand(1).ReadAsArray()
    wet = values[values != nodata]
    expect(
        same and nodata == NODATA and wet.size > 20000 and all(map(math.isfinite, (wet.min(), wet.max()))),
        f"{path.name}: grid and CRS of the DEM, {wet.size} wet cells, values {wet.min():.3f} to {wet.max():.3f}",
    )


def samplepoints(levels, folder):
    """What spate:samplepoints answers; a dry point takes the nearest wet cell, as in compare.py."""
    inputs = {
        "POINTS": f"{CASE / 'inputs.gpkg'}|layername=observations",
        "RESULTS": str(levels),
        "OBSERVED_FIELD": compare.OBSERVED,
        "SEARCH_RADIUS": "1000",
        "SAMPLES": str(folder / "samples.gpkg"),
        "PLOT": str(folder / "levels.html"),
    }
    return results_of("spate:samplepoints", inputs)


def main(folder):
    output = folder / "results with a space, \u00e4"
    answer = run.run(CASE, output)
    results = answer["results"]
    print(run.summary(results))

    points = compare.compare(output / "max_level.tif")
    print(compare.table(points))
    error = compare.mean_absolute_error(points)
    expect(error <= MEAN_ABSOLUTE_ERROR, f"mean absolute error of the levels {error:.3f} m, at most {MEAN_ABSOLUTE_ERROR}")
    compared = samplepoints(output / "max_level.tif", folder)
    expect(
        compared["USED"] == len(points) and abs(compared["MAE"] - error) < 1e-9,
        f"spate:samplepoints finds the same mean absolute error, {compared['MAE']:.6f} m at {compared['USED']} points",
    )
    expect(results["VOLUME_CLIPPED"] == 0, f"water made by clipping {results['VOLUME_CLIPPED']} m3, none")
    expect(abs(results["MASS_ERROR"]) <= MASS_ERROR, f"mass error {results['MASS_ERROR']:.1e}, at most {MASS_ERROR}")
    expect(abs(results["VOLUME_IN"] - 19700) < 0.1, f"volume in {results['VOLUME_IN']:.2f} m3, 19.7 m3/s for 1000 s")
    dem = gdal.Open(str(CASE / "dem.tif"))
    for name in run.MAPS:
        check_map(output / f"{name.lower()}.tif", dem)
    depth = gdal.Open(str(output / "max_depth.tif"))
    expect(bool(depth.GetMetadata().get("SPATE_VERSION")), "the maps carry version and parameters")

    case = json.loads((CASE / "parameters.json").read_text())["inputs"]
    layers = ("DEM", "MANNING_RASTER", "BUILDINGS", "INFLOWS", "HYDROGRAPHS")
    case = {name: CASE / value if name in layers else value for name, value in case.items()}
    check_inputs("merewether", case, output / "max_depth.tif", folder)

    picture = output / "depth.png"
    subprocess.run([sys.executable, CASE / "render.py", output / "max_depth.tif", picture], check=True)
    expect(picture.stat().st_size > 100_000, f"the picture is drawn ({picture.stat().st_size} bytes)")


if __name__ == "__main__":
    run_all(main)
