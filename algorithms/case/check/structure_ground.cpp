// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/structure_ground.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double level_ground = 0.05;  // m: less is the roughness of an elevation model

GridCell beyond(const GridCell& cell, Side side) {
  const Step step = step_across(side);
  return {cell.column + step.column, cell.row + step.row};
}

}  // namespace

StructureGround::StructureGround(const Scenario& scenario, bool close_bridges) : scenario_(scenario) {
  for (const Barrier& barrier : scenario.barriers) {
    if (barrier.close > 0 || barrier.breach < 1e29 || barrier.open < 1e29) continue;
    for (const BarrierFace& each : barrier.faces) stand(each.face, each.crest);
  }
  if (!close_bridges) return;
  for (const Bridge& bridge : scenario.bridges)
    for (const BridgeFace& each : bridge.faces) stand(each.face, each.deck);
}

void StructureGround::stand(const Face& face, float crest) {
  const Grid& grid = scenario_.terrain.grid;
  for (const Face& seen : {face, from_beyond(face)}) {
    if (!grid.contains(seen.column, seen.row)) continue;
    const auto key = 4 * grid.index(seen.column, seen.row) + static_cast<std::size_t>(seen.side);
    const auto known = crests_.emplace(key, crest).first;
    known->second = std::max(known->second, crest);
  }
}

double StructureGround::ground(std::size_t cell) const {
  return scenario_.terrain.datum + static_cast<double>(scenario_.terrain.zb[cell]);
}

double StructureGround::level_over(std::size_t cell, Side side) const {
  const Terrain& terrain = scenario_.terrain;
  const GridCell to = beyond(terrain.grid.cell(cell), side);
  if (!terrain.grid.contains(to.column, to.row)) return infinite;
  const std::size_t other = terrain.grid.index(to.column, to.row);
  if (terrain.is_wall(cell) || terrain.is_wall(other)) return infinite;
  const double level = std::max(ground(cell), ground(other));
  const auto crest = crests_.find(4 * cell + static_cast<std::size_t>(side));
  return crest == crests_.end() ? level : std::max(level, terrain.datum + static_cast<double>(crest->second));
}

double StructureGround::pass(std::size_t from, std::size_t to) const {
  const Grid& grid = scenario_.terrain.grid;
  const GridCell a = grid.cell(from), b = grid.cell(to);
  const std::int32_t between = std::max(std::abs(a.column - b.column), std::abs(a.row - b.row));
  return pass(from, to, std::min(2 * between + 3, 100));
}

double StructureGround::pass(std::size_t from, std::size_t to, std::int32_t reach) const {
  Filling water(*this, scenario_.terrain.grid, from, reach);
  double highest = ground(from);
  for (Filling::Step step{}; water.next(step); water.spread(step.cell)) {
    highest = std::max(highest, step.level);
    if (step.cell == to) return highest;
  }
  return infinite;
}

std::size_t StructureGround::runs_to(std::size_t from, std::size_t away_from) const {
  const Grid& grid = scenario_.terrain.grid;
  const GridCell at = grid.cell(from), end = grid.cell(away_from);
  const double x = end.column - at.column, y = end.row - at.row, size = std::hypot(x, y);
  const auto towards = [&](std::size_t cell) {  // cells, along the structure
    const GridCell to = grid.cell(cell);
    return size > 0 ? ((to.column - at.column) * x + (to.row - at.row) * y) / size : 0;
  };
  constexpr std::int32_t reach = 3;
  Filling water(*this, grid, from, reach);
  std::size_t lowest = from;
  for (Filling::Step step{}; water.next(step);) {
    if (step.level > ground(from) + level_ground) break;
    if (towards(step.cell) > 0.99) continue;
    if (ground(step.cell) < ground(lowest)) lowest = step.cell;
    water.spread(step.cell);
  }
  return lowest;
}

double StructureGround::rise_to_leave(std::size_t from) const {
  constexpr std::int32_t reach = 6;
  Filling water(*this, scenario_.terrain.grid, from, reach);
  double highest = ground(from);
  for (Filling::Step step{}; water.next(step); water.spread(step.cell)) {
    highest = std::max(highest, step.level);
    if (ground(step.cell) < ground(from) - level_ground || water.is_at_rim(step.cell))
      return highest - ground(from);
  }
  return infinite;
}

Filling::Filling(const StructureGround& ground, const Grid& grid, std::size_t from, std::int32_t reach)
    : ground_(ground), grid_(grid) {
  const GridCell at = grid.cell(from);
  const auto within = [reach](std::int32_t place, std::int32_t count, std::int32_t& first,
                              std::int32_t& last) {
    first = place > reach ? place - reach : 0;
    last = count - 1 - place > reach ? place + reach : count - 1;
  };
  within(at.column, grid.columns, first_column_, last_column_);
  within(at.row, grid.rows, first_row_, last_row_);
  add({ground.ground(from), from, none});
}

bool Filling::next(Step& step) {
  while (!front_.empty()) {
    std::pop_heap(front_.begin(), front_.end());
    step = front_.back();
    front_.pop_back();
    if (seen_.insert(step.cell).second) return true;
  }
  return false;
}

void Filling::spread(std::size_t cell) {
  const GridCell at = grid_.cell(cell);
  for (const Side side : all_sides) {
    const GridCell to = beyond(at, side);
    if (to.column < first_column_ || to.column > last_column_ || to.row < first_row_ || to.row > last_row_)
      continue;
    const std::size_t other = grid_.index(to.column, to.row);
    if (seen_.count(other) > 0) continue;
    const double level = ground_.level_over(cell, side);
    if (level < infinite) add({level, other, none});
  }
}

void Filling::add(const Step& step) {
  front_.push_back(step);
  std::push_heap(front_.begin(), front_.end());
}

bool Filling::is_at_rim(std::size_t cell) const {
  const GridCell at = grid_.cell(cell);
  return at.column == first_column_ || at.column == last_column_ || at.row == first_row_ ||
         at.row == last_row_;
}

}  // namespace spate
