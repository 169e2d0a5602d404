// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges in an elevation model: narrow raised strips across a channel, which dam it up.
#pragma once

#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/core/watch.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

struct BridgeSearch {
  double least = 0.5;   // m: how high the strip and the banks stand above the channel, at least
  double longest = 40;  // m along the channel
  double widest = 60;   // m across the channel, from bank to bank
};

// The way through a bridge, downstream, from the channel on one side to that on the other.
struct Bridge {
  double x0, y0, x1, y1;  // m
  double begin, end;      // m, the bed of the channel at both ends
  double height;          // m, of the strip above the bed
  double width;           // m, of the channel
};

// Channels are where the ground is cut in. Where two of them that are not one end within the length of a
// bridge of each other, there is a bridge if the channel goes on in the direction of the way between both, on
// either side with banks to the right and the left, and if no other way leads from one to the other nearby
// below that height. A dike between a river and low ground behind it is none: across its direction the ground
// does not rise.
// Takes 22 bytes a cell with data where channels are everywhere, the terrain included, and about 8 elsewhere.
std::vector<Bridge> find_bridges(const Terrain& terrain, const GeoReference& reference,
                                 const BridgeSearch& search, const Watch& watch = no_watch);

}  // namespace spate::io
