// SPDX-License-Identifier: GPL-3.0-or-later
// One Runge-Kutta stage on the GPU. A warp marches through a tile from south to north: a lane is a column,
// its neighbours east and west are reached by shuffles, those south and north are the rows that it still
// holds in its registers. So no flux ever goes to memory, and no thread waits for another.
//
// When row r is loaded, the rows behind it can go one step further each:
//   q = r - 1  states at its southern and northern faces, flux through the southern one
//   d = r - 2  states and fluxes across x, draining factor
//   o          the new state: d - 1, or d where the scheme needs no draining
// Compiled twice: SPATE_MATH is reproducible (the same bits as on the CPU) or fast.
#include <cuda_runtime.h>

#include "solver/backend/cuda_march.cuh"

namespace spate {
inline namespace SPATE_MATH {
namespace {

constexpr int block_lanes = 256;
constexpr int resident_blocks = 2;  // asked of the compiler: 128 registers a lane

// The largest speed that a lane met in its warp's tiles, m/s.
template <class Scheme, class Kind>
SPATE_DEVICE float run_tiles(const CudaView& view, const StageNumbers& stage, int pass,
                             const TileList& list) {
  const int warps = static_cast<int>(gridDim.x) * (block_lanes / warp_lanes);
  const int warp =
      static_cast<int>(blockIdx.x) * (block_lanes / warp_lanes) + static_cast<int>(threadIdx.x) / warp_lanes;
  const int count = *list.count;
  float speed = 0;
  for (int i = warp; i < count; i += warps) {
    const int tile = list.tiles[i];
    speed = max(speed, (view.flags[tile] & (tile_special | tile_sources)) != 0
                           ? March<Scheme, Kind, true>(view, stage, pass, tile).run()
                           : March<Scheme, Kind, false>(view, stage, pass, tile).run());
  }
  return speed;
}

template <class Scheme>
__global__ void __launch_bounds__(block_lanes, resident_blocks)
    stage_kernel(const __grid_constant__ CudaView view, int pass) {
  const Control& control = view.control[pass & 1];
  const int next_list = 1 - control.list;
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    *view.lists[next_list].count = 0;
    *view.lists[next_list].cells = 0;
    *view.free.safe_tail = *view.free.tail;
    view.shortage[(pass + 1) & 1] = 0;
  }
  if (control.phase > Phase::second_stage || view.shortage[pass & 1] != 0) return;
  __shared__ StageNumbers stage;
  if (threadIdx.x == 0) stage = control.stage;
  __syncthreads();

  const TileList& list = view.lists[control.list];
  float speed = !stage.last     ? run_tiles<Scheme, StageKind<false, false>>(view, stage, pass, list)
                : stage.average ? run_tiles<Scheme, StageKind<true, true>>(view, stage, pass, list)
                                : run_tiles<Scheme, StageKind<false, true>>(view, stage, pass, list);
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
    speed = max(speed, __shfl_xor_sync(all_lanes, speed, distance));
  if (threadIdx.x % warp_lanes == 0 && speed > 0.0f)
    atomicMax(&view.outcomes[pass & 1].speed_bits, __float_as_int(speed));
}

template <class Scheme>
void launch(const CudaView& view, int pass, int blocks, void* stream) {
  stage_kernel<Scheme>
      <<<static_cast<unsigned>(blocks), block_lanes, 0, static_cast<cudaStream_t>(stream)>>>(view, pass);
}

template <class Scheme>
int occupancy() {
  int blocks = 0;
  cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, stage_kernel<Scheme>, block_lanes, 0);
  return blocks;
}

}  // namespace

CudaStage stage_of(SchemeId scheme);
CudaStage stage_of(SchemeId scheme) {
  return with_scheme(scheme, [](auto type) {
    return CudaStage{launch<decltype(type)>, occupancy<decltype(type)>};
  });
}

}  // namespace SPATE_MATH
}  // namespace spate
