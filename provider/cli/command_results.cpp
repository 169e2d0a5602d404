// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/command_results.hpp"

#include <algorithm>

#include "algorithms/case/flood_run.hpp"
#include "algorithms/case/input_check.hpp"
#include "algorithms/case/over_time/series_files.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/io/vector/vector_files.hpp"
#include "provider/cli/command_logs.hpp"

namespace spate::cli {

using Json = nlohmann::ordered_json;

Json json_of(const Values::Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  const double number = std::get<double>(value);
  // Counts as QGIS writes them: 13034, not 13034.0.
  const auto whole = static_cast<std::int64_t>(number);
  return static_cast<double>(whole) == number ? Json(whole) : Json(number);
}

namespace {

// A layer of any shape, as of what is kept of another, may hold nothing else.
bool are_points(const io::Layer& layer) {
  const auto is_point = [](const io::Row& row) {
    return row.wkb.empty() || io::shape_of_wkb(row.wkb) == io::Shape::points;
  };
  return layer.shape == io::Shape::points ||
         (layer.shape == io::Shape::any && std::all_of(layer.rows.begin(), layer.rows.end(), is_point));
}

}  // namespace

void write_layer(const Case& read, const char* parameter, const io::Layer& layer, const std::string& style,
                 Json& results, Log& log) {
  const auto path = read.results.find(parameter);
  if (path == read.results.end()) return;
  std::vector<std::string> names;
  for (const io::Column& column : layer.columns) names.push_back(column.name);
  const std::optional<Message> cut = io::cut_names_warning(parameter, path->second, names);
  if (cut) log.warning(*cut);
  io::write_layers(path->second, {layer});
  if (!style.empty()) {
    std::string drawn = are_points(layer) ? style_of_points(style) : style;
    if (cut) {
      std::vector<io::Column> kept;
      for (const std::string& name : io::shapefile_names(names)) kept.push_back({name});
      drawn = style_of_columns(std::move(drawn), layer.columns, kept);
    }
    write_style_beside(path->second, drawn, log);
  }
  results[parameter] = path->second;
}

void check_layer(const Case& read, const char* parameter) {
  const auto path = read.results.find(parameter);
  if (path != read.results.end()) io::check_layer_file(path->second);
}

// GAUGE_SERIES may also be NetCDF, which the run itself checks.
void check_table(const Case& read, const char* parameter) {
  const auto path = read.results.find(parameter);
  if (path != read.results.end() && std::string(parameter) == "GAUGE_SERIES" && is_netcdf(path->second))
    return;
  check_layer(read, parameter);
  const std::string why = path != read.results.end() ? io::why_no_table(path->second) : std::string();
  if (!why.empty())
    throw Error("result_format_unknown", tr("%1 cannot be written", parameter), why,
                std::string(parameter) == "GAUGE_SERIES"
                    ? tr("Choose a file that ends in .csv, .gpkg or .nc.")
                    : tr("Choose a file that ends in .csv or .gpkg."));
}

void show_findings(const std::vector<Finding>& findings, const Arguments& arguments, const char* name,
                   Checked& checked, Log& log) {
  checked.error = first_error(findings);
  if (arguments.json) {
    Json& rows = checked.results[name] = Json::array();
    for (const Finding& finding : findings) rows.push_back(record_of(finding));
    return;
  }
  log.info(tr("Findings"));
  for (const std::string& line : finding_lines(findings)) log.info("  " + line);
}

}  // namespace spate::cli
