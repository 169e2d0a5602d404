// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/geo_reference.hpp"

#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr double tolerance = 0.01;  // cells

// With all digits that matter for a coordinate.
std::string coordinate(double value) {
  return number(value, 10);
}

std::string size_text(const GeoReference& r) {
  return tr("%1 x %2 cells", number(r.grid.columns), number(r.grid.rows));
}

std::string cell_size_text(const GeoReference& r) {
  return tr("cells of %1 x %2 m", coordinate(r.cell_width), coordinate(r.cell_height));
}

// How a differs from b; empty when they are the same.
std::string difference(const GeoReference& a, const GeoReference& b) {
  const double cell = tolerance * b.grid.spacing;
  if (a.grid.columns != b.grid.columns || a.grid.rows != b.grid.rows)
    return tr("it has %1 and not %2", size_text(a), size_text(b));
  // The far edges do not meet although the near ones do: the cells have different sizes.
  if (std::abs(a.cell_width - b.cell_width) * a.grid.columns > cell ||
      std::abs(a.cell_height - b.cell_height) * a.grid.rows > cell)
    return tr("it has %1 and not %2", cell_size_text(a), cell_size_text(b));
  if (std::abs(a.west() - b.west()) > cell || std::abs(a.north - b.north) > cell)
    return tr("it covers %1 and not %2", a.extent_text(), b.extent_text());
  if (!a.crs_wkt.empty() && !b.crs_wkt.empty()) {
    const OGRSpatialReference crs_a = crs_from_wkt(a.crs_wkt);
    const OGRSpatialReference crs_b = crs_from_wkt(b.crs_wkt);
    if (crs_a.IsSame(&crs_b) == 0) return tr("its CRS is %1 and not %2", a.crs_name, b.crs_name);
  }
  return {};
}

}  // namespace

MapPlace GeoReference::centre_of(std::size_t cell) const {
  const auto [column, row] = grid.cell(cell);
  return {x_at(column + 0.5), y_at(row + 0.5)};
}

std::optional<std::size_t> GeoReference::cell_at(double x, double y) const {
  const double column = std::floor(column_at(x)), row = std::floor(row_at(y));
  if (!(column >= 0 && column < grid.columns && row >= 0 && row < grid.rows)) return std::nullopt;
  return grid.index(static_cast<std::int32_t>(column), static_cast<std::int32_t>(row));
}

std::string GeoReference::extent_text() const {
  return tr("x %1 to %2, y %3 to %4", coordinate(west()), coordinate(east()), coordinate(south()),
            coordinate(north));
}

std::string GeoReference::cell_text(std::size_t cell) const {
  const MapPlace centre = centre_of(cell);
  const auto [column, row] = grid.cell(cell);
  return tr("x %1, y %2 (column %3, row %4 from the south)", coordinate(centre.x), coordinate(centre.y),
            std::to_string(column), std::to_string(row));
}

void check_same_grid(const std::string& name, const GeoReference& reference, const std::string& expected_name,
                     const GeoReference& expected) {
  const std::string why = difference(reference, expected);
  if (why.empty()) return;
  throw Error("grids_differ", tr("%1 does not have the cells of %2", name, expected_name), why,
              tr("Take rasters of the same run, or bring it onto that grid with gdal:warpreproject."));
}

}  // namespace spate::io
