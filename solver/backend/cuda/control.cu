// SPDX-License-Identifier: GPL-3.0-or-later
// The work between two stages on the GPU: block 0 decides what comes next (the length of the step, its
// forcing, the end), while the others list the tiles anew where some got wet or dry. Compiled without
// contraction, so that the decisions are those of the CPU.
#include <cuda_runtime.h>

#include <algorithm>

#include "solver/backend/cuda/acting.cuh"
#include "solver/backend/cuda/decision.cuh"
#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/many_blocks.cuh"
#include "solver/backend/cuda/tile_list.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr int block_lanes = deciding_lanes;

// Those that decide about the stage of a pass.
template <bool calls>
SPATE_DEVICE auto workers_before(const CudaView& view, int pass) {
  if constexpr (calls)
    return CallingWorkers(view.calls[pass & 1]);
  else
    return BlockWorkers{};
}

// Whether a decision writes nothing but what it decides and notes.
template <bool calls>
SPATE_DEVICE bool can_rehearse(const ForcingTables& tables) {
  if (!calls) return !tables.has_places();
  return tables.line_count + tables.barriers.barrier_count + tables.barriers.bridge_count +
             tables.sections.section_count + tables.rain_field.zones ==
         0;
}

// By block 0. Its instructions have to come from afar after each stage: where it can come early it decides
// twice, first, while others still compute the stage, as if this had gone as the one before it. What it reads
// before wait_for_previous() no stage changes.
template <bool calls>
SPATE_DEVICE void decide_pass(const CudaView& view, int pass, bool is_early) {
  __shared__ Decision decision, rehearsed;
  copy_words(decision.control, view.control[pass & 1]);
  copy_words(decision.plan, *view.plan);
  __syncthreads();
  bool rehearses = is_early && can_rehearse<calls>(view.tables);
  if (rehearses) {
    copy_words(rehearsed.control, decision.control);
    copy_words(rehearsed.plan, decision.plan);
    if (threadIdx.x == 0) {
      rehearsed.outcome = Outcome{};
      rehearsed.outcome.speed_bits = bits_of(static_cast<Real>(decision.control.speed));
    }
  }
#pragma unroll 1
  for (;;) {
    if (!rehearses) {
      wait_for_previous();
      if (view.acts_with_decision()) await_acts(view, pass);
      copy_words(decision.outcome, view.outcomes[pass & 1]);
    }
    __syncthreads();
    const bool is_short = !rehearses && view.shortage[pass & 1] != 0;
    decide(workers_before<calls>(view, pass + 1), view, rehearses ? rehearsed : decision, is_short);
    if (!rehearses) break;
    rehearses = false;
  }
  if (threadIdx.x == 0) view.outcomes[(pass + 1) & 1] = Outcome{};
  copy_words(view.control[(pass + 1) & 1], decision.control);
  copy_words(*view.plan, decision.plan);
}

template <bool calls>
__global__ void __launch_bounds__(block_lanes)
    control_kernel(const __grid_constant__ CudaView view, int pass, bool is_early) {
  if (blockIdx.x == 0) {
    decide_pass<calls>(view, pass, is_early);
    return;
  }
  if (view.acts_with_decision())
    act_with_decision(view, pass);
  else
    wait_for_previous();
  __syncwarp();
  if (view.outcomes[pass & 1].changed != 0 || view.shortage[pass & 1] != 0)
    update_tiles(view, view.lists[1 - view.control[pass & 1].list], &view.shortage[(pass + 1) & 1],
                 static_cast<int>(blockIdx.x) - 1, static_cast<int>(gridDim.x) - 1);
}

__global__ void __launch_bounds__(block_lanes) act_kernel(const __grid_constant__ CudaView view, int pass) {
  act_after_stage(view, pass, static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x));
}

// Plans at places for the stage of a pass. That may come at once, and is told here when it may begin.
constexpr int places_lanes = 1024;
__global__ void __launch_bounds__(places_lanes)
    places_kernel(const __grid_constant__ CudaView view, int pass) {
  let_next_begin();
  wait_for_previous();
  PlacesCalls& calls = view.calls[pass & 1];
  if (blockIdx.x == 0 && threadIdx.x == 0) release(&calls.decided);
  do_places(view, view.control[pass & 1], calls);
}

