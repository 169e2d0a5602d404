// SPDX-License-Identifier: GPL-3.0-or-later
// What is remembered of a cell at the end of each step, in values: maxima, times and durations.
#pragma once

#include "solver/backend/balance.hpp"

namespace spate {

struct AccumulatorRules {
  float dry_depth;  // m
  int arrivals;
  const float* arrival_depths;  // m
};

// load(plane) gives an accumulator's value, store(plane, before, value) takes the new one. before: the depth
// at the step's start.
template <class V, class Load, class Store>
SPATE_FUNCTION void accumulate(V before, const CellState<V>& now, const StageNumbers& stage,
                               const AccumulatorRules& rules, Load load, Store store) {
  const V begin(stage.time_begin), end(stage.time_end), dry(rules.dry_depth);
  const auto wet = now.h >= dry;
  const V deepest = load(plane_max_depth);
  const V time = load(plane_time_of_max_depth);
  store(plane_max_depth, deepest, max(now.h, deepest));
  store(plane_time_of_max_depth, time, select(now.h > deepest, end, time));
  const V q2 = now.hu * now.hu + now.hv * now.hv;
  const V u2 = select(wet, q2 / max(now.h * now.h, V(1e-30f)), V(0.0f));
  const V fastest = load(plane_max_speed2), most = load(plane_max_discharge2);
  store(plane_max_speed2, fastest, max(u2, fastest));
  store(plane_max_discharge2, most, max(q2, most));

  // When a depth is crossed within the step, the depth being linear in it.
  const V per_metre = stage.dt / select(now.h == before, V(1.0f), now.h - before);
  const auto crossing = [&](V depth) { return min(max(begin + (depth - before) * per_metre, begin), end); };
  const V since = load(plane_wet_since), total = load(plane_wet_total);
  const auto was_wet = !(since < 0.0f);
  store(plane_wet_total, total, select(was_wet && !wet, total + (crossing(dry) - since), total));
  store(plane_wet_since, since, select(wet, select(was_wet, since, crossing(dry)), V(-1.0f)));
  for (int a = 0; a < rules.arrivals; ++a) {
    const V depth(rules.arrival_depths[a]);
    const V first = load(plane_first_arrival + a);
    store(plane_first_arrival + a, first, select(now.h >= depth, min(first, crossing(depth)), first));
  }
}

}  // namespace spate
