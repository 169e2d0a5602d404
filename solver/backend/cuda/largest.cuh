// SPDX-License-Identifier: GPL-3.0-or-later
// The largest of numbers of many threads.
#pragma once

#include <cuda_runtime.h>

#include "solver/core/macros.hpp"

namespace spate {

// Raises *largest, which holds the bits of a double, to value. Numbers that are not negative are ordered as
// their bits are. All threads of a warp call it; blocks are multiples of 32 wide.
inline SPATE_DEVICE void raise_to(unsigned long long* largest, double value) {
  const auto bits = static_cast<unsigned long long>(__double_as_longlong(value));
  const unsigned high = __reduce_max_sync(~0u, static_cast<unsigned>(bits >> 32));
  const unsigned low =
      __reduce_max_sync(~0u, static_cast<unsigned>(bits >> 32) == high ? static_cast<unsigned>(bits) : 0u);
  const unsigned long long of_warp = static_cast<unsigned long long>(high) << 32 | low;
  if ((threadIdx.x & 31) == 0 && of_warp > *largest) atomicMax(largest, of_warp);
}

}  // namespace spate
