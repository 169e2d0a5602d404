// SPDX-License-Identifier: GPL-3.0-or-later
// The water that crosses a face in a stage, as a whole number, so that sums do not depend on the order of
// summation on any backend.
#pragma once

#include "solver/core/math.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline constexpr double crossing_quantum = 1.0 / (1LL << 40);  // m, as the depth of a cell

// A depth (m, >= 0) in quanta.
SPATE_FUNCTION unsigned long long in_crossing_quanta(double depth) {
  // NOLINTNEXTLINE(bugprone-incorrect-roundings): depth >= 0, and a GPU has no other rounding
  return static_cast<unsigned long long>(depth / crossing_quantum + 0.5);
}
// The quanta that cross with a mass flux of either sign, m2/s.
SPATE_FUNCTION unsigned long long crossing_quanta(Real mass, const StageNumbers& stage) {
  return in_crossing_quanta(stage.weight *
                            (static_cast<double>(stage.dt_dx) * static_cast<double>(abs(mass))));
}

}  // namespace SPATE_PRECISION
}  // namespace spate
