// SPDX-License-Identifier: GPL-3.0-or-later
#include "provider/cli/arguments.hpp"

#include <CLI/CLI.hpp>

#include "algorithms/io/program.hpp"
#include "provider/cli/status.hpp"
#include "solver/core/text.hpp"
#include "solver/run/simulation.hpp"

namespace spate::cli {
namespace {

CLI::App* add_case_command(CLI::App& app, Arguments& arguments, const char* name, const std::string& what) {
  CLI::App* command = app.add_subcommand(name, what);
  command->add_option("case", arguments.case_file,
                      tr("case.json, or - for the standard input. Relative paths in it are relative to its "
                         "folder, from the standard input to the current one."));
  command->add_option(
      "-o,--output", arguments.output,
      tr("Folder for maps, layers and tables that the case does not name, as max_depth.tif, and for all that "
         "the command must write. What it need not write (reports, plots, films, SERIES, CHECKPOINT, and of "
         "the maps INFILTRATED and LIMITS_STEP) is written where the case names it"));
  command->add_flag("--json", arguments.json, tr("Answer with one JSON object: log, results, error"));
  return command;
}

}  // namespace

std::optional<Arguments> parse_arguments(int count, const char* const* values, int* status) {
  Arguments arguments;
  arguments.line = "spate";
  for (int i = 1; i < count; ++i) arguments.line += " " + io::quoted_argument(values[i]);
  CLI::App app(tr("Spate: flood simulation on a grid, without QGIS."), "spate");
  app.set_version_flag("--version", "spate " + std::string(version()));
  app.require_subcommand(1);
  app.footer(tr("Exit status: 0 done, 1 failed, 2 wrong use, 130 cancelled.") + "\n" +
             tr("In several processes, with the same results: %1", "mpirun -n 4 spate run case.json"));

  bool lists_run = false, lists_ensemble = false, lists_sediment = false, lists_schemes = false;
  CLI::App* run = add_case_command(app, arguments, "run", tr("Simulate a flood, as spate:simulateflood"));
  run->add_flag("--parameters", lists_run, tr("List all parameters of a case, with units and defaults"));
  CLI::App* ensemble =
      add_case_command(app, arguments, "ensemble", tr("Simulate an ensemble, as spate:simulateensemble"));
  ensemble->add_flag("--parameters", lists_ensemble,
                     tr("List all parameters of a case, with units and defaults"));
  CLI::App* sediment =
      add_case_command(app, arguments, "sediment", tr("Simulate sediment, as spate:simulatesediment"));
  sediment->add_flag("--parameters", lists_sediment,
                     tr("List all parameters of a case, with units and defaults"));
  CLI::App* schemes = add_case_command(app, arguments, "compareschemes",
                                       tr("One flood with several schemes: cost, and how much they differ"));
  schemes->add_flag("--parameters", lists_schemes,
                    tr("List all parameters of a case, with units and defaults"));
  bool lists_tool = false;
  std::vector<CLI::App*> tools;
  for (const Tool* tool : tool_list()) {
    tools.push_back(add_case_command(app, arguments, tool->name, tr(tool->summary)));
    tools.back()->add_flag("--parameters", lists_tool,
                           tr("List all parameters of a case, with units and defaults"));
  }
  CLI::App* check =
      add_case_command(app, arguments, "check",
                       tr("Everything before the first step of run or ensemble: what was understood, what is "
                          "wrong or doubtful, memory and time needed"));
  CLI::App* rerun = app.add_subcommand(
      "rerun", tr("Repeat a run from its certificate; status 0 when its maps are the same to the last bit"));
  rerun->add_option("certificate", arguments.case_file, tr("report.json, or a map of the run"))->required();
  rerun->add_option("-o,--output", arguments.output, tr("Folder for the results of the repeated run"))
      ->required();
  rerun->add_flag("--json", arguments.json, tr("Answer with one JSON object: log, results, error"));
  CLI::App* devices = app.add_subcommand("devices", tr("What can compute here"));
  devices->add_flag("--json", arguments.json, tr("Answer with one JSON object"));
  try {
    // It would say that a command is missing, and not which one it does not know.
    const auto is_named = [&](const CLI::App* command) { return command->get_name() == values[1]; };
    if (count > 1 && values[1][0] != '-' && app.get_subcommands(is_named).empty())
      throw CLI::ExtrasError({values[1]});
    app.parse(count, values);
    if (!devices->parsed() && arguments.case_file.empty() && !lists_run && !lists_ensemble &&
        !lists_sediment && !lists_schemes && !lists_tool)
      throw CLI::RequiredError("case");
  } catch (const CLI::ParseError& error) {
    const bool is_answer = app.exit(error) == 0;  // help and version
    *status = is_answer ? status_done : status_wrong_use;
    return std::nullopt;
  }
  using Command = Arguments::Command;
  if (run->parsed()) arguments.command = lists_run ? Command::run_parameters : Command::run;
  if (ensemble->parsed())
    arguments.command = lists_ensemble ? Command::ensemble_parameters : Command::ensemble;
  if (sediment->parsed())
    arguments.command = lists_sediment ? Command::sediment_parameters : Command::sediment;
  if (schemes->parsed())
    arguments.command = lists_schemes ? Command::compareschemes_parameters : Command::compareschemes;
  for (std::size_t i = 0; i < tools.size(); ++i)
    if (tools[i]->parsed()) {
      arguments.command = lists_tool ? Command::tool_parameters : Command::tool;
      arguments.tool = tool_list()[i];
    }
  if (check->parsed()) arguments.command = Command::check;
  if (rerun->parsed()) arguments.command = Command::rerun;
  if (devices->parsed()) arguments.command = Command::devices;
  return arguments;
}

}  // namespace spate::cli
