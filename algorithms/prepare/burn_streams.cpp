// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/burn_streams.hpp"

namespace spate {

QStringList BurnStreams::tags() const {
  return qtr("flood,stream,river,channel,bed,burn,carve,breach,embankment,culvert,dem,terrain").split(',');
}

QString BurnStreams::shortDescription() const {
  return qtr("Cuts the beds of streams into an elevation model that does not show them.");
}

QString BurnStreams::shortHelpString() const {
  return qtr(
      "<p>Cuts the beds of streams into an elevation model: surveys from the air see the water and not the "
      "bed, and bridges where the stream goes on. The ground is lowered only, nowhere raised.</p>"
      "<p><strong>Streams</strong> are lines. Each may have these fields; where one is missing or empty, the "
      "value of the dialog holds: 'width' (m), 'depth' (m), 'shape', 'bank_slope', 'bed_begin' and 'bed_end' "
      "(m, elevations of the bed at the ends of the line).</p>"
      "<p><strong>The bed</strong> runs straight between both levels, where a line has them. Elsewhere it "
      "follows the ground downwards, at least the depth below it, and rises nowhere, through "
      "embankments and bridges too; a line drawn uphill is taken from its other end, and a line that goes on "
      "from others begins no higher than these end. A pit in the elevation model makes everything "
      "downstream as deep: look at the largest lowering in the log, and remove pits before.</p>"
      "<p><strong>Cross-sections</strong>: <i>rectangle</i> of the width; <i>trapezoid</i>: a bed of the "
      "width, with banks that rise to the ground by the bank slope (they end where they stand twice as high "
      "above the bed as the ground at the line did); <i>triangle</i> and <i>parabola</i>: as wide as the "
      "width at the depth above the bed (without a depth: at the mean depth of the bed below the ground). "
      "Cells that the line passes have the bed throughout, so the bed is connected by the sides of cells "
      "however narrow it is; others have the mean of the cross-section over the cell.</p>"
      "<p><strong>Culverts</strong>: where a culvert passes the water in the simulation (layer STRUCTURES), "
      "its embankment must stay. Between the ends of each line of CULVERTS that lies along a stream nothing "
      "is lowered. Of a layer of structures those of the type 'culvert' and 'gate' count.</p>");
}

}  // namespace spate
