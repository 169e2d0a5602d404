// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/step/forcing/forcing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "solver/core/check.hpp"
#include "solver/step/forcing/forcing_plan.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

Forcing::Forcing(const Scenario& scenario, const Edges& edges, const Bed& bed, const Numerics& numerics,
                 const Watch& watch, const RunState* from, const ForcingOfCells* of_cells)
    : barriers_(scenario, edges, bed, numerics, part_of(watch, 0, 0.5)),
      sections_(scenario),
      links_(scenario, edges, bed, numerics.scheme, numerics.gravity) {
  const Grid& grid = scenario.terrain.grid;
  tables_.rain = add_series(scenario.rain);
  tables_.evaporation = add_series(scenario.losses.evaporation);
  add_lines(scenario, edges, bed, numerics.gravity, of_cells);
  add_inflows(scenario, bed);
  add_rises(scenario);
  add_rain_field(scenario, edges, of_cells, part_of(watch, 0.5, 1));
  tables_.times = times_.data();
  tables_.values = values_.data();
  tables_.lines = lines_.data();
  tables_.faces = faces_.data();
  tables_.inflows = inflows_.data();
  tables_.sources = sources_.data();
  tables_.planned = planned_sources_.data();
  tables_.parts = parts_.data();
  tables_.rises = rises_.data();
  tables_.line_count = static_cast<int>(lines_.size());
  tables_.face_count = static_cast<int>(faces_.size());
  tables_.inflow_count = static_cast<int>(inflows_.size());
  tables_.source_count = static_cast<int>(sources_.size());
  tables_.planned_count = static_cast<int>(planned_sources_.size());
  tables_.rise_count = static_cast<int>(rises_.size());
  tables_.infiltration = scenario.infiltration;
  tables_.cfl = numerics.cfl;
  tables_.gravity = numerics.gravity;
  tables_.spacing = grid.spacing;
  tables_.scheme = numerics.scheme;
  tables_.integrator = numerics.integrator;
  tables_.barriers = barriers_.tables();
  tables_.sections = sections_.tables();
  tables_.links = links_.tables();
  tables_.safe_step = safe_step(OneWorker(), tables_);

  source_values_.resize(sources_.size());
  for (int k = 0; k < tables_.links.cell_count; ++k)
    source_values_[tables_.links.cells[k].source].link = static_cast<std::uint32_t>(k);
  plan_.sources = source_values_.data();
  for (int k = 0; k < 2; ++k) {
    edge_values_[k].resize(faces_.size());
    gain_[k].resize(sources_.size());
    taken_[k].resize(sources_.size());
    plan_.edges[k] = edge_values_[k].data();
    plan_.pending.gain[k] = gain_[k].data();
    plan_.pending.taken[k] = taken_[k].data();
  }
  line_values_.resize(lines_.size());
  inflow_depths_.resize(inflows_.size());
  conveyances_.resize(faces_.size());
  partial_sums_.resize(summands);
  plan_.lines = line_values_.data();
  plan_.inflow = inflow_depths_.data();
  plan_.conveyance = conveyances_.data();
  plan_.partial = partial_sums_.data();
  plan_.barriers = barriers_.plan();
  plan_.sections = sections_.plan();
  plan_.links = links_.plan();
  if (from == nullptr) return;
  load(from->forcing);
  barriers_.load(from->barriers);
  sections_.load(from->sections);
  links_.load(from->links);
}

