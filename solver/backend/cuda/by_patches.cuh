// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the tiles of a list by blocks, a warp for each row (cuda/patch.cuh).
#pragma once

#include "solver/backend/cuda/patch.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

inline constexpr int patch_lanes = patch_rows * warp_lanes;

// Shared memory of a patch: as doubles it takes more than what a kernel may have without asking for it.
template <class Work>
struct PatchMemory {
  static constexpr int planes = 2 * patch_planes + (Work::barriers ? 1 : 0);
#if defined(SPATE_DOUBLE)
  static constexpr int asked_for = planes * patch_rows * warp_lanes * static_cast<int>(sizeof(Real));
#define SPATE_PATCH_MEMORY(name)                       \
  extern __shared__ __align__(16) char patch_memory[]; \
  auto* const name = reinterpret_cast<Real(*)[patch_rows][warp_lanes]>(patch_memory)
#else
  static constexpr int asked_for = 0;
#define SPATE_PATCH_MEMORY(name) __shared__ Real name[PatchMemory<Work>::planes][patch_rows][warp_lanes]
#endif
};

// run returns the largest speed that the lane met, m/s.
template <class Work>
struct ByPatches {
  using Scheme = typename Work::Scheme;
  using Kind = AnyStage<Work::predicts, Work::locates, Work::losses>;
  PatchRows rows;
  Place& place;
  bool found;  // whether place is already that of this block's only tile

  SPATE_DEVICE Real run(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                        const TileList& list) const {
    const int count = list.counts->special;
    Real speed = 0;
    for (int i = static_cast<int>(blockIdx.x); i < count; i += static_cast<int>(gridDim.x)) {
      if (!found || count > static_cast<int>(gridDim.x)) {
        place.find(view, list.listed[i].tile);
        __syncthreads();
      }
      if (stage.last && !stage.average) {
        Patch<Scheme, Kind, Borders::none>(view, stage, outcome, state, place, rows).end_step();
        continue;
      }
      speed = max(speed,
                  (place.flags & tile_special) != 0
                      ? Patch<Scheme, Kind, Work::special>(view, stage, outcome, state, place, rows).run()
                      : Patch<Scheme, Kind, Borders::none>(view, stage, outcome, state, place, rows).run());
    }
    return speed;
  }
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
