// SPDX-License-Identifier: GPL-3.0-or-later
// The step machine (step/step_machine.hpp) on the GPU, run by threads of a block or by a warp. Compiled
// without contraction, it takes the same decisions as on the CPU.
#pragma once

#include "solver/backend/cuda/view.cuh"
#include "solver/step/step_machine.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The first threads of a block, so many of them, as the workers of forcing_plan.hpp. The bodies stand in
// device code only, since those functions can run on the host too.
template <int lanes>
struct DeviceWorkers {
  static constexpr bool for_places = lanes > warp_lanes, are_helped = false;
  SPATE_FUNCTION void wait() const {
#if defined(__CUDA_ARCH__)
    if (lanes > warp_lanes)
      asm volatile("bar.sync 1, %0;" ::"n"(lanes) : "memory");  // of these threads alone
    else
      __syncwarp();
#endif
  }
  SPATE_FUNCTION bool lead() const {
#if defined(__CUDA_ARCH__)
    return threadIdx.x == 0;
#else
    return true;
#endif
  }

  template <class F>
  SPATE_FUNCTION void each([[maybe_unused]] int items, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    for (int i = static_cast<int>(threadIdx.x); i < items; i += lanes) f(i);
    wait();
#endif
  }
  // Each loop begins with another warp, so that short ones run at the same time.
  template <class... Loops>
  SPATE_FUNCTION void all([[maybe_unused]] const Loops&... loops) const {
#if defined(__CUDA_ARCH__)
    int first = static_cast<int>(threadIdx.x);
    const auto run = [&first](const auto& loop) {
      for (int i = first; i < loop.count; i += lanes) loop.body(i);
      first = (first + lanes - warp_lanes) % lanes;
    };
    (run(loops), ...);
    wait();
#endif
  }
  template <class F>
  SPATE_FUNCTION double largest([[maybe_unused]] int items, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    if (items == 0) return 0;
    double most = 0;
    for (int i = static_cast<int>(threadIdx.x); i < items; i += lanes) {
      const double value = f(i);
      most = most < value ? value : most;
    }
    for (int distance = warp_lanes / 2; distance > 0; distance /= 2) {
      const double other = __shfl_xor_sync(all_lanes, most, distance);
      most = most < other ? other : most;
    }
    if (lanes == warp_lanes) return most;
    constexpr int warps = lanes / warp_lanes;
    __shared__ double of_warps[warps];
    if (threadIdx.x % warp_lanes == 0) of_warps[threadIdx.x / warp_lanes] = most;
    wait();
    most = of_warps[0];
#pragma unroll
    for (int warp = 1; warp < warps; ++warp) most = most < of_warps[warp] ? of_warps[warp] : most;
    wait();
    return most;
#else
    return 0;
#endif
  }
};
// Where a run is forced at places: so few that they do not wait for each other's instructions, which all of
// them run, and enough for loops over many places.
inline constexpr int deciding_lanes = 256;
using BlockWorkers = DeviceWorkers<deciding_lanes>;
// Where it is not: so little that it becomes part of the kernel, where it takes no call.
using WarpWorkers = DeviceWorkers<warp_lanes>;

SPATE_FUNCTION Real depth_at(const CudaView& view, int state, std::uint64_t cell) {
  const int column = static_cast<int>(cell % static_cast<std::uint64_t>(view.columns));
  const int row = static_cast<int>(cell / static_cast<std::uint64_t>(view.columns));
  const SlotLayout& layout = view.layout;
  const int tile = view.tile_at(column, row), slot = view.is_own(tile) ? view.slots[tile] : -1;
  if (slot < 0) return 0;
  return view.slot(
      slot)[layout.at(SlotLayout::state_planes * state, column % layout.width, row % layout.height)];
}

// The place of a cell among those whose depths all parts know.
SPATE_FUNCTION int place_of_shared(const PartView& part, std::uint64_t cell) {
  int low = 0, high = part.cell_count;
  while (low < high) {
    const int middle = (low + high) / 2;
    if (part.cells[middle] < cell)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

// The depths of cells when the step begins, as all parts know them.
struct DepthsBefore {
  const CudaView& view;
  int state;

  SPATE_FUNCTION Real of(std::uint64_t cell) const {
    return view.part.parts > 1 ? view.part.depths[state][place_of_shared(view.part, cell)]
                               : depth_at(view, state, cell);
  }
  SPATE_FUNCTION Real of_link(int i) const {
    const PlanningCell cell = view.link_cells[i];
    const int slot = view.slots[cell.at.tile];
    const Real* const own =
        view.slot(slot < 0 ? dry_slot : slot) + SlotLayout::state_planes * warp_lanes * state + cell.at.place;
    return *(view.part.parts > 1 ? view.part.depths[state] + cell.number : own);
  }
};

// Called by the first so many threads of the block: all of them, or a warp.
template <class T>
SPATE_DEVICE void copy_words(T& to, const T& from, unsigned threads = blockDim.x) {
  using Word = unsigned long long;  // so that a warp copies an Outcome at once
  static_assert(sizeof(T) % sizeof(Word) == 0 && alignof(T) % alignof(Word) == 0, "copied word by word");
  for (unsigned i = threadIdx.x; i < sizeof(T) / sizeof(Word); i += threads)
    reinterpret_cast<Word*>(&to)[i] = reinterpret_cast<const Word*>(&from)[i];
}

// The data of a decision, in shared memory.
struct Decision {
  Control control;
  ForcingPlan plan;
  Outcome outcome;
};

// The Tiles of the step machine.
struct DecidedTiles {
  const CudaView& view;
  Decision& decision;

  SPATE_FUNCTION DepthsBefore depths() const { return {view, decision.control.state}; }
  SPATE_FUNCTION std::int64_t cells() const {
    return static_cast<std::int64_t>(view.lists[decision.control.list].counts->cells);
  }
  SPATE_FUNCTION void keep_stage() const {
    for (int s = 0; s < sum_count; ++s) decision.control.stage_sums[s] = decision.outcome.sums[s];
  }
  SPATE_FUNCTION void keep_step() const {
    Control& control = decision.control;
    control.counted.add(control.stage_sums);
    control.counted.add(decision.outcome.sums);
    for (DepthSum& sum : control.stage_sums) sum = {};
    control.counted.rain += decision.plan.rained;
#if defined(__CUDA_ARCH__)
    if (view.limiting != nullptr && blockIdx.x == 0)
      view.limiting[control.steps & (noted_steps - 1)] = control.limiting;
#endif
    if (!averages(view.step_rules.integrator)) control.state = 1 - control.state;
  }
};

// The machine that decides. Each of the workers has one.
template <class Workers>
SPATE_FUNCTION StepMachine<Workers, DecidedTiles> machine_of(const Workers& workers, const CudaView& view,
                                                             Decision& decision, DecidedTiles& tiles) {
  return {workers, view.step_rules, view.tables, decision.control, decision.plan, tiles};
}

// Decides what follows the stage whose outcome is in decision.
template <class Workers>
SPATE_DEVICE_INLINE void decide(const Workers& workers, const CudaView& view, Decision& decision,
                                bool short_of_slots) {
  const Fastest met{static_cast<double>(real_of(decision.outcome.speed_bits)),
                    decision.outcome.placed.cell()};
  DecidedTiles tiles{view, decision};
  if (!short_of_slots)  // else the stage was not computed
    machine_of(workers, view, decision, tiles).follow(met);
  if (workers.lead() && (decision.outcome.changed != 0 || short_of_slots))
    decision.control.list = 1 - decision.control.list;
  workers.wait();
}

}  // namespace SPATE_PRECISION
}  // namespace spate
