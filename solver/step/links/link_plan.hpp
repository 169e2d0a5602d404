// SPDX-License-Identifier: GPL-3.0-or-later
// Structures as numbers for one step. Plain data and functions that every backend shares, bit for bit;
// links.hpp builds the data.
//
// 1. Once a step, the levels at both ends of each path at the step's beginning give its discharge, and that
//    times the length of the step the depth of one cell that it moves, in whole quanta (link_quantum).
// 2. It is limited: the giving cell keeps what lies below the structure, and neither level passes the mean of
//    both, so that small cells beside a large structure come to one level and never swing about it. Where
//    several paths meet at a cell each may use its part of that limit; together they get no more than the
//    cell holds, in the order of the structures.
// 3. The giving cell loses it after the step's fluxes (act_sources.hpp), as far as it still has it: what it
//    really lost is counted (exactly, as whole numbers), waits, and comes out of the other end in the next
//    step. So both ends take one number, whatever the fluxes did meanwhile, and no water is made or lost.
// 4. Levels at the other end include what waits for it, so that the delay makes no swings either.
// 5. Where a culvert ends in a jet its water waits with the momentum that it had in the barrel.
//
// All parts of a domain plan all structures, from the same depths. What a loop needs of others it computes
// anew where that is little: on a GPU a meeting of all workers takes longer.
#pragma once

#include <cmath>

#include "solver/equations/sources.hpp"
#include "solver/equations/structures/gate.hpp"
#include "solver/equations/structures/pump.hpp"
#include "solver/equations/structures/weir_structure.hpp"
#include "solver/schemes/dispatch.hpp"
#include "solver/step/crossing.hpp"
#include "solver/step/links/link_tables.hpp"
#include "solver/step/loops.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// In what granularity cells give water to structures, m. So fine, since a gully takes next to nothing of a
// large cell in a step: with depth_quantum some minutes had more than its pipe passes. It comes out in whole
// depth_quanta.
inline constexpr double link_quantum = 1.0 / (1 << 30);

// The level of the water on a cell above its mean bed, where that does not cover the cell the one of the
// scheme's waterline (the inverse of its depth()).
SPATE_FUNCTION double surface_of(SchemeId scheme, double water, double relief) {
  return with_scheme(scheme, [&](auto type) {
    const bool is_wedge = decltype(type)::depth(0.0, relief) > 0;
    if (!is_wedge || water >= 0.5 * relief) return water;
    return std::sqrt(2 * water * relief) - 0.5 * relief;
  });
}
SPATE_FUNCTION double water_below(SchemeId scheme, const LinkCell& cell, double level) {
  return with_scheme(scheme, [&](auto type) {
    const double depth = decltype(type)::depth(level - cell.bed, cell.relief);
    return depth > 0 ? depth : 0.0;
  });
}

// The discharge (m3/s) of all paths of a structure together, if all had these levels; > 0 from the inlet.
SPATE_FUNCTION double link_discharge(const LinkTables& tables, const LinkStructure& s, const LinkState& state,
                                     double up, double down, double time, double gravity) {
  if (s.kind == StructureKind::sink) return tables.curve(s.discharge).value(time);
  if (s.kind == StructureKind::pump) {
    if (s.rule != RuleKind::none && !(state.is_on > 0)) return 0;
    return pump_discharge(tables.curve(s.discharge), (down > s.floor[1] ? down : s.floor[1]) - up);
  }
  const bool from_down = down > up;
  if (from_down && s.flap) return 0;
  const double upper = from_down ? down : up, lower = from_down ? up : down;
  double discharge = 0;
  if (has_barrels(s.kind)) {
    discharge = s.barrels * culvert_discharge(s.barrel, tables.curves(s, from_down), from_down,
                                              s.floor[from_down ? 1 : 0], s.floor[from_down ? 0 : 1], upper,
                                              lower, gravity);
  } else if (s.kind == StructureKind::weir) {
    discharge = weir_discharge(s.coefficient, s.width, upper - s.floor[0], lower - s.floor[0]);
  } else {
    discharge = gate_discharge(s.coefficient, s.width, s.height * state.opening, upper - s.floor[0],
                               lower - s.floor[0], gravity);
  }
  return from_down ? -discharge : discharge;
}

