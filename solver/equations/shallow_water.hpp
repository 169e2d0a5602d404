// SPDX-License-Identifier: GPL-3.0-or-later
// The shallow water equations at a face, in its normal frame: n is the normal component (x for faces
// between columns, y for faces between rows), t the tangential one. V is float or a SIMD lane type.
#pragma once

#include "solver/core/math.hpp"

namespace spate {

// One side of a face.
template <class V>
struct FaceState {
  V h;   // depth, m
  V un;  // normal velocity, m/s
  V ut;  // tangential velocity, m/s
};

// Per metre of face. What the water carries and what it presses stand apart, since a draining cell's
// outflow is scaled but its pressure is not.
template <class V>
struct FaceFlux {
  V mass;        // m2/s
  V normal;      // normal momentum carried, m3/s2
  V tangential;  // tangential momentum carried, m3/s2
  V pressure;    // m3/s2
};

// The central-upwind flux (Kurganov & Petrova 2007, eq. 2.13), odd in the mirror to the last bit.
// speed becomes the largest one-sided speed.
template <class V>
SPATE_FUNCTION FaceFlux<V> central_upwind(const FaceState<V>& l, const FaceState<V>& r, float gravity,
                                          V& speed) {
  const V cl = sqrt(gravity * l.h);
  const V cr = sqrt(gravity * r.h);
  const V a_plus = max(max(l.un + cl, r.un + cr), V(0.0f));
  const V a_minus = min(min(l.un - cl, r.un - cr), V(0.0f));
  speed = max(a_plus, -a_minus);
  const V spread = a_plus - a_minus;
  const V scale = select(spread > 1e-12f, 1.0f / max(spread, V(1e-12f)), V(0.0f));
  const V diffusion = a_plus * a_minus;
  const V ql = l.h * l.un;
  const V qr = r.h * r.un;
  FaceFlux<V> flux;
  flux.mass = ((a_plus * ql - a_minus * qr) + diffusion * (r.h - l.h)) * scale;
  flux.normal = ((a_plus * (ql * l.un) - a_minus * (qr * r.un)) + diffusion * (qr - ql)) * scale;
  flux.tangential =
      ((a_plus * (ql * l.ut) - a_minus * (qr * r.ut)) + diffusion * (r.h * r.ut - l.h * l.ut)) * scale;
  flux.pressure = (a_plus * (l.h * l.h) - a_minus * (r.h * r.h)) * scale * (0.5f * gravity);
  return flux;
}

// A velocity from a discharge without the singularity at h = 0: hu/h down to the depth k, and 2 h hu/k^2
// below it.
template <class V>
SPATE_FUNCTION V desingularised_inverse(V h, V k) {
  const V h2 = h * h;
  return 2.0f * h / (h2 + max(h2, k * k));
}

}  // namespace spate