std::vector<std::uint64_t> Forcing::planning_cells() const {
  std::vector<std::uint64_t> cells = barriers_.planning_cells();
  const std::vector<std::uint64_t> at_links = links_.planning_cells();
  cells.insert(cells.end(), at_links.begin(), at_links.end());
  for (const ForcedLine& line : lines_) {
    if (line.is_level) continue;
    for (std::uint32_t f = line.first_face; f < line.first_face + line.faces; ++f)
      cells.push_back(faces_[f].cell);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

std::vector<std::uint64_t> Forcing::named_cells() const {
  std::vector<std::uint64_t> cells = planning_cells();
  for (const std::vector<std::uint64_t>* more : {&source_cells_.cells(), &barriers_.cells().cells()})
    cells.insert(cells.end(), more->begin(), more->end());
  for (const ForcedFace& face : faces_) cells.push_back(face.cell);
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

ForcingOfCells Forcing::of_cells() const {
  ForcingOfCells of_cells{rained_cells_, {}};
  for (const ForcedFace& face : faces_) of_cells.manning.push_back(face.conveyance_n);
  return of_cells;
}

SeriesRange Forcing::add_series(const Series& series, double datum) {
  const SeriesRange range{static_cast<std::uint32_t>(times_.size()),
                          static_cast<std::uint32_t>(series.times().size())};
  times_.insert(times_.end(), series.times().begin(), series.times().end());
  for (const double value : series.values()) values_.push_back(value - datum);
  return range;
}

void Forcing::add_lines(const Scenario& scenario, const Edges& edges, const Bed& bed, double gravity,
                        const ForcingOfCells* of_cells) {
  const Terrain& terrain = scenario.terrain;
  for (const ImposedEdge& edge : edges.imposed) {
    const bool is_level = edge.condition.kind == EdgeKind::level;
    ForcedLine line{add_series(edge.condition.series, is_level ? terrain.datum : 0),
                    {},
                    {},
                    static_cast<std::uint32_t>(faces_.size()),
                    static_cast<std::uint32_t>(edge.faces.size()),
                    std::numeric_limits<double>::infinity(),
                    is_level};
    for (const Face& face : edge.faces) {
      const std::size_t cell = terrain.grid.index(face.column, face.row);
      const auto n = of_cells != nullptr           ? of_cells->manning[faces_.size()]
                     : terrain.manning.size() == 1 ? static_cast<double>(terrain.manning[0])
                                                   : static_cast<double>(terrain.manning[cell]);
      edge_index_[4 * cell + static_cast<std::size_t>(face.side)] = static_cast<std::uint32_t>(faces_.size());
      faces_.push_back(
          {cell, bed.at_face(face), std::max(n, 1e-6), static_cast<std::uint32_t>(lines_.size())});
      line.lowest_bed = std::min(line.lowest_bed, faces_.back().bed);
    }
    if (!line.is_level && line.faces > 0) add_level_tables(line, gravity, terrain.grid.spacing);
    lines_.push_back(line);
  }
}

void Forcing::add_level_tables(ForcedLine& line, double gravity, double spacing) {
  std::vector<double> beds;
  for (std::uint32_t f = 0; f < line.faces; ++f) beds.push_back(faces_[line.first_face + f].bed);
  std::sort(beds.begin(), beds.end());
  const double lowest = beds.front(), relief = beds.back() - lowest;
  // Depths of water at one level, exact between one bed and the next higher one.
  std::vector<double> water{0}, levels{lowest};
  const double beyond_all = beds.back() + 1e4;
  for (std::size_t flooded = 1; flooded <= beds.size(); ++flooded) {
    const double level = flooded < beds.size() ? beds[flooded] : beyond_all;
    const double more = static_cast<double>(flooded) * (level - levels.back());
    if (!(water.back() + more > water.back())) continue;
    water.push_back(water.back() + more);
    levels.push_back(level);
  }
  line.filled = add_series(Series(water, levels));
  // Critical flow, q = sqrt(g h^3), from a tenth of a millimetre to 100 m above the highest bed, in equal
  // ratios of depth.
  constexpr int steps = 256;
  constexpr double least = 1e-4;
  std::vector<double> discharges{0};
  levels = {lowest};
  for (int s = 0; s <= steps; ++s) {
    const double level = lowest + least * std::pow((relief + 100) / least, static_cast<double>(s) / steps);
    double discharge = 0;
    for (const double bed : beds) {
      const double h = std::max(level - bed, 0.0);
      discharge += spacing * h * std::sqrt(gravity * h);
    }
    if (!(discharge > discharges.back())) continue;
    discharges.push_back(discharge);
    levels.push_back(level);
  }
  line.critical = add_series(Series(discharges, levels));
}

// The cells in each zone whose rain enters the flow, with the shares of roofs.
std::vector<double> Forcing::count_rained(const Scenario& scenario, const Edges& edges, const Watch& watch) {
  std::vector<double> rained(scenario.rain_field->zones());
  const RainMapView map = scenario.rain_field->map.view();
  const Grid& grid = scenario.terrain.grid;
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(static_cast<double>(row) / grid.rows);
    scenario.terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
      if (edges.codes[cell] != wall_cell) rained[map.zone(column, row)] += 1;
    });
  }
  for (const CellShare& roofs : scenario.roof_rain) {
    const auto [column, row] = grid.cell(roofs.cell);
    rained[map.zone(column, row)] += static_cast<double>(roofs.share);
  }
  return rained;
}

