#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws what the delta is made of: the change of the bed and the sand fraction, with the coasts at the start and the end.

    render.py RESULTS PICTURE.png

RESULTS is the folder that run.py wrote. The results take the styles that lie beside their files, the rest comes from
delta.qgz. Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from osgeo import gdal, ogr
from qgis.core import QgsLineSymbol, QgsRectangle

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import map_page  # noqa: E402

MARGIN, TITLE_HEIGHT, CAPTION_HEIGHT, LEGEND_HEIGHT = 5.0, 13.0, 6.0, 78.0  # mm
MAP_WIDTH, MAP_HEIGHT = 96.0, 80.0
WIDTH = 2 * MAP_WIDTH + 3 * MARGIN
HEIGHT = MARGIN + TITLE_HEIGHT + CAPTION_HEIGHT + MAP_HEIGHT + LEGEND_HEIGHT


def coast(raster, level, name, colour, width):
    """The line along which the raster has that level (m)."""
    path = f"/vsimem/{raster.stem}.gpkg"
    source = gdal.Open(str(raster))
    lines = ogr.GetDriverByName("GPKG").CreateDataSource(path)
    layer = lines.CreateLayer("coast", source.GetSpatialRef(), ogr.wkbLineString)
    gdal.ContourGenerate(source.GetRasterBand(1), 0, 0, [level], 0, 0, layer, -1, -1)
    lines = None
    result = map_page.add_result(path, name)
    result.renderer().setSymbol(QgsLineSymbol.createSimple({"line_color": colour, "line_width": width}))
    return result


def main(results, picture):
    layers = map_page.open_project(HERE / "delta.qgz")
    change = map_page.add_result(results / "bed_change.tif", "Change of the bed")
    sand = map_page.add_result(results / "sand_fraction.tif", "Sand at the surface")
    before = coast(HERE / "dem.tif", 0, "Coast at the start", "90,90,90", "0.4")
    after = coast(results / "bed.tif", 8, "Coast after 10,000 years", "200,30,45", "0.6")
    lines = [layers["River's mouth"], after, before]

    page = map_page.Page(WIDTH, HEIGHT)
    page.text("A delta in a rising sea", 14, MARGIN, MARGIN, 150, 7, bold=True)
    subtitle = (
        "Spate, diffusion of sand and mud on a 500 m grid: 100,000 m³ of sand and 200,000 m³ of mud a year. The coast is made up."
    )
    page.text(subtitle, 8.5, MARGIN, MARGIN + 7, WIDTH - 2 * MARGIN, 5)
    top = MARGIN + TITLE_HEIGHT
    below = top + CAPTION_HEIGHT + MAP_HEIGHT + 1
    extent = QgsRectangle(change.extent())
    for i, (caption, drawn) in enumerate([("Deposits and erosion", change), ("What the surface is made of", sand)]):
        x = MARGIN + i * (MAP_WIDTH + MARGIN)
        page.text(caption, 9.5, x, top, MAP_WIDTH, CAPTION_HEIGHT, bold=True)
        shown = lines + [drawn, layers["Terrain (m)"]]
        item = page.map(shown, extent, x, top + CAPTION_HEIGHT, MAP_WIDTH, MAP_HEIGHT)
        page.legend(item, [drawn], x - 2, below)
    page.legend(item, lines, x + 48, below)
    page.scale_bar(item, 5000, x + 50, below + 40)
    page.save(str(picture))


if __name__ == "__main__":
    map_page.draw(lambda output, picture: main(Path(output), Path(picture)), __doc__)
