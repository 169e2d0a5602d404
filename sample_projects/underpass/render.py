#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the flood with the culvert blocked and open, and what they differ in.

    render.py RESULTS PICTURE.png

RESULTS is the folder that run.py wrote. The results take the styles that lie beside their files, the rest comes from
underpass.qgz. Needs PyQGIS; without a display set QT_QPA_PLATFORM=offscreen.
"""

import sys
from pathlib import Path

from qgis.core import QgsRectangle

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
sys.dont_write_bytecode = True
import map_page  # noqa: E402

SIDE, TALL, MARGIN, TITLE_HEIGHT, CAPTION_HEIGHT, LEGEND_HEIGHT = 105.0, 70.0, 5.0, 13.0, 6.0, 84.0  # mm
WIDTH = 3 * SIDE + 4 * MARGIN
HEIGHT = MARGIN + TITLE_HEIGHT + CAPTION_HEIGHT + TALL + LEGEND_HEIGHT


def total(damage):
    return sum(feature["damage_total"] for feature in damage.getFeatures()) / 1e6


def main(results, picture):
    layers = map_page.open_project(HERE / "underpass.qgz")
    ground = [layers["Hillshade"], layers["Terrain (m)"]]
    pipes, gauges, houses = layers["Culvert and pump"], layers["Gauges"], layers["Buildings"]
    gullies = layers["Inlets of the street"]
    gauges.setLabelsEnabled(False)
    depths, damages = {}, {}
    for run in ("blocked", "open"):
        depths[run] = map_page.add_result(results / f"max_depth_{run}.tif", "Maximum depth (m)")
        damages[run] = map_page.add_result(results / f"damage_{run}.gpkg", "Damage")
    damages["open"].setRenderer(damages["blocked"].renderer().clone())  # the same classes, to be compared
    change = map_page.add_result(results / "depth_change.tif", "Change of depth (m)")
    costs = {run: total(damage) for run, damage in damages.items()}

    page = map_page.Page(WIDTH, HEIGHT)
    page.text("What an open culvert saves", 14, MARGIN, MARGIN, 150, 7, bold=True)
    subtitle = (
        "Scheme hr on a 3 m grid: 23 mm of rain in 40 minutes, and a brook of 6 m3/s. What the embankment dams up runs "
        "through the underpass into the quarter behind it. The town is made up."
    )
    page.text(subtitle, 8.5, MARGIN, MARGIN + 7, WIDTH - 2 * MARGIN, 5)
    panels = [  # caption, layers, legend
        (
            f"Culvert blocked: {costs['blocked']:.2f} million EUR",
            [damages["blocked"], depths["blocked"]],
            [damages["blocked"]],
        ),
        (
            f"Culvert open: {costs['open']:.2f} million EUR",
            [gullies, pipes, damages["open"], depths["open"]],
            [gullies, pipes, depths["open"]],
        ),
        (f"Avoided: {costs['blocked'] - costs['open']:.2f} million EUR", [pipes, change, houses], [change, houses]),
    ]
    extent = QgsRectangle(layers["Terrain (m)"].extent())
    top = MARGIN + TITLE_HEIGHT
    for i, (caption, drawn, explained) in enumerate(panels):
        x = MARGIN + i * (SIDE + MARGIN)
        page.text(caption, 9.5, x, top, SIDE, CAPTION_HEIGHT, bold=True)
        item = page.map(drawn + ground, extent, x, top + CAPTION_HEIGHT, SIDE, TALL)
        page.legend(item, explained, x - 2, top + CAPTION_HEIGHT + TALL + 1)
    page.scale_bar(item, 50, WIDTH - 60, HEIGHT - MARGIN - 8)
    page.save(str(picture))


if __name__ == "__main__":
    map_page.draw(lambda output, picture: main(Path(output), Path(picture)), __doc__)
