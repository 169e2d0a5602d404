# SPDX-License-Identifier: GPL-3.0-or-later
"""Losses by numbers, soils and land cover, as the command `spate` takes them."""

import unittest

import numpy
from osgeo import gdal
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST, ValleyTest, utm


def write_classes(path, values):
    raster = gdal.GetDriverByName("GTiff").Create(str(path), COLUMNS, ROWS, 1, gdal.GDT_Byte)
    raster.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
    raster.SetSpatialRef(utm())
    raster.GetRasterBand(1).SetNoDataValue(0)
    raster.GetRasterBand(1).WriteArray(values)


def write_bands(path, bands, nodata=None):
    raster = gdal.GetDriverByName("GTiff").Create(str(path), COLUMNS, ROWS, len(bands), gdal.GDT_Float32)
    raster.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
    raster.SetSpatialRef(utm())
    for number, (name, values) in enumerate(bands.items(), 1):
        band = raster.GetRasterBand(number)
        band.SetDescription(name)
        if nodata is not None:
            band.SetNoDataValue(nodata)
        band.WriteArray(values)


def green_ampt_under_rain(conductivity, suction, deficit, rain, hours):
    """What the soil takes (m) of a steady rain that stays on it: dF/dt = K (1 + d (psi + h) / F), h = P - F, from
    the time when that falls below the rain; m, m/h. By the classical Runge-Kutta method."""

    def takes(time, taken):
        return conductivity * (1 + deficit * (suction + rain * time - taken) / taken)

    taken = conductivity * deficit * suction / (rain - conductivity)
    time, steps = taken / rain, 10000
    step = (hours - time) / steps
    for k in range(steps):
        now = time + k * step
        first = takes(now, taken)
        second = takes(now + step / 2, taken + step / 2 * first)
        third = takes(now + step / 2, taken + step / 2 * second)
        fourth = takes(now + step, taken + step * third)
        taken += step / 6 * (first + 2 * second + 2 * third + fourth)
    return taken


