// SPDX-License-Identifier: GPL-3.0-or-later
// Finds where water would pass a set of barriers at a given level, for spate:checkbarriers.
//
// A gap is the shortest way from the end of a barrier, or from a polygon, to the next barrier or to the rest
// of its own, where the ground is below the level somewhere. A flank is the shortest way from an end to
// ground that is not below the level. An end is closed when it stands on such ground, or no more than a cell
// beyond the point where it meets another barrier.
#pragma once

#include <QStringList>
#include <vector>

#include "algorithms/barriers/ground_level.hpp"
#include "algorithms/case/scenario/flood_barriers.hpp"
#include "qgspointxy.h"
#include "qgsprocessingfeedback.h"

namespace spate {

// An open end is no leak by itself: the barrier may end there on purpose.
enum class LeakKind { gap, flank, crest, open_end };

struct Leak {
  LeakKind kind = LeakKind::gap;
  QgsPointXY place;   // the middle of the way across, or the lowest point of the crest
  QString barrier;    // labels
  QString other;      // of a gap
  double width = 0;   // m
  double lowest = 0;  // m: the lowest ground along the way, or the lowest crest
  double level = 0;   // m: of the water there
  // Whether water passes in a simulation on this elevation model, whose cells may be wider than the gap.
  bool passes = true;
};

struct LeakSearch {
  std::vector<Leak> leaks;
  std::vector<Leak> openEnds;  // ends on ground below the level with nothing within reach
  QStringList endsUnknown;     // labels of polygons whose ends were not found
};

// maxGap: m; wider gaps are not looked for. Barriers are taken as closed and not breached.
LeakSearch findLeaks(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
                     const Terrain& terrain, const GroundLevel& ground, double maxGap,
                     QgsProcessingFeedback* feedback);

}  // namespace spate
