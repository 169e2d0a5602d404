// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of a GPU that frees itself, and errors of the CUDA runtime as Spate's errors.
#pragma once

#include <cuda_runtime.h>

#include <string>
#include <vector>

#include "solver/core/check.hpp"

namespace spate {

inline void check_cuda(cudaError_t status, const char* doing) {
  if (status == cudaSuccess) return;
  throw Error("gpu_failed", tr("The GPU failed while %1", tr(doing)), cudaGetErrorString(status),
              tr("Choose the device cpu, and report this if it happens again."));
}

[[noreturn]] inline void throw_out_of_memory(double needed, double free, double total) {
  throw OutOfMemory(
      "out_of_gpu_memory", tr("The GPU's memory is too small"),
      tr("%1 more are needed, and %2 of %3 are free", in_megabytes(needed), in_megabytes(free),
         in_megabytes(total)),
      tr("Close other programs that use the GPU, choose the device cpu, use larger cells, or cut the "
         "elevation model to the part that can be flooded."));
}

// Zeroed memory of a GPU. Throws OutOfMemory, which gives the missing amount.
template <class T>
class DeviceArray {
 public:
  DeviceArray() = default;
  explicit DeviceArray(std::size_t count) : count_(count) {
    const std::size_t bytes = (count > 0 ? count : 1) * sizeof(T);
    const cudaError_t status = cudaMalloc(&data_, bytes);
    if (status == cudaErrorMemoryAllocation) {
      cudaGetLastError();  // the error has been handled
      std::size_t free = 0, total = 0;
      cudaMemGetInfo(&free, &total);
      throw_out_of_memory(static_cast<double>(bytes), static_cast<double>(free), static_cast<double>(total));
    }
    check_cuda(status, "allocating memory");
    check_cuda(cudaMemset(data_, 0, bytes), "clearing memory");
    check_cuda(cudaStreamSynchronize(cudaStreamLegacy),
               "clearing memory");  // other streams do not wait for it
  }
  explicit DeviceArray(const std::vector<T>& values) : DeviceArray(values.data(), values.size()) {}
  DeviceArray(const T* values, std::size_t count) : DeviceArray(count) {
    if (count == 0) return;
    check_cuda(cudaMemcpy(data_, values, count * sizeof(T), cudaMemcpyHostToDevice), "receiving data");
    check_cuda(cudaStreamSynchronize(cudaStreamLegacy), "receiving data");  // it may return before it is done
  }
  DeviceArray(DeviceArray&& other) noexcept { swap(other); }
  DeviceArray& operator=(DeviceArray&& other) noexcept {
    swap(other);
    return *this;
  }
  ~DeviceArray() { cudaFree(data_); }

  T* data() const { return data_; }
  std::size_t size() const { return count_; }
  std::vector<T> to_host() const {
    std::vector<T> values(count_);
    check_cuda(cudaMemcpy(values.data(), data_, count_ * sizeof(T), cudaMemcpyDeviceToHost),
               "returning results");
    return values;
  }

 private:
  void swap(DeviceArray& other) {
    std::swap(data_, other.data_);
    std::swap(count_, other.count_);
  }
  T* data_ = nullptr;
  std::size_t count_ = 0;
};

// Makes an array of the host readable by kernels as long as this lives. The array must outlive it.
template <class T>
class HostArrayOnDevice {
 public:
  HostArrayOnDevice() = default;
  explicit HostArrayOnDevice(const std::vector<T>& values) : host_(const_cast<T*>(values.data())) {
    if (values.empty()) host_ = nullptr;
    if (host_ == nullptr) return;
    check_cuda(cudaHostRegister(host_, values.size() * sizeof(T), cudaHostRegisterMapped),
               "mapping an input");
    void* device = nullptr;
    check_cuda(cudaHostGetDevicePointer(&device, host_, 0), "mapping an input");
    device_ = static_cast<const T*>(device);
  }
  HostArrayOnDevice(const HostArrayOnDevice&) = delete;
  HostArrayOnDevice& operator=(const HostArrayOnDevice&) = delete;
  ~HostArrayOnDevice() {
    if (host_ != nullptr) cudaHostUnregister(host_);
  }
  const T* data() const { return device_; }

 private:
  T* host_ = nullptr;
  const T* device_ = nullptr;
};

}  // namespace spate
