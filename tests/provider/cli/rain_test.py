# SPDX-License-Identifier: GPL-3.0-or-later
"""Rain in space and time, as the command `spate` takes it: what the soil of each cell took is what fell on it."""

import base64
import json
import re
import unittest
import xml.etree.ElementTree as ElementTree

import numpy
from osgeo import gdal, ogr, osr
from valley import CELL, COLUMNS, DONE, FAILED, NORTH, ROWS, WEST, ValleyTest, utm

HOUR = 3600
# m, beside whole quanta that wait
TOLERANCE = 6e-6


def crs_of(code):
    crs = osr.SpatialReference()
    crs.ImportFromEPSG(code)
    crs.SetAxisMappingStrategy(osr.OAMS_TRADITIONAL_GIS_ORDER)
    return crs


def write_bands(path, bands, transform, crs=None, unit="mm/h", dates=None, nodata=None):
    rows, columns = bands[0].shape
    raster = gdal.GetDriverByName("GTiff").Create(str(path), columns, rows, len(bands), gdal.GDT_Float32)
    raster.SetGeoTransform(transform)
    raster.SetSpatialRef(crs or utm())
    for number, values in enumerate(bands, 1):
        band = raster.GetRasterBand(number)
        band.WriteArray(values)
        if unit:
            band.SetUnitType(unit)
        if dates:
            band.SetDescription(dates[number - 1])
        if nodata is not None:
            band.SetNoDataValue(nodata)


def write_netcdf(path, values, x, y, minutes, unit="mm", crs=None, ends=None, standard_name=None, order="tyx",
                 x_unit=None, kind=gdal.GDT_Float32, packed=None, time_unit="minutes since 2026-05-01 06:00:00",
                 calendar=None, names=("rr",), marks=()):
    """values[t, y, x]; coordinates with odd names, so that only their attributes tell what they are."""
    root = gdal.GetDriverByName("netCDF").CreateMultiDimensional(str(path)).GetRootGroup()
    degrees = crs is None
    number = gdal.ExtendedDataType.Create(gdal.GDT_Float64)
    text = gdal.ExtendedDataType.CreateString()

    def attribute(of, name, value):
        of.CreateAttribute(name, [], text).Write(value)

    dimensions = {}
    for key, name, at in (("t", "step", minutes), ("y", "lines", y), ("x", "pixels", x)):
        dimension = root.CreateDimension(name, None, None, len(at))
        variable = root.CreateMDArray(name, [dimension], number)
        variable.Write(numpy.asarray(at, dtype=float))
        if key == "t":
            attribute(variable, "units", time_unit)
            attribute(variable, "standard_name", "time")
            if calendar:
                attribute(variable, "calendar", calendar)
            if ends is not None:
                attribute(variable, "bounds", "step_bounds")
                pairs = root.CreateMDArray("step_bounds", [dimension, root.CreateDimension("two", None, None, 2)], number)
                pairs.Write(numpy.array([minutes, ends], dtype=float).T.copy())
        elif degrees:
            attribute(variable, "units", "degrees_north" if key == "y" else "degrees_east")
        else:
            attribute(variable, "units", x_unit or "m")
            attribute(variable, "standard_name", f"projection_{key}_coordinate")
        dimensions[key] = dimension
    for name in names:
        rain = root.CreateMDArray(name, [dimensions[key] for key in order], gdal.ExtendedDataType.Create(kind))
        attribute(rain, "units", unit)
        if standard_name:
            attribute(rain, "standard_name", standard_name)
        for mark, value in marks:
            rain.CreateAttribute(mark, [], gdal.ExtendedDataType.Create(kind)).Write(value)
        if packed:
            rain.SetScale(packed[0])
            rain.SetOffset(packed[1])
        if crs:
            rain.SetSpatialRef(crs)
        moved = numpy.transpose(values, ["tyx".index(key) for key in order])
        rain.Write(numpy.ascontiguousarray(moved))


def write_curvilinear(path, values, lon, lat, minutes, named=True, rotated=False):
    """values[t, j, i] with a longitude and a latitude [j, i] for each pixel, the rain as [i, t, j]."""
    root = gdal.GetDriverByName("netCDF").CreateMultiDimensional(str(path)).GetRootGroup()
    number = gdal.ExtendedDataType.Create(gdal.GDT_Float64)
    text = gdal.ExtendedDataType.CreateString()
    count, rows, columns = values.shape
    i, j = root.CreateDimension("ni", None, None, columns), root.CreateDimension("nj", None, None, rows)
    t = root.CreateDimension("step", None, None, count)
    times = root.CreateMDArray("step", [t], number)
    times.Write(numpy.asarray(minutes, dtype=float))
    times.CreateAttribute("units", [], text).Write("minutes since 2026-05-01 06:00:00")
    for name, at, unit in (("East", lon, "degrees_east"), ("North", lat, "degrees_north")):
        array = root.CreateMDArray(name, [j, i], number)
        array.CreateAttribute("units", [], text).Write(unit)
        array.Write(numpy.ascontiguousarray(at))
    for dimension, name in ((i, "grid_longitude"), (j, "grid_latitude")) if rotated else ():
        axis = root.CreateMDArray(dimension.GetName(), [dimension], number)
        axis.Write(0.1 * numpy.arange(dimension.GetSize()))
        axis.CreateAttribute("units", [], text).Write("degrees")
        axis.CreateAttribute("standard_name", [], text).Write(name)
    rain = root.CreateMDArray("rr", [i, t, j], gdal.ExtendedDataType.Create(gdal.GDT_Float32))
    rain.CreateAttribute("units", [], text).Write("mm")
    rain.CreateAttribute("standard_name", [], text).Write("rainfall_amount")
    if named:
        rain.CreateAttribute("coordinates", [], text).Write("North East")
    rain.Write(numpy.ascontiguousarray(numpy.transpose(values, (2, 0, 1)).astype(numpy.float32)))


