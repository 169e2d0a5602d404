// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a grid that a map shows.
#pragma once

#include <cstdint>

#include "algorithms/io/geo_reference.hpp"

namespace spate {

// Cells [left, right) of rows [bottom, top), row 0 in the south.
struct CellWindow {
  std::int32_t left = 0, right = 0, bottom = 0, top = 0;
  std::int32_t columns() const { return right - left; }
  std::int32_t rows() const { return top - bottom; }
};

// The window with a margin around it, within the grid.
CellWindow with_margin(CellWindow window, const Grid& grid);

io::GeoReference part_of(const io::GeoReference& place, const CellWindow& window);

}  // namespace spate
