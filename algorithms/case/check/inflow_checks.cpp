// SPDX-License-Identifier: GPL-3.0-or-later
// Series and places of the water that comes in.
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/log/texts.hpp"

namespace spate {
namespace {

// The width through which the water of some cells leaves them, m.
double width_around(const std::vector<CellShare>& cells, const CheckedScenario& checked) {
  const Grid& grid = checked.scenario.terrain.grid;
  std::vector<std::size_t> sorted;
  sorted.reserve(cells.size());
  for (const CellShare& share : cells) sorted.push_back(share.cell);
  std::sort(sorted.begin(), sorted.end());
  std::size_t faces = 0;
  for (const std::size_t cell : sorted)
    for (const Side side : all_sides) {
      const Step step = step_across(side);
      const GridCell at = grid.cell(cell);
      const std::int32_t column = at.column + step.column, row = at.row + step.row;
      if (!grid.contains(column, row)) continue;
      const std::size_t other = grid.index(column, row);
      if (!checked.scenario.terrain.is_wall(other) &&
          !std::binary_search(sorted.begin(), sorted.end(), other))
        ++faces;
    }
  return static_cast<double>(faces) * grid.spacing;
}

// base: what the series would be without a flood.
void check_peak(const std::string& name, const Series& series, double base, const std::vector<Spot>& spots,
                const CheckedScenario& checked, Log& log) {
  constexpr double noticed = 0.01;  // of what the peak stands above base
  const double until = series.largest(0, checked.duration), ever = series.largest();
  if (!(ever > base) || ever - until <= noticed * (ever - base)) return;
  const auto at = std::max_element(series.values().begin(), series.values().end()) - series.values().begin();
  log.finding({Severity::warning,
               {"peak_after_end", tr("The peak of %1 is not simulated", name),
                tr("it has %1 after %2, and at most %3 until the end after %4", number(ever),
                   time_text(series.times()[static_cast<std::size_t>(at)]), number(until),
                   time_text(checked.duration)),
                tr("Make DURATION longer, if the peak counts.")},
               ever,
               {},
               spots});
}

void check_width(const Inflow& inflow, const std::string& name, const std::vector<Spot>& spots,
                 const CheckedScenario& checked, Log& log) {
  constexpr double gravity = 9.81, deep = 10;  // m/s2, m
  const double peak = inflow.series.largest(0, checked.duration);
  const double width = width_around(inflow.cells, checked);
  if (!(peak > 0) || !(width > 0)) return;
  const double critical = std::cbrt(peak * peak / (width * width * gravity));
  if (critical <= deep) return;
  log.finding(
      {Severity::warning,
       {"inflow_concentrated", tr("%1 comes in through too few cells", name),
        tr("its peak of %1 m³/s leaves them over a width of %2 m: it would stand about %3 m deep, with "
           "short time steps",
           number(peak), number(width), fixed(critical, 0)),
        tr("Draw it as a line across the river or as a polygon, and check that it is in m³/s.")},
       critical,
       "m",
       spots});
}

// lowest: the lowest ground where the level is imposed, m.
void check_level(const std::string& name, const Series& series, double lowest, const GroundRange& ground,
                 const std::vector<Spot>& spots, const CheckedScenario& checked, Log& log) {
  if (series.empty()) return;
  const double level = series.largest(0, checked.duration);
  if (level <= lowest)
    log.finding({Severity::note,
                 {"level_below_ground", tr("%1 lets no water in", name),
                  tr("its level of at most %1 m is not above the ground there, at least %2 m",
                     fixed(level, 2), fixed(lowest, 2)),
                  tr("Check that it is an elevation, and not a depth or a reading of a gauge.")},
                 level - lowest,
                 "m",
                 spots});
  // A flood may well drown a plain; not by more than it is high.
  if (level > ground.highest + std::max(ground.highest - ground.lowest, 2.0))
    log.finding({Severity::warning,
                 {"level_above_terrain", tr("%1 is far above all ground", name),
                  tr("its level is up to %1 m, and the highest ground is at %2 m", fixed(level, 2),
                     fixed(ground.highest, 2)),
                  tr("Check that it is an elevation in metres, in the heights of the elevation model.")},
                 level - ground.highest,
                 "m",
                 spots});
}

// Of all water bodies.
void check_highest_body(const CheckedScenario& checked, const GroundRange& ground, Log& log) {
  const Terrain& terrain = checked.scenario.terrain;
  if (checked.scenario.initial_level.empty()) return;
  const PagedField<float>& levels = checked.scenario.initial_level.pages();
  std::optional<std::size_t> highest;
  levels.each_but(0, levels.size(), Terrain::is_nodata, [&](std::size_t cell) {
    if (std::isnan(levels[cell])) return;
    const bool is_higher = !highest || levels[cell] > levels[*highest];
    if (is_higher || (levels[cell] == levels[*highest] && terrain.zb[cell] < terrain.zb[*highest]))
      highest = cell;  // and where the ground is lowest below it
  });
  if (highest)
    check_level(tr("A water body"), Series(static_cast<double>(levels[*highest]) + terrain.datum),
                static_cast<double>(terrain.zb[*highest]) + terrain.datum, ground,
                {{checked.reference.centre_of(*highest)}}, checked, log);
}

}  // namespace

void check_inflows(const CheckedScenario& checked, const GroundRange& ground, Log& log) {
  const Terrain& terrain = checked.scenario.terrain;
  check_highest_body(checked, ground, log);
  for (std::size_t i = 0; i < checked.scenario.inflows.size(); ++i) {
    const Inflow& inflow = checked.scenario.inflows[i];
    if (inflow.series.empty() || inflow.cells.empty()) continue;
    const std::string name = sentence(checked.inflow_labels[i]);
    const std::vector<Spot> spots = {
        {checked.reference.centre_of(inflow.cells[inflow.cells.size() / 2].cell)}};
    const bool is_level = inflow.kind == InflowKind::level;
    check_peak(name, inflow.series, is_level ? inflow.series.smallest() : 0, spots, checked, log);
    if (!is_level) {
      check_width(inflow, name, spots, checked, log);
      continue;
    }
    double lowest = ground.highest;
    for (const CellShare& share : inflow.cells)
      lowest = std::min(lowest, static_cast<double>(terrain.zb[share.cell]) + terrain.datum);
    check_level(name, inflow.series, lowest, ground, spots, checked, log);
  }
  for (const ImposedEdge& edge : checked.bed.edges().imposed) {
    if (edge.condition.series.empty() || edge.faces.empty()) continue;
    double lowest = ground.highest;
    for (const Face& face : edge.faces)
      lowest = std::min(
          lowest, static_cast<double>(terrain.zb[terrain.grid.index(face.column, face.row)]) + terrain.datum);
    const Face& middle = edge.faces[edge.faces.size() / 2];
    const std::vector<Spot> spots = {
        {checked.reference.centre_of(terrain.grid.index(middle.column, middle.row))}};
    const Series& series = edge.condition.series;
    const bool is_level = edge.condition.kind == EdgeKind::level;
    const std::string name = is_level ? tr("The edge with a level") : tr("The edge with a discharge");
    check_peak(name, series, is_level ? series.smallest() : 0, spots, checked, log);
    if (is_level) check_level(name, series, lowest, ground, spots, checked, log);
  }
}

}  // namespace spate
