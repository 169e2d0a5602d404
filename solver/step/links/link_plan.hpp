// SPDX-License-Identifier: GPL-3.0-or-later
// Structures as numbers for one step. Plain data and functions that every backend shares, bit for bit;
// links.hpp builds the data.
//
// 1. Once a step, the levels at both ends of each path at the step's beginning give its discharge, and that
//    times the length of the step the depth of one cell that it moves, in whole quanta (link_quantum).
//    The levels are those of the cells beside an end, as far as they are one water with it: where a cell
//    gives Q, it lies some Q / (4 dx c) below the water around, which no structure of that size would notice.
// 2. It is limited: the giving cell keeps what lies below the structure, and neither level passes the mean of
//    both, so that small cells beside a large structure come to one level and never swing about it. The cells
//    beside an end, from which water comes within the step, count with it. Where several paths meet at a cell
//    each may use its part of that limit; together they get no more than the cell holds, in the order of the
//    structures.
// 3. The giving cell loses it after the step's fluxes (act_sources.hpp), as far as it still has it: what it
//    really lost is counted (exactly, as whole numbers), waits, and comes out of the other end in the next
//    step. So both ends take one number, whatever the fluxes did meanwhile, and no water is made or lost.
// 4. Levels at the other end include what waits for it, so that the delay makes no swings either.
// 5. Where a culvert ends in a jet its water waits with the momentum that it had in the barrel.
//
// All parts of a domain plan all structures, from the same depths. What a loop needs of others it computes
// anew where that is little: on a GPU a meeting of all workers takes longer.
#pragma once

#include "solver/step/crossing.hpp"
#include "solver/step/links/link_exchange.hpp"
#include "solver/step/loops.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// As much of what is wanted as is left, m, in whole quanta.
SPATE_FUNCTION double granted_of(double wanted, double left) {
  return wanted < left ? wanted : take_whole(left, link_quantum);
}

// depths.of_link(i): that of a cell when the step begins (LinkTables::cell_of_depth), m. sources: the loop
// that plans what else the sources give, for which no loop here waits alone.
template <class Tables, class Plan, class Workers, class Depths, class Sources>
SPATE_CALL void plan_links(const Workers& workers, const Tables& forcing, Plan& of_step, double time,
                           double dt, const Depths& depths, const Sources& sources) {
  const LinkTables& tables = forcing.links;
  LinkPlan& plan = of_step.links;
  const double area = forcing.spacing * forcing.spacing;
  const auto roof_rain = [&](const LinkCell& cell) {
    return cell.roof_inlets > 0 ? static_cast<double>(roof_rain_of(forcing, of_step, cell.source)) : 0.0;
  };
  // All that is read of a cell is read at once, since a GPU waits as long for one number as for many.
  const auto plan_cell = [&](int i) {
    const auto k = static_cast<std::uint32_t>(i);
    const LinkCell cell = tables.cells[k];
    LinkBeside beside[most_beside];
    double depth[most_beside];
    double water = static_cast<double>(depths.of_link(i));
    if (cell.looks_around)
      for (int b = 0; b < most_beside; ++b) {
        const std::uint32_t at = tables.beside_of(k, b);
        beside[b] = tables.beside[at];
        depth[b] = static_cast<double>(depths.of_link(tables.cell_count + static_cast<int>(at)));
      }
    double waits = plan.waiting[0][k];
    const LinkMomentum carried = plan.carried[0][k], none{0, 0};

    const Real arrived = take_quanta(waits);
    const bool arrives = arrived > 0;
    water += static_cast<double>(arrived);
    // The level around an end is the mean over the cells beside it, each as far as it is one water with it.
    const double level = level_on(cell.ground, water);
    double sum = 0, open = 0;
    if (cell.looks_around)
      for (int b = 0; b < most_beside; ++b) {
        const double level_beside = level_on(beside[b].ground, depth[b]);
        const double one = open_between(cell.ground, level, beside[b].ground, level_beside);
        sum += one * (level_beside - level);
        open += one;
        plan.beside[tables.beside_of(k, b)] = {depth[b], beside[b].share * one};
      }
    plan.water[k] = water;
    plan.around[k] = level + (open > 1 ? sum / open : sum);
    plan.open[k] = open > 1 ? open : 1;
    if (i >= tables.first_gauge) return;
    plan.waiting[1][k] = waits;
    plan.carried[1][k] = arrives ? none : carried;
    plan.drained.of_stage[0][k] = plan.drained.of_stage[1][k] = 0;
    const LinkMomentum brings = arrives ? carried : none;
    SourceValue& value = of_step.sources[cell.source];
    value.arrives = arrived;
    value.arrives_hu = static_cast<Real>(brings.x);
    value.arrives_hv = static_cast<Real>(brings.y);
    value.drains = 0;
  };
  const auto end_at = [&](const LinkCell& cell, std::uint32_t k) {
    const double water = plan.water[k];
    return LinkEnd{k, cell.uses, cell.ground, water, level_on(cell.ground, water), plan.around[k]};
  };
  const auto plan_one = [&](int i) {
    const LinkPath path = tables.paths[i];
    const LinkStructure& s = tables.structures[path.structure];
    const std::uint32_t to = path.to == no_link_cell ? path.from : path.to;
    const LinkCell inlet = tables.cells[path.from], outlet = tables.cells[to];
    const LinkEnd up = end_at(inlet, path.from), down = end_at(outlet, to);
    const PathExchange exchange =
        plan_path(tables, plan, path, up, down, s.takes_roofs ? roof_rain(inlet) / inlet.roof_inlets : 0.0,
                  plan.remainder[0][i], area, time, dt, forcing.gravity);
    const bool back = exchange.back, shares = path.shares[back ? 1 : 0];
    const LinkCell& gives = back ? outlet : inlet;
    // Where other paths end too it is granted once all are known.
    double granted = exchange.amount;
    if (!shares) {
      granted = granted_of(granted, (back ? down.depth : up.depth) + roof_rain(gives));
      if (granted > 0) of_step.sources[gives.source].drains = static_cast<Real>(granted);
    }
    plan.granted[i] = back ? -granted : granted;
    plan.remainder[1][i] = exchange.remainder;
    plan.speed[i] = exchange.speed;
  };
  workers.all(Loop{tables.cell_count, plan_cell}, sources);
  workers.each(tables.path_count, plan_one);
  workers.each(tables.shared_count, [&](int i) {
    const std::uint32_t k = tables.shared[i];
    const LinkCell& cell = tables.cells[k];
    double left = plan.water[k] + roof_rain(cell), drains = 0;
    for (std::uint32_t u = cell.first_use; u < cell.first_use + cell.uses; ++u) {
      const LinkUse& use = tables.uses[u];
      const double wanted = use.is_outlet ? -plan.granted[use.path] : plan.granted[use.path];
      if (!(wanted > 0)) continue;
      const double gets = granted_of(wanted, left);
      plan.granted[use.path] = use.is_outlet ? -gets : gets;
      left -= gets;
      drains += gets;
    }
    of_step.sources[cell.source].drains = static_cast<Real>(drains);
  });
}

