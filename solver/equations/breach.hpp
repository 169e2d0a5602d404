// SPDX-License-Identifier: GPL-3.0-or-later
// How a breach in a dike widens: Verheij and Van der Knaap 2003, Modification breach growth model in HIS-OM,
// who fitted B = f1 g^(1/2) H^(3/2) / uc log10(1 + f2 g t / uc) to breaches of sand and clay, with t in
// hours.
#pragma once

#include <cmath>

#include "solver/core/macros.hpp"

namespace spate {

// Its derivative (m/s) for a difference of levels (m, >= 0) that changes with time, after a time (s) of
// widening. Levels count from the bottom of the breach. critical_velocity: 0.2 m/s for sand, 0.5 for clay.
SPATE_FUNCTION double breach_widening(double difference, double critical_velocity, double gravity,
                                      double since) {
  constexpr double f1 = 1.3, f2 = 0.04, ln10 = 2.302585092994046, hour = 3600;
  const double drop = gravity * difference;
  return f1 * f2 / ln10 * drop * std::sqrt(drop) / (critical_velocity * critical_velocity) /
         (1 + f2 * gravity / critical_velocity * (since / hour)) / hour;
}

}  // namespace spate
