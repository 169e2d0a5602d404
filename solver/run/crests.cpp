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
  report.difference = bed_difference(scenario.terrain, bed, part_of(watch, 0, 0.1));
  report.ditches = find_ditches(scenario.terrain, edges, bed, noticed, part_of(watch, 0.1, 0.4));
  if (threshold > 0) {
    report.raised_cells = find_ridges(scenario.terrain, edges, bed, threshold, part_of(watch, 0.4, 0.7));
    report.raised = lowered_crests(scenario.terrain, bed, report.raised_cells);
    std::vector<BarrierFace> faces = crest_faces(scenario.terrain, edges, bed, report.raised_cells);
    report.faces = faces.size();
    if (!faces.empty()) {
      scenario.barriers.push_back({crests_name, std::move(faces), {}});
      scenario.barriers.back().reported = false;
    }
  }
  if (threshold > 0 && threshold <= noticed) return report;
  const std::vector<std::size_t> ridges =
      find_ridges(scenario.terrain, edges, bed, noticed, part_of(watch, 0.7, 1));
  const std::vector<std::size_t>& raised = report.raised_cells;
  std::set_difference(ridges.begin(), ridges.end(), raised.begin(), raised.end(),
                      std::back_inserter(report.left_cells));
  report.left = lowered_crests(scenario.terrain, bed, report.left_cells);
  return report;
}

}  // namespace spate
