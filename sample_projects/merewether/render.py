#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws a map of maximum depths over the terrain, with houses, legend and scale.

    render.py MAX_DEPTH.tif PICTURE.png

The depths take the style that lies beside their file, the rest comes from merewether.qgz.
Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from qgis.core import QgsRectangle

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import map_page  # noqa: E402

WIDTH, HEIGHT, MARGIN, LEGEND_WIDTH, TITLE_HEIGHT = 180.0, 176.0, 5.0, 47.0, 13.0  # mm


def main(depth_path, picture):
    layers = map_page.open_project(HERE / "merewether.qgz")
    depth = map_page.add_result(depth_path, "Maximum depth (m)")
    names = list(layers)
    above = names.index("Houses") + 1
    drawn = [layers[name] for name in names[:above]] + [depth] + [layers[name] for name in names[above:]]

    page = map_page.Page(WIDTH, HEIGHT)
    page.text("Merewether, flood of June 2007", 14, MARGIN, MARGIN, 150, 7, bold=True)
    subtitle = "Spate, HWP14 on a 1 m grid, constant inflow of 19.7 m\u00b3/s, houses taken out of the flow"
    page.text(subtitle, 8.5, MARGIN, MARGIN + 7, WIDTH - 2 * MARGIN, 5)
    top = MARGIN + TITLE_HEIGHT
    right = WIDTH - MARGIN - LEGEND_WIDTH
    extent = QgsRectangle(depth.extent())
    map_item = page.map(drawn, extent, MARGIN, top, right - 2 * MARGIN, HEIGHT - top - MARGIN)
    page.legend(map_item, [layer for layer in drawn if layer.name() not in ("Hillshade", "Terrain (m)")], right, top - 2)
    page.scale_bar(map_item, 50, right + 2, HEIGHT - MARGIN - 12)
    page.save(picture)


if __name__ == "__main__":
    map_page.draw(main, __doc__)
