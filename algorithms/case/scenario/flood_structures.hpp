// SPDX-License-Identifier: GPL-3.0-or-later
// The layer STRUCTURES: culverts, weirs, gates, pumps, sinks, shafts, bridges and crests.
#pragma once

#include <vector>

#include "algorithms/case/scenario/lines_across.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Adds one structure, bridge or crest for each feature, and logs it. Throws Error when a value does not make
// sense, or an end lies where nothing flows. Returns a section along each bridge and each crest, which are
// not in the scenario.
LinesAcross add_structures(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                           SchemeId scheme, Log& log);

}  // namespace spate
