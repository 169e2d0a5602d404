// SPDX-License-Identifier: GPL-3.0-or-later
// Basins for the tests of the sediment model.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "solver/studies/sediment/sediment_model.hpp"

namespace basins {

using spate::Grid;
using spate::Side;
using namespace spate::sediment;

// f(x, y) at the centres of the cells.
template <class F>
std::vector<double> at_centres(const Grid& grid, const F& f) {
  std::vector<double> field(grid.cells());
  for (std::int32_t row = 0; row < grid.rows; ++row)
    for (std::int32_t column = 0; column < grid.columns; ++column)
      field[grid.index(column, row)] = f(grid.x_centre(column), grid.y_centre(row));
  return field;
}

inline std::size_t at(Side side) {
  return static_cast<std::size_t>(side);
}

// Everything at once: rough ground with holes, coefficients that jump, a rising sea, sides and cells that are
// supplied, two open sides.
inline Basin everything(std::int32_t columns = 67, std::int32_t rows = 45) {
  Basin basin;
  basin.grid = {columns, rows, 50, 0, 0};
  unsigned state = 12345;
  const auto random = [&state] {
    state = state * 1664525u + 1013904223u;
    return static_cast<double>(state >> 8) / static_cast<double>(1u << 24);
  };
  basin.bed = at_centres(basin.grid, [&](double x, double y) {
    return random() < 0.02 ? std::numeric_limits<double>::quiet_NaN()
                           : 20 - 0.01 * x + 3 * std::sin(x / 300) * std::cos(y / 200) + random();
  });
  basin.sand = at_centres(basin.grid, [&](double, double) {
    const double share = random();
    return share < 0.1 ? 0.0 : share > 0.9 ? 1.0 : share;
  });
  basin.alpha = at_centres(basin.grid, [&](double, double) { return 40 + 60 * random(); });
  basin.beta = at_centres(basin.grid, [&](double, double) { return 150 + 100 * random(); });
  basin.alpha_sea = 5;
  basin.beta_sea = 25;
  basin.sea_level = spate::Series({0, 200}, {2, 6});
  basin.sand_solids = 0.65;
  basin.mud_solids = 0.45;
  basin.active_layer = 0.8;
  basin.open[at(Side::east)] = basin.open[at(Side::north)] = true;
  supply_side(basin, Side::west, 0.4, 0.9);
  for (std::size_t cell = basin.grid.cells() / 2; cell < basin.grid.cells() / 2 + 5; ++cell)
    if (!std::isnan(basin.bed[cell])) basin.supplies.push_back({cell, 30, 20});
  basin.supply_factor = spate::Series({0, 100}, {1, 0.2});
  return basin;
}

}  // namespace basins
