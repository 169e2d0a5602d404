// SPDX-License-Identifier: GPL-3.0-or-later
// How blocks of a GPU tell each other that something is done, through counters in the card's memory: what a
// thread and those that it has met in its block wrote before release() is seen after acquire().
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"

namespace spate {

SPATE_DEVICE inline void release([[maybe_unused]] std::uint32_t* counter) {
#if defined(__CUDA_ARCH__)
  asm volatile("red.release.gpu.global.add.u32 [%0], 1;" ::"l"(counter) : "memory");
#endif
}
SPATE_DEVICE inline std::uint32_t acquire([[maybe_unused]] const std::uint32_t* counter) {
  std::uint32_t value = 0;
#if defined(__CUDA_ARCH__)
  asm volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(counter) : "memory");
#endif
  return value;
}

}  // namespace spate
