// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/report_document.hpp"

#include <nlohmann/json.hpp>

#include "algorithms/case/inputs/mean_rain.hpp"
#include "algorithms/case/report/certificate.hpp"
#include "algorithms/case/report/document_parts.hpp"
#include "algorithms/case/report/document_places.hpp"
#include "algorithms/case/report/limits_map.hpp"

namespace spate {
namespace {

using Json = nlohmann::ordered_json;

// The list of a quantity over time, with value(report) of each report.
template <class Value>
Json over(const std::vector<Report>& history, const Value& value) {
  Json list = Json::array();
  for (std::size_t i = 0; i < history.size(); ++i) list.push_back(value(i));
  return list;
}

Json volumes_of(const Volumes& volumes) {
  return {{"initial", volumes.initial},         {"inflow", volumes.inflow},
          {"edges_in", volumes.edges_in},       {"rain", volumes.rain},
          {"abstracted", volumes.abstracted},   {"edges_out", volumes.edges_out},
          {"infiltrated", volumes.infiltrated}, {"evaporated", volumes.evaporated},
          {"drained", volumes.drained},         {"stored", volumes.stored},
          {"clipped", volumes.clipped},         {"supplied", volumes.supplied()},
          {"mass_error", volumes.mass_error()}};
}

Json run_of(const RunRecord& record) {
  const Simulation& simulation = record.simulation;
  const Report report = simulation.report();
  Json run;
  for (const auto& [name, value] : record.origin)
    if (name == "SPATE_RUN_NAME")
      run["name"] = value;
    else if (name == what_if_item)
      run["what_if"] = value;
  if (!record.start_time.empty()) run["start_time"] = record.start_time;
  run["begins_at_s"] = record.history.empty() ? 0 : record.history.front().time;  // > 0 after a checkpoint
  run["complete"] = simulation.is_complete();
  run["duration_s"] = simulation.parameters().duration;
  run["simulated_s"] = report.time;
  run["steps"] = report.steps;
  run["cell_updates"] = report.cell_updates;
  if (record.resumed_after.steps > 0) {  // what the computing time and the speed are of
    run["steps_since_checkpoint"] = report.steps - record.resumed_after.steps;
    run["cell_updates_since_checkpoint"] = report.cell_updates - record.resumed_after.cell_updates;
  }
  run["device"] = simulation.device_name();
  run["wall_s"] = simulation.wall_seconds();
  run["cell_updates_per_s"] = simulation.cell_updates_per_second();
  run["memory_bytes"] = report.memory;
  return run;
}

// The largest value of a field and the centre of its cell.
Json peak_of(const RunRecord& record, Field field) {
  const io::GeoReference& place = record.flood.reference;
  const auto columns = static_cast<std::size_t>(place.grid.columns);
  std::vector<float> row(columns);
  float most = 0;
  Json peak = nullptr;
  for (std::int32_t r = 0; r < place.grid.rows; ++r) {
    record.simulation.read(field, 0, r, r + 1, row.data());
    for (std::size_t c = 0; c < columns; ++c) {
      if (!(row[c] > most)) continue;
      most = row[c];
      peak = {{"value", static_cast<double>(most)},
              {"x", place.x_at(static_cast<double>(c) + 0.5)},
              {"y", place.y_at(static_cast<double>(r) + 0.5)}};
    }
  }
  return peak;
}

Json result_of(const RunRecord& record) {
  const double cell = record.flood.reference.grid.cell_area();
  return {{"wet_area_m2", record.wet_area},
          {"wet_depth_m", record.simulation.parameters().numerics.dry_depth},
          {"wet_area_at_end_m2", cell * static_cast<double>(record.simulation.report().wet_cells)},
          {"max_depth_m", peak_of(record, Field::max_depth)},
          {"max_speed_m_s", peak_of(record, Field::max_speed)}};
}

// What limited the steps, as far as cells did.
Json step_limits_of(const StepLimitsFound& found) {
  Json most = nullptr;
  if (!found.cells.empty()) {
    const LimitingCell& first = found.cells.front();
    most = {{"value", first.share}, {"x", first.x}, {"y", first.y}};
  }
  return {{"share", found.share}, {"cells", found.count}, {"most", std::move(most)}};
}

Json history_of(const RunRecord& record) {
  const std::vector<Report>& history = record.history;
  const double cell = record.flood.reference.grid.cell_area();
  const auto mean_step = [&](std::size_t i) -> Json {
    const Report& now = history[i];
    if (i == 0 || now.steps == history[i - 1].steps) return nullptr;
    return (now.time - history[i - 1].time) / static_cast<double>(now.steps - history[i - 1].steps);
  };
  const auto volume = [&](double Volumes::*of) {
    return over(history, [&](std::size_t i) { return history[i].volumes.*of; });
  };
  return {{"time_s", over(history, [&](std::size_t i) { return history[i].time; })},
          {"steps", over(history, [&](std::size_t i) { return history[i].steps; })},
          {"mean_time_step_s", over(history, mean_step)},
          {"wet_area_m2",
           over(history, [&](std::size_t i) { return cell * static_cast<double>(history[i].wet_cells); })},
          {"inflow_m3", volume(&Volumes::inflow)},
          {"abstracted_m3", volume(&Volumes::abstracted)},
          {"edges_in_m3", volume(&Volumes::edges_in)},
          {"edges_out_m3", volume(&Volumes::edges_out)},
          {"rain_m3", volume(&Volumes::rain)},
          {"infiltrated_m3", volume(&Volumes::infiltrated)},
          {"evaporated_m3", volume(&Volumes::evaporated)},
          {"drained_m3", volume(&Volumes::drained)},
          {"stored_m3", volume(&Volumes::stored)},
          {"mass_error", over(history, [&](std::size_t i) { return history[i].volumes.mass_error(); })}};
}

// The mean over the cells that flow, and the least and the largest total where it differs from place to
// place; null where no rain was asked for. In m3 it stands among the volumes.
Json rain_of(const RunRecord& record, const RainTotals& totals) {
  const Scenario& scenario = record.simulation.scenario();
  const Series rain = mean_rain(scenario);
  if (rain.empty()) return nullptr;
  const double end = record.simulation.report().time, per_hour = 3.6e6;
  std::vector<double> times{0};
  for (const double time : rain.times())
    if (time > 0 && time < end) times.push_back(time);
  times.push_back(end);
  constexpr std::size_t most = 4000;  // points of a plot
  if (times.size() > most) {
    times.clear();
    for (std::size_t i = 0; i <= most; ++i)
      times.push_back(end * static_cast<double>(i) / static_cast<double>(most));
  }
  Json rates = Json::array();
  for (const double time : times) rates.push_back(per_hour * rain.value(time));
  const double zones =
      scenario.rain_field != nullptr ? static_cast<double>(scenario.rain_field->zones()) - 1 : 1;
  const auto extreme = [&](double total, std::size_t cell) -> Json {
    if (totals.of_zones.empty()) return nullptr;
    const io::MapPlace centre = record.flood.reference.centre_of(cell);
    return {{"value", total}, {"x", centre.x}, {"y", centre.y}};
  };
  return {{"mean_mm", 1000 * rain.integral(0, end)},
          {"least_mm", extreme(totals.least, totals.least_cell)},
          {"largest_mm", extreme(totals.largest, totals.largest_cell)},
          {"area_m2", record.flood.reference.grid.cell_area() * static_cast<double>(totals.cells)},
          {"largest_mmh", per_hour * largest_rain(scenario)},
          {"zones", zones},
          {"time_s", times},
          {"mean_mmh", rates}};
}

}  // namespace

Json report_document(const RunRecord& record, const StepLimitsFound& limits, const RainTotals& rain,
                     const Json& certificate) {
  Json document = begun_document(record.origin);
  document["run"] = run_of(record);
  document["grid"] = grid_of(record.flood.reference);
  document["volumes_m3"] = volumes_of(record.simulation.report().volumes);
  document["volumes_m3"]["promised_inflow"] = record.promised_inflow ? Json(*record.promised_inflow) : Json();
  document["rain"] = rain_of(record, rain);
  document["result"] = result_of(record);
  document["warnings"] = warnings_of(record.warnings);
  add_places(document, record);
  document["over_time"] = history_of(record);
  document["step_limits"] = step_limits_of(limits);
  document["maps"] = maps_of(record.maps);
  document["numerics"] = numerics_of(record.simulation.parameters());
  document["certificate"] = certificate;
  return document;
}

}  // namespace spate
