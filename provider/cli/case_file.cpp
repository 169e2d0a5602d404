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
#include "algorithms/case/parameters/default_results.hpp"
#include "algorithms/case/parameters/input_files.hpp"
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
  std::error_code ignored;
  const bool is_folder = fs::is_directory(fs::u8path(path), ignored);
  if (!file || is_folder)
    throw WrongUse("case_unreadable", tr("The case '%1' cannot be read", path),
                   is_folder ? tr("it is a folder") : tr("there is no such file"), tr("Check the path."));
  return {std::istreambuf_iterator<char>(file), {}};
}

Json parse(const std::string& path, const std::string& text) {
  if (text.rfind("\xff\xfe", 0) == 0 || text.rfind("\xfe\xff", 0) == 0)
    throw WrongUse("case_not_utf8", tr("The case '%1' is not UTF-8", path), tr("it is UTF-16"),
                   tr("Save it as UTF-8."));
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

void check_algorithm(const Json& document, const std::string& algorithm, bool takes_floods) {
  const std::string named = document.value("algorithm", algorithm);
  const auto is_named = [&](const std::string& one) { return named == one || named == "spate:" + one; };
  if (!is_named(algorithm) && !(takes_floods && is_named("simulateflood")))
    throw WrongUse("case_of_other_algorithm", tr("The case is one of '%1'", named),
                   tr("this is spate:%1", algorithm),
                   tr("Run it with its own command, or with qgis_process."));
}

// Two results of one name would leave one; a result on an input, or on the case itself, would destroy it.
// file: of the case; empty where it has none.
void check_overwriting(const Case& read, const ParameterList& list, const std::string& file) {
  std::vector<std::pair<std::string, std::string>> taken = {
      {file, tr("the case")}};  // files, and who has them
  for (const InputFile& input : input_files(read.values, list))
    taken.emplace_back(input.path, input.parameter);
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
    const std::string file = default_file(info, read.values);
    if (path.empty() && !output.empty() && !file.empty()) path = (fs::u8path(output) / file).u8string();
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

Case CaseFile::read(const std::string& algorithm, const ParameterList& list, const std::string& output,
                    bool takes_floods) const {
  check_algorithm(document_, algorithm, takes_floods);
  const ParameterList of_floods = takes_floods ? flood_parameters() : ParameterList();
  Case read;
  for (const char* part : {"inputs", "outputs"}) {
    if (!document_.contains(part)) continue;
    for (const auto& [name, value] : document_[part].items()) {
      const ParameterInfo* info = find_parameter(list, name);
      if (info == nullptr) {
        const ParameterInfo* of_flood = find_parameter(of_floods, name);
        if (of_flood != nullptr && is_result(*of_flood)) continue;
        refuse_unknown(name, list);
      }
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
