// SPDX-License-Identifier: GPL-3.0-or-later
// The cells in which structures end: not at the foot of an embankment, but beside it.
#pragma once

#include <unordered_set>

#include "solver/run/simulation.hpp"

namespace spate {

class StructureEnds {
 public:
  // scenario: with its barriers; it must outlive this. On a bed of cells all ends stay.
  StructureEnds(const Scenario& scenario, bool cell_bed);

  // The cell itself, or the one beyond it in that direction, away from the structure. Where an embankment
  // rises beside a cell the bed of vertices rises within it, by up to half as much. A wedge of water is left
  // there, which feeds a culvert badly: through a dike of 4 m half as much came in as from the cell before it
  // (hwp14, cells of 5 m, 0.8 m of water). The end stays where no lower bed lies beyond, or a barrier stands
  // between.
  std::size_t clear_of_slopes(std::size_t cell, const JetDirection& outward) const;

 private:
  // By how much the bed of vertices lies above the ground of a cell, m.
  double raised(std::size_t cell) const;

  const Terrain& terrain_;
  const bool cell_bed_;
  std::unordered_set<std::size_t> barred_;  // cells beside barriers
};

}  // namespace spate