void Forcing::add_rain_field(const Scenario& scenario, const Edges& edges, const ForcingOfCells* of_cells,
                             const Watch& watch) {
  tables_.rained_cells = edges.rained_cells;
  rain_field_ = scenario.rain_field;
  if (rain_field_ == nullptr) return;
  const RainField& field = *rain_field_;
  for (std::size_t k = 0; k < field.intervals(); ++k) {
    watch(0.5 * static_cast<double>(k) / static_cast<double>(field.intervals()));
    double most = 0;
    for (std::size_t zone = 0; zone < field.zones(); ++zone) most = std::max(most, field.rate(zone, k));
    const auto rounded = static_cast<float>(most);
    largest_rain_.push_back(static_cast<double>(rounded) < most ? std::nextafter(rounded, 1e30f) : rounded);
  }
  rained_cells_ =
      of_cells != nullptr ? of_cells->rained : count_rained(scenario, edges, part_of(watch, 0.5, 1));
  zone_rain_.resize(field.zones());
  for (std::vector<double>& pending : zone_pending_) pending.resize(field.zones());
  tables_.rain_field = {field.times.data(),
                        field.rates.data(),
                        largest_rain_.data(),
                        field.first_part.data(),
                        field.parts.data(),
                        rained_cells_.data(),
                        static_cast<int>(field.intervals()),
                        static_cast<int>(field.zones()),
                        field.sources,
                        scenario.rain_field_factor};
  plan_.rain_field = {zone_rain_.data(), {zone_pending_[0].data(), zone_pending_[1].data()}};
}

std::uint32_t Forcing::edge_value_index(std::size_t cell, Side side) const {
  return edge_index_.at(4 * cell + static_cast<std::size_t>(side));
}

SavedForcing Forcing::saved() const {
  const PendingDepths& pending = plan_.pending;
  return {pending.rain[0], pending.infiltration[0], pending.evaporation[0], zone_pending_[0], gain_[0],
          taken_[0]};
}

void Forcing::load(const SavedForcing& saved) {
  plan_.pending.rain[0] = saved.rain;
  plan_.pending.infiltration[0] = saved.infiltration;
  plan_.pending.evaporation[0] = saved.evaporation;
  check(saved.zones.size() == zone_pending_[0].size(), "saved_rain_of_other_run",
        "The saved rain is not that of this run", "the number of its zones differs",
        "Continue the run that saved it, or start anew.");
  std::copy(saved.zones.begin(), saved.zones.end(), zone_pending_[0].begin());
  if (saved.gain.empty() && saved.taken.empty()) return;
  check(saved.gain.size() == sources_.size() && saved.taken.size() == sources_.size(),
        "saved_inflows_of_other_run", "The saved inflows are not those of this run",
        "their number or their place differs", "Continue the run that saved them, or start anew.");
  std::copy(saved.gain.begin(), saved.gain.end(), gain_[0].begin());
  std::copy(saved.taken.begin(), saved.taken.end(), taken_[0].begin());
}

}  // namespace SPATE_PRECISION
}  // namespace spate
