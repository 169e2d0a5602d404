// SPDX-License-Identifier: GPL-3.0-or-later
// Replaces cuda_tube.cu where Spate is built without CUDA's compiler.
#include "solver/backend/backend.hpp"
#include "solver/core/check.hpp"
#include "solver/studies/cese/plane.hpp"

namespace spate::cese {

namespace {

[[noreturn]] void fail() {
  const CudaDevices none = cuda_devices();
  throw Error(none.key, tr("No GPU can be used"), none.reason, tr("Choose the device auto or cpu."));
}

}  // namespace

template <class Law>
Ran run_on_cuda(Tube<Law>&, double, int, unsigned) {
  fail();
}
template <class Law>
Ran run_on_cuda(Plane<Law>&, double, int, unsigned) {
  fail();
}

template Ran run_on_cuda(Tube<Euler<float>>&, double, int, unsigned);
template Ran run_on_cuda(Tube<Euler<double>>&, double, int, unsigned);
template Ran run_on_cuda(Tube<ShallowWater<float>>&, double, int, unsigned);
template Ran run_on_cuda(Tube<ShallowWater<double>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneEuler<float>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneEuler<double>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneShallowWater<float>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneShallowWater<double>>&, double, int, unsigned);

}  // namespace spate::cese
