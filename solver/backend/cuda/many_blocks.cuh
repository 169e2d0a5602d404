// SPDX-License-Identifier: GPL-3.0-or-later
// Loops over very many places at which a run is forced, by many blocks in a kernel of its own: the decision
// only notes which are wanted (PlacesCalls). A stage whose sources act last of all, in a kernel after it,
// computes at the same time: it begins when the decision has been taken, and ends after these loops.
#pragma once

#include "solver/backend/cuda/decision.cuh"
#include "solver/backend/cuda/signals.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// The workers of the loops before a stage: warps of all blocks. Each takes pieces of a loop while there are
// any, so that nothing depends on which blocks are on the card, or when they come: none waits but for pieces
// that others have begun. They meet before a loop, not after it.
class ManyWarps {
 public:
  static constexpr bool for_places = true, are_helped = false;
  SPATE_FUNCTION explicit ManyWarps(PlacesCalls& calls) : next_(calls.loops + 1) {}

  template <class F>
  SPATE_FUNCTION void each(int items, const F& f) const {
    all(Loop{items, f});
  }
  template <class... Loops>
  SPATE_FUNCTION void all([[maybe_unused]] const Loops&... loops) const {
#if defined(__CUDA_ARCH__)
    const std::uint32_t pieces = (pieces_of(loops.count) + ...);
    if (pieces == 0) return;
    const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
    const auto take = [&] { return lane == 0 ? atomicAdd(&next_->taken, 1u) : 0u; };
    std::uint32_t taken = take();
    for (bool begins = true;; begins = false) {
      const std::uint32_t piece = __shfl_sync(all_lanes, taken, 0);
      if (piece >= pieces) break;
      if (begins) {
        if (lane == 0)
          while (acquire(&next_[-1].done) < pieces_before_) __nanosleep(200);
        __syncwarp();
      }
      taken = take();  // before the work, since the answer takes as long
      auto i = static_cast<int>(piece * warp_lanes) + lane;
      const auto run = [&i](const auto& loop) {
        if (i >= 0 && i < loop.count) loop.body(i);
        i -= static_cast<int>(pieces_of(loop.count) * warp_lanes);
      };
      (run(loops), ...);
      __syncwarp();
      if (lane == 0) release(&next_->done);
    }
    ++next_;
    pieces_before_ = pieces;
#endif
  }

 private:
  SPATE_DEVICE static std::uint32_t pieces_of(int items) {
    return static_cast<std::uint32_t>((items + warp_lanes - 1) / warp_lanes);
  }

  mutable PlacesCalls::Loop* next_;
  mutable std::uint32_t pieces_before_ = 0;  // of the loop before the next
};

// The threads that decide. What there is to do at places they only note; nothing is noted at first.
struct CallingWorkers : BlockWorkers {
  static constexpr bool are_helped = true;
  PlacesCalls& calls;

  SPATE_FUNCTION explicit CallingWorkers(PlacesCalls& before_stage) : calls(before_stage) {
    if (lead()) calls = PlacesCalls{};
  }
  SPATE_FUNCTION void ask(const PlacesCall& call) const {
    if (lead()) (call.accepts ? calls.accept : calls.plan) = call;
  }
};

// Does what a decision has noted. By all blocks.
SPATE_DEVICE inline void do_places(const CudaView& view, const Control& control, PlacesCalls& calls) {
  __shared__ ForcingPlan plan;
  copy_words(plan, *view.plan);  // where its numbers lie
  __syncthreads();
  const ManyWarps workers(calls);
  if (calls.accept.dt > 0) accept_places(workers, view.tables, plan, calls.accept.time, calls.accept.dt);
  if (calls.plan.dt > 0)
    plan_places(workers, view.tables, plan, calls.plan.time, calls.plan.dt,
                DepthsBefore{view, control.state});
}

}  // namespace SPATE_PRECISION
}  // namespace spate
