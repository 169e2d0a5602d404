// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/studies/cese/plane_sides.hpp"

namespace spate::cese {
namespace {

template <class Law>
class CpuPlaneSteps {
 public:
  using Real = typename Law::Real;
  explicit CpuPlaneSteps(Plane<Law>& plane)
      : plane_(plane),
        view_(view_of(plane)),
        corners_((static_cast<std::size_t>(plane.columns) + 1) * (static_cast<std::size_t>(plane.rows) + 1)) {
  }

  Real rate() const {
    Real most = 0;
    for (const PlanePoint<Law>& point : plane_.points) {
      const Real rate = view_.rate(point);
      most = most < rate ? rate : most;
    }
    return most;
  }
  void advance(Real dt) {
    std::size_t i = 0;
    for (int row = 0; row <= plane_.rows; ++row)
      for (int column = 0; column <= plane_.columns; ++column)
        corners_[i++] = view_.outward(plane_.points.data(), column, row, dt);
    i = 0;
    for (int row = 0; row < plane_.rows; ++row)
      for (int column = 0; column < plane_.columns; ++column)
        plane_.points[i++] = view_.inward(corners_.data(), column, row, dt);
  }

 private:
  Plane<Law>& plane_;
  const PlaneView<Law> view_;
  std::vector<PlanePoint<Law>> corners_;
};

}  // namespace

template <class Law>
Ran run_on_cpu(Plane<Law>& plane, double until) {
  CpuPlaneSteps<Law> steps(plane);
  return run_steps(plane.courant, until, steps);
}

template Ran run_on_cpu(Plane<PlaneEuler<float>>&, double);
template Ran run_on_cpu(Plane<PlaneEuler<double>>&, double);
template Ran run_on_cpu(Plane<PlaneShallowWater<float>>&, double);
template Ran run_on_cpu(Plane<PlaneShallowWater<double>>&, double);

}  // namespace spate::cese
