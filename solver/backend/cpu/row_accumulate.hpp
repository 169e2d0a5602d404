// SPDX-License-Identifier: GPL-3.0-or-later
// Last part of a step on the CPU: the accumulators.
#pragma once

#include "solver/backend/cpu/rows.hpp"
#include "solver/step/accumulate.hpp"

namespace spate {
inline namespace SPATE_ISA {

// now: the cells from i on in row o; before: their depths at the step's start.
SPATE_FUNCTION void accumulate_cells(TileJob& job, Lanes before, const CellState<Lanes>& now, int o, int i) {
  const std::ptrdiff_t plane = job.plane();
  float* cell = job.tile.accumulators + job.row_of_plane(o) + i;
  const LaneMask wet = now.h >= Lanes(job.in.accumulators.dry_depth);
  job.out.wet_cells += count(wet && job.own(i));
  accumulate(
      before, now, job.in, job.in.accumulators, [&](int p) { return Lanes::load(cell + p * plane); },
      [&](int p, Lanes value) { value.store(cell + p * plane); });
}

// What a step leaves in row o, once it is written. Depths are summed column by column, so that no width of
// registers matters.
inline void survey_row(TileJob& job, int o) {
  const float* state = job.tile.result + job.row_of_plane(o);
  for (int i = halo; i < job.end; ++i) job.depths[i] += static_cast<double>(state[i]);
  LaneMask finite = Lanes(0.0f) == Lanes(0.0f);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const auto at = [&](int plane) { return Lanes::load(state + plane * job.plane() + i); };
    // 0 times anything finite.
    finite = finite && (!job.own(i) || (at(0) + at(1) + at(2)) * Lanes(0.0f) == Lanes(0.0f));
  }
  job.out.not_finite = job.out.not_finite || any(!finite);
}

inline double summed_depth(const TileJob& job) {
  double sum = 0;
  for (int i = halo; i < job.end; ++i) sum += job.depths[i];
  return sum;
}

}  // namespace SPATE_ISA
}  // namespace spate
