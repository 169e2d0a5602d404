// SPDX-License-Identifier: GPL-3.0-or-later
// A gate above a sill: an underflow gate, a sluice or an orifice. As long as its lip does not touch the water
// it is a broad-crested weir. Water a quarter above the lip or more flows as through an orifice, from the
// upper level down to the one behind it: that of the contracted jet (Henry 1950: 0.61 of the opening) or of
// the tailwater, if higher. In between, one passes over to the other.
#pragma once

#include <cmath>

#include "solver/equations/structures/weir_structure.hpp"

namespace spate {

inline constexpr double jet_contraction = 0.61;

// m3/s; opening in m; coefficient: of the orifice (0.61 for a sharp lip); upper, lower: heights of the water
// above the sill, m; lower < upper.
SPATE_FUNCTION double gate_discharge(double coefficient, double width, double opening, double upper,
                                     double lower, double gravity) {
  if (!(upper > 0) || !(opening > 0)) return 0;
  const double root = std::sqrt(gravity), broad = 0.5443310539518174 * root;
  const double as_weir = weir_discharge(broad, width, upper, lower);
  const double jet = jet_contraction * opening, behind = lower > jet ? lower : jet;
  if (!(upper > opening)) return as_weir;
  const double as_orifice = coefficient * width * opening * root * std::sqrt(2 * (upper - behind));
  const double above = 4 * (upper / opening - 1), part = above < 1 ? above : 1.0;
  return as_orifice < as_weir ? as_weir + part * (as_orifice - as_weir) : as_weir;
}

}  // namespace spate
