// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of integers to which several threads add at once: no order matters.
#pragma once

#include "solver/core/macros.hpp"

namespace spate {

SPATE_FUNCTION void add_atomically(unsigned long long* sum, unsigned long long value) {
#if defined(__CUDA_ARCH__)
  atomicAdd(sum, value);
#else
  __atomic_fetch_add(sum, value, __ATOMIC_RELAXED);
#endif
}

}  // namespace spate
