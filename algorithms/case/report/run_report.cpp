// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/run_report.hpp"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/report/report_page.hpp"
#include "algorithms/io/new_files.hpp"
#include "algorithms/io/source_files.hpp"
#include "algorithms/io/source_name.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

// JSON has a negative zero; what is not there is just 0.
void drop_negative_zeros(Json& json) {
  if (json.is_structured())
    for (Json& part : json) drop_negative_zeros(part);
  else if (json.is_number_float() && json == 0.0)
    json = 0.0;
}

std::string text_of(Json json, int indent) {
  drop_negative_zeros(json);
  return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::string absolute_source(const std::string& source) {
  const auto is_there = [](const std::string& path) {
    std::error_code ignored;
    return fs::exists(fs::u8path(path), ignored);
  };
  const io::SourceName parts = io::parts_of_source(source, is_there);
  return is_there(parts.path) ? parts.with(fs::absolute(fs::u8path(parts.path)).lexically_normal().u8string())
                              : source;
}

}  // namespace

ParameterInfo report_parameter() {
  ParameterInfo info = optional(make_parameter(
      ParameterKind::file_result, "REPORT", tr("Report"),
      tr("A page (HTML, one file, fit to print) for those who review the run: map of the depth, water "
         "balance, "
         "what inflows and edges were asked for and gave, time step, gauges against what was observed, "
         "warnings, and the inputs with their checksums (SHA-256). Beside it a file of the same name with "
         "the "
         "ending .json has the same numbers; spate:rerun repeats the run from it."),
      ParameterInfo::Group::results));
  info.extension = "html";
  info.is_wanted = false;
  return info;
}

std::string report_json_path(const std::string& path) {
  return fs::u8path(path).replace_extension(".json").u8string();
}

void check_report_files(const std::string& path, const Certificate& certificate) {
  HtmlPage::check_path(path);
  HtmlPage::check_writable(report_json_path(path));
  for (const std::string& file : {path, report_json_path(path)}) {
    const auto refuse = [&](const char* key, const std::string& other) {
      throw Error(key, tr("REPORT would overwrite %1", other), tr("both are %1", file),
                  tr("Choose another file."));
    };
    for (const InputChecksum& input : certificate.inputs)
      for (const FileChecksum& taken : input.files)
        if (io::overwrites({file, {}}, {taken.path, {}})) refuse("result_overwrites_input", input.parameter);
    for (const auto& [name, other] : certificate.results)
      if (name != "REPORT" && io::overwrites({file, {}}, {other, {}}))
        refuse("result_overwrites_result", name);
  }
}

void write_report_json(const std::string& path, const Json& document) {
  io::write_file(report_json_path(path), text_of(document, 1) + "\n");
}

void write_report(const std::string& path, const RunRecord& record, const Json& certificate,
                  const std::string& dem, const std::string& dem_crs) {
  const io::GeoReference& place = record.flood.reference;
  const StepLimitsFound found = find_step_limits(record.simulation, place);
  const RainTotals totals = find_rain_totals(record.simulation);
  const Json document = report_document(record, found, totals, certificate);
  write_report_json(path, document);
  const DepthMap map = draw_depth_map(record.simulation, record.flood, record.rows.places(), dem, dem_crs);
  const LimitsMap limits = draw_limits_map(record.simulation, place, found, dem, dem_crs);
  const RainTotalMap rain = draw_rain_map(record.simulation, place, totals, dem, dem_crs);
  report_page(document, map, limits, rain).save(path);
}

Certificate make_certificate(const char* algorithm, Values values, const ParameterList& list,
                             const std::map<std::string, std::string>& results, Log& log) {
  Certificate certificate{algorithm, version(), std::move(values), results, {}};
  for (const ParameterInfo& info : list) {
    if (!certificate.values.is_given(info.name)) continue;
    if (is_read(info))
      certificate.values.set(info.name, absolute_source(certificate.values.text(info.name)));
    else if (is_result(info) && certificate.results.count(info.name) == 0)
      certificate.results[info.name] = certificate.values.text(info.name);
  }
  certificate.inputs =
      input_checksums(certificate.values, list, watch_stage(log, tr("Checksums of the inputs")));
  return certificate;
}

io::Metadata with_certificate(io::Metadata origin, const Json& certificate) {
  origin.emplace_back(certificate_item, text_of(certificate, -1));
  return origin;
}

}  // namespace spate
