// SPDX-License-Identifier: GPL-3.0-or-later
// Sources inside a cell: friction, and water that enters or leaves from above and below.
#pragma once

#include <cmath>

#include "solver/core/math.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The factor by which Manning friction slows the discharge q = |(hu, hv)| (m2/s) at depth h > 0 within dt.
// Backward Euler of d(hu)/dt = -g n^2 |u| hu / h^(4/3), solved exactly as a quadratic for |u|: its fixed
// point is the true normal flow for any dt. drag = 4 dt g n^2.
template <class V>
SPATE_FUNCTION V friction_factor(V h, V q, V drag) {
  const V r = inverse_cbrt(h);
  const V r2 = r * r;
  const V r4 = r2 * r2;
  return 2.0f * reciprocal(1.0f + sqrt(fma(drag * q, r4 * r2 * r, V(1.0f))));
}

// Water is added and taken in whole quanta of depth. Below 64 m a float holds every multiple of it, so
// that drizzle on deep water is not rounded away step after step; the remainder waits.
inline constexpr double depth_quantum = 1.0 / (1 << 18);  // m

// Takes whole quanta out of pending (m, >= 0) and returns them.
SPATE_FUNCTION double take_whole(double& pending, double quantum) {
  const double amount = std::floor(pending / quantum) * quantum;
  pending -= amount;
  return amount;
}
SPATE_FUNCTION Real take_quanta(double& pending) {
  return static_cast<Real>(take_whole(pending, depth_quantum));
}

// The longest step (s) in which a cell of size dx (m), rising at rate (m/s), makes no wave that would
// break the CFL number by itself: cfl dx = sqrt(g rate dt) dt.
SPATE_FUNCTION double source_time_step(double rate, double cfl, double dx, double gravity) {
  return cube_root(cfl * dx * cfl * dx / (gravity * rate));
}

}  // namespace SPATE_PRECISION
}  // namespace spate