// The level of the water around a cell at the end of paths; films of rain on high ground have none, m.
SPATE_FUNCTION double level_of_water(const LinkPlan& plan, std::uint32_t k) {
  constexpr double film = 0.01;
  return plan.water[k] < film ? -HUGE_VAL : plan.around[k];
}

SPATE_FUNCTION void advance_state(const LinkTables& tables, const LinkPlan& plan, const LinkStructure& s,
                                  LinkState& state, double time, double dt) {
  if (s.opens_over_time) {
    state.opening = clamped(tables.curve(s.opening).value(time + dt), 0, 1);
    return;
  }
  if (s.rule == RuleKind::none) return;
  state.is_on =
      switched(state.is_on, s.rule == RuleKind::opens_above, level_of_water(plan, s.ruled_by), s.low, s.high);
  if (s.kind != StructureKind::gate) return;
  const double most = s.opening_speed > 0 ? s.opening_speed * dt : 1.0;
  state.opening = clamped(state.opening + (2 * state.is_on - 1) * most, 0, 1);
}

// Whether the water when the step began drowns a path, which that at pumps and inlets does not.
SPATE_FUNCTION bool is_drowned(const LinkPlan& plan, const LinkStructure& s, const LinkPath& path) {
  if (s.kind == StructureKind::pump || s.kind == StructureKind::inlet || path.to == no_link_cell)
    return false;
  const double up = level_of_water(plan, path.from), down = level_of_water(plan, path.to);
  const double upper = up < down ? down : up, lower = up < down ? up : down;
  return has_barrels(s.kind) ? upper >= s.floor[up < down ? 1 : 0] + s.barrel.height : lower > s.floor[0];
}
SPATE_FUNCTION void note_drowned(LinkTally& tally, double time, double dt) {
  if (tally.drowned_at < 0) tally.drowned_at = time;
  tally.drowned += dt;
}

