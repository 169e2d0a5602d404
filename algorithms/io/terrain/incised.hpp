// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

// How deep each cell lies below the ground beside it, where that is cut in by less than so many cells: the
// closing of the ground with a square of that side, less the ground (black top-hat; Meyer 1979). Calls f with
// the depths of each row (m; NaN where the ground is) that has ground, from the south. In strips: memory is
// taken for the rows of a few squares.
void each_incised_row(const Terrain& terrain, int side, const Watch& watch,
                      const std::function<void(std::int32_t row, const float* depths)>& f);

}  // namespace spate::io
