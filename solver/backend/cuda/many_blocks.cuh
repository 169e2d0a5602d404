// SPDX-License-Identifier: GPL-3.0-or-later
// Decisions of runs that are forced at very many places: block 0 decides, and calls the other blocks of the
// kernel to its loops over places. Each takes pieces of a loop while there are any, so that nothing depends
// on which blocks are on the card, or when they come.
#pragma once

#include "solver/backend/cuda/decision.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// The workers of one call, in all blocks.
class ManyBlocks {
 public:
  static constexpr bool for_places = true;
  SPATE_FUNCTION explicit ManyBlocks(PlacesCalls::Loop* loops) : next_(loops) {}

  template <class F>
  SPATE_FUNCTION void each([[maybe_unused]] int items, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    if (items == 0) return;
    __shared__ unsigned piece;
    PlacesCalls::Loop& loop = *next_++;
    const unsigned pieces = (static_cast<unsigned>(items) + blockDim.x - 1) / blockDim.x;
    for (;;) {
      __syncthreads();
      if (threadIdx.x == 0) piece = atomicAdd(&loop.taken, 1u);
      __syncthreads();
      if (piece >= pieces) break;
      const auto i = static_cast<int>(piece * blockDim.x + threadIdx.x);
      if (i < items) f(i);
      __syncthreads();
      if (threadIdx.x == 0) release(&loop.done, 1);
    }
    if (threadIdx.x == 0)
      while (acquire(&loop.done) < pieces) {
      }
    __syncthreads();
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
  mutable PlacesCalls::Loop* next_;
};

// Those of block 0.
struct CallingWorkers : BlockWorkers {
  PlacesCalls& calls;
  const Decision& decision;

  SPATE_FUNCTION CallingWorkers(PlacesCalls& all, const Decision& own) : calls(all), decision(own) {}
};

SPATE_FUNCTION ManyBlocks helped(const CallingWorkers& workers, const PlacesCall& call) {
  const int number = call.accepts ? 0 : 1;
#if defined(__CUDA_ARCH__)
  __syncthreads();
  if (threadIdx.x == 0) {
    workers.calls.call[number] = call;
    workers.calls.state[number] = workers.decision.control.state;
    ManyBlocks::release(&workers.calls.called, 1u << number);
  }
#endif
  return ManyBlocks(workers.calls.loops[number]);
}

// No call follows in this pass. By block 0.
SPATE_DEVICE inline void dismiss(PlacesCalls& calls) {
  __syncthreads();
  if (threadIdx.x == 0) ManyBlocks::release(&calls.called, PlacesCalls::no_more);
}

// Follows the calls of a pass. By the other blocks.
SPATE_DEVICE inline void follow_calls(const CudaView& view, PlacesCalls& calls) {
  __shared__ Decision decision;
  __shared__ unsigned called;
  copy_words(decision.plan, *view.plan);  // where its numbers lie
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
    const ManyBlocks workers(calls.loops[number]);
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
