// SPDX-License-Identifier: GPL-3.0-or-later
// The check of spate:checkstructures: structures against the elevation model, barriers, buildings and inflows
// around them.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/check/structure_checks.hpp"
#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/finding.hpp"
#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/io/vector/layer_file.hpp"

namespace spate {

// DEM, STRUCTURES, INLETS, BARRIERS, BUILDINGS (taken out of the flow), INFLOWS and HYDROGRAPHS.
ParameterList structure_check_inputs();

// Errors first, then warnings, then notes. wanted.capacities is set. Throws Cancelled when the log is
// cancelled.
std::vector<Finding> check_structure_inputs(const Inputs& inputs, StructureChecks wanted, Log& log);

// As findings_layer(), with the structure and its field.
io::Layer structure_findings_layer(const std::vector<Finding>& findings, const std::string& crs_wkt);

}  // namespace spate
