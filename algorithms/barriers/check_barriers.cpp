// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barriers/check_barriers.hpp"

namespace spate {

QStringList CheckBarriers::tags() const {
  return qtr("flood,barrier,wall,dike,levee,leak,gap,crest,freeboard,flank,topology,check").split(',');
}

QString CheckBarriers::shortDescription() const {
  return qtr("Finds where water of a given level would pass barriers: gaps, flanks and low crests.");
}

QString CheckBarriers::shortHelpString() const {
  return qtr(
      "<p>Finds the places where water at a given level would get past a set of barriers, before a "
      "simulation does.</p>"
      "<p><strong>gap</strong>: from the end of a barrier to the next one, or to its own other end, or "
      "between two polygons, up to the largest gap. <strong>flank</strong>: from the end of a barrier to "
      "ground that is not below the level. <strong>crest</strong>: a barrier whose crest is below the level "
      "where the ground is too.</p>"
      "<p>Each is a point with its width ('width_m'), the lowest ground along it or the lowest crest "
      "('low_m'), the depth there ('depth_m') and the names of the barriers. 'passes' is 1 where a "
      "simulation on this elevation model lets water through, 0 where the gap is too narrow for its "
      "cells.</p>"
      "<p>The level is one number, or a raster: of a run without the barriers, for example. Where that has "
      "no data there is no water. The ground is the one that a simulation with the given scheme computes on "
      "(its map BED). That of hwp14 and kp07 is smoother than the elevation model: a dike of one cell would "
      "be lower, but counts up to its crest where it does in a simulation with the same CREST_THRESHOLD. "
      "That of hr is the elevation model.</p>"
      "<p>Barriers count as closed and not breached. An end with nothing near it is no leak, but a point of "
      "the kind <strong>open end</strong>: it may be meant. The ends of a polygon are where its outline "
      "turns back, if it is at least twice as long as wide, straight or not. A warning names other polygons, "
      "of which only the gaps to other barriers are found. The points have the CRS of the elevation "
      "model.</p>");
}

}  // namespace spate
