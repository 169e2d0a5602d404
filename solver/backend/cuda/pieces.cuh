// SPDX-License-Identifier: GPL-3.0-or-later
// How marching warps share the tiles of a list. A piece of work is so many parts of tiles, one after the
// other in the list; a warp begins anew where the next tile is not the northern neighbour. Each warp gets a
// long piece, and those that are done first share what is left over in short ones.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

struct Piece {
  int strip, first, last;  // rows of the grid first to last - 1
  int special;             // or 0
};

// How the tiles of one kind are divided, counted in parts: first long pieces, then short ones.
struct Division {
  int parts, long_pieces, length, short_length;

  SPATE_DEVICE int in_long() const { return long_pieces * length; }
  SPATE_DEVICE int pieces() const {
    return long_pieces + (parts - in_long() + short_length - 1) / short_length;
  }
  // Where piece i begins.
  SPATE_DEVICE int begin(int i) const {
    return min(i < long_pieces ? i * length : in_long() + (i - long_pieces) * short_length, parts);
  }
};

// How all tiles are dealt, in the shared memory of a block, so that it takes no registers from the marching
// warps. Special tiles take longest, so they come first. And they have code of their own, as tiles with other
// than deep water have: where its warps begin with neighbours, a multiprocessor's caches hold one kind of
// code at a time.
template <int warps>
class Deal {
 public:
  // late: how many warps come when others have begun long since. Called by all threads of the block.
  SPATE_DEVICE void begin(const SlotLayout& layout, const TileList& list, std::int32_t* taken, int late) {
#if defined(__CUDA_ARCH__)
    const int warp = static_cast<int>(threadIdx.x) / warp_lanes;
    if (threadIdx.x == blockDim.x - 1) first_ = atomicAdd(taken, warp + 1);
    if (threadIdx.x == 0) {
      listed_ = list.listed;
      taken_ = taken;
      divide(layout, *list.counts, late);
    }
    __syncthreads();
    if (threadIdx.x % warp_lanes == 0) begin_piece(first_ + warp);
#endif
  }

  // Takes the next rows; returns false if there were none. Called by all lanes of a warp; one lane finds
  // them, which costs the kernel fewer registers.
  SPATE_DEVICE bool take(const CudaView& view, Piece& piece) {
    piece = {0, 0, 0, 0};
#if defined(__CUDA_ARCH__)
    if (threadIdx.x % warp_lanes == 0) {
      Rest& rest = rests_[threadIdx.x / warp_lanes];
      if (rest.begin == rest.end) begin_piece(atomicAdd(taken_, 1));
      if (rest.begin < rest.end) piece = take_from(rest, view);
    }
    for (int* number : {&piece.strip, &piece.first, &piece.last, &piece.special})
      *number = __shfl_sync(all_lanes, *number, 0);
#endif
    return piece.first < piece.last;
  }

 private:
  // What a warp has still to do of its piece, in parts of the tiles of a kind.
  struct Rest {
    int begin, end, special;
  };

  SPATE_DEVICE void divide(const SlotLayout& layout, const TileCounts& counts, int late) {
    // Measured (VARIANTS.md). Of little work for each warp nothing is left over: it takes longer to begin a
    // piece, which costs some 7 rows, than to wait for the last one.
    constexpr float in_long = 0.9f;
    constexpr int cost_of_special = 2, little = 12, least_parts = 2;  // little: rows
    in_tile_ = layout.most_parts();
    const auto of_all = static_cast<float>(gridDim.x * blockDim.x / warp_lanes);
    const float share =
        static_cast<float>((cost_of_special * counts.special + counts.others) * in_tile_) / of_all;
    const bool once = share * static_cast<float>(layout.height / in_tile_) <= little;
    const float long_share = once ? share : in_long * share;
    float left = long_share * (of_all - static_cast<float>(late));
    const auto of_kind = [&](int tiles, int cost) {
      const auto length = [&](float parts) {
        return static_cast<int>(ceilf(parts / static_cast<float>(cost)));
      };
      Division by{tiles * in_tile_, 0, max(1, length(long_share)),
                  max(least_parts, length((1 - in_long) * share))};
      by.long_pieces =
          min(by.parts / by.length, static_cast<int>(left / static_cast<float>(by.length * cost)));
      left -= static_cast<float>(by.in_long() * cost);
      return by;
    };
    special_ = of_kind(counts.special, cost_of_special);
    others_ = of_kind(counts.others, 1);
  }

  // By one lane of a warp.
  SPATE_DEVICE void begin_piece(int i) {
    const int of_special = special_.pieces();
    const bool special = i < of_special;
    const Division& by = special ? special_ : others_;
    if (!special) i -= of_special;
    rests_[threadIdx.x / warp_lanes] = {by.begin(i), by.begin(i + 1), special};
  }
  SPATE_DEVICE Piece take_from(Rest& rest, const CudaView& view) const {
    const int index = rest.begin / in_tile_, before = rest.begin - index * in_tile_;
    const ListedTile next = listed_[rest.special ? index : view.tiles() - 1 - index];
    const int parts = min(rest.end - rest.begin, next.on * in_tile_ - before);
    rest.begin += parts;
    const int height = view.layout.height, rows = height / in_tile_;
    const int first = next.tile / view.tile_columns * height + before * rows;
    return {next.tile % view.tile_columns, first, first + parts * rows, rest.special};
  }

  const ListedTile* listed_;
  std::int32_t* taken_;  // pieces, by all warps
  Division special_, others_;
  int in_tile_;  // parts
  int first_;    // the first piece of the block's first warp
  Rest rests_[warps];
};

}  // namespace SPATE_PRECISION
}  // namespace spate
