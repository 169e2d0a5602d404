// SPDX-License-Identifier: GPL-3.0-or-later
// Thin ridges of the elevation model as barriers of a scenario (mesh/crests.hpp).
#pragma once

#include <cstddef>

#include "solver/mesh/crests.hpp"

namespace spate {

// Thin ridges that the bed lowers: how many cells, and the most of it.
struct LoweredCrests {
  std::size_t cells = 0;
  double most = 0;          // m
  std::size_t most_at = 0;  // that cell
};

struct BedReport {
  BedDifference difference;  // of the bed that is computed on from the elevation model
  LoweredCrests raised;      // to barriers
  LoweredCrests left;        // that keep what the bed makes of them, though they lose over `noticed`
};

// Adds one barrier, behind all others, for the ridges that the bed lowers by more than the threshold (m; 0:
// none). Takes into account what is in the scenario by then: buildings, edges, barriers. noticed: m, above 0.
// Throws Error when those are invalid.
BedReport raise_crests(Scenario& scenario, double threshold, double noticed);

}  // namespace spate
