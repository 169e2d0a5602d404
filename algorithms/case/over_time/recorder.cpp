// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/recorder.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/fingerprint.hpp"
#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/io/clock.hpp"
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

// What others bring depends on the water there.
bool is_recorded(const Inflow& inflow) {
  return inflow.kind == InflowKind::discharge && inflow.series.smallest() >= 0;
}

std::vector<const Inflow*> recorded_inflows(const Scenario& scenario) {
  std::vector<const Inflow*> recorded;
  for (const Inflow& inflow : scenario.inflows)
    if (is_recorded(inflow)) recorded.push_back(&inflow);
  return recorded;
}

// Until a time (s), m3.
double brought_by(const Inflow& inflow, const SavedPlace& place, double time) {
  const double since = inflow.series.integral(place.since, time);
  return place.since > 0 ? place.before + since : since;
}

template <class Places>
auto first_inflow(Places& places) {
  return std::find_if(places.begin(), places.end(),
                      [](const SavedPlace& place) { return place.kind == "inflow"; });
}

std::vector<std::string> where_of(const char* kind, const std::vector<SavedPlace>& places) {
  std::vector<std::string> where;
  for (const SavedPlace& place : places)
    if (place.kind == kind) where.push_back(place.where);
  return where;
}

// Of each place the one that it was before; the number of those where it is new.
std::vector<std::size_t> places_before(const std::vector<SavedPlace>& before,
                                       const std::vector<SavedPlace>& now) {
  std::vector<bool> is_taken(before.size());
  std::vector<std::size_t> found;
  for (const SavedPlace& place : now) {
    std::size_t i = 0;
    const auto is_it = [&](const SavedPlace& other) {
      return other.kind == place.kind && other.where == place.where &&
             (!place.where.empty() || other.name == place.name);
    };
    while (i < before.size() && (is_taken[i] || !is_it(before[i]))) ++i;
    if (i < before.size()) is_taken[i] = true;
    found.push_back(i);
  }
  return found;
}

std::vector<SavedPlace> all_places(const RecordedPlaces& places, const Scenario& scenario) {
  std::vector<SavedPlace> all;
  for (const Gauge& gauge : places.gauges)
    all.push_back({"gauge", gauge.name, std::to_string(gauge.column) + "," + std::to_string(gauge.row)});
  for (std::size_t i = 0; i < scenario.sections.size(); ++i)
    all.push_back({i < places.sections.size() ? "section" : "edge", scenario.sections[i].name,
                   faces_fingerprint(scenario.sections[i].faces)});
  for (const Inflow* inflow : recorded_inflows(scenario)) all.push_back({"inflow", inflow->name, {}});
  for (std::size_t i = 0; i < places.barriers; ++i) all.push_back({"barrier", scenario.barriers[i].name, {}});
  for (const DomainVolume& domain : domain_volumes) all.push_back({"domain", domain.name, {}});
  return all;
}

}  // namespace

Recorder::Recorder(RecordedPlaces places, const Scenario& scenario, std::string start_time)
    : places_(std::move(places)), start_time_(std::move(start_time)) {
  rows_.places = all_places(places_, scenario);
}

SavedRows Recorder::saved(const Simulation& simulation) const {
  SavedRows saved = rows_;
  auto place = first_inflow(saved.places);
  for (const Inflow* inflow : recorded_inflows(simulation.scenario())) {
    place->brought = brought_by(*inflow, *place, simulation.report().time);
    ++place;
  }
  return saved;
}

void Recorder::go_on(const SavedRows& saved, const Scenario& scenario, double time) {
  for (const auto& [kind, parameter] : {std::pair("gauge", "GAUGES"), std::pair("section", "SECTIONS")})
    if (where_of(kind, saved.places) != where_of(kind, rows_.places))
      throw Error("resume_with_other_places", tr("%1 are others than in the run that goes on", parameter),
                  tr("what was recorded until the checkpoint is of other places"),
                  tr("Give the same %1, or simulate from the start.", parameter));

  const std::vector<std::size_t> before = places_before(saved.places, rows_.places);
  const std::size_t none = saved.places.size(), times = saved.times.size();
  auto place = first_inflow(rows_.places);
  for (const Inflow* inflow : recorded_inflows(scenario)) {
    const std::size_t i = before[static_cast<std::size_t>(place - rows_.places.begin())];
    const SavedPlace was = i == none ? SavedPlace() : saved.places[i];
    place->since = was.since;
    place->before = was.before;
    if (brought_by(*inflow, *place, time) != was.brought) {
      place->since = time;
      place->before = was.brought;
    }
    ++place;
  }
  rows_.times = saved.times;
  for (std::size_t row = 0; row < times; ++row)
    for (const std::size_t from : before)
      for (std::size_t quantity = 0; quantity < quantities; ++quantity)
        rows_.values.push_back(from == none ? nothing
                                            : saved.values[(row * none + from) * quantities + quantity]);
}

void Recorder::add_volume(double volume) {
  const std::size_t at = rows_.values.size(), each = values_each_time();
  const std::vector<double>& times = rows_.times;
  const double discharge =
      at < each ? nothing
                : (volume - rows_.values[at - each + of_volume]) / (times.back() - times[times.size() - 2]);
  rows_.values.insert(rows_.values.end(), {nothing, nothing, nothing, discharge, volume});
}

void Recorder::record(const Simulation& simulation) {
  const Report report = simulation.report();
  // The end falls on an interval, or a run goes on where a row was written.
  if (!rows_.times.empty() && rows_.times.back() == report.time) return;
  rows_.times.push_back(report.time);
  for (const Gauge& gauge : places_.gauges) {
    const Reading reading = reading_at(simulation, gauge);
    rows_.values.insert(rows_.values.end(), {reading.depth, reading.level, reading.speed, nothing, nothing});
  }
  const Scenario& scenario = simulation.scenario();
  const std::vector<SectionReport> sections = simulation.section_reports();
  for (std::size_t i = 0; i < sections.size(); ++i)
    add_volume(i < places_.sections.size() ? sections[i].volume : -sections[i].volume);
  auto place = first_inflow(rows_.places);
  for (const Inflow* inflow : recorded_inflows(scenario))
    add_volume(brought_by(*inflow, *place++, report.time));
  const std::vector<BarrierReport> barriers = simulation.barrier_reports();
  for (std::size_t i = 0; i < places_.barriers; ++i) add_volume(barriers[i].volume);
  for (const DomainVolume& domain : domain_volumes) add_volume(report.volumes.*domain.volume);
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
  for (std::size_t i = 0; i < rows_.times.size(); ++i) {
    const double time = rows_.times[i];
    io::Attribute date;
    if (!start_time_.empty()) date = io::date_after(start_time_, time);
    for (std::size_t place = 0; place < rows_.places.size(); ++place) {
      io::Row row;
      row.attributes = {time, date, rows_.places[place].kind, rows_.places[place].name};
      for (const Quantity quantity : {of_depth, of_level, of_speed, of_discharge, of_volume})
        row.attributes.push_back(io::or_null(value(i, place, quantity)));
      layer.rows.push_back(std::move(row));
    }
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
  series.times = rows_.times;
  for (std::size_t place = 0; place < rows_.places.size(); ++place) {
    io::Station station{rows_.places[place].kind, rows_.places[place].name, nothing, nothing};
    if (place < places_.gauges.size()) {
      station.x = grid.x_centre(places_.gauges[place].column);
      station.y = grid.y_centre(places_.gauges[place].row);
    }
    series.stations.push_back(std::move(station));
    for (const Quantity quantity : {of_depth, of_level, of_speed, of_discharge, of_volume})
      for (std::size_t i = 0; i < rows_.times.size(); ++i)
        series.quantities[quantity].values.push_back(value(i, place, quantity));
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
        Simulated simulated = simulated_at(i, found->second.is_depth ? of_depth : of_level);
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

Simulated Recorder::simulated_at(std::size_t gauge, Quantity quantity) const {
  Simulated simulated;
  simulated.times = rows_.times;
  for (std::size_t i = 0; i < rows_.times.size(); ++i) simulated.values.push_back(value(i, gauge, quantity));
  return simulated;
}

}  // namespace spate
