// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/recorded_layers.hpp"

#include <cmath>
#include <limits>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/over_time/gauge_fit.hpp"
#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/io/clock.hpp"
#include "solver/run/field_list.hpp"

namespace spate {
namespace {

// A time that may not have come.
io::Attribute time_or_null(double time) {
  return time < 0 ? io::Attribute() : io::Attribute(time);
}

Simulated simulated_at(const Recorder& recorder, std::size_t place, Recorder::Quantity quantity) {
  Simulated simulated;
  simulated.times = recorder.rows().times;
  for (std::size_t time = 0; time < simulated.times.size(); ++time)
    simulated.values.push_back(recorder.value(time, place, quantity));
  return simulated;
}

// A row has the mean discharge since the one before, which is that in the middle between them; before the
// first middle and after the last one it stays as there.
Simulated discharges_at(const Recorder& recorder, std::size_t place) {
  const std::vector<double>& times = recorder.rows().times;
  Simulated simulated;
  const auto add = [&](double time, std::size_t row) {
    simulated.times.push_back(time);
    simulated.values.push_back(recorder.value(row, place, Recorder::of_discharge));
  };
  for (std::size_t row = 1; row < times.size(); ++row) {
    if (row == 1) add(times.front(), row);
    add(0.5 * (times[row - 1] + times[row]), row);
    if (row + 1 == times.size()) add(times.back(), row);
  }
  return simulated;
}

void add_fit_columns(io::Layer& layer, const std::string& unit) {
  for (const std::string& name : {std::string("observed"), "rmse_" + unit, std::string("nse"),
                                  "peak_error_" + unit, std::string("peak_delay_s")})
    layer.columns.push_back({name, io::Column::Kind::number});
}

void add_fit(io::Row& row, const GaugeFit& fit) {
  row.attributes.emplace_back(static_cast<double>(fit.count));
  for (const double value : {fit.rmse, fit.nse, fit.peak_error, fit.peak_delay})
    row.attributes.push_back(io::or_null(value));
}

}  // namespace

io::Layer series_of(const Recorder& recorder) {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "gauge_series";
  layer.columns = {
      {"time_s", Kind::number}, {"time", Kind::text}, {"kind", Kind::text}, {"name", Kind::text}};
  for (const char* quantity : recorded_quantities) layer.columns.push_back({quantity, Kind::number});
  const SavedRows& rows = recorder.rows();
  for (std::size_t i = 0; i < rows.times.size(); ++i) {
    const double time = rows.times[i];
    io::Attribute date;
    if (!recorder.start_time().empty()) date = io::date_after(recorder.start_time(), time);
    for (std::size_t place = 0; place < rows.places.size(); ++place) {
      io::Row row;
      row.attributes = {time, date, rows.places[place].kind, rows.places[place].name};
      for (std::size_t quantity = 0; quantity < Recorder::quantities; ++quantity)
        row.attributes.push_back(io::or_null(recorder.value(i, place, quantity)));
      layer.rows.push_back(std::move(row));
    }
  }
  return layer;
}

io::StationSeries stations_of(const Recorder& recorder, const io::GeoReference& reference) {
  io::StationSeries series;
  series.start_time = recorder.start_time().empty() ? undated_start : recorder.start_time();
  series.quantities = {{"depth", "water depth", field_info(Field::depth).cf_name, "m", {}},
                       {"level", "water level", field_info(Field::level).cf_name, "m", {}},
                       {"speed", "speed of the water", "", "m s-1", {}},
                       {"discharge", "discharge, the mean since the time before", "", "m3 s-1", {}},
                       {"volume", "volume since the start", "", "m3", {}},
                       {"width", "width of the breach", "", "m", {}}};
  const SavedRows& rows = recorder.rows();
  const std::vector<Gauge>& gauges = recorder.places().gauges;
  series.times = rows.times;
  for (std::size_t place = 0; place < rows.places.size(); ++place) {
    io::Station station{rows.places[place].kind, rows.places[place].name, no_reading, no_reading};
    if (place < gauges.size()) {
      station.x = reference.x_at(gauges[place].column + 0.5);
      station.y = reference.y_at(gauges[place].row + 0.5);
    }
    series.stations.push_back(std::move(station));
    for (std::size_t quantity = 0; quantity < Recorder::quantities; ++quantity)
      for (std::size_t i = 0; i < rows.times.size(); ++i)
        series.quantities[quantity].values.push_back(recorder.value(i, place, quantity));
  }
  return series;
}

io::Layer gauge_peaks(const Recorder& recorder, const Simulation& simulation,
                      const io::Observations& observed, const std::string& crs_wkt) {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "gauge_peaks";
  layer.shape = io::Shape::points;
  layer.crs_wkt = crs_wkt;
  layer.columns = {
      {"name", Kind::text},           {"max_depth_m", Kind::number},   {"max_level_m", Kind::number},
      {"max_speed_ms", Kind::number}, {"time_of_max_s", Kind::number}, {"arrival_s", Kind::number}};
  if (!observed.gauges.empty()) add_fit_columns(layer, "m");
  const double datum = simulation.scenario().terrain.datum;
  const std::vector<Gauge>& gauges = recorder.places().gauges;
  for (std::size_t i = 0; i < gauges.size(); ++i) {
    const Gauge& gauge = gauges[i];
    const auto peak = [&](Field field) { return value_at(simulation, field, gauge); };
    const double depth = peak(Field::max_depth), level = peak(Field::max_level) + datum,
                 time = peak(Field::time_of_max_depth);
    io::Row row;
    row.wkb = gauge.wkb;
    row.attributes = {gauge.name,         std::isnan(depth) ? 0 : depth,
                      io::or_null(level), io::or_null(peak(Field::max_speed)),
                      io::or_null(time),  io::or_null(peak(Field::arrival_time))};
    if (!observed.gauges.empty()) {
      const auto found = observed.gauges.find(gauge.name);
      GaugeFit fit = fit_of({}, {});
      if (found != observed.gauges.end()) {
        Simulated simulated =
            simulated_at(recorder, i, found->second.is_depth ? Recorder::of_depth : Recorder::of_level);
        simulated.peak = !found->second.is_depth ? level : std::isnan(depth) ? 0 : depth;
        simulated.peak_time = time;
        fit = fit_of(simulated, found->second.series);
      }
      add_fit(row, fit);
    }
    layer.rows.push_back(std::move(row));
  }
  return layer;
}

std::vector<Message> unused_observations(const Recorder& recorder, const io::Observations& observed) {
  std::vector<Message> warnings;
  const auto look_at = [&](const std::string& place, const Simulated& simulated, const Series& series) {
    const GaugeFit fit = fit_of(simulated, series);
    if (fit.count + fit.missed == 0)
      warnings.push_back(
          {"observations_beyond_run", tr("No observed value of %1 lies within the run", place),
           tr("they are from %1 to %2", time_text(series.times().front()), time_text(series.times().back())),
           tr("Check their times, which count from the start of the run.")});
    else if (fit.missed > 0)
      warnings.push_back(
          {"observed_where_dry",
           tr("At %1 {observed level|observed levels} of %2 the simulation is dry", fit.missed, place),
           tr("they are in neither RMSE nor NSE: dry ground has no level"),
           tr("Give depths in place of levels, so that they count.")});
  };
  const RecordedPlaces& places = recorder.places();
  for (std::size_t i = 0; i < places.gauges.size(); ++i)
    if (const auto found = observed.gauges.find(places.gauges[i].name); found != observed.gauges.end())
      look_at(tr("gauge '%1'", found->first),
              simulated_at(recorder, i, found->second.is_depth ? Recorder::of_depth : Recorder::of_level),
              found->second.series);
  for (std::size_t i = 0; i < places.sections.size(); ++i)
    if (const auto found = observed.discharges.find(places.sections[i].name);
        found != observed.discharges.end())
      look_at(tr("section '%1'", found->first), discharges_at(recorder, places.gauges.size() + i),
              found->second);
  return warnings;
}

io::Layer section_peaks(const Recorder& recorder, const Simulation& simulation,
                        const io::Observations& observed, const std::string& crs_wkt) {
  using Kind = io::Column::Kind;
  io::Layer layer;
  layer.name = "section_peaks";
  layer.shape = io::Shape::lines;
  layer.crs_wkt = crs_wkt;
  layer.columns = {{"name", Kind::text},      {"volume_m3", Kind::number},
                   {"max_m3s", Kind::number}, {"time_of_max_s", Kind::number},
                   {"min_m3s", Kind::number}, {"time_of_min_s", Kind::number}};
  if (!observed.discharges.empty()) add_fit_columns(layer, "m3s");
  const std::vector<SectionReport> reports = simulation.section_reports();
  const std::size_t gauges = recorder.places().gauges.size();
  const std::vector<PlacedSection>& sections = recorder.places().sections;
  for (std::size_t i = 0; i < sections.size(); ++i) {
    const SectionReport& report = reports[i];
    io::Row row;
    row.wkb = io::as_multi_lines(sections[i].wkb);
    row.attributes = {sections[i].name,     report.volume,
                      report.max_discharge, time_or_null(report.time_of_max),
                      report.min_discharge, time_or_null(report.time_of_min)};
    if (!observed.discharges.empty()) {
      const auto found = observed.discharges.find(sections[i].name);
      GaugeFit fit = fit_of({}, {});
      if (found != observed.discharges.end()) {
        Simulated simulated = discharges_at(recorder, gauges + i);
        simulated.peak = report.time_of_max < 0 ? no_reading : report.max_discharge;
        simulated.peak_time = report.time_of_max;
        fit = fit_of(simulated, found->second);
      }
      add_fit(row, fit);
    }
    layer.rows.push_back(std::move(row));
  }
  return layer;
}

}  // namespace spate
