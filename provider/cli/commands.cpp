// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/commands.hpp"

#include "algorithms/case/damage/damage_buildings.hpp"
#include "algorithms/case/ensemble/ensemble_run.hpp"
#include "algorithms/case/flood_run.hpp"
#include "algorithms/case/input_check.hpp"
#include "algorithms/case/inputs/file_inputs.hpp"
#include "algorithms/case/log/findings_log.hpp"
#include "algorithms/case/log/texts.hpp"
#include "algorithms/case/rerun.hpp"
#include "algorithms/case/results/run_metadata.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/schemes/scheme_comparison.hpp"
#include "algorithms/case/sediment/sediment_run.hpp"
#include "algorithms/io/map_scale.hpp"
#include "provider/cli/case_file.hpp"
#include "provider/cli/command_logs.hpp"
#include "provider/cli/command_results.hpp"
#include "solver/core/free_memory.hpp"
#include "solver/domain/together.hpp"

namespace spate::cli {
namespace {

using Json = nlohmann::ordered_json;

void add(Json& results, const std::vector<MapFile>& maps, const Numbers& numbers) {
  for (const MapFile& map : maps) results[map.parameter] = map.path;
  for (const auto& [name, value] : numbers) results[name] = json_of(value);
}

io::Metadata origin_of(const Arguments& arguments, const Case& read, const FileInputs& inputs,
                       const ParameterList& list) {
  io::Metadata origin = {{"SPATE_COMMAND", arguments.line}};
  for (auto& entry :
       input_metadata(read.values, list, [&](const ParameterInfo& info) { return inputs.describe(info); }))
    origin.push_back(std::move(entry));
  return origin;
}

// The folder of all results may have named its file.
void want_damage(Case& read) {
  check_layer(read, "DAMAGE");
  const auto path = read.results.find("DAMAGE");
  if (path != read.results.end()) read.values.set("DAMAGE", path->second);
}

// Results are not written, so none need be named; but for the findings, a layer as of spate:checkinputs.
ParameterList with_optional_results(ParameterList list) {
  list.push_back(findings_parameter());
  for (ParameterInfo& info : list) info.is_optional = info.is_optional || is_result(info);
  return list;
}

Checked answer_of(const InputCheck& check, const Case& read, const FileInputs& inputs,
                  const Arguments& arguments, const std::string& goes, Log& log) {
  Checked checked{Json::object(), {}};
  for (const auto& [name, value] : check.numbers) checked.results[name] = json_of(value);
  std::string crs = inputs.dem_crs();
  if (crs.empty() && inputs.has_dem_crs()) crs = io::crs_of_raster(inputs.raster("DEM"), "DEM");
  Json files = Json::object();
  write_layer(read, "FINDINGS", findings_layer(check.findings, crs), std::string(style_text("findings")),
              files, log);
  if (files.contains("FINDINGS")) checked.results["FINDINGS_FILE"] = files["FINDINGS"];
  show_findings(check.findings, arguments, "FINDINGS", checked, log);
  if (!arguments.json && !checked.error) log.info(goes);
  return checked;
}

Checked check_flood(const CaseFile& file, const Arguments& arguments, Log& log) {
  const ParameterList list = with_optional_results(flood_parameters());
  const Case read = file.read("simulateflood", list, arguments.output);
  check_values(read.values, list);
  for (const char* layer : {"BARRIER_REPORT", "GAUGE_PEAKS", "SECTION_PEAKS"}) check_layer(read, layer);
  check_layer(read, "FINDINGS");
  check_table(read, "GAUGE_SERIES");
  const FileInputs inputs(read.values, list);
  const InputCheck check = check_flood_inputs(inputs, read.values, read.results, log);
  return answer_of(check, read, inputs, arguments, tr("The case can be run."), log);
}

Checked check_ensemble(const CaseFile& file, const Arguments& arguments, Log& log) {
  const ParameterList list = with_optional_results(ensemble_case_parameters());
  Case read = file.read("simulateensemble", list, arguments.output);
  check_values(read.values, list);
  check_layer(read, "FINDINGS");
  check_table(read, "MEMBERS");
  want_damage(read);
  read.values.set("FOLDER", {});  // nothing is kept
  const FileInputs inputs(read.values, list);
  InputCheck check;
  Numbers known;
  check.findings = collect_findings(log, [&](Log& collecting) {
    const EnsembleRun run(inputs, read.values, read.results, collecting);
    const Ensemble& ensemble = run.ensemble();
    const std::shared_ptr<const Scenario> scenario = ensemble.scenario_of(ensemble.members().front());
    known = {{"MEMBERS", static_cast<double>(ensemble.members().size())},
             {"CELLS", static_cast<double>(scenario->terrain.grid.cells())},
             {"MEMORY_AT_MOST", memory_when_all_wet(*scenario, ensemble.parameters())}};
  });
  add_counts(check.findings, check.numbers);
  check.numbers.insert(check.numbers.end(), known.begin(), known.end());
  return answer_of(check, read, inputs, arguments, tr("The ensemble can be run; nothing was simulated."),
                   log);
}

}  // namespace

Json run_case(const Arguments& arguments, Exchange* processes, Log& log) {
  const ParameterList list = flood_parameters();
  const Case read = CaseFile(arguments.case_file).read("simulateflood", list, arguments.output);
  check_values(read.values, list);
  for (const char* layer : {"BARRIER_REPORT", "GAUGE_PEAKS", "SECTION_PEAKS"}) check_layer(read, layer);
  check_table(read, "GAUGE_SERIES");
  const FileInputs inputs(read.values, list);
  FloodRun run(inputs, read.values, read.results, log, processes);
  Json results = Json::object();
  const auto write = [&](const char* parameter, const io::Layer& layer, const std::string& style) {
    write_layer(read, parameter, layer, style, results, log);
  };
  run.run(origin_of(arguments, read, inputs, list), write, log);
  if (!run.series().empty()) results["SERIES"] = run.series();
  if (!run.rows().empty()) results["GAUGE_SERIES"] = run.rows();
  if (!run.report().empty()) results["REPORT"] = run.report();
  add(results, run.maps(), run.numbers());
  return results;
}

Checked check_case(const Arguments& arguments, Log& log) {
  const CaseFile file(arguments.case_file);
  return file.is_ensemble() ? check_ensemble(file, arguments, log) : check_flood(file, arguments, log);
}

Json run_ensemble(const Arguments& arguments, Exchange& processes, Log& log) {
  const ParameterList list = ensemble_case_parameters();
  const CaseFile file(arguments.case_file);
  Case read = file.read("simulateensemble", list, arguments.output);
  check_values(read.values, list);
  check_table(read, "MEMBERS");
  want_damage(read);
  const FileInputs inputs(read.values, list);
  const io::Metadata origin = origin_of(arguments, read, inputs, list);
  std::string text = file.text();
  ask_to_assist(processes);
  share(processes, text);
  work_apart(processes, [] {});  // the others read the case
  std::optional<EnsembleRun> made;
  work_apart(processes, [&] { made.emplace(inputs, read.values, read.results, log); });
  EnsembleRun& run = *made;
  run.run(origin, log, processes);
  Json results = Json::object();
  if (run.damage()) {
    const io::Layer damage =
        damage_layer(inputs, *run.damage(), run.choices().quantiles, run.ensemble().reference());
    write_layer(read, "DAMAGE", damage, damage_style(damage, run.currency()), results, log);
  }
  write_layer(read, "MEMBERS", run.members(), {}, results, log);
  if (run.folder().is_kept()) results["FOLDER"] = run.folder().path();
  if (!run.report().empty()) results["REPORT"] = run.report();
  add(results, run.maps(), run.numbers());
  run.log_end(log);
  return results;
}

void assist_ensemble(const Arguments& arguments, Exchange& processes) {
  std::string text;
  share(processes, text);
  const ParameterList list = ensemble_case_parameters();
  Case read;
  std::optional<FileInputs> inputs;
  io::Metadata origin;
  if (!work_apart(processes, [&] {
        read = CaseFile(arguments.case_file, text).read("simulateensemble", list, arguments.output);
        inputs.emplace(read.values, list);
        origin = origin_of(arguments, read, *inputs, list);
      }))
    return;
  spate::assist_ensemble(*inputs, read.values, origin, processes);
}

Json run_sediment(const Arguments& arguments, Log& log) {
  const ParameterList list = sediment_parameters();
  const Case read = CaseFile(arguments.case_file).read("simulatesediment", list, arguments.output);
  check_values(read.values, list);
  check_table(read, "SERIES");
  const FileInputs inputs(read.values, list);
  SedimentRun run(inputs, read.values, read.results, log);
  Json results = Json::object();
  const auto write = [&](const char* parameter, const io::Layer& table) {
    write_layer(read, parameter, table, {}, results, log);
  };
  run.run(origin_of(arguments, read, inputs, list), write, log);
  add(results, run.maps(), run.numbers());
  return results;
}

Json run_scheme_comparison(const Arguments& arguments, Log& log) {
  const ParameterList list = scheme_comparison_parameters();
  const Case read = CaseFile(arguments.case_file).read("compareschemes", list, arguments.output);
  check_values(read.values, list);
  check_table(read, "COMPARISON");
  const auto page = read.results.find("PAGE");
  if (page != read.results.end()) check_scheme_page(page->second);
  const SchemeComparison comparison = compare_schemes(FileInputs(read.values, list), read.values, log);
  Json results = Json::object();
  write_layer(read, "COMPARISON", comparison.table(), {}, results, log);
  if (page != read.results.end()) {
    write_scheme_page(comparison, page->second);
    results["PAGE"] = page->second;
  }
  for (const SchemeRun& run : comparison.runs) {
    Json& entry = results["RUNS"][run.name];
    if (!run.is_done()) entry["ERROR"] = run.error;
    if (run.is_done())
      entry = {{"STEPS", run.report.steps},
               {"SECONDS", run.seconds},
               {"MASS_ERROR", run.report.volumes.mass_error()}};
  }
  return results;
}

Json rerun_certificate(const Arguments& arguments, Log& log) {
  const RerunAnswer answer = rerun(arguments.case_file, arguments.output, arguments.line, log);
  if (!answer.is_same())
    throw Error("rerun_differs", tr("The results differ: %1", joined(answer.other_maps)), answer.why,
                tr("Compare '%1' with the report of the first run.", answer.report));
  return {{"SAME", true},
          {"SAME_MAPS", answer.same_maps},
          {"CHANGED_INPUTS", answer.changed_inputs},
          {"REPORT", answer.report}};
}

Json list_devices(Log& log) {
  const CudaDevices gpus = cuda_devices();
  Json devices = Json::array();
  log.info(tr("cpu: %1 of memory are free", in_megabytes(free_memory())));
  devices.push_back({{"DEVICE", "cpu"}, {"MEMORY_FREE", free_memory()}});
  for (const auto& [place, name] : gpus.names) {
    const std::string key = "cuda:" + std::to_string(place);
    log.info(tr("%1: %2, %3 of memory are free", key, name, in_megabytes(gpu_memory_free(place))));
    devices.push_back({{"DEVICE", key}, {"NAME", name}, {"MEMORY_FREE", gpu_memory_free(place)}});
  }
  if (gpus.names.empty())
    log.info(tr("No GPU: %1", full_text({gpus.key, gpus.reason + ".", {}, gpus.remedy + "."})));
  return {{"DEVICES", devices}};
}

}  // namespace spate::cli
