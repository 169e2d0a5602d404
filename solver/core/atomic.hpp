// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of integers to which several threads add at once, in any order.
#pragma once

#include <atomic>

#include "solver/core/macros.hpp"

namespace spate {

SPATE_FUNCTION void add_atomically(unsigned long long* sum, unsigned long long value) {
#if defined(__CUDA_ARCH__)
  atomicAdd(sum, value);
#else
  SPATE_ADD_ATOMICALLY(sum, value);
#endif
}

}  // namespace spate
