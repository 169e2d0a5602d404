// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the compiled kernels this processor can run.
#include "solver/backend/cpu_kernel.hpp"

namespace spate {

#if defined(__x86_64__)
inline namespace avx512 {
extern const KernelSet avx512_kernels;
}
inline namespace avx2 {
extern const KernelSet avx2_kernels;
}
#endif
inline namespace baseline {
extern const KernelSet baseline_kernels;
}

const KernelSet& best_kernels() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw"))
    return avx512_kernels;
  if (__builtin_cpu_supports("avx2")) return avx2_kernels;
#endif
  return baseline_kernels;
}

}  // namespace spate
