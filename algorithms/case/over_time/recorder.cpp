// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/recorder.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/io/clock.hpp"

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

// The state at a gauge at one time. Levels are above the datum of the elevations; NaN when dry.
struct Reading {
  double depth = 0;  // m
  double level = 0;  // m
  double speed = 0;  // m/s
};

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

// A time that may not have come.
io::Attribute time_or_null(double time) {
  return time < 0 ? io::Attribute() : io::Attribute(time);
}

}  // namespace

Recorder::Recorder(RecordedPlaces places, std::string start_time)
    : places_(std::move(places)), start_time_(std::move(start_time)) {}

void Recorder::add_volume(double time, const char* kind, const std::string& name, double volume) {
  Row row{time, kind, name, {}, {}, {}, {}, volume};
  if (rows_.size() >= rows_each_time_ && rows_each_time_ > 0) {
    const Row& before = rows_[rows_.size() - rows_each_time_];  // the same place at the last time
    if (time > before.time) row.discharge = (volume - std::get<double>(before.volume)) / (time - before.time);
  }
  rows_.push_back(std::move(row));
}

void Recorder::record(const Simulation& simulation) {
  const Report report = simulation.report();
  const std::size_t first = rows_.size();
  if (first > 0 && rows_.back().time == report.time) return;  // the end falls on an interval
  for (const Gauge& gauge : places_.gauges) {
    const Reading reading = reading_at(simulation, gauge);
    rows_.push_back(
        {report.time, "gauge", gauge.name, reading.depth, io::or_null(reading.level), reading.speed, {}, {}});
  }
  const Scenario& scenario = simulation.scenario();
  const std::vector<SectionReport> sections = simulation.section_reports();
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const bool is_drawn = i < places_.sections.size();
    add_volume(report.time, is_drawn ? "section" : "edge", scenario.sections[i].name,
               is_drawn ? sections[i].volume : -sections[i].volume);
  }
  for (const Inflow& inflow : scenario.inflows)  // what others bring depends on the water there
    if (inflow.kind == InflowKind::discharge && inflow.series.smallest() >= 0)
      add_volume(report.time, "inflow", inflow.name, inflow.series.integral(0, report.time));
  const std::vector<BarrierReport> barriers = simulation.barrier_reports();
  for (std::size_t i = 0; i < places_.barriers; ++i)
    add_volume(report.time, "barrier", scenario.barriers[i].name, barriers[i].volume);
  for (const DomainVolume& domain : domain_volumes)
    add_volume(report.time, "domain", domain.name, report.volumes.*domain.volume);
  rows_each_time_ = rows_.size() - first;
}

io::Layer Recorder::series() const {
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

io::StationSeries Recorder::stations(const Grid& grid) const {
  io::StationSeries series;
  series.start_time = start_time_.empty() ? undated_start : start_time_;
  series.quantities = {{"depth", "water depth", "flood_water_thickness", "m", {}},
                       {"level", "water level", "water_surface_height_above_reference_datum", "m", {}},
                       {"speed", "speed of the water", "", "m s-1", {}},
                       {"discharge", "discharge, the mean since the time before", "", "m3 s-1", {}},
                       {"volume", "volume since the start", "", "m3", {}}};
  for (std::size_t row = 0; row < rows_.size(); row += rows_each_time_)
    series.times.push_back(rows_[row].time);
  for (std::size_t place = 0; place < rows_each_time_; ++place) {
    io::Station station{rows_[place].kind, rows_[place].name, nothing, nothing};
    if (place < places_.gauges.size()) {
      station.x = grid.x_centre(places_.gauges[place].column);
      station.y = grid.y_centre(places_.gauges[place].row);
    }
    series.stations.push_back(std::move(station));
    for (std::size_t row = place; row < rows_.size(); row += rows_each_time_) {
      const Row& of = rows_[row];
      const io::Attribute* const values[] = {&of.depth, &of.level, &of.speed, &of.discharge, &of.volume};
      for (std::size_t i = 0; i < series.quantities.size(); ++i) {
        const auto* value = std::get_if<double>(values[i]);
        series.quantities[i].values.push_back(value != nullptr ? *value : nothing);
      }
    }
  }
  return series;
}

io::Layer Recorder::gauge_peaks(const Simulation& simulation, const Observations& observed,
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
  for (std::size_t i = 0; i < places_.gauges.size(); ++i) {
    const Gauge& gauge = places_.gauges[i];
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

io::Layer Recorder::section_peaks(const Simulation& simulation, const std::string& crs_wkt) const {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "section_peaks";
  layer.shape = io::Shape::lines;
  layer.crs_wkt = crs_wkt;
  layer.columns = {{"name", Kind::text},      {"volume_m3", Kind::number},
                   {"max_m3s", Kind::number}, {"time_of_max_s", Kind::number},
                   {"min_m3s", Kind::number}, {"time_of_min_s", Kind::number}};
  const std::vector<SectionReport> reports = simulation.section_reports();
  for (std::size_t i = 0; i < places_.sections.size(); ++i) {
    const SectionReport& report = reports[i];
    io::Row row;
    row.wkb = io::as_multi_lines(places_.sections[i].wkb);
    row.attributes = {places_.sections[i].name, report.volume,
                      report.max_discharge,     time_or_null(report.time_of_max),
                      report.min_discharge,     time_or_null(report.time_of_min)};
    layer.rows.push_back(std::move(row));
  }
  return layer;
}

Simulated Recorder::simulated_at(std::size_t gauge, bool depth) const {
  Simulated simulated;
  for (std::size_t row = gauge; row < rows_.size(); row += rows_each_time_) {
    const io::Attribute& value = depth ? rows_[row].depth : rows_[row].level;
    simulated.times.push_back(rows_[row].time);
    simulated.values.push_back(std::holds_alternative<double>(value) ? std::get<double>(value) : nothing);
  }
  return simulated;
}

}  // namespace spate
