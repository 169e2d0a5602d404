// SPDX-License-Identifier: GPL-3.0-or-later
// One Runge-Kutta stage on the GPU: every tile of the list, by marching warps or by blocks. No flux ever goes
// to the card's memory. Compiled twice: SPATE_MATH is reproducible (the same bits as on the CPU) or fast.
#include <cuda_runtime.h>

#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/march.cuh"
#include "solver/backend/cuda/patch.cuh"
#include "solver/backend/cuda/resident.cuh"

namespace spate {
inline namespace SPATE_MATH {
namespace {

// 16 warps of a multiprocessor in one block, 128 registers a lane: they stay together, and share
// instructions.
constexpr int march_lanes = 512, march_blocks = 1;
constexpr int patch_lanes = patch_rows * warp_lanes;

// How the kernels compute the tiles of a list; run gives the largest speed that a lane met, m/s.
template <bool barriers>
struct ByMarches {
  static constexpr Borders special = barriers ? Borders::barriers : Borders::edges;
  template <class Scheme>
  SPATE_DEVICE float run(const CudaView& view, const StageNumbers& stage, Outcome& outcome, int state,
                         const TileList& list) const {
    float speed = 0;
    if (stage.average) {
      each(view, list, [&](int tile, std::uint8_t flags) {
        speed = max(speed, march<Scheme, StageKind<true>>(view, stage, outcome, state, tile, flags));
      });
    } else if (!stage.last) {
      each(view, list, [&](int tile, std::uint8_t flags) {
        speed = max(speed, march<Scheme, StageKind<false>>(view, stage, outcome, state, tile, flags));
      });
    } else {
      each(view, list, [&](int tile, std::uint8_t flags) {
        March<Scheme, StageKind<false>, Borders::none>(view, stage, outcome, state, tile, flags).end_step();
      });
    }
    return speed;
  }
  // Calls f for the tiles of this warp.
  template <class F>
  SPATE_DEVICE static void each(const CudaView& view, const TileList& list, const F& f) {
    const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
    const int warp = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes;
    const int count = *list.count;
    for (int i = warp; i < count; i += warps) f(list.tiles[i], view.flags[list.tiles[i]]);
  }
  template <class Scheme, class Kind>
  SPATE_DEVICE static float march(const CudaView& view, const StageNumbers& stage, Outcome& outcome,
                                  int state, int tile, std::uint8_t flags) {
    return (flags & tile_special) != 0
               ? March<Scheme, Kind, special>(view, stage, outcome, state, tile, flags).run()
               : March<Scheme, Kind, Borders::none>(view, stage, outcome, state, tile, flags).run();
  }
};
template <bool barriers>
struct ByPatches {
  static constexpr Borders special = barriers ? Borders::barriers : Borders::edges;
  PatchRows rows;
  Place& place;
  bool found;  // place is that of this block's only tile, if it has one

  template <class Scheme>
  SPATE_DEVICE float run(const CudaView& view, const StageNumbers& stage, Outcome& outcome, int state,
                         const TileList& list) const {
    const int count = *list.count;
    float speed = 0;
    for (int i = static_cast<int>(blockIdx.x); i < count; i += static_cast<int>(gridDim.x)) {
      if (!found || count > static_cast<int>(gridDim.x)) {
        place.find(view, list.tiles[i]);
        __syncthreads();
      }
      if (stage.last && !stage.average) {
        Patch<Scheme, AnyStage, Borders::none>(view, stage, outcome, state, place, rows).end_step();
        continue;
      }
      speed =
          max(speed,
              (place.flags & tile_special) != 0
                  ? Patch<Scheme, AnyStage, special>(view, stage, outcome, state, place, rows).run()
                  : Patch<Scheme, AnyStage, Borders::none>(view, stage, outcome, state, place, rows).run());
    }
    return speed;
  }
};

template <class Scheme, class By>
SPATE_DEVICE void run_stage(const CudaView& view, int pass, const By& by) {
  wait_for_previous();
  const Control& control = view.control[pass & 1];
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    clear_list(view, view.lists[1 - control.list]);
    view.shortage[(pass + 1) & 1] = 0;
  }
  if (control.phase > Phase::second_stage || view.shortage[pass & 1] != 0) return;
  __shared__ StageNumbers stage;
  if (threadIdx.x == 0) stage = control.stage;
  __syncthreads();

  Outcome& outcome = view.outcomes[pass & 1];
  float speed = by.template run<Scheme>(view, stage, outcome, control.state, view.lists[control.list]);
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
    speed = max(speed, __shfl_xor_sync(all_lanes, speed, distance));
  if (threadIdx.x % warp_lanes == 0 && speed > 0.0f) atomicMax(&outcome.speed_bits, __float_as_int(speed));
}

// barriers: whether the scenario has any.
template <class Scheme, bool barriers>
__global__ void __launch_bounds__(march_lanes, march_blocks)
    march_kernel(const __grid_constant__ CudaView view, int pass) {
  run_stage<Scheme>(view, pass, ByMarches<barriers>{});
}
template <class Scheme, bool barriers>
__global__ void __launch_bounds__(patch_lanes) patch_kernel(const __grid_constant__ CudaView view, int pass) {
  __shared__ float planes[2 * patch_planes + (barriers ? 1 : 0)][patch_rows][warp_lanes];
  __shared__ Place place;
  run_stage<Scheme>(view, pass, ByPatches<barriers>{{planes}, place, false});
}
template <class Scheme, bool barriers>
__global__ void __launch_bounds__(patch_lanes)
    resident_kernel(const __grid_constant__ CudaView view, int passes) {
  __shared__ float planes[2 * patch_planes + (barriers ? 1 : 0)][patch_rows][warp_lanes];
  __shared__ Place place;
  run_passes(view, passes,
             [&](const StageNumbers& stage, Outcome& outcome, int state, const TileList& list, bool moved) {
               return ByPatches<barriers>{{planes}, place, !moved}.template run<Scheme>(view, stage, outcome,
                                                                                        state, list);
             });
}

int patch_threads(const SlotLayout& layout) {
  return (layout.height + 2 * layout.halo) * warp_lanes;
}

template <class Scheme, bool barriers>
void launch(const CudaView& view, int pass, int blocks, void* stream) {
  if (view.layout.patch)
    launch_after(patch_kernel<Scheme, barriers>, view.overlaps, blocks, patch_threads(view.layout), stream,
                 view, pass);
  else
    launch_after(march_kernel<Scheme, barriers>, view.overlaps, blocks, march_lanes, stream, view, pass);
}

template <class Scheme, bool barriers>
void launch_resident(const CudaView& view, int passes, int blocks, void* stream) {
  const auto queue = static_cast<cudaStream_t>(stream);
  cudaMemsetAsync(view.resident, 0, sizeof *view.resident, queue);
  cudaLaunchAttribute together{};
  together.id = cudaLaunchAttributeCooperative;
  together.val.cooperative = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = dim3(static_cast<unsigned>(blocks));
  config.blockDim = dim3(static_cast<unsigned>(patch_threads(view.layout)));
  config.stream = queue;
  config.attrs = &together;
  config.numAttrs = 1;
  cudaLaunchKernelEx(&config, resident_kernel<Scheme, barriers>, view, passes);
}

template <class Scheme, bool barriers>
int most_blocks(const SlotLayout& layout, bool stay) {
  int blocks = 0;
  if (stay)
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, resident_kernel<Scheme, barriers>,
                                                  patch_threads(layout), 0);
  else if (layout.patch)
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, patch_kernel<Scheme, barriers>,
                                                  patch_threads(layout), 0);
  else
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, march_kernel<Scheme, barriers>, march_lanes, 0);
  return blocks;
}

}  // namespace

CudaStage stage_of(SchemeId scheme, bool barriers);
CudaStage stage_of(SchemeId scheme, bool barriers) {
  return with_scheme(scheme, [barriers](auto type) {
    using Scheme = decltype(type);
    return barriers
               ? CudaStage{launch<Scheme, true>, launch_resident<Scheme, true>, most_blocks<Scheme, true>}
               : CudaStage{launch<Scheme, false>, launch_resident<Scheme, false>, most_blocks<Scheme, false>};
  });
}

}  // namespace SPATE_MATH
}  // namespace spate
