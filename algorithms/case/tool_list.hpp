// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms without a simulation that the command has too. Each has a door in QGIS beside it.
#pragma once

#include <vector>

#include "algorithms/case/tools/tool.hpp"

namespace spate {

extern const Tool check_structures_tool, export_case_tool;

const std::vector<const Tool*>& tool_list();

}  // namespace spate
