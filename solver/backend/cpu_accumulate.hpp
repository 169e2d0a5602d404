// SPDX-License-Identifier: GPL-3.0-or-later
// Last part of a step on the CPU: maxima, times and durations of each cell.
#pragma once

#include "solver/backend/cpu_faces.hpp"

namespace spate {
inline namespace SPATE_ISA {

inline void accumulate(TileJob& job, int o) {
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(job.tile.size) * job.tile.stride;
  const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(o - halo) * job.tile.stride;
  const Lanes dry(job.in.dry_depth), begin(job.in.time_begin), end(job.in.time_end);
  for (int k = 0; k < job.tile.size; k += Lanes::count) {
    float* cell = job.tile.accumulators + offset + k;
    const Lanes before = Lanes::load(job.rows(row_old_h, o) + halo + k);
    const Lanes h = Lanes::load(job.tile.result + offset + k);
    const Lanes hu = Lanes::load(job.tile.result + plane + offset + k);
    const Lanes hv = Lanes::load(job.tile.result + 2 * plane + offset + k);
    const LaneMask wet = h >= dry;
    job.out.wet_cells += count(wet && indices(k) < float(job.tile.size));

    const Lanes deepest = Lanes::load(cell + plane_max_depth * plane);
    const LaneMask rises = h > deepest;
    max(h, deepest).store(cell + plane_max_depth * plane);
    select(rises, end, Lanes::load(cell + plane_time_of_max_depth * plane))
        .store(cell + plane_time_of_max_depth * plane);
    const Lanes q2 = hu * hu + hv * hv;
    const Lanes u2 = select(wet, q2 / max(h * h, Lanes(1e-30f)), Lanes(0.0f));
    max(u2, Lanes::load(cell + plane_max_speed2 * plane)).store(cell + plane_max_speed2 * plane);
    max(q2, Lanes::load(cell + plane_max_discharge2 * plane)).store(cell + plane_max_discharge2 * plane);

    // When a depth is crossed within the step, the depth being linear in it.
    const Lanes per_metre = job.in.dt / select(h == before, Lanes(1.0f), h - before);
    const auto crossing = [&](Lanes depth) {
      return min(max(begin + (depth - before) * per_metre, begin), end);
    };
    const Lanes since = Lanes::load(cell + plane_wet_since * plane);
    const LaneMask was_wet = !(since < 0.0f);
    const Lanes total = Lanes::load(cell + plane_wet_total * plane);
    select(was_wet && !wet, total + (crossing(dry) - since), total).store(cell + plane_wet_total * plane);
    select(wet, select(was_wet, since, crossing(dry)), Lanes(-1.0f)).store(cell + plane_wet_since * plane);
    for (int a = 0; a < job.in.arrivals; ++a) {
      float* arrival = cell + (plane_first_arrival + a) * plane;
      const Lanes depth(job.in.arrival_depths[a]);
      const Lanes first = Lanes::load(arrival);
      select(h >= depth, min(first, crossing(depth)), first).store(arrival);
    }
  }
}

}  // namespace SPATE_ISA
}  // namespace spate
