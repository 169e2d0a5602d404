// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/crests.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace spate {
namespace {

// Half the cells of a ridge are open to one side of it and half to the other, below its crest too, where the
// bed is lower. So what lies or is imposed on one side is there in those cells alone that are open to it.
class SidesOfRidges {
 public:
  // open: as open_cells() gives them.
  SidesOfRidges(std::vector<std::size_t> ridges, std::vector<std::size_t> open)
      : ridges_(std::move(ridges)), open_(std::move(open)) {}

  // The level of the cell that one is open to, unless the crest lies below it.
  void settle_levels(Scenario& scenario) const {
    if (scenario.initial_level.empty()) return;
    for (std::size_t i = 0; i < ridges_.size(); ++i) {
      const float level = scenario.initial_level.pages()[open_[i]];
      if (!(level > scenario.terrain.zb.pages()[ridges_[i]]))
        scenario.initial_level.own().set(ridges_[i], level);
    }
  }

  // Takes places out of a list that lie on the other side of a ridge, unless all would; cell_of(place) is the
  // cell of one. Returns whether there were any.
  template <class Place, class CellOf>
  bool leave_out_others(std::vector<Place>& places, const CellOf& cell_of) const {
    std::vector<std::size_t> cells;
    for (const Place& place : places) cells.push_back(cell_of(place));
    std::sort(cells.begin(), cells.end());
    std::vector<Place> kept;
    std::copy_if(places.begin(), places.end(), std::back_inserter(kept), [&](const Place& place) {
      const auto ridge = std::lower_bound(ridges_.begin(), ridges_.end(), cell_of(place));
      if (ridge == ridges_.end() || *ridge != cell_of(place)) return true;
      return std::binary_search(cells.begin(), cells.end(),
                                open_[static_cast<std::size_t>(ridge - ridges_.begin())]);
    });
    if (kept.empty() || kept.size() == places.size()) return false;
    places = std::move(kept);
    return true;
  }

 private:
  const std::vector<std::size_t> ridges_, open_;  // in the order of the grid; of each
};

// Returns whether the edges of the flow are others now.
bool keep_to_their_side(Scenario& scenario, const SidesOfRidges& sides) {
  sides.settle_levels(scenario);
  for (Inflow& inflow : scenario.inflows) {
    if (!sides.leave_out_others(inflow.cells, [](const CellShare& share) { return share.cell; })) continue;
    double sum = 0;
    for (const CellShare& share : inflow.cells) sum += static_cast<double>(share.share);
    for (CellShare& share : inflow.cells)
      share.share = static_cast<float>(static_cast<double>(share.share) / sum);
  }
  const Grid& grid = scenario.terrain.grid;
  bool others = false;
  for (Boundary& boundary : scenario.boundaries)
    if (sides.leave_out_others(boundary.faces,
                               [&](const Face& face) { return grid.index(face.column, face.row); }))
      others = true;
  return others;
}

}  // namespace

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
      report.edges_changed = keep_to_their_side(
          scenario, {report.raised_cells, open_cells(scenario.terrain, edges, bed, report.raised_cells)});
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
