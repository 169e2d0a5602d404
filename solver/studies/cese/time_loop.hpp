// SPDX-License-Identifier: GPL-3.0-or-later
// The time loop of a tube, which both processors share. Steps: what computes them.
#pragma once

#include <cmath>
#include <limits>

#include "solver/core/check.hpp"
#include "solver/studies/cese/tube.hpp"

namespace spate::cese {

// The largest speed of all points; infinite where a state cannot be.
template <class Law>
SPATE_FUNCTION typename Law::Real speed_or_infinite(const Law& law, const Point<Law>& point) {
  constexpr auto infinite = std::numeric_limits<typename Law::Real>::infinity();
  const typename Law::Real speed = law.is_possible(point.u) ? law.speed(point.u) : infinite;
  return speed == speed ? speed : infinite;
}

template <class Law>
void check_tube(const Tube<Law>& tube) {
  check(tube.points.size() >= 2 && tube.length > 0, "tube_impossible", "The tube has no cells",
        "it needs at least two cells and a length", "Give it some.");
  check(tube.courant > 0 && tube.courant < 1, "tube_courant_impossible",
        "The CFL number of the tube is impossible", "it must be above 0 and below 1", "Correct it.");
}

// steps.fastest(): the largest speed_or_infinite(); steps.advance(dt, dx): both half steps.
template <class Law, class Steps>
Ran run_tube(const Tube<Law>& tube, double until, Steps& steps) {
  using Real = typename Law::Real;
  const Real dx = tube.length / static_cast<Real>(tube.points.size());
  Ran ran;
  for (double time = 0; time < until; ++ran.steps) {
    const Real fastest = steps.fastest();
    if (!std::isfinite(fastest))
      throw Error("tube_state_impossible", tr("The waves in the tube cannot go on at %1", time),
                  tr("a density, a pressure or a depth is not above 0"),
                  tr("Lower the CFL number, or use more cells."));
    const double left = until - time;
    const Real dt = fastest > 0 ? tube.courant * dx / fastest : static_cast<Real>(left);
    const bool is_last = static_cast<double>(dt) >= left;
    steps.advance(is_last ? static_cast<Real>(left) : dt, dx);
    time = is_last ? until : time + static_cast<double>(dt);
  }
  if (!std::isfinite(steps.fastest()))
    throw Error("tube_state_impossible", tr("The waves in the tube cannot go on at %1", until),
                tr("a density, a pressure or a depth is not above 0"),
                tr("Lower the CFL number, or use more cells."));
  return ran;
}

}  // namespace spate::cese
