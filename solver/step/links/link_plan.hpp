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

// The level (m) of the water around an end, whose own is given: the mean over the cells beside it, each as
// far as it is one water with the end. Tells of each how far that is.
SPATE_FUNCTION double level_around(SchemeId scheme, const LinkTables& tables, const LinkPlan& plan,
                                   const LinkCell& cell, double level) {
  double sum = 0, open = 0;
  for (std::uint32_t b = cell.first_beside; b < cell.first_beside + cell.besides; ++b) {
    const LinkGround& ground = tables.beside[b].ground;
    WaterBeside& water = plan.beside[b];
    const double beside = level_on(scheme, ground, water.depth);
    water.open = open_between(scheme, cell.ground, level, ground, beside);
    sum += water.open * (beside - level);
    open += water.open;
  }
  return level + (open > 1 ? sum / open : sum);
}

// sources: the loop that plans what else the sources give, for which no loop here waits alone.
template <class Tables, class Plan, class Workers, class Depth, class Sources>
SPATE_FUNCTION void plan_links(const Workers& workers, const Tables& forcing, Plan& of_step, double time,
                               double dt, const Depth& depth, const Sources& sources) {
  const LinkTables& tables = forcing.links;
  LinkPlan& plan = of_step.links;
  const double area = forcing.spacing * forcing.spacing;
  const auto roof_rain = [&](const LinkCell& cell) {
    return cell.roof_inlets > 0 ? static_cast<double>(roof_rain_of(forcing, of_step, cell.source)) : 0.0;
  };
  const auto fetch_depth = [&](int k) {
    const LinkCell& cell = tables.cells[k];
    plan.water[k] = static_cast<double>(depth(cell.ground.cell));
    for (std::uint32_t b = cell.first_beside; b < cell.first_beside + cell.besides; ++b)
      plan.beside[b].depth = static_cast<double>(depth(tables.beside[b].ground.cell));
  };
  const auto plan_cell = [&](int k) {
    const LinkCell& cell = tables.cells[k];
    double waits = plan.waiting[0][k];
    SourceValue& value = of_step.sources[cell.source];
    value.arrives = take_quanta(waits);
    const bool arrives = value.arrives > 0;
    plan.waiting[1][k] = waits;
    const double water = plan.water[k] + static_cast<double>(value.arrives);
    plan.water[k] = water;
    plan.level[k] = level_on(forcing.scheme, cell.ground, water);
    plan.around[k] = level_around(forcing.scheme, tables, plan, cell, plan.level[k]);
    const LinkMomentum carried = plan.carried[0][k], none{0, 0}, brings = arrives ? carried : none;
    value.arrives_hu = static_cast<Real>(brings.x);
    value.arrives_hv = static_cast<Real>(brings.y);
    plan.carried[1][k] = arrives ? none : carried;
    value.link = static_cast<std::uint32_t>(k);
    plan.drained.of_stage[0][k] = plan.drained.of_stage[1][k] = 0;
  };
  const auto end_at = [&](std::uint32_t k) {
    const LinkCell& cell = tables.cells[k];
    return LinkEnd{cell,
                   plan.water[k],
                   plan.level[k],
                   plan.around[k],
                   tables.beside + cell.first_beside,
                   plan.beside + cell.first_beside};
  };
  const auto plan_one = [&](int i) {
    const std::uint32_t p = tables.in_order[i];
    const LinkPath& path = tables.paths[p];
    const LinkStructure& s = tables.structures[path.structure];
    const bool leaves = path.to == no_link_cell;
    const LinkEnd up = end_at(path.from), down = end_at(leaves ? path.from : path.to);
    const PathExchange exchange =
        plan_path(tables, s, plan.states[path.structure], path, up, leaves ? nullptr : &down,
                  s.takes_roofs ? roof_rain(up.cell) / up.cell.roof_inlets : 0.0, plan.remainder[0][p],
                  forcing.scheme, area, time, dt, forcing.gravity);
    const LinkEnd& from = exchange.back ? down : up;
    // Where other paths end too it is granted once all are known.
    const double granted =
        from.cell.uses > 1 ? exchange.amount : granted_of(exchange.amount, from.depth + roof_rain(from.cell));
    if (up.cell.uses == 1)
      of_step.sources[up.cell.source].drains = exchange.back ? Real(0) : static_cast<Real>(granted);
    if (!leaves && down.cell.uses == 1)
      of_step.sources[down.cell.source].drains = exchange.back ? static_cast<Real>(granted) : Real(0);
    plan.granted[p] = exchange.back ? -granted : granted;
    plan.remainder[1][p] = exchange.remainder;
    plan.speed[p] = exchange.speed;
  };
  workers.all(Loop{tables.cell_count, fetch_depth, plan_cell}, sources);
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

SPATE_FUNCTION void advance_state(const LinkTables& tables, const LinkPlan& plan, const LinkStructure& s,
                                  LinkState& state, double time, double dt) {
  if (s.opens_over_time) {
    state.opening = clamped(tables.curve(s.opening).value(time + dt), 0, 1);
    return;
  }
  if (s.rule == RuleKind::none) return;
  state.is_on =
      switched(state.is_on > 0, s.rule == RuleKind::opens_above, plan.around[s.ruled_by], s.low, s.high) ? 1
                                                                                                         : 0;
  if (s.kind != StructureKind::gate) return;
  const double most = s.opening_speed > 0 ? s.opening_speed * dt : 1.0;
  state.opening = clamped(state.opening + (state.is_on > 0 ? most : -most), 0, 1);
}

// The level of the water around a cell at the end of paths; films of rain on high ground have none, m.
SPATE_FUNCTION double level_of_water(const LinkPlan& plan, std::uint32_t k) {
  constexpr double film = 0.01;
  return plan.water[k] < film ? -HUGE_VAL : plan.around[k];
}

// Whether the water when the step began drowns a structure, which that at pumps and inlets does not.
SPATE_FUNCTION bool is_drowned(const LinkTables& tables, const LinkPlan& plan, const LinkStructure& s) {
  if (s.kind == StructureKind::pump || s.kind == StructureKind::inlet) return false;
  for (std::uint32_t p = s.first_path; p < s.first_path + s.paths; ++p) {
    const LinkPath& path = tables.paths[p];
    if (path.to == no_link_cell) continue;
    const double up = level_of_water(plan, path.from), down = level_of_water(plan, path.to);
    const double upper = up < down ? down : up, lower = up < down ? up : down;
    if (has_barrels(s.kind) ? upper >= s.floor[up < down ? 1 : 0] + s.barrel.height : lower > s.floor[0])
      return true;
  }
  return false;
}
SPATE_FUNCTION void note_drowned(LinkTally& tally, double time, double dt) {
  if (tally.drowned_at < 0) tally.drowned_at = time;
  tally.drowned += dt;
}

// What a path has moved, m, signed as what it was granted: what its giving cell has lost goes to its paths in
// the order in which it was granted.
SPATE_FUNCTION double moved_by(const LinkTables& tables, const LinkPlan& plan, std::uint32_t p) {
  const double granted = plan.granted[p];
  if (granted == 0) return 0;
  const std::uint32_t k = granted > 0 ? tables.paths[p].from : tables.paths[p].to;
  const LinkCell& cell = tables.cells[k];
  double left =
      static_cast<double>(plan.drained.of_stage[0][k] + plan.drained.of_stage[1][k]) * crossing_quantum;
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

SPATE_FUNCTION void tally_flow(const LinkTables& tables, const LinkPlan& plan, int s, double time,
                               double dt) {
  const LinkStructure& structure = tables.structures[s];
  LinkTally& tally = plan.tallies[s];
  double sum = 0;
  for (std::uint32_t p = structure.first_path; p < structure.first_path + structure.paths; ++p) {
    plan.remainder[0][p] = plan.remainder[1][p];
    sum += moved_by(tables, plan, p);
  }
  // Nine tenths full are full: levels before the step do not meet a capacity exactly.
  if (structure.kind == StructureKind::inlet && structure.full > 0 &&
      std::fabs(sum) >= 0.9 * structure.full * dt)
    note_drowned(tally, time, dt);
  (sum > 0 ? tally.forwards : tally.backwards) += sum > 0 ? sum : -sum;
  const double rate = sum / dt;
  if (std::fabs(rate) > std::fabs(tally.peak)) {
    tally.peak = rate;
    tally.time_of_peak = time + dt;
  }
}

// The next plan changes the levels: what depends on them comes first. sources: as in plan_links.
template <class Workers, class Sources>
SPATE_FUNCTION void accept_links(const Workers& workers, const LinkTables& tables, LinkPlan& plan,
                                 double time, double dt, const Sources& sources) {
  const auto follow = [&](int s) {
    const LinkStructure& structure = tables.structures[s];
    if (is_drowned(tables, plan, structure)) note_drowned(plan.tallies[s], time, dt);
    advance_state(tables, plan, structure, plan.states[s], time, dt);
    tally_flow(tables, plan, s, time, dt);
  };
  const auto collect = [&](int k) {
    const LinkCell& cell = tables.cells[k];
    double waiting = plan.waiting[1][k];
    LinkMomentum carried = plan.carried[1][k];
    for (std::uint32_t u = cell.first_use; u < cell.first_use + cell.uses; ++u) {
      const LinkUse& use = tables.uses[u];
      const double moved = moved_by(tables, plan, use.path), comes = use.is_outlet ? moved : -moved;
      if (!(comes > 0)) continue;
      waiting += comes;
      if (plan.speed[use.path] == 0) continue;  // no jet
      const JetDirection& along =
          tables.structures[tables.paths[use.path].structure].jets[use.is_outlet ? 0 : 1];
      carried.x += comes * plan.speed[use.path] * along.x;
      carried.y += comes * plan.speed[use.path] * along.y;
    }
    plan.waiting[0][k] = waiting;
    plan.carried[0][k] = carried;
  };
  workers.all(Loop{tables.structure_count, follow}, Loop{tables.cell_count, collect}, sources);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
