// SPDX-License-Identifier: GPL-3.0-or-later
// What passes through a structure at given levels, and how much of it in a step (link_plan.hpp).
#pragma once

#include <cmath>

#include "solver/equations/sources.hpp"
#include "solver/equations/structures/gate.hpp"
#include "solver/equations/structures/pump.hpp"
#include "solver/equations/structures/weir_structure.hpp"
#include "solver/schemes/hwp14.hpp"
#include "solver/step/links/link_tables.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// In what granularity cells give water to structures, m. So fine, since a gully takes next to nothing of a
// large cell in a step: with depth_quantum some minutes had more than its pipe passes. It comes out in whole
// depth_quanta.
inline constexpr double link_quantum = 1.0 / (1 << 30);

// The level of the water on a cell; where that does not cover the cell it is a wedge.
SPATE_FUNCTION double level_on(const LinkGround& ground, double water) {
  return ground.bed + Hwp14::stage(water, ground.relief);
}
SPATE_FUNCTION double water_below(const LinkGround& ground, double level) {
  return Hwp14::depth(level - ground.bed, ground.relief);
}

SPATE_FUNCTION double lowest_level(const LinkGround& ground) {
  return ground.bed - 0.5 * ground.relief;
}

// How far the water on two cells is one: the depth of the passage between them over that at the end, up to 1.
SPATE_FUNCTION double open_between(const LinkGround& end, double level, const LinkGround& beside,
                                   double level_beside) {
  const double low = lowest_level(end), low_beside = lowest_level(beside);
  const double top = level < level_beside ? level : level_beside;
  const double bottom = low > low_beside ? low : low_beside;
  return top > bottom ? (top - bottom) / (level - low) : 0.0;
}

