// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/report/certificate.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "algorithms/case/report/certificate_json.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/io/secrets.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

[[noreturn]] void refuse(const char* key, const std::string& path, const std::string& why) {
  throw Error(key, tr("'%1' holds no certificate of a run", path), why,
              tr("Choose the report.json, or a map, that a run of Spate wrote."));
}

Json parameter_json(const Values::Value& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return io::without_secrets(*text);
  if (const auto* flag = std::get_if<bool>(&value)) return *flag;
  if (const auto* number = std::get_if<double>(&value)) return *number;
  return nullptr;
}

Json checksum_json(const InputChecksum& input) {
  Json files = Json::array();
  for (const FileChecksum& file : input.files) {
    Json entry = {{"path", io::without_secrets(file.path)}};
    if (!file.sha256.empty()) {
      entry["bytes"] = file.bytes;
      entry["sha256"] = file.sha256;
    }
    files.push_back(std::move(entry));
  }
  Json json = {{"parameter", input.parameter},
               {"source", io::without_secrets(input.source)},
               {"files", std::move(files)}};
  if (!input.rows_sha256.empty()) json["rows_sha256"] = input.rows_sha256;
  return json;
}

// Whether the file is a report, which begins with a brace; a map begins with the signature of TIFF.
bool is_report(const std::string& path) {
  std::ifstream file(fs::u8path(path), std::ios::binary);
  if (!file) refuse("certificate_unreadable", path, tr("it cannot be read"));
  char first = 0;
  file >> first;
  return first == '{';
}

Json parsed(const std::string& text, const std::string& path) {
  // The functions that walk through values are recursive, so nesting must be limited.
  const auto check_depth = [&](int depth, Json::parse_event_t, const Json&) {
    constexpr int deepest = 32;
    if (depth > deepest) refuse("certificate_too_deep", path, tr("it has lists within lists within lists"));
    return true;
  };
  Json document = Json::parse(text, check_depth, false);
  if (document.is_discarded()) refuse("certificate_not_json", path, tr("it is not JSON"));
  return document;
}

Json read_report(const std::string& path) {
  std::ifstream file(fs::u8path(path), std::ios::binary);
  return parsed(std::string(std::istreambuf_iterator<char>(file), {}), path);
}

Values::Value value_of(const ParameterInfo& info, const Json& value) {
  switch (info.kind) {
    case ParameterKind::number:
    case ParameterKind::integer:
      return value.get<double>();
    case ParameterKind::flag:
      return value.get<bool>();
    default:
      return value.get<std::string>();
  }
}

InputChecksum input_of(const Json& json) {
  InputChecksum input{json.at("parameter").get<std::string>(), json.at("source").get<std::string>(), {}, {}};
  for (const Json& file : json.at("files"))
    input.files.push_back({file.at("path").get<std::string>(), file.value("bytes", std::uint64_t{0}),
                           file.value("sha256", std::string())});
  input.rows_sha256 = json.value("rows_sha256", std::string());
  return input;
}

Certificate certificate_of(const Json& json, const std::string& path, ListOf list_of) {
  Certificate certificate;
  certificate.algorithm = json.at("algorithm").get<std::string>();
  certificate.version = json.at("version").get<std::string>();
  const ParameterList list = list_of(certificate.algorithm);
  if (list.empty())
    refuse("certificate_of_unknown_algorithm", path, tr("it is one of '%1'", certificate.algorithm));
  for (const auto& [name, value] : json.at("parameters").items()) {
    const ParameterInfo* info = find_parameter(list, name);
    if (info == nullptr || is_result(*info))
      refuse("certificate_parameter_unknown", path, tr("there is no parameter '%1'", name));
    certificate.values.set(name, value_of(*info, value));
  }
  for (const auto& [name, value] : json.at("results").items())
    certificate.results[name] = value.get<std::string>();
  for (const Json& input : json.at("inputs")) certificate.inputs.push_back(input_of(input));
  return certificate;
}

}  // namespace

Json json_of(const Certificate& certificate, const ParameterList& list) {
  Json parameters = Json::object(), inputs = Json::array(), results = Json::object();
  for (const ParameterInfo& info : list)
    if (!is_result(info) && certificate.values.is_given(info.name))
      parameters[info.name] = parameter_json(certificate.values.get(info.name));
  for (const InputChecksum& input : certificate.inputs) inputs.push_back(checksum_json(input));
  for (const auto& [name, path] : certificate.results) results[name] = io::without_secrets(path);
  return {{"algorithm", certificate.algorithm},
          {"version", certificate.version},
          {"parameters", std::move(parameters)},
          {"inputs", std::move(inputs)},
          {"results", std::move(results)}};
}

Certificate read_certificate(const std::string& path, ListOf list_of) {
  Json json;
  if (is_report(path)) {
    const Json report = read_report(path);
    if (!report.contains("certificate")) refuse("certificate_missing", path, tr("it has none"));
    json = report["certificate"];
  } else {
    const std::string text = io::read_metadata(path, "CERTIFICATE", certificate_item);
    if (text.empty()) refuse("certificate_missing", path, tr("it has none"));
    json = parsed(text, path);
  }
  try {
    return certificate_of(json, path, list_of);
  } catch (const Json::exception& error) {
    refuse("certificate_not_whole", path, error.what());
  }
}

bool is_of_complete_run(const std::string& path) {
  if (!is_report(path))
    return io::read_metadata(path, "CERTIFICATE", "SPATE_COMPLETE") == "yes" ||
           io::read_metadata(path, "CERTIFICATE", members_failed_item) == "0";
  const Json report = read_report(path);
  try {
    return report.at("run").at("complete").get<bool>();
  } catch (const Json::exception& error) {
    refuse("certificate_not_whole", path, error.what());
  }
}

std::string what_if_of(const std::string& path) {
  if (!is_report(path)) return io::read_metadata(path, "CERTIFICATE", what_if_item);
  const Json report = read_report(path);
  try {
    return report.at("run").value("what_if", std::string());
  } catch (const Json::exception& error) {
    refuse("certificate_not_whole", path, error.what());
  }
}

MapChecksums read_map_checksums(const std::string& path) {
  if (!is_report(path)) {
    const std::vector<std::string> names = io::read_band_metadata(path, "CERTIFICATE", io::result_item);
    if (names.front().empty())
      refuse("certificate_of_unknown_map", path, tr("it does not say which result of the run it is"));
    return {{names.front(), io::read_band_metadata(path, "CERTIFICATE", io::checksum_item)}};
  }
  MapChecksums maps;
  const Json report = read_report(path);
  try {
    for (const Json& map : report.at("maps"))
      for (const Json& band : map.at("bands"))
        maps[map.at("parameter").get<std::string>()].push_back(band.at("checksum").get<std::string>());
  } catch (const Json::exception& error) {
    refuse("certificate_not_whole", path, error.what());
  }
  return maps;
}

}  // namespace spate
