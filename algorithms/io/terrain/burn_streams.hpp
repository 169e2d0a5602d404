// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts the beds of streams into an elevation model. The ground is never raised.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/terrain/changed_cells.hpp"
#include "algorithms/io/terrain/stream_profile.hpp"
#include "solver/core/check.hpp"
#include "solver/core/watch.hpp"

namespace spate::io {

// Of a stream's width w and depth d. rectangle: w wide. trapezoid: a bed w wide, with banks that rise
// outwards to the ground; they end where they stand twice as high above the bed as the ground at the line
// did, so that no valley is dug off. triangle and parabola: w wide at the height d above the bed.
enum class StreamShape { rectangle, trapezoid, triangle, parabola };

struct Stream {
  std::string label, wkb;  // lines, in the CRS of the elevation model
  StreamShape shape = StreamShape::rectangle;
  double width = 0;       // m
  double bank_slope = 2;  // m outwards for each m upwards
  StreamBed bed;
};

struct Burned {
  std::vector<ChangedCell> cells;         // in their order in the grid, each once; all below the ground
  double volume = 0, mean = 0, most = 0;  // m3, m, m: of what is cut
  std::size_t most_at = 0;                // a cell
  std::size_t narrow = 0, outside = 0, uphill = 0, culverts_left = 0;  // streams; culverts along none
};

// culverts: lines from inlet to outlet along streams: between their ends the ground stays, since the culvert
// passes the water. Levels of a bed are the means over cells of the cross-section below the ground, but cells
// that the line itself passes get the bed, so that it is connected however narrow it is. Throws Error when a
// stream is no line, has an impossible width, depth or level, or when none is inside.
Burned burn_streams(const Terrain& terrain, const GeoReference& reference, const std::vector<Stream>& streams,
                    const std::vector<std::string>& culverts, const Watch& watch = no_watch);

}  // namespace spate::io
