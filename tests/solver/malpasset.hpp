// SPDX-License-Identifier: GPL-3.0-or-later
// The dam of Malpasset, which broke on 2 December 1959, on the 1149 x 612 cells of 15 m of Horvath et al.
// 2016.
#pragma once

#include "solver/model/scenario.hpp"
#include "tests/solver/data.hpp"

namespace malpasset {

inline constexpr double reservoir_level = 100, sea_level = 0;  // m
inline constexpr double desingularisation = 0.4;               // m, the paper's, of KP07

// Where the water of the reservoir stands: west of the dam, a line given by its ends, without the hollow
// beside it that TELEMAC's sample leaves dry too.
inline bool in_reservoir(double x, double y) {
  constexpr double x1 = 4701.183, y1 = 4143.407, x2 = 4655.553, y2 = 4392.104;
  const bool west = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) > 0;
  const double dx = x - 4500, dy = y - 5350;
  return west && dx * dx + dy * dy > 200.0 * 200.0;
}

// The dam is gone at the start; the valley is dry. All sides are walls, as in TELEMAC's sample.
inline spate::Scenario dam_break(double manning) {
  const data::AsciiGrid dem("malpasset/dem.asc");
  spate::Scenario scenario;
  spate::Terrain& terrain = scenario.terrain;
  terrain.grid = {dem.columns, dem.rows, dem.spacing, dem.west, dem.south};
  terrain.manning = {static_cast<float>(manning)};
  const spate::Grid& grid = terrain.grid;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      terrain.zb.push_back(static_cast<float>(dem.values[grid.index(column, row)]));
      const bool reservoir = in_reservoir(grid.x_centre(column), grid.y_centre(row));
      scenario.initial_level.push_back(static_cast<float>(reservoir ? reservoir_level : sea_level));
    }
  return scenario;
}

}  // namespace malpasset