// The host has set a new target.
template <bool calls>
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
  machine_of(workers_before<calls>(view, pass), view, decision, tiles).resume();
  __syncthreads();
  copy_words(view.control[pass & 1], decision.control);
  copy_words(*view.plan, decision.plan);
}

// The host wants to read results before the target is reached.
__global__ void pause_kernel(const __grid_constant__ CudaView view, int pass) {
  view.control[pass & 1].pauses = true;
}

__global__ void first_tiles_kernel(const __grid_constant__ CudaView view, int list) {
  update_tiles(view, view.lists[list], &view.shortage[0], static_cast<int>(blockIdx.x),
               static_cast<int>(gridDim.x));
}

// One warp for a strip of a ghost; each of them writes the same.
__global__ void furnish_ghosts_kernel(const __grid_constant__ CudaView view) {
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  const PostedCells& in = view.part.in;
  for (int i = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes; i < in.count;
       i += warps) {
    const int tile = in.cells[i].at.tile;
    if (in.cells[i].wetness != nullptr) furnish(view, tile, view.slot(view.slots[tile]));
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

int blocks_for(int threads, int lanes, int most) {
  return std::min((threads + lanes - 1) / lanes, most);
}
int update_blocks(const CudaView& view) {
  return blocks_for((view.tile_rows + warp_lanes - 1) / warp_lanes * view.tile_columns * warp_lanes,
                    block_lanes, usual_multiprocessors);
}

int act_blocks(const CudaView& view) {
  return (view.source_cell_count + block_lanes - 1) / block_lanes;
}

// The cells of sources lie far apart, so each multiprocessor should get few: so much shared memory keeps more
// than two blocks from those which have done their part of the stage first. Two, since one waits for the
// others.
int spreading_memory() {
  int device = 0, memory = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&memory, cudaDevAttrMaxSharedMemoryPerBlockOptin, device);
  return memory * 2 / 5;
}

void launch_places(const CudaView& view, int pass, void* stream) {
  const LinkTables& links = view.tables.links;
  const int places = view.tables.planned_count + links.cell_count + links.path_count;
  const bool beside = view.plans_beside_stage();
  const int lanes = beside ? places_lanes : block_lanes;
  launch_after(
      places_kernel, view.overlaps,
      blocks_for(places, lanes, beside ? CudaView::planning_multiprocessors : 2 * usual_multiprocessors),
      lanes, 0, stream, view, pass);
}

}  // namespace

void launch_act(const CudaView& view, int pass, void* stream) {
  launch_after(act_kernel, view.overlaps, act_blocks(view), block_lanes, 0, stream, view, pass);
}
void launch_control(const CudaView& view, int pass, bool is_early, void* stream) {
  const bool acts = view.acts_with_decision();
  const auto kernel = view.calls != nullptr ? control_kernel<true> : control_kernel<false>;
  const int blocks = 1 + std::max(update_blocks(view), acts ? act_blocks(view) : 0);
  const int memory = acts ? spreading_memory() : 0;
  if (acts) cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, memory);
  launch_after(kernel, view.overlaps, blocks, block_lanes, memory, stream, view, pass,
               is_early && view.overlaps);
  if (view.calls != nullptr) launch_places(view, pass + 1, stream);
}
void launch_resume(const CudaView& view, int pass, double target, void* stream) {
  const auto kernel = view.calls != nullptr ? resume_kernel<true> : resume_kernel<false>;
  kernel<<<1, block_lanes, 0, of(stream)>>>(view, pass, target);
  if (view.calls != nullptr) launch_places(view, pass, stream);
}
void launch_pause(const CudaView& view, int pass, void* stream) {
  pause_kernel<<<1, 1, 0, of(stream)>>>(view, pass);
}
void launch_first_tiles(const CudaView& view, int list, void* stream) {
  first_tiles_kernel<<<static_cast<unsigned>(update_blocks(view)), block_lanes, 0, of(stream)>>>(view, list);
}
void launch_furnish_ghosts(const CudaView& view, void* stream) {
  furnish_ghosts_kernel<<<usual_multiprocessors, block_lanes, 0, of(stream)>>>(view);
}
void launch_add_chunk(const CudaView& view, int chunk, int slots, Real* memory, Real** chunks, void* stream) {
  add_chunk_kernel<<<1, 1, 0, of(stream)>>>(view, chunk, slots, memory, chunks);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
