// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gpu/all_memory.hpp"

#include <cuda_runtime.h>

AllMemory::AllMemory() {
  for (std::size_t size = std::size_t{1} << 36; size >= 1 << 12;) {
    void* block = nullptr;
    if (cudaMalloc(&block, size) == cudaSuccess) {
      blocks_.push_back(block);
      bytes_ += size;
    } else {
      cudaGetLastError();  // the error has been handled
      size /= 2;
    }
  }
}

AllMemory::~AllMemory() {
  for (void* block : blocks_) cudaFree(block);
}
