// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/prepare/merge_terrain.hpp"

namespace spate {

QStringList MergeTerrain::tags() const {
  return qtr("flood,dem,dtm,terrain,elevation,merge,mosaic,blend,feather,seam,bathymetry").split(',');
}

QString MergeTerrain::shortDescription() const {
  return qtr("Makes one elevation model of several, in their order, with smooth seams.");
}

QString MergeTerrain::shortHelpString() const {
  return qtr(
      "<p>Makes one elevation model of several: a survey of the river bed over one of the valley, a new "
      "embankment over an old survey, tiles beside each other. At each place the first in the list that has "
      "data wins; what lies below it fills its holes and goes on where it ends.</p>"
      "<p><strong>Seams</strong>: within the blend width from where an elevation model ends and another goes "
      "on, its values are mixed with those below it, so that there is no step at the seam: all of the other "
      "at the seam, all of its own at the blend width. Where both overlap by less than that, the mixing "
      "takes what there is; where they do not overlap, nothing can be mixed. Everywhere else values are not "
      "changed.</p>"
      "<p><strong>Grid</strong>: that of the first, whose values are then kept to the last bit, unless a CRS "
      "or a resolution is given. Others are resampled: bilinear, or the mean of what lies in a cell where "
      "its cells are at least twice as wide as theirs.</p>"
      "<p><strong>Offsets</strong>: the log says for each how far it lies above those below it, where both "
      "have data, and warns from 0.2 m on: different vertical datums make a step that blending only hides. "
      "The work is done in strips; large rasters need little memory.</p>");
}

}  // namespace spate
