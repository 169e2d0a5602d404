// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:fixterrain proposes, as layers that a user looks through and gives back.
#pragma once

#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/log.hpp"
#include "algorithms/io/terrain/terrain_fixes.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

struct TerrainProposals {
  std::vector<io::Spot> spots;
  std::vector<io::Stream> bridges;     // the beds through them
  std::vector<double> bridge_heights;  // m, of each above its bed; unknown = NaN
};

// Those of ACCEPTED_SPOTS and ACCEPTED_BRIDGES whose field 'accept' is empty or not 0. Spots outside the
// ground are left out with a warning. Throws Error for values that make no sense.
TerrainProposals read_accepted(const Inputs& inputs, const Terrain& terrain,
                               const io::GeoReference& reference, Log& log);

// The layers SPOTS and BRIDGES.
io::Layer spots_layer(const TerrainProposals& proposals, const std::string& crs_wkt);
io::Layer bridges_layer(const TerrainProposals& proposals, const std::string& crs_wkt);

}  // namespace spate
