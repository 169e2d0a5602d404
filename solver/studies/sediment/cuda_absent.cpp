// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces cuda_stepper.cu where Spate is built without CUDA's compiler.
#include "solver/backend/backend.hpp"
#include "solver/core/check.hpp"
#include "solver/studies/sediment/stepper.hpp"

namespace spate::sediment {

std::unique_ptr<Stepper> make_cuda_stepper(const Start&, int) {
  const CudaDevices none = cuda_devices();
  throw Error(none.key, tr("No GPU can be used"), none.reason, tr("Choose the device auto or cpu."));
}

}  // namespace spate::sediment
