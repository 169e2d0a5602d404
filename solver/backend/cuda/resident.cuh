// SPDX-License-Identifier: GPL-3.0-or-later
// Many passes in one kernel, for floods so small that launches would take longer than the work: all blocks
// are on the card at once, and wait for each other after each stage. Every block takes the same decisions for
// itself; only with imposed levels or discharges, inflows, barriers or sections does block 0 decide for all.
// Several parts, each on a card of its own, run one such kernel each, and tell each other in between what a
// stage has met: through the memory of the cards, with no host in it.
#pragma once

#include "solver/backend/cuda/patch.cuh"
#include "solver/backend/cuda/posting.cuh"
#include "solver/backend/cuda/signals.cuh"
#include "solver/backend/cuda/tile_list.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// Synchronises all blocks of a grid: what any of them wrote before the meeting is visible to all after it.
// grid.sync() of cooperative groups makes steps on small grids 3 to 8 % slower (tests/gpu/VARIANTS.md).
class Meeting {
 public:
  SPATE_DEVICE explicit Meeting(std::uint32_t* arrivals) : arrivals_(arrivals) {}

  // Called by one thread, once its whole block is ready.
  SPATE_DEVICE void arrive() const { release(arrivals_); }
  // Called by a warp, for which the rest of the block waits.
  SPATE_DEVICE void wait() {
#if defined(__CUDA_ARCH__)
    awaited_ += gridDim.x;
    while (static_cast<std::int32_t>(acquire(arrivals_) - awaited_) < 0) {
    }
    __syncwarp();
#endif
  }
  // Called by a warp instead of wait(), where the block need not know when all have arrived.
  SPATE_DEVICE void pass_by() {
    awaited_ += gridDim.x;
  }
  // Called by all threads of the block.
  SPATE_DEVICE void meet() {
    __syncthreads();
    if (threadIdx.x == 0) arrive();
    if (threadIdx.x < warp_lanes) wait();
    __syncthreads();
  }

 private:
  std::uint32_t* arrivals_;
  std::uint32_t awaited_ = 0;
};

// Clears the next list, before tiles are put into it. Called by one thread of all blocks.
SPATE_DEVICE inline void clear_list(const CudaView& view, const TileList& list) {
  *list.counts = TileCounts{};
  *view.free.safe_tail = *view.free.tail;
}

// The bits of the largest of the lanes' numbers, each >= 0.
SPATE_DEVICE inline RealBits largest_of_lanes(Real number) {
#if defined(SPATE_DOUBLE)
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
    number = max(number, __shfl_xor_sync(all_lanes, number, distance));
  return bits_of(number);
#else
  return static_cast<RealBits>(__reduce_max_sync(all_lanes, __float_as_uint(number)));
#endif
}

// Decides for all blocks, where the run is forced at places: so long a code would cost the kernel registers.
SPATE_DEVICE_CALL inline void decide_for_all(const CudaView& view, Decision& decision) {
  decide(BlockWorkers{}, view, decision, false);
}

// Makes the outcome of this part's stage that of all parts; stages: how many they have posted before. Where
// one had no room, view.shortage[0] is set, and the stage is to be repeated. Called by all threads of all
// blocks, once all have computed.
SPATE_DEVICE_CALL inline void share_stage(const CudaView& view, const Control& control, Outcome& outcome,
                                          std::uint32_t stages, Meeting& meeting) {
  const PartView& part = view.part;
  const auto pass = static_cast<int>(stages & 1);
  BorderCells out(view, part.out);
  post_stage(view, out, control, outcome, view.shortage[0], pass);
  __syncthreads();
  if (threadIdx.x == 0) meeting.arrive();
  if (blockIdx.x != 0) {
    meeting.pass_by();
  } else {
    if (threadIdx.x < warp_lanes) meeting.wait();
    __syncthreads();
    for (auto p = static_cast<int>(threadIdx.x); p < part.parts; p += static_cast<int>(blockDim.x))
      tell(part.to[pass][p].told, stages + 1);
  }
  for (auto p = static_cast<int>(threadIdx.x); p < part.parts; p += static_cast<int>(blockDim.x))
    hear(part.from[pass][p].told, stages + 1);
  BorderCells in(view, part.in);
  __syncthreads();
  take_stage(view, in, control, outcome, view.shortage[0], pass);
  meeting.meet();
}

