// SPDX-License-Identifier: GPL-3.0-or-later
// The shallow water equations at a face, in its normal frame: n is the normal component (x for faces
// between columns, y for faces between rows), t the tangential one. V is float or a SIMD lane type.
#pragma once

#include "solver/core/math.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// One side of a face.
template <class V>
struct FaceState {
  V h;   // depth, m
  V un;  // normal velocity, m/s
  V ut;  // tangential velocity, m/s
};

template <class V, class Mask>
SPATE_FUNCTION FaceState<V> chosen(Mask condition, const FaceState<V>& yes, const FaceState<V>& no) {
  return {select(condition, yes.h, no.h), select(condition, yes.un, no.un), select(condition, yes.ut, no.ut)};
}

// Per metre of face. Convective fluxes and pressures are kept apart, since the outflow of a draining cell is
// scaled but its pressure is not.
template <class V>
struct FaceFlux {
  V mass;        // m2/s
  V normal;      // normal momentum carried, m3/s2
  V tangential;  // tangential momentum carried, m3/s2
  V net_l;       // the face's pressure less that of the left state, m3/s2
  V net_r;       // the face's pressure less that of the right state, m3/s2
};

// Limits of the flux through a face beside a cell that holds so little water that an explicit step would
// overshoot.
template <class V>
struct FaceLimits {
  V diffusion;  // factor on the diffusion; 1: all of it
  V swap;       // largest flow that both sides exchange, m2/s
};

// The central-upwind flux (Kurganov & Petrova 2007, eq. 2.13), odd in the mirror to the last bit. It is the
// difference of two flows, from_l = a+ h_l (u_l - a-) / (a+ - a-) and the same from the right, each with its
// own velocity: so water takes its velocity along, and the smaller of the two flows is what the cells swap.
// Its pressure g/2 (a+ h_l^2 - a- h_r^2) / (a+ - a-) less g/2 h_l^2 is -a- g/2 (h_r^2 - h_l^2) / (a+ - a-),
// and the same with a+ on the right: for two equal depths nothing is left, not even a rounding error. speed
// becomes the largest one-sided speed. depth_l: that in which the waves of l run, m.
template <class V>
SPATE_FUNCTION FaceFlux<V> central_upwind(const FaceState<V>& l, V depth_l, const FaceState<V>& r,
                                          Real gravity, const FaceLimits<V>& limits, V& speed) {
  const V cl = sqrt(gravity * depth_l);
  const V cr = sqrt(gravity * r.h);
  const V a_plus = max(max(l.un + cl, r.un + cr), V(0.0f));
  const V a_minus = min(min(l.un - cl, r.un - cr), V(0.0f));
  speed = max(a_plus, -a_minus);
  const V scale = reciprocal(a_plus - a_minus);  // always > 0, as every root is
  const V share_l = a_plus * scale, share_r = a_minus * scale;
  V from_l = share_l * l.h * fma(-limits.diffusion, a_minus, l.un);
  V from_r = share_r * r.h * fma(-limits.diffusion, a_plus, r.un);
  FaceFlux<V> flux;
  flux.mass = from_l - from_r;
  const V swapped = min(from_l, from_r);
  const auto limited = swapped > limits.swap || swapped < 0.0f;
  if (any(limited)) {
    const V most = max(min(swapped, limits.swap), V(0.0f));
    from_l = select(limited, most + max(flux.mass, V(0.0f)), from_l);
    from_r = select(limited, most - min(flux.mass, V(0.0f)), from_r);
  }
  flux.normal = from_l * l.un - from_r * r.un;
  flux.tangential = from_l * l.ut - from_r * r.ut;
  const V push = (r.h - l.h) * (l.h + r.h) * (0.5f * gravity);
  flux.net_l = -share_r * push;
  flux.net_r = -share_l * push;
  return flux;
}
template <class V>
SPATE_FUNCTION FaceFlux<V> central_upwind(const FaceState<V>& l, const FaceState<V>& r, Real gravity,
                                          const FaceLimits<V>& limits, V& speed) {
  return central_upwind(l, l.h, r, gravity, limits, speed);
}

// A velocity from a discharge without the singularity at h = 0: hu/h down to the depth k, and 2 h hu/k^2
// below it.
template <class V>
SPATE_FUNCTION V desingularised_inverse(V h, V k) {
  const V h2 = h * h;
  return 2.0f * h * reciprocal(h2 + max(h2, k * k));
}

}  // namespace SPATE_PRECISION
}  // namespace spate
