// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell accumulates at the end of each step: maxima, times and durations.
#pragma once

#include <vector>

#include "solver/step/update.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct AccumulatorRules {
  Real dry_depth;  // m
  int arrivals;
  const Real* arrival_depths;  // m, increasing
  Real least_arrival_depth;    // the first of these, which every cell needs: held here, so that no cell
                               // waits for memory

  SPATE_FUNCTION Real arrival_depth(int i) const { return i == 0 ? least_arrival_depth : arrival_depths[i]; }
};
// depths: the arrival depths on the host, m; there: their address on the backend.
inline AccumulatorRules accumulator_rules(double dry_depth, const std::vector<Real>& depths,
                                          const Real* there) {
  return {static_cast<Real>(dry_depth), static_cast<int>(depths.size()), there,
          depths.empty() ? 0.0f : depths.front()};
}

// load(plane) reads an accumulator, store(plane, value) writes it. before() reads the depth at the step's
// start, and is called only where an arrival depth is crossed, since it may have to wait for memory.
template <class V, class Before, class Load, class Store>
SPATE_FUNCTION void accumulate(Before before, const CellState<V>& now, const StageNumbers& stage,
                               const AccumulatorRules& rules, Load load, Store store) {
  const V begin(stage.time_begin), rest(stage.time_rest), end(stage.time_end), dry(rules.dry_depth);
  const auto wet = now.h >= dry;
  const V deepest = load(plane_max_depth);
  const auto rises = now.h > deepest;
  if (any(rises)) {
    store(plane_max_depth, max(now.h, deepest));
    store(plane_time_of_max_depth, select(rises, end, load(plane_time_of_max_depth)));
  }
  const V q2 = now.hu * now.hu + now.hv * now.hv, h2 = now.h * now.h;
  const V most = load(plane_max_discharge2), fastest = load(plane_max_speed2);
  if (any(q2 > most)) store(plane_max_discharge2, max(q2, most));
  constexpr Real nearly = 0.9999f;  // avoids the division where the value cannot be the largest
  if (any(wet && q2 > nearly * fastest * h2))
    store(plane_max_speed2, max(select(wet, q2 * reciprocal(max(h2, V(1e-30f))), V(0.0f)), fastest));

  // The time at which a depth is crossed, if the depth changes linearly within the step. It is counted from
  // stage.time_begin and so exact even after weeks, when a time as a float is a multiple of a quarter second.
  const auto crossing = [&](V depth) {
    const V h = before(), per_metre = stage.dt / select(now.h == h, V(1.0f), now.h - h);
    return rest + min(max((depth - h) * per_metre, V(0.0f)), V(stage.dt));
  };
  const V since = load(plane_wet_since);
  const auto was_wet = !(since < 0.0f);
  const auto dries = was_wet && !wet, gets_wet = wet && !was_wet;
  seldom(any(dries || gets_wet), [&] SPATE_INLINED {
    const V total = load(plane_wet_total), from_begin = crossing(dry);
    // The total takes up the rounding of `when`, so that a wet period counts from its true beginning.
    const V when = max(begin + from_begin, V(0.0f)), added = (when - begin) - from_begin;
    store(plane_wet_total,
          total + select(dries, (begin - since) + from_begin, select(gets_wet, added, V(0.0f))));
    store(plane_wet_since, select(gets_wet, when, select(dries, V(-1.0f), since)));
  });
  for (int a = 0; a < rules.arrivals; ++a) {
    const V depth(rules.arrival_depth(a));
    const V first = load(plane_first_arrival + a);
    const auto arrives = now.h >= depth && first >= V(never);
    seldom(any(arrives), [&] SPATE_INLINED {
      store(plane_first_arrival + a, select(arrives, begin + crossing(depth), first));
    });
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
