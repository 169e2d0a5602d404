// SPDX-License-Identifier: GPL-3.0-or-later
// What happens at a face with water on one side only. States are seen from inside: n points inward.
#pragma once

#include "solver/equations/shallow_water.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// The outer state at a wall (all is mirrored), an open face (all is copied; where the water moves inward, a
// wall), or one over which the water falls (there is none beyond: still water leaves as in Ritter's dam
// break).
template <class V, class Mask>
SPATE_FUNCTION FaceState<V> outer_state(const FaceState<V>& inner, Mask is_open, Mask falls) {
  const V zero(0.0f), mirrored = -inner.un;
  return {select(falls, zero, inner.h),
          select(falls, zero, select(is_open, min(inner.un, mirrored), mirrored)), inner.ut};
}

// The outer state where the water level is imposed, with depth h at the face: the outgoing Riemann invariant
// u - 2c of the inside, no faster than critical. A copy where the outflow carries away what comes inward:
// waves, or the bore that a greater depth sends in (Stoker 1957, section 10.8).
SPATE_FUNCTION FaceState<Real> level_state(const FaceState<Real>& inner, Real h, Real gravity) {
  const Real c = sqrt(gravity * h);
  const Real c_inner = sqrt(gravity * inner.h);
  const Real thinnest(1e-6f);  // m
  const Real front =
      h > inner.h ? sqrt(0.5f * gravity * h * (h + inner.h) / max(inner.h, thinnest)) : c_inner;
  if (inner.un + front < 0.0f) return inner;
  const Real un = inner.un - 2.0f * c_inner + 2.0f * c;
  return {h, min(max(un, -c), c), un > 0.0f ? 0.0f : inner.ut};
}

// The flux of an imposed discharge q (m2/s, > 0 inward): the mass is exact; the depth is that inside, or the
// critical depth where the inflow needs more.
SPATE_FUNCTION FaceFlux<Real> discharge_flux(const FaceState<Real>& inner, Real q, Real gravity,
                                             Real& speed) {
  const Real r = q * q / gravity;
  const Real critical = q > 0.0f && r > 0.0f ? 1.0f / inverse_cbrt(r) : 0.0f;
  const Real h = max(inner.h, critical);
  const Real u = h > 0.0f ? q / h : 0.0f;
  speed = abs(u) + sqrt(gravity * h);
  const Real net = 0.5f * gravity * ((h - inner.h) * (h + inner.h));
  return {q, q * u, q > 0.0f ? 0.0f : q * inner.ut, net, net};
}

// The largest discharge that an edge can draw, m2/s: supercritical outflow, or a free fall. A larger one
// would need suction.
SPATE_FUNCTION Real largest_outflow(const FaceState<Real>& inner, Real gravity) {
  return inner.h * max(-inner.un, sqrt(gravity * inner.h));
}

}  // namespace SPATE_PRECISION
}  // namespace spate
