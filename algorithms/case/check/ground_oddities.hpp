// SPDX-License-Identifier: GPL-3.0-or-later
// Where an elevation model does not look like ground: holes in it, and single cells far above or below all
// around them. Row by row, with a few rows in memory beside the terrain.
#pragma once

#include <cstddef>
#include <functional>

#include "solver/run/simulation.hpp"

namespace spate {

// Calls f(cell, size) for each hole: cells without data that touch each other by their sides, and not the
// edge of the grid; cell: the first of them from the south-west, size: their number. What a building covers
// is none.
void find_holes(const Terrain& terrain, const Watch& watch,
                const std::function<void(std::size_t cell, std::size_t size)>& f);

// Calls f(cell, height) for each flow cell that stands out from all eight around it by more than 2 m, and by
// more than the 24 around it differ among themselves; height: m, below 0 for a pit.
void find_spikes(const Terrain& terrain, const Watch& watch,
                 const std::function<void(std::size_t cell, double height)>& f);

}  // namespace spate
