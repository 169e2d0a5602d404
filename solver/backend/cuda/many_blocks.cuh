// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of runs that are forced at very many places: block 0 decides, and calls the other blocks of the
// kernel to the loops over places, to which it comes itself once it has decided. Each takes pieces of a loop
// while there are any, so that nothing depends on which blocks are on the card, or when they come: none waits
// but for pieces that others have begun.
#pragma once

#include "solver/backend/cuda/decision.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// The workers of the calls of a pass, in all blocks. They meet before a loop, not after it.
class ManyBlocks {
 public:
  static constexpr bool for_places = true;
  SPATE_FUNCTION explicit ManyBlocks(PlacesCalls& calls) : next_(calls.loops) {}

  template <class F>
  SPATE_FUNCTION void each(int items, const F& f) const {
    all(Loop{items, f});
  }
  template <class... Loops>
  SPATE_FUNCTION void all([[maybe_unused]] const Loops&... loops) const {
#if defined(__CUDA_ARCH__)
    const unsigned pieces = (pieces_of(loops.count) + ...);
    if (pieces == 0) return;
    __shared__ unsigned piece;
    unsigned taken = 0;
    if (threadIdx.x == 0) {
      taken = atomicAdd(&next_->taken, 1u);
      if (pieces_before_ > 0)
        while (acquire(&next_[-1].done) < pieces_before_) {
        }
    }
    __syncthreads();  // all have read the last piece
    for (;;) {
      if (threadIdx.x == 0) piece = taken;
      __syncthreads();
      if (piece >= pieces) break;
      auto i = static_cast<int>(piece * blockDim.x + threadIdx.x);
      // Before the work, since the answer takes as long.
      if (threadIdx.x == 0) taken = atomicAdd(&next_->taken, 1u);
      const auto run = [&i](const auto& loop) {
        if (i >= 0 && i < loop.count) {
          loop.first(i);
          loop.then(i);
        }
        i -= static_cast<int>(pieces_of(loop.count) * blockDim.x);
      };
      (run(loops), ...);
      __syncthreads();
      if (threadIdx.x == 0) release(&next_->done, 1);
    }
    ++next_;
    pieces_before_ = pieces;
#endif
  }

  // What a thread and those that it has met in its block wrote before release() is seen after acquire().
  SPATE_DEVICE static void release(unsigned* to, [[maybe_unused]] unsigned add) {
#if defined(__CUDA_ARCH__)
    asm volatile("red.release.gpu.global.add.u32 [%0], %1;" ::"l"(to), "r"(add) : "memory");
#endif
  }
  SPATE_DEVICE static unsigned acquire(const unsigned* from) {
    unsigned value = 0;
#if defined(__CUDA_ARCH__)
    asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(from) : "memory");
#endif
    return value;
  }

 private:
  SPATE_DEVICE static unsigned pieces_of(int items) {
    return (static_cast<unsigned>(items) + blockDim.x - 1) / blockDim.x;
  }

  mutable PlacesCalls::Loop* next_;
  mutable unsigned pieces_before_ = 0;  // of the loops before the next; 0: there are none
};

// The threads of block 0 while they decide. Of a call they do nothing yet.
struct CallingWorkers : BlockWorkers {
  PlacesCalls& calls;
  const Decision& decision;

  SPATE_FUNCTION CallingWorkers(PlacesCalls& of_pass, const Decision& own) : calls(of_pass), decision(own) {}
};
struct NoWorkers {
  static constexpr bool for_places = true;
  template <class F>
  SPATE_FUNCTION void each(int, const F&) const {}
  template <class... Loops>
  SPATE_FUNCTION void all(const Loops&...) const {}
};

SPATE_FUNCTION NoWorkers helped([[maybe_unused]] const CallingWorkers& workers, const PlacesCall& call) {
  [[maybe_unused]] const int number = call.accepts ? 0 : 1;
#if defined(__CUDA_ARCH__)
  __syncthreads();
  if (threadIdx.x == 0) {
    workers.calls.call[number] = call;
    workers.calls.state[number] = workers.decision.control.state;
    ManyBlocks::release(&workers.calls.called, 1u << number);
  }
#endif
  return {};
}

// No call follows in this pass. By block 0.
SPATE_DEVICE inline void dismiss(PlacesCalls& calls) {
  __syncthreads();
  if (threadIdx.x == 0) ManyBlocks::release(&calls.called, PlacesCalls::no_more);
}

// Requests what the loops will read and the stage has driven out of the cache of the card, while block 0
// decides. By all threads of the other blocks.
SPATE_DEVICE inline void fetch_places([[maybe_unused]] const ForcingTables& tables,
                                      [[maybe_unused]] const ForcingPlan& plan) {
#if defined(__CUDA_ARCH__)
  const auto fetch = [](const auto* from, int count) {
    constexpr std::int64_t line = 128;
    const std::int64_t bytes = static_cast<std::int64_t>(sizeof *from) * count;
    const std::int64_t first = static_cast<std::int64_t>((blockIdx.x - 1) * blockDim.x + threadIdx.x) * line;
    for (std::int64_t at = first; at < bytes;
         at += static_cast<std::int64_t>((gridDim.x - 1) * blockDim.x) * line)
      asm volatile("prefetch.global.L2 [%0];" ::"l"(reinterpret_cast<const char*>(from) + at));
  };
  const LinkTables& links = tables.links;
  fetch(links.cells, links.cell_count);
  fetch(links.uses, links.path_count);  // at least so many
  fetch(links.paths, links.path_count);
  fetch(links.in_order, links.path_count);
  fetch(links.structures, links.structure_count);
  fetch(tables.sources, tables.source_count);
  fetch(plan.sources, tables.source_count);
  for (int k = 0; k < 2; ++k) {
    fetch(plan.links.waiting[k], links.cell_count);
    fetch(plan.links.remainder[k], links.path_count);
    fetch(plan.links.carried[k], links.cell_count);
    fetch(plan.links.drained.of_stage[k], links.cell_count);
    fetch(plan.pending.gain[k], tables.source_count);
    fetch(plan.pending.taken[k], tables.source_count);
  }
  fetch(plan.links.level, links.cell_count);
  fetch(plan.links.water, links.cell_count);
  fetch(plan.links.granted, links.path_count);
  fetch(plan.links.speed, links.path_count);
  fetch(plan.links.states, links.structure_count);
  fetch(plan.links.tallies, links.structure_count);
#endif
}

// Follows the calls of a pass. By all blocks.
SPATE_DEVICE inline void follow_calls(const CudaView& view, PlacesCalls& calls) {
  __shared__ Decision decision;
  __shared__ unsigned called;
  const ManyBlocks workers(calls);
  copy_words(decision.plan, *view.plan);  // where its numbers lie
  __syncthreads();
  if (blockIdx.x != 0) fetch_places(view.tables, decision.plan);
  for (int number = 0; number < 2; ++number) {
    __syncthreads();
    if (threadIdx.x == 0) {
      do called = ManyBlocks::acquire(&calls.called);
      while (called >> number == 0);
      decision.control.state = calls.state[number];
      decision.plan.rain = calls.call[number].rain;
    }
    __syncthreads();
    if ((called >> number & 1u) == 0) continue;
    const PlacesCall call = calls.call[number];
    const DecidedTiles tiles{view, decision};
    if (call.accepts)
      accept_places(workers, view.tables, decision.plan, call.time, call.dt);
    else
      plan_places(workers, view.tables, decision.plan, call.time, call.dt,
                  [&](std::uint64_t cell) { return tiles.depth(cell); });
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
