// SPDX-License-Identifier: GPL-3.0-or-later
// How marching warps share the tiles of a list: each takes the next piece of work from one counter. Special
// tiles, which take longest, come first; then whole chains, and at last single tiles, so that no warp ends
// long after the others. Where there are few tiles, their parts are pieces, and the fewer tiles there are, the
// more parts each has: what a piece takes, then, is the time of its rows.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {

struct Piece {
  int strip, first, last;  // rows of the grid first to last - 1
  bool special;
};

class Pieces {
 public:
  SPATE_DEVICE Pieces(const CudaView& view, const TileList& list, std::int32_t* taken)
      : view_(view), chains_(list.chains), taken_(taken) {
    const TileCounts& counts = *list.counts;
    const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
    const bool few = counts.tiles < few_rounds * warps;
    parts_ = few && view.layout.divisible(2, 8) ? 2 : 1;
    while (parts_ > 1 && 2 * parts_ * counts.tiles <= warps && view.layout.divisible(2 * parts_, 4)) parts_ *= 2;
    special_ = counts.special * parts_;
    long_ = few ? 0 : static_cast<int>(counts.others * share_of_chains);
    end_ = special_ + long_ + (counts.others - long_) * longest_chain * parts_;
  }

  // All lanes of a warp. Returns whether there was another one.
  SPATE_DEVICE bool take(Piece& piece) const {
#if defined(__CUDA_ARCH__)
    while (true) {
      int i = threadIdx.x % warp_lanes == 0 ? atomicAdd(taken_, 1) : 0;
      i = __shfl_sync(all_lanes, i, 0);
      if (i >= end_) return false;
      if (i < special_) {
        piece = part(chains_[i / parts_], 0, i % parts_);
        piece.special = true;
        return true;
      }
      i -= special_;
      if (i < long_) {
        const Chain chain = other(i);
        piece = part(chain, 0, 0);
        piece.last = piece.first + chain.tiles * view_.layout.height;
        return true;
      }
      i -= long_;
      const Chain chain = other(long_ + i / (longest_chain * parts_));
      const int tile = i / parts_ % longest_chain;
      if (tile >= chain.tiles) continue;
      piece = part(chain, tile, i % parts_);
      return true;
    }
#else
    return false;
#endif
  }

 private:
  SPATE_DEVICE Chain other(int i) const {
    return chains_[view_.tiles() - 1 - i];
  }
  SPATE_DEVICE Piece part(const Chain& chain, int tile, int number) const {
    const int height = view_.layout.height, south = (chain.tile / view_.tile_columns + tile) * height;
    return {chain.tile % view_.tile_columns, south + number * height / parts_,
            south + (number + 1) * height / parts_, false};
  }

  static constexpr int few_rounds = 4;  // tiles for each warp
  static constexpr float share_of_chains = 0.75f;

  const CudaView& view_;
  const Chain* const chains_;
  std::int32_t* const taken_;
  int parts_;                 // of a tile
  int special_, long_, end_;  // how many pieces are special, are chains, and are there in all
};

}  // namespace spate
