// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the tiles of a list by warps that march through them (cuda/march.cuh).
#pragma once

#include <algorithm>

#include "solver/backend/cuda/march.cuh"
#include "solver/backend/cuda/pieces.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

// One block of 16 warps on each multiprocessor, 128 registers a lane: the warps stay together and share
// instructions. There are fewer where there is less shared memory.
inline constexpr int march_lanes = 512;
inline int march_memory(int lanes) {
  return lanes / warp_lanes * RowRing::bytes;
}
inline int march_threads() {
  int device = 0, memory = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&memory, cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
  return std::min(march_lanes, memory / RowRing::bytes * warp_lanes);
}

// run returns the largest speed that the lane met, m/s.
template <class Work>
struct ByMarches {
  using Scheme = typename Work::Scheme;
  std::int32_t* taken;
  int late;      // multiprocessors that come late to the stage
  char* memory;  // shared

  SPATE_DEVICE_INLINE Real run(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                               const TileList& list) const {
    __shared__ Deal<march_lanes / warp_lanes> deal;
    deal.begin(view.layout, list, taken, late * static_cast<int>(blockDim.x) / warp_lanes);
    RowRing ring(memory);
    Real speed = 0;
    Piece piece;
    if (!Work::predicts && stage.average) {
      while (deal.take(view, piece))
        speed = max(speed, march<StageKind<true, false, Work::locates, Work::losses>>(view, stage, outcome,
                                                                                      state, piece, ring));
    } else if (!stage.last) {
      while (deal.take(view, piece))
        speed = max(speed, march<StageKind<false, Work::predicts, Work::locates, Work::losses>>(
                               view, stage, outcome, state, piece, ring));
    } else {
      while (deal.take(view, piece))
        March<Scheme, StageKind<false, false, false, Work::losses>, Borders::none, Water::any>(
            view, stage, outcome, state, piece.strip, ring)
            .end_step(piece.first, piece.last);
    }
    return speed;
  }

  template <class Kind>
  SPATE_DEVICE_INLINE static Real march(const CudaView& view, const PlannedStage& stage, Outcome& outcome,
                                        int state, const Piece& piece, RowRing& ring) {
    if (piece.special) {
      March<Scheme, Kind, Work::special, Water::any> march(view, stage, outcome, state, piece.strip, ring);
      march.run(piece.first, piece.first, piece.last);
      return march.own_speed();
    }
    const int height = view.layout.height;
    Real speed = 0;
    for (int row = piece.first; row < piece.last;) {
      int first = row, done = row;
      if constexpr (!Scheme::simpler_when_deep) {
        row = piece.last;
      } else {
        const bool searches = !waits(view, piece.strip, row);
        if (searches) {
          March<Scheme, Kind, Borders::none, Water::deep> march(view, stage, outcome, state, piece.strip,
                                                                ring);
          done = march.run(row, row, piece.last);
          speed = max(speed, march.own_speed());
          if (done == piece.last) break;
          first = max(done / height * height, row);
        }
        // On to the end of the tile, and of the tiles north of it in which the search is suspended.
        row = min((done / height + 1) * height, piece.last);
        if (searches && 2 * (done - first) < row - first) let_wait(view, piece.strip, first);
        while (row < piece.last && waits(view, piece.strip, row)) row = min(row + height, piece.last);
      }
      March<Scheme, Kind, Borders::none, Water::any> march(view, stage, outcome, state, piece.strip, ring);
      march.run(first, done, row);
      speed = max(speed, march.own_speed());
    }
    return speed;
  }

  // Whether the search for deep water is suspended in the tile of a row, as it is for some passes after a
  // failure.
  SPATE_DEVICE static bool waits(const CudaView& view, int strip, int row) {
    std::uint8_t* const left = patience_of(view, strip, row);
    const int now = __shfl_sync(all_lanes, static_cast<int>(*left), 0);
    if (now > 0 && threadIdx.x % warp_lanes == 0) *left = static_cast<std::uint8_t>(now - 1);
    return now > 0;
  }
  SPATE_DEVICE static void let_wait(const CudaView& view, int strip, int row) {
    constexpr std::uint8_t patience = 8;
    if (threadIdx.x % warp_lanes == 0) *patience_of(view, strip, row) = patience;
  }
  SPATE_DEVICE static std::uint8_t* patience_of(const CudaView& view, int strip, int row) {
    return view.patience + row / view.layout.height * view.tile_columns + strip;
  }
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
