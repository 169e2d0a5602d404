// SPDX-License-Identifier: GPL-3.0-or-later
// The kernels with which the parts of a domain tell each other what a stage has met (cuda/posting.cuh), where
// not one kernel does many passes.
#include <cuda_runtime.h>

#include "solver/backend/cuda/posting.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int block_lanes = 256;

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
void launch_post_water(const CudaView& view, void* stream) {
  post_water_kernel<<<blocks_for(view.part.out_count), block_lanes, 0, of(stream)>>>(view);
}
void launch_take_water(const CudaView& view, void* stream) {
  take_water_kernel<<<blocks_for(view.part.in_count), block_lanes, 0, of(stream)>>>(view);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
