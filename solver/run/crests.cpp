// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/crests.hpp"

#include <algorithm>
#include <utility>

namespace spate {
namespace {

LoweredCrests count(const Crests& crests) {
  return {crests.cells, crests.largest, crests.largest_at};
}

}  // namespace

BedReport raise_crests(Scenario& scenario, double threshold, double noticed) {
  const Edges edges = find_edges(scenario);
  const Bed bed(scenario, edges);
  BedReport report;
  report.difference = bed_difference(scenario.terrain, edges, bed);
  if (threshold > 0) {
    Crests crests = find_crests(scenario.terrain, edges, bed, threshold);
    report.raised = count(crests);
    if (!crests.faces.empty()) scenario.barriers.push_back({"crests", std::move(crests.faces), {}});
  }
  if (!(threshold > 0 && threshold <= noticed))
    report.left = count(find_crests(scenario.terrain, edges, bed, noticed));
  if (threshold > noticed) report.left.cells -= std::min(report.left.cells, report.raised.cells);
  return report;
}

}  // namespace spate
