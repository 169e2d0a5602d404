// SPDX-License-Identifier: GPL-3.0-or-later
// A small lake in the middle of wide land whose ground and roughness differ in every cell: nearly all memory
// is that of the ground.
#pragma once

#include <cmath>
#include <cstdint>

#include "tests/solver/cases.hpp"

namespace cases {

inline Scenario lake_in_rough_land(std::int32_t columns, std::int32_t rows) {
  Scenario scenario =
      make_scenario(columns, rows, 2, [](double x, double y) { return 0.002 * x + std::sin(0.01 * y); });
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.terrain.manning = at_centres(grid, [](double x, double) { return 0.03 + 1e-6 * x; });
  scenario.initial_depth = at_centres(
      grid, [&](double x, double y) { return std::hypot(x - columns, y - rows) < 40 ? 2.0 : 0.0; });
  return scenario;
}

}  // namespace cases
