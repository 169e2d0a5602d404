// SPDX-License-Identifier: GPL-3.0-or-later
// The time loop of tubes and planes, which both processors share.
#pragma once

#include <cmath>
#include <limits>

#include "solver/core/check.hpp"
#include "solver/studies/cese/tube.hpp"

namespace spate::cese {

// Infinite where a state cannot be.
template <class Law>
SPATE_FUNCTION typename Law::Real speed_or_infinite(const Law& law, const Point<Law>& point) {
  constexpr auto infinite = std::numeric_limits<typename Law::Real>::infinity();
  const typename Law::Real speed = law.is_possible(point.u) ? law.speed(point.u) : infinite;
  return speed == speed ? speed : infinite;
}

inline void check_courant(double courant) {
  check(courant > 0 && courant < 1, "waves_courant_impossible", "The CFL number of the waves is impossible",
        "it must be above 0 and below 1", "Correct it.");
}

// The width of a cell. Throws Error when the tube makes no sense.
template <class Law>
typename Law::Real width_of(const Tube<Law>& tube) {
  check(tube.points.size() >= 2 && tube.length > 0, "tube_impossible", "The tube has no cells",
        "it needs at least two cells and a length", "Give it some.");
  check_courant(static_cast<double>(tube.courant));
  return tube.length / static_cast<typename Law::Real>(tube.points.size());
}

// steps.rate(): the largest share of a cell that a wave crosses in 1 s, infinite where a state cannot be;
// steps.advance(dt): both half steps.
template <class Real, class Steps>
Ran run_steps(Real courant, double until, Steps& steps) {
  Ran ran;
  double time = 0;
  const auto possible_rate = [&] {
    const Real rate = steps.rate();
    if (std::isfinite(rate)) return rate;
    throw Error("waves_state_impossible", tr("The waves cannot go on at %1", time),
                tr("a density, a pressure or a depth is not above 0"),
                tr("Lower the CFL number, or use more cells."));
  };
  for (; time < until; ++ran.steps) {
    const Real rate = possible_rate();
    const auto left = static_cast<Real>(until - time);
    const Real dt = rate * left > courant ? courant / rate : left;
    steps.advance(dt);
    time = dt < left ? time + static_cast<double>(dt) : until;
  }
  possible_rate();
  return ran;
}

}  // namespace spate::cese
