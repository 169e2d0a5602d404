// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces the GPU backend where Spate is built without CUDA's compiler.
#include "solver/backend/part.hpp"
#include "solver/core/check.hpp"

namespace spate {

CudaDevices cuda_devices() {
  return {{},
          "built_without_gpu",
          tr("this build of Spate has no GPU code"),
          tr("Build it where nvcc 12.8 or later is found")};
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): the same signature as with CUDA
std::unique_ptr<Part> make_cuda_part(std::shared_ptr<const Scenario>, const Numerics&,
                                     const std::vector<int>&, const Watch&, const RunState*, Exchange&,
                                     const Outline*) {
  const CudaDevices none = cuda_devices();
  throw Error(none.key, tr("No GPU can be used"), none.reason, tr("Choose the device auto or cpu."));
}

double cuda_memory_when_all_wet(const Scenario&, const Numerics&) {
  return 0;
}

double cuda_memory_free(int) {
  return 0;
}

}  // namespace spate
