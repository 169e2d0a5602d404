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
        suction = numpy.linspace(50, 300, COLUMNS)[None, :] + numpy.zeros((ROWS, 1))
        bands = {"rate_mmh": numpy.full((ROWS, COLUMNS), 5), "Suction_mm": suction, "deficit": suction / 1000}
        raster = gdal.GetDriverByName("GTiff").Create(
            str(self.folder / "soil.tif"), COLUMNS, ROWS, len(bands), gdal.GDT_Float32
        )
        raster.SetGeoTransform((WEST, CELL, 0, NORTH, 0, -CELL))
        raster.SetSpatialRef(utm())
        for number, (name, values) in enumerate(bands.items(), 1):
            raster.GetRasterBand(number).SetDescription(name)
            raster.GetRasterBand(number).WriteArray(values)
        del raster
        ground = self.infiltrated(LOSSES="green_ampt", SOIL_NUMBERS="soil.tif", RAIN=300)
        for column in (5, 20, 34):
            s, hours, taken = suction[0, column] ** 2 / 1e6, 0.5, 0.0
            conductivity, rain = 0.005, 0.3
            ponding = conductivity * s / (rain * (rain - conductivity))
            right = conductivity * (hours - ponding) + rain * ponding - s * numpy.log(1 + rain * ponding / s)
            for _ in range(200):
                taken = right + s * numpy.log(1 + taken / s)
            self.assertAlmostEqual(ground[20, column], taken, delta=4e-3 * taken)
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
