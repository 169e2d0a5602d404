// SPDX-License-Identifier: GPL-3.0-or-later
// The largest of numbers of many threads.
#pragma once

#include <cuda_runtime.h>

#include "solver/backend/cuda/device_memory.cuh"
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

// The largest of numbers >= 0 that kernels raise.
class Largest {
 public:
  // From 0 on.
  unsigned long long* begin() const {
    check_cuda(cudaMemset(bits_.data(), 0, sizeof(unsigned long long)), "computing a step");
    return bits_.data();
  }
  // Once the kernels are done.
  double value() const {
    double most = 0;  // has the bits of the integer
    check_cuda(cudaMemcpy(&most, bits_.data(), sizeof most, cudaMemcpyDeviceToHost), "computing a step");
    return most;
  }

 private:
  const DeviceArray<unsigned long long> bits_{1};
};

}  // namespace spate
