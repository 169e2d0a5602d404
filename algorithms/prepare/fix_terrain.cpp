// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/fix_terrain.hpp"

namespace spate {

QStringList FixTerrain::tags() const {
  return qtr("flood,dem,terrain,error,spike,pit,outlier,bridge,culvert,channel,breach,clean,repair")
      .split(',');
}

QString FixTerrain::shortDescription() const {
  return qtr("Finds spikes, pits and bridges in an elevation model, proposes to remove them, and does so.");
}

QString FixTerrain::shortHelpString() const {
  return qtr(
      "<p>Finds what is no ground in an elevation model, and proposes what to do about it. Nothing is "
      "changed "
      "until you say so.</p>"
      "<p><strong>Spikes and pits</strong> are a few cells beside each other that stand out from all cells "
      "around them by more than the height, and by more than those within two cells of them differ among "
      "themselves: masts, trees, birds, reflections. Each is a point; it gets the median of the cells around "
      "it ('new_m').</p>"
      "<p><strong>Bridges</strong> are narrow raised strips across a channel, which dam it up. Each is a "
      "line "
      "from the channel on one side to that on the other, with the width of the channel and its bed at both "
      "ends; a bed of that width is cut through. The channel must go on straight for three times its width, "
      "with banks on both sides, and no lower way around the strip may be nearby. A dike along a valley is "
      "no bridge. Where a culvert passes the water, draw it as a structure and do not cut its embankment.</p>"
      "<p><strong>In two steps</strong>: run it and look at the points and lines on the map. Set 'accept' to "
      "0 "
      "where something is right as it is, correct 'new_m', 'bed_begin', 'bed_end' or 'width', delete or draw "
      "others. Then run it again with these layers as accepted spots and bridges: only what they hold is "
      "done. <strong>In one step</strong>: with <em>Apply all that is found</em>, that is done at once.</p>"
      "<p>Bridges can also be given to <i>Burn streams into the terrain</i>.</p>");
}

}  // namespace spate
