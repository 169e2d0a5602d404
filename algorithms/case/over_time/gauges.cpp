// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/gauges.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/case/over_time/gauge_fit.hpp"
#include "algorithms/case/texts.hpp"
#include "algorithms/io/clock.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

double value_at(const Simulation& simulation, Field field, const Gauge& gauge) {
  std::vector<float> row(static_cast<std::size_t>(simulation.scenario().terrain.grid.columns));
  simulation.read(field, 0, gauge.row, gauge.row + 1, row.data());
  return static_cast<double>(row[static_cast<std::size_t>(gauge.column)]);
}

struct DomainVolume {
  const char* name;
  double Volumes::*volume;
};
constexpr DomainVolume domain_volumes[] = {
    {"inflow", &Volumes::inflow},     {"abstracted", &Volumes::abstracted},
    {"edges_in", &Volumes::edges_in}, {"edges_out", &Volumes::edges_out},
    {"rain", &Volumes::rain},         {"infiltrated", &Volumes::infiltrated},
    {"stored", &Volumes::stored}};

Reading reading_at(const Simulation& simulation, const Gauge& gauge) {
  Reading reading;
  reading.depth = value_at(simulation, Field::depth, gauge);
  const bool is_dry = !(reading.depth >= simulation.parameters().numerics.dry_depth);
  if (is_dry) return {0, nothing, 0};
  reading.level = value_at(simulation, Field::level, gauge) + simulation.scenario().terrain.datum;
  reading.speed = std::hypot(value_at(simulation, Field::discharge_x, gauge),
                             value_at(simulation, Field::discharge_y, gauge)) /
                  reading.depth;
  return reading;
}

}  // namespace

std::vector<Gauge> read_gauges(const Inputs& inputs, const io::GeoReference& reference,
                               const Terrain& terrain, Log& log) {
  std::vector<Gauge> gauges;
  for (const Feature& feature : read_features(inputs, {"GAUGES", tr("gauge"), {}, {"name"}}, log)) {
    const io::CellsOfGeometry found = io::cells_of_geometry(feature.wkb, reference, feature.label);
    if (found.cells.empty()) {
      log.warning({"gauge_outside_dem", tr("%1 lies outside DEM", sentence(feature.label)),
                   tr("DEM covers %1", reference.extent_text()), tr("It is left out.")});
      continue;
    }
    if (found.cells.size() > 1)
      throw Error("gauge_with_parts", tr("%1 is several points", sentence(feature.label)),
                  tr("a gauge is one place"), tr("Split it into single points."));
    const std::size_t cell = found.cells.front();
    if (terrain.is_wall(cell))
      throw Error("gauge_on_dry_cells", tr("%1 lies on nodata or a building", sentence(feature.label)),
                  tr("nothing flows there: %1", reference.cell_text(cell)),
                  tr("Move it to where the water can flow."));
    const auto columns = static_cast<std::size_t>(terrain.grid.columns);
    Gauge gauge;
    gauge.name = feature.text("name");
    gauge.label = feature.label;
    if (gauge.name.empty()) gauge.name = std::to_string(gauges.size() + 1);
    gauge.wkb = feature.wkb;
    gauge.column = static_cast<std::int32_t>(cell % columns);
    gauge.row = static_cast<std::int32_t>(cell / columns);
    gauges.push_back(std::move(gauge));
  }
  return gauges;
}

Observations read_observed(const Inputs& inputs, const std::vector<Gauge>& gauges, Log& log) {
  if (!inputs.is_given("OBSERVED")) return {};
  Observations observed = io::read_observations(inputs.table("OBSERVED"));
  std::vector<std::string> others;
  for (const auto& each : observed)
    if (std::none_of(gauges.begin(), gauges.end(),
                     [&](const Gauge& gauge) { return gauge.name == each.first; }))
      others.push_back("'" + each.first + "'");
  if (!others.empty())
    log.warning({"observed_without_gauge", tr("OBSERVED has gauges that GAUGES has not"),
                 shortened(joined(others)), tr("Check the names in both.")});
  return observed;
}

GaugeRecorder::GaugeRecorder(std::vector<Gauge> gauges, std::vector<std::string> barriers,
                             std::string start_time)
    : gauges_(std::move(gauges)), barriers_(std::move(barriers)), start_time_(std::move(start_time)) {}

