// SPDX-License-Identifier: GPL-3.0-or-later
// A Cartesian grid of square cells. Row 0 is the SOUTHERN row, so that v > 0 is northward; input
// and output flip rasters. A field over the cells is row-major: index = row * columns + column.
#pragma once

#include <cstddef>
#include <cstdint>

namespace spate {

struct GridCell {
  std::int32_t column = 0;
  std::int32_t row = 0;
};

struct Grid {
  std::int32_t columns = 0;
  std::int32_t rows = 0;
  double spacing = 0;  // m, the side of a cell (papers: dx)
  double west = 0;     // m, x of the western edge
  double south = 0;    // m, y of the southern edge

  std::size_t cells() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  std::size_t index(std::int32_t column, std::int32_t row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
  }
  // The inverse of index().
  GridCell cell(std::size_t index) const {
    const auto per_row = static_cast<std::size_t>(columns);
    return {static_cast<std::int32_t>(index % per_row), static_cast<std::int32_t>(index / per_row)};
  }
  bool contains(std::int32_t column, std::int32_t row) const {
    return column >= 0 && column < columns && row >= 0 && row < rows;
  }
  double x_centre(std::int32_t column) const { return west + (column + 0.5) * spacing; }
  double y_centre(std::int32_t row) const { return south + (row + 0.5) * spacing; }
  double cell_area() const { return spacing * spacing; }
};

enum class Side : std::uint8_t { west, east, south, north };
constexpr Side all_sides[] = {Side::west, Side::east, Side::south, Side::north};

constexpr Side opposite(Side side) {
  return static_cast<Side>(static_cast<std::uint8_t>(side) ^ 1u);
}

// A face of a cell, named from inside that cell.
struct Face {
  std::int32_t column = 0;
  std::int32_t row = 0;
  Side side = Side::west;
};

}  // namespace spate
