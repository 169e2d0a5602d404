// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers as numbers for one step, and the tallies of their report. A barrier acts on faces:
// each of the two cells beside one meets a sill, over which only the water above the crest passes
// (step/faces.hpp). What crosses a face is counted for the barrier that holds it: the one with the highest
// crest there, as long as it stands, even when it has failed down to the ground. A band of cells is crossed
// by what enters its cells and leaves them again, so that each of its faces need not be crossed anew. Plain
// data and functions that every backend shares, bit for bit; barriers.hpp builds the data.
#pragma once

#include "solver/core/atomic.hpp"
#include "solver/core/math.hpp"
#include "solver/step/barriers/barrier_tables.hpp"
#include "solver/step/crossing.hpp"

namespace spate {

inline namespace SPATE_PRECISION {

// The remaining crest of a part, m above the bed; < 0 if there is none.
SPATE_FUNCTION Real standing_crest(const BarrierPart& part, float failed) {
  if (failed < 0 || !(part.crest > 0)) return -1;
  return max(part.crest + Real(failed) * (min(part.breached_crest, part.crest) - part.crest), Real(0));
}

// The height of a crest (m above the bed at the face) above the cell's own ground, m.
SPATE_FUNCTION Real sill_height(const BarredCell& cell, std::uint32_t side, Real crest) {
  return max(crest - cell.above_bed[side], Real(0));
}

// Lowers the freeboards of a barred cell's parts, as they stood until now, to its highest water.
SPATE_FUNCTION void lower_freeboards(const BarrierTables& tables, const BarrierPlan& plan, SchemeId scheme,
                                     int k) {
  const auto h = static_cast<Real>(plan.now[k].highest_water);
  if (!(h > 0.0f)) return;
  const BarredCell& cell = tables.cells[k];
  const Real stage = with_scheme(scheme, [&](auto type) { return decltype(type)::stage(h, cell.relief); });
  for (std::uint32_t p = cell.first_part; p < cell.first_part + cell.parts; ++p) {
    const BarrierPart& part = tables.parts[p];
    const Real crest = plan.crests[p];
    if (crest < 0 || part.covered) continue;
    float& least = plan.freeboard[p];
    const Real now = sill_height(cell, part.side, crest) + cell.above_mean[part.side] - stage;
    least = min(least, static_cast<float>(now));
  }
}

// Plans a barred cell, from how much of its barriers has failed.
SPATE_FUNCTION void plan_barred_cell(const BarrierTables& tables, const BarrierPlan& plan, int k) {
  const BarredCell& cell = tables.cells[k];
  BarredNow now{cell.codes, never, 0, 0};
  Sills sills{{0, 0, 0, 0}, {1, 1, 1, 1}, {0, 0, 0, 0}, {0, 0, 0, 0}, {no_part, no_part, no_part, no_part}};
  Real crests[4] = {-1, -1, -1, -1};
  const auto taken_of = [&](const BarrierPart& part) {  // the share of its face that its breach takes
    const Breached& breached = plan.breached[part.barrier];
    const float length = static_cast<float>(part.width) * static_cast<float>(tables.spacing);
    return breached.failed > 0 ? breached_share(part.along, length, breached.width) : 1.0f;
  };
  const auto hold = [&](std::uint32_t p, const BarrierPart& part) {
    sills.holder[part.side] = p;
    const std::uint32_t bit = 1u << part.side;
    const bool is_counted = tables.barriers[part.barrier].reported && !(part.covered && part.covered_beyond);
    now.counted = is_counted ? now.counted | bit : now.counted & ~bit;
  };
  const auto stand = [&](std::uint32_t side, Real width_root) {
    static_assert((face_bridge | face_barrier) == face_barrier,
                  "what stands in a bridge's opening closes it");
    now.codes |= static_cast<FaceCodes>(face_barrier) << (8 * side);
    sills.height[side] = sill_height(cell, side, crests[side]);
    sills.width_root[side] = width_root;
    sills.step[side] = cell.step[side];
  };
  const std::uint32_t end = cell.first_part + cell.parts;
  for (std::uint32_t p = cell.first_part; p < end; ++p) {
    const BarrierPart& part = tables.parts[p];
    const Real crest = standing_crest(part, taken_of(part) > 0 ? plan.breached[part.barrier].failed : 0.0f);
    plan.crests[p] = crest;
    if (!(crest > crests[part.side])) continue;
    crests[part.side] = crest;
    hold(p, part);
    if (crest > 0.0f) stand(part.side, part.width_root);
  }
  // What stands beside a breach in its face counts as a wall, also above another barrier there.
  float open[4] = {1, 1, 1, 1};
  for (std::uint32_t p = cell.first_part; p < end; ++p) {
    const BarrierPart& part = tables.parts[p];
    const float taken = taken_of(part);
    if (!(taken > 0 && taken < open[part.side]) || !(standing_crest(part, 0.0f) > crests[part.side]))
      continue;
    open[part.side] = taken;
    stand(part.side,
          static_cast<float>(cube_root(static_cast<double>(part.width) * static_cast<double>(taken))));
    if (!tables.barriers[tables.parts[sills.holder[part.side]].barrier].reported) hold(p, part);
  }
  for (std::uint32_t side = 0; side < 4; ++side) {
    if (face_code(now.codes, static_cast<Side>(side)) == face_barrier)
      now.lowest_sill = min(now.lowest_sill, sills.height[side]);
    if (face_code(now.codes, static_cast<Side>(side)) != face_bridge) continue;
    sills.height[side] = sill_height(cell, side, cell.deck[side]);
    sills.width_root[side] = cell.deck_root[side];
    now.lowest_sill = -1;
  }
  plan.now[k] = now;
  plan.sills[k] = sills;
}

// Plans a barrier for the step that begins at time, s, the step-th one planned; depth(cell) as in
// plan_forcing().
template <class Depth>
SPATE_FUNCTION void plan_barrier(const BarrierTables& tables, const BarrierPlan& plan, SchemeId scheme,
                                 std::uint32_t step, double time, const Depth& depth, int b) {
  const ForcedBarrier& barrier = tables.barriers[b];
  plan.crossing[0][b] = plan.crossing[1][b] = {0, 0};
  plan.widening[b] = widening_of(barrier, tables.dry_depth, tables.gravity, scheme, time, depth);
  const Breached now = breached_now(barrier, plan.tallies[b].breach_width, tables.spacing, time);
  if (now.failed == plan.breached[b].failed && now.width == plan.breached[b].width) return;
  plan.breached[b] = now;
  plan.steps->changed = step;
}

// Overtopping of a barred cell in a step that was rejected does not count.
SPATE_FUNCTION void forget_overtopping(const BarrierTables& tables, const BarrierPlan& plan,
                                       std::uint32_t rejected, int k) {
  const BarredCell& cell = tables.cells[k];
  for (std::uint32_t p = cell.first_part; p < cell.first_part + cell.parts; ++p)
    if (plan.overtopped[p] == rejected) plan.overtopped[p] = 0;
}

// Plans the sills anew, once the barriers are planned. Only when one has changed with time: most barriers
// stand as they are through the whole run.
template <class Workers>
SPATE_FUNCTION void plan_sills(const Workers& workers, const BarrierTables& tables, const BarrierPlan& plan,
                               SchemeId scheme) {
  workers.each(1, [&](int) { ++*plan.changes; });
  workers.each(tables.cell_count, [&](int k) {
    lower_freeboards(tables, plan, scheme, k);
    plan_barred_cell(tables, plan, k);
  });
}

// Notes the water in a barred cell, whose depth is h at the step's start.
SPATE_FUNCTION void note_water(const BarrierTables& tables, const BarrierPlan& plan, std::uint32_t barred,
                               Real h) {
  float& highest = plan.now[barred].highest_water;
  const auto rounded = static_cast<float>(h);
  if (rounded > highest && !(h < tables.dry_depth)) highest = rounded;
}

// Counts the flow of a stage across the western or southern face of a barred cell; mass in m2/s.
SPATE_FUNCTION void count_crossing(const BarrierPlan& plan, std::uint32_t barred, Side side, Real mass,
                                   const StageNumbers& stage) {
  if (!(abs(mass) > 0.0f) || (plan.now[barred].counted >> static_cast<int>(side) & 1u) == 0) return;
  const std::uint32_t holder = plan.sills[barred].holder[static_cast<int>(side)];
  const BarrierPart& part = plan.parts[holder];
  const bool comes = mass > 0.0f;  // into this cell
  const bool from_band = comes ? part.covered_beyond : part.covered;
  const bool into_band = comes ? part.covered : part.covered_beyond;
  const unsigned long long quanta = crossing_quanta(mass, stage);
  BarrierCrossing& crossing = plan.crossing[stage.average ? 1 : 0][part.barrier];
  if (!into_band) add_atomically(&crossing.left, quanta);
  if (from_band) return;
  add_atomically(&crossing.entered, quanta);
  if (plan.overtopped[holder] == 0) plan.overtopped[holder] = plan.steps->last;
}

SPATE_FUNCTION void accept_barrier(const BarrierTables& tables, const BarrierPlan& plan, double time,
                                   double dt, int b) {
  const unsigned long long entered = plan.crossing[0][b].entered + plan.crossing[1][b].entered;
  const unsigned long long left = plan.crossing[0][b].left + plan.crossing[1][b].left;
  BarrierTally& tally = plan.tallies[b];
  if (entered > 0 && tally.first_overtopping < 0) tally.first_overtopping = time + dt;
  // Rain on a band, and water that was there when it closed, have not come over it.
  const unsigned long long came = tally.on_band + entered, crossed = left < came ? left : came;
  tally.on_band = came - crossed;
  const double depth = static_cast<double>(crossed) * crossing_quantum;
  tally.depth += depth;
  if (tally.peak < depth / dt) tally.peak = depth / dt;
  const ForcedBarrier& barrier = tables.barriers[b];
  if (!(barrier.breach_width > 0) || time < barrier.breach || failed_part(barrier, time) < 0) return;
  const double width = tally.breach_width > 0 ? tally.breach_width : barrier.breach_width;
  const double widened = width + plan.widening[b] * dt;
  tally.breach_width = widened < barrier.widest ? widened : (width < barrier.widest ? barrier.widest : width);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
