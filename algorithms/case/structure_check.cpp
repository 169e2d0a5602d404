// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/structure_check.hpp"

#include <algorithm>

#include "algorithms/case/input_check.hpp"
#include "algorithms/case/inputs/series_by_key.hpp"
#include "algorithms/case/log/findings_log.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/case/scenario/flood_barriers.hpp"
#include "algorithms/case/scenario/flood_inlets.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/case/scenario/flood_structures.hpp"
#include "solver/run/check_structures.hpp"

namespace spate {

ParameterList structure_check_inputs() {
  ParameterList list;
  for (ParameterInfo& info : flood_inputs())
    for (const char* name :
         {"DEM", "STRUCTURES", "INLETS", "BARRIERS", "BUILDINGS", "INFLOWS", "HYDROGRAPHS"}) {
      if (info.name != name) continue;
      if (info.name == "STRUCTURES") info.is_optional = false;
      list.push_back(info);
    }
  return list;
}

std::vector<Finding> check_structure_inputs(const Inputs& inputs, StructureChecks wanted, Log& log) {
  wanted.capacities = true;
  return collect_findings(log, [&](Log& collecting) {
    io::Dem dem = read_elevation_model(inputs.raster("DEM"), inputs.dem_crs(), collecting);
    Scenario scenario;
    scenario.terrain = std::move(dem.terrain);
    add_buildings(scenario, dem.reference, inputs, FloodChoices(), collecting);
    for (PlacedBarrier& placed :
         read_barriers(inputs, dem.reference, scenario.terrain, std::nullopt, collecting))
      scenario.barriers.push_back(std::move(placed.barrier));
    add_structures(scenario, dem.reference, inputs, Numerics().scheme, collecting);
    add_inlets(scenario, dem.reference, inputs, collecting);
    Hydrographs hydrographs(inputs);
    add_inflows(scenario, dem.reference, inputs, hydrographs, 0, collecting);
    check_structures(scenario);  // what a run refuses
    const Watch watch = watch_stage(collecting, tr("Checking the structures"));
    const ComputedBed bed(scenario, Numerics().scheme, part_of(watch, 0, 0.3));
    check_structures(scenario, dem.reference, bed, wanted, part_of(watch, 0.3, 1), collecting);
  });
}

io::Layer structure_findings_layer(const std::vector<Finding>& findings, const std::string& crs_wkt) {
  using Kind = io::Column::Kind;
  io::Layer layer = findings_layer(findings, crs_wkt);
  layer.columns.insert(layer.columns.begin() + 1, {{"structure", Kind::text}, {"field", Kind::text}});
  std::size_t row = 0;
  for (const Finding& finding : findings)
    for (std::size_t i = 0; i < std::max<std::size_t>(finding.spots.size(), 1); ++i, ++row) {
      auto& attributes = layer.rows[row].attributes;
      attributes.insert(attributes.begin() + 1,
                        {io::Attribute(finding.feature), io::Attribute(finding.field)});
    }
  return layer;
}

}  // namespace spate
