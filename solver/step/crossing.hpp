// SPDX-License-Identifier: GPL-3.0-or-later
// The water that crosses a face in a stage, as a whole number: on no backend does the order of summation
// matter.
#pragma once

#include "solver/core/math.hpp"
#include "solver/step/stage.hpp"

namespace spate {

inline constexpr double crossing_quantum = 1.0 / (1LL << 40);  // m, as the depth of a cell

// Of a mass flux in m2/s, whatever its sign.
SPATE_FUNCTION unsigned long long crossing_quanta(float mass, const StageNumbers& stage) {
  const double depth = stage.weight * (static_cast<double>(stage.dt_dx) * static_cast<double>(abs(mass)));
  // NOLINTNEXTLINE(bugprone-incorrect-roundings): depth >= 0, and a GPU has no other rounding
  return static_cast<unsigned long long>(depth / crossing_quantum + 0.5);
}

}  // namespace spate
