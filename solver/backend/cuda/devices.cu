// SPDX-License-Identifier: GPL-3.0-or-later
// The GPUs that can compute, or why there are none; and the free memory of one.
#include <cuda_runtime.h>

#include "solver/backend/backend.hpp"
#include "solver/backend/cuda/device_memory.cuh"
#include "solver/core/text.hpp"

namespace spate {
namespace {

std::string release(int version) {
  return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

CudaDevices no_devices(cudaError_t status) {
  int driver = 0;
  cudaDriverGetVersion(&driver);
  if (driver == 0)
    return {{},
            "gpu_driver_missing",
            tr("no driver for NVIDIA GPUs is installed"),
            tr("Install NVIDIA's driver where there is such a GPU")};
  if (status == cudaErrorInsufficientDriver)
    return {{},
            "gpu_driver_too_old",
            tr("the NVIDIA driver is too old: it supports CUDA %1, and Spate needs %2", release(driver),
               release(CUDART_VERSION)),
            tr("Update the driver")};
  if (status == cudaSuccess || status == cudaErrorNoDevice)
    return {{},
            "gpu_not_found",
            tr("the NVIDIA driver finds no GPU"),
            tr("Check with nvidia-smi that it sees one, and that CUDA_VISIBLE_DEVICES does not hide it")};
  return {{},
          "gpu_driver_broken",
          tr("the NVIDIA driver does not work: %1", cudaGetErrorString(status)),
          tr("Check it with nvidia-smi; when it was updated, restart the machine")};
}

// A card runs code for its own generation (compute capability 8.6 runs that for 8.0, but not for 9.0); a card
// newer than all of them compiles the code for the newest. Numbers are those of __CUDA_ARCH__: 860 for 8.6.
constexpr int architectures[] = {__CUDA_ARCH_LIST__};
template <std::size_t count>
constexpr bool runs_on(const int (&compiled_for)[count], int capability) {
  for (const int architecture : compiled_for)
    if (architecture / 100 == capability / 100 && architecture <= capability) return true;
  return capability / 100 > compiled_for[count - 1] / 100;
}
constexpr int example[] = {860, 900};
static_assert(runs_on(example, 860) && runs_on(example, 890) && runs_on(example, 1200), "runs_on");
static_assert(!runs_on(example, 800) && !runs_on(example, 750), "runs_on");

std::string capability_name(int capability) {
  return std::to_string(capability / 100) + "." + std::to_string(capability % 100 / 10);
}

}  // namespace

CudaDevices cuda_devices() {
  int count = 0;
  const cudaError_t status = cudaGetDeviceCount(&count);
  if (status != cudaSuccess || count == 0) return no_devices(status);
  CudaDevices found;
  for (int device = 0; device < count; ++device) {
    cudaDeviceProp properties;
    if (cudaGetDeviceProperties(&properties, device) != cudaSuccess) {
      cudaGetLastError();  // it is not that of the next card
      continue;
    }
    const int capability = 100 * properties.major + 10 * properties.minor;
    if (runs_on(architectures, capability)) {
      found.names[device] = properties.name;
      continue;
    }
    found.key = "gpu_too_old";
    found.reason = tr("this build of Spate has no code for the GPU %1 (compute capability %2)",
                      properties.name, capability_name(capability));
  }
  if (!found.names.empty()) return found;
  if (found.reason.empty()) return no_devices(cudaErrorUnknown);
  found.remedy = tr(
      "Use a GPU of compute capability %1 or later, or build Spate for this one (SPATE_CUDA_ARCHITECTURES)",
      capability_name(architectures[0]));
  return found;
}

double cuda_memory_free(int device) {
  std::size_t free = 0, total = 0;
  check_cuda(cudaSetDevice(device), "being selected");
  check_cuda(cudaMemGetInfo(&free, &total), "reporting its free memory");
  return static_cast<double>(free);
}

}  // namespace spate
