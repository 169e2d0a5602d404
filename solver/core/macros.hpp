// SPDX-License-Identifier: GPL-3.0-or-later
// The only file that names the host and device qualifiers of CUDA.
#pragma once

#if defined(__CUDACC__)
#define SPATE_FUNCTION __host__ __device__ __forceinline__
#define SPATE_DEVICE __device__  // on the GPU only
#else
#define SPATE_FUNCTION inline __attribute__((always_inline))
#endif
