#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes dem.tif, inputs.gpkg, hydrographs.csv and rain.csv: a made-up town on both sides of a railway embankment.

    prepare.py

The results are committed: nobody needs this script to run the case. Everything is computed from the numbers below.

- dem.tif: 180 x 120 cells of 3 m, in EPSG:25832, though the place does not exist. A valley that falls to the west; a railway embankment
  across it; a street that dips beneath the railway. The bed of the brook is missing, as in a survey from the air.
- inputs.gpkg: brook (its bed is burned in by the model), structures (culvert and pump), structures_blocked (the pump alone), inlets (the
  street's gullies), inflow, buildings, gauges.
- hydrographs.csv, rain.csv: a cloudburst, and the wave of the brook that it makes upstream.
"""

from pathlib import Path

import numpy as np
from osgeo import gdal, ogr, osr

HERE = Path(__file__).resolve().parent
COLUMNS, ROWS, CELL = 180, 120, 3.0
WEST, SOUTH = 560000.0, 5640000.0
RAILWAY, CROWN, TOP = 282.0, 9.0, 56.5  # m from the west: its middle, how wide it is, and how high
STREET, STREET_WIDTH, DIP, FLOOR = 91.5, 9.0, 54.0, 49.4  # m from the south; the ramps' length on either side; its lowest
BED_DEPTH, BED_WIDTH = 1.5, 6.0  # m, of the brook
CULVERT = (1.8, 1.2)  # m, width and height of the box
PUMP = 0.12  # m3/s
GULLIES = (12.0, 33.0)  # m, how far from the railway's middle they lie along the street: at the foot of the ramps, and on them
GRATE = (1.2, 0.12, 0.3)  # m of edge, m2 of openings, share that is clogged
GULLY_PIPE = 0.02  # m3/s
HOUSE = (12.0, 9.0)  # m

gdal.UseExceptions()
ogr.UseExceptions()
crs = osr.SpatialReference()
crs.ImportFromEPSG(25832)
crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)


def brook(x):
    """y of the brook, m from the south; straight beneath the railway."""
    return 183 + 9 * np.sin(2 * np.pi * (x - RAILWAY) / 420) * np.clip((np.abs(x - RAILWAY) - 30) / 60, 0, 1)


def valley(x, y):
    """The ground without railway and street: 0.5 % along the valley, 0.6 % towards the brook."""
    return 49.9 + 0.005 * x + 0.006 * np.abs(y - brook(x))


def ground(x, y):
    rough = np.random.default_rng(17).normal(0, 0.02, x.shape)
    z = valley(x, y) + rough
    embankment = TOP - np.maximum(np.abs(x - RAILWAY) - CROWN / 2, 0) / 1.5
    z = np.maximum(z, embankment)
    # Between its walls the street lies where the railway's bridge has been taken out of the survey.
    along = np.abs(x - RAILWAY)
    low = FLOOR + np.maximum(along - 9, 0) * (valley(x, y) - FLOOR) / (DIP - 9)
    in_street = (np.abs(y - STREET) <= STREET_WIDTH / 2) & (along <= DIP)
    return np.where(in_street, np.minimum(low, valley(x, y)), z)


def houses():
    """The lower left corners, in rows beside the streets; none on the railway, the street and the brook's banks."""
    for y in np.arange(15, 345, 27.0):
        for x in np.arange(20, 520, 24.0):
            near_street = abs(y + HOUSE[1] / 2 - STREET) < 13
            near_brook = abs(y + HOUSE[1] / 2 - brook(x + HOUSE[0] / 2)) < 16
            near_railway = abs(x + HOUSE[0] / 2 - RAILWAY) < 32
            if not (near_street or near_brook or near_railway):
                yield x, y


def place(x, y):
    return f"{WEST + x:.2f} {SOUTH + y:.2f}"


def line(points):
    return "LINESTRING (" + ", ".join(place(x, y) for x, y in points) + ")"


def layers():
    """Name -> (type of geometry, fields, rows of WKT and values)."""
    xs = np.linspace(COLUMNS * CELL + 6, -6, 60)
    foot = (TOP - 50) * 1.5 + CROWN / 2 + 3  # m from the railway's middle to where the culvert begins
    up, down = RAILWAY + foot, RAILWAY - foot
    middle = brook(RAILWAY)
    culvert = ["culvert", "culvert", "box", CULVERT[0], CULVERT[1], "wingwalls", None, None, None]
    pump = ["pump", "pump", None, None, None, None, PUMP, FLOOR + 0.3, FLOOR + 0.1]
    fields = [("name", str), ("type", str), ("shape", str), ("width", float), ("height", float), ("inlet", str)]
    fields += [("discharge_m3s", float), ("start_level", float), ("stop_level", float)]
    pumped = line([(RAILWAY, STREET), (RAILWAY - 50, STREET + 20), (RAILWAY - 60, brook(RAILWAY - 60))])
    ends = [(up, middle), (down, middle)]
    width, depth = HOUSE
    town = []
    for number, (x, y) in enumerate(houses(), 1):
        ring = [(x, y), (x + width, y), (x + width, y + depth), (x, y + depth), (x, y)]
        storeys, value = (("RES1-1SNB", 210000), ("RES1-2SNB", 320000))[number % 2]
        shape = "POLYGON ((" + ", ".join(place(*corner) for corner in ring) + "))"
        town.append((shape, [number, storeys, value, value / 2, 0.15]))
    outlet = (WEST + RAILWAY - 240, SOUTH + brook(RAILWAY - 240))
    places = [(RAILWAY + way * along, STREET + side) for way in (-1, 1) for along in GULLIES for side in (-3, 3)]
    gullies = [
        (f"POINT ({place(*at)})", [f"gully {number}", *GRATE, GULLY_PIPE, *outlet, 1]) for number, at in enumerate(places, 1)
    ]
    gauges = [("underpass", RAILWAY, STREET), ("above the railway", up + 4, middle), ("below the railway", down - 4, middle)]
    return {
        "brook": (
            ogr.wkbLineString,
            [("name", str), ("width", float), ("depth", float), ("shape", str)],
            [(line([(x, brook(x)) for x in xs]), ["brook", BED_WIDTH, BED_DEPTH, "rectangle"])],
        ),
        "structures": (ogr.wkbLineString, fields, [(line(ends), culvert), (pumped, pump)]),
        "structures_blocked": (ogr.wkbLineString, fields, [(pumped, pump)]),
        "inlets": (
            ogr.wkbPoint,
            [("name", str)]
            + [(name, float) for name in ("width", "area", "clogging", "capacity_m3s", "outlet_x", "outlet_y")]
            + [("flap", int)],
            gullies,
        ),
        "inflow": (
            ogr.wkbLineString,
            [("hydrograph", str)],
            [(line([(COLUMNS * CELL - 4.5, brook(537) + side) for side in (-1.5, 1.5)]), ["brook"])],
        ),
        "buildings": (
            ogr.wkbPolygon,
            [("id", int), ("class", str), ("structure_eur", float), ("contents_eur", float), ("floor_m", float)],
            town,
        ),
        "gauges": (ogr.wkbPoint, [("name", str)], [(f"POINT ({place(x, y)})", [name]) for name, x, y in gauges]),
    }


def write_layers(path):
    kinds = {str: ogr.OFTString, float: ogr.OFTReal, int: ogr.OFTInteger}
    path.unlink(missing_ok=True)
    package = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    for name, (geometry, fields, rows) in layers().items():
        layer = package.CreateLayer(name, crs, geometry)
        for field, kind in fields:
            layer.CreateField(ogr.FieldDefn(field, kinds[kind]))
        for wkt, values in rows:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            for (field, _), value in zip(fields, values):
                if value is not None:
                    feature[field] = value
            layer.CreateFeature(feature)


def main():
    x, y = np.meshgrid((np.arange(COLUMNS) + 0.5) * CELL, (ROWS - np.arange(ROWS) - 0.5) * CELL)
    dem = gdal.GetDriverByName("GTiff").Create(
        str(HERE / "dem.tif"), COLUMNS, ROWS, 1, gdal.GDT_Float32, ["COMPRESS=DEFLATE", "PREDICTOR=3"]
    )
    dem.SetGeoTransform((WEST, CELL, 0, SOUTH + ROWS * CELL, 0, -CELL))
    dem.SetProjection(crs.ExportToWkt())
    dem.GetRasterBand(1).WriteArray(np.round(ground(x, y), 2).astype(np.float32))
    dem = None
    write_layers(HERE / "inputs.gpkg")
    wave = [(0, 0.3), (10, 0.3), (25, 3.5), (35, 6.0), (45, 5.0), (60, 2.5), (80, 0.8), (120, 0.4)]
    lines = [f"brook,{time},{discharge}" for time, discharge in wave]
    (HERE / "hydrographs.csv").write_text("\n".join(["hydrograph,time_min,discharge_m3s"] + lines) + "\n")
    rain = [(0, 20), (5, 20), (5.02, 45), (10, 45), (10.02, 90), (15, 90), (15.02, 50), (20, 50), (20.02, 25), (30, 25)]
    rain += [(30.02, 10), (40, 10), (40.02, 0)]
    (HERE / "rain.csv").write_text("\n".join(["time_min,rain_mmh"] + [f"{t},{r}" for t, r in rain]) + "\n")


if __name__ == "__main__":
    gdal.SetConfigOption("OGR_CURRENT_DATE", "2026-01-01T00:00:00Z")  # the same file from each run
    gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside the rasters
    main()
