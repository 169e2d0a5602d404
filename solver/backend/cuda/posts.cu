// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels with which the parts of a domain tell each other what a stage has met (cuda/posting.cuh), where
// not one kernel does many passes.
#include <cuda_runtime.h>

#include <algorithm>

#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/posting.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int block_lanes = 256;
constexpr int sharing_blocks = 2;  // of each multiprocessor

// Whether the stage of a pass computes.
SPATE_DEVICE bool computes(const Control& control) {
  return control.phase <= Phase::second_stage;
}

__global__ void __launch_bounds__(block_lanes) post_kernel(const __grid_constant__ CudaView view, int pass) {
  const Control& control = view.control[pass & 1];
  BorderCells out(view, view.part.out);
  if (computes(control))
    post_stage(view, out, control, view.outcomes[pass & 1], view.shortage[pass & 1], pass);
}

__global__ void __launch_bounds__(block_lanes) take_kernel(const __grid_constant__ CudaView view, int pass) {
  const Control& control = view.control[pass & 1];
  BorderCells in(view, view.part.in);
  if (computes(control))
    take_stage(view, in, control, view.outcomes[pass & 1], view.shortage[pass & 1], pass);
}

// Adds a block to those that have posted; returns how many had before.
SPATE_DEVICE std::uint32_t arrive([[maybe_unused]] std::uint32_t* arrivals) {
  std::uint32_t before = 0;
#if defined(__CUDA_ARCH__)
  asm volatile("atom.acq_rel.gpu.global.add.u32 %0, [%1], 1;" : "=r"(before) : "l"(arrivals) : "memory");
#endif
  return before;
}

// All blocks are on the card at once, so that they may wait for the other parts. The last to post tells
// these. What no stage changes is read while the stage is still computed.
__global__ void __launch_bounds__(block_lanes, sharing_blocks)
    share_kernel(const __grid_constant__ CudaView view, int pass) {
  let_next_begin();
  const PartView& part = view.part;
  BorderCells out(view, part.out), in(view, part.in);
  const std::uint32_t stages = *part.stages + 1;                       // with this one
  const bool talks = threadIdx.x < static_cast<unsigned>(part.parts);  // a thread with each part, a card
  std::uint32_t *tells = nullptr, *hears = nullptr;
  if (talks) {
    tells = part.to[pass & 1][threadIdx.x].told;
    hears = part.from[pass & 1][threadIdx.x].told;
  }
  wait_for_previous();
  const Control& control = view.control[pass & 1];
  if (!computes(control)) return;
  Outcome& outcome = view.outcomes[pass & 1];
  std::int32_t& shortage = view.shortage[pass & 1];
  post_stage(view, out, control, outcome, shortage, pass);
  __shared__ bool is_last;
  __syncthreads();
  if (threadIdx.x == 0) is_last = arrive(part.arrivals) == gridDim.x - 1;
  __syncthreads();
  if (is_last) {
    if (talks) tell(tells, stages);
    if (threadIdx.x == 0) {
      *part.arrivals = 0;
      *part.stages = stages;
    }
  }
  if (talks) hear(hears, stages);
  __syncthreads();
  take_stage(view, in, control, outcome, shortage, pass);
}

__global__ void __launch_bounds__(block_lanes) post_water_kernel(const __grid_constant__ CudaView view) {
  BorderCells out(view, view.part.out);
  for (int buffer = 0; buffer < 2; ++buffer) post_water(view, out, buffer, buffer);
}
__global__ void __launch_bounds__(block_lanes) take_water_kernel(const __grid_constant__ CudaView view) {
  BorderCells in(view, view.part.in);
  for (int buffer = 0; buffer < 2; ++buffer) take_water(view, in, buffer, buffer);
}

// One for the numbers of the stage, the others for water.
int blocks_for(int cells) {
  constexpr int most = 528;
  return 1 + std::min((cells + block_lanes - 1) / block_lanes, most);
}
}  // namespace

void launch_post(const CudaView& view, int pass, void* stream) {
  post_kernel<<<blocks_for(view.part.out.count), block_lanes, 0, of(stream)>>>(view, pass);
}
void launch_take(const CudaView& view, int pass, void* stream) {
  take_kernel<<<blocks_for(view.part.in.count), block_lanes, 0, of(stream)>>>(view, pass);
}
void launch_share(const CudaView& view, int pass, int multiprocessors, void* stream) {
  const int needed = blocks_for(std::max(view.part.out.count, view.part.in.count));
  launch_after(share_kernel, view.overlaps, std::min(needed, sharing_blocks * multiprocessors), block_lanes,
               0, stream, view, pass);
}
void launch_post_water(const CudaView& view, void* stream) {
  post_water_kernel<<<blocks_for(view.part.out.count), block_lanes, 0, of(stream)>>>(view);
}
void launch_take_water(const CudaView& view, void* stream) {
  take_water_kernel<<<blocks_for(view.part.in.count), block_lanes, 0, of(stream)>>>(view);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
