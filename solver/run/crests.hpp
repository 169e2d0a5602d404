// SPDX-License-Identifier: GPL-3.0-or-later
// Thin ridges of the elevation model as barriers of a scenario (mesh/crests.hpp).
#pragma once

#include "solver/mesh/crests.hpp"
#include "solver/run/computed_bed.hpp"

namespace spate {

inline constexpr const char* crests_name = "crests";  // of the barrier

struct BedReport {
  BedDifference difference;  // between the bed of the scheme and the elevation model
  LoweredCrests raised;      // by barriers
  std::size_t faces = 0;     // of those
  LoweredCrests left;        // left as low as the bed makes them, though by more than `noticed`
  std::vector<std::size_t> raised_cells, left_cells;
  bool edges_changed = false;        // `bed` is no longer that of the scenario
  std::vector<std::size_t> ditches;  // cells of ditches that the bed raises by over `noticed`
};

// Adds one barrier, behind all others, for the ridges that the bed lowers by more than the threshold (m; 0:
// none). Levels at the start, inflows and boundaries that reach a ridge stay on their side of it. bed: of the
// scenario so far, with its buildings, edges and barriers. noticed: m, above 0. watch: asked at each row.
BedReport raise_crests(Scenario& scenario, const ComputedBed& bed, double threshold, double noticed,
                       const Watch& watch = no_watch);

}  // namespace spate
