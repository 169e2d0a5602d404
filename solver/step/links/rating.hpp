// SPDX-License-Identifier: GPL-3.0-or-later
// What a structure passes between two levels, without a simulation: by the formulas of one.
#pragma once

#include "solver/model/links.hpp"

namespace spate {

// m3/s from its inlet to its outlet, >= 0: of all barrels, a gate fully open, a pump that is on. up, down:
// levels of the water at both ends, m, absolute; gravity: m/s2.
double rated_discharge(const Structure& structure, double up, double down, double gravity);

}  // namespace spate
