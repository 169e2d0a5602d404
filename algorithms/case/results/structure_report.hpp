// SPDX-License-Identifier: GPL-3.0-or-later
// What structures passed in a run.
#pragma once

#include <vector>

#include "algorithms/case/log/log.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

void log_bridges(const std::vector<Bridge>& bridges, const std::vector<BridgeReport>& reports, Log& log);
void log_structures(const std::vector<Structure>& structures, const std::vector<StructureReport>& reports,
                    Log& log);

}  // namespace spate
