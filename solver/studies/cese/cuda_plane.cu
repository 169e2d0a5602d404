// SPDX-License-Identifier: GPL-3.0-or-later
#include <cuda_runtime.h>

#include "solver/backend/cuda/device_memory.cuh"
#include "solver/backend/cuda/largest.cuh"
#include "solver/studies/cese/plane_sides.hpp"

namespace spate::cese {
namespace {

constexpr unsigned width = 32;  // of a block

template <class Law>
__global__ void outward_kernel(PlaneView<Law> view, const PlanePoint<Law>* from, PlanePoint<Law>* to,
                               typename Law::Real dt) {
  const int x = static_cast<int>(blockIdx.x * width + threadIdx.x),
            y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y);
  if (x <= view.columns && y <= view.rows)
    to[static_cast<std::size_t>(y) * (static_cast<std::size_t>(view.columns) + 1) +
       static_cast<std::size_t>(x)] = view.outward(from, x, y, dt);
}

template <class Law>
__global__ void inward_kernel(PlaneView<Law> view, const PlanePoint<Law>* from, PlanePoint<Law>* to,
                              typename Law::Real dt) {
  const int x = static_cast<int>(blockIdx.x * width + threadIdx.x),
            y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y);
  if (x < view.columns && y < view.rows)
    to[static_cast<std::size_t>(y) * static_cast<std::size_t>(view.columns) + static_cast<std::size_t>(x)] =
        view.inward(from, x, y, dt);
}

template <class Law>
__global__ void rate_kernel(PlaneView<Law> view, const PlanePoint<Law>* points, std::size_t count,
                            unsigned long long* most) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  raise_to(most, i < count ? static_cast<double>(view.rate(points[i])) : 0);
}

template <class Law>
class CudaPlaneSteps {
 public:
  using Real = typename Law::Real;
  CudaPlaneSteps(const Plane<Law>& plane, unsigned threads)
      : view_(view_of(plane)),
        threads_(threads),
        points_(plane.points),
        corners_((static_cast<std::size_t>(plane.columns) + 1) * (static_cast<std::size_t>(plane.rows) + 1)) {
  }

  Real rate() const {
    const auto blocks = static_cast<unsigned>((points_.size() + threads_ - 1) / threads_);
    rate_kernel<<<blocks, threads_>>>(view_, points_.data(), points_.size(), most_.begin());
    return static_cast<Real>(most_.value());  // a float is one as a double, too
  }
  void advance(Real dt) {
    const unsigned height = threads_ / width;
    const dim3 block(width, height);
    const dim3 grid(static_cast<unsigned>(view_.columns) / width + 1,
                    static_cast<unsigned>(view_.rows) / height + 1);
    outward_kernel<<<grid, block>>>(view_, points_.data(), corners_.data(), dt);
    inward_kernel<<<grid, block>>>(view_, corners_.data(), points_.data(), dt);
    check_cuda(cudaGetLastError(), "computing a step");
  }
  std::vector<PlanePoint<Law>> points() const { return points_.to_host(); }

 private:
  const PlaneView<Law> view_;
  const unsigned threads_;
  const DeviceArray<PlanePoint<Law>> points_, corners_;
  const Largest most_;
};

}  // namespace

template <class Law>
Ran run_on_cuda(Plane<Law>& plane, double until, int device, unsigned threads) {
  check_cuda(cudaSetDevice(device), "being selected");
  CudaPlaneSteps<Law> steps(plane, threads);
  const Ran ran = run_steps(plane.courant, until, steps);
  plane.points = steps.points();
  return ran;
}

template Ran run_on_cuda(Plane<PlaneEuler<float>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneEuler<double>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneShallowWater<float>>&, double, int, unsigned);
template Ran run_on_cuda(Plane<PlaneShallowWater<double>>&, double, int, unsigned);

}  // namespace spate::cese
