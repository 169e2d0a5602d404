// SPDX-License-Identifier: GPL-3.0-or-later
// Which part owns which tile. Tiles are strung along a Hilbert curve, on which neighbours lie near each
// other, and cut into pieces of about equal weight. Every rank does this for itself, from the same numbers.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/mesh/tiles.hpp"

namespace spate {

// The tiles in the order of a Hilbert curve through the square of a power of two that holds them all.
std::vector<std::uint32_t> hilbert_order(const TileGrid& grid);

// The owner of each tile: `parts` pieces of the curve, each heavier or lighter than their mean by no more
// than the heaviest tile. weights: of each tile, >= 0; if all are 0, tiles count alike.
std::vector<std::int32_t> cut(const std::vector<std::uint32_t>& order,
                              const std::vector<std::int64_t>& weights, int parts);

// The weight of the heaviest part over the mean of all; 1 if nothing weighs anything.
double imbalance(const std::vector<std::int32_t>& owners, const std::vector<std::int64_t>& weights,
                 int parts);

// Whether tiles should move from cuts of one imbalance to those of another: not for little, since they take
// their state along.
bool pays(double imbalance, double after);

class Parts {
 public:
  Parts() = default;  // one part
  // weights: of each tile.
  Parts(const TileGrid& grid, int parts, int own, const std::vector<std::int64_t>& weights);

  bool is_cut() const { return parts_ > 1; }
  int owner(std::size_t tile) const { return is_cut() ? owners_[tile] : own_; }
  bool owns(std::size_t tile) const { return owner(tile) == own_; }

  // The owners for other weights, if these tiles should move; else none.
  std::vector<std::int32_t> recut(const std::vector<std::int64_t>& weights) const;
  // As if they always should; and the parts change places. Results do not depend on it: for tests.
  std::vector<std::int32_t> shuffled(const std::vector<std::int64_t>& weights, int by) const;
  void set_owners(std::vector<std::int32_t> owners) { owners_ = std::move(owners); }

 private:
  int parts_ = 1, own_ = 0;
  std::vector<std::uint32_t> order_;
  std::vector<std::int32_t> owners_;  // empty: one part
};

}  // namespace spate
