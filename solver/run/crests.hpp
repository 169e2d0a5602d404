// SPDX-License-Identifier: GPL-3.0-or-later
// Thin ridges of the elevation model as barriers of a scenario (mesh/crests.hpp).
#pragma once

#include <cstddef>

#include "solver/model/scenario.hpp"

namespace spate {

struct RaisedCrests {
  std::size_t cells = 0;  // of ridges that the bed lowers by more than the threshold
  double largest = 0;     // m, by which it lowers one of them
};

// Adds one barrier, behind all others, when there are such ridges. threshold: m, above 0. Takes into account
// what is in the scenario by then: buildings, edges, barriers. Throws Error when those are invalid.
RaisedCrests raise_crests(Scenario& scenario, double threshold);

}  // namespace spate
