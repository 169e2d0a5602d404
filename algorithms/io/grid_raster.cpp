// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/grid_raster.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/raster_strips.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr double tolerance = 0.01;  // cells

std::string size_text(const GeoReference& r) {
  return std::to_string(r.grid.columns) + " x " + std::to_string(r.grid.rows) + " cells";
}

std::string cell_size_text(const GeoReference& r) {
  return "cells of " + number_text(r.cell_width) + " x " + number_text(r.cell_height) + " m";
}

// What tells a from b, as "(a) and not (b)"; empty = nothing.
std::string difference(const GeoReference& a, const GeoReference& b) {
  const std::string and_not = " and not ";
  const double cell = tolerance * b.grid.spacing;
  if (a.grid.columns != b.grid.columns || a.grid.rows != b.grid.rows)
    return "it has " + size_text(a) + and_not + size_text(b);
  // The cells' sizes differ when the far edges do not meet although the near ones do.
  if (std::abs(a.cell_width - b.cell_width) * a.grid.columns > cell ||
      std::abs(a.cell_height - b.cell_height) * a.grid.rows > cell)
    return "it has " + cell_size_text(a) + and_not + cell_size_text(b);
  if (std::abs(a.west() - b.west()) > cell || std::abs(a.north - b.north) > cell)
    return "it covers " + a.extent_text() + and_not + b.extent_text();
  if (!a.crs_wkt.empty() && !b.crs_wkt.empty()) {
    const OGRSpatialReference crs_a = crs_from_wkt(a.crs_wkt);
    const OGRSpatialReference crs_b = crs_from_wkt(b.crs_wkt);
    if (crs_a.IsSame(&crs_b) == 0) return "its CRS is " + a.crs_name + and_not + b.crs_name;
  }
  return {};
}

}  // namespace

GridRaster read_grid_raster(const std::string& gdal_source, const std::string& label) {
  const GDALDatasetUniquePtr dataset = open_raster(gdal_source, label);
  const GdalErrors errors;
  GridRaster raster;
  raster.name = label + " '" + gdal_source + "'";
  const RasterPlace place = read_place(*dataset, raster.name);
  raster.reference = place.reference;
  const Grid& grid = raster.reference.grid;
  raster.values.resize(grid.cells());
  RasterStrips strips(*dataset->GetRasterBand(1), raster.name);
  strips.for_each_strip([&](int first, int rows, const std::vector<double>& values) {
    for (int row = 0; row < rows; ++row) {
      const double* from = values.data() + static_cast<std::ptrdiff_t>(row) * grid.columns;
      const int target = place.south_up ? first + row : grid.rows - 1 - (first + row);
      std::transform(from, from + grid.columns,
                     raster.values.begin() + static_cast<std::ptrdiff_t>(grid.index(0, target)),
                     [](double value) { return static_cast<float>(value); });
    }
  });
  return raster;
}

void check_same_grid(const GridRaster& raster, const GridRaster& expected) {
  const std::string why = difference(raster.reference, expected.reference);
  if (why.empty()) return;
  throw Error(raster.name + " does not have the cells of " + expected.name, why,
              "Take rasters of the same run, or bring it onto that grid with gdal:warpreproject.");
}

void check_not_negative(const GridRaster& raster) {
  const auto negative = [](float value) { return value < 0; };
  const auto first = std::find_if(raster.values.begin(), raster.values.end(), negative);
  if (first == raster.values.end()) return;
  const auto count = std::count_if(first, raster.values.end(), negative);
  throw Error(raster.name + " has negative values",
              std::to_string(count) + (count == 1 ? " cell, " : " cells, the first with ") +
                  number_text(static_cast<double>(*first)) + " at " +
                  raster.reference.cell_text(static_cast<std::size_t>(first - raster.values.begin())),
              "Declare its nodata value with gdal:translate, if it is that, or correct the raster.");
}

}  // namespace spate::io
