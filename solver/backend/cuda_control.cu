// SPDX-License-Identifier: GPL-3.0-or-later
// What happens between two stages on the GPU: block 0 decides what comes next (the length of the step, its
// forcing, the end), and when tiles got wet or dry, all blocks bring the list of tiles up to date. Compiled
// without contraction, so that the decisions are those of the CPU.
#include <cuda_runtime.h>

#include "solver/backend/cuda_device.cuh"
#include "solver/backend/cuda_launch.cuh"
#include "solver/backend/cuda_list.cuh"

namespace spate {
namespace {

constexpr int block_lanes = 256;

// The threads of a block as the workers of forcing_plan.hpp. The bodies stand in device code only, since
// those functions can run on the host too.
struct BlockWorkers {
  template <class F>
  SPATE_FUNCTION void each([[maybe_unused]] int count, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    for (int i = static_cast<int>(threadIdx.x); i < count; i += static_cast<int>(blockDim.x)) f(i);
    __syncthreads();
#endif
  }
  template <class F>
  SPATE_FUNCTION double largest([[maybe_unused]] int count, [[maybe_unused]] const F& f) const {
#if defined(__CUDA_ARCH__)
    if (count == 0) return 0;
    __shared__ double most[block_lanes];
    double mine = 0;
    for (int i = static_cast<int>(threadIdx.x); i < count; i += static_cast<int>(blockDim.x)) {
      const double value = f(i);
      mine = mine < value ? value : mine;
    }
    most[threadIdx.x] = mine;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
      if (threadIdx.x < half && most[threadIdx.x] < most[threadIdx.x + half])
        most[threadIdx.x] = most[threadIdx.x + half];
      __syncthreads();
    }
    const double result = most[0];
    __syncthreads();
    return result;
#else
    return 0;
#endif
  }
};

SPATE_DEVICE float depth_at(const CudaView& view, int state, std::uint64_t cell) {
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

// Plans the step of length dt from control.time. All threads of the block.
SPATE_DEVICE void plan_step(const CudaView& view, Decision& decision, double dt) {
  Control& control = decision.control;
  const int state = control.state;
  plan_forcing(BlockWorkers{}, view.tables, decision.plan, control.time, dt,
               [&](std::uint64_t cell) { return depth_at(view, state, cell); });
  if (threadIdx.x == 0) {
    control.dt = dt;
    control.phase = Phase::first_stage;
    control.stage = stage_numbers(control.time, dt, 0, view.rk2, view.step_rules.spacing, view.tables.gravity,
                                  decision.plan.rain, decision.plan.infiltration);
  }
  __syncthreads();
}

SPATE_DEVICE void begin_step(const CudaView& view, Decision& decision) {
  Control& control = decision.control;
  if (!(control.time < control.target)) {
    if (threadIdx.x == 0) control.phase = Phase::waiting;
    __syncthreads();
    return;
  }
  const double dt =
      choose_step(BlockWorkers{}, view.tables, view.step_rules, control.time, control.target, control.speed);
  plan_step(view, decision, dt);
}

SPATE_DEVICE void finish_step(const CudaView& view, Decision& decision, double speed) {
  Control& control = decision.control;
  accept_forcing(BlockWorkers{}, view.tables, decision.plan, control.time, control.dt);
  if (threadIdx.x == 0) {
    control.speed = speed;
    control.time = control.dt == control.target - control.time ? control.target : control.time + control.dt;
    control.steps += 1;
    control.cell_updates += static_cast<std::int64_t>(*view.lists[control.list].cells);
    for (int s = 0; s < sum_count; ++s) {
      control.sums[s] += control.stage_sums[s] + static_cast<double>(decision.outcome.sums[s]) * sum_quantum;
      control.stage_sums[s] = 0;
    }
    control.rain += static_cast<double>(decision.plan.rain) * view.flow_cells;
    if (!view.rk2) control.state = 1 - control.state;
  }
  __syncthreads();
  begin_step(view, decision);
}

SPATE_DEVICE void repeat_stage(const CudaView& view, Decision& decision, double speed) {
  Control& control = decision.control;
  const double dt = view.step_rules.cfl * view.step_rules.spacing / speed;
  const Failure failure = failure_of(control.time, dt, speed);
  if (failure == Failure::none) {
    plan_step(view, decision, dt);
  } else if (threadIdx.x == 0) {
    control.phase = Phase::failed;
    control.failure = failure;
  }
  __syncthreads();
}

SPATE_DEVICE void decide(const CudaView& view, int pass) {
  __shared__ Decision decision;
  Control& control = decision.control;
  const Outcome& outcome = decision.outcome;
  const bool short_of_slots = view.shortage[pass & 1] != 0;
  copy_words(control, view.control[pass & 1]);
  copy_words(decision.plan, *view.plan);
  copy_words(decision.outcome, view.outcomes[pass & 1]);
  __syncthreads();
  const Phase phase = control.phase;
  const double dt = control.dt, first_speed = control.speed;
  const double speed = static_cast<double>(__int_as_float(outcome.speed_bits));
  __syncthreads();  // before any thread changes the control block
  if (!short_of_slots && phase == Phase::first_stage) {
    if (is_too_long(dt, speed, view.step_rules)) {
      repeat_stage(view, decision, speed);
    } else if (view.rk2) {
      if (threadIdx.x == 0) {
        control.phase = Phase::second_stage;
        control.speed = speed;
        for (int s = 0; s < sum_count; ++s)
          control.stage_sums[s] = static_cast<double>(outcome.sums[s]) * sum_quantum;
        control.stage = stage_numbers(control.time, control.dt, 1, true, view.step_rules.spacing,
                                      view.tables.gravity, decision.plan.rain, decision.plan.infiltration);
      }
    } else {
      finish_step(view, decision, speed);
    }
  } else if (!short_of_slots && phase == Phase::second_stage) {
    finish_step(view, decision, first_speed < speed ? speed : first_speed);
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    if (outcome.changed != 0 || short_of_slots) control.list = 1 - control.list;
    view.outcomes[(pass + 1) & 1] = Outcome{};
  }
  __syncthreads();
  copy_words(view.control[(pass + 1) & 1], control);
  copy_words(*view.plan, decision.plan);
}

__global__ void __launch_bounds__(block_lanes)
    control_kernel(const __grid_constant__ CudaView view, int pass) {
  wait_for_previous();
  const bool changed = view.outcomes[pass & 1].changed != 0 || view.shortage[pass & 1] != 0;
  const int list = 1 - view.control[pass & 1].list;
  if (blockIdx.x == 0) decide(view, pass);
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
  if (threadIdx.x == 0) decision.control.target = target;
  __syncthreads();
  if (decision.control.phase == Phase::waiting) begin_step(view, decision);
  __syncthreads();
  copy_words(view.control[pass & 1], decision.control);
  copy_words(*view.plan, decision.plan);
}

__global__ void first_tiles_kernel(const __grid_constant__ CudaView view) {
  update_tiles(view, view.lists[0], &view.shortage[0]);
}

__global__ void add_chunk_kernel(const __grid_constant__ CudaView view, int chunk, int slots, float* memory,
                                 float** chunks) {
  chunks[chunk] = memory;
  const int first = chunk << view.chunk_shift;
  for (int i = first == dry_slot ? 1 : 0; i < slots; ++i)
    view.free.ring[(*view.free.tail)++ & (view.free.capacity - 1)] = first + i;
  *view.free.safe_tail = *view.free.tail;
}

int update_blocks(const CudaView& view) {
  const int needed = (view.tiles() + block_lanes - 1) / block_lanes;
  return needed < 132 ? needed : 132;
}

cudaStream_t of(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

}  // namespace

void launch_control(const CudaView& view, int pass, void* stream) {
  launch_after(control_kernel, view.overlaps, update_blocks(view), block_lanes, stream, view, pass);
}
void launch_resume(const CudaView& view, int pass, double target, void* stream) {
  resume_kernel<<<1, block_lanes, 0, of(stream)>>>(view, pass, target);
}
void launch_first_tiles(const CudaView& view, void* stream) {
  first_tiles_kernel<<<static_cast<unsigned>(update_blocks(view)), block_lanes, 0, of(stream)>>>(view);
}
void launch_add_chunk(const CudaView& view, int chunk, int slots, float* memory, float** chunks,
                      void* stream) {
  add_chunk_kernel<<<1, 1, 0, of(stream)>>>(view, chunk, slots, memory, chunks);
}

}  // namespace spate
