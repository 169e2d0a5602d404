// SPDX-License-Identifier: GPL-3.0-or-later
// The choice among the compiled kernels: the best that this processor can run.
#include "solver/backend/cpu/kernel.hpp"
#include "solver/core/check.hpp"
#include "solver/core/macros.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

inline namespace avx512 {
extern const KernelSet avx512_kernels;
}
inline namespace avx2 {
extern const KernelSet avx2_kernels;
}
inline namespace baseline {
extern const KernelSet baseline_kernels;
}

namespace {

struct Choice {
  const KernelSet& kernels;
  bool supported;
};

}  // namespace

const KernelSet& find_kernels(const std::string& name) {
  const Choice choices[] = {
#if defined(SPATE_HAS_avx512)
    {avx512_kernels, SPATE_CPU_HAS("avx512f") && SPATE_CPU_HAS("avx512dq") && SPATE_CPU_HAS("avx512vl") &&
                         SPATE_CPU_HAS("avx512bw")},
#endif
#if defined(SPATE_HAS_avx2)
    {avx2_kernels, SPATE_CPU_HAS("avx2") && SPATE_CPU_HAS("fma")},
#endif
#if defined(SPATE_HAS_baseline)
    {baseline_kernels, true}
#endif
  };
  for (const Choice& choice : choices)
    if (choice.supported && (name.empty() || name == choice.kernels.name)) return choice.kernels;
  throw Error(
      "instruction_set_missing", tr("Instruction set '%1' is not available", name),
      tr("this processor or this build does not have it"),
      tr("Leave the choice to Spate; on another machine than the one it was built on, build it again."));
}

}  // namespace SPATE_PRECISION
}  // namespace spate