// What a path has moved, m, signed as what it was granted: what its giving cell has lost goes to its paths in
// the order in which it was granted.
SPATE_FUNCTION double moved_by(const LinkTables& tables, const LinkPlan& plan, const LinkPath& path,
                               std::uint32_t p) {
  const double granted = plan.granted[p];
  if (granted == 0) return 0;
  const int end = granted > 0 ? 0 : 1;
  const std::uint32_t k = path.ends(end);
  double left =
      static_cast<double>(plan.drained.of_stage[0][k] + plan.drained.of_stage[1][k]) * crossing_quantum;
  if (!path.shares[end]) return granted > 0 ? left : -left;
  const LinkCell& cell = tables.cells[k];
  double moved = 0;
  std::uint32_t last = p;
  for (std::uint32_t u = cell.first_use; u < cell.first_use + cell.uses && left > 0; ++u) {
    const LinkUse& use = tables.uses[u];
    const double wanted = use.is_outlet ? -plan.granted[use.path] : plan.granted[use.path];
    if (!(wanted > 0)) continue;
    const double gets = wanted < left ? wanted : left;
    if (use.path == p) moved = gets;
    left -= gets;
    last = use.path;
  }
  // An emptied cell gives up what rounding had left out of its depth, too.
  if (last == p) moved += left;
  return granted > 0 ? moved : -moved;
}

// Adds what a path has moved to what waits at one of its ends, if it goes there.
SPATE_FUNCTION void bring(const LinkTables& tables, const LinkPlan& plan, const LinkPath& path,
                          std::uint32_t p, int end, double moved, double& waiting, LinkMomentum& carried) {
  const double comes = end == 1 ? moved : -moved;
  if (!(comes > 0)) return;
  waiting += comes;
  const double speed = plan.speed[p];
  if (speed == 0) return;  // no jet
  const JetDirection& along = tables.structures[path.structure].jets[end == 1 ? 0 : 1];
  carried.x += comes * speed * along.x;
  carried.y += comes * speed * along.y;
}

SPATE_FUNCTION void tally_flow(const LinkStructure& structure, LinkTally& tally, double moved, double time,
                               double dt) {
  // Nine tenths full are full: levels before the step do not meet a capacity exactly.
  if (structure.kind == StructureKind::inlet && structure.full > 0 &&
      std::fabs(moved) >= 0.9 * structure.full * dt)
    note_drowned(tally, time, dt);
  (moved > 0 ? tally.forwards : tally.backwards) += moved > 0 ? moved : -moved;
  const double rate = moved / dt;
  if (std::fabs(rate) > std::fabs(tally.peak)) {
    tally.peak = rate;
    tally.time_of_peak = time + dt;
  }
}

// The next plan changes the levels: what depends on them comes first. sources: as in plan_links.
template <class Workers, class Sources>
SPATE_CALL void accept_links(const Workers& workers, const LinkTables& tables, LinkPlan& plan, double time,
                             double dt, const Sources& sources) {
  const auto follow = [&](int s) {
    const LinkStructure& structure = tables.structures[s];
    LinkTally tally = plan.tallies[s];
    double sum = 0;
    bool drowned = false;
    for (std::uint32_t p = structure.first_path; p < structure.first_path + structure.paths; ++p) {
      const LinkPath path = tables.paths[p];
      const double moved = moved_by(tables, plan, path, p);
      sum += moved;
      drowned = drowned || is_drowned(plan, structure, path);
      plan.remainder[0][p] = plan.remainder[1][p];
      for (int end = 0; end < 2; ++end) {
        const std::uint32_t k = path.ends(end);
        if (k == no_link_cell || path.shares[end]) continue;
        double waiting = plan.waiting[1][k];
        LinkMomentum carried = plan.carried[1][k];
        bring(tables, plan, path, p, end, moved, waiting, carried);
        plan.waiting[0][k] = waiting;
        plan.carried[0][k] = carried;
      }
    }
    if (drowned) note_drowned(tally, time, dt);
    tally_flow(structure, tally, sum, time, dt);
    plan.tallies[s] = tally;
    advance_state(tables, plan, structure, plan.states[s], time, dt);
  };
  const auto collect = [&](int i) {
    const std::uint32_t k = tables.shared[i];
    const LinkCell& cell = tables.cells[k];
    double waiting = plan.waiting[1][k];
    LinkMomentum carried = plan.carried[1][k];
    for (std::uint32_t u = cell.first_use; u < cell.first_use + cell.uses; ++u) {
      const LinkUse& use = tables.uses[u];
      const LinkPath path = tables.paths[use.path];
      const double moved = moved_by(tables, plan, path, use.path);
      bring(tables, plan, path, use.path, use.is_outlet ? 1 : 0, moved, waiting, carried);
    }
    plan.waiting[0][k] = waiting;
    plan.carried[0][k] = carried;
  };
  workers.all(Loop{tables.structure_count, follow}, Loop{tables.shared_count, collect}, sources);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
