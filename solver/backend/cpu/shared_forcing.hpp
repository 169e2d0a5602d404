// SPDX-License-Identifier: GPL-3.0-or-later
// What the forcing of a part needs to hear of the others: what has crossed barriers and sections there, and
// the water at the faces that share a discharge. Everything else about it follows from the scenario and the
// time, and every part works it out for itself.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/backend/cpu/cpu_tiles.hpp"
#include "solver/domain/exchange.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class SharedForcing {
 public:
  // The arguments must outlive it. Barriers that were saved count in the part that owns their cells.
  SharedForcing(Exchange& exchange, Forcing& forcing, const CpuTiles& tiles);

  void sum_crossings();  // after the last stage of a step
  void learn_depths();   // of the state
  // The depths of plan_forcing: of cells that share a discharge, as learned last.
  Real of(std::uint64_t cell) const;
  Real of_link(int i) const { return of(forcing_.tables().links.cell_of_depth(i)); }

  // What all parts know of the barriers; to be kept when tiles have changed their owners.
  Barriers::Gathered barriers() const;
  void keep_barriers(const Barriers::Gathered& all);

 private:
  bool owns_barred(std::size_t k) const;

  Exchange& exchange_;
  Forcing& forcing_;
  const CpuTiles& tiles_;
  std::vector<std::uint64_t> cells_;  // sorted; none where there is one part
  std::vector<Real> depths_;          // of each of them
  std::vector<std::uint64_t> sums_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
