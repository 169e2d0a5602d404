// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "solver/core/watch.hpp"
#include "solver/model/grid.hpp"

namespace spate::io {

// How deep each cell lies below the ground beside it, where that is cut in by less than so many cells: the
// closing of the ground with a square of that side, less the ground (black top-hat; Meyer 1979). NaN where
// the ground is.
std::vector<float> incised(const std::vector<float>& ground, const Grid& grid, int side,
                           const Watch& watch = no_watch);

}  // namespace spate::io