// compute(stage, outcome, state, list, moved) computes a stage of this block's tiles, and returns the largest
// speed that the thread met, m/s; moved: the list is new. Called by all threads of all blocks.
// forced: the run is, at places: so long a code for all others would cost the kernel registers, even unused.
template <bool forced, class Compute>
SPATE_DEVICE_INLINE void run_passes(const CudaView& view, int passes, const Compute& compute) {
  __shared__ Decision decision;
  __shared__ RealBits speed_bits;
  Control& control = decision.control;
  copy_words(control, view.control[0]);
  copy_words(decision.plan, *view.plan);
  // A call reads the parameters of its kernel from afar, and one after the other.
  const CudaView* near = &view;
  if constexpr (forced) {
    using Word = unsigned long long;
    __shared__ alignas(CudaView) Word words[sizeof(CudaView) / sizeof(Word)];
    auto* const copy = reinterpret_cast<CudaView*>(words);
    copy_words(*copy, view);
    near = copy;
  }
  if (threadIdx.x == 0) {
    speed_bits = 0;
    if (blockIdx.x == 0) clear_list(view, view.lists[1 - view.control[0].list]);
  }
  __syncthreads();

  const bool first_warp = threadIdx.x < warp_lanes;
  Meeting meeting(&view.resident->arrivals);
  bool moved = true;
  const bool shares = view.part.parts > 1;
  std::uint32_t stages = shares ? *view.part.stages : 0;  // that were shared
  for (int pass = 0; pass < passes && control.phase <= Phase::second_stage; ++pass) {
    // One outcome is written, one may still be read elsewhere, and one is cleared.
    Outcome& outcome = view.resident->outcomes[pass % 3];
    if (blockIdx.x == 0 && threadIdx.x == 0) view.resident->outcomes[(pass + 1) % 3] = Outcome{};
    Real speed = 0;
    if (!shares || view.shortage[0] == 0) {
      speed = compute(control.stage, outcome, control.state, view.lists[control.list], moved);
      moved = false;
    }
    const RealBits most = largest_of_lanes(speed);
    if (threadIdx.x % warp_lanes == 0) atomicMax(&speed_bits, most);
    __syncthreads();
    if (threadIdx.x == 0) {
      if (speed_bits != 0) atomicMax(&outcome.speed_bits, speed_bits);
      speed_bits = 0;
      meeting.arrive();
    }
    if (first_warp) meeting.wait();
    if (shares) {
      __syncthreads();
      share_stage(view, control, outcome, stages++, meeting);
      if (view.shortage[0] != 0) break;  // the host has to provide slots; the ordinary passes take over
    }
    if (first_warp) {
      copy_words(decision.outcome, outcome, warp_lanes);
      __syncwarp();
      if constexpr (!forced) decide(WarpWorkers{}, view, decision, false);
    }
    __syncthreads();
    if constexpr (forced) {
      if (blockIdx.x == 0) {
        if (threadIdx.x < deciding_lanes) decide_for_all(*near, decision);
        __syncthreads();
        copy_words(view.control[0], control);
        copy_words(*view.plan, decision.plan);
      }
      meeting.meet();
      if (blockIdx.x != 0) {
        copy_words(control, view.control[0]);
        copy_words(decision.plan, *view.plan);
      }
      __syncthreads();
    }
    if (decision.outcome.changed != 0) {
      update_tiles(view, view.lists[control.list], &view.shortage[0], static_cast<int>(blockIdx.x),
                   static_cast<int>(gridDim.x));
      meeting.meet();
      moved = true;
      if (!shares && view.shortage[0] != 0) break;  // as above; parts tell each other first
      if (blockIdx.x == 0 && threadIdx.x == 0) clear_list(view, view.lists[1 - control.list]);
    }
  }
  if (blockIdx.x == 0) {
    copy_words(view.control[0], control);
    copy_words(*view.plan, decision.plan);
    if (shares && threadIdx.x == 0) *view.part.stages = stages;
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
