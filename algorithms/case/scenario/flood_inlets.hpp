// SPDX-License-Identifier: GPL-3.0-or-later
// The layer INLETS: grates of the street drainage, each with a pipe behind it.
#pragma once

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

FeatureQuery inlets_query();

// Adds each inlet as a structure behind those of STRUCTURES. Throws Error when a value does not make sense,
// or a place lies where nothing flows.
void add_inlets(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs, Log& log);

}  // namespace spate
