// SPDX-License-Identifier: GPL-3.0-or-later
// Spikes and pits: a few cells that stand out from all around them, as errors of a survey, masts and trees
// do.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

struct OutlierSearch {
  double least = 2;  // m
  int most_cells = 1;
};

struct Outlier {
  std::vector<std::size_t> cells;  // the highest of a spike, the lowest of a pit first
  double height = 0;               // m above (below 0: below) all cells around it
  float median = 0;                // m above the datum, of the cells around it
};

// Calls f for each set of up to so many flow cells, all beside each other, that stands out from all cells
// around it by more than `least`, and by more than those within two cells of it differ among themselves. Of
// sets within each other the smallest counts. Row by row, with a few cells in memory beside the terrain.
void find_outliers(const Terrain& terrain, const OutlierSearch& search, const Watch& watch,
                   const std::function<void(const Outlier&)>& f);

// The cell with those around it that are the highest (the lowest: of a pit), up to that number of cells in
// all; height: how far they stand out, also where that is little.
Outlier outlier_at(const Terrain& terrain, std::size_t cell, int cells, bool is_pit);

}  // namespace spate::io
