// SPDX-License-Identifier: GPL-3.0-or-later
// One stage on the GPU: every tile of the list, by marching warps or by blocks. No flux ever goes
// to the card's memory. Compiled twice: SPATE_MATH is reproducible (the same bits as on the CPU) or fast.
#include <cuda_runtime.h>

#if !defined(SPATE_DOUBLE)
#include "solver/backend/cuda/by_marches.cuh"
#endif
#include "solver/backend/cuda/by_patches.cuh"
#include "solver/backend/cuda/launch.cuh"
#include "solver/backend/cuda/launches.cuh"
#include "solver/backend/cuda/resident.cuh"
#include "solver/backend/cuda/signals.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {
namespace {

// What a kernel is compiled for (StageNeeds). Code that a run does not need would cost registers and
// instruction cache. Kernels that locate speeds, which few runs need, or know losses, all know barriers.
template <class SchemeOfRun, bool barriers_, bool predicts_, bool locates_ = false, bool losses_ = false>
struct Work {
  using Scheme = SchemeOfRun;
  static constexpr bool barriers = barriers_, predicts = predicts_, locates = locates_, losses = losses_;
  static constexpr Borders special = barriers ? Borders::barriers : Borders::edges;
};

// The same in shared memory, its address in a register: the compiler would find it anew in every row.
template <class T>
SPATE_DEVICE const T& held(const T& shared) {
#if defined(__CUDA_ARCH__)
  const auto address = static_cast<unsigned>(__cvta_generic_to_shared(&shared));
  return *static_cast<const T*>(__cvta_shared_to_generic(__shfl_sync(all_lanes, address, 0)));
#else
  return shared;
#endif
}

template <class By>
SPATE_DEVICE_INLINE void run_stage(const CudaView& view, int pass, const By& by) {
  const Control& control = view.control[pass & 1];
  if (blockIdx.x == 0 && threadIdx.x == 0) {
    clear_list(view, view.lists[1 - control.list]);
    view.shortage[(pass + 1) & 1] = 0;
    view.taken[(pass + 1) & 1] = 0;
    view.acted[(pass + 1) & 1] = 0;
  }
  if (control.phase > Phase::second_stage || view.shortage[pass & 1] != 0) return;
  __shared__ PlannedStage stage;
  if (threadIdx.x == 0) stage = control.stage;
  __syncthreads();

  Outcome& outcome = view.outcomes[pass & 1];
  Real speed = by.run(view, held(stage), outcome, control.state, view.lists[control.list]);
  for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
    speed = max(speed, __shfl_xor_sync(all_lanes, speed, distance));
  if (threadIdx.x % warp_lanes == 0 && speed > 0.0f) atomicMax(&outcome.speed_bits, bits_of(speed));
}

#if !defined(SPATE_DOUBLE)
SPATE_DEVICE void await_decision(const PlacesCalls& before_stage) {
  if (threadIdx.x == 0)
    while (acquire(&before_stage.decided) == 0) {
    }
  __syncthreads();
}

template <class Work>
__global__ void __launch_bounds__(march_lanes, 1)
    march_kernel(const __grid_constant__ CudaView view, int pass) {
  SPATE_SELDOM;
  extern __shared__ __align__(128) char memory[];
  // What is planned at places meanwhile such a stage does not read (cuda/many_blocks.cuh).
  const bool begins_early = Work::predicts && !Work::losses && view.calls != nullptr;
  if (begins_early) {
    await_decision(view.calls[pass & 1]);
    // The next stage must not hear of the decision that was before this one.
    if (blockIdx.x == 0 && threadIdx.x == 0) view.calls[(pass + 1) & 1].decided = 0;
    let_next_begin();
  } else {
    wait_for_previous();
  }
  const int late = begins_early ? CudaView::planning_multiprocessors : 0;
  run_stage(view, pass, ByMarches<Work>{&view.taken[pass & 1], late, memory});
  if (begins_early) wait_for_previous();
}
#endif
template <class Work>
__global__ void __launch_bounds__(patch_lanes) patch_kernel(const __grid_constant__ CudaView view, int pass) {
  SPATE_PATCH_MEMORY(planes);
  __shared__ Place place;
  wait_for_previous();
  run_stage(view, pass, ByPatches<Work>{{planes}, place, false});
}
template <class Work, bool forced>
__global__ void __launch_bounds__(patch_lanes)
    resident_kernel(const __grid_constant__ CudaView view, int passes) {
  SPATE_PATCH_MEMORY(planes);
  __shared__ Place place;
  run_passes<forced>(
      view, passes,
      [&](const PlannedStage& stage, Outcome& outcome, int state, const TileList& list, bool moved) {
        return ByPatches<Work>{{planes}, place, !moved}.run(view, stage, outcome, state, list);
      });
}

int patch_threads(const SlotLayout& layout) {
  return (layout.height + 2 * layout.halo) * warp_lanes;
}

template <class Work>
void launch(const CudaView& view, int pass, int blocks, void* stream) {
#if !defined(SPATE_DOUBLE)
  if (!view.layout.patch) {
    launch_after(march_kernel<Work>, view.overlaps, blocks, march_threads(), march_memory(march_threads()),
                 stream, view, pass);
    return;
  }
#endif
  launch_after(patch_kernel<Work>, view.overlaps, blocks, patch_threads(view.layout),
               PatchMemory<Work>::asked_for, stream, view, pass);
}

template <class Work>
void launch_resident(const CudaView& view, int passes, int blocks, void* stream) {
  const auto queue = static_cast<cudaStream_t>(stream);
  cudaMemsetAsync(view.resident, 0, sizeof *view.resident, queue);
  cudaLaunchAttribute together{};
  together.id = cudaLaunchAttributeCooperative;
  together.val.cooperative = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = dim3(static_cast<unsigned>(blocks));
  config.blockDim = dim3(static_cast<unsigned>(patch_threads(view.layout)));
  config.dynamicSmemBytes = static_cast<std::size_t>(PatchMemory<Work>::asked_for);
  config.stream = queue;
  config.attrs = &together;
  config.numAttrs = 1;
  const auto kernel = view.tables.has_places() ? resident_kernel<Work, true> : resident_kernel<Work, false>;
  cudaLaunchKernelEx(&config, kernel, view, passes);
}

template <class Work>
int most_blocks(const SlotLayout& layout, bool stay) {
  const auto find = [](auto kernel, int lanes, int memory) {
    int blocks = 0;
    if (memory > 0) cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, memory);
    cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, kernel, lanes, static_cast<std::size_t>(memory));
    return blocks;
  };
  const auto of_patches = [&](auto kernel) {
    return find(kernel, patch_threads(layout), PatchMemory<Work>::asked_for);
  };
  if (stay && patch_threads(layout) < deciding_lanes) return 0;
  if (stay)
    return std::min(of_patches(resident_kernel<Work, true>), of_patches(resident_kernel<Work, false>));
#if !defined(SPATE_DOUBLE)
  if (!layout.patch) return find(march_kernel<Work>, march_threads(), march_memory(march_threads()));
#endif
  return of_patches(patch_kernel<Work>);
}

template <class Work>
CudaStage stage_for() {
  return {launch<Work>, launch_resident<Work>, most_blocks<Work>};
}
template <class Scheme, bool predicts>
CudaStage stage_for([[maybe_unused]] const StageNeeds& needs) {
  // Schemes that are there to be compared with do with the one that suits all runs, which compiles sooner.
  if constexpr (Scheme::caution != nullptr) {
    return stage_for<Work<Scheme, true, predicts, true, true>>();
  } else {
    if (needs.losses) return stage_for<Work<Scheme, true, predicts, true, true>>();
    if (needs.locates) return stage_for<Work<Scheme, true, predicts, true>>();
    return needs.barriers ? stage_for<Work<Scheme, true, predicts>>()
                          : stage_for<Work<Scheme, false, predicts>>();
  }
}

}  // namespace

CudaStage stage_of(SchemeId scheme, const StageNeeds& needs);
CudaStage stage_of(SchemeId scheme, const StageNeeds& needs) {
  return with_scheme(scheme, [=](auto type) {
    using Scheme = decltype(type);
    if constexpr (Scheme::predicts)
      if (needs.predicts) return stage_for<Scheme, true>(needs);
    return stage_for<Scheme, false>(needs);
  });
}

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
