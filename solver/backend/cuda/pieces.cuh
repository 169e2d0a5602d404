// SPDX-License-Identifier: GPL-3.0-or-later
// How marching warps share the tiles of a list: each takes the next piece of work from a common counter,
// first of special tiles and then of the others. Of each kind pieces are the shorter the less is left (guided
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

// How the tiles of one kind are divided. They are listed in units: chains, or single tiles where they are
// special. The units below up_to[k] are divided into pieces of longest_chain / 2^k tiles, as far as their
// chains have so many, and each tile of the others into `parts`.
struct Division {
  int units, up_to[halvings], parts;
};

// rest: the number of tiles that come after these.
SPATE_DEVICE inline Division divide(const SlotLayout& layout, int units, int tiles, int rest) {
  constexpr float least_left = 0.7f;  // for each warp, in pieces of the length dealt; measured (VARIANTS.md)
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  Division by{units, {}, 1};
  if (rest <= warps) {
    if (layout.divisible(2, 8)) by.parts = 2;
    while (by.parts > 1 && 2 * by.parts * (tiles + rest) <= warps && layout.divisible(2 * by.parts, 4))
      by.parts *= 2;
  }
  if (tiles <= warps) return by;
  const float least_share = least_left * warps / tiles;
  for (int k = 0; k < halvings; ++k)
    by.up_to[k] = static_cast<int>(units * max(0.0f, 1 - least_share * (longest_chain >> k)));
  return by;
}

// Special tiles take longest, so they come first. And they have code of their own: all warps of a
// multiprocessor come to them together and not for long, so that its caches hold one kind of code at a time.
struct Divisions {
  Division special, others;
};
SPATE_DEVICE inline Divisions divide(const SlotLayout& layout, const TileCounts& counts) {
  const int others = counts.tiles - counts.special;
  return {divide(layout, counts.special, counts.special, others), divide(layout, counts.others, others, 0)};
}

class Pieces {
 public:
  // divisions: in shared memory, so that they take no registers from the marching warps.
  SPATE_DEVICE Pieces(const CudaView& view, const Chain* chains, const Divisions& divisions,
                      std::int32_t* taken)
      : view_(view), chains_(chains), divisions_(divisions), taken_(taken) {}

  // Takes the next piece; returns false if there was none. Called by all lanes of a warp.
  SPATE_DEVICE bool take(Piece& piece) const {
#if defined(__CUDA_ARCH__)
    while (true) {
      int i = threadIdx.x % warp_lanes == 0 ? atomicAdd(taken_, 1) : 0;
      i = __shfl_sync(all_lanes, i, 0);
      const Division& special = divisions_.special;
      const int singles = special.up_to[halvings - 1],
                of_special = singles + (special.units - singles) * special.parts;
      if (i < of_special) {
        if (find_special(i, piece)) return true;
        continue;
      }
      i -= of_special;
      const Division& by = divisions_.others;
      int first = 0, k = 0;
      for (; k < halvings; ++k) {
        const int pieces = (by.up_to[k] - first) << k;
        if (i < pieces) break;
        i -= pieces;
        first = by.up_to[k];
      }
      const int length = k < halvings ? longest_chain >> k : 1, parts = k < halvings ? 1 : by.parts;
      const int of_chain = longest_chain / length * parts, number = first + i / of_chain;
      if (number >= by.units) return false;
      const Chain chain = chains_[view_.tiles() - 1 - number];
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
  // Whether a piece begins at number i of the special tiles, or of the parts of the last of them; which one.
  SPATE_DEVICE bool find_special(int i, Piece& piece) const {
    const Division& by = divisions_.special;
    const int part_of_all = max(i - by.up_to[halvings - 1], 0),
              number = i - part_of_all + part_of_all / by.parts;
    const Chain chain = chains_[number];
    for (int k = 0; k < halvings; ++k) {
      const int length = longest_chain >> k, within = chain.before % length;
      if (number - within >= by.up_to[k]) continue;  // its piece would begin there
      piece = part(chain, 0, 0, 1, true);
      piece.last = piece.first + min(length, static_cast<int>(chain.tiles)) * view_.layout.height;
      return within == 0;
    }
    piece = part(chain, 0, part_of_all % by.parts, by.parts, true);
    return true;
  }
  // Part `number` of the `parts` parts of a tile of a chain.
  SPATE_DEVICE Piece part(const Chain& chain, int tile, int number, int parts, bool special = false) const {
    const int height = view_.layout.height, south = (chain.tile / view_.tile_columns + tile) * height;
    return {chain.tile % view_.tile_columns, south + number * height / parts,
            south + (number + 1) * height / parts, special};
  }

  const CudaView& view_;
  const Chain* const chains_;
  const Divisions& divisions_;
  std::int32_t* const taken_;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
