// SPDX-License-Identifier: GPL-3.0-or-later
// The work between two stages on the GPU: block 0 decides what comes next (the length of the step, its
// forcing, the end), and when tiles got wet or dry, all blocks update the list of tiles. Compiled without
// contraction, so that the decisions are those of the CPU.
#include <cuda_runtime.h>

#include <algorithm>

#include "solver/backend/cuda/decision.cuh"
#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/many_blocks.cuh"
#include "solver/backend/cuda/tile_list.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int block_lanes = 256;

template <bool calls>
SPATE_DEVICE void decide_pass(const CudaView& view, int pass) {
  __shared__ Decision decision;
  copy_words(decision.control, view.control[pass & 1]);
  copy_words(decision.plan, *view.plan);
  copy_words(decision.outcome, view.outcomes[pass & 1]);
  __syncthreads();
  const bool is_short = view.shortage[pass & 1] != 0;
  if constexpr (calls) {
    if (threadIdx.x == 0) view.calls[(pass + 1) & 1] = PlacesCalls{};
    decide(CallingWorkers(view.calls[pass & 1], decision), view, decision, is_short);
    dismiss(view.calls[pass & 1]);
  } else {
    decide(BlockWorkers{}, view, decision, is_short);
  }
  if (threadIdx.x == 0) view.outcomes[(pass + 1) & 1] = Outcome{};
  copy_words(view.control[(pass + 1) & 1], decision.control);
  copy_words(*view.plan, decision.plan);
}

template <bool calls>
__global__ void __launch_bounds__(block_lanes)
    control_kernel(const __grid_constant__ CudaView view, int pass) {
  wait_for_previous();
  const bool changed = view.outcomes[pass & 1].changed != 0 || view.shortage[pass & 1] != 0;
  const int list = 1 - view.control[pass & 1].list;
  if (blockIdx.x == 0) decide_pass<calls>(view, pass);
  if constexpr (calls) follow_calls(view, view.calls[pass & 1]);
  __syncwarp();
  if (changed) update_tiles(view, view.lists[list], &view.shortage[(pass + 1) & 1]);
}

// The host has set a new target.
__global__ void __launch_bounds__(block_lanes)
    resume_kernel(const __grid_constant__ CudaView view, int pass, double target) {
  __shared__ Decision decision;
  copy_words(decision.control, view.control[pass & 1]);
  copy_words(decision.plan, *view.plan);
  __syncthreads();
  if (threadIdx.x == 0) {
    decision.control.target = target;
    decision.control.pauses = false;
  }
  __syncthreads();
  DecidedTiles tiles{view, decision};
  machine_of(BlockWorkers{}, view, decision, tiles).resume();
  __syncthreads();
  copy_words(view.control[pass & 1], decision.control);
  copy_words(*view.plan, decision.plan);
}

// The host wants to read results before the target is reached.
__global__ void pause_kernel(const __grid_constant__ CudaView view, int pass) {
  view.control[pass & 1].pauses = true;
}

__global__ void first_tiles_kernel(const __grid_constant__ CudaView view, int list) {
  update_tiles(view, view.lists[list], &view.shortage[0]);
}

// One warp for a strip of a ghost; each of them writes the same.
__global__ void furnish_ghosts_kernel(const __grid_constant__ CudaView view) {
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  for (int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes; i < view.part.in_count;
       i += warps) {
    const int tile = view.part.in[i].tile;
    furnish(view, tile, view.slot(view.slots[tile]), lane);
  }
}

__global__ void add_chunk_kernel(const __grid_constant__ CudaView view, int chunk, int slots, Real* memory,
                                 Real** chunks) {
  chunks[chunk] = memory;
  const int first = chunk << view.chunk_shift;
  for (int i = first == dry_slot ? 1 : 0; i < slots; ++i)
    view.free.ring[(*view.free.tail)++ & (view.free.capacity - 1)] = first + i;
  *view.free.safe_tail = *view.free.tail;
}

// on_each: multiprocessor, at most.
int blocks_for(int threads, int on_each = 1) {
  constexpr int multiprocessors = 132;
  return std::min((threads + block_lanes - 1) / block_lanes, on_each * multiprocessors);
}
int update_blocks(const CudaView& view) {
  return blocks_for((view.tile_rows + warp_lanes - 1) / warp_lanes * view.tile_columns * warp_lanes);
}

cudaStream_t of(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

}  // namespace

void launch_control(const CudaView& view, int pass, void* stream) {
  if (view.calls == nullptr)
    return launch_after(control_kernel<false>, view.overlaps, update_blocks(view), block_lanes, 0, stream,
                        view, pass);
  // A block for each piece of the longest loops (step/links/link_plan.hpp), as far as there is room.
  const LinkTables& links = view.tables.links;
  const int places = view.tables.source_count + links.cell_count + links.structure_count;
  const int blocks = std::max(update_blocks(view), blocks_for(places, 2));
  launch_after(control_kernel<true>, view.overlaps, blocks, block_lanes, 0, stream, view, pass);
}
void launch_resume(const CudaView& view, int pass, double target, void* stream) {
  resume_kernel<<<1, block_lanes, 0, of(stream)>>>(view, pass, target);
}
void launch_pause(const CudaView& view, int pass, void* stream) {
  pause_kernel<<<1, 1, 0, of(stream)>>>(view, pass);
}
void launch_first_tiles(const CudaView& view, int list, void* stream) {
  first_tiles_kernel<<<static_cast<unsigned>(update_blocks(view)), block_lanes, 0, of(stream)>>>(view, list);
}
void launch_furnish_ghosts(const CudaView& view, void* stream) {
  furnish_ghosts_kernel<<<132, block_lanes, 0, of(stream)>>>(view);
}
void launch_add_chunk(const CudaView& view, int chunk, int slots, Real* memory, Real** chunks, void* stream) {
  add_chunk_kernel<<<1, 1, 0, of(stream)>>>(view, chunk, slots, memory, chunks);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
