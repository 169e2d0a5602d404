// SPDX-License-Identifier: GPL-3.0-or-later
// LXF: the scheme of Lax and Friedrichs as Brodtkorb & Saetra 2012 write it down, to be compared with: each
// new state is the mean of the four neighbours' plus the difference of their fluxes, in one step of first
// order. As fluxes through faces: the mean of both sides' less dx/(4 dt) times their difference, so that
// shorter steps smear more.
//
// Departures: the paper's bed is flat. Here it is that of the cells, with the central difference of its
// heights as slope: depths are what the scheme averages, so over an uneven bed no lake is at rest, and water
// creeps up any slope, a cell in each step. Depths stay positive up to a CFL number of 1/2.
#pragma once

#include "solver/core/translatable.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct Lxf : SchemeTraits {
  static constexpr const char* title = translatable("LXF (Lax and Friedrichs, first order)");
  static constexpr const char* caution = translatable(
      "it smears every front and wave, water over an uneven bed never comes to rest, and it creeps up "
      "slopes");
  static constexpr double default_cfl = 0.45, largest_cfl = 0.5;  // above it depths may become negative
  static constexpr double cfl_slack = 1.0;
  static constexpr double default_desingularisation = 1e-5;  // K, m
  static constexpr int halo = 2;  // a cell depends on its neighbours; marches need one more
  static constexpr bool drains =
      false;  // depths stay positive but for rounding, which is clipped and counted
  static constexpr bool simpler_when_deep = false;
  static constexpr bool predicts = false;
  static constexpr bool cell_bed = true;
  static constexpr bool first_order = true;

  template <Water = Water::any, class V>
  static SPATE_FUNCTION PreparedCell<V> prepare(V h, V hu, V hv, V, V, const SchemeNumbers& numbers) {
    const V inverse = desingularised_inverse(h, V(numbers.desingularisation));
    return {h, hu * inverse, hv * inverse, V(1.0f)};
  }

  template <Water = Water::any, class V>
  static SPATE_FUNCTION Reconstruction<V> reconstruct(const Line<V>& line, const SchemeNumbers& numbers) {
    const FaceState<V> cell{line.h_c, line.n_c, line.t_c};
    const V bed_force = -0.5f * numbers.gravity * (line.h_c * (line.behind.bed + line.ahead.bed));
    return {cell, cell, bed_force, V(0.0f), V(1.0f)};
  }

  template <class V>
  static SPATE_FUNCTION FaceFlux<V> flux_over_step(const FaceState<V>& l, const FaceState<V>& r, V /*step*/,
                                                   const SchemeNumbers& numbers, V& speed) {
    const Real g = numbers.gravity, smear = 0.5f * numbers.half_dx_dt;  // dx/(4 dt), m/s
    speed = max(abs(l.un) + sqrt(g * l.h), abs(r.un) + sqrt(g * r.h));
    const V q_l = l.h * l.un, q_r = r.h * r.un;
    const V push = (r.h - l.h) * (l.h + r.h) * (0.25f * g);
    return {0.5f * (q_l + q_r) - smear * (r.h - l.h), 0.5f * (q_l * l.un + q_r * r.un) - smear * (q_r - q_l),
            0.5f * (q_l * l.ut + q_r * r.ut) - smear * (r.h * r.ut - l.h * l.ut), push, -push};
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate
