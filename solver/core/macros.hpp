// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that names what a single compiler knows: CUDA's host and device qualifiers, and GCC's and
// Clang's own attributes and functions, each with something that every C++17 compiler takes.
#pragma once

#if defined(__CUDACC__)
#define SPATE_FUNCTION __host__ __device__ __forceinline__
#define SPATE_DEVICE __device__  // on the GPU only
#elif defined(__GNUC__)
#define SPATE_FUNCTION inline __attribute__((always_inline))
#elif defined(_MSC_VER)
#define SPATE_FUNCTION __forceinline
#else
#define SPATE_FUNCTION inline
#endif

#if defined(__GNUC__)
#define SPATE_RARELY(condition) (__builtin_expect((condition) ? 1 : 0, 0) != 0)
#define SPATE_PREFETCH(address) __builtin_prefetch(address)
#define SPATE_PROCESSOR_HAS(set) (__builtin_cpu_supports(set) != 0)
#else
#define SPATE_RARELY(condition) (condition)
#define SPATE_PREFETCH(address) static_cast<void>(address)
#define SPATE_PROCESSOR_HAS(set) false
#endif
