// SPDX-License-Identifier: GPL-3.0-or-later
// The bed that a scheme computes a scenario on, available before and without a run: levels stand on it, and
// barriers count where they rise above it. It is the field `bed` of a run.
#pragma once

#include "solver/mesh/bed.hpp"
#include "solver/step/numerics.hpp"

namespace spate {

class ComputedBed {
 public:
  // It depends on the whole scenario: buildings, edges and barriers too. scenario must outlive it.
  // watch: asked at each row. Throws Error when edges or barriers are invalid.
  ComputedBed(const Scenario& scenario, SchemeId scheme, const Watch& watch = no_watch)
      : grid_(scenario.terrain.grid),
        edges_(find_edges(scenario, part_of(watch, 0, 0.4))),
        bed_(scenario, edges_, bed_nodes(scheme), part_of(watch, 0.4, 1)) {}

  // The mean of a cell, and the height along a face, m above the datum. Those of a wall mean nothing.
  double of_cell(std::size_t cell) const {
    const auto [column, row] = grid_.cell(cell);
    return bed_.mean(column, row);
  }
  double at_face(const Face& face) const { return bed_.at_face(face); }

  const Edges& edges() const { return edges_; }
  const Bed& bed() const { return bed_; }

 private:
  const Grid& grid_;
  Edges edges_;
  Bed bed_;
};

}  // namespace spate
