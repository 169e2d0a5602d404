// SPDX-License-Identifier: GPL-3.0-or-later
// Sources and structures act on the few cells that have some last of all in a stage, on what its fluxes and
// friction have left: so they may act apart from it. Of the result of Heun's second stage, the mean with the
// start, half is due to the first one: then half of all amounts is still to come. Every backend uses this;
// the volumes go to a Counter (finish_cell.hpp).
#pragma once

#include "solver/step/crossing.hpp"
#include "solver/step/finish_cell.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Adds water to a cell, m.
SPATE_FUNCTION void add_depth(CellState<Real>& cell, Real more) {
  const Real h = cell.h + more, rest = cell.rest + left_out(cell.h, more, h), sum = h + rest;
  cell.h = sum;
  cell.rest = left_out(h, rest, sum);
}

// film_depth: m; shallower water has no momentum of its own.
template <class Counter>
SPATE_FUNCTION void act(CellState<Real>& cell, const SourceValue& value, const DrainedCounts& drained,
                        Real film_depth, const StageNumbers& stage, Counter& counter) {
  const Real part = stage.average ? 0.5f : 1.0f;
  const double weight = stage.average ? 1.0 : stage.weight;
  counter.add(sum_gained, weight * static_cast<double>(part * value.gain));
  add_depth(cell, part * (value.gain + value.roof_rain + value.arrives));
  cell.hu += part * value.arrives_hu;
  cell.hv += part * value.arrives_hv;
  if (value.taken > 0.0f) counter.add(sum_abstracted, weight * depth_of(take(cell, part * value.taken)));
  if (value.drains > 0.0f) {
    const double depth = weight * depth_of(take(cell, part * value.drains));
    // One thread computes a cell.
    if (depth > 0) drained.of_stage[stage.average ? 1 : 0][value.link] = in_crossing_quanta(depth);
  }
  if (!(value.depth < 0.0f)) {
    const double change =
        weight * (static_cast<double>(value.depth) - depth_of(Amount<Real>{cell.h, cell.rest}));
    counter.add(change > 0 ? sum_gained : sum_abstracted, change > 0 ? change : -change);
    if (value.depth < cell.h) take(cell, cell.h - value.depth);
    cell.h = value.depth;
    cell.rest = 0;
  }
  cell = without_films(cell, film_depth);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
