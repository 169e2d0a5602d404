// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/case_file.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <system_error>

#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/report/run_report.hpp"
#include "algorithms/io/source_files.hpp"
#include "provider/cli/case_values.hpp"

namespace spate::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

std::string read_text(const std::string& path) {
  if (path == "-") return {std::istreambuf_iterator<char>(std::cin), {}};
  std::ifstream file(fs::u8path(path), std::ios::binary);
  if (!file)
    throw WrongUse("case_unreadable", tr("The case '%1' cannot be read", path), tr("there is no such file"),
                   tr("Check the path."));
  return {std::istreambuf_iterator<char>(file), {}};
}

Json parse(const std::string& path, const std::string& text) {
  std::map<int, std::set<std::string>> names;  // of the object that is being read, by its level
  const auto check = [&](int depth, Json::parse_event_t event, const Json& parsed) {
    if (event == Json::parse_event_t::object_start) names[depth + 1].clear();
    if (event == Json::parse_event_t::key && !names[depth].insert(parsed.get<std::string>()).second)
      throw WrongUse("case_name_twice", tr("The case '%1' names '%2' twice", path, parsed.get<std::string>()),
                     tr("only one of them would count"), tr("Remove the wrong one."));
    // What walks through values calls itself for each level of them.
    constexpr int deepest = 32;
    if (depth > deepest)
      throw WrongUse("case_too_deep", tr("The case '%1' has lists within lists within lists", path),
                     tr("%1 levels are too many", number(depth)), tr("Correct it there."));
    return true;
  };
  try {
    return Json::parse(text, check);
  } catch (const Json::exception& error) {  // also of numbers beyond all limits
    throw WrongUse("case_not_json", tr("The case '%1' is not JSON", path), error.what(),
                   tr("Correct it there."));
  }
}

void refuse_unknown(const std::string& name, const ParameterList& list) {
  std::vector<std::string> known;
  for (const ParameterInfo& info : list) known.push_back(info.name);
  throw WrongUse("parameter_unknown", tr("There is no parameter '%1'", name),
                 tr("the nearest are %1", joined(nearest_names(name, known, 3))),
                 tr("Correct its name; --parameters lists all of them."));
}

void check_form(const Json& document) {
  if (!document.is_object() || !document.contains("inputs") || !document["inputs"].is_object())
    throw WrongUse("case_without_inputs", tr("The case holds no inputs"),
                   tr("it must be an object with \"inputs\""),
                   tr("Write {\"inputs\": {\"DEM\": \"dem.tif\", ...}}."));
  static const std::set<std::string> known = {"inputs",     "outputs",        "algorithm",   "ellipsoid",
                                              "area_units", "distance_units", "project_path"};
  for (const auto& [name, value] : document.items())
    if (known.count(name) == 0)
      throw WrongUse("case_entry_unknown", tr("The case has the entry '%1'", name),
                     tr("only \"inputs\" counts, and \"outputs\""), tr("Remove it."));
  if (document.contains("algorithm") && !document["algorithm"].is_string())
    throw WrongUse(
        "case_algorithm_wrong", tr("The algorithm of the case is %1", document["algorithm"].dump()),
        tr("it must be a text, such as \"spate:simulateflood\""), tr("Correct it, or leave it out."));
  if (document.contains("project_path"))
    throw WrongUse("case_names_project", tr("The case names a project of QGIS"),
                   tr("the command reads files only"),
                   tr("Run spate:exportcase in QGIS, and give the command its result."));
}

void check_algorithm(const Json& document, const std::string& algorithm) {
  const std::string named = document.value("algorithm", algorithm);
  if (named != algorithm && named != "spate:" + algorithm)
    throw WrongUse("case_of_other_algorithm", tr("The case is one of '%1'", named),
                   tr("this is spate:%1", algorithm),
                   tr("Run it with its own command, or with qgis_process."));
}

// Two results of one name would leave one; a result on an input, or on the case itself, would destroy it.
// file: of the case; empty where it has none.
void check_overwriting(const Case& read, const ParameterList& list, const std::string& file) {
  std::vector<std::pair<std::string, std::string>> taken = {
      {file, tr("the case")}};  // files, and who has them
  for (const ParameterInfo& info : list)
    if (is_read(info) && read.values.is_given(info.name))
      for (const std::string& source : sources_of(info, read.values))
        for (const std::string& file : io::files_behind(source)) taken.emplace_back(file, info.name);
  for (const auto& [name, path] : read.results) {
    std::vector<std::string> written = {path};
    if (name == "REPORT") written.push_back(report_json_path(path));
    for (const std::string& result : written)
      for (const auto& [other, owner] : taken)
        if (io::overwrites({result, {}}, {other, {}}))
          throw WrongUse(
              read.results.count(owner) > 0 ? "result_overwrites_result" : "result_overwrites_input",
              tr("%1 would overwrite %2", name, owner), tr("both are %1", result),
              tr("Choose another file."));
    for (std::string& result : written) taken.emplace_back(std::move(result), name);
  }
}

