// SPDX-License-Identifier: GPL-3.0-or-later
// Where water would pass a set of barriers at a given level: what spate:checkbarriers finds.
//
// A gap is the shortest way from the end of a barrier, or from a polygon, to the next barrier or to the rest
// of its own, where the ground is below the level somewhere; a flank is one from an end to ground that is
// not. An end is closed when it stands on such ground, or no farther than a cell beyond where it meets
// another barrier.
#pragma once

#include <QStringList>
#include <vector>

#include "algorithms/case/flood_barriers.hpp"
#include "qgspointxy.h"
#include "qgsprocessingfeedback.h"

namespace spate {

enum class LeakKind { gap, flank, crest };

struct Leak {
  LeakKind kind = LeakKind::gap;
  QgsPointXY place;   // the middle of the way across, or the lowest point of the crest
  QString barrier;    // labels
  QString other;      // of a gap
  double width = 0;   // m
  double lowest = 0;  // m: of the ground along the way, or of the crest
  // Whether water takes it in a simulation on this elevation model: others are too narrow for its cells.
  bool passes = true;
};

struct LeakSearch {
  std::vector<Leak> leaks;
  int openEnds = 0;         // ends on ground below the level with nothing within reach
  QStringList endsUnknown;  // labels of polygons whose ends were not found
};

// level, m: of the water; maxGap, m: no wider ways are looked for. Barriers are taken as closed and whole.
LeakSearch findLeaks(const std::vector<PlacedBarrier>& barriers, const io::GeoReference& reference,
                     const Terrain& terrain, double level, double maxGap, QgsProcessingFeedback* feedback);

}  // namespace spate
