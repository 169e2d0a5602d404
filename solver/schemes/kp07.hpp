// SPDX-License-Identifier: GPL-3.0-or-later
// KP07: Kurganov & Petrova 2007, Commun. Math. Sci. 5, 133-160. The reference for HWP14.
// As in the paper, but levels are measured from each cell's mean bed (reconstruction.hpp), friction is
// implicit (equations/sources.hpp), and the paper's hu = h u below K is done in cells too, not at faces only
// (relaxation): without it, dam breaks over a rough bed take 2 % more steps on average, and up to 10 % more.
#pragma once

#include "solver/core/translatable.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct Kp07 : SchemeTraits {
  static constexpr const char* title = translatable("KP07 (Kurganov and Petrova 2007)");
  static constexpr double default_cfl = 0.25, largest_cfl = 0.25;  // above it depths may become negative
  static constexpr double cfl_slack = 1.0;
  static constexpr double default_desingularisation = 0.4;  // K, m
  static constexpr int halo = 2;  // cells around a cell that its new state depends on
  // Under CFL 1/4 depths stay positive but for rounding, which is clipped and counted.
  static constexpr bool drains = false;
  static constexpr bool simpler_when_deep = false;
  static constexpr bool predicts =
      false;  // its depths are shown to stay positive from the state itself alone
  static constexpr bool cell_bed = false;

  template <Water = Water::any, class V>
  static SPATE_FUNCTION PreparedCell<V> prepare(V h, V hu, V hv, V, V, const SchemeNumbers&) {
    return {h, hu, hv, V(1.0f)};
  }

  template <Water = Water::any, class V>
  static SPATE_FUNCTION Reconstruction<V> reconstruct(const Line<V>& line, const SchemeNumbers& numbers) {
    // Eq. 2.15-2.16: where a face depth comes out negative, the slope is changed so that it is zero there.
    const V half_rise = fma(V(-0.5f), line.dz, half_minmod(line.behind.rise, line.ahead.rise, numbers.theta));
    const V behind_raw = line.h_c - half_rise;
    const V ahead_raw = line.h_c + half_rise;
    const V twice = 2.0f * line.h_c;
    const V behind = select(behind_raw < 0.0f, V(0.0f), select(ahead_raw < 0.0f, twice, behind_raw));
    const V ahead = select(ahead_raw < 0.0f, V(0.0f), select(behind_raw < 0.0f, twice, ahead_raw));

    const V half_dn = half_minmod(line.behind.n, line.ahead.n, numbers.theta);
    const V half_dt = half_minmod(line.behind.t, line.ahead.t, numbers.theta);
    Reconstruction<V> r;
    r.behind = face_state(behind, line.n_c - half_dn, line.t_c - half_dt, numbers);
    r.ahead = face_state(ahead, line.n_c + half_dn, line.t_c + half_dt, numbers);
    // Eq. 2.17, -g (h_behind + h_ahead)/2 dz, less the difference of the two faces' own pressures.
    r.bed_force = -0.5f * numbers.gravity * (behind + ahead) * ((ahead - behind) + line.dz);
    r.wedge = V(0.0f);
    r.even = V(1.0f);
    return r;
  }

  // The momentum of a cell shallower than K is taken back to that of its velocity: otherwise it would gather
  // momentum that no face sees.
  template <class V>
  static SPATE_FUNCTION V relaxation(V h, V, V, const SchemeNumbers& numbers) {
    return select(h < numbers.desingularisation, h * inverse_depth(h, numbers), V(1.0f));
  }

 private:
  // Eq. 2.17: u = sqrt(2) h hu / sqrt(h^4 + max(h^4, K^4)).
  template <class V>
  static SPATE_FUNCTION V inverse_depth(V h, const SchemeNumbers& numbers) {
    const Real k2 = numbers.desingularisation * numbers.desingularisation;
    const V h4 = (h * h) * (h * h);
    return Real(1.4142135623730951) * h * reciprocal(sqrt(h4 + max(h4, V(k2 * k2))));
  }

  template <class V>
  static SPATE_FUNCTION FaceState<V> face_state(V h, V qn, V qt, const SchemeNumbers& numbers) {
    const V inverse = inverse_depth(h, numbers);
    return {h, qn * inverse, qt * inverse};
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate
