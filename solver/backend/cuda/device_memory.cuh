// SPDX-License-Identifier: GPL-3.0-or-later
// Owners of a GPU's memory, and errors of the CUDA runtime as Spate's errors.
#pragma once

#include <cuda_runtime.h>

#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <vector>

#include "solver/core/check.hpp"

namespace spate {

[[noreturn]] inline void throw_out_of_memory(double needed, double free, double total) {
  throw OutOfMemory(
      "out_of_gpu_memory", tr("The GPU's memory is too small"),
      tr("%1 more are needed, and %2 of %3 are free", in_megabytes(needed), in_megabytes(free),
         in_megabytes(total)),
      tr("Close other programs that use the GPU, choose the device cpu, use larger cells, or cut the "
         "elevation model to the part that can be flooded."));
}

inline void check_cuda(cudaError_t status, const char* doing) {
  if (status == cudaSuccess) return;
  if (status == cudaErrorMemoryAllocation) {  // even a stream takes some
    constexpr double least = 1e6;
    cudaGetLastError();  // the error has been handled
    std::size_t free = 0, total = 0;
    cudaMemGetInfo(&free, &total);
    throw_out_of_memory(least, static_cast<double>(free), static_cast<double>(total));
  }
  throw Error("gpu_failed", tr("The GPU failed while %1", tr(doing)), cudaGetErrorString(status),
              tr("Choose the device cpu, and report this if it happens again."));
}

// After launches, which answer nothing: one that has failed would be work that is missing.
inline void check_launches() {
  check_cuda(cudaGetLastError(), "launching its work");
}

// What any stream does on the GPU after these sees what they have done.
inline void clear_memory(void* memory, std::size_t bytes) {
  check_cuda(cudaMemset(memory, 0, bytes), "clearing memory");
  check_cuda(cudaStreamSynchronize(cudaStreamLegacy), "clearing memory");  // other streams do not wait for it
}
template <class T>
void copy_to_gpu(T* to, const T* values, std::size_t count) {
  if (count == 0) return;
  check_cuda(cudaMemcpy(to, values, count * sizeof(T), cudaMemcpyHostToDevice), "receiving data");
  check_cuda(cudaStreamSynchronize(cudaStreamLegacy), "receiving data");  // it may return before it is done
}

// Zeroed memory of a GPU. Throws OutOfMemory with the missing amount.
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
    clear_memory(data_, bytes);
  }
  explicit DeviceArray(const std::vector<T>& values) : DeviceArray(values.data(), values.size()) {}
  DeviceArray(const T* values, std::size_t count) : DeviceArray(count) { set(values, count); }
  DeviceArray(DeviceArray&& other) noexcept { swap(other); }
  DeviceArray& operator=(DeviceArray&& other) noexcept {
    swap(other);
    return *this;
  }
  ~DeviceArray() { cudaFree(data_); }

  // Overwrites the first values.
  void set(const std::vector<T>& values) const { set(values.data(), values.size()); }
  void set(const T* values, std::size_t count) const { copy_to_gpu(data_, values, count); }

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

// Of a call that locks so many bytes of the host's memory, so that GPUs can reach it.
inline void check_host_memory(cudaError_t status, std::size_t bytes) {
  if (status == cudaErrorMemoryAllocation) {
    cudaGetLastError();  // the error has been handled
    throw OutOfMemory(
        "host_memory_not_locked", tr("The machine's memory cannot be locked for the GPU"),
        tr("%1 of it have to stay where the GPU reads them", in_megabytes(static_cast<double>(bytes))),
        tr("Free memory, raise the limit on locked memory (ulimit -l), or choose the device cpu."));
  }
  check_cuda(status, "locking memory");
}

// Memory of the host that kernels write to themselves: page-locked, which lets a GPU write several times as
// fast as a copy to other memory.
template <class T>
class PinnedArray {
 public:
  explicit PinnedArray(std::size_t count) {
    check_host_memory(cudaMallocHost(&data_, count * sizeof(T)), count * sizeof(T));
  }
  PinnedArray(const PinnedArray&) = delete;
  PinnedArray& operator=(const PinnedArray&) = delete;
  ~PinnedArray() { cudaFreeHost(data_); }

  T* data() const { return data_; }

 private:
  T* data_ = nullptr;
};

// Memory of the host that kernels can read. Simulations may share an array, which the driver maps once.
class MappedMemory {
 public:
  MappedMemory(void* host, std::size_t bytes) : host_(host) {
    const std::lock_guard<std::mutex> locked(all().mutex);
    int& uses = all().uses[host_];
    if (uses == 0)
      check_host_memory(cudaHostRegister(host_, bytes, cudaHostRegisterMapped | cudaHostRegisterPortable),
                        bytes);
    ++uses;
  }
  MappedMemory(const MappedMemory&) = delete;
  MappedMemory& operator=(const MappedMemory&) = delete;
  ~MappedMemory() {
    const std::lock_guard<std::mutex> locked(all().mutex);
    const auto found = all().uses.find(host_);
    if (--found->second > 0) return;
    all().uses.erase(found);
    cudaHostUnregister(host_);
  }

 private:
  struct All {
    std::mutex mutex;
    std::map<void*, int> uses;
  };
  static All& all() {
    static All mapped;
    return mapped;
  }

  void* const host_;
};

// Makes an array of the host readable by kernels as long as this lives: copied to the card if it takes no
// more than so many bytes, since reading it there is many times faster; else in the memory of the host, and
// the array must outlive this.
template <class T>
class ArrayForDevice {
 public:
  ArrayForDevice() = default;
  ArrayForDevice(const std::vector<T>& values, double most_to_copy) {
    if (values.empty()) return;
    if (static_cast<double>(values.size() * sizeof(T)) <= most_to_copy) {
      copy_ = DeviceArray<T>(values);
      device_ = copy_.data();
      return;
    }
    T* const host = const_cast<T*>(values.data());
    mapped_ = std::make_unique<MappedMemory>(host, values.size() * sizeof(T));
    void* device = nullptr;
    check_cuda(cudaHostGetDevicePointer(&device, host, 0), "mapping an input");
    device_ = static_cast<const T*>(device);
  }
  const T* data() const { return device_; }
  double bytes() const { return static_cast<double>(copy_.size() * sizeof(T)); }  // on the card

 private:
  DeviceArray<T> copy_;
  std::unique_ptr<MappedMemory> mapped_;
  const T* device_ = nullptr;
};

}  // namespace spate
