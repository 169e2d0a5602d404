// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/run_metadata.hpp"

#include <algorithm>
#include <sstream>
#include <utility>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/io/clock.hpp"
#include "solver/core/text.hpp"
#include "solver/schemes/scheme_list.hpp"

namespace spate {
namespace {

// Whether a run does not use the input: it must not appear as a difference between two runs.
bool is_idle(const std::string& name, const Values& values) {
  const bool has_buildings = values.is_given("BUILDINGS");
  const std::string mode = values.text("BUILDING_MODE");
  if (name == "BUILDING_MODE") return !has_buildings;
  if (name == "ROOF_RAIN") return !has_buildings || mode != "block";
  if (name == "BUILDING_HEIGHT") return !has_buildings || mode != "raise";
  if (name == "BUILDING_MANNING") return !has_buildings || mode != "rough";
  const bool has_raster = values.is_given("RAIN_RASTER"), has_places = values.is_given("RAIN_PLACES");
  // Without dates in the rain it is but the label of the clock.
  if (name == "START_TIME" || name == "RAIN_UNIT" || name == "RAIN_INTERVAL" || name == "RAIN_STAMP")
    return !has_raster;
  if (name == "RAIN_SPREAD") return !has_places;
  if (name == "RAIN_GAPS") return !has_raster && !has_places;
  if (name == "SATURATION" || name == "DRYING_TIME") return values.text("LOSSES") == "none";
  return name == "RAIN" && (values.is_given("RAIN_TABLE") || has_raster);
}

std::string value_text(const ParameterInfo& parameter, const Values& values) {
  switch (parameter.kind) {
    case ParameterKind::number:
    case ParameterKind::integer:
      return exact(values.number(parameter.name));
    case ParameterKind::flag:
      return values.flag(parameter.name) ? "yes" : "no";
    default:
      return values.text(parameter.name);
  }
}

}  // namespace

io::Metadata input_metadata(const Values& values, const ParameterList& list,
                            const std::function<std::string(const ParameterInfo&)>& describe) {
  io::Metadata metadata;
  if (values.is_given("RUN_NAME")) metadata.emplace_back("SPATE_RUN_NAME", values.text("RUN_NAME"));
  if (values.is_given("RETURN_PERIOD"))
    metadata.emplace_back("SPATE_RETURN_PERIOD", exact(values.number("RETURN_PERIOD")));
  for (const ParameterInfo& parameter : list) {
    if (parameter.group == ParameterInfo::Group::damage) continue;  // computed after the run
    const bool is_input = is_source(parameter) || parameter.group == ParameterInfo::Group::terrain ||
                          parameter.group == ParameterInfo::Group::water ||
                          parameter.group == ParameterInfo::Group::edges || parameter.name == "START_TIME";
    if (!is_input || is_idle(parameter.name, values)) continue;
    const std::string text = !values.is_given(parameter.name) ? "none"
                             : is_source(parameter)           ? describe(parameter)
                                                              : value_text(parameter, values);
    metadata.emplace_back("SPATE_INPUT_" + parameter.name, text);
  }
  return metadata;
}

io::Metadata run_metadata(const Parameters& parameters, const io::Metadata& origin) {
  io::Metadata metadata = {{"SPATE_VERSION", version()}, {"SPATE_DATE", io::utc_now()}};
  metadata.insert(metadata.end(), origin.begin(), origin.end());
  Parameters resolved = parameters;
  resolved.numerics = with_defaults(parameters.numerics);
  std::istringstream lines(resolved.to_text());
  for (std::string line; std::getline(lines, line);) {
    const std::size_t equals = line.find('=');
    if (equals != std::string::npos)
      metadata.emplace_back("SPATE_PARAMETER_" + in_capitals(line.substr(0, equals)),
                            line.substr(equals + 1));
  }
  return metadata;
}

io::Metadata flood_metadata(const Simulation& simulation, const io::Metadata& origin) {
  const Report report = simulation.report();
  const Volumes& volumes = report.volumes;
  io::Metadata metadata = run_metadata(simulation.parameters(), origin);
  metadata.emplace_back("SPATE_DEVICE", simulation.device_name());
  metadata.emplace_back("SPATE_COMPLETE", simulation.is_complete() ? "yes" : "no");
  metadata.emplace_back("SPATE_STEPS", std::to_string(report.steps));
  const std::pair<const char*, double> numbers[] = {
      {"SPATE_SIMULATED_S", report.time},         {"SPATE_WALL_TIME_S", simulation.wall_seconds()},
      {"SPATE_VOLUME_IN_M3", volumes.supplied()}, {"SPATE_VOLUME_OUT_M3", volumes.removed()},
      {"SPATE_VOLUME_STORED_M3", volumes.stored}, {"SPATE_VOLUME_CLIPPED_M3", volumes.clipped},
      {"SPATE_MASS_ERROR", volumes.mass_error()}};
  for (const auto& [name, value] : numbers) metadata.emplace_back(name, exact(value));
  return metadata;
}

}  // namespace spate
