// SPDX-License-Identifier: GPL-3.0-or-later
// What a sediment simulation begins with.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "solver/core/series.hpp"
#include "solver/model/grid.hpp"

namespace spate::sediment {

// Solid sand and mud that come upon a cell, m3/a, both >= 0.
struct Supply {
  std::size_t cell = 0;
  double sand = 0, mud = 0;
};

// Fields over cells are laid out as grid.hpp says; a field of one value holds everywhere. Times are in years.
struct Basin {
  Grid grid;
  std::vector<double> bed;                      // m; NaN = no ground, where nothing flows
  std::vector<double> sand = {0.5};             // fraction of the active layer, 0 to 1
  std::vector<double> alpha = {0}, beta = {0};  // m2/a, of sand and mud; on land where there is a sea
  double alpha_sea = 0, beta_sea = 0;           // m2/a, below the sea level
  Series sea_level;                             // m, over time; empty = no sea
  double sand_solids = 1, mud_solids = 1;       // Cs and Cm: solid share of the deposit, 0 to 1
  double active_layer = 1;                      // A, m
  // By Side. An open side holds its bed and its sand fraction, half a cell outside: what arrives there
  // leaves, and where the bed falls below it, sediment comes in. Other sides are closed.
  std::array<bool, 4> open = {};
  std::vector<Supply> supplies;  // a cell may have several
  Series supply_factor{1.0};     // of all supplies, over time; >= 0
};

// Supplies a side: solid m3 per year and metre of it, to all its cells with ground; returns their number.
std::int32_t supply_side(Basin& basin, Side side, double sand, double mud);

// Throws Error when something does not make sense.
void check(const Basin& basin);

}  // namespace spate::sediment
