// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:comparescenarios takes and gives.
#pragma once

#include <array>
#include <vector>

#include "algorithms/case/parameters/parameter_list.hpp"
#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/case/tools/depth_comparison.hpp"

namespace spate {

struct ChangeMap {
  const char* name;  // of the parameter
  const char* title;
  const char* help;
  io::Band (DepthComparison::*band)(Log&);
  enum Created { always, by_default, on_demand } created;
};
extern const std::array<ChangeMap, 3> change_maps;

ParameterList scenario_parameters();
std::vector<NumberInfo> scenario_numbers();

}  // namespace spate
