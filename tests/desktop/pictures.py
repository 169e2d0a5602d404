# SPDX-License-Identifier: GPL-3.0-or-later
"""Pictures of windows, small enough for a guide that is installed with the plugin."""

import numpy
from osgeo import gdal

gdal.UseExceptions()
gdal.SetConfigOption("GDAL_PAM_ENABLED", "NO")  # no .aux.xml beside them
COLOURS = 255


def compress(source, path):
    """Writes a PNG with a palette, a third of the source's size. The source is a picture, or a page as PDF."""
    options = ["DPI=110"] if source.suffix == ".pdf" else []
    image = gdal.OpenEx(str(source), open_options=options).ReadAsArray()[:3]
    _, height, width = image.shape
    colours, where, counts = numpy.unique(image.reshape(3, -1).T, axis=0, return_inverse=True, return_counts=True)
    places, entries = palette(colours.astype(float), counts)
    table = gdal.ColorTable()
    for i, entry in enumerate(entries):
        table.SetColorEntry(i, tuple(int(part) for part in colours[entry]))
    memory = gdal.GetDriverByName("MEM").Create("", width, height, 1, gdal.GDT_Byte)
    memory.GetRasterBand(1).WriteArray(places[where].reshape(height, width).astype(numpy.uint8))
    memory.GetRasterBand(1).SetColorTable(table)
    gdal.GetDriverByName("PNG").CreateCopy(str(path), memory, options=["ZLEVEL=9"])


def palette(colours, counts):
    """Again and again the colour that the others stand for worst, times its pixels: so the few pixels of a legend keep
    theirs. Returns the place of each colour in the palette, and the palette as places among the colours."""
    entries = []
    places = numpy.zeros(len(colours), dtype=int)
    errors = numpy.full(len(colours), numpy.inf)
    for place in range(min(COLOURS, len(colours))):
        entry = (numpy.minimum(errors, 1e6) * counts).argmax()
        distances = ((colours - colours[entry]) ** 2).sum(axis=1)
        nearer = distances < errors
        places[nearer], errors[nearer] = place, distances[nearer]
        entries.append(entry)
    return places, entries
