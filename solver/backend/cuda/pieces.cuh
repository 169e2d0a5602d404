// SPDX-License-Identifier: GPL-3.0-or-later
// How marching warps share the tiles of a list: each takes the next piece of work from a common counter.
// Special tiles, which take longest, come first; then whole chains, then single tiles, and at last parts of
// tiles, so that no warp ends long after the others. Where there are few tiles, all are divided into parts,
// the more the fewer tiles there are, since the time of a stage is then that of one piece.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

struct Piece {
  int strip, first, last;  // rows of the grid first to last - 1
  bool special;
};

// How a list is divided. The chains that are not special come in their order: those below `chained` are one
// piece each, those below `whole` one piece for each tile, and the others, like the special ones, `parts`
// pieces for each tile.
struct Division {
  int parts, special, chained, whole, others;
};

SPATE_DEVICE inline Division divide(const SlotLayout& layout, const TileCounts& counts) {
  constexpr int few_rounds = longest_chain + 1;  // tiles for each warp: with fewer, a chain would end last
  constexpr Real share_of_chains = 0.75f;
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  Division by{1, counts.special, 0, 0, counts.others};
  if (counts.tiles >= few_rounds * warps) {
    by.chained = static_cast<int>(by.others * share_of_chains);
    by.whole = by.others;
    return by;
  }
  if (layout.divisible(2, 8)) by.parts = 2;
  while (by.parts > 1 && 2 * by.parts * counts.tiles <= warps && layout.divisible(2 * by.parts, 4))
    by.parts *= 2;
  // The last round of all warps takes parts of tiles.
  if (counts.tiles > warps) by.whole = static_cast<int>(by.others * (1.0f - 1.0f * warps / counts.tiles));
  return by;
}

class Pieces {
 public:
  // division: in shared memory, so that it takes no registers from the marching warps.
  SPATE_DEVICE Pieces(const CudaView& view, const Chain* chains, const Division& division,
                      std::int32_t* taken)
      : view_(view), chains_(chains), division_(division), taken_(taken) {}

  // Takes the next piece; returns false if there was none. Called by all lanes of a warp.
  SPATE_DEVICE bool take(Piece& piece) const {
#if defined(__CUDA_ARCH__)
    while (true) {
      int i = threadIdx.x % warp_lanes == 0 ? atomicAdd(taken_, 1) : 0;
      i = __shfl_sync(all_lanes, i, 0);
      const Division& by = division_;
      if (i < by.special * by.parts) {
        piece = part(chains_[i / by.parts], 0, i % by.parts, by.parts);
        piece.special = true;
        return true;
      }
      i -= by.special * by.parts;
      if (i < by.chained) {
        const Chain chain = other(i);
        piece = part(chain, 0, 0, 1);
        piece.last = piece.first + chain.tiles * view_.layout.height;
        return true;
      }
      i -= by.chained;
      int first = by.chained, parts = 1;
      if (i >= (by.whole - by.chained) * longest_chain) {
        i -= (by.whole - by.chained) * longest_chain;
        first = by.whole;
        parts = by.parts;
      }
      const int number = first + i / (longest_chain * parts), tile = i / parts % longest_chain;
      if (number >= by.others) return false;
      const Chain chain = other(number);
      if (tile >= chain.tiles) continue;
      piece = part(chain, tile, i % parts, parts);
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
  // Part `number` of the `parts` parts of a tile of a chain.
  SPATE_DEVICE Piece part(const Chain& chain, int tile, int number, int parts) const {
    const int height = view_.layout.height, south = (chain.tile / view_.tile_columns + tile) * height;
    return {chain.tile % view_.tile_columns, south + number * height / parts,
            south + (number + 1) * height / parts, false};
  }

  const CudaView& view_;
  const Chain* const chains_;
  const Division& division_;
  std::int32_t* const taken_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