// The discharge of an inlet, likewise; water: that of its cell, m. Where it does not cover the cell it has
// run to the grate, the low point: its mean depth counts, not the level of its shore.
SPATE_FUNCTION double inlet_discharge(const LinkTables& tables, const LinkStructure& s, const LinkCell& cell,
                                      double water, double up, double down, bool leaves, double gravity) {
  constexpr double far_below = -1e30;
  const DrainNode node{leaves ? far_below : down, s.capacity, leaves || s.flap ? 0 : s.capacity};
  return inlet_exchange(s.grate, tables.curve(s.discharge), node, up, cell.bed + water - s.floor[0],
                        s.floor[0], gravity);
}

// An end of a path from which water goes, or to which it comes: the depth and the level of the water there
// with what arrives in this step, m.
struct LinkEnd {
  const LinkCell& cell;
  double depth, level;
};

// The most (m, depth of a cell) that an inlet may take, or give back from its outlet. to: null if it leaves.
SPATE_FUNCTION double most_through_inlet(SchemeId scheme, const LinkStructure& s, const LinkEnd& from,
                                         const LinkEnd* to, bool back) {
  const double water = from.depth, highest = s.floor[0] < s.floor[1] ? s.floor[1] : s.floor[0];
  double most = back ? water - water_below(scheme, from.cell, highest)
                     : clamped(from.cell.bed + water - s.floor[0], 0, water);
  if (to == nullptr) return most / from.cell.uses;
  const double mean = 0.5 * (from.level + to->level);
  const double above = water - water_below(scheme, from.cell, mean);
  most = (above < most ? above : most) / from.cell.uses;
  const double room = (water_below(scheme, to->cell, mean) - to->depth) / to->cell.uses;
  most = room < most ? room : most;
  return most > 0 ? most : 0;
}

// The most (m, depth of a cell) that a path may move from one of its cells to the other.
SPATE_FUNCTION double most_exchange(SchemeId scheme, const LinkStructure& s, const LinkEnd& from,
                                    const LinkEnd* to, double floor) {
  if (s.kind == StructureKind::sink) return from.depth;
  const auto above = [&](double level) {
    return (from.depth - water_below(scheme, from.cell, level)) / from.cell.uses;
  };
  if (s.kind == StructureKind::pump) return clamped(above(floor), 0, from.depth);
  const double mean = 0.5 * (from.level + to->level);
  const double most = above(floor < mean ? mean : floor);
  const double room = (water_below(scheme, to->cell, mean) - to->depth) / to->cell.uses;
  return clamped(room < most ? room : most, 0, from.depth);
}

// What a path moves in a step, m; amount >= 0, from its outlet if back.
struct PathExchange {
  double amount, remainder, speed;
  bool back;
};
// up, down: the water at its ends; null if it leaves. roofs: m, of the rain that its inlet takes.
SPATE_FUNCTION PathExchange plan_path(const LinkTables& tables, const LinkStructure& s,
                                      const LinkState& state, const LinkPath& path, const LinkEnd& up,
                                      const LinkEnd* down, double roofs, double remainder, SchemeId scheme,
                                      double area, double time, double dt, double gravity) {
  const PathExchange none{0, remainder, 0, false};
  if (!(up.depth > 0) && (down == nullptr || !(down->depth > 0)) && !(roofs > 0)) return none;
  const bool is_inlet = s.kind == StructureKind::inlet;
  const double above = up.level, below = down == nullptr ? s.floor[1] : down->level;
  const double rate = path.share * (is_inlet ? inlet_discharge(tables, s, up.cell, up.depth, above, below,
                                                               down == nullptr, gravity)
                                             : link_discharge(tables, s, state, above, below, time, gravity));
  if (rate == 0 && !(roofs > 0)) return none;
  const bool back = rate < 0;
  const LinkEnd &from = back ? *down : up, *to = back ? &up : down;
  const double most = is_inlet ? most_through_inlet(scheme, s, from, to, back)
                               : most_exchange(scheme, s, from, to, s.floor[back ? 1 : 0]);
  double amount = (back ? -rate : rate) * dt / area, speed = 0;
  amount = amount < most ? amount : most;
  if (s.has_jets)
    speed = outlet_speed(s.barrel, tables.curves(s, back), s.floor[back ? 1 : 0], s.floor[back ? 0 : 1],
                         back ? below : above, back ? above : below,
                         amount * area / (dt * path.share * s.barrels));
  if (roofs > 0 && !back) amount = clamped(amount + roofs, 0, s.full * dt);
  amount += remainder;
  const double moves = take_whole(amount, link_quantum);
  return {moves, amount, speed, back};
}

