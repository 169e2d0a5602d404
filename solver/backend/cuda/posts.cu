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
  if (computes(control))
    post_stage(view, control, view.outcomes[pass & 1], view.shortage[pass & 1],
               view.part.posts[pass & 1][view.part.own]);
}

__global__ void __launch_bounds__(block_lanes) take_kernel(const __grid_constant__ CudaView view, int pass) {
  const Control& control = view.control[pass & 1];
  if (computes(control))
    take_stage(view, control, view.part.posts[pass & 1], view.outcomes[pass & 1], view.shortage[pass & 1]);
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
// these.
__global__ void __launch_bounds__(block_lanes, sharing_blocks)
    share_kernel(const __grid_constant__ CudaView view, int pass) {
  let_next_begin();
  wait_for_previous();
  const Control& control = view.control[pass & 1];
  if (!computes(control)) return;
  const PartView& part = view.part;
  const Post* posts = part.posts[pass & 1];
  Outcome& outcome = view.outcomes[pass & 1];
  std::int32_t& shortage = view.shortage[pass & 1];
  const std::uint32_t stages = *part.stages + 1;  // with this one
  post_stage(view, control, outcome, shortage, posts[part.own]);
  __shared__ bool is_last;
  __syncthreads();
  if (threadIdx.x == 0) is_last = arrive(part.arrivals) == gridDim.x - 1;
  __syncthreads();
  const auto each_part = [&](const auto& f) {
    for (auto p = static_cast<int>(threadIdx.x); p < part.parts; p += static_cast<int>(blockDim.x)) f(p);
  };
  if (is_last) {
    each_part([&](int p) { tell(posts[p].told + part.own, stages); });
    if (threadIdx.x == 0) {
      *part.arrivals = 0;
      *part.stages = stages;
    }
  }
  each_part([&](int p) { hear(posts[part.own].told + p, stages); });
  __syncthreads();
  take_stage(view, control, posts, outcome, shortage);
}

__global__ void __launch_bounds__(block_lanes) post_water_kernel(const __grid_constant__ CudaView view) {
  for (int buffer = 0; buffer < 2; ++buffer) post_water(view, view.part.posts[buffer][view.part.own], buffer);
}
__global__ void __launch_bounds__(block_lanes) take_water_kernel(const __grid_constant__ CudaView view) {
  for (int buffer = 0; buffer < 2; ++buffer) take_water(view, view.part.posts[buffer], buffer);
}

unsigned blocks_for(int strips) {
  constexpr int warps = block_lanes / warp_lanes, most = 528;
  const int needed = (strips * warps_of_strip + warps - 1) / warps;
  return static_cast<unsigned>(needed < 1 ? 1 : needed < most ? needed : most);
}
cudaStream_t of(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

}  // namespace

void launch_post(const CudaView& view, int pass, void* stream) {
  post_kernel<<<blocks_for(view.part.out_count), block_lanes, 0, of(stream)>>>(view, pass);
}
void launch_take(const CudaView& view, int pass, void* stream) {
  take_kernel<<<blocks_for(view.part.in_count), block_lanes, 0, of(stream)>>>(view, pass);
}
void launch_share(const CudaView& view, int pass, int multiprocessors, void* stream) {
  const auto needed = static_cast<int>(blocks_for(std::max(view.part.out_count, view.part.in_count)));
  launch_after(share_kernel, view.overlaps, std::min(needed, sharing_blocks * multiprocessors), block_lanes,
               0, stream, view, pass);
}
void launch_post_water(const CudaView& view, void* stream) {
  post_water_kernel<<<blocks_for(view.part.out_count), block_lanes, 0, of(stream)>>>(view);
}
void launch_take_water(const CudaView& view, void* stream) {
  take_water_kernel<<<blocks_for(view.part.in_count), block_lanes, 0, of(stream)>>>(view);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
