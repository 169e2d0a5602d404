// SPDX-License-Identifier: GPL-3.0-or-later
// Last part of a step on the CPU: the accumulators.
#pragma once

#include "solver/backend/cpu/rows.hpp"
#include "solver/step/accumulate.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

// now: the states of the cells from i on in row o; before: their depths at the step's start.
SPATE_FUNCTION void accumulate_cells(TileJob& job, const Real* before, const CellState<Lanes>& now, int o,
                                     int i) {
  const std::ptrdiff_t plane = job.plane();
  Real* cell = job.tile.accumulators + job.row_of_plane(o) + i;
  accumulate([before] { return Lanes::load(before); }, now, job.in, job.in.accumulators,
             [&](int p) { return Lanes::load(cell + p * plane); },
             [&](int p, Lanes value) { value.store(cell + p * plane); });
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