class LossesTest(ValleyTest):
    def rain(self, **changes):
        inputs = {"INFLOWS": None, "HYDROGRAPHS": None, "RAIN": 40, "DURATION": 0.5, "INFILTRATED": "infiltrated.tif"}
        return self.write({**inputs, **changes})

    def infiltrated(self, **changes):
        self.answer(DONE, "run", self.rain(**changes))
        return gdal.Open(str(self.folder / "infiltrated.tif")).ReadAsArray()

    def test_numbers_for_all_places(self):
        ground = self.infiltrated(LOSSES="constant", INITIAL_LOSS=2, LOSS_RATE=10, DRYING_TIME=1)
        # 2 mm in the first 3 minutes, then 10 mm/h, of which dry cells uphill have less water than that at no time.
        self.assertAlmostEqual(ground.max(), 0.002 + 0.010 * 27 / 60, delta=1e-4)
        self.assertGreater(ground.min(), 0.006)

    def test_soils_and_land_cover(self):
        soils = numpy.full((ROWS, COLUMNS), 12)
        soils[:, 20:] = 1
        cover = numpy.full((ROWS, COLUMNS), 30)
        cover[:10] = 50
        cover[10:12] = 80
        write_classes(self.folder / "soils.tif", soils)
        write_classes(self.folder / "cover.tif", cover)
        maps = {"SOILS": "soils.tif", "LAND_COVER": "cover.tif"}
        ground = self.infiltrated(LOSSES="green_ampt", SATURATION=0.3, **maps)
        self.assertGreater(ground[20:, :18].min(), 0.0199)  # sand takes all
        self.assertLess(ground[20:, 22:].max(), 0.019)  # clay does not
        self.assertEqual(ground[10:12].max(), 0)  # nor does a lake
        retained = self.infiltrated(LOSSES="curve_number", **maps)
        for group, row, column, curve in (("A", 20, 5, 49), ("D", 20, 35, 84), ("A", 5, 5, 77), ("D", 5, 35, 92)):
            s = 0.0254 * (1000 / curve - 10)
            rain = 0.020
            beyond = max(rain - 0.2 * s, 0)
            expected = rain - beyond * beyond / (beyond + s)
            self.assertAlmostEqual(retained[row, column], expected, delta=3e-5, msg=group)

    def test_numbers_of_each_cell(self):
        # Six basins with a flat floor and soils of their own: water stays where it falls, and presses on the soil.
        floor = numpy.full((ROWS, COLUMNS), 100.0)
        floor[15] = floor[:, 13] = floor[:, 27] = -9999
        write_bands(self.folder / "basins.tif", {"": floor}, nodata=-9999)
        column, row = numpy.meshgrid(numpy.arange(COLUMNS), numpy.arange(ROWS))
        suction = 50 + 60 * (column // 14) + 30 * (row // 16)
        rate = 5 + 3 * (row // 16)
        soil = {"rate_mmh": rate, "Suction_mm": suction, "deficit": suction / 500}
        write_bands(self.folder / "soil.tif", soil)
        walls = {side: "wall" for side in ("WEST", "EAST", "NORTH", "SOUTH")}
        # Small steps, since a soil that ponds within a step takes as much as the step allows: 2e-3 with long ones.
        storm = {"DEM": "basins.tif", "RAIN": 300, "CFL": 0.05, **walls}
        ground = self.infiltrated(LOSSES="green_ampt", SOIL_NUMBERS="soil.tif", **storm)
        for row in (7, 22):
            for column in (6, 20, 33):
                here = {name: values[row, column] for name, values in soil.items()}
                expected = green_ampt_under_rain(
                    here["rate_mmh"] / 1000, here["Suction_mm"] / 1000, here["deficit"], rain=0.3, hours=0.5
                )
                self.assertAlmostEqual(ground[row, column] / expected, 1, delta=3e-4, msg=(row, column))
        raster = gdal.Open(str(self.folder / "soil.tif"), gdal.GA_Update)
        raster.GetRasterBand(2).SetDescription("psi")
        del raster
        wrong = self.answer(FAILED, "run", self.rain(LOSSES="green_ampt", SOIL_NUMBERS="soil.tif"))
        self.expect_error("soil_band_unknown", "psi", wrong)

    def test_tables(self):
        write_classes(self.folder / "soils.tif", numpy.full((ROWS, COLUMNS), 7))
        (self.folder / "soils.csv").write_text("class,first_rate_mmh,rate_mmh,decay_per_h\n7,80,5,4\n")
        changes = {"LOSSES": "horton", "SOILS": "soils.tif", "SOIL_TABLE": "soils.csv", "RAIN": 200}
        ground = self.infiltrated(**changes)
        expected = (5 * 0.5 + 75 / 4 * (1 - numpy.exp(-2))) / 1000
        self.assertAlmostEqual(ground.max(), expected, delta=2e-5)
        (self.folder / "soils.csv").write_text("class,first_rate_mmh,rate_mmh,decay_per_h\n7,3,5,4\n")
        self.expect_error("first_rate_below_final", "3", self.answer(FAILED, "run", self.rain(**changes)))
        (self.folder / "soils.csv").write_text("class,rate_mmh\n7,-5\n")
        self.expect_error("soil_number_out_of_limits", "-5", self.answer(FAILED, "run", self.rain(**changes)))
        (self.folder / "soils.csv").write_text("class,group\n7,E\n")
        self.expect_error("soil_group_unknown", "E", self.answer(FAILED, "run", self.rain(**changes)))

    def test_what_is_missing_is_named(self):
        answer = self.answer(FAILED, "run", self.rain(LOSSES="green_ampt", LOSS_RATE=5, DEFICIT=0.3))
        self.expect_error("loss_number_missing", "suction_mm", answer)
        (self.folder / "evaporation.csv").write_text("time_h,evaporation_mmh\n0,0.2\n")
        both = {"EVAPORATION": 1, "EVAPORATION_TABLE": "evaporation.csv"}
        self.expect_error("two_values_of_evaporation", "EVAPORATION", self.answer(FAILED, "run", self.rain(**both)))

    def test_units_that_look_wrong(self):
        answer = self.answer(DONE, "check", self.rain(LOSSES="constant", LOSS_RATE=2000, EVAPORATION=5))
        found = {finding["key"]: finding["why"] for finding in answer["results"]["FINDINGS"]}
        self.assertIn("2000", found["loss_rate_unusual"])
        self.assertIn("5", found["evaporation_unusual"])


if __name__ == "__main__":
    unittest.main(argv=["losses_test"])
