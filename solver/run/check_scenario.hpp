// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"

namespace spate {

// Throws Error when a field does not fit the grid, a number is impossible, or something acts where nothing
// flows.
void check_scenario(const Scenario& scenario, const Watch& watch);

}  // namespace spate
