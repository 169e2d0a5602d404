// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a domain, on which GPU, owns which tile; and how tiles move between parts with all that is
// known of them.
#pragma once

#include <memory>
#include <vector>

#include "solver/backend/cuda/cuda_part.cuh"
#include "solver/domain/parts.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

class TileDealer {
 public:
  // Deals the tiles at the start of a run. The parts must outlive this object.
  explicit TileDealer(const std::vector<std::unique_ptr<CudaPart>>& parts);

  // Between passes, with nothing under way: moves tiles where that pays, or, with shuffled > 0, as if it
  // always did. Returns whether any moved; the parts' views have then changed.
  bool deal_again(int shuffled);
  // Fills all ghosts. Nothing is under way before and after.
  void show_borders() const;

  int owner(std::size_t tile) const { return cut_.owner(tile); }

 private:
  // A tile that comes from another part, with its state and all that is accumulated of it.
  struct Move {
    std::size_t tile;
    int from;
  };
  struct Seating {
    TileTables tables;
    std::vector<bool> is_foreign;
    std::unique_ptr<CudaPosts> posts;
    std::vector<Move> moves;
  };

  Seating seat(int own, const std::vector<TileTables>& now, const std::vector<std::int32_t>& before);
  void deal(const std::vector<std::int32_t>& before);
  std::vector<TileTables> tables() const;
  void wait() const;

  const std::vector<std::unique_ptr<CudaPart>>& parts_;
  const TileLayout& layout_;
  const bool where_all_read_;
  Parts cut_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