// As much of what is wanted as is left, m, in whole quanta.
SPATE_FUNCTION double granted_of(double wanted, double left) {
  return wanted < left ? wanted : take_whole(left, link_quantum);
}

// sources: the loop that plans what else the sources give, for which no loop here waits alone.
template <class Tables, class Plan, class Workers, class Depth, class Sources>
SPATE_FUNCTION void plan_links(const Workers& workers, const Tables& forcing, Plan& of_step, double time,
                               double dt, const Depth& depth, const Sources& sources) {
  const LinkTables& tables = forcing.links;
  LinkPlan& plan = of_step.links;
  const double area = forcing.spacing * forcing.spacing;
  const auto roof_rain = [&](const LinkCell& cell) {
    return cell.takes_roofs ? static_cast<double>(roof_rain_of(forcing, of_step, cell.source)) : 0.0;
  };
  const auto fetch_depth = [&](int k) { plan.water[k] = static_cast<double>(depth(tables.cells[k].cell)); };
  const auto plan_cell = [&](int k) {
    const LinkCell& cell = tables.cells[k];
    double waits = plan.waiting[0][k];
    SourceValue& value = of_step.sources[cell.source];
    value.arrives = take_quanta(waits);
    const bool arrives = value.arrives > 0;
    plan.waiting[1][k] = waits;
    const double water = plan.water[k] + static_cast<double>(value.arrives);
    plan.water[k] = water;
    plan.level[k] = cell.bed + surface_of(forcing.scheme, water, cell.relief);
    const LinkMomentum carried = plan.carried[0][k], none{0, 0}, brings = arrives ? carried : none;
    value.arrives_hu = static_cast<Real>(brings.x);
    value.arrives_hv = static_cast<Real>(brings.y);
    plan.carried[1][k] = arrives ? none : carried;
    value.link = static_cast<std::uint32_t>(k);
    plan.drained.of_stage[0][k] = plan.drained.of_stage[1][k] = 0;
  };
  const auto end_at = [&](std::uint32_t k) { return LinkEnd{tables.cells[k], plan.water[k], plan.level[k]}; };
  const auto plan_one = [&](int i) {
    const std::uint32_t p = tables.in_order[i];
    const LinkPath& path = tables.paths[p];
    const LinkStructure& s = tables.structures[path.structure];
    const bool leaves = path.to == no_link_cell;
    const LinkEnd up = end_at(path.from), down = end_at(leaves ? path.from : path.to);
    const PathExchange exchange =
        plan_path(tables, s, plan.states[path.structure], path, up, leaves ? nullptr : &down,
                  s.takes_roofs ? roof_rain(up.cell) : 0.0, plan.remainder[0][p], forcing.scheme, area, time,
                  dt, forcing.gravity);
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
      switched(state.is_on > 0, s.rule == RuleKind::opens_above, plan.level[s.ruled_by], s.low, s.high) ? 1
                                                                                                        : 0;
  if (s.kind != StructureKind::gate) return;
  const double most = s.opening_speed > 0 ? s.opening_speed * dt : 1.0;
  state.opening = clamped(state.opening + (state.is_on > 0 ? most : -most), 0, 1);
}

// Whether the levels when the step began drown a structure, which those of pumps and inlets do not.
SPATE_FUNCTION bool is_drowned(const LinkTables& tables, const LinkPlan& plan, const LinkStructure& s) {
  if (s.kind == StructureKind::pump || s.kind == StructureKind::inlet) return false;
  for (std::uint32_t p = s.first_path; p < s.first_path + s.paths; ++p) {
    const LinkPath& path = tables.paths[p];
    if (path.to == no_link_cell) continue;
    const double up = plan.level[path.from], down = plan.level[path.to];
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
