# SPDX-License-Identifier: GPL-3.0-or-later
"""The content of the results of a run, to compare with those of another."""

import json
import xml.etree.ElementTree as ElementTree

from osgeo import gdal, ogr


def arrays_of_netcdf(path):
    """All numbers of a file, by variable."""
    file = gdal.OpenEx(str(path), gdal.OF_MULTIDIM_RASTER)
    root = file.GetRootGroup()
    arrays = {name: root.OpenMDArray(name) for name in root.GetMDArrayNames()}
    return {
        name: array.ReadAsArray()
        for name, array in arrays.items()
        if array.GetDimensionCount() and array.GetDataType().GetClass() == gdal.GEDTC_NUMERIC
    }


def rows_of(path, has_shapes=True):
    file = ogr.Open(str(path))
    return [(has_shapes and feature.GetGeometryRef().ExportToWkt(), feature.items()) for feature in file.GetLayer(0)]


def without_times(document):
    """A report without what depends on the machine and its load, and on the paths of its files."""
    document = json.loads(json.dumps(document))
    for name in ("date", "command", "maps"):
        document.pop(name)
    for name in ("wall_s", "cell_updates_per_s", "memory_bytes", "device"):
        document["run"].pop(name)
    document["certificate"].pop("results")
    return document


def map_in(path):
    raster = gdal.Open(str(path))
    bands = [raster.GetRasterBand(i + 1) for i in range(raster.RasterCount)]
    return [(band.GetDescription(), band.GetMetadataItem("SPATE_CHECKSUM"), band.ReadAsArray().tobytes()) for band in bands]


def is_partial(path):
    """Whether a map or a report says that its run did not come to its end."""
    if path.suffix == ".json":
        return not json.loads(path.read_text(encoding="utf-8"))["run"]["complete"]
    return gdal.Open(str(path)).GetMetadataItem("SPATE_COMPLETE") == "no"


def page_in(path):
    """The headings of a page, whose numbers are those of report.json."""
    page = ElementTree.fromstring(path.read_text(encoding="utf-8").replace("<!DOCTYPE html>", ""))
    return [heading.text for heading in page.iter("h2")]


def series_in(path):
    return {name: values.tobytes() for name, values in arrays_of_netcdf(path).items()}


def report_in(path):
    """A report without the warnings of its run either."""
    return {name: value for name, value in content_of(path).items() if name != "warnings"}


READERS = {
    ".tif": map_in,
    ".nc": series_in,
    ".gpkg": rows_of,
    ".csv": lambda path: path.read_text(encoding="utf-8"),
    ".qml": lambda path: path.read_text(encoding="utf-8"),
    ".html": page_in,
    ".json": lambda path: without_times(json.loads(path.read_text(encoding="utf-8"))),
}


def content_of(path):
    """The part of a result that is the same in each run. Raises an exception when the file is incomplete."""
    return READERS[path.suffix](path)
