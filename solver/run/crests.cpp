// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/crests.hpp"

#include <algorithm>
#include <utility>

namespace spate {

BedReport raise_crests(Scenario& scenario, const ComputedBed& computed, double threshold, double noticed,
                       const Watch& watch) {
  const Edges& edges = computed.edges();
  const Bed& bed = computed.bed();
  BedReport report;
  report.difference = bed_difference(scenario.terrain, edges, bed);
  if (threshold > 0) {
    Crests crests = find_crests(scenario.terrain, edges, bed, threshold, watch);
    report.raised = crests.lowered;
    if (!crests.faces.empty()) scenario.barriers.push_back({"crests", std::move(crests.faces), {}});
  }
  if (!(threshold > 0 && threshold <= noticed))
    report.left = find_crests(scenario.terrain, edges, bed, noticed, watch).lowered;
  if (threshold > noticed) report.left.cells -= std::min(report.left.cells, report.raised.cells);
  return report;
}

}  // namespace spate
