// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/geo_reference.hpp"

#include <cmath>

#include "algorithms/io/gdal_support.hpp"
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

std::string GeoReference::extent_text() const {
  return "x " + number_text(west()) + " to " + number_text(east()) + ", y " + number_text(south()) + " to " +
         number_text(north);
}

std::string GeoReference::cell_text(std::size_t cell) const {
  const std::size_t column = cell % static_cast<std::size_t>(grid.columns);
  const std::size_t row = cell / static_cast<std::size_t>(grid.columns);
  return "x " + number_text(west() + (static_cast<double>(column) + 0.5) * cell_width) + ", y " +
         number_text(south() + (static_cast<double>(row) + 0.5) * cell_height) + " (column " +
         std::to_string(column) + ", row " + std::to_string(row) + " from the south)";
}

void check_same_grid(const std::string& name, const GeoReference& reference, const std::string& expected_name,
                     const GeoReference& expected) {
  const std::string why = difference(reference, expected);
  if (why.empty()) return;
  throw Error(name + " does not have the cells of " + expected_name, why,
              "Take rasters of the same run, or bring it onto that grid with gdal:warpreproject.");
}

}  // namespace spate::io
