// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a run in full precision: fields are floats.
#pragma once

#include <cmath>
#include <vector>

#include "solver/run/simulation.hpp"

namespace cases {

// One of the first values stored of each cell (h, hu, hv), row by row.
inline std::vector<double> stored(const spate::Simulation& simulation, int plane) {
  const spate::Grid& grid = simulation.scenario().terrain.grid;
  const spate::SavedCells cells = simulation.save().cells;
  std::vector<double> values(grid.cells());
  constexpr auto side = spate::SavedCells::side;
  const std::int64_t across = (grid.columns + side - 1) / side;
  for (std::size_t b = 0; b < cells.blocks.size(); ++b)
    for (std::int32_t i = 0; i < side * side; ++i) {
      const auto column = static_cast<std::int32_t>(cells.blocks[b] % across) * side + i % side,
                 row = static_cast<std::int32_t>(cells.blocks[b] / across) * side + i / side;
      if (!grid.contains(column, row)) continue;
      const std::size_t at = b * cells.block_values() +
                             static_cast<std::size_t>(plane) * spate::SavedCells::block_cells +
                             static_cast<std::size_t>(i);
      values[grid.index(column, row)] =
          cells.double_values.empty() ? static_cast<double>(cells.values[at]) : cells.double_values[at];
    }
  return values;
}

inline double relative_l1_of(const std::vector<double>& values, const std::vector<double>& reference) {
  double difference = 0, size = 0;
  for (std::size_t i = 0; i < reference.size(); ++i) {
    difference += std::abs(values[i] - reference[i]);
    size += std::abs(reference[i]);
  }
  return difference / size;
}

}  // namespace cases
