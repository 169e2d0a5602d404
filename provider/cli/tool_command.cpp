// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms without a simulation.
#include "algorithms/case/inputs/file_inputs.hpp"
#include "algorithms/case/inputs/plausible_depths.hpp"
#include "algorithms/case/parameters/input_files.hpp"
#include "algorithms/case/results/style_files.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/tool_list.hpp"
#include "algorithms/io/source_files.hpp"
#include "algorithms/report/cairo/cairo_canvas.hpp"
#include "provider/cli/command_results.hpp"
#include "solver/run/simulation.hpp"

namespace spate::cli {

using Json = nlohmann::ordered_json;

namespace {

// What the tool writes into a folder must be none of its inputs, nor the case itself.
void check_folder(const Tool& tool, const Case& read, const ParameterList& list, const Arguments& arguments) {
  if (tool.folder_files == nullptr) return;
  std::vector<InputFile> taken = input_files(read.values, list);
  taken.push_back({tr("the case"), arguments.case_file});
  for (const std::string& file : tool.folder_files(read.values))
    for (const InputFile& input : taken)
      if (io::overwrites({file, {}}, {input.path, {}}))
        throw WrongUse("result_overwrites_input", tr("'%1' would overwrite %2", file, input.parameter),
                       tr("it is read as an input"), tr("Choose another folder."));
}

}  // namespace

Checked run_tool(const Arguments& arguments, Log& log) {
  const Tool& tool = *arguments.tool;
  ParameterList list = tool.parameters();
  for (ParameterInfo& info : list)  // they are shown anyway
    info.is_optional = info.is_optional || info.name == "FINDINGS";
  Case read = CaseFile(arguments.case_file).read(tool.name, list, arguments.output, tool.takes_floods);
  for (const auto& [name, path] : read.results) read.values.set(name, path);
  check_values(read.values, list);
  std::map<std::string, std::string> files;
  for (const ParameterInfo& info : list) {
    const auto found = read.results.find(info.name);
    if (found == read.results.end()) continue;
    if (info.kind == ParameterKind::vector_result) check_layer(read, info.name.c_str());
    if (info.kind == ParameterKind::table_result) check_table(read, info.name.c_str());
    if (info.kind == ParameterKind::raster_result || info.kind == ParameterKind::file_result)
      files.insert(*found);
  }
  if (tool.check != nullptr) tool.check(read.values);
  check_folder(tool, read, list, arguments);
  const FileInputs inputs(read.values, list, tool.grid);
  Checked checked{Json::object(), {}};
  const auto write = [&](const char* parameter, const io::Layer& layer, const std::string& style) {
    write_layer(read, parameter, layer, style, checked.results, log);
  };
  const auto write_rows = [&](const char* parameter, const KeptRows& rows, const std::string& style) {
    if (read.results.count(parameter) > 0)
      write_layer(read, parameter, layer_of(rows, inputs, folded(parameter)), style, checked.results, log);
  };
  const io::Metadata origin = {{"SPATE_VERSION", version()}, {"SPATE_COMMAND", arguments.line}};
  check_quantities(inputs, list);
  const ToolAnswer answer =
      tool.run({inputs, read.values, files, origin, write, write_rows, log, svg_painter(), cairo_canvas});
  for (const auto& [name, path] : files) checked.results[name] = path;
  for (const auto& [name, style] : tool.styles)
    if (const auto file = files.find(name); file != files.end())
      write_style_beside(file->second, std::string(style_text(style)), log);
  for (const auto& [name, value] : answer.numbers) checked.results[name] = json_of(value);
  for (const auto& [name, source] : answer.layers) checked.results[name] = source;
  for (const auto& [name, count] : answer.counts) checked.results[name] = count;
  if (!answer.findings.empty()) show_findings(answer.findings, arguments, "FOUND", checked, log);
  return checked;
}

}  // namespace spate::cli
