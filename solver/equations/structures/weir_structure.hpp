// SPDX-License-Identifier: GPL-3.0-or-later
// A weir with a crest of its own, between two levels: Q = C b h^(3/2) for the upper water's height h above
// the crest, C = 1.705 m^0.5/s for critical flow over a broad crest ((2/3)^(3/2) sqrt g). Water below reduces
// it as Villemonte (1947, Submerged-weir discharge studies, Engineering News Record) measured:
// Q / Q_free = (1 - (h_below / h)^(3/2))^0.385.
#pragma once

#include <cmath>

#include "solver/core/power.hpp"

namespace spate {

// The share of the free discharge that passes; ratio: of the lower height to the upper one.
SPATE_FUNCTION double villemonte(double ratio) {
  if (!(ratio > 0)) return 1;
  if (!(ratio < 1)) return 0;
  return power(1 - ratio * std::sqrt(ratio), 0.385);
}

// m3/s; upper, lower: heights of the water above the crest, m; lower < upper.
SPATE_FUNCTION double weir_discharge(double coefficient, double width, double upper, double lower) {
  if (!(upper > 0)) return 0;
  return coefficient * width * upper * std::sqrt(upper) * villemonte(lower / upper);
}

}  // namespace spate
