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
BedDifference bed_difference(const Terrain& terrain, const Bed& bed, const Watch& watch = no_watch);

// The cells of thin ridges, in their order. threshold: m, above 0. A cell counts as a ridge's when the bed
// lowers it by more than that, and when the ground falls by more than that within two cells on opposite sides
// of it. Bumps of up to three cells are left out, since water flows around them, and so is rough ground:
// where more than a fifth of the surrounding cells are ridges, those are dikes that stand out of it, because
// few of the others are lowered by half as much.
std::vector<std::size_t> find_ridges(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                     double threshold, const Watch& watch = no_watch);

// The cells of thin ditches, likewise: those that the bed raises by more than the threshold, and from which
// the ground rises by more than that on opposite sides.
std::vector<std::size_t> find_ditches(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                      double threshold, const Watch& watch = no_watch);

// How many cells of ridges there are, and the largest lowering.
struct LoweredCrests {
  std::size_t cells = 0;
  double most = 0;          // m
  std::size_t most_at = 0;  // that cell
};
LoweredCrests lowered_crests(const Terrain& terrain, const Bed& bed, const std::vector<std::size_t>& ridges);

// Their crests on faces between flow cells, each once; watertight along a ridge, straight or diagonal. Each
// cell of a ridge stays open to the lowest of its four neighbours and gets the crest on its other faces, so
// every way across the ridge meets it once.
std::vector<BarrierFace> crest_faces(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                     const std::vector<std::size_t>& ridges);

// For each of those cells the one beside it, not of a ridge, to which it is open: the two hold the same
// water. Itself where there is none.
std::vector<std::size_t> open_cells(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                    const std::vector<std::size_t>& ridges);

}  // namespace spate
