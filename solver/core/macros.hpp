// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between compilers. No other file names the host and device qualifiers of CUDA, or a compiler's
// own attributes and built-in functions.
#pragma once

// SPATE_FUNCTION: inlined always, on the GPU too. SPATE_CALL: on the GPU never, so that what it needs costs
// its caller no registers. SPATE_DEVICE: on the GPU only; _INLINE: inlined always, however long; _CALL:
// never.
#if defined(__CUDACC__)
#define SPATE_FUNCTION __host__ __device__ __forceinline__
#define SPATE_CALL __host__ __device__ __noinline__
#define SPATE_DEVICE __device__
#define SPATE_DEVICE_INLINE __device__ __forceinline__
#define SPATE_DEVICE_CALL __device__ __noinline__
#elif defined(_MSC_VER) && !defined(__clang__)
#define SPATE_FUNCTION __forceinline
#else
#define SPATE_FUNCTION inline __attribute__((always_inline))
#endif
#if !defined(__CUDACC__)
#define SPATE_CALL SPATE_FUNCTION
#endif

// How often the code from here on runs, in a kernel that begins with SPATE_SELDOM: the compiler (CUDA 13, PTX
// 9.0) puts blocks that run seldom, between blocks that run often, behind all others.
#if defined(__CUDA_ARCH__) && __CUDACC_VER_MAJOR__ >= 13
#define SPATE_SELDOM asm volatile(".pragma \"frequency 1\";")
#define SPATE_OFTEN asm volatile(".pragma \"frequency 1000\";")
#else
#define SPATE_SELDOM static_cast<void>(0)
#define SPATE_OFTEN static_cast<void>(0)
#endif

// SPATE_INLINED: between the captures and the body of a lambda that is inlined always.
#if defined(__GNUC__) || defined(__clang__)
#define SPATE_INLINED () __attribute__((always_inline))
#define SPATE_UNLIKELY(condition) (__builtin_expect((condition) ? 1 : 0, 0) != 0)
#define SPATE_PREFETCH(address) __builtin_prefetch(address)
#define SPATE_ADD_ATOMICALLY(sum, value) __atomic_fetch_add(sum, value, __ATOMIC_RELAXED)
#define SPATE_CPU_HAS(feature) __builtin_cpu_supports(feature)
#else
#define SPATE_INLINED ()
#define SPATE_UNLIKELY(condition) (condition)
#define SPATE_PREFETCH(address) static_cast<void>(address)
// Atomic addition to a plain integer, which the standard offers only from C++20 on.
#define SPATE_ADD_ATOMICALLY(sum, value) \
  reinterpret_cast<std::atomic<unsigned long long>*>(sum)->fetch_add(value, std::memory_order_relaxed)
#define SPATE_CPU_HAS(feature) false
#endif
