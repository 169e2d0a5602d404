// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/ceilings.hpp"

#include <cuda_runtime.h>

#include "solver/core/macros.hpp"

namespace ceilings {
namespace {

__global__ void multiply_add(float* out, float x) {
  float a[16];
  for (int k = 0; k < 16; ++k) a[k] = x + static_cast<float>(k);
  for (int i = 0; i < 4096; ++i)
#pragma unroll
    for (int k = 0; k < 16; ++k) a[k] = fmaf(a[k], x, 0.5f);
  float sum = 0;
  for (int k = 0; k < 16; ++k) sum += a[k];
  if (sum == 12345.0f) *out = sum;  // never, but the compiler does not know
}

template <class Work>
double seconds(const Work& work) {
  cudaEvent_t begin, end;
  cudaEventCreate(&begin);
  cudaEventCreate(&end);
  float best = 1e30f;
  for (int repetition = 0; repetition < 5; ++repetition) {
    cudaEventRecord(begin);
    work();
    cudaEventRecord(end);
    cudaEventSynchronize(end);
    float milliseconds = 0;
    cudaEventElapsedTime(&milliseconds, begin, end);
    best = milliseconds < best ? milliseconds : best;
  }
  cudaEventDestroy(begin);
  cudaEventDestroy(end);
  return 1e-3 * static_cast<double>(best);
}

}  // namespace

double copy_bandwidth() {
  constexpr std::size_t bytes = std::size_t{2} << 30;
  void *from = nullptr, *to = nullptr;
  if (cudaMalloc(&from, bytes) != cudaSuccess || cudaMalloc(&to, bytes) != cudaSuccess) return 0;
  const double time = seconds([&] { cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice); });
  cudaFree(from);
  cudaFree(to);
  return 2.0 * static_cast<double>(bytes) / time;
}

double peak_flops() {
  int processors = 0;
  cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0);
  float* out = nullptr;
  cudaMalloc(&out, sizeof(float));
  const unsigned blocks = 16 * static_cast<unsigned>(processors);
  const double time = seconds([&] { multiply_add<<<blocks, 256>>>(out, 0.999f); });
  cudaFree(out);
  return 2.0 * 16 * 4096 * 256 * static_cast<double>(blocks) / time;
}

std::string driver() {
  int version = 0;
  cudaDriverGetVersion(&version);
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

}  // namespace ceilings
