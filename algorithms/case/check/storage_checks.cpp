// SPDX-License-Identifier: GPL-3.0-or-later
// How much water comes, what the terrain can hold of it, and over which edges it will leave.
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

#include "algorithms/case/check/scenario_checks.hpp"
#include "algorithms/case/check/still_water.hpp"
#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/log/texts.hpp"
#include "solver/core/bands.hpp"

namespace spate {
namespace {

// What comes from one place: for a search, and by its volume.
struct Source {
  std::string name;
  Spring spring;
};

std::vector<Source> sources_of(const CheckedScenario& checked) {
  const Scenario& scenario = checked.scenario;
  const Terrain& terrain = scenario.terrain;
  std::vector<Source> sources;
  const auto add = [&](const std::string& name, bool is_level, const Series& series,
                       const std::vector<std::size_t>& cells) {
    if (series.empty()) return;
    Source source{name, {}};
    if (is_level)
      source.spring.level = series.largest(0, checked.duration) - terrain.datum;
    else
      source.spring.volume = series.integral(0, checked.duration);
    for (const std::size_t cell : cells)
      if (static_cast<double>(terrain.zb[cell]) < source.spring.level) source.spring.cells.push_back(cell);
    if (source.spring.volume > 0 && !source.spring.cells.empty()) sources.push_back(std::move(source));
  };
  for (const Inflow& inflow : scenario.inflows) {
    std::vector<std::size_t> cells;
    for (const CellShare& share : inflow.cells) cells.push_back(share.cell);
    add(inflow.name, inflow.kind == InflowKind::level, inflow.series, cells);
  }
  for (const ImposedEdge& edge : checked.bed.edges().imposed) {
    std::vector<std::size_t> cells;
    for (const Face& face : edge.faces) cells.push_back(terrain.grid.index(face.column, face.row));
    if (edge.condition.kind == EdgeKind::discharge) add(tr("edge"), false, edge.condition.series, cells);
  }
  // The largest first: there may be thousands, and the search is bounded.
  std::stable_sort(sources.begin(), sources.end(),
                   [](const Source& a, const Source& b) { return a.spring.volume > b.spring.volume; });
  return sources;
}

struct Basin {
  double area = 0;      // m2, of the flow
  double capacity = 0;  // m3 below the highest ground
  bool is_closed = true;
};

Basin basin_of(const CheckedScenario& checked, const Watch& watch) {
  const Terrain& terrain = checked.scenario.terrain;
  const Edges& edges = checked.bed.edges();
  struct Ground {
    double sum = 0, highest = -std::numeric_limits<double>::infinity();  // m above the datum
    std::size_t cells = 0;
    bool is_closed = true;
  };
  const auto add = [&](Ground& to, std::size_t cell) {
    const FaceCodes codes = edges.codes[cell];
    if (codes == wall_cell) return;
    const auto z = static_cast<double>(terrain.zb[cell]);
    ++to.cells;
    to.sum += z;
    to.highest = std::max(to.highest, z);
    if (codes == 0) return;
    for (const Side side : all_sides)
      if (can_leave(edges, face_code(codes, side))) to.is_closed = false;
  };
  Ground all;
  in_bands(
      terrain.grid.rows, terrain.grid.columns, watch,
      [&](std::int32_t begin, std::int32_t end) {
        Ground here;
        terrain.each_cell(terrain.grid.index(0, begin), terrain.grid.index(0, end),
                          [&](std::size_t cell) { add(here, cell); });
        return here;
      },
      [&](std::int32_t, std::int32_t, const Ground& here) {
        all = {all.sum + here.sum, std::max(all.highest, here.highest), all.cells + here.cells,
               all.is_closed && here.is_closed};
      });
  Basin basin;
  basin.is_closed = all.is_closed;
  const double count = static_cast<double>(all.cells), cell_area = terrain.grid.cell_area();
  basin.area = count * cell_area;
  if (all.cells > 0) basin.capacity = (all.highest * count - all.sum) * cell_area;
  return basin;
}

void check_volume(double volume, double stored, const CheckedScenario& checked, const Watch& watch,
                  Log& log) {
  const Basin basin = basin_of(checked, watch);
  if (!(volume > 0) || !(basin.area > 0)) return;
  constexpr double noticed = 1;  // m of water above the highest ground
  if (basin.is_closed && volume > basin.capacity + noticed * basin.area) {
    log.finding({Severity::warning,
                 {"volume_beyond_domain", tr("More water comes than the terrain can hold"),
                  tr("%1 m³, and below its highest ground are %2 m³; no water can leave",
                     cubic_metres(volume), cubic_metres(basin.capacity)),
                  tr("Check the unit of the discharge, open the edges where water leaves, or take a larger "
                     "terrain.")},
                 volume,
                 "m³"});
    return;
  }
  std::string why = tr("%1 m over all ground", number(volume / basin.area, 3));
  if (basin.capacity > 0)
    why += tr(", %1 % of what fits below its highest point", number(100 * volume / basin.capacity, 2));
  if (stored > 0) why += tr("; hollows on its way hold %1 m³", cubic_metres(stored));
  log.finding({Severity::note,
               {"volume_coming", tr("%1 m³ of water come in", cubic_metres(volume)), why},
               volume,
               "m³"});
}

bool has_free_edge(FaceCodes codes) {
  if (codes == 0 || codes == wall_cell) return false;
  return std::any_of(std::begin(all_sides), std::end(all_sides),
                     [codes](Side side) { return leaves_freely(face_code(codes, side)); });
}

// Lakes that begin at an open edge run out over it where the ground falls.
void check_water_bodies(const CheckedScenario& checked, const Watch& watch, Log& log) {
  const Scenario& scenario = checked.scenario;
  WorstSpots spots;
  if (scenario.initial_level.empty()) return;
  const Terrain& terrain = scenario.terrain;
  for (std::int32_t row = 0; row < terrain.grid.rows; ++row) {
    watch(static_cast<double>(row) / terrain.grid.rows);
    terrain.each_cell_of_row(row, [&](std::int32_t, std::size_t cell) {
      const double depth =
          static_cast<double>(scenario.initial_level[cell]) - static_cast<double>(terrain.zb[cell]);
      if (depth > 0 && has_free_edge(checked.bed.edges().codes[cell])) spots.add(cell, depth);
    });
  }
  if (spots.count() == 0) return;
  std::vector<Spot> places = spots.spots(checked.reference);
  const double deepest = *places.front().value;
  log.finding(
      {Severity::note,
       {"water_body_at_open_edge", tr("Water bodies reach an open edge"),
        with_rest(
            tr("they reach it in %1 {cell|cells}, up to %2 m deep", number(spots.count()), fixed(deepest, 2)),
            spots.count()),
        tr("Over ground that falls they run out, and over an edge of the kind fall; else nothing drives "
           "them. Give the edge a level with BOUNDARIES, or draw them smaller.")},
       deepest,
       "m",
       std::move(places)});
}

std::size_t cell_at(const Face& face, const Grid& grid) {
  return grid.index(face.column, face.row);
}

}  // namespace

void check_storage(const CheckedScenario& checked, const Watch& watch, Log& log) {
  constexpr double noticed = 0.5;  // m of water at a wall
  const Terrain& terrain = checked.scenario.terrain;
  StillWater still(checked.scenario, checked.bed.edges());
  const std::vector<Source> sources = sources_of(checked);
  WorstSpots spills, rims;
  double volume = 0, stored = 0;
  bool is_followed = true;
  for (const Source& source : sources) {
    stop_if_cancelled(log);
    if (std::isfinite(source.spring.volume)) volume += source.spring.volume;
    if (!is_followed) continue;
    const Spilling spilling = still.follow(source.spring);
    is_followed = spilling.is_followed;
    if (!is_followed) continue;
    if (std::isfinite(source.spring.volume)) stored += spilling.stored;
    if (spilling.over) spills.add(cell_at(*spilling.over, terrain.grid), spilling.stored);
    if (!spilling.over && spilling.rim && spilling.depth > noticed) rims.add(*spilling.rim, spilling.depth);
  }
  volume += mean_rain(checked.scenario).integral(0, checked.duration) * checked.bed.edges().rained_cells *
            terrain.grid.cell_area();
  check_water_bodies(checked, part_of(watch, 0, 0.5), log);
  check_volume(volume, is_followed ? stored : 0, checked, part_of(watch, 0.5, 1), log);
  if (spills.count() > 0)
    log.finding(
        {Severity::note,
         {"edges_will_spill", tr("Water will leave over edges of the terrain"),
          with_rest(
              tr("that of %1 {inflow|inflows} comes to an open edge before it has filled the hollows on "
                 "its way",
                 spills.count()),
              spills.count()),
          tr("Take a larger terrain if what happens beyond it matters.")},
         stored,
         "m³",
         spills.spots(checked.reference)});
  if (rims.count() > 0) {
    std::vector<Spot> spots = rims.spots(checked.reference);
    const double worst = *spots.front().value;
    log.finding({Severity::warning,
                 {"water_held_by_side", tr("Water will stand against the side of the terrain"),
                  tr("the side is a wall, and at rest the water is %1 m deep there", fixed(worst, 1)),
                  tr("Open the side, give it a level, or take a larger terrain.")},
                 worst,
                 "m",
                 std::move(spots)});
  }
}

}  // namespace spate
