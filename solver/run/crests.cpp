// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/crests.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace spate {

BedReport raise_crests(Scenario& scenario, const ComputedBed& computed, double threshold, double noticed,
                       const Watch& watch) {
  const Edges& edges = computed.edges();
  const Bed& bed = computed.bed();
  BedReport report;
  report.difference = bed_difference(scenario.terrain, edges, bed);
  std::vector<std::size_t> raised;
  if (threshold > 0) {
    raised = find_ridges(scenario.terrain, edges, bed, threshold, watch);
    report.raised = lowered_crests(scenario.terrain, bed, raised);
    std::vector<BarrierFace> faces = crest_faces(scenario.terrain, edges, bed, raised);
    report.faces = faces.size();
    if (!faces.empty()) scenario.barriers.push_back({"crests", std::move(faces), {}});
  }
  if (threshold > 0 && threshold <= noticed) return report;
  const std::vector<std::size_t> ridges = find_ridges(scenario.terrain, edges, bed, noticed, watch);
  std::vector<std::size_t> left;
  std::set_difference(ridges.begin(), ridges.end(), raised.begin(), raised.end(), std::back_inserter(left));
  report.left = lowered_crests(scenario.terrain, bed, left);
  return report;
}

}  // namespace spate
