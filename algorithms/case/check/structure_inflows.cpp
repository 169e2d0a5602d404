// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/check/structure_inflows.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>

namespace spate {
namespace {

constexpr std::size_t most_inflow_cells = 1'000'000;  // of all inflows together: a second

struct Way {
  std::size_t structure, to;
};
using Ways = std::unordered_map<std::size_t, std::vector<Way>>;  // by the cell at the inlet

Ways ways_of(const Scenario& scenario) {
  Ways ways;
  for (std::size_t s = 0; s < scenario.structures.size(); ++s)
    if (scenario.structures[s].kind != StructureKind::inlet)  // they take a little of what passes
      for (const StructurePath& path : scenario.structures[s].paths) ways[path.from].push_back({s, path.to});
  return ways;
}

std::size_t first_of(std::vector<std::size_t>& of, std::size_t structure) {
  while (of[structure] != structure) structure = of[structure] = of[of[structure]];
  return structure;
}

// Those whose inlets lie in the same cell or in cells that touch.
std::vector<std::size_t> neighbours(const Scenario& scenario, const Ways& ways) {
  const Grid& grid = scenario.terrain.grid;
  std::vector<std::size_t> of(scenario.structures.size());
  std::iota(of.begin(), of.end(), std::size_t{0});
  const auto join = [&](std::size_t a, std::size_t b) {
    const std::size_t x = first_of(of, a), y = first_of(of, b);
    of[std::max(x, y)] = std::min(x, y);
  };
  for (const auto& [cell, here] : ways) {
    const auto [column, row] = grid.cell(cell);
    for (std::int32_t r = row - 1; r <= row + 1; ++r)
      for (std::int32_t c = column - 1; c <= column + 1; ++c) {
        if (!grid.contains(c, r)) continue;
        const auto found = ways.find(grid.index(c, r));
        if (found == ways.end()) continue;
        for (const Way& way : found->second) join(here.front().structure, way.structure);
      }
  }
  for (std::size_t s = 0; s < of.size(); ++s) of[s] = first_of(of, s);
  return of;
}

// The sides of the grid at which a cell lies, a bit for each.
unsigned sides_of(const Grid& grid, std::size_t cell) {
  const auto [column, row] = grid.cell(cell);
  return (column == 0 ? 1u : 0u) | (column == grid.columns - 1 ? 2u : 0u) | (row == 0 ? 4u : 0u) |
         (row == grid.rows - 1 ? 8u : 0u);
}

}  // namespace

StructureInflows inflows_of_structures(const Scenario& scenario, const StructureGround& ground) {
  StructureInflows result;
  result.discharge.assign(scenario.structures.size(), 0);
  const Ways ways = ways_of(scenario);
  result.beside = neighbours(scenario, ways);
  const Grid& grid = scenario.terrain.grid;
  std::size_t to_go = most_inflow_cells;
  for (const Inflow& inflow : scenario.inflows) {
    const double peak = inflow.series.empty() ? 0 : inflow.series.largest();
    if (inflow.kind != InflowKind::discharge || !(peak > 0) || inflow.cells.empty()) continue;
    std::size_t source = inflow.cells.front().cell;
    for (const CellShare& share : inflow.cells)
      if (ground.ground(share.cell) < ground.ground(source)) source = share.cell;
    const unsigned comes_in_at = sides_of(grid, source);
    std::set<std::size_t> passed;  // of all that stand beside each other the first
    Filling water(ground, grid, source, std::max(grid.columns, grid.rows));
    for (Filling::Step step{}; water.next(step); water.spread(step.cell)) {
      if (to_go == 0) {
        result.all_followed = false;
        break;
      }
      --to_go;
      if (step.through != Filling::none) passed.insert(result.beside[step.through]);
      // The edge of the grid lets it out, but for that at which it comes in: that it does not, in a
      // simulation, no structure can count on.
      if ((sides_of(grid, step.cell) & ~comes_in_at) != 0) break;
      bool leaves = false;
      const auto here = ways.find(step.cell);
      if (here == ways.end()) continue;
      for (const Way& way : here->second) {
        if (way.to == StructurePath::out) {
          passed.insert(result.beside[way.structure]);
          leaves = true;
          continue;
        }
        const double floor = scenario.structures[way.structure].invert_up;
        water.add({std::max(floor, ground.ground(step.cell)), way.to, way.structure});
      }
      if (leaves) break;
    }
    for (std::size_t s = 0; s < result.discharge.size(); ++s)
      if (passed.count(result.beside[s]) > 0) result.discharge[s] += peak;
  }
  return result;
}

}  // namespace spate
