#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes dem.tif, manning.tif, inputs.gpkg and hydrographs.csv from the files of the ANUGA case "merewether".

    prepare.py CASE OBSERVATIONS

CASE is the folder validation_tests/case_studies/merewether of github.com/GeoscienceAustralia/anuga_core,
OBSERVATIONS the file propagation/SWALS/examples/merewether/point_observations.csv of
github.com/GeoscienceAustralia/ptha (the observed levels with those of TUFLOW on 0.5, 1 and 2 m grids).
The results are committed: nobody needs this script to run the case.

- dem.tif: the ground without houses as it is, given the CRS that its .prj describes (EPSG:32756).
- inputs.gpkg: inflow (a circle of 10 m radius), houses, road, observations.
- manning.tif: 0.02 where a cell's centre lies on the road, 0.04 elsewhere.
- hydrographs.csv: the constant inflow of 19.7 m3/s.
"""

import csv
import sys
from pathlib import Path

from osgeo import gdal, ogr, osr

HERE = Path(__file__).resolve().parent
INFLOW_CENTRE, INFLOW_RADIUS, DISCHARGE, DURATION = (382265.0, 6354280.0), 10.0, 19.7, 1000
MANNING_ROAD, MANNING_ELSEWHERE = 0.02, 0.04
# House 32 and house 33 touch: ANUGA ships them merged as well, and that polygon is used.
MERGED_HOUSES = {"house032", "house033"}
TIFF = ["COMPRESS=DEFLATE", "PREDICTOR=3"]

gdal.UseExceptions()
ogr.UseExceptions()
crs = osr.SpatialReference()
crs.ImportFromEPSG(32756)
crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)


def polygon(path):
    """The polygon of a file with one "x,y" a line."""
    ring = ogr.Geometry(ogr.wkbLinearRing)
    for line in path.read_text(encoding="utf-8").split():
        ring.AddPoint_2D(*map(float, line.split(",")))
    ring.CloseRings()
    geometry = ogr.Geometry(ogr.wkbPolygon)
    geometry.AddGeometry(ring)
    return geometry


def point(x, y):
    geometry = ogr.Geometry(ogr.wkbPoint)
    geometry.AddPoint_2D(x, y)
    return geometry


def add_layer(package, name, kind, fields, rows):
    """fields: (name, ogr type) each; rows: (geometry, values) each."""
    layer = package.CreateLayer(name, crs, kind)
    for field in fields:
        layer.CreateField(ogr.FieldDefn(*field))
    for geometry, values in rows:
        feature = ogr.Feature(layer.GetLayerDefn())
        feature.SetGeometry(geometry)
        for (field, _), value in zip(fields, values):
            feature.SetField(field, value)
        layer.CreateFeature(feature)
    return layer


def main(case, observations):
    dem = gdal.Translate(
        str(HERE / "dem.tif"),
        f"/vsizip/{case}/topography1.zip/topography1.asc",
        outputSRS="EPSG:32756",
        creationOptions=TIFF,
    )

    (HERE / "inputs.gpkg").unlink(missing_ok=True)
    package = ogr.GetDriverByName("GPKG").CreateDataSource(str(HERE / "inputs.gpkg"))
    circle = point(*INFLOW_CENTRE).Buffer(INFLOW_RADIUS, 16)
    add_layer(package, "inflow", ogr.wkbPolygon, [("hydrograph", ogr.OFTString)], [(circle, ["inflow"])])
    houses = sorted(p for p in (case / "houses").glob("*.csv") if p.stem not in MERGED_HOUSES)
    add_layer(
        package,
        "houses",
        ogr.wkbPolygon,
        [("name", ogr.OFTString)],
        [(polygon(p), [p.stem]) for p in houses],
    )
    road = add_layer(
        package,
        "road",
        ogr.wkbPolygon,
        [("manning", ogr.OFTReal)],
        [(polygon(case / "Road" / "RoadPolygon.csv"), [MANNING_ROAD])],
    )
    with observations.open() as table:
        rows = [
            (
                point(float(row["x"]), float(row["y"])),
                [int(row["ID"])]
                + [float(row[c]) for c in ("Observed", "TUFLOW_0.5m_Table9", "TUFLOW_1m_Table9", "TUFLOW_2m_Table9")],
            )
            for row in csv.DictReader(table)
        ]
    levels = ["observed_m", "tuflow_0_5m", "tuflow_1m", "tuflow_2m"]
    fields = [("id", ogr.OFTInteger)] + [(name, ogr.OFTReal) for name in levels]
    add_layer(package, "observations", ogr.wkbPoint, fields, rows)

    manning = gdal.GetDriverByName("GTiff").Create(
        str(HERE / "manning.tif"), dem.RasterXSize, dem.RasterYSize, 1, gdal.GDT_Float32, TIFF
    )
    manning.SetGeoTransform(dem.GetGeoTransform())
    manning.SetSpatialRef(crs)
    manning.GetRasterBand(1).Fill(MANNING_ELSEWHERE)
    gdal.RasterizeLayer(manning, [1], road, burn_values=[MANNING_ROAD])

    with (HERE / "hydrographs.csv").open("w", newline="") as table:
        writer = csv.writer(table, lineterminator="\n")
        writer.writerow(["hydrograph", "time_s", "discharge_m3s"])
        writer.writerows([["inflow", time, DISCHARGE] for time in (0, DURATION)])


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]))
