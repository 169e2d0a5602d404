// SPDX-License-Identifier: GPL-3.0-or-later
// From the classes of cells to the outlines of their areas.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

enum class AreaOutline {
  cells,    // the cells' own edges
  smoothed  // rounded, see class_areas.cpp; neighbouring areas still share their border exactly
};

// Cells of one class that are connected through their sides (not their corners).
struct ClassArea {
  int of_class = 0;
  std::int64_t cells = 0;
  double area =
      0;  // m2, of the outline; with AreaOutline::cells exactly the number of cells times their area
  std::string wkb;  // a valid Polygon in the grid's CRS
};

// classes: one for each cell of the grid; 0 = in no area. Areas of fewer cells than least_cells are left out.
// progress is called with 0 to 1; when it returns false, there is no result.
std::optional<std::vector<ClassArea>> class_areas(const std::vector<std::uint8_t>& classes,
                                                  const GeoReference& reference, AreaOutline outline,
                                                  std::int64_t least_cells,
                                                  const std::function<bool(double)>& progress);

}  // namespace spate::io
