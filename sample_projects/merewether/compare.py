#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares computed maximum levels with the observed ones.

    compare.py MAX_LEVEL.tif

A point takes the level of its own cell or, when that cell stayed dry, of the nearest wet one: the level
observed at point 42 lies 0.22 m below the terrain model there.
"""

import sys
from pathlib import Path

import numpy as np
from osgeo import gdal, ogr

HERE = Path(__file__).resolve().parent
OBSERVED = "observed_m"
OTHER_MODELS = {"tuflow_0_5m": "TUFLOW 0.5 m", "tuflow_1m": "TUFLOW 1 m", "tuflow_2m": "TUFLOW 2 m"}

gdal.UseExceptions()
ogr.UseExceptions()


def nearest_wet(levels, column, row):
    """(level, distance) at the fractional cell position (column, row); the distance is in cells, 0 in the cell itself."""
    if np.isfinite(levels[int(row), int(column)]):
        return float(levels[int(row), int(column)]), 0.0
    rows, columns = np.nonzero(np.isfinite(levels))
    if rows.size == 0:
        raise SystemExit("no wet cell in the map of levels")
    distances = np.hypot(columns + 0.5 - column, rows + 0.5 - row)
    nearest = distances.argmin()
    return float(levels[rows[nearest], columns[nearest]]), float(distances[nearest])


def compare(path):
    """One dict for each observation: id, observed, computed, distance (m) and the other models' levels."""
    raster = gdal.Open(str(path))
    levels = raster.ReadAsArray().astype(float)
    nodata = raster.GetRasterBand(1).GetNoDataValue()
    if nodata is not None:
        levels[levels == nodata] = np.nan
    west, width, _, north, _, height = raster.GetGeoTransform()
    source = ogr.Open(str(HERE / "inputs.gpkg"))
    points = []
    for feature in source.GetLayerByName("observations"):
        x, y = feature.GetGeometryRef().GetPoint_2D()
        level, cells = nearest_wet(levels, (x - west) / width, (y - north) / height)
        point = {"id": feature["id"], "observed": feature[OBSERVED], "computed": level, "distance": cells * width}
        point.update((field, feature[field]) for field in OTHER_MODELS)
        points.append(point)
    return points


def mean_absolute_error(points, model="computed"):
    return sum(abs(point[model] - point["observed"]) for point in points) / len(points)


def table(points):
    lines = ["point  observed  computed  difference  " + "  ".join(OTHER_MODELS.values())]
    for point in points:
        others = "  ".join(f"{point[field]:{len(name)}.2f}" for field, name in OTHER_MODELS.items())
        note = f"  ({point['distance']:.1f} m away)" if point["distance"] > 0 else ""
        lines.append(
            f"{point['id']:5d}  {point['observed']:8.2f}  {point['computed']:8.2f}"
            f"  {point['computed'] - point['observed']:+10.2f}  {others}{note}"
        )
    others = "  ".join(f"{mean_absolute_error(points, field):{len(name)}.3f}" for field, name in OTHER_MODELS.items())
    lines.append(f"mean absolute error, m     {mean_absolute_error(points):+10.3f}".replace("+", " ") + f"  {others}")
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print("Levels, m AHD")
    print(table(compare(sys.argv[1])))
