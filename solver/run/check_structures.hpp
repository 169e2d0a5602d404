// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/model/scenario.hpp"

namespace spate {

// Throws Error when a structure lies where nothing flows, or a number of it is impossible.
void check_structures(const Scenario& scenario);

}  // namespace spate
