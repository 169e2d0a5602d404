// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/measured_inflows.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "algorithms/case/inputs/mean_rain.hpp"

namespace spate {
namespace {

std::set<std::size_t> cells_of(const Inflow& inflow) {
  std::set<std::size_t> cells;
  for (const CellShare& share : inflow.cells) cells.insert(share.cell);
  return cells;
}

// Row by row, since a GPU gives rows.
double depth_in(const Simulation& simulation, const std::set<std::size_t>& cells) {
  const Grid& grid = simulation.scenario().terrain.grid;
  std::vector<float> depths(static_cast<std::size_t>(grid.columns));
  std::int32_t read = -1;
  double sum = 0;
  for (const std::size_t cell : cells) {
    const auto [column, row] = grid.cell(cell);
    if (row != read) simulation.read(Field::depth, 0, row, row + 1, depths.data());
    read = row;
    sum += static_cast<double>(depths[static_cast<std::size_t>(column)]);
  }
  return sum;
}

}  // namespace

bool brings_what_is_asked(const Inflow& inflow) {
  return inflow.kind == InflowKind::discharge && inflow.series.smallest() >= 0;
}

bool is_one_told(const Scenario& scenario) {
  return std::count_if(scenario.inflows.begin(), scenario.inflows.end(),
                       [](const Inflow& inflow) { return !brings_what_is_asked(inflow); }) == 1;
}

double water_of_the_one(const Simulation& simulation) {
  const Report report = simulation.report();
  double water = report.volumes.inflow - report.volumes.abstracted;
  for (const Inflow& other : simulation.scenario().inflows)
    if (brings_what_is_asked(other)) water -= other.series.integral(0, report.time);
  return water;
}

std::vector<std::size_t> measured_inflows(const Scenario& scenario) {
  if (is_one_told(scenario) || scenario.losses.any() || scenario.infiltration > 0) return {};
  std::map<std::size_t, int> sharing;  // so many inflows, by cell
  for (const Inflow& inflow : scenario.inflows)
    if (!brings_what_is_asked(inflow))
      for (const std::size_t cell : cells_of(inflow)) ++sharing[cell];
  std::vector<std::size_t> measured;
  for (std::size_t i = 0; i < scenario.inflows.size(); ++i) {
    const Inflow& inflow = scenario.inflows[i];
    if (!brings_what_is_asked(inflow) &&
        std::all_of(inflow.cells.begin(), inflow.cells.end(),
                    [&](const CellShare& share) { return sharing[share.cell] == 1; }))
      measured.push_back(i);
  }
  return measured;
}

void add_inflow_sections(Scenario& scenario) {
  const Grid& grid = scenario.terrain.grid;
  for (const std::size_t i : measured_inflows(scenario)) {
    const std::set<std::size_t> cells = cells_of(scenario.inflows[i]);
    Section around{scenario.inflows[i].name, {}};
    for (const std::size_t cell : cells) {
      const GridCell at = grid.cell(cell);
      const auto add = [&](Side side, std::int32_t c, std::int32_t r) {  // the cell across it
        if (!grid.contains(c, r) || cells.count(grid.index(c, r)) == 0)
          around.faces.push_back({at.column, at.row, side});
      };
      add(Side::west, at.column - 1, at.row);
      add(Side::east, at.column + 1, at.row);
      add(Side::south, at.column, at.row - 1);
      add(Side::north, at.column, at.row + 1);
    }
    scenario.sections.push_back(std::move(around));
  }
}

double water_of(const Simulation& simulation, const Inflow& inflow, double left) {
  const Scenario& scenario = simulation.scenario();
  const std::set<std::size_t> cells = cells_of(inflow);
  const double area = scenario.terrain.grid.cell_area(), time = simulation.report().time;
  double others = 0;
  for (const std::size_t cell : cells) others += rain_on_cell(scenario, cell, time) * area;
  for (const CellShare& roof : scenario.roof_rain)
    if (cells.count(roof.cell) > 0)
      others += rain_on_cell(scenario, roof.cell, time) * static_cast<double>(roof.share) * area;
  for (const Inflow& other : scenario.inflows)
    if (brings_what_is_asked(other))
      for (const CellShare& share : other.cells)
        if (cells.count(share.cell) > 0)
          others += static_cast<double>(share.share) * other.series.integral(0, time);
  return left + depth_in(simulation, cells) * area - others;
}

}  // namespace spate
