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
  report.difference = bed_difference(scenario.terrain, edges, bed, part_of(watch, 0, 0.2));
  std::vector<std::size_t> raised;
  if (threshold > 0) {
    raised = find_ridges(scenario.terrain, edges, bed, threshold, part_of(watch, 0.2, 0.6));
    report.raised = lowered_crests(scenario.terrain, bed, raised);
    std::vector<BarrierFace> faces = crest_faces(scenario.terrain, edges, bed, raised);
    report.faces = faces.size();
    if (!faces.empty()) {
      scenario.barriers.push_back({crests_name, std::move(faces), {}});
      scenario.barriers.back().reported = false;
    }
  }
  if (threshold > 0 && threshold <= noticed) return report;
  const std::vector<std::size_t> ridges =
      find_ridges(scenario.terrain, edges, bed, noticed, part_of(watch, 0.6, 1));
  std::vector<std::size_t> left;
  std::set_difference(ridges.begin(), ridges.end(), raised.begin(), raised.end(), std::back_inserter(left));
  report.left = lowered_crests(scenario.terrain, bed, left);
  return report;
}

}  // namespace spate