void GaugeRecorder::add_volume(double time, const char* kind, const std::string& name, double volume) {
  Row row{time, kind, name, {}, {}, {}, {}, volume};
  if (rows_.size() >= rows_each_time_ && rows_each_time_ > 0) {
    const Row& before = rows_[rows_.size() - rows_each_time_];  // the same place at the last time
    if (time > before.time) row.discharge = (volume - std::get<double>(before.volume)) / (time - before.time);
  }
  rows_.push_back(std::move(row));
}

void GaugeRecorder::record(const Simulation& simulation) {
  const Report report = simulation.report();
  const std::size_t first = rows_.size();
  if (first > 0 && rows_.back().time == report.time) return;  // the end falls on an interval
  for (const Gauge& gauge : gauges_) {
    const Reading reading = reading_at(simulation, gauge);
    rows_.push_back(
        {report.time, "gauge", gauge.name, reading.depth, io::or_null(reading.level), reading.speed, {}, {}});
  }
  const std::vector<BarrierReport> barriers = simulation.barrier_reports();
  for (std::size_t i = 0; i < barriers_.size(); ++i)
    add_volume(report.time, "barrier", barriers_[i], barriers[i].volume);
  for (const DomainVolume& domain : domain_volumes)
    add_volume(report.time, "domain", domain.name, report.volumes.*domain.volume);
  rows_each_time_ = rows_.size() - first;
}

io::Layer GaugeRecorder::series() const {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "gauge_series";
  layer.columns = {{"time_s", Kind::number},   {"time", Kind::text},
                   {"kind", Kind::text},       {"name", Kind::text},
                   {"depth_m", Kind::number},  {"level_m", Kind::number},
                   {"speed_ms", Kind::number}, {"discharge_m3s", Kind::number},
                   {"volume_m3", Kind::number}};
  for (const Row& row : rows_) {
    io::Row out;
    io::Attribute date;
    if (!start_time_.empty()) date = io::date_after(start_time_, row.time);
    out.attributes = {row.time,  date,      std::string(row.kind), row.name,  row.depth,
                      row.level, row.speed, row.discharge,         row.volume};
    layer.rows.push_back(std::move(out));
  }
  return layer;
}

io::Layer GaugeRecorder::peaks(const Simulation& simulation, const Observations& observed,
                               const std::string& crs_wkt) const {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "gauge_peaks";
  layer.shape = io::Shape::points;
  layer.crs_wkt = crs_wkt;
  layer.columns = {
      {"name", Kind::text},           {"max_depth_m", Kind::number},   {"max_level_m", Kind::number},
      {"max_speed_ms", Kind::number}, {"time_of_max_s", Kind::number}, {"arrival_s", Kind::number}};
  if (!observed.empty())
    for (const char* name : {"observed", "rmse_m", "nse", "peak_error_m", "peak_delay_s"})
      layer.columns.push_back({name, Kind::number});
  const double datum = simulation.scenario().terrain.datum;
  for (std::size_t i = 0; i < gauges_.size(); ++i) {
    const Gauge& gauge = gauges_[i];
    const auto peak = [&](Field field) { return value_at(simulation, field, gauge); };
    const double depth = peak(Field::max_depth), level = peak(Field::max_level) + datum,
                 time = peak(Field::time_of_max_depth);
    io::Row row;
    row.wkb = gauge.wkb;
    row.attributes = {gauge.name,         std::isnan(depth) ? 0 : depth,
                      io::or_null(level), io::or_null(peak(Field::max_speed)),
                      io::or_null(time),  io::or_null(peak(Field::arrival_time))};
    if (!observed.empty()) {
      const auto found = observed.find(gauge.name);
      GaugeFit fit = fit_of({}, {});
      if (found != observed.end()) {
        Simulated simulated = simulated_at(i, found->second.is_depth);
        simulated.peak = found->second.is_depth ? depth : level;
        simulated.peak_time = time;
        fit = fit_of(simulated, found->second.series);
      }
      row.attributes.emplace_back(static_cast<double>(fit.count));
      for (const double value : {fit.rmse, fit.nse, fit.peak_error, fit.peak_delay})
        row.attributes.push_back(io::or_null(value));
    }
    layer.rows.push_back(std::move(row));
  }
  return layer;
}

Simulated GaugeRecorder::simulated_at(std::size_t gauge, bool depth) const {
  Simulated simulated;
  for (std::size_t row = gauge; row < rows_.size(); row += rows_each_time_) {
    const io::Attribute& value = depth ? rows_[row].depth : rows_[row].level;
    simulated.times.push_back(rows_[row].time);
    simulated.values.push_back(std::holds_alternative<double>(value) ? std::get<double>(value) : nothing);
  }
  return simulated;
}

}  // namespace spate
