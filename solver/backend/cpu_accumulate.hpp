// SPDX-License-Identifier: GPL-3.0-or-later
// Last part of a step on the CPU: a row's accumulators.
#pragma once

#include "solver/backend/accumulate.hpp"
#include "solver/backend/cpu_rows.hpp"

namespace spate {
inline namespace SPATE_ISA {

inline void accumulate_row(TileJob& job, int o) {
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(job.tile.size) * job.tile.stride;
  const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(o - halo) * job.tile.stride;
  for (int k = 0; k < job.tile.size; k += Lanes::count) {
    float* cell = job.tile.accumulators + offset + k;
    const float* state = job.tile.result + offset + k;
    const CellState<Lanes> now{Lanes::load(state), Lanes::load(state + plane),
                               Lanes::load(state + 2 * plane)};
    const LaneMask wet = now.h >= Lanes(job.in.accumulators.dry_depth);
    job.out.wet_cells += count(wet && indices(k) < float(job.tile.size));
    accumulate(
        Lanes::load(job.rows(row_old_h, o) + halo + k), now, job.in, job.in.accumulators,
        [&](int p) { return Lanes::load(cell + p * plane); },
        [&](int p, Lanes value) { value.store(cell + p * plane); });
  }
}

}  // namespace SPATE_ISA
}  // namespace spate
