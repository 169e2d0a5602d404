// SPDX-License-Identifier: GPL-3.0-or-later
// Last part of a step on the CPU: the accumulators.
#pragma once

#include "solver/backend/accumulate.hpp"
#include "solver/backend/cpu_rows.hpp"

namespace spate {
inline namespace SPATE_ISA {

// now: the cells k columns into row o; before: their depths at the step's start.
SPATE_FUNCTION void accumulate_cells(TileJob& job, Lanes before, const CellState<Lanes>& now, int o, int k) {
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(job.tile.size) * job.tile.stride;
  float* cell = job.tile.accumulators + static_cast<std::ptrdiff_t>(o - halo) * job.tile.stride + k;
  const LaneMask wet = now.h >= Lanes(job.in.accumulators.dry_depth);
  job.out.wet_cells += count(wet && indices(k) < float(job.tile.size));
  accumulate(
      before, now, job.in, job.in.accumulators, [&](int p) { return Lanes::load(cell + p * plane); },
      [&](int p, Lanes value) { value.store(cell + p * plane); });
}

}  // namespace SPATE_ISA
}  // namespace spate
