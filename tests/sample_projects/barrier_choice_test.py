#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the model of the sample project barrier_choice through qgis_process, and computes its figures once more.

    barrier_choice_test.py SAMPLE_PROJECTS BUILD_FOLDER
"""

import re
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
from checks import SAMPLES, check_inputs, expect, results_of, run, run_all, ungrouped
from osgeo import gdal, ogr

CASE = SAMPLES / "barrier_choice"
CURVES = SAMPLES.parent / "algorithms" / "resources" / "curves" / "hazus_6.1.csv"
FOOT = 0.3048
CREST, CLOSED, DRY, WET, WATER = 11.90, 180, 0.001, 0.01, 80  # m, s, m, m, class of land cover
WEIR = (2 / 3) ** 1.5 * 9.81**0.5  # broad crest: m3/s for each m, of a head of 1 m


def band(path, number=1):
    """Values in double, NaN = no data."""
    raster = gdal.Open(str(path))  # must outlive its band
    values = raster.GetRasterBand(number).ReadAsArray().astype(float)
    nodata = raster.GetRasterBand(number).GetNoDataValue()
    if nodata is not None:
        values[values == nodata] = np.nan
    return values


def rows(path):
    """The features of the only layer, with their fields as attributes."""
    source = ogr.Open(str(path))
    return [SimpleNamespace(**feature.items()) for feature in source.GetLayer(0)]


class Grid:
    def __init__(self, path):
        raster = gdal.Open(str(path))
        west, self.size, _, north, _, _ = raster.GetGeoTransform()
        x = west + self.size * (np.arange(raster.RasterXSize) + 0.5)
        y = north - self.size * (np.arange(raster.RasterYSize) + 0.5)
        self.x, self.y = np.meshgrid(x, y)
        self.area = self.size**2

    def around(self, west, east, south, north):
        """Cells with their centres in a rectangle, and the ring of one cell around them."""
        inside = (self.x > west) & (self.x < east) & (self.y > south) & (self.y < north)
        padded = np.pad(inside, 1)
        height, width = inside.shape
        return np.any([padded[i : i + height, j : j + width] for i in range(3) for j in range(3)], axis=0)


def curves():
    """Curve -> depths (m above the floor), factors."""
    lines = [line.split(",") for line in CURVES.read_text().splitlines() if not line.startswith("#")]
    columns = dict(zip(lines[0], np.array(lines[1:], dtype=float).T))
    depths = FOOT * columns.pop("depth")
    return {name: (depths, factors) for name, factors in columns.items()}


def damages(grid, depths):
    """Building -> damage, from the houses (rectangles), the deepest water at each, and its curves."""
    known = curves()
    source = ogr.Open(str(CASE / "inputs.gpkg"))
    result = {}
    for house in source.GetLayerByName("buildings"):
        water = depths[grid.around(*house.GetGeometryRef().GetEnvelope())]
        water = water[water > DRY]
        above = water.max() - house["floor_m"] if water.size else -np.inf
        result[house["id"]] = house["structure_eur"] * np.interp(above, *known[house["class"]]) + house[
            "contents_eur"
        ] * np.interp(above, *known[house["class"] + "/contents"])
    return result


def mass_error(path):
    return abs(float(gdal.Open(str(path)).GetMetadataItem("SPATE_MASS_ERROR")))


def check_damage(grid, output, log):
    totals = {}
    for name in ("without", "with"):
        own = damages(grid, band(output / f"max_depth_{name}.tif"))
        given = {row.id: row.damage_total for row in rows(output / f"damage_{name}.gpkg")}
        totals[name] = sum(own.values())
        worst = max(abs(own[i] - given[i]) for i in own)
        expect(
            own.keys() == given.keys() and worst < 1,
            f"damage {name}: {totals[name]:,.0f} EUR at {len(own)} buildings, each the same to {worst:.2g} EUR",
        )
    spared = totals["without"] - totals["with"]
    changes = rows(output / "building_change.gpkg")
    given = -sum(row.damage_change for row in changes)
    expect(abs(given - spared) < 10, f"damage avoided {given:,.0f} EUR, computed here {spared:,.0f} EUR")
    expect(
        0 < totals["with"] < 0.3 * totals["without"] and all(row.change == "better" for row in changes),
        "all buildings are better off, and most of the damage is avoided",
    )
    said = [f"{amount / 1e6:.3g}\u00a0million EUR" for amount in (given, totals["without"])]
    headline = re.search("<h1>(.*)</h1>", (output / "page.html").read_text()).group(1)
    expect(all(amount in headline for amount in said), f"the page says it: {headline}")
    expect((output / "page.pdf").read_bytes().startswith(b"%PDF-"), "it is there as PDF, too")
    expect(all(f"{totals[name]:.0f} EUR" in log for name in ("without", "with")), "the log says it")


def check_maps(grid, output, log):
    without, with_wall = (np.nan_to_num(band(output / f"max_depth_{name}.tif")) for name in ("without", "with"))
    change = band(output / "depth_change.tif")
    error = np.nanmax(np.abs(change - (with_wall - without)))
    flooded = np.maximum(without, with_wall) > WET
    expect(
        np.array_equal(np.isfinite(change), flooded) and error < 1e-6,
        f"change of depth: {flooded.sum()} cells, the same to {error:.1g} m",
    )
    dry = (without > WET) & ~(with_wall > WET)
    said = f"{grid.area * dry.sum() / 1e6:.4g} km²"
    classes = band(output / "change_class.tif")
    expect(
        dry.sum() > 1000 and np.array_equal(classes == 1, dry) and said in log,
        f"newly dry: {grid.area * dry.sum():,.0f} m2",
    )


def river_level():
    """Times (s) and levels (m)."""
    table = (CASE / "hydrographs.csv").read_text().splitlines()[1:]
    return np.array([line.split(",")[1:] for line in table], dtype=float).T


def check_wall(grid, output):
    """Over the wall goes what stands behind it at the end: the other edges of the city are walls."""
    city = band(CASE / "land_cover.tif") != WATER
    report = rows(output / "barrier_report.gpkg")
    expect([row.name for row in report] == ["mobile wall west", "mobile wall east"], "the report has both barriers")
    over = sum(row.overtopped_m3 for row in report)
    behind = grid.area * np.nansum(band(output / "final_depth_with.tif")[city])
    expect(abs(over - behind) < 0.005 * over, f"overtopped {over:,.1f} m3, behind the wall {behind:,.1f} m3")
    times, levels = river_level()
    expected = np.interp(CREST, levels[: levels.argmax() + 1], times[: levels.argmax() + 1])
    for row in report:
        expect(
            abs(row.first_overtopping_s - expected) < 10,
            f"{row.name}: overtopped after {row.first_overtopping_s:.1f} s, the river has its crest after {expected:.1f} s",
        )
        expect(
            abs(-row.freeboard_m - (levels.max() - CREST)) < 0.03,
            f"{row.name}: overtopped by {-row.freeboard_m:.3f} m",
        )
        expect(
            0 <= row.length_m - row.overtopped_length_m < grid.size,
            f"{row.name}: overtopped over {row.overtopped_length_m:.1f} m of its {row.length_m:.1f} m, to a cell all of it",
        )
        # The river swings by a centimetre.
        weir = WEIR * (levels.max() - CREST) ** 1.5 * row.length_m
        expect(
            0.85 * weir < row.peak_m3s < 1.2 * weir,
            f"{row.name}: at most {row.peak_m3s:.1f} m3/s, a broad-crested weir {weir:.1f} m3/s",
        )
    first = min(row.first_overtopping_s for row in report)
    arrival, sooner = (np.nanmin(band(output / f"arrival_time_{name}.tif")[city]) for name in ("with", "without"))
    quay = np.interp(sooner, times, levels)
    expect(
        CLOSED < sooner < first - 300 and arrival >= first,
        f"watertight: water behind it after {arrival:.1f} s; without it after {sooner:.1f} s, at a level of {quay:.2f} m",
    )


def check_leaks(folder):
    def leaks(level):
        inputs = {
            "BARRIERS": f"{CASE / 'inputs.gpkg'}|layername=barriers",
            "DEM": CASE / "dem.tif",
            "LEVEL": level,
            "LEAKS": folder / f"leaks_{level}.gpkg",
        }
        count = results_of("spate:checkbarriers", inputs)["LEAK_COUNT"]
        return count, [row.kind for row in rows(inputs["LEAKS"]) if row.kind != "open end"]

    expect(leaks(11.89) == (0, []), "spate:checkbarriers finds no leak below the crest")
    expect(leaks(12.05) == (2, ["crest", "crest"]), "and both low crests at the peak of the flood")


def check_cases(output, folder):
    """Both runs of the model, with its roughness."""
    roughness = {"DEM": CASE / "dem.tif", "LAND_COVER": CASE / "land_cover.tif", "TABLE": CASE / "roughness.csv", "MANNING": folder / "n.tif"}
    results_of("spate:manningfromlandcover", roughness)
    layers = {"BUILDINGS": "buildings", "WATER_BODIES": "river", "BOUNDARIES": "river_edge"}
    inputs = {name: f"{CASE / 'inputs.gpkg'}|layername={layer}" for name, layer in layers.items()}
    inputs.update({side: "wall" for side in ("WEST", "EAST", "NORTH", "SOUTH")})
    inputs.update(DEM=CASE / "dem.tif", HYDROGRAPHS=CASE / "hydrographs.csv", MANNING_RASTER=folder / "n.tif", DURATION=0.5, ARRIVAL_DEPTHS="0.01, 0.1")
    for run_name, barriers in (("without", {}), ("with", {"BARRIERS": f"{CASE / 'inputs.gpkg'}|layername=barriers"})):
        check_inputs(f"barrier_choice {run_name}", dict(inputs, **barriers), output / f"max_depth_{run_name}.tif", folder)


def check_project():
    from qgis.core import QgsApplication, QgsProject

    application = QgsApplication([], False)
    application.initQgis()
    project = QgsProject()
    opened = project.read(str(CASE / "barrier_choice.qgz"))
    layers = project.mapLayers().values()
    broken = [layer.name() for layer in layers if not layer.isValid()]
    expect(opened and len(layers) == 9 and not broken, f"the project opens with {len(layers)} layers, broken: {broken}")
    elsewhere = [layer.source() for layer in layers if str(CASE) not in layer.source()]
    expect(not elsewhere, f"its layers lie beside it, elsewhere: {elsewhere}")
    del layers, project  # before QGIS ends
    application.exitQgis()


def main(folder):
    output = folder / "results with a space, \u00e4"
    answer = run.run(CASE, output)
    print(run.said(answer))
    log = ungrouped(run.said(answer))
    expect(len(answer["results"]) >= 14, f"the model gives {len(answer['results'])} results")
    grid = Grid(CASE / "dem.tif")
    for code, manning in ((50, "0.025"), (80, "0.03"), (30, "0.035")):
        cells = np.count_nonzero(band(CASE / "land_cover.tif") == code)
        expect(re.search(rf"\b{code}\b.*\b{cells}\b.*\b{manning}\b", log), f"roughness of class {code}: n = {manning}")
    errors = [mass_error(output / f"max_depth_{name}.tif") for name in ("without", "with")]
    expect(max(errors) < 1e-5, f"mass errors of the two runs: {errors}")
    check_damage(grid, output, log)
    check_maps(grid, output, log)
    check_wall(grid, output)
    check_leaks(folder)
    check_cases(output, folder)
    picture = output / "choice.png"
    subprocess.run([sys.executable, CASE / "render.py", output, picture], check=True)
    expect(picture.stat().st_size > 100_000, f"the picture is drawn ({picture.stat().st_size} bytes)")
    check_project()


if __name__ == "__main__":
    run_all(main)
