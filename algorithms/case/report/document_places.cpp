// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/document_places.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <nlohmann/json.hpp>

#include "algorithms/case/over_time/measured_inflows.hpp"
#include "algorithms/case/over_time/recorded_layers.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/report/document_parts.hpp"
#include "algorithms/case/results/barrier_report.hpp"
#include "algorithms/case/scenario/structure_fields.hpp"

namespace spate {
namespace {

using Json = nlohmann::ordered_json;

// Adds the values of an imposed series at the times of the history. since: s, before that it was another.
void add_asked(Json& to, const Series& series, const std::vector<Report>& history, double since) {
  Json& asked = to["asked"] = Json::array();
  for (const Report& report : history)
    asked.push_back(report.time < since ? Json() : Json(series.value(report.time)));
}

Json inflows_of(const RunRecord& record, const std::vector<Json>& series) {
  Json list = Json::array();
  const RecordedPlaces& places = record.rows.places();
  std::size_t place = places.gauges.size() + places.first_around_inflows();
  const double end = record.simulation.report().time;
  for (const Inflow& inflow : record.flood.scenario->inflows) {
    const bool is_discharge = inflow.kind == InflowKind::discharge;
    const SavedPlace& saved = record.rows.rows().places[place];
    // What an abstraction was asked for before is not known where it is another since.
    const bool is_asked_known = is_discharge && (saved.since == 0 || brings_what_is_asked(inflow));
    Json entry = {{"name", inflow.name},
                  {"kind", is_discharge ? "discharge" : "level"},
                  {"cells", inflow.cells.size()},
                  {"asked_peak", inflow.series.largest(saved.since, end)},
                  {"asked_volume_m3", is_asked_known ? Json(asked_of(inflow, saved, end)) : Json()}};
    add_asked(entry, inflow.series, record.history, saved.since);
    const Json& brought = series[place++];
    entry["brought_m3"] = brought.contains("volume_m3") ? brought["volume_m3"].back() : Json();
    entry["series"] = brought;
    list.push_back(std::move(entry));
  }
  return list;
}

// The recorded series of each place, in the order of Recorder's places: a list for each quantity.
std::vector<Json> series_by_place(const Recorder& recorder) {
  std::vector<Json> places(recorder.places_each_time());
  for (std::size_t place = 0; place < places.size(); ++place) {
    places[place]["time_s"] = recorder.rows().times;
    for (std::size_t quantity = 0; quantity < Recorder::quantities; ++quantity) {
      Json& values = places[place][recorded_quantities[quantity]];
      for (std::size_t i = 0; i < recorder.rows().times.size(); ++i)
        values.push_back(json_of(io::or_null(recorder.value(i, place, quantity))));
    }
  }
  // A gauge has no discharge, and a section no depth.
  const auto is_empty = [](const Json& list) {
    return std::all_of(list.begin(), list.end(), [](const Json& value) { return value.is_null(); });
  };
  for (Json& place : places)
    for (auto quantity = place.begin(); quantity != place.end();)
      quantity = is_empty(*quantity) ? place.erase(quantity) : std::next(quantity);
  return places;
}

Json edges_of(const RunRecord& record, const std::vector<Json>& series) {
  Json list = Json::array();
  const Scenario& scenario = *record.flood.scenario;
  const std::vector<SectionReport> reports = record.simulation.section_reports();
  const RecordedPlaces& places = record.rows.places();
  for (std::size_t i = places.sections.size(); i < places.first_bridge(); ++i) {
    const EdgeCondition& condition = *places.edges[i - places.sections.size()];
    Json entry = {
        {"name", scenario.sections[i].name},
        {"kind", edge_kind_names[static_cast<std::size_t>(condition.kind)]},
        {"length_m", scenario.terrain.grid.spacing * static_cast<double>(scenario.sections[i].faces.size())},
        {"net_volume_in_m3", -reports[i].volume},
        {"largest_in_m3_s", -reports[i].min_discharge},
        {"largest_out_m3_s", reports[i].max_discharge},
        {"series", series[places.gauges.size() + i]}};
    if (condition.kind == EdgeKind::discharge || condition.kind == EdgeKind::level)
      add_asked(entry, condition.series, record.history, 0);
    list.push_back(std::move(entry));
  }
  return list;
}

Json gauges_of(const RunRecord& record, const std::vector<Json>& series) {
  Json list = Json::array();
  const io::Layer peaks = gauge_peaks(record.rows, record.simulation, record.observed, {});
  for (std::size_t i = 0; i < peaks.rows.size(); ++i) {
    Json entry = json_of(peaks, peaks.rows[i]);
    entry["series"] = series[i];
    const auto seen = record.observed.gauges.find(record.rows.places().gauges[i].name);
    if (seen != record.observed.gauges.end())
      entry["observation"] = {{"time_s", seen->second.series.times()},
                              {seen->second.is_depth ? "depth_m" : "level_m", seen->second.series.values()}};
    list.push_back(std::move(entry));
  }
  return list;
}

Json sections_of(const RunRecord& record, const std::vector<Json>& series) {
  Json list = Json::array();
  const io::Layer peaks = section_peaks(record.rows, record.simulation, record.observed, {});
  for (std::size_t i = 0; i < peaks.rows.size(); ++i) {
    list.push_back(json_of(peaks, peaks.rows[i]));
    list.back()["series"] = series[record.rows.places().gauges.size() + i];
    const auto seen = record.observed.discharges.find(record.rows.places().sections[i].name);
    if (seen != record.observed.discharges.end())
      list.back()["observation"] = {{"time_s", seen->second.times()},
                                    {"discharge_m3s", seen->second.values()}};
  }
  return list;
}

Json barriers_of(const RunRecord& record) {
  Json list = Json::array();
  const std::vector<BarrierReport> reports = record.simulation.barrier_reports();
  for (std::size_t i = 0; i < record.flood.barriers.size(); ++i) {
    const PlacedBarrier& placed = record.flood.barriers[i];
    const BarrierReport& report = reports[i];
    const bool is_overtopped = report.first_overtopping >= 0;
    list.push_back(
        {{"name", placed.barrier.name},
         {"length_m", placed.length},
         {"first_overtopping_s", is_overtopped ? Json(report.first_overtopping) : Json()},
         {"volume_m3", report.volume},
         {"peak_m3_s", report.peak_discharge},
         {"min_freeboard_m", json_of(io::or_null(report.min_freeboard))},
         {"overtopped_length_m", overtopped_length(placed, report)},
         {"breach_width_m", placed.barrier.growth.width > 0 ? Json(report.breach_width) : Json()}});
  }
  return list;
}

Json structures_of(const RunRecord& record) {
  Json list = Json::array();
  const std::vector<StructureReport> reports = record.simulation.structure_reports();
  for (std::size_t i = 0; i < reports.size(); ++i) {
    const Structure& structure = record.flood.scenario->structures[i];
    const StructureReport& report = reports[i];
    list.push_back({{"name", structure.name},
                    {"type", name_of(structure.kind)},
                    {"volume_m3", report.forwards},
                    {"volume_back_m3", report.backwards},
                    {"peak_m3_s", report.peak_discharge},
                    {"time_of_peak_s", report.time_of_peak >= 0 ? Json(report.time_of_peak) : Json()},
                    {"drowned_at_s", report.drowned_at >= 0 ? Json(report.drowned_at) : Json()},
                    {"drowned_s", report.drowned}});
  }
  return list;
}

// What a bridge or a crest passed, by the number of its section.
Json across(const RunRecord& record, std::size_t section, const std::vector<Json>& series) {
  const SectionReport report = record.simulation.section_reports()[section];
  const Peak peak = peak_of(report);
  return {{"name", record.flood.scenario->sections[section].name},
          {"volume_m3", report.volume},
          {"peak_m3_s", peak.discharge},
          {"time_of_peak_s", peak.time >= 0 ? Json(peak.time) : Json()},
          {"series", series[record.rows.places().gauges.size() + section]}};
}

Json bridges_of(const RunRecord& record, const std::vector<Json>& series) {
  Json list = Json::array();
  const RecordedPlaces& places = record.rows.places();
  const std::vector<BridgeReport> reports = record.simulation.bridge_reports();
  for (std::size_t i = 0; i < reports.size(); ++i) {
    const BridgeReport& report = reports[i];
    const bool is_wet = !std::isnan(report.highest_level);
    Json bridge = across(record, places.first_bridge() + i, series);
    bridge.update({{"highest_level_m", is_wet ? Json(report.highest_level) : Json()},
                   {"pressed_at_s", report.pressed_at >= 0 ? Json(report.pressed_at) : Json()},
                   {"pressed_s", report.pressed},
                   {"overtopped_at_s", report.overtopped_at >= 0 ? Json(report.overtopped_at) : Json()},
                   {"largest_drop_m", report.largest_drop}});
    list.push_back(std::move(bridge));
  }
  return list;
}

Json crests_of(const RunRecord& record, const std::vector<Json>& series) {
  Json list = Json::array();
  const RecordedPlaces& places = record.rows.places();
  for (std::size_t i = places.first_crest(); i < places.first_around_inflows(); ++i)
    list.push_back(across(record, i, series));
  return list;
}

}  // namespace

void add_places(Json& document, const RunRecord& record) {
  const std::vector<Json> series = series_by_place(record.rows);
  document["inflows"] = inflows_of(record, series);
  document["edges"] = edges_of(record, series);
  document["barriers"] = barriers_of(record);
  document["structures"] = structures_of(record);
  document["bridges"] = bridges_of(record, series);
  document["crests"] = crests_of(record, series);
  document["gauges"] = gauges_of(record, series);
  document["sections"] = sections_of(record, series);
}

}  // namespace spate
