// SPDX-License-Identifier: GPL-3.0-or-later
// KL02: Kurganov & Levy 2002, ESAIM: M2AN 36, 397-425, in two dimensions as Brodtkorb, Hagen, Lie & Natvig
// 2011, Comput. Vis. Sci. 13 (section 3.2) have it: to be compared with. A wet cell reconstructs level and
// discharges, which keeps a lake at rest; a cell shallower than K (shoal) depth and velocities, which keeps
// depths positive but no lake at rest. The bed is a continuous function, sampled at the faces' midpoints.
//
// Departures: levels are measured from each cell's mean bed (reconstruction.hpp); friction is implicit
// (equations/sources.hpp); and a cell takes the shoal's reconstruction also where a depth at one of its faces
// would be below K. The paper leaves open what happens there: with roots of negative depths all ends, and
// where a discharge is divided by a vanishing depth, the steps become as short as that.
#pragma once

#include "solver/core/translatable.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct Kl02 : SchemeTraits {
  static constexpr const char* title = translatable("KL02 (Kurganov and Levy 2002)");
  static constexpr const char* caution = translatable(
      "at shores and fronts on dry ground it makes waves of its own, or very short steps, and a lake with a "
      "shore never comes to rest");
  static constexpr double default_cfl = 0.25, largest_cfl = 0.25;  // above it depths may become negative
  static constexpr double cfl_slack = 1.0;
  static constexpr double default_desingularisation = 0.1;  // K, m
  static constexpr int halo = 2;         // cells around a cell that its new state depends on
  static constexpr bool drains = false;  // under CFL 1/4 depths stay positive but for rounding
  static constexpr bool simpler_when_deep = false;
  static constexpr bool predicts = false;
  static constexpr bool cell_bed = false;

  // Velocities: discharges follow from them and the depths.
  template <Water = Water::any, class V>
  static SPATE_FUNCTION PreparedCell<V> prepare(V h, V hu, V hv, V, V, const SchemeNumbers&) {
    const V inverse = select(h > 0.0f, reciprocal(max(h, V(smallest))), V(0.0f));
    return {h, hu * inverse, hv * inverse, V(1.0f)};
  }

  template <Water = Water::any, class V>
  static SPATE_FUNCTION Reconstruction<V> reconstruct(const Line<V>& line, const SchemeNumbers& numbers) {
    const Real theta = numbers.theta;
    const V h = line.h_c;
    const V wet_rise = fma(V(-0.5f), line.dz, half_minmod(line.behind.rise, line.ahead.rise, theta));
    const V shoal_rise = half_minmod(h - line.h_m, line.h_p - h, theta);
    const auto wet = h - abs(wet_rise) >= numbers.desingularisation;
    const V half_rise = select(wet, wet_rise, shoal_rise);
    const V behind = h - half_rise, ahead = h + half_rise;

    const V half_dn = half_minmod(line.behind.n, line.ahead.n, theta);
    const V half_dt = half_minmod(line.behind.t, line.ahead.t, theta);
    const V half_dqn = half_discharge(line.n_c, line.behind.n, line.ahead.n, line, theta);
    const V half_dqt = half_discharge(line.t_c, line.behind.t, line.ahead.t, line, theta);
    const V qn = h * line.n_c, qt = h * line.t_c;
    const V per_behind = reciprocal(max(behind, V(smallest))),
            per_ahead = reciprocal(max(ahead, V(smallest)));
    Reconstruction<V> r;
    r.behind = {behind, select(wet, (qn - half_dqn) * per_behind, line.n_c - half_dn),
                select(wet, (qt - half_dqt) * per_behind, line.t_c - half_dt)};
    r.ahead = {ahead, select(wet, (qn + half_dqn) * per_ahead, line.n_c + half_dn),
               select(wet, (qt + half_dqt) * per_ahead, line.t_c + half_dt)};
    // The source -g (h_behind + h_ahead)/2 dz, less the difference of the two faces' own pressures.
    r.bed_force = -0.5f * numbers.gravity * (behind + ahead) * ((ahead - behind) + line.dz);
    r.wedge = V(0.0f);
    r.even = select(wet, V(1.0f), V(0.0f));
    return r;
  }

  static constexpr Real smallest = 1e-12f;  // m, divided by at least

 private:
  // Half the limited difference of a discharge across the cell; u: its velocity, behind and ahead: the
  // differences to those of the two neighbours.
  template <class V>
  static SPATE_FUNCTION V half_discharge(V u, V behind, V ahead, const Line<V>& line, Real theta) {
    const V q = line.h_c * u;
    return half_minmod(q - line.h_m * (u - behind), line.h_p * (u + ahead) - q, theta);
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate
