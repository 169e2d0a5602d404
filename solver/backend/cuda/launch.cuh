// SPDX-License-Identifier: GPL-3.0-or-later
// Launches successive kernels so that they overlap: the next one gets ready while the one before it ends.
// This takes cards of compute capability 9.0 and code for them; elsewhere kernels follow one another as
// usual.
#pragma once

#include <cuda_runtime.h>

#include "solver/core/macros.hpp"

namespace spate {

// Of an H100 or H200: for how many to launch blocks where nothing but the time depends on that.
inline constexpr int usual_multiprocessors = 132;

// major: of the card's compute capability.
inline bool can_overlap(int major) {
  constexpr int compiled_for[] = {__CUDA_ARCH_LIST__};
  return major >= 9 && compiled_for[sizeof compiled_for / sizeof(int) - 1] >= 900;
}

inline cudaStream_t of(void* stream) {
  return static_cast<cudaStream_t>(stream);
}

template <class... Parameters, class... Arguments>
void launch_after(void (*kernel)(Parameters...), bool overlaps, int blocks, int lanes, int shared_memory,
                  void* stream, const Arguments&... arguments) {
  cudaLaunchAttribute overlap{};
  overlap.id = cudaLaunchAttributeProgrammaticStreamSerialization;
  overlap.val.programmaticStreamSerializationAllowed = 1;
  cudaLaunchConfig_t config{};
  config.gridDim = dim3(static_cast<unsigned>(blocks));
  config.blockDim = dim3(static_cast<unsigned>(lanes));
  config.dynamicSmemBytes = static_cast<std::size_t>(shared_memory);
  config.stream = static_cast<cudaStream_t>(stream);
  config.attrs = &overlap;
  config.numAttrs = overlaps ? 1 : 0;
  cudaLaunchKernelEx(&config, kernel, Parameters(arguments)...);
}

// Lets the next kernel come to where it waits, where there is room for it. Else it may when all blocks
// have come past wait_for_previous().
SPATE_DEVICE inline void let_next_begin() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  cudaTriggerProgrammaticLaunchCompletion();
#endif
}

// The first call of such a kernel: waits until all kernels before it are done and their results visible.
SPATE_DEVICE inline void wait_for_previous() {
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ >= 900
  cudaGridDependencySynchronize();
#endif
  let_next_begin();
}

}  // namespace spate
