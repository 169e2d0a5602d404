// SPDX-License-Identifier: GPL-3.0-or-later
// What structures passed in a run.
#pragma once

#include <vector>

#include "algorithms/case/log/log.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

// Through the section along a bridge or a crest: the volume (m3), and the largest discharge either way (m3/s)
// with its time (s); < 0: nothing flowed.
struct FlowAcross {
  double volume, peak, time_of_peak;
};

void log_bridges(const std::vector<Bridge>& bridges, const std::vector<BridgeReport>& reports,
                 const std::vector<FlowAcross>& flows, Log& log);
void log_crests(const std::vector<Section>& crests, const std::vector<FlowAcross>& flows, Log& log);
void log_structures(const std::vector<Structure>& structures, const std::vector<StructureReport>& reports,
                    Log& log);

}  // namespace spate
