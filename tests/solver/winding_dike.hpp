// SPDX-License-Identifier: GPL-3.0-or-later
// A closed, winding dike of one cell on a flat plain.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "tests/solver/cases.hpp"

namespace cases {

// A wall of one cell around a random star, connected by sides or, where diagonal, by corners only. Returns
// the cells inside.
inline std::vector<bool> raise_ring(Scenario& scenario, double crest, bool by_corners, std::uint32_t seed) {
  const spate::Grid& grid = scenario.terrain.grid;
  Random random(seed);
  const double phase = random(0, 6), wave = random(0.1, 0.35), tilt = random(0, 6);
  const auto is_inside = [&](int column, int row) {
    const double x = column - 0.5 * grid.columns, y = row - 0.5 * grid.rows, angle = std::atan2(y, x);
    const double radius =
        grid.columns * (0.3 + 0.1 * wave * std::sin(5 * angle + phase) + 0.03 * std::sin(9 * angle + tilt));
    return x * x + y * y < radius * radius;
  };
  std::vector<bool> inside(grid.cells());
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      inside[grid.index(column, row)] = is_inside(column, row);
  for (int row = 1; row + 1 < grid.rows; ++row)
    for (int column = 1; column + 1 < grid.columns; ++column) {
      if (inside[grid.index(column, row)]) continue;
      bool beside = false;
      for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc)
          if (!by_corners || dr == 0 || dc == 0) beside = beside || inside[grid.index(column + dc, row + dr)];
      if (beside) scenario.terrain.zb[grid.index(column, row)] = static_cast<float>(crest);
    }
  return inside;
}

}  // namespace cases
