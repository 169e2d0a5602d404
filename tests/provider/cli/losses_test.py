# SPDX-License-Identifier: GPL-3.0-or-later
"""Losses by numbers, soils and land cover, as the command `spate` takes them."""

import json
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


INCH = 0.0254  # m


def runoff(rain, curve):
    """TR-55, equation 2-3."""
    s = INCH * (1000 / curve - 10)
    beyond = max(rain - 0.2 * s, 0)
    return beyond * beyond / (beyond + s)


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

    def test_numbers_that_nothing_uses_are_warned_of(self):
        log = self.answer(DONE, "run", self.rain(LOSS_RATE=10, SUCTION=100))["log"]
        unused = [line for line in log if line.get("key") == "soils_unused"]
        self.assertEqual(2, len(unused), log)

    def test_soils_and_land_cover(self):
        soils = numpy.full((ROWS, COLUMNS), 12)
        soils[:, 20:] = 1
        cover = numpy.full((ROWS, COLUMNS), 30)
        cover[:10] = 50
        cover[10:12] = 80
        for row, kind in ((12, 70), (14, 90), (16, 95), (18, 100)):
            cover[row : row + 2] = kind
        write_classes(self.folder / "soils.tif", soils)
        write_classes(self.folder / "cover.tif", cover)
        maps = {"SOILS": "soils.tif", "LAND_COVER": "cover.tif"}
        ground = self.infiltrated(LOSSES="green_ampt", SATURATION=0.3, **maps)
        self.assertGreater(ground[20:, :18].min(), 0.0199)  # sand takes all
        self.assertLess(ground[20:, 22:].max(), 0.019)  # clay does not
        self.assertEqual(ground[10:12].max(), 0)  # nor does a lake
        retained = self.infiltrated(LOSSES="curve_number", **maps)
        of_both = {20: (49, 84), 5: (77, 92), 10: (100, 100), 12: (98, 98), 14: (78, 78), 16: (77, 77), 18: (68, 89)}
        for row, curves in of_both.items():
            for column, curve in zip((5, 35), curves):  # groups A and D
                self.assertAlmostEqual(retained[row, column], 0.020 - runoff(0.020, curve), delta=3e-5, msg=curve)

    def test_numbers_of_each_cell(self):
        # Six basins with a flat floor and soils of their own: water stays where it falls, and presses on the soil.
        floor = numpy.full((ROWS, COLUMNS), 100.0)
        floor[15] = floor[:, 13] = floor[:, 27] = -9999
        write_bands(self.folder / "basins.tif", {"": floor}, nodata=-9999)
        column, row = numpy.meshgrid(numpy.arange(COLUMNS), numpy.arange(ROWS))
        suction = 50 + 60 * (column // 14) + 30 * (row // 16)
        rate = 5 + 3 * (row // 16)
        soil = {"rate_mmh": rate, "Suction_mm": suction, "deficit": suction / 500, "impervious": 0.4 * (row // 16)}
        write_bands(self.folder / "soil.tif", soil)
        walls = {side: "wall" for side in ("WEST", "EAST", "NORTH", "SOUTH")}
        # Small steps, since a soil that ponds within a step takes as much as the step allows: 2e-3 with long ones.
        storm = {"DEM": "basins.tif", "RAIN": 300, "CFL": 0.05, **walls}
        ground = self.infiltrated(LOSSES="green_ampt", SOIL_NUMBERS="soil.tif", **storm)
        for row in (7, 22):
            for column in (6, 20, 33):
                here = {name: values[row, column] for name, values in soil.items()}
                pervious = 1 - here["impervious"]  # both conductivity and deficit are per area of the cell
                expected = green_ampt_under_rain(
                    pervious * here["rate_mmh"] / 1000,
                    here["Suction_mm"] / 1000,
                    pervious * here["deficit"],
                    rain=0.3,
                    hours=0.5,
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

    def test_the_curve_numbers_of_the_handbook(self):
        """USDA (1986), TR-55, table 2-1: what runs off (inches) of each depth of rain."""
        curves = (40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 98)
        table = {
            2: (0, 0, 0, 0.02, 0.06, 0.14, 0.24, 0.38, 0.56, 0.80, 1.09, 1.48, 1.77),
            6: (0.50, 0.80, 1.14, 1.52, 1.92, 2.35, 2.81, 3.28, 3.78, 4.30, 4.85, 5.41, 5.76),
            12: (3.38, 4.19, 5.00, 5.79, 6.56, 7.32, 8.05, 8.76, 9.45, 10.11, 10.76, 11.39, 11.76),
        }
        band = numpy.full((ROWS, COLUMNS), 100.0)
        for i, curve in enumerate(curves):
            band[:, 3 * i : 3 * i + 3] = curve
        write_bands(self.folder / "soil.tif", {"curve_number": band})
        for inches, expected in table.items():
            retained = self.infiltrated(LOSSES="curve_number", SOIL_NUMBERS="soil.tif", RAIN=2 * inches * 25.4)
            found = inches - retained[15, 1:39:3] / INCH
            worst = numpy.abs(found - expected).max()
            print(f"  {inches} in of rain: {worst:.4f} in from the table")
            self.assertLess(worst, 0.0075)  # its last digit, and quanta of the depth

    def test_impervious_parts_and_interception(self):
        cover = numpy.full((ROWS, COLUMNS), 1)
        cover[:15] = 2
        write_classes(self.folder / "cover.tif", cover)
        table = self.folder / "cover.csv"
        table.write_text("class,interception_mm,impervious\n1,2,0.25\n2,,0.65\n")
        maps = {"LAND_COVER": "cover.tif", "LAND_COVER_TABLE": "cover.csv"}
        ground = self.infiltrated(LOSSES="constant", INITIAL_LOSS=1, LOSS_RATE=10, **maps)
        # The initial loss in the first minutes of 40 mm/h, then the rate on what is pervious.
        for row, initial, rate in ((20, 3, 7.5), (5, 1, 3.5)):
            expected = initial + rate * (0.5 - initial / 40)
            print(f"  {1000 * ground[row].max():.3f} mm, by hand {expected:.3f} mm")
            self.assertAlmostEqual(1000 * ground[row].max(), expected, delta=0.1)
        # TR-55, example 2-3: lots with 35 % impervious area and lawns of the curve numbers 61 and 74 have 74 and 82.
        table.write_text("class,curve_number,impervious\n1,61,0.35\n2,74,0.35\n")
        ground = self.infiltrated(LOSSES="curve_number", RAIN=304.8, **maps)
        choices = numpy.arange(60, 99)
        for row, composite in ((20, 74), (5, 82)):
            errors = [abs(6 * INCH - ground[row, 20] - runoff(6 * INCH, curve)) for curve in choices]
            self.assertEqual(composite, choices[numpy.argmin(errors)])
        # What trees of the shipped table hold back.
        write_classes(self.folder / "cover.tif", numpy.full((ROWS, COLUMNS), 10))
        ground = self.infiltrated(LOSSES="constant", LOSS_RATE=0, LAND_COVER="cover.tif")
        self.assertAlmostEqual(1000 * ground.max(), 2, delta=0.01)

    def test_evaporation_over_time(self):
        (self.folder / "evaporation.csv").write_text("time_min,evaporation_mmh\n0,0\n20,6\n30,6\n")
        inputs = self.rain(EVAPORATION_TABLE="evaporation.csv", INFILTRATED=None, REPORT="report.html")
        self.answer(DONE, "run", inputs)
        evaporated = json.loads((self.folder / "report.json").read_text())["volumes_m3"]["evaporated"]
        expected = (6 / 2 / 3 + 6 / 6) / 1000 * CELL**2 * COLUMNS * ROWS  # all is wet, as it rains more
        print(f"  evaporated {evaporated:.3f} m3, by hand {expected:.3f} m3")
        self.assertAlmostEqual(evaporated / expected, 1, delta=2e-3)

    def test_what_is_missing_is_named(self):
        answer = self.answer(FAILED, "run", self.rain(LOSSES="green_ampt", LOSS_RATE=5, DEFICIT=0.3))
        self.expect_error("loss_number_missing", "suction_mm", answer)
        (self.folder / "evaporation.csv").write_text("time_h,evaporation_mmh\n0,0.2\n")
        both = {"EVAPORATION": 1, "EVAPORATION_TABLE": "evaporation.csv"}
        self.expect_error("two_values_of_evaporation", "EVAPORATION", self.answer(FAILED, "run", self.rain(**both)))

    def test_porosity_of_a_soil_stands_before_the_deficit_of_all_places(self):
        write_classes(self.folder / "soils.tif", numpy.repeat([[1] * COLUMNS, [2] * COLUMNS], ROWS // 2, axis=0))
        (self.folder / "soils.csv").write_text("class,effective_porosity\n1,0.4\n")
        soil = {"LOSSES": "green_ampt", "LOSS_RATE": 5, "SUCTION": 100, "SATURATION": 0.5, "SOILS": "soils.tif", "SOIL_TABLE": "soils.csv"}
        given = self.infiltrated(**soil, DEFICIT=0.05)
        alike = self.infiltrated(LOSSES="green_ampt", LOSS_RATE=5, SUCTION=100, DEFICIT=0.2)
        of_all = self.infiltrated(LOSSES="green_ampt", LOSS_RATE=5, SUCTION=100, DEFICIT=0.05)
        north, south = slice(0, 2), slice(-2, None)  # far from the other soil
        for rows, expected in ((north, alike), (south, of_all)):
            self.assertAlmostEqual(given[rows].mean(), expected[rows].mean(), delta=1e-5)
        self.assertGreater(alike[north].mean(), 1.1 * of_all[north].mean())

    def test_units_that_look_wrong(self):
        answer = self.answer(DONE, "check", self.rain(LOSSES="constant", LOSS_RATE=2000, EVAPORATION=5))
        found = {finding["key"]: finding["why"] for finding in answer["results"]["FINDINGS"]}
        self.assertIn("2000", found["loss_rate_unusual"])
        self.assertIn("5", found["evaporation_unusual"])


if __name__ == "__main__":
    unittest.main(argv=["losses_test"])