// What a case must have gets a name. A mesh over time is large, a report reads all inputs once more, what
// limits the steps takes time, and few runs have losses: they are written where they are named.
std::string default_file(const ParameterInfo& info) {
  const bool is_named_only = (info.kind == ParameterKind::file_result && info.is_optional) ||
                             info.name == "LIMITS_STEP" || info.name == "INFILTRATED";
  return is_named_only ? std::string() : result_name(info);
}

bool wants_damage(const Values& values) {
  return values.is_given("BUILDINGS") && (values.is_given("CLASS_FIELD") || values.is_given("DEFAULT_CURVE"));
}

// Of spate:fixterrain, which else only proposes.
bool applies_fixes(const Values& values) {
  return values.is_given("ACCEPTED_SPOTS") || values.is_given("ACCEPTED_BRIDGES") ||
         (values.is_given("APPLY") && values.flag("APPLY"));
}

// Whether the inputs suffice for a result that the case does not name.
bool can_be_made(const ParameterInfo& result, const Values& values) {
  static constexpr const char* needs[][2] = {{"BARRIER_REPORT", "BARRIERS"},
                                             {"GAUGE_PEAKS", "GAUGES"},
                                             {"SECTION_PEAKS", "SECTIONS"},
                                             {"ARRIVAL_DELAY", "ARRIVAL_WITH"},
                                             {"BUILDING_CHANGE", "BUILDINGS_WITH"}};
  for (const auto& [name, input] : needs)
    if (result.name == name) return values.is_given(input);
  if (result.name == "GAUGE_SERIES") return values.is_given("GAUGES") || values.is_given("SECTIONS");
  if (result.name == "FIXED") return applies_fixes(values);
  return result.name != "DAMAGE" || !result.is_optional || wants_damage(values);
}

void name_results(Case& read, const ParameterList& list, const std::string& output) {
  std::vector<std::string> missing;
  for (const ParameterInfo& info : list) {
    if (!is_result(info)) {
      if (is_read(info) && !info.is_optional && !read.values.is_given(info.name))
        missing.push_back(info.name);
      continue;
    }
    std::string path = read.values.text(info.name);
    if (path == "TEMPORARY_OUTPUT")
      throw WrongUse("result_temporary", tr("%1 is TEMPORARY_OUTPUT", info.name),
                     tr("nothing would remain of it"), tr("Name a file, or leave it out."));
    const std::string file = default_file(info);
    if (path.empty() && !output.empty() && !file.empty() && can_be_made(info, read.values))
      path = (fs::u8path(output) / file).u8string();
    if (info.kind == ParameterKind::file_result) path = result_file(path, result_name(info));
    if (path.empty() && !info.is_optional && info.kind == ParameterKind::folder_result)
      read.values.set(info.name, path = output);
    if (path.empty() && !info.is_optional) missing.push_back(info.name);
    if (!path.empty() && info.kind != ParameterKind::folder_result) read.results[info.name] = path;
  }
  if (!missing.empty())
    throw WrongUse("parameters_missing", tr("The case lacks %1", joined(missing)),
                   tr("these parameters are needed"),
                   tr("Add them; --output FOLDER names the files of results."));
}

}  // namespace

CaseFile::CaseFile(const std::string& path) : CaseFile(path, read_text(path)) {}

CaseFile::CaseFile(const std::string& path, const std::string& text)
    : file_(path == "-" ? std::string() : path),
      folder_(path == "-" ? fs::current_path() : fs::absolute(fs::u8path(path)).parent_path()),
      document_(parse(path, text)) {
  check_form(document_);
}

bool CaseFile::is_ensemble() const {
  const std::string named = document_.value("algorithm", "");
  return named == "simulateensemble" || named == "spate:simulateensemble" ||
         document_["inputs"].contains("SCENARIOS");
}

Case CaseFile::read(const std::string& algorithm, const ParameterList& list,
                    const std::string& output) const {
  check_algorithm(document_, algorithm);
  Case read;
  for (const char* part : {"inputs", "outputs"}) {
    if (!document_.contains(part)) continue;
    for (const auto& [name, value] : document_[part].items()) {
      const ParameterInfo* info = find_parameter(list, name);
      if (info == nullptr) refuse_unknown(name, list);
      read.values.set(name, value_of(*info, value, folder_));
    }
  }
  if (!output.empty()) {
    std::error_code error;
    fs::create_directories(fs::u8path(output), error);
    if (error)
      throw WrongUse("output_folder_not_made", tr("The folder '%1' cannot be made", output), error.message(),
                     tr("Choose another folder."));
  }
  name_results(read, list, output.empty() ? output : fs::absolute(fs::u8path(output)).u8string());
  check_overwriting(read, list, file_);
  read.values = with_defaults(std::move(read.values), list);
  return read;
}

}  // namespace spate::cli
