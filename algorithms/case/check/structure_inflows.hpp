// SPDX-License-Identifier: GPL-3.0-or-later
// The inflows whose water comes to each structure: it runs down, fills hollow after hollow, and takes a
// structure where it stands above its inlet before it finds another way.
#pragma once

#include <vector>

#include "algorithms/case/check/structure_ground.hpp"

namespace spate {

struct StructureInflows {
  std::vector<double> discharge;  // of each structure, m3/s: of all inflows that come to it, each at its peak
  // Structures side by side share what comes: the first of those beside which each stands.
  std::vector<std::size_t> beside;
  bool all_followed = true;  // false: the search was given up, since the way is too long
};

StructureInflows inflows_of_structures(const Scenario& scenario, const StructureGround& ground);

}  // namespace spate
