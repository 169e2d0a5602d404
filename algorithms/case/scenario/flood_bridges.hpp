// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges among the features of the layer STRUCTURES: lines across the flow.
#pragma once

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct PlacedBridge {
  Bridge bridge;
  Section section;  // of the bridge's name, along its line: what a section drawn there would count
};

bool is_bridge(const Feature& feature);

// Reads a bridge and logs it, with a warning where the ground of DEM fills it. Throws Error when a value does
// not make sense, or nothing flows beneath.
PlacedBridge read_bridge(const Feature& feature, const io::GeoReference& reference, const Terrain& terrain,
                         Log& log);

// A face is spanned once, by the bridge that comes first.
void warn_of_bridges_above_each_other(const std::vector<Bridge>& bridges, Log& log);

}  // namespace spate