class RainTest(ValleyTest):
    def rain(self, **changes):
        inputs = {
            "INFLOWS": None,
            "HYDROGRAPHS": None,
            "DURATION": 1,
            "LOSSES": "constant",
            "LOSS_RATE": 5000,
            "INFILTRATED": "fallen.tif",
        }
        return self.write({**inputs, **changes})

    def fallen(self, **changes):
        """What fell on each cell (m), from the northern row on, and the log."""
        process = self.run_command("run", self.rain(**changes))
        self.assertEqual(DONE, process.returncode, process.stdout + process.stderr)
        return gdal.Open(str(self.folder / "fallen.tif")).ReadAsArray().astype(float), process.stdout + process.stderr

    def refuses(self, key, name, **changes):
        self.expect_error(key, name, self.answer(FAILED, "run", self.rain(**changes)))

    def expect_fallen(self, expected, found, tolerance=TOLERANCE):
        error = numpy.abs(found - expected).max()
        print(f"  largest error {error * 1000:.5f} mm of {expected.max() * 1000:.3f} mm")
        self.assertLessEqual(error, tolerance)

    # Pixels of 100 x 75 m on the valley of 400 x 300 m, whose edges lie on those of cells.
    def blocks(self, seed=1, times=3):
        values = numpy.random.default_rng(seed).uniform(0, 60, (times, 4, 4)).astype(numpy.float32)
        values[1, 2] = 0
        return values

    @staticmethod
    def on_cells(pixels):
        """Of 100 x 75 m to cells of 10 m; the middle cell of 15 lies in two pixels."""
        fine = numpy.repeat(numpy.repeat(pixels, 15, axis=0), 20, axis=1)  # cells of 5 m
        return fine.reshape(ROWS, 2, COLUMNS, 2).mean(axis=(1, 3))

    def test_bands_with_their_interval(self):
        values = self.blocks()
        write_bands(self.folder / "rain.tif", values, (WEST, 100, 0, NORTH, 0, -75))
        found, log = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=20)
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 3 / 1000, found)
        self.assertIn("(0.0000 %)", log)  # the total of the file is that of the cells
        write_bands(self.folder / "rain.tif", values, (WEST, 100, 0, NORTH, 0, -75), unit="mm")
        found, _ = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=15)
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 1000, found)

    def test_units_of_bands(self):
        values = self.blocks(times=2)
        place = (WEST, 100, 0, NORTH, 0, -75)
        expected = self.on_cells(values.sum(axis=0)) / 2 / 1000
        for unit, factor in (("kg m-2 s-1", 1 / 3600), ("m s-1", 1 / 3.6e6), ("in/h", 1 / 25.4), ("mm/day", 24), ("kg m**-2", 0.5)):
            write_bands(self.folder / "rain.tif", values * numpy.float32(factor), place, unit=unit)
            found, _ = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=30)
            self.expect_fallen(expected, found)
        write_bands(self.folder / "rain.tif", values, place, unit="")
        self.refuses("rain_unit_not_stated", "RAIN_UNIT", RAIN_RASTER="rain.tif", RAIN_INTERVAL=30)
        found, _ = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=30, RAIN_UNIT="mm/h")
        self.expect_fallen(expected, found)
        write_bands(self.folder / "rain.tif", values, place, unit="furlong")
        self.refuses("rain_unit_unknown", "furlong", RAIN_RASTER="rain.tif", RAIN_INTERVAL=30)
        found, log = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=30, RAIN_UNIT="mm/h")
        self.expect_fallen(expected, found)
        self.assertIn("furlong", log)  # taken as chosen, with a warning
        write_bands(self.folder / "rain.tif", values, place, unit="mm")
        self.refuses("rain_unit_chosen_otherwise", "mm/h", RAIN_RASTER="rain.tif", RAIN_INTERVAL=30, RAIN_UNIT="mm/h")
        write_bands(self.folder / "rain.tif", values - 30, place)
        self.refuses("rain_impossible", "RAIN_UNIT", RAIN_RASTER="rain.tif", RAIN_INTERVAL=30)
        self.refuses("rain_times_missing", "RAIN_INTERVAL", RAIN_RASTER="rain.tif")

    def test_dates_of_bands(self):
        values = self.blocks(times=3)
        place = (WEST, 100, 0, NORTH, 0, -75)
        dates = ["2026-05-01T06:00", "2026-05-01T06:20", "2026-05-01T06:40"]
        write_bands(self.folder / "rain.tif", values, place, dates=dates)
        found, _ = self.fallen(RAIN_RASTER="rain.tif", START_TIME="2026-05-01T06:30")
        self.expect_fallen(self.on_cells(0.5 * values[1] + values[2]) / 3 / 1000, found)
        # Times that are the ends of intervals: the first begins at 05:40.
        found, _ = self.fallen(RAIN_RASTER="rain.tif", START_TIME="2026-05-01T05:50", RAIN_STAMP="end")
        self.expect_fallen(self.on_cells(0.5 * values[0] + values[1] + values[2]) / 3 / 1000, found)
        # Without START_TIME the run begins with the file.
        found, log = self.fallen(RAIN_RASTER="rain.tif")
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 3 / 1000, found)
        self.assertIn("2026-05-01T06:00:00", log)
        self.refuses("rain_at_other_times", "START_TIME", RAIN_RASTER="rain.tif", START_TIME="2026-05-02T06:00")
        dates[1] = "2026-05-01 06:20 PM"
        write_bands(self.folder / "rain.tif", values, place, dates=dates)
        self.refuses("rain_band_without_time", "RAIN_INTERVAL", RAIN_RASTER="rain.tif")
        dates[1] = "noon"
        write_bands(self.folder / "rain.tif", values, place, dates=dates)
        self.refuses("rain_band_without_time", "RAIN_INTERVAL", RAIN_RASTER="rain.tif")

    def test_gaps(self):
        values = self.blocks(times=4)
        dates = [f"2026-05-01T06:{minute:02}" for minute in (0, 10, 20, 50)]
        write_bands(self.folder / "rain.tif", values, (WEST, 100, 0, NORTH, 0, -75), dates=dates, nodata=-1)
        self.refuses("rain_has_gaps", "RAIN_GAPS", RAIN_RASTER="rain.tif")
        found, log = self.fallen(RAIN_RASTER="rain.tif", RAIN_GAPS="zero")
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 6 / 1000, found)
        self.assertIn("0.33 h", log)
        values[3, 1, 2] = -1
        write_bands(self.folder / "rain.tif", values[3:], (WEST, 100, 0, NORTH, 0, -75), nodata=-1)
        self.refuses("rain_has_gaps", "RAIN_GAPS", RAIN_RASTER="rain.tif", RAIN_INTERVAL=60)
        found, _ = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=60, RAIN_GAPS="zero")
        self.expect_fallen(self.on_cells(numpy.maximum(values[3], 0)) / 1000, found)
        # A file that covers the western half alone.
        values[3, 1, 2] = 7
        write_bands(self.folder / "rain.tif", [values[3][:, :2]], (WEST, 100, 0, NORTH, 0, -75))
        self.refuses("rain_has_gaps", "50.00 %", RAIN_RASTER="rain.tif", RAIN_INTERVAL=60)
        found, log = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=60, RAIN_GAPS="zero")
        self.assertIn("(0.0000 %)", log)
        values[3][:, 2:] = 0
        self.expect_fallen(self.on_cells(values[3]) / 1000, found)
        write_bands(self.folder / "rain.tif", [values[3]], (WEST + 5e5, 100, 0, NORTH, 0, -75))
        self.refuses("rain_outside_dem", "DEM", RAIN_RASTER="rain.tif", RAIN_INTERVAL=60, RAIN_GAPS="zero")

    def test_marks_of_missing_values(self):
        """CF has several: each is a gap, and none is rain."""
        values = self.blocks(times=2)[:1]
        middles = [WEST + 50 + 100 * i for i in range(4)], [NORTH - 37.5 - 75 * j for j in range(4)]
        expected = self.on_cells(numpy.where(values[0] > 0, values[0], 0)) / 1000
        for marks, mark in (
            ([("missing_value", -9.0)], -9),
            ([("_FillValue", -8.0), ("missing_value", -9.0)], -9),
            ([("valid_min", 0.0)], -1),
            ([("valid_max", 500.0)], 999),
        ):
            marked = values.copy()
            marked[0, 1, 2] = mark
            write_netcdf(self.folder / "rain.nc", marked, *middles, [0], ends=[60], crs=utm(), marks=marks)
            self.refuses("rain_has_gaps", "RAIN_GAPS", RAIN_RASTER="rain.nc")
            found, _ = self.fallen(RAIN_RASTER="rain.nc", RAIN_GAPS="zero")
            known = self.on_cells(numpy.where(marked[0] == mark, 0, 1)) == 1
            self.expect_fallen(expected * known, found * known)

    def test_a_rotated_raster(self):
        """Pixels of 120 m that stand at 30 degrees: cells across their edges get the mean by area."""
        angle, size = numpy.radians(30), 120.0
        c, s = numpy.cos(angle) * size, numpy.sin(angle) * size
        place = (WEST - 150, c, s, NORTH + 50, s, -c)
        values = numpy.random.default_rng(4).uniform(5, 60, (1, 9, 9)).astype(numpy.float32)
        write_bands(self.folder / "rain.tif", values, place)
        found, log = self.fallen(RAIN_RASTER="rain.tif", RAIN_INTERVAL=60, RAIN_GAPS="zero")
        fine = 40  # samples along a cell
        x = WEST + (numpy.arange(COLUMNS * fine) + 0.5) * CELL / fine
        y = NORTH - (numpy.arange(ROWS * fine) + 0.5) * CELL / fine
        x, y = numpy.meshgrid(x - place[0], y - place[3])
        column = numpy.floor((x * c + y * s) / size**2).astype(int)
        row = numpy.floor((x * s - y * c) / size**2).astype(int)
        inside = (column >= 0) & (row >= 0) & (column < 9) & (row < 9)
        exact = numpy.where(inside, values[0][row.clip(0, 8), column.clip(0, 8)], 0)
        exact = exact.reshape(ROWS, fine, COLUMNS, fine).mean(axis=(1, 3)) / 1000
        self.expect_fallen(exact, found, 0.1 * 0.055)  # of the range, on a cell at an edge
        total = found.sum() / exact.sum() - 1
        print(f"  total: {total:.2e}")
        self.assertLess(abs(total), 1e-3)
        self.assertRegex(log, r"\(-?0\.0\d+ %\)")

    def test_netcdf_of_longitude_and_latitude(self):
        """Axes in another order, latitude falling, packed numbers, in a CRS that is not the grid's."""
        to_degrees = osr.CoordinateTransformation(crs_of(32633), crs_of(4326))
        west, south, _ = to_degrees.TransformPoint(WEST - 300, NORTH - 700)
        east, north, _ = to_degrees.TransformPoint(WEST + 700, NORTH + 400)
        lon, lat = numpy.linspace(west, east, 9), numpy.linspace(north, south, 8)
        packed = numpy.random.default_rng(2).integers(0, 200, (3, 8, 9)).astype(numpy.int16)
        write_netcdf(self.folder / "rain.nc", packed, lon, lat, [0, 20, 40], ends=[20, 40, 60], order="xty",
                     kind=gdal.GDT_Int16, packed=(0.1, 0.5), unit="kg m-2", standard_name="precipitation_amount")
        found, log = self.fallen(RAIN_RASTER="rain.nc", START_TIME="2026-05-01T06:00")
        values = (packed * 0.1 + 0.5).sum(axis=0) / 1000
        expected = numpy.zeros((ROWS, COLUMNS))
        fine = 8
        for row in range(ROWS):
            for column in range(COLUMNS):
                points = [(WEST + (column + (i + 0.5) / fine) * CELL, NORTH - (row + (j + 0.5) / fine) * CELL)
                          for i in range(fine) for j in range(fine)]
                places = numpy.array(to_degrees.TransformPoints(points))
                c = numpy.rint((places[:, 0] - west) / (lon[1] - lon[0])).astype(int)
                r = numpy.rint((places[:, 1] - north) / (lat[1] - lat[0])).astype(int)
                expected[row, column] = values[r, c].mean()
        self.expect_fallen(expected, found, 0.1 * values.max())
        self.assertLess(numpy.abs(found - expected).mean(), 1e-5)
        total = found.sum() / expected.sum() - 1
        print(f"  total: {total:.2e}")
        self.assertLess(abs(total), 1e-3)
        self.assertRegex(log, r"\(-?0\.0[0-4]\d+ %\)")

    def test_curvilinear_netcdf(self):
        """Uneven columns and rows at 30 degrees to the grid, whose pixels have a longitude and a latitude each."""
        along = -320 + 95 * numpy.arange(10) + 3.0 * numpy.arange(10) ** 1.5
        across = -380 + 70 * numpy.arange(12) + 1.5 * numpy.arange(12) ** 1.5
        c, s = numpy.cos(numpy.radians(30)), numpy.sin(numpy.radians(30))
        x0, y0 = WEST + 200, NORTH - 150
        u, v = numpy.meshgrid(along, across)
        to_degrees = osr.CoordinateTransformation(crs_of(32633), crs_of(4326))
        flat = numpy.column_stack([(x0 + c * u - s * v).ravel(), (y0 + s * u + c * v).ravel()])
        lon, lat = numpy.array(to_degrees.TransformPoints(flat.tolist()))[:, :2].T.reshape(2, *u.shape)
        values = numpy.random.default_rng(6).uniform(0, 12, (3, *u.shape))
        write_curvilinear(self.folder / "rain.nc", values, lon, lat, [0, 20, 40])
        found, log = self.fallen(RAIN_RASTER="rain.nc")

        def bounds(middles):
            inner = 0.5 * (middles[1:] + middles[:-1])
            return numpy.concatenate([[2 * middles[0] - inner[0]], inner, [2 * middles[-1] - inner[-1]]])

        fine = 40  # samples along a cell
        x = WEST + (numpy.arange(COLUMNS * fine) + 0.5) * CELL / fine - x0
        y = NORTH - (numpy.arange(ROWS * fine) + 0.5) * CELL / fine - y0
        x, y = numpy.meshgrid(x, y)
        column = numpy.searchsorted(bounds(along), c * x + s * y) - 1
        row = numpy.searchsorted(bounds(across), c * y - s * x) - 1
        self.assertTrue((column >= 0).all() and (row >= 0).all() and (column < 10).all() and (row < 12).all())
        exact = values.sum(axis=0)[row, column].reshape(ROWS, fine, COLUMNS, fine).mean(axis=(1, 3)) / 1000
        self.expect_fallen(exact, found, 0.1 * values.sum(axis=0).max() / 1000)  # on a cell at an edge
        error, total = numpy.abs(found - exact).mean(), found.sum() / exact.sum() - 1
        print(f"  mean error {1000 * error:.5f} mm, total {total:.2e}")
        self.assertLess(error, 0.1e-3)
        self.assertLess(abs(total), 1e-3)
        self.assertRegex(log, r"\(-?0\.0[0-4]\d+ %\)")  # of the file's own pixels
        # Found by their units alone; and longitudes from 0 to 360.
        write_curvilinear(self.folder / "rain.nc", values, lon + 360, lat, [0, 20, 40], named=False)
        again, _ = self.fallen(RAIN_RASTER="rain.nc")
        self.assertLess(numpy.abs(again - found).max(), 1e-5)
        # Degrees about another pole say less than those of the pixels.
        write_curvilinear(self.folder / "rain.nc", values, lon, lat, [0, 20, 40], rotated=True)
        again, _ = self.fallen(RAIN_RASTER="rain.nc")
        self.assertEqual(0, numpy.abs(again - found).max())

        write_curvilinear(self.folder / "small.nc", values[:, :5], lon[:5], lat[:5], [0, 20, 40])
        self.refuses("rain_has_gaps", "RAIN_GAPS", RAIN_RASTER="small.nc")
        part, log = self.fallen(RAIN_RASTER="small.nc", RAIN_GAPS="zero")
        outside = (row >= 5).reshape(ROWS, fine, COLUMNS, fine)
        self.assertEqual(0, part[outside.all(axis=(1, 3))].max())
        inside = ~outside.any(axis=(1, 3)) & (numpy.abs(found - exact) < 1e-5)
        # The outermost row goes on as the middles do, not as far as with the next one: away from it all is as before.
        far = inside & (row < 4).reshape(ROWS, fine, COLUMNS, fine).all(axis=(1, 3))
        self.assertLess(numpy.abs(part - found)[far].max(), TOLERANCE)
        self.assertRegex(log, r"\(-?0\.\d+ %\)")
        broken = lon.copy()
        broken[3, 3] = numpy.nan
        write_curvilinear(self.folder / "broken.nc", values, broken, lat, [0, 20, 40])
        self.refuses("rain_pixels_misplaced", "East", RAIN_RASTER="broken.nc")
        broken[3, 3] = lon[3, 6]
        write_curvilinear(self.folder / "broken.nc", values, broken, lat, [0, 20, 40])
        self.refuses("rain_pixels_misplaced", "North", RAIN_RASTER="broken.nc")

    def test_netcdf_says_what_it_lacks(self):
        x, y = WEST + 50 + 100 * numpy.arange(4), NORTH - 37.5 - 75 * numpy.arange(4)
        values = self.blocks(times=3)
        write_netcdf(self.folder / "a.nc", values, x, y, [0, 20, 40], crs=utm(), unit="mm h-1")
        found, _ = self.fallen(RAIN_RASTER="a.nc")
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 3 / 1000, found)
        for named in (f'NETCDF:"{self.folder / "a.nc"}":rr', "a.nc|layername=rr"):
            found, _ = self.fallen(RAIN_RASTER=named)
            self.expect_fallen(self.on_cells(values.sum(axis=0)) / 3 / 1000, found)
        write_netcdf(self.folder / "b.nc", values, x, y, [0, 20, 40], crs=utm(), unit="mm", standard_name="rainfall_rate")
        self.refuses("rain_unit_contradictory", "'mm'", RAIN_RASTER="b.nc")
        found, _ = self.fallen(RAIN_RASTER="b.nc", RAIN_UNIT="mm", DURATION=1)
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 1000, found)
        write_netcdf(self.folder / "c.nc", values, x, y, [0, 20, 20], crs=utm())
        self.refuses("rain_times_not_increasing", "2026-05-01T06:20:00", RAIN_RASTER="c.nc")
        write_netcdf(self.folder / "d.nc", values, x, y, [0, 20, 40], ends=[30, 40, 60], crs=utm())
        self.refuses("rain_intervals_overlap", "06:30:00", RAIN_RASTER="d.nc")
        write_netcdf(self.folder / "e.nc", values, [x[0], x[1], x[2], x[3] + 70], y, [0, 20, 40], crs=utm())
        self.refuses("rain_axis_uneven", "pixels", RAIN_RASTER="e.nc")
        write_netcdf(self.folder / "f.nc", values, x / 1000, y / 1000, [0, 20, 40], crs=utm(), unit="mm", x_unit="km")
        found, _ = self.fallen(RAIN_RASTER="f.nc")
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 1000, found)

    def test_netcdf_that_cannot_be_understood(self):
        x, y = WEST + 50 + 100 * numpy.arange(4), NORTH - 37.5 - 75 * numpy.arange(4)
        values = self.blocks(times=3)

        def refuses(key, name, times=(0, 20, 40), **changes):
            write_netcdf(self.folder / f"{key}.nc", values[: len(times)], x, y, times, crs=utm(), **changes)
            self.refuses(key, name, RAIN_RASTER=f"{key}.nc")

        refuses("rain_time_unit_unknown", "fortnights", time_unit="fortnights since 2026-05-01")
        refuses("rain_calendar_unknown", "noleap", calendar="noleap")
        for unit, length in (("milliseconds", 60e3), ("microseconds", 60e6), ("seconds", 60), ("hours", 1 / 60)):
            times = numpy.array([0, 20, 40]) * length
            write_netcdf(self.folder / "unit.nc", values, x, y, times, crs=utm(), time_unit=f"{unit} since 2026-05-01 06:00:00")
            found, _ = self.fallen(RAIN_RASTER="unit.nc")
            self.expect_fallen(self.on_cells(values.sum(axis=0)) / 1000, found)
        refuses("rain_variable_ambiguous", "rr, snow", names=("rr", "snow"))
        refuses("rain_interval_missing", "RAIN_INTERVAL", times=(0,))
        found, _ = self.fallen(RAIN_RASTER="rain_interval_missing.nc", RAIN_INTERVAL=60)
        self.expect_fallen(self.on_cells(values[0]) / 1000, found)
        # Of several variables the one that is named, as each of both does, or that has the name of rain.
        for source in ("rain_variable_ambiguous.nc|layername=snow", 'NETCDF:"rain_variable_ambiguous.nc":snow'):
            found, _ = self.fallen(RAIN_RASTER=source)
            self.expect_fallen(self.on_cells(values.sum(axis=0)) / 1000, found)
        write_netcdf(self.folder / "named.nc", values, x, y, [0, 20, 40], crs=utm(), names=("rr", "precipitation"))
        found, _ = self.fallen(RAIN_RASTER="named.nc")
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 1000, found)
        write_netcdf(self.folder / "bare.nc", values, x, y, [0, 20, 40], crs=utm(), time_unit="steps")
        root = gdal.OpenEx(str(self.folder / "bare.nc"), gdal.OF_MULTIDIM_RASTER | gdal.OF_UPDATE).GetRootGroup()
        root.OpenMDArray("step").GetAttribute("standard_name").Write("step")
        del root
        self.refuses("rain_axes_missing", "bare.nc", RAIN_RASTER="bare.nc")

    def warned(self, **changes):
        answer = self.answer(DONE, "check", self.rain(**changes))
        return {finding["key"]: finding["why"] for finding in answer["results"]["FINDINGS"]}

    def test_what_is_warned_of(self):
        values = self.blocks()
        place = (WEST, 100, 0, NORTH, 0, -75)
        write_bands(self.folder / "rain.tif", values, place)
        given = {"RAIN_RASTER": "rain.tif", "RAIN_INTERVAL": 20}
        self.assertFalse({"rain_without_crs", "rain_total_differs"} & set(self.warned(**given)))
        write_bands(self.folder / "rain.tif", values, place, crs=osr.SpatialReference())
        self.assertIn("rain_without_crs", self.warned(**given))
        found, _ = self.fallen(**given)  # in the coordinates of the DEM
        self.expect_fallen(self.on_cells(values.sum(axis=0)) / 3 / 1000, found)
        # 50 pixels across a cell, of which it rains on one: 32 samples a side give it 1 / 1024 of the cell, not 1 / 2500.
        shower = numpy.zeros((50, 50), numpy.float32)
        shower[0, 0] = 60
        write_bands(self.folder / "rain.tif", [shower], (WEST, CELL / 50, 0, NORTH, 0, -CELL / 50))
        why = self.warned(RAIN_RASTER="rain.tif", RAIN_INTERVAL=60, RAIN_GAPS="zero")["rain_total_differs"]
        print(f"  {why}")
        self.assertIn(f"{100 * (2500 / 1024 - 1):.2f} %", why)

    def places(self, kind, features):
        file = ogr.GetDriverByName("GPKG").CreateDataSource(str(self.folder / "places.gpkg"))
        layer = file.CreateLayer("places", utm(), kind)
        layer.CreateField(ogr.FieldDefn("station", ogr.OFTString))
        for wkt, station in features:
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkt(wkt))
            feature.SetField("station", station)
            layer.CreateFeature(feature)
        (self.folder / "rain.csv").write_text(
            "station,time_min,rain_mmh\nhill,0,30\nhill,60,30\nmill,0,0\nmill,40,60\nmill,60,0\n"
        )
        return {"RAIN_PLACES": "places.gpkg", "RAIN_TABLE": "rain.csv"}

    def test_gauges(self):
        at = {"hill": (WEST + 52, NORTH - 31), "mill": (WEST + 333, NORTH - 215)}
        given = self.places(ogr.wkbPoint, [(f"POINT ({x} {y})", name) for name, (x, y) in at.items()])
        depths = {"hill": 0.030, "mill": 0.030}
        x, y = numpy.meshgrid(WEST + (numpy.arange(COLUMNS) + 0.5) * CELL, NORTH - (numpy.arange(ROWS) + 0.5) * CELL)
        distance = {name: numpy.hypot(x - px, y - py) for name, (px, py) in at.items()}
        found, _ = self.fallen(**given)
        self.expect_fallen(numpy.full((ROWS, COLUMNS), 0.030), found)
        # Behind its table it rains on, and not unnoticed: 30 mm/h on the hill.
        for hours, keys in ((1, []), (1.1, ["rain_held"])):
            log = self.answer(DONE, "run", self.rain(**given, DURATION=hours))["log"]
            self.assertEqual(keys, [line["key"] for line in log if line.get("key") == "rain_held"])
        # Half an hour: 15 mm on the hill, a ramp up to 45 mm/h at the mill.
        found, _ = self.fallen(**given, DURATION=0.5)
        depths = {"hill": 0.015, "mill": 0.5 * 0.5 * 0.045}
        nearest = numpy.where(distance["hill"] < distance["mill"], depths["hill"], depths["mill"])
        self.expect_fallen(nearest, found)
        found, _ = self.fallen(**given, DURATION=0.5, RAIN_SPREAD="inverse_distance")
        weights = {name: 1 / distance[name] ** 2 for name in at}
        mean = sum(weights[name] * depths[name] for name in at) / sum(weights.values())
        self.expect_fallen(mean, found)
        self.refuses("two_values_of_rain", "RAIN", **given, RAIN=10)
        self.refuses("rain_table_missing", "RAIN_TABLE", RAIN_PLACES="places.gpkg", RAIN=0)
        self.refuses("rain_of_several_stations", "RAIN_PLACES", RAIN_TABLE="rain.csv")
        self.places(ogr.wkbPoint, [("POINT (500000 5300000)", "lake")])
        self.refuses("rain_station_unknown", "'mill'", **given)

    def test_what_tables_do_not_say(self):
        places = [("MULTIPOINT ((500052 5299969), (500333 5299785))", "hill")]
        given = self.places(ogr.wkbMultiPoint, places)
        # All points of a place have its series.
        found, _ = self.fallen(**given)
        self.expect_fallen(numpy.full((ROWS, COLUMNS), 0.030), found)
        self.assertIn("mill", self.warned(**given)["rain_stations_unused"])
        # Each series ends by itself, and begins so.
        self.places(ogr.wkbPoint, [("POINT (500052 5299969)", "hill"), ("POINT (500333 5299785)", "mill")])
        table = self.folder / "rain.csv"
        table.write_text("station,time_min,rain_mmh\nhill,0,30\nhill,6,30\nmill,0,0\nmill,40,60\nmill,60,0\n")
        self.assertIn("30 mm/h", self.warned(**given, DURATION=0.5)["rain_held"])
        table.write_text("station,time_min,rain_mmh\nhill,10,30\nhill,60,0\nmill,10,0\nmill,60,0\n")
        warned = self.warned(**given, DURATION=0.5)
        self.assertIn("5 mm", warned["rain_starts_late"])  # 10 minutes of 30 mm/h
        self.assertNotIn("rain_held", warned)
        table.write_text("time_min,rain_mmh\n10,30\n20,0\n")
        self.assertIn("5 mm", self.warned(RAIN_TABLE="rain.csv", DURATION=0.5)["rain_starts_late"])

    def test_an_inflow_in_the_clock_of_its_event(self):
        given = {"INFLOWS": self.inputs["INFLOWS"], "HYDROGRAPHS": "q.csv", "DURATION": 0.5}
        (self.folder / "q.csv").write_text("time_s,discharge_m3s\n600,3\n1200,5\n1800,0\n")
        warned = self.warned(**given)
        self.assertIn("1800.0 m³", warned["series_starts_late"])
        (self.folder / "q.csv").write_text("time_s,discharge_m3s\n600,0\n1200,5\n1800,0\n")
        self.assertNotIn("series_starts_late", self.warned(**given))

    def test_pixels_over_nothing(self):
        # What lies over nodata of the DEM alone needs no rain.
        dem = gdal.Open(str(self.folder / "dem.tif"), gdal.GA_Update)
        band = dem.GetRasterBand(1)
        ground = band.ReadAsArray()
        ground[:, :20] = -9999
        band.SetNoDataValue(-9999)
        band.WriteArray(ground)
        dem = band = None
        values = numpy.full((ROWS // 10, COLUMNS // 10), 6, numpy.float32)
        values[:, 0] = numpy.nan
        write_bands(self.folder / "rain.tif", [values], (WEST, 10 * CELL, 0, NORTH, 0, -10 * CELL))
        given = {"RAIN_RASTER": "rain.tif", "RAIN_INTERVAL": 60, "INFLOWS": None, "HYDROGRAPHS": None}
        self.answer(DONE, "run", self.rain(**given))
        values[:, 2] = numpy.nan
        write_bands(self.folder / "rain.tif", [values], (WEST, 10 * CELL, 0, NORTH, 0, -10 * CELL))
        self.refuses("rain_has_gaps", "no data", **given)

    def test_areas(self):
        west = "POLYGON ((499000 5290000, 500200 5290000, 500200 5310000, 499000 5310000, 499000 5290000))"
        east = "POLYGON ((500200 5290000, 500400 5290000, 500400 5310000, 500200 5310000, 500200 5290000))"
        given = self.places(ogr.wkbPolygon, [(west, "hill"), (east, "mill")])
        found, _ = self.fallen(**given, DURATION=0.5)
        expected = numpy.full((ROWS, COLUMNS), 0.015)
        expected[:, 20:] = 0.25 * 0.045
        self.expect_fallen(expected, found)
        given = self.places(ogr.wkbPolygon, [(west, "hill")])
        self.refuses("rain_places_leave_out", "50.00 %", **given)
        found, _ = self.fallen(**given, DURATION=0.5, RAIN_GAPS="zero")
        expected[:, 20:] = 0
        self.expect_fallen(expected, found)
        given = self.places(ogr.wkbUnknown, [(west, "hill"), ("POINT (500000 5300000)", "mill")])
        self.refuses("rain_places_mixed", "RAIN_PLACES", **given)

    def test_the_report_maps_the_totals(self):
        values = self.blocks(times=3)
        write_bands(self.folder / "rain.tif", values, (WEST, 100, 0, NORTH, 0, -75))
        given = {"RAIN_RASTER": "rain.tif", "RAIN_INTERVAL": 20, "LOSS_RATE": 10, "EVAPORATION": 2, "REPORT": "report.html"}
        self.answer(DONE, "run", self.rain(**given, DURATION=0.5))
        totals = self.on_cells(values[0] / 3 + values[1] / 6)  # mm in half an hour
        rain = json.loads((self.folder / "report.json").read_text())["rain"]
        self.assertAlmostEqual(totals.mean(), rain["mean_mm"], delta=1e-4)
        for name, extreme in (("least_mm", totals.min()), ("largest_mm", totals.max())):
            self.assertAlmostEqual(extreme, rain[name]["value"], delta=1e-4)
            at = totals[int((NORTH - rain[name]["y"]) / CELL), int((rain[name]["x"] - WEST) / CELL)]
            self.assertAlmostEqual(extreme, at, delta=1e-4)
        self.assertEqual(COLUMNS * ROWS * CELL**2, rain["area_m2"])

        text = (self.folder / "report.html").read_text(encoding="utf-8")
        page = ElementTree.fromstring(text.replace("<!DOCTYPE html>", ""))
        svg = "{http://www.w3.org/2000/svg}"
        (sheet,) = [map_ for map_ in page.iter(svg + "svg") if map_.findtext(svg + "title") == "Total rain"]
        # The picture has each cell in the colour of its class, over the ground.
        address = sheet.find(svg + "image").get("href")
        gdal.FileFromMemBuffer("/vsimem/rain.png", base64.b64decode(address.split(",")[1]))
        pixels = gdal.Open("/vsimem/rain.png").ReadAsArray().astype(float)
        legend = re.search(r"Total rain</b>(.*?)</p>", text, re.S) or re.search(r"Total rain(.*?)(?:<h2|<svg)", text, re.S)
        classes = re.findall(r"(#[0-9a-f]{6}).*?([\d.]+) to ([\d.]+) mm", legend.group(1), re.S)
        self.assertGreaterEqual(len(classes), 3)
        print("  classes", classes)
        down, across = pixels.shape[1] / ROWS, pixels.shape[2] / COLUMNS
        for row in range(ROWS):
            for column in range(COLUMNS):
                found = pixels[:3, int((row + 0.5) * down), int((column + 0.5) * across)]
                matches = []
                for color, low, high in classes:
                    painted = numpy.array([int(color[i : i + 2], 16) for i in (1, 3, 5)])
                    ground = (found - 0.8 * painted) / 0.2  # a grey
                    if numpy.ptp(ground) <= 8 and ground.min() >= 110:
                        matches.append((float(low), float(high)))
                self.assertEqual(1, len(matches), (row, column, found))
                self.assertTrue(matches[0][0] <= totals[row, column] <= matches[0][1], (row, column))
        plots = ["".join(plot.itertext()) for plot in page.iter(svg + "svg") if plot.get("class") == "plot"]
        (losses,) = [plot for plot in plots if "Rain and losses (mm/h)" in plot]
        self.assertIn("infiltrated", losses)
        self.assertIn("evaporated", losses)

        # The same everywhere: no map.
        self.answer(DONE, "run", self.rain(RAIN=30, REPORT="report.html", LOSSES=None, LOSS_RATE=None, INFILTRATED=None))
        rain = json.loads((self.folder / "report.json").read_text())["rain"]
        self.assertIsNone(rain["largest_mm"])
        self.assertAlmostEqual(30, rain["mean_mm"], delta=1e-9)
        self.assertNotIn("Total rain", (self.folder / "report.html").read_text(encoding="utf-8"))

    def test_the_certificate_names_the_file_and_a_run_goes_on(self):
        values = self.blocks(times=4)
        write_bands(self.folder / "rain.tif", values, (WEST, 100, 0, NORTH, 0, -75))
        inputs = {"RAIN_RASTER": "rain.tif", "RAIN_INTERVAL": 15, "LOSSES": None, "LOSS_RATE": None, "INFILTRATED": None}
        self.answer(DONE, "run", self.rain(**inputs, REPORT="report.html"))
        whole = self.read("max_depth.tif")[1].copy()
        report = (self.folder / "report.json").read_text()
        self.assertIn("rain.tif", report)
        self.assertIn('"mean_mmh"', report)
        self.answer(DONE, "rerun", self.folder / "report.json", "-o", self.folder / "again")
        self.answer(DONE, "run", self.rain(**inputs, DURATION=0.5, CHECKPOINT="half.spate"))
        self.answer(DONE, "run", self.rain(**inputs, RESUME_FROM="half.spate"))
        self.assertLess(numpy.abs(self.read("max_depth.tif")[1] - whole).max(), 1e-3)
        values[0, 0, 0] += 1
        write_bands(self.folder / "rain.tif", values, (WEST, 100, 0, NORTH, 0, -75))
        self.expect_error(
            "checkpoint_of_other_flood", "RAIN", self.answer(FAILED, "run", self.rain(**inputs, RESUME_FROM="half.spate"))
        )


if __name__ == "__main__":
    unittest.main(argv=["rain_test.py", "-v"])
