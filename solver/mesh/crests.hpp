// SPDX-License-Identifier: GPL-3.0-or-later
// The thin ridges of the elevation model that a bed of vertices loses: a dike of one cell keeps half its
// height there (bed.hpp). Their crests become barriers on faces, so that water stands behind them and flows
// over them as over a weir.
#pragma once

#include <cstddef>
#include <vector>

#include "solver/mesh/bed.hpp"

namespace spate {

// How far the computed bed lies from the elevation model, over all flow cells.
struct BedDifference {
  double below = 0;          // m, the most by which it lies lower
  std::size_t below_at = 0;  // that cell
  double above = 0;
  std::size_t above_at = 0;
};
BedDifference bed_difference(const Terrain& terrain, const Edges& edges, const Bed& bed);

// Thin ridges that the bed lowers by more than a threshold: their number of cells, and the largest lowering.
struct LoweredCrests {
  std::size_t cells = 0;
  double most = 0;          // m
  std::size_t most_at = 0;  // that cell
};

struct Crests {
  LoweredCrests lowered;
  // On faces between flow cells, each once; watertight along a ridge, straight or diagonal.
  std::vector<BarrierFace> faces;
};

// threshold: m, above 0. A cell counts as a ridge's when the bed lowers it by more than that, and when the
// ground falls by more than that within two cells on opposite sides of it. Left out are bumps of up to three
// cells, around which water flows, and rough ground: where more than a fifth of the cells around are ridges,
// they are no dikes. Each cell of a ridge stays open to the lowest of its four neighbours and gets the crest
// on its other faces, so every way across the ridge meets it once.
Crests find_crests(const Terrain& terrain, const Edges& edges, const Bed& bed, double threshold,
                   const Watch& watch = no_watch);

}  // namespace spate
