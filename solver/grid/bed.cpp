// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/grid/bed.hpp"

namespace spate {

Bed::Bed(const Terrain& terrain) : stride_(static_cast<std::size_t>(terrain.grid.columns) + 1) {
  const Grid& grid = terrain.grid;
  float largest = 0;
  for (std::size_t cell = 0; cell < grid.cells(); ++cell) {
    if (!terrain.is_wall(cell)) largest = std::max(largest, std::fabs(terrain.zb[cell]));
  }
  // 2^23 lattice steps reach the largest height, so that float's 24 bits hold every sum of two.
  const double lattice = largest > 0 ? std::exp2(std::ceil(std::log2(static_cast<double>(largest))) - 23) : 1;

  vertices_.resize(stride_ * (static_cast<std::size_t>(grid.rows) + 1));
  std::size_t vertex = 0;
  for (std::int32_t row = 0; row <= grid.rows; ++row) {
    for (std::int32_t column = 0; column <= grid.columns; ++column, ++vertex) {
      double sum = 0;
      int count = 0;
      for (std::int32_t r = row - 1; r <= row; ++r) {
        for (std::int32_t c = column - 1; c <= column; ++c) {
          if (!grid.contains(c, r) || terrain.is_wall(grid.index(c, r))) continue;
          sum += static_cast<double>(terrain.zb[grid.index(c, r)]);
          ++count;
        }
      }
      if (count > 0) vertices_[vertex] = static_cast<float>(std::round(sum / count / lattice) * lattice);
    }
  }
}

}  // namespace spate
