// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/rerun.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "algorithms/case/ensemble/ensemble_run.hpp"
#include "algorithms/case/flood_run.hpp"
#include "algorithms/case/inputs/file_inputs.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/parameters/input_files.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/report/certificate.hpp"
#include "algorithms/case/report/run_report.hpp"
#include "algorithms/case/results/run_metadata.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/io/source_files.hpp"
#include "algorithms/io/source_name.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "solver/core/check.hpp"

namespace spate {
namespace {

namespace fs = std::filesystem;

ParameterList list_of(const std::string& algorithm) {
  if (algorithm == "simulateflood") return flood_parameters();
  return algorithm == "simulateensemble" ? ensemble_case_parameters() : ParameterList();
}

// Where the file lay when the run wrote it.
fs::path folder_then(const Certificate& certificate, const fs::path& file) {
  const auto report = certificate.results.find("REPORT");
  for (const auto& [name, path] : certificate.results)
    if (fs::u8path(path).filename() == file.filename()) return fs::u8path(path).parent_path();
  return report != certificate.results.end() ? fs::u8path(report->second).parent_path() : fs::path();
}

// Inputs that are not where they were, and that moved together with the certificate.
void find_moved(Certificate& certificate, const std::string& path, const ParameterList& list, Log& log) {
  const fs::path file = fs::absolute(fs::u8path(path)), then = folder_then(certificate, file);
  if (then.empty()) return;
  for (const ParameterInfo& info : list) {
    if (!certificate.values.is_given(info.name) || !is_read(info)) continue;
    const std::string source = certificate.values.text(info.name);
    const auto now = [&](const std::string& before) {
      return (file.parent_path() / fs::u8path(before).lexically_relative(then)).lexically_normal();
    };
    const io::SourceName parts = io::parts_of_source(source, [&](const std::string& before) {
      std::error_code ignored;
      return fs::u8path(before).is_absolute() && fs::exists(now(before), ignored);
    });
    std::error_code ignored;
    if (!fs::u8path(parts.path).is_absolute() || fs::exists(fs::u8path(parts.path), ignored) ||
        !fs::exists(now(parts.path), ignored))
      continue;
    certificate.values.set(info.name, parts.with(now(parts.path).u8string()));
    log.info(tr("%1 is no longer '%2'; '%3' is taken.", info.name, parts.path, now(parts.path).u8string()));
  }
}

std::string make_folder(const std::string& folder) {
  std::error_code error;
  const fs::path path = fs::absolute(fs::u8path(folder));
  fs::create_directories(path, error);
  if (error)
    throw Error("output_folder_not_made", tr("The folder '%1' cannot be made", folder), error.message(),
                tr("Choose another folder."));
  return path.u8string();
}

// Results beside those of the first run would take their place, and nothing would be left to compare with.
void check_folder(const Certificate& certificate, const std::string& path, const std::string& folder) {
  std::vector<std::string> first = {path};
  for (const auto& [name, file] : certificate.results) first.push_back(file);
  for (const std::string& file : first) {
    std::error_code ignored;
    if (fs::equivalent(fs::absolute(fs::u8path(file)).parent_path(), fs::u8path(folder), ignored))
      throw Error("rerun_overwrites_first", tr("The folder '%1' holds the results of the first run", folder),
                  tr("they would be lost: '%1'", file), tr("Choose another folder."));
  }
}

// A file in the folder for every result that the run had; and a report and the table of an ensemble's
// members, whether it had them or not.
std::map<std::string, std::string> new_results(const Certificate& certificate, const ParameterList& list,
                                               const std::string& folder) {
  std::map<std::string, std::string> results;
  for (const ParameterInfo& info : list) {
    const bool is_wanted =
        certificate.results.count(info.name) > 0 || info.name == "REPORT" || info.name == "MEMBERS";
    const std::string file = result_name(info);
    if (is_wanted && !file.empty()) results[info.name] = (fs::u8path(folder) / file).u8string();
  }
  return results;
}

// Nor must they take the place of what the run reads.
void check_inputs_stay(const Certificate& certificate, const ParameterList& list,
                       const std::map<std::string, std::string>& results) {
  for (const InputFile& input : input_files(certificate.values, list))
    for (const auto& [name, path] : results)
      for (const std::string& file : {path, name == "REPORT" ? report_json_path(path) : path})
        if (io::overwrites({file, {}}, {input.path, {}}))
          throw Error("result_overwrites_input", tr("%1 would overwrite %2", name, input.parameter),
                      tr("both are %1", file), tr("Choose another folder."));
}

// A run saves itself in the place of the checkpoint that it goes on from, if both are in one folder. Going on
// from what lies there now would repeat nothing. A continued run has the results of one from the start, so it
// begins there; a what-if has not. Returns whether the run has to begin at its start.
bool find_checkpoint(Certificate& certificate, const std::string& path, const ParameterList& list, Log& log) {
  const auto before = std::find_if(certificate.inputs.begin(), certificate.inputs.end(),
                                   [](const InputChecksum& each) { return each.parameter == "RESUME_FROM"; });
  if (before == certificate.inputs.end()) return false;
  Values alone;
  alone.set("RESUME_FROM", certificate.values.get("RESUME_FROM"));
  const std::vector<InputChecksum> now = input_checksums(alone, list);
  const bool is_there = !now.empty() && now.front().is_same(*before);
  if (is_there && certificate.version == version()) return false;
  const std::string what_ifs = what_if_of(path);
  if (!what_ifs.empty() && is_there) return false;  // the run refuses the version
  if (!what_ifs.empty())
    throw Error("rerun_checkpoint_replaced", tr("The checkpoint '%1' is no longer there", before->source),
                tr("the what-if (%1) went on from it, and there is another or none now", what_ifs),
                tr("Put the file of that time back. So that it stays, give each what-if its own folder "
                   "CHECKPOINT."));
  log.warning(
      {"rerun_from_start",
       tr("The run is repeated from its start"),
       is_there ? tr("its checkpoint was written by Spate %1, and this is %2", certificate.version, version())
                : tr("'%1' is no longer the checkpoint that it went on from", before->source),
       {}});
  certificate.inputs.erase(before);
  certificate.values.set("RESUME_FROM", {});
  return true;
}

std::vector<std::string> find_changed(const Certificate& certificate, const ParameterList& list, Log& log) {
  const std::vector<InputChecksum> now =
      input_checksums(certificate.values, list, watch_stage(log, tr("Checksums of the inputs")));
  std::vector<std::string> changed;
  for (const InputChecksum& before : certificate.inputs) {
    if (before.files.empty())
      throw Error("rerun_input_in_no_file", tr("%1 was in no file", before.parameter),
                  tr("it was '%1', in the project or in a database", before.source),
                  tr("Export the case with spate:exportcase, and run that."));
    const auto found = std::find_if(now.begin(), now.end(), [&](const InputChecksum& each) {
      return each.parameter == before.parameter;
    });
    if (found == now.end() || found->files.empty())
      throw Error("rerun_input_missing", tr("%1 is no longer there", before.parameter),
                  tr("the run read it from '%1'", before.files.front().path), tr("Put it back there."));
    if (found->is_same(before)) continue;
    changed.push_back(before.parameter);
    log.warning({"rerun_input_changed", tr("%1 has changed since the run", before.parameter),
                 tr("'%1' has another SHA-256", before.files.front().path),
                 tr("Put the file of that time in its place to repeat the run.")});
  }
  return changed;
}

// The same numbers in every map that both have.
void compare(const MapChecksums& before, const std::map<std::string, std::string>& results,
             RerunAnswer& answer) {
  for (const auto& [name, checksums] : before) {
    const auto file = results.find(name);
    const bool is_same =
        file != results.end() && read_map_checksums(file->second).begin()->second == checksums;
    (is_same ? answer.same_maps : answer.other_maps).push_back(name);
  }
}

// What a repeated run needs; results: files by parameter.
struct Repetition {
  const ParameterList& list;
  const FileInputs& inputs;
  const Values& values;
  const std::map<std::string, std::string>& results;
  Log& log;

