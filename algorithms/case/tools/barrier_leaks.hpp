// SPDX-License-Identifier: GPL-3.0-or-later
// Finds where water would pass a set of barriers at a given level, for spate:checkbarriers.
//
// A gap is the shortest way from the end of a barrier, or from a polygon, to the next barrier or to the rest
// of its own, where the ground is below the level somewhere. A flank is the shortest way from an end to
// ground that is not below the level. An end is closed when it stands on such ground, or no more than a cell
// beyond the point where it meets another barrier.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/scenario/flood_barriers.hpp"
#include "algorithms/case/tools/ground_level.hpp"

namespace spate {

// An open end is no leak by itself: the barrier may end there on purpose.
enum class LeakKind { gap, flank, crest, open_end };

struct Leak {
  LeakKind kind = LeakKind::gap;
  io::MapPlace place;   // the middle of the way across, or the lowest point of the crest
  std::string barrier;  // labels
  std::string other;    // of a gap
  double width = 0;     // m
  double lowest = 0;    // m: the lowest ground along the way, or the lowest crest
  double level = 0;     // m: of the water there
  // Whether water passes in a simulation on this elevation model, whose cells may be wider than the gap.
  bool passes = true;
};

struct LeakSearch {
  std::vector<Leak> leaks;
  std::vector<Leak> open_ends;            // ends on ground below the level with nothing within reach
  std::vector<std::string> ends_unknown;  // labels of polygons whose ends were not found
};

// max_gap: m; wider gaps are not looked for. Barriers are taken as closed and not breached.
LeakSearch find_leaks(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
                      const Terrain& terrain, const GroundLevel& ground, double max_gap, Log& log);

}  // namespace spate
