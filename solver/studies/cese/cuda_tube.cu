// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda_runtime.h>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/largest.cuh"
#include "solver/studies/cese/time_loop.hpp"

namespace spate::cese {
namespace {

template <class Law>
struct Ends {
  Law law;
  End left, right;
};

// Half a step from count points to count + 1 between and beyond them.
template <class Law>
__global__ void outward_kernel(Ends<Law> ends, const Point<Law>* from, Point<Law>* to, unsigned count,
                               typename Law::Real dt, typename Law::Real dx) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i > count) return;
  const Point<Law> left = i > 0 ? from[i - 1] : beyond(ends.law, from[0], ends.left);
  const Point<Law> right = i < count ? from[i] : beyond(ends.law, from[count - 1], ends.right);
  to[i] = half_step(ends.law, left, right, dt, dx);
}

// And back.
template <class Law>
__global__ void inward_kernel(Law law, const Point<Law>* from, Point<Law>* to, unsigned count,
                              typename Law::Real dt, typename Law::Real dx) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) to[i] = half_step(law, from[i], from[i + 1], dt, dx);
}

template <class Law>
__global__ void fastest_kernel(Law law, const Point<Law>* points, unsigned count, unsigned long long* most) {
  const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  raise_to(most, i < count ? static_cast<double>(speed_or_infinite(law, points[i])) : 0);
}

template <class Law>
class CudaSteps {
 public:
  using Real = typename Law::Real;
  CudaSteps(const Tube<Law>& tube, unsigned threads)
      : dx_(width_of(tube)),
        ends_{tube.law, tube.left, tube.right},
        count_(static_cast<unsigned>(tube.points.size())),
        threads_(threads),
        points_(tube.points),
        between_(tube.points.size() + 1) {}

  Real rate() const {
    fastest_kernel<<<blocks(), threads_>>>(ends_.law, points_.data(), count_, most_.begin());
    return static_cast<Real>(most_.value()) / dx_;  // a float is one as a double, too
  }
  void advance(Real dt) {
    outward_kernel<<<blocks(), threads_>>>(ends_, points_.data(), between_.data(), count_, dt, dx_);
    inward_kernel<<<blocks(), threads_>>>(ends_.law, between_.data(), points_.data(), count_, dt, dx_);
    check_cuda(cudaGetLastError(), "computing a step");
  }
  std::vector<Point<Law>> points() const { return points_.to_host(); }

 private:
  unsigned blocks() const { return count_ / threads_ + 1; }

  const Real dx_;
  const Ends<Law> ends_;
  const unsigned count_, threads_;
  const DeviceArray<Point<Law>> points_, between_;
  const Largest most_;
};

}  // namespace

template <class Law>
Ran run_on_cuda(Tube<Law>& tube, double until, int device, unsigned threads) {
  check_cuda(cudaSetDevice(device), "being selected");
  CudaSteps<Law> steps(tube, threads);
  const Ran ran = run_steps(tube.courant, until, steps);
  tube.points = steps.points();
  return ran;
}

template Ran run_on_cuda(Tube<Euler<float>>&, double, int, unsigned);
template Ran run_on_cuda(Tube<Euler<double>>&, double, int, unsigned);
template Ran run_on_cuda(Tube<ShallowWater<float>>&, double, int, unsigned);
template Ran run_on_cuda(Tube<ShallowWater<double>>&, double, int, unsigned);

}  // namespace spate::cese
