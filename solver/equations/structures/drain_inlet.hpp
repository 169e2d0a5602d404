// SPDX-License-Identifier: GPL-3.0-or-later
// An inlet of the street drainage: a grate, after FHWA, Urban Drainage Design Manual (HEC-22, 3rd edition
// 2009, section 4.4.5), where water stands above it. The coefficients are those of TxDOT, Hydraulic Design
// Manual, equations 10-30 and 10-31, too.
//   as a weir (equation 4-26)      Q = 1.66 P d^1.5           P: perimeter without the side at the curb, m
//   as an orifice (equation 4-27)  Q = 0.67 A (2 g d)^0.5     A: clear opening, m2
//
// Shallow water passes as over a weir, deep water as through an orifice. HEC-22 leaves what is between to
// judgement, and its chart 9 rounds the corner; here Q = Qw / (1 + (Qw / Qo)^4)^(1/4), which is 16 % below
// both where they meet, and within 1 % of the smaller one where the other is 2.3 times as much. What is
// clogged is missing from both P and A, as HEC-22 has it.
//
// What lies behind is a node with a level and with what it takes or gives at most: a pipe of a given
// capacity, today. A model of sewers may stand there instead: it gets the exchange, and gives the level and
// both limits.
#pragma once

#include <cmath>

#include "solver/core/series.hpp"

namespace spate {

inline constexpr double grate_weir = 1.66;     // m^0.5/s
inline constexpr double grate_orifice = 0.67;  // -

struct GrateOpening {
  double perimeter, area;  // m, m2: what is not clogged; 0: no limit by it
  double open;             // the part of a rating curve that is not clogged
};
struct DrainNode {
  double level;  // m, absolute, of the water behind the grate
  double takes;  // m3/s, at most
  double gives;  // m3/s, at most: what comes back
};

// m3/s; curve: by the depth above the grate (m), instead of the formulas; empty: none.
SPATE_FUNCTION double grate_discharge(const GrateOpening& grate, const SeriesView& curve, double depth,
                                      double gravity) {
  if (!(depth > 0)) return 0;
  if (curve.count > 0) return grate.open * curve.value(depth);
  const double root = std::sqrt(depth), weir = grate_weir * grate.perimeter * depth * root,
               orifice = grate_orifice * grate.area * std::sqrt(2 * gravity) * root;
  if (!(grate.area > 0)) return weir;
  if (!(grate.perimeter > 0)) return orifice;
  const double ratio = weir / orifice, square = ratio * ratio;
  return weir / std::sqrt(std::sqrt(1 + square * square));
}

// What passes from the street into the node, m3/s; < 0: what comes up. street: the level of the water there;
// depth: of the water above the grate, m; top: level of the grate.
SPATE_FUNCTION double inlet_exchange(const GrateOpening& grate, const SeriesView& curve,
                                     const DrainNode& node, double street, double depth, double top,
                                     double gravity) {
  if (node.level > street) {
    const double above = node.level - (street > top ? street : top);
    const double rises = grate_discharge(grate, curve, above, gravity);
    return -(rises < node.gives ? rises : node.gives);
  }
  // Water in the node that stands above the grate leaves only the difference of both levels.
  const double fall = street - node.level, head = depth < fall ? depth : fall;
  const double falls = grate_discharge(grate, curve, head, gravity);
  return falls < node.takes ? falls : node.takes;
}

}  // namespace spate
