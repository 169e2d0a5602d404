// SPDX-License-Identifier: GPL-3.0-or-later
// The curves of a culvert (equations/structures/culvert.hpp), found once before a run, by depth or head as a
// part of the barrel's height.
#pragma once

#include "solver/core/series.hpp"
#include "solver/equations/structures/culvert.hpp"
#include "solver/model/links.hpp"

namespace spate {

// Of a barrel whose width is so many heights. The area is over that of the full barrel, the hydraulic radius
// and the critical depth are over its height; critical: of Q / (sqrt(g) A D^0.5) as it rises with depth.
struct SectionCurves {
  Series area, radius, critical;
  double full = 1;  // area over width times height
};
SectionCurves section_curves(CulvertShape shape, double width_over_height);

// Without curves: its sizes, losses and terms of slope.
CulvertBarrel barrel_of(const Structure& culvert, const SectionCurves& section);

// q / 1.811 by HW/D less Ks S.
Series inlet_curve(const CulvertInlet& inlet, const SectionCurves& section, double gravity);

// The same of a shaft, over whose rim water falls as over a broad crest, until its barrel takes no more than
// an orifice with sharp edges; and that of any structure with barrels.
Series shaft_curve(double mouth_over_height, double gravity);
Series inlet_curve_of(const Structure& structure, const SectionCurves& section, double gravity);

// The level of a free outlet above its floor by the headwater, both over the height; drop: of the floor from
// inlet to outlet, m.
Series fall_curve(const CulvertBarrel& barrel, const CulvertCurves& curves, const SectionCurves& section,
                  double drop, double gravity);

}  // namespace spate
