// SPDX-License-Identifier: GPL-3.0-or-later
// The space-time conservation element and solution element method in one dimension: Chang (J. Comput. Phys.
// 119, 1995) and Chang, Wang & Chow (J. Comput. Phys. 156, 1999), with the weighted average of exponent 2.
//
// A point holds the solution u and its slope du/dx. A half step goes from points at j to points at j + 1/2:
// there the integral of the flux around the conservation element between both vanishes.
//
// CPU and GPU share this file. It has no powers but products, and nothing is fused (-ffp-contract=off,
// -fmad=false), so that both have the same bits after any number of steps; those who call pow(), or let one
// compiler fuse a b + c and the other not, lose them: one fused sum within three steps
// (tests/solver/studies/cese/laws_test.cpp).
#pragma once

#include <cmath>

#include "solver/studies/cese/vectors.hpp"

namespace spate::cese {

template <class Law>
struct Point {
  typename Law::State u, slope;
};

// Biased towards the smaller slope, so that no wiggles grow at a jump.
template <class Real>
SPATE_FUNCTION Real weighted(Real before, Real behind) {
  const Real of_before = behind * behind, of_behind = before * before, both = of_before + of_behind;
  return both > 0 ? (of_before * before + of_behind * behind) / both : 0;
}

// The point between two, after half of dt. dx: between points of the same time.
template <class Law>
SPATE_FUNCTION Point<Law> half_step(const Law& law, const Point<Law>& left, const Point<Law>& right,
                                    typename Law::Real dt, typename Law::Real dx) {
  using Real = typename Law::Real;
  using State = typename Law::State;
  const auto left_jacobian = law.jacobian(left.u), right_jacobian = law.jacobian(right.u);
  const State left_rate = Real(-1) * (left_jacobian * left.slope);  // du/dt
  const State right_rate = Real(-1) * (right_jacobian * right.slope);
  const Real ratio = dt / dx;
  const auto passed = [&](const Point<Law>& point, const State& flux_rate) {
    return Real(0.25) * dx * point.slope +
           (ratio * law.flux(point.u) + (Real(0.25) * dt * ratio) * flux_rate);
  };
  Point<Law> next;
  next.u = Real(0.5) * ((left.u + right.u) + (passed(left, left_jacobian * left_rate) -
                                              passed(right, right_jacobian * right_rate)));
  const State before = (2 / dx) * (next.u - (left.u + (Real(0.5) * dt) * left_rate));
  const State behind = (2 / dx) * ((right.u + (Real(0.5) * dt) * right_rate) - next.u);
  for (int i = 0; i < Law::size; ++i) next.slope[i] = weighted(before[i], behind[i]);
  return next;
}

// What lies half a cell beyond an end of the tube.
enum class End : unsigned char { open, wall };

template <class Law>
SPATE_FUNCTION Point<Law> beyond(const Law& law, const Point<Law>& last, End end) {
  if (end == End::open) return {last.u, {}};
  return {law.mirrored(last.u), typename Law::Real(-1) * law.mirrored(last.slope)};
}

}  // namespace spate::cese