  io::Metadata origin(const std::string& command) const {
    io::Metadata origin = {{"SPATE_COMMAND", command}};
    for (auto& entry :
         input_metadata(values, list, [&](const ParameterInfo& info) { return inputs.describe(info); }))
      origin.push_back(std::move(entry));
    return origin;
  }
  void write(const char* parameter, const io::Layer& layer, const std::string& style) const {
    const auto file = results.find(parameter);
    if (file == results.end()) return;
    io::write_layers(file->second, {layer});
    if (!style.empty()) write_style_beside(file->second, style, log);
  }
};

// Both return the page of the report.
std::string repeat_flood(const Repetition& of, const std::string& command) {
  FloodRun run(of.inputs, of.values, of.results, of.log);
  run.run(
      of.origin(command),
      [&](const char* parameter, const io::Layer& layer, const std::string& style) {
        of.write(parameter, layer, style);
      },
      of.log);
  return run.report();
}

// Its members go to a temporary folder, so that none of an earlier run is kept.
std::string repeat_ensemble(const Repetition& of, const std::string& command) {
  EnsembleRun run(of.inputs, of.values, of.results, of.log);
  run.run(of.origin(command), of.log);
  if (run.damage()) {
    const io::Layer damage =
        damage_layer(of.inputs, *run.damage(), run.choices().quantiles, run.ensemble().reference());
    of.write("DAMAGE", damage, damage_style(damage, run.currency()));
  }
  of.write("MEMBERS", run.members(), {});
  run.log_end(of.log);
  return run.report();
}

std::string why_it_may_differ(const RerunAnswer& answer, const Certificate& certificate) {
  std::string why = tr("all inputs are as they were");
  if (answer.from_start)
    why =
        tr("it was repeated from its start, and a run that goes on from the end of a shorter one has other "
           "time steps from there on");
  if (!answer.changed_inputs.empty()) why = tr("%1 changed since", joined(answer.changed_inputs));
  if (certificate.version != version())
    why += tr("; the run was made with Spate %1, this is %2", certificate.version, version());
  return why;
}

void log_answer(const RerunAnswer& answer, Log& log) {
  if (!answer.same_maps.empty()) log.info(tr("The same to the last bit: %1", joined(answer.same_maps)));
  if (answer.is_same()) return;
  log.warning({"rerun_differs", tr("The results differ: %1", joined(answer.other_maps)), answer.why,
               tr("Compare the two reports.")});
}

}  // namespace

ParameterList rerun_parameters() {
  ParameterInfo certificate = make_parameter(ParameterKind::file, "CERTIFICATE", tr("Certificate"),
                                             tr("A report.json, or any map (GeoTIFF), that a run of Simulate "
                                                "flood or of Simulate flood ensemble wrote. It "
                                                "names the inputs, which must be where they were, or where "
                                                "they were beside it, and all parameters."));
  ParameterInfo folder = make_parameter(
      ParameterKind::folder_result, "FOLDER", tr("Folder of the repeated run"),
      tr("All results of the run are written there anew, with a report. Made when it is not there."),
      ParameterInfo::Group::results);
  return {certificate, folder};
}

RerunAnswer rerun(const std::string& path, const std::string& folder, const std::string& command, Log& log) {
  Certificate certificate = read_certificate(path, list_of);
  if (!is_of_complete_run(path))
    throw Error("rerun_of_partial_run", tr("The run of '%1' is not complete", path),
                tr("it was stopped before its end, or members of the ensemble failed"),
                tr("Choose the report or a map of a run that came to its end."));
  const MapChecksums before = read_map_checksums(path);
  check_folder(certificate, path, folder);
  const ParameterList list = list_of(certificate.algorithm);
  find_moved(certificate, path, list, log);
  RerunAnswer answer;
  answer.from_start = find_checkpoint(certificate, path, list, log);
  answer.changed_inputs = find_changed(certificate, list, log);

  const std::map<std::string, std::string> results = new_results(certificate, list, make_folder(folder));
  check_inputs_stay(certificate, list, results);
  Values values = with_defaults(certificate.values, list);
  for (const auto& [name, file] : results) values.set(name, file);
  check_values(values, list);
  const FileInputs inputs(values, list);
  const Repetition repetition{list, inputs, values, results, log};
  answer.report = certificate.algorithm == "simulateensemble" ? repeat_ensemble(repetition, command)
                                                              : repeat_flood(repetition, command);
  compare(before, results, answer);
  answer.why = why_it_may_differ(answer, certificate);
  log_answer(answer, log);
  return answer;
}

}  // namespace spate
