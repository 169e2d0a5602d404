// SPDX-License-Identifier: GPL-3.0-or-later
// Where the grid lies on the map. Grid (solver/model/grid.hpp) is what the solver computes on: square
// cells, row 0 in the south. GeoReference also keeps the raster's own numbers, so that results lie exactly on
// the DEM even when its cells are square only to within 0.1 %.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "solver/model/grid.hpp"

namespace spate::io {

struct MapPlace {
  double x = 0, y = 0;  // m, in the CRS of the elevation model
};

struct GeoReference {
  Grid grid;               // spacing: the mean of cell_width and cell_height
  double cell_width = 0;   // m, as in the raster
  double cell_height = 0;  // m, as in the raster, > 0
  double north = 0;        // m, y of the northern edge; grid.west is x of the western edge
  std::string crs_wkt;     // empty = unknown
  std::string crs_name;    // for messages, e.g. "EPSG:28356 GDA94 / MGA zone 56"; empty = unknown

  double west() const { return grid.west; }
  double east() const { return grid.west + grid.columns * cell_width; }
  double south() const { return north - grid.rows * cell_height; }

  // Places on the map from columns and rows, counted in cells from the south-western corner, and back. The
  // centre of a cell lies half a cell further than its number.
  double x_at(double column) const { return west() + column * cell_width; }
  double y_at(double row) const { return south() + row * cell_height; }
  double column_at(double x) const { return (x - west()) / cell_width; }
  double row_at(double y) const { return (y - south()) / cell_height; }
  MapPlace centre_of(std::size_t cell) const;
  // The cell at a place; none beyond the grid.
  std::optional<std::size_t> cell_at(double x, double y) const;

  // GDAL's six coefficients of a north-up raster: (west, width, 0, north, 0, -height).
  std::array<double, 6> geo_transform() const { return {west(), cell_width, 0, north, 0, -cell_height}; }

  // "x 381000 to 382000, y 6354000 to 6355000", for messages.
  std::string extent_text() const;
  // "x 382001.5, y 6354002.5 (column 3, row 4 from the south)": the centre of a cell, for messages.
  std::string cell_text(std::size_t cell) const;
};

// Throws Error that names the difference (size, cell size, position or CRS) when two rasters do not have the
// same cells. Positions may differ by a hundredth of a cell; CRSs are compared where both have one.
void check_same_grid(const std::string& name, const GeoReference& reference, const std::string& expected_name,
                     const GeoReference& expected);

}  // namespace spate::io
