// SPDX-License-Identifier: GPL-3.0-or-later
// The run of a tube on the CPU for any law, such as one of the caller's own. For those of laws.hpp tube.hpp
// is enough.
#pragma once

#include "solver/studies/cese/time_loop.hpp"

namespace spate::cese {

template <class Law>
class CpuSteps {
 public:
  using Real = typename Law::Real;
  explicit CpuSteps(Tube<Law>& tube) : tube_(tube), dx_(width_of(tube)), between_(tube.points.size() + 1) {}

  Real rate() const {
    Real most = 0;
    for (const Point<Law>& point : tube_.points) {
      const Real speed = speed_or_infinite(tube_.law, point);
      most = most < speed ? speed : most;
    }
    return most / dx_;
  }
  void advance(Real dt) {
    const Real dx = dx_;
    const Law& law = tube_.law;
    std::vector<Point<Law>>& points = tube_.points;
    const std::size_t count = points.size();
    between_[0] = half_step(law, beyond(law, points[0], tube_.left), points[0], dt, dx);
    for (std::size_t i = 1; i < count; ++i) between_[i] = half_step(law, points[i - 1], points[i], dt, dx);
    between_[count] = half_step(law, points[count - 1], beyond(law, points[count - 1], tube_.right), dt, dx);
    for (std::size_t i = 0; i < count; ++i) points[i] = half_step(law, between_[i], between_[i + 1], dt, dx);
  }

 private:
  Tube<Law>& tube_;
  const Real dx_;
  std::vector<Point<Law>> between_;
};

template <class Law>
Ran run_on_cpu(Tube<Law>& tube, double until) {
  CpuSteps<Law> steps(tube);
  return run_steps(tube.courant, until, steps);
}

}  // namespace spate::cese
