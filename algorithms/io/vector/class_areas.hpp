// SPDX-License-Identifier: GPL-3.0-or-later
// From a class for each cell to the outlines of its areas.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

enum class Outline {
  cells,    // the cells' own edges
  smoothed  // rounded, see class_areas.cpp; neighbouring areas still share their border exactly
};

// Cells of one class that hang together over their sides (not over corners).
struct ClassArea {
  int of_class = 0;
  std::int64_t cells = 0;
  double area = 0;  // m2, of the outline; of Outline::cells it is cells x cell area exactly
  std::string wkb;  // a valid Polygon in the grid's CRS
};

// classes: one for each cell of the grid; 0 = in no area. Areas of fewer than least_cells are left out.
// progress gets 0 to 1 and returns false to stop, which throws Error.
std::vector<ClassArea> class_areas(const std::vector<std::uint8_t>& classes, const GeoReference& reference,
                                   Outline outline, std::int64_t least_cells,
                                   const std::function<bool(double)>& progress);

}  // namespace spate::io
