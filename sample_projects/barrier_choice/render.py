#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the flood without and with the wall, and what changes, with the damage at the buildings.

    render.py RESULTS PICTURE.png

RESULTS is the folder that run.py wrote. The results take the styles that lie beside their files, the rest comes from
barrier_choice.qgz. Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from qgis.core import (
    QgsFillSymbol,
    QgsGraduatedSymbolRenderer,
    QgsRectangle,
    QgsRendererRange,
)

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import map_page  # noqa: E402

SIDE, MARGIN, TITLE_HEIGHT, CAPTION_HEIGHT, LEGEND_HEIGHT = 84.0, 5.0, 13.0, 6.0, 84.0  # mm
WIDTH = 3 * SIDE + 4 * MARGIN
HEIGHT = MARGIN + TITLE_HEIGHT + CAPTION_HEIGHT + SIDE + LEGEND_HEIGHT
SPARED = [  # million EUR, colour
    (0.5, "#fbb4b9"),
    (1, "#f768a1"),
    (3, "#ae017e"),
]


def total(damage):
    return sum(feature["damage_total"] for feature in damage.getFeatures()) / 1e6


def show_spared(layer):
    """Each building with the damage that it is spared."""
    ranges, least = [], 0
    for most, colour in SPARED:
        symbol = QgsFillSymbol.createSimple({"color": colour, "outline_color": "73,0,106,255", "outline_width": "0.2"})
        ranges.append(QgsRendererRange(least, most, symbol, f"{least:g} - {most:g} million EUR"))
        least = most
    layer.setRenderer(QgsGraduatedSymbolRenderer('-"damage_change" / 1e6', ranges))


def main(results, picture):
    layers = map_page.open_project(HERE / "barrier_choice.qgz")
    ground = [layers["Hillshade"], layers["Terrain (m)"]]
    wall = layers["Mobile wall"]
    depths, damages = {}, {}
    for run in ("without", "with"):
        depths[run] = map_page.add_result(results / f"max_depth_{run}.tif", "Maximum depth (m)")
        damages[run] = map_page.add_result(results / f"damage_{run}.gpkg", "Damage")
    damages["with"].setRenderer(damages["without"].renderer().clone())  # the same classes, to be compared
    change = map_page.add_result(results / "change_class.tif", "Change")
    spared = map_page.add_result(results / "building_change.gpkg", "Damage avoided")
    show_spared(spared)
    costs = {run: total(damage) for run, damage in damages.items()}

    page = map_page.Page(WIDTH, HEIGHT)
    page.text("What a mobile wall saves", 14, MARGIN, MARGIN, 150, 7, bold=True)
    subtitle = (
        "Spate, HWP14 on a 3 m grid: a river rises to 12.05 m within a quarter of an hour; the wall's crest is at 11.90 m. "
        "The city is made up."
    )
    page.text(subtitle, 8.5, MARGIN, MARGIN + 7, WIDTH - 2 * MARGIN, 5)
    panels = [  # caption, layers, legend
        (f"Without: {costs['without']:.1f} million EUR", [damages["without"], depths["without"]], [damages["without"]]),
        (f"With: {costs['with']:.1f} million EUR", [wall, damages["with"], depths["with"]], [depths["with"]]),
        (f"Avoided: {costs['without'] - costs['with']:.1f} million EUR", [wall, spared, change], [wall, change, spared]),
    ]
    extent = QgsRectangle(change.extent())
    top = MARGIN + TITLE_HEIGHT
    for i, (caption, drawn, explained) in enumerate(panels):
        x = MARGIN + i * (SIDE + MARGIN)
        page.text(caption, 9.5, x, top, SIDE, CAPTION_HEIGHT, bold=True)
        item = page.map(drawn + ground, extent, x, top + CAPTION_HEIGHT, SIDE, SIDE)
        page.legend(item, explained, x - 2, top + CAPTION_HEIGHT + SIDE + 1)
    page.scale_bar(item, 50, MARGIN, HEIGHT - MARGIN - 10)
    page.save(str(picture))


if __name__ == "__main__":
    map_page.draw(lambda output, picture: main(Path(output), Path(picture)), __doc__)
