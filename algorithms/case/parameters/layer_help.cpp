// SPDX-License-Identifier: GPL-3.0-or-later
// What the help says of the fields of barriers, structures and inlets.
#include "algorithms/case/parameters/parameter_list.hpp"
#include "solver/core/text.hpp"

namespace spate {

std::string structures_help() {
  return tr("Culverts, shafts, weirs, gates and pumps as lines from inlet to outlet, sinks as points, "
            "bridges "
            "and crests as lines across the flow. The field 'type' is culvert (also without a type), shaft, "
            "weir, gate, pump, sink, bridge or crest; 'name' is optional. Water passes between the cells at "
            "both ends (as many side by side as the structure is wide), by the levels "
            "there, backwards too unless 'flap' is 1; it never moves more in a step than brings both "
            "levels together.") +
         " " +
         tr("Culverts (FHWA HDS-5): 'shape' circular, box or arch, 'diameter' or 'width' and 'height' "
            "(m), 'barrels' (1), 'length' (m; that of the line), 'invert_up' and 'invert_down' (m; the "
            "ground of DEM at the ends), 'material' concrete or metal, 'manning' (s m^-1/3; 0.012 for "
            "concrete, 0.024 for metal, as in charts 5 and 6), 'inlet' (headwall, groove, projecting, "
            "bevelled, mitred, wingwalls or straight_wingwalls, as far as HDS-5 has it for the shape), "
            "'k_entry' (that of the inlet in HDS-5, table C.2) and 'k_exit' (1). With 'jet' 1 the water "
            "leaves with the momentum that it has in the pipe, along the line's last stretch; else it "
            "has come to rest, as over a stilling basin.") +
         " " +
         tr("Shafts ('type' shaft): water falls over a round rim ('level', m; the ground) of the "
            "diameter 'mouth' (m; that of the pipe) into a pipe to the line's end at 'invert_down' (m; "
            "the ground): a weir (1.7 m^0.5/s) at first, then an orifice (0.6), then the full pipe, "
            "whichever passes least (USBR 1987, Design of Small Dams). Of the pipe: 'diameter' (m), "
            "'length' (m; that of the line and the fall), 'manning' (0.012 s m^-1/3), 'k_entry' (0.5), "
            "'k_exit' (1) and 'jet', as for culverts. A shaft out of the model is an inlet of INLETS.") +
         " " +
         tr("Weirs: 'level' of the crest (m; the higher ground of both ends), 'width' (m), 'coefficient' "
            "(1.705 m^0.5/s, critical flow over a broad crest); submergence after Villemonte (1947).") +
         " " +
         tr("Gates: 'level' of the sill (m; the higher ground of both ends), 'width' and 'height' when "
            "fully open (m), 'coefficient' (0.61, a sharp lip: Henry 1950; below the lip a broad-crested "
            "weir), 'opening' (0 to 1; 1), or 'openings' over time as pairs of seconds and openings, "
            "such as 0:1; 3600:0.25; or 'open_level' and 'close_level' (m): it opens above the one and "
            "closes below the other, or the other way round, within 'opening_minutes' (0), by the level "
            "at 'rule_x' and 'rule_y' (in the CRS of DEM; the inlet).") +
         " " +
         tr("Pumps: 'discharge_m3s', or 'curve' as pairs of head (m) and m³/s, such as 0:2; 5:1; "
            "'start_level' "
            "and 'stop_level' (m) at the inlet or at 'rule_x' and 'rule_y'. Drawn as a point it takes water "
            "out of the domain, as a sink does, which has the same fields, its 'curve' with seconds in place "
            "of "
            "the head.") +
         " " +
         tr("Bridges ('type' bridge): lines along the bridge, across the flow, with 'soffit' and 'deck' (m): "
            "water passes freely up to the soffit, then under pressure ('coefficient' 0.8 where both sides "
            "are under water, 'sluice' 0.5 where only the upper one is: FHWA HDS-1, with the velocity head), "
            "and over the deck as over a "
            "barrier; 'piers' is the share of the width that they take (0), with Yarnell's loss and "
            "'pier_shape' (his K: 0.9 round, 1.25 square). DEM must not hold the deck.") +
         " " +
         tr("Crests ('type' crest): lines across the flow, at 'level' (m): water passes over them as over a "
            "barrier, with its momentum, between all cells along the line; 'coefficient' (1.705 m^0.5/s, "
            "critical flow over a broad crest; less for rough or broken ones).") +
         " " +
         tr("What passes bridges and crests is in GAUGE_SERIES, positive from the right of the line to its "
            "left: draw it from the left bank to the right one looking downstream.");
}

std::string inlets_help() {
  return tr("Inlets of the street drainage: points, each with a pipe behind it. Fields: 'capacity_m3s' "
            "(m³/s, "
            "what the pipe takes at most), 'width' (m, the perimeter of the grate without the side at the "
            "curb) "
            "and 'area' (m², its clear opening): a weir in shallow water, an orifice in deep water (FHWA "
            "HEC-22); or 'curve', pairs of the depth above the grate (m) and m³/s, such as 0:0; 0.1:0.05. "
            "Optional: 'name', 'clogging' (0 to 0.99, the part that is clogged; 0), 'level' of the grate (m; "
            "the ground).") +
         " " +
         tr("Water leaves the domain, or comes out where a line from the inlet ends or at 'outlet_x' and "
            "'outlet_y' (in the CRS of DEM). Where the water stands higher there, it comes back, up to the "
            "same capacity, unless 'flap' is 1.");
}

std::string barriers_help() {
  return tr(
      "Walls, dikes, mobile barriers: lines or polygons. A line stands on the faces between cells whose "
      "centres it separates: it is thinner than a cell and leaves no gap, however it crosses the grid. A "
      "polygon does so for every cell whose centre lies in it, and for those that its outline separates. "
      "Fields: 'crest' (elevation of the top, m) or 'height' (m above the higher of the two cells beside "
      "it); optional 'name', 'close_s' and 'open_s' (it stands from the one until the other, s since the "
      "start), 'breach_s', 'breach_minutes' and 'breach_crest' (from that time on the crest sinks to that "
      "elevation in m, over so many minutes), and 'set' (of the scenarios of an ensemble). Higher water "
      "flows over it. Where barriers meet, the higher crest counts. A line need not come down as a whole: "
      "'breach_width' is the width in m of its breach at first (10 where only a soil is given), 'breach_at' "
      "where it lies (m from the beginning of the line; its middle if empty), and 'breach_soil' ('sand' or "
      "'clay') or 'breach_velocity' (that which the soil withstands, m/s) lets it widen once the crest has "
      "come down, by the difference of the levels on both sides 20 m from it, as Verheij and Van der Knaap "
      "(2003) found; the longer ago that was, the more slowly, whether water stood there or not.");
}

}  // namespace spate
