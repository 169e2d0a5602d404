// SPDX-License-Identifier: GPL-3.0-or-later
// How marching warps share the tiles of a list: each takes the next piece of work from a common counter.
// Special tiles, which take longest, come first; then pieces that are the shorter the less is left (guided
// self-scheduling, Polychronopoulos & Kuck 1987): whole chains, halves of chains down to single tiles, and at
// last parts of tiles, so that no warp ends long after the others. Where there are few tiles, all are divided
// into parts, the more the fewer tiles there are, since the time of a stage is then that of one piece.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

struct Piece {
  int strip, first, last;  // rows of the grid first to last - 1
  bool special;
};

inline constexpr int halvings = 4;
static_assert(longest_chain >> (halvings - 1) == 1, "The last halving of a chain gives tiles");

// How a list is divided. The chains that are not special come in their order: each of those below up_to[k] is
// divided into 2^k pieces, as far as it has tiles for them, and each tile of the others into `parts`.
struct Division {
  int special, special_parts, others, up_to[halvings], parts;
};

SPATE_DEVICE inline Division divide(const SlotLayout& layout, const TileCounts& counts) {
  constexpr float least_left = 0.7f;  // for each warp, in pieces of the length dealt; measured (VARIANTS.md)
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  Division by{counts.special, 1, counts.others, {}, 1};
  if (layout.divisible(2, 8)) by.parts = 2;
  while (by.parts > 1 && 2 * by.parts * counts.tiles <= warps && layout.divisible(2 * by.parts, 4))
    by.parts *= 2;
  if (counts.tiles <= 2 * warps) by.special_parts = by.parts;
  if (counts.tiles <= warps) return by;
  const float least_share = least_left * warps / counts.tiles;
  for (int k = 0; k < halvings; ++k)
    by.up_to[k] = static_cast<int>(by.others * max(0.0f, 1 - least_share * (longest_chain >> k)));
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
      if (i < by.special * by.special_parts) {
        piece = part(chains_[i / by.special_parts], 0, i % by.special_parts, by.special_parts);
        piece.special = true;
        return true;
      }
      i -= by.special * by.special_parts;
      int first = 0, k = 0;
      for (; k < halvings; ++k) {
        const int pieces = (by.up_to[k] - first) << k;
        if (i < pieces) break;
        i -= pieces;
        first = by.up_to[k];
      }
      const int length = k < halvings ? longest_chain >> k : 1, parts = k < halvings ? 1 : by.parts;
      const int of_chain = longest_chain / length * parts, number = first + i / of_chain;
      if (number >= by.others) return false;
      const Chain chain = other(number);
      const int tile = i / parts * length % longest_chain;
      if (tile >= chain.tiles) continue;
      piece = part(chain, tile, i % parts, parts);
      if (length > 1) piece.last = piece.first + min(length, chain.tiles - tile) * view_.layout.height;
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
