// SPDX-License-Identifier: GPL-3.0-or-later
// Bridges as numbers for one step: what passes beneath each of their faces at most, from the levels on both
// sides at the step's beginning. What flows over the deck follows from the states at the face (overflow.hpp).
// Plain data and functions that every backend shares, bit for bit; barriers.hpp builds the data.
#pragma once

#include "solver/equations/structures/bridge.hpp"
#include "solver/schemes/dispatch.hpp"
#include "solver/step/barriers/barrier_tables.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The depth of the water on one side above the bed at a face, m.
template <class Depth>
SPATE_FUNCTION double depth_beside(const BridgeSide& side, SchemeId scheme, const Depth& depth) {
  const Real h = depth(side.cell);
  if (!(h > 0.0f)) return 0;
  const Real stage = with_scheme(scheme, [&](auto type) { return decltype(type)::stage(h, side.relief); });
  const double above = side.above_bed + static_cast<double>(stage);
  return above > 0 ? above : 0;
}

// What may pass beneath a span in a step, m2/s: `wanted` by the levels at its beginning, `before` in the step
// before. Where little is lost the drop would change by more than itself within a step, and swing from step
// to step; so the limit follows as far as the drop will, by the discharge's derivative with respect to it
// (of a square root): a linearly implicit step. dt_dx: s/m.
SPATE_FUNCTION double following(double before, double wanted, double drop, double dt_dx, double unlimited) {
  if (!(before < unlimited) || !(wanted < unlimited)) return wanted;
  if (!(drop > 0)) return before;
  return before + (wanted - before) / (1 + dt_dx * wanted / drop);
}

// Plans a span in a step of length dt, s; depth(cell) gives a depth at its beginning, m.
template <class Depth>
SPATE_FUNCTION void plan_span(const BarrierTables& tables, const BarrierPlan& plan, SchemeId scheme,
                              double dt, const Depth& depth, int i) {
  const BridgeSpan& span = tables.spans[i];
  const double a = depth_beside(span.sides[0], scheme, depth), b = depth_beside(span.sides[1], scheme, depth);
  const double up = a < b ? b : a, down = a < b ? a : b;
  plan.at_spans[i] = {up, up - down};
  constexpr auto unlimited = static_cast<double>(never);
  const double passes = flow_beneath(span.opening, up, down, tables.gravity, unlimited);
  const double wanted = passes < unlimited ? span.width * passes : unlimited;
  plan.beneath[1][i] = following(plan.beneath[0][i], wanted, up - down, dt / tables.spacing, unlimited);
  const auto most = static_cast<Real>(plan.beneath[1][i]);
  for (const BridgeSide& side : span.sides) {
    const bool is_barred =
        face_code(plan.now[side.barred].codes, static_cast<Side>(side.side)) == face_barrier;
    plan.sills[side.barred].beneath[side.side] = is_barred ? Real(0) : most;
  }
}

SPATE_FUNCTION void accept_bridge(const BarrierTables& tables, const BarrierPlan& plan, double time,
                                  double dt, int b) {
  const BridgeSpans& bridge = tables.bridges[b];
  BridgeTally& tally = plan.bridge_tallies[b];
  bool is_pressed = false;
  for (std::uint32_t i = bridge.first; i < bridge.first + bridge.count; ++i) {
    plan.beneath[0][i] = plan.beneath[1][i];
    const BridgeSpan& span = tables.spans[i];
    const WaterAtSpan& water = plan.at_spans[i];
    if (!(water.depth > 0)) continue;
    is_pressed = is_pressed || (span.opening.height > 0 && water.depth >= span.opening.height);
    if (tally.overtopped_at < 0 && water.depth > span.deck) tally.overtopped_at = time;
    const double level = span.bed + water.depth;
    if (level > tally.highest) tally.highest = level;
    if (water.drop > tally.largest_drop) tally.largest_drop = water.drop;
  }
  if (!is_pressed) return;
  if (tally.pressed_at < 0) tally.pressed_at = time;
  tally.pressed += dt;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
