// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell really loses to its structures in a stage, counted as a whole number, so that the other ends
// get exactly that (link_plan.hpp).
#pragma once

#include "solver/step/crossing.hpp"
#include "solver/step/finish_cell.hpp"

namespace spate {

// Of each cell at an end of structures, in each stage: crossing_quantum.
struct DrainedCounts {
  unsigned long long* of_stage[2];
};

inline namespace SPATE_PRECISION {

// Takes from a cell, after all else that acts on it, what its structures were granted.
SPATE_FUNCTION void drain(CellState<Real>& cell, const SourceValue& value, const DrainedCounts& counts,
                          const StageNumbers& stage) {
  if (!(value.drains > 0.0f)) return;
  const double depth = stage.weight * depth_of(take(cell, value.drains));
  if (!(depth > 0)) return;
  // One thread computes a cell.
  // NOLINTNEXTLINE(bugprone-incorrect-roundings): depth >= 0, and a GPU has no other rounding
  const auto quanta = static_cast<unsigned long long>(depth / crossing_quantum + 0.5);
  counts.of_stage[stage.average ? 1 : 0][value.link] = quanta;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
