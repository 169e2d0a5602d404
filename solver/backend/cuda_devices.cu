// SPDX-License-Identifier: GPL-3.0-or-later
// Which GPUs there are, or why there are none.
#include <cuda_runtime.h>

#include "solver/backend/backend.hpp"

namespace spate {
namespace {

std::string release(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

CudaDevices no_devices(cudaError_t status) {
  int driver = 0;
  cudaDriverGetVersion(&driver);
  if (driver == 0)
    return {
        {}, "no driver for NVIDIA GPUs is installed", "Install NVIDIA's driver where there is such a GPU"};
  if (status == cudaErrorInsufficientDriver)
    return {{},
            "the NVIDIA driver is too old: it supports CUDA " + release(driver) + ", and Spate needs " +
                release(CUDART_VERSION),
            "Update the driver"};
  if (status == cudaSuccess || status == cudaErrorNoDevice)
    return {{},
            "the NVIDIA driver finds no GPU",
            "Check with nvidia-smi that it sees one, and that CUDA_VISIBLE_DEVICES does not hide it"};
  return {{},
          std::string("the NVIDIA driver does not work: ") + cudaGetErrorString(status),
          "Check it with nvidia-smi; when it was updated, restart the machine"};
}

}  // namespace

CudaDevices cuda_devices() {
  int count = 0;
  const cudaError_t status = cudaGetDeviceCount(&count);
  if (status != cudaSuccess || count == 0) return no_devices(status);
  CudaDevices found;
  for (int device = 0; device < count; ++device) {
    cudaDeviceProp properties;
    if (cudaGetDeviceProperties(&properties, device) == cudaSuccess)
      found.names.emplace_back(properties.name);
  }
  return found;
}

}  // namespace spate
