// SPDX-License-Identifier: GPL-3.0-or-later
// An elevation model with other levels in some of its cells.
#pragma once

#include <cstddef>
#include <vector>

#include "algorithms/io/raster/grid_band.hpp"
#include "solver/core/watch.hpp"

namespace spate::io {

struct ChangedCell {
  std::size_t cell;
  double level;  // m
};

// The band of an elevation model as its file has it, to the last bit, but for those cells, which are sorted.
// All must outlive the band. The watch hears of every strip.
Band with_changes(GridBand& dem, const std::vector<ChangedCell>& cells, const Watch& watch);

}  // namespace spate::io
