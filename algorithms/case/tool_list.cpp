// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tool_list.hpp"

#include <algorithm>

#include "algorithms/case/input_check.hpp"
#include "algorithms/case/parameters/parameter_builders.hpp"
#include "algorithms/case/results/styles.hpp"
#include "algorithms/case/structure_check.hpp"
#include "algorithms/io/map_scale.hpp"
#include "solver/core/translatable.hpp"

namespace spate {
namespace {

ParameterList structure_parameters() {
  ParameterList list = structure_check_inputs();
  list.push_back(make_parameter(
      ParameterKind::number, "HEADWATER", tr("Headwater over the height of the structure"),
      tr("At which the capacity of culverts and gates counts: the height of the water above the invert, "
         "over that of the barrel or opening.")));
  list.back().number = 1.5;
  list.back().least = 0.1;
  list.back().most = 20;
  list.push_back(findings_parameter());
  return list;
}

std::vector<NumberInfo> structure_numbers() {
  return {{"ERRORS", tr("Errors")}, {"WARNINGS", tr("Warnings")}, {"NOTES", tr("Notes")}};
}

ToolAnswer run_structure_check(const ToolCall& call) {
  StructureChecks wanted;
  wanted.headwater = call.values.number("HEADWATER");
  ToolAnswer answer;
  answer.findings = check_structure_inputs(call.inputs, wanted, call.log);
  std::string crs = call.inputs.dem_crs();
  if (crs.empty()) crs = io::crs_of_raster(call.inputs.raster("DEM"), "DEM");
  call.write_layer("FINDINGS", structure_findings_layer(answer.findings, crs),
                   std::string(style_text("findings")));
  add_counts(answer.findings, answer.numbers);
  return answer;
}

}  // namespace

const Tool check_structures_tool = {
    "checkstructures",
    translatable(
        "Structures that do not fit the ground or cannot pass the inflows, as spate:checkstructures"),
    structure_parameters,
    structure_numbers,
    nullptr,
    run_structure_check};

const std::vector<const Tool*>& tool_list() {
  static const std::vector<const Tool*> list = {&design_storm_tool,     &merge_terrain_tool,
                                                &fix_terrain_tool,      &burn_streams_tool,
                                                &check_structures_tool, &flood_hazard_tool,
                                                &building_damage_tool,  &annual_damage_tool,
                                                &sample_points_tool,    &manning_from_land_cover_tool,
                                                &hydrograph_tool,       &flood_extent_tool,
                                                &check_barriers_tool,   &compare_scenarios_tool,
                                                &input_layers_tool,     &flood_frames_tool,
                                                &export_case_tool};
  return list;
}

}  // namespace spate
