// SPDX-License-Identifier: GPL-3.0-or-later
// The decisions between two stages (the length of the step, its forcing, the end), by all threads of a block.
// Compiled without contraction, they are those of the CPU.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {

// The threads of a block, or of its first warp alone, as the workers of forcing_plan.hpp. The bodies stand in
// device code only, since those functions can run on the host too.
template <bool whole_block>
struct DeviceWorkers {
  SPATE_DEVICE void wait() const {
    if (whole_block)
      __syncthreads();
    else
      __syncwarp();
  }
  SPATE_DEVICE bool lead() const { return threadIdx.x == 0; }
  SPATE_DEVICE int count() const { return whole_block ? static_cast<int>(blockDim.x) : warp_lanes; }

  template <class F>
  SPATE_FUNCTION void each([[maybe_unused]] int items, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    for (int i = static_cast<int>(threadIdx.x); i < items; i += count()) f(i);
    wait();
#endif
  }
  template <class F>
  SPATE_FUNCTION double largest([[maybe_unused]] int items, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    if (items == 0) return 0;
    double most = 0;
    for (int i = static_cast<int>(threadIdx.x); i < items; i += count()) {
      const double value = f(i);
      most = most < value ? value : most;
    }
    for (int distance = warp_lanes / 2; distance > 0; distance /= 2) {
      const double other = __shfl_xor_sync(all_lanes, most, distance);
      most = most < other ? other : most;
    }
    if (!whole_block) return most;
    __shared__ double of_warps[warp_lanes];
    if (threadIdx.x % warp_lanes == 0) of_warps[threadIdx.x / warp_lanes] = most;
    __syncthreads();
    for (int warp = 0; warp < count() / warp_lanes; ++warp)
      most = most < of_warps[warp] ? of_warps[warp] : most;
    __syncthreads();
    return most;
#else
    return 0;
#endif
  }
};
using BlockWorkers = DeviceWorkers<true>;
using WarpWorkers = DeviceWorkers<false>;

SPATE_DEVICE inline float depth_at(const CudaView& view, int state, std::uint64_t cell) {
  const int column = static_cast<int>(cell % static_cast<std::uint64_t>(view.columns));
  const int row = static_cast<int>(cell / static_cast<std::uint64_t>(view.columns));
  const SlotLayout& layout = view.layout;
  const int slot = view.slots[row / layout.height * view.tile_columns + column / layout.width];
  if (slot < 0) return 0;
  return view.slot(
      slot)[layout.at(SlotLayout::state_planes * state, column % layout.width, row % layout.height)];
}

// By all threads of the block.
template <class T>
SPATE_DEVICE void copy_words(T& to, const T& from) {
  static_assert(sizeof(T) % sizeof(std::uint32_t) == 0, "copied word by word");
  for (unsigned i = threadIdx.x; i < sizeof(T) / sizeof(std::uint32_t); i += blockDim.x)
    reinterpret_cast<std::uint32_t*>(&to)[i] = reinterpret_cast<const std::uint32_t*>(&from)[i];
}

// What is decided on, in shared memory.
struct Decision {
  Control control;
  ForcingPlan plan;
  Outcome outcome;
};

// Plans the step of length dt from control.time. All workers.
template <class Workers>
SPATE_DEVICE void plan_step(const Workers& workers, const CudaView& view, Decision& decision, double dt) {
  Control& control = decision.control;
  const int state = control.state;
  plan_forcing(workers, view.tables, decision.plan, control.time, dt,
               [&](std::uint64_t cell) { return depth_at(view, state, cell); });
  if (workers.lead()) {
    control.dt = dt;
    control.phase = Phase::first_stage;
    control.stage = stage_numbers(control.time, dt, 0, view.rk2, view.step_rules.spacing, view.tables.gravity,
                                  decision.plan.rain, decision.plan.infiltration);
  }
  workers.wait();
}

template <class Workers>
SPATE_DEVICE void begin_step(const Workers& workers, const CudaView& view, Decision& decision) {
  Control& control = decision.control;
  if (!(control.time < control.target)) {
    if (workers.lead()) control.phase = Phase::waiting;
    workers.wait();
    return;
  }
  const double dt =
      choose_step(workers, view.tables, view.step_rules, control.time, control.target, control.speed);
  plan_step(workers, view, decision, dt);
}

template <class Workers>
SPATE_DEVICE void finish_step(const Workers& workers, const CudaView& view, Decision& decision,
                              double speed) {
  Control& control = decision.control;
  const auto cells = static_cast<std::int64_t>(*view.lists[control.list].cells);  // early: it takes a while
  accept_forcing(workers, view.tables, decision.plan, control.time, control.dt);
  if (workers.lead()) {
    control.speed = speed;
    control.time = control.dt == control.target - control.time ? control.target : control.time + control.dt;
    control.steps += 1;
    for (int s = 0; s < sum_count; ++s) {
      control.sums[s] += control.stage_sums[s] + static_cast<double>(decision.outcome.sums[s]) * sum_quantum;
      control.stage_sums[s] = 0;
    }
    control.rain += static_cast<double>(decision.plan.rain) * view.flow_cells;
    if (!view.rk2) control.state = 1 - control.state;
  }
  workers.wait();
  begin_step(workers, view, decision);
  if (workers.lead()) control.cell_updates += cells;
}

template <class Workers>
SPATE_DEVICE void repeat_stage(const Workers& workers, const CudaView& view, Decision& decision,
                               double speed) {
  Control& control = decision.control;
  const double dt = view.step_rules.cfl * view.step_rules.spacing / speed;
  const Failure failure = failure_of(control.time, dt, speed);
  if (failure == Failure::none) {
    plan_step(workers, view, decision, dt);
  } else if (workers.lead()) {
    control.phase = Phase::failed;
    control.failure = failure;
  }
  workers.wait();
}

// What follows the stage whose outcome is in decision.
template <class Workers>
SPATE_DEVICE void decide(const Workers& workers, const CudaView& view, Decision& decision,
                         bool short_of_slots) {
  Control& control = decision.control;
  const Outcome& outcome = decision.outcome;
  const Phase phase = control.phase;
  const double dt = control.dt, first_speed = control.speed;
  const double speed = static_cast<double>(__int_as_float(outcome.speed_bits));
  workers.wait();  // before any thread changes the control block
  if (!short_of_slots && phase == Phase::first_stage) {
    if (is_too_long(dt, speed, view.step_rules)) {
      repeat_stage(workers, view, decision, speed);
    } else if (workers.lead()) {
      control.phase = Phase::second_stage;
      control.speed = speed;
      for (int s = 0; s < sum_count; ++s)
        control.stage_sums[s] = static_cast<double>(outcome.sums[s]) * sum_quantum;
      control.stage = stage_numbers(control.time, control.dt, 1, view.rk2, view.step_rules.spacing,
                                    view.tables.gravity, decision.plan.rain, decision.plan.infiltration);
    }
  } else if (!short_of_slots && phase == Phase::second_stage) {
    finish_step(workers, view, decision, first_speed < speed ? speed : first_speed);
  }
  workers.wait();
  if (workers.lead() && (outcome.changed != 0 || short_of_slots)) control.list = 1 - control.list;
  workers.wait();
}

}  // namespace spate
