// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/parameter_list.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

// The return period of a single flood; an ensemble has it in its table of scenarios.
ParameterInfo return_period() {
  ParameterInfo years = advanced(optional(make_parameter(
      ParameterKind::number, "RETURN_PERIOD", tr("Return period of the flood (years)"),
      tr("Stands in the maps, where Building damage finds it. It does not change the flood."))));
  years.group = ParameterInfo::Group::numerics;
  years.least = 0.001;
  return years;
}

void append(ParameterList& list, ParameterList part) {
  std::move(part.begin(), part.end(), std::back_inserter(list));
}

}  // namespace

const ParameterInfo* find_parameter(const ParameterList& list, const std::string& name) {
  for (const ParameterInfo& parameter : list)
    if (parameter.name == name) return &parameter;
  return nullptr;
}

ParameterList case_inputs() {
  ParameterList list = flood_inputs();
  append(list, {return_period()});
  append(list, series_inputs());
  return list;
}

ParameterList flood_parameters() {
  ParameterList list = case_inputs();
  append(list, inputs_of(checkpoint_parameters()));
  append(list, flood_maps());
  append(list, {barrier_report()});
  append(list, series_results());
  append(list, results_of(checkpoint_parameters()));
  append(list, {report_parameter()});
  return list;
}

std::string result_name(const ParameterInfo& result) {
  const std::string name = folded(result.name) + ".";
  switch (result.kind) {
    case ParameterKind::raster_result:
      return name + "tif";
    case ParameterKind::vector_result:
      return name + "gpkg";
    case ParameterKind::table_result:
      return name + "csv";
    case ParameterKind::file_result:
      return name + result.extension;
    default:
      return {};
  }
}

std::string result_file(const std::string& path, const std::string& name) {
  const std::filesystem::path given = std::filesystem::u8path(path);
  std::error_code unknown;  // what cannot be looked at is refused when it is written
  if (path.empty() || !std::filesystem::is_directory(given, unknown)) return path;
  return (given / name).u8string();
}

std::vector<std::string> paths_of(const std::string& value) {
  std::vector<std::string> paths;
  std::istringstream lines(value);
  for (std::string path; std::getline(lines, path);)
    if (!path.empty()) paths.push_back(path);
  return paths;
}

ParameterList inputs_of(ParameterList list) {
  list.erase(std::remove_if(list.begin(), list.end(), is_result), list.end());
  return list;
}

ParameterList results_of(ParameterList list) {
  list.erase(
      std::remove_if(list.begin(), list.end(), [](const ParameterInfo& info) { return !is_result(info); }),
      list.end());
  return list;
}

std::string limits_text(double least, std::optional<double> most) {
  if (!most) return tr("it must be a finite number of at least %1", number(least));
  return tr("it must lie between %1 and %2", number(least), number(*most, 10));
}

}  // namespace spate
