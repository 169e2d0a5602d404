// SPDX-License-Identifier: GPL-3.0-or-later
// The bridges among barriers.
#include <algorithm>
#include <limits>

#include "solver/step/barriers/barriers.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

void Barriers::add_bridges(const Scenario& scenario, const Bed& bed) {
  const Grid& grid = scenario.terrain.grid;
  const auto beside = [&](const Face& face) -> BarredCell& {
    return *std::lower_bound(cells_.begin(), cells_.end(), grid.index(face.column, face.row),
                             [](const BarredCell& cell, std::uint64_t number) { return cell.cell < number; });
  };
  for (const Bridge& bridge : scenario.bridges) {
    bridges_.push_back({static_cast<std::uint32_t>(spans_.size()), 0});
    for (const BridgeFace& of : bridge.faces) {
      const double ground = bed.at_face(of.face), deck = static_cast<double>(of.deck) - ground;
      if (beside(of.face).deck[static_cast<int>(of.face.side)] >= 0) continue;  // another bridge spans it
      const double soffit = static_cast<double>(of.soffit) - ground;
      BridgeSpan span{{},
                      {std::max(soffit, 0.0), bridge.piers, bridge.pier_shape, bridge.orifice, bridge.sluice},
                      ground,
                      std::max(deck, 0.0),
                      static_cast<double>(of.width)};
      const Face faces[2] = {of.face, from_beyond(of.face)};
      for (int k = 0; k < 2; ++k) {
        const Face& face = faces[k];
        BarredCell& cell = beside(face);
        cell.codes |= static_cast<FaceCodes>(face_bridge) << (8 * static_cast<unsigned>(face.side));
        cell.deck[static_cast<int>(face.side)] = static_cast<Real>(span.deck);
        cell.deck_root[static_cast<int>(face.side)] = static_cast<Real>(cube_root(span.width));
        span.sides[k] = {cell.cell, static_cast<std::uint32_t>(&cell - cells_.data()),
                         static_cast<std::uint32_t>(face.side), bed.mean(face.column, face.row) - ground,
                         cell.relief};
      }
      spans_.push_back(span);
    }
    bridges_.back().count = static_cast<std::uint32_t>(spans_.size()) - bridges_.back().first;
  }
}

std::vector<BridgeReport> Barriers::report_of_bridges(const Gathered& gathered) const {
  std::vector<BridgeReport> reports;
  for (const BridgeTally& tally : gathered.bridges) {
    const double highest = tally.highest > SavedBarriers::never_touched.highest
                               ? datum_ + tally.highest
                               : std::numeric_limits<double>::quiet_NaN();
    reports.push_back({tally.pressed_at, tally.pressed, tally.overtopped_at, highest, tally.largest_drop});
  }
  return reports;
}

}  // namespace SPATE_PRECISION
}  // namespace spate