// The discharge (m3/s) of all paths of a structure together, if all had these levels, or its mean in a step
// of dt, s; > 0 from the inlet.
SPATE_FUNCTION double link_discharge(const LinkTables& tables, const LinkStructure& s, const LinkState& state,
                                     double up, double down, double time, double dt, double gravity) {
  if (s.kind == StructureKind::sink || s.kind == StructureKind::pump) {
    if (s.rule != RuleKind::none && !(state.is_on > 0)) return 0;
    if (s.kind == StructureKind::sink) return tables.curve(s.discharge).integral(time, time + dt) / dt;
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
SPATE_FUNCTION double inlet_discharge(const LinkTables& tables, const LinkStructure& s,
                                      const LinkGround& ground, double water, double up, double down,
                                      bool leaves, double gravity) {
  constexpr double far_below = -1e30;
  const DrainNode node{leaves ? far_below : down, s.capacity, leaves || s.flap ? 0 : s.capacity};
  return inlet_exchange(s.grate, tables.curve(s.discharge), node, up, ground.bed + water - s.floor[0],
                        s.floor[0], gravity);
}

// An end of a path from which water goes, or to which it comes: the depth and the level of the water there
// with what arrives in this step, and the level around it, m.
struct LinkEnd {
  std::uint32_t number, uses;  // of its cell
  LinkGround ground;
  double depth, level, around;
};

// What lies above a level at an end and beside it, as far as that is one water, m of one cell; < 0: what
// still fits below it. The end's own cell counts as one of many: where it gives or takes much it lies far
// from the level around; where it did not count at all, small pools would swing, since the cells beside it
// answer late.
SPATE_FUNCTION double water_above(const LinkTables& tables, const LinkPlan& plan, const LinkEnd& end,
                                  double level) {
  double sum = 0;
  for (int b = 0; b < most_beside; ++b) {
    const std::uint32_t beside = tables.beside_of(end.number, b);
    const WaterBeside water = plan.beside[beside];
    sum += water.counts * (water.depth - water_below(tables.beside[beside].ground, level));
  }
  return sum + (end.depth - water_below(end.ground, level)) / plan.open[end.number];
}

// The most (m, depth of a cell) that an inlet may take, or give back from its outlet.
SPATE_FUNCTION double most_through_inlet(const LinkStructure& s, const LinkEnd& from, const LinkEnd& to,
                                         bool leaves, bool back) {
  const double water = from.depth, highest = s.floor[0] < s.floor[1] ? s.floor[1] : s.floor[0];
  double most = back ? water - water_below(from.ground, highest)
                     : clamped(from.ground.bed + water - s.floor[0], 0, water);
  if (leaves) return most / from.uses;
  const double mean = 0.5 * (from.level + to.level);
  const double above = water - water_below(from.ground, mean);
  most = (above < most ? above : most) / from.uses;
  const double room = (water_below(to.ground, mean) - to.depth) / to.uses;
  most = room < most ? room : most;
  return most > 0 ? most : 0;
}

// The most (m, depth of a cell) that a path may move from one of its cells to the other.
SPATE_FUNCTION double most_exchange(const LinkTables& tables, const LinkPlan& plan, const LinkStructure& s,
                                    const LinkEnd& from, const LinkEnd& to, double floor) {
  if (s.kind == StructureKind::sink) return from.depth;
  double most = from.depth - water_below(from.ground, floor);
  if (s.kind == StructureKind::pump) return clamped(most, 0, from.depth);
  most /= from.uses;
  const double mean = 0.5 * (from.around + to.around);
  const double above = water_above(tables, plan, from, mean) / from.uses;
  most = above < most ? above : most;
  const double room = -water_above(tables, plan, to, mean) / to.uses;
  return clamped(room < most ? room : most, 0, from.depth);
}

// What a path moves in a step, m; amount >= 0, from its outlet if back.
struct PathExchange {
  double amount, remainder, speed;
  bool back;
};
// up, down: the water at its ends; the same if it leaves. roofs: m, of the rain that its inlet takes.
SPATE_FUNCTION PathExchange plan_path(const LinkTables& tables, const LinkPlan& plan, const LinkPath& path,
                                      const LinkEnd& up, const LinkEnd& down, double roofs, double remainder,
                                      double area, double time, double dt, double gravity) {
  const PathExchange none{0, remainder, 0, false};
  if (!(up.depth > 0) && !(down.depth > 0) && !(roofs > 0)) return none;
  const LinkStructure& s = tables.structures[path.structure];
  const bool is_inlet = s.kind == StructureKind::inlet, leaves = path.to == no_link_cell;
  const bool around = goes_by_water_around(s.kind);
  const double above = around ? up.around : up.level;
  const double below = leaves ? s.floor[1] : around ? down.around : down.level;
  const double rate =
      path.share *
      (is_inlet ? inlet_discharge(tables, s, up.ground, up.depth, above, below, leaves, gravity)
                : link_discharge(tables, s, plan.states[path.structure], above, below, time, dt, gravity));
  if (rate == 0 && !(roofs > 0)) return none;
  const bool back = rate < 0;
  const LinkEnd from = back ? down : up, to = back ? up : down;
  const double most = is_inlet ? most_through_inlet(s, from, to, leaves, back)
                               : most_exchange(tables, plan, s, from, to, s.floor[back ? 1 : 0]);
  double amount = (back ? -rate : rate) * dt / area, speed = 0;
  amount = amount < most ? amount : most;
  if (s.has_jets)
    speed = outlet_speed(s.barrel, tables.curves(s, back), s.floor[back ? 1 : 0], s.floor[back ? 0 : 1],
                         back ? below : above, back ? above : below,
                         amount * area / (dt * path.share * s.barrels));
  // No flap helps rain up to where the water stands higher.
  if (roofs > 0 && !back && (leaves || below <= above)) amount = clamped(amount + roofs, 0, s.full * dt);
  amount += remainder;
  const double moves = take_whole(amount, link_quantum);
  return {moves, amount, speed, back};
}

}  // namespace SPATE_PRECISION
}  // namespace spate
