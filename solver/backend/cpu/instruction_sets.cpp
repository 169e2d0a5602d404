// SPDX-License-Identifier: GPL-3.0-or-later
// The choice among the compiled kernels: the best that this processor can run.
#include "solver/backend/cpu/kernel.hpp"
#include "solver/core/check.hpp"
#include "solver/core/macros.hpp"

namespace spate {

#if defined(SPATE_X86_SETS)
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

namespace {

struct Choice {
  const KernelSet& kernels;
  bool supported;
};

}  // namespace

const KernelSet& find_kernels(const std::string& name) {
  const Choice choices[] = {
#if defined(SPATE_X86_SETS)
    {avx512_kernels, SPATE_CPU_HAS("avx512f") && SPATE_CPU_HAS("avx512dq") && SPATE_CPU_HAS("avx512vl") &&
                         SPATE_CPU_HAS("avx512bw")},
    {avx2_kernels, SPATE_CPU_HAS("avx2") && SPATE_CPU_HAS("fma")},
#endif
    {baseline_kernels, true}
  };
  for (const Choice& choice : choices)
    if (choice.supported && (name.empty() || name == choice.kernels.name)) return choice.kernels;
  throw Error(tr("Instruction set '%1' is not available", name),
              tr("this processor or this build does not have it"), tr("Leave the choice to Spate."));
}

}  // namespace spate
