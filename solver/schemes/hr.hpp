// SPDX-License-Identifier: GPL-3.0-or-later
// HR: hydrostatic reconstruction after Audusse, Bouchut, Bristeau, Klein, Perthame 2004, SIAM J. Sci. Comput.
// 25, doi 10.1137/S1064827503431090, and Chen & Noelle 2017, SIAM J. Numer. Anal. 55, doi 10.1137/15M1053074.
// The bed is that of the elevation model's cells, with steps between them: dikes and ditches of one cell are
// as high and as deep as they are there. A cell is wet or dry as a whole.
//
// Departures from both: the level and the bed are limited with a theta that falls to 1 in films, since
// otherwise the reconstructed beds of two neighbours would cross and films would pond behind a false sill;
// the pull of water that falls from a step (Chen & Noelle) is bounded by its depth; water that climbs a step
// keeps its discharge and energy, not its velocity (climb in equations/weir.hpp), so that a crest of one cell
// is a weir; and water that shoots down a step keeps its energy too, since otherwise a rough bed would brake
// it at every cell.
#pragma once

#include "solver/core/translatable.hpp"
#include "solver/equations/weir.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct Hr : SchemeTraits {
  static constexpr const char* title =
      translatable("HR (hydrostatic reconstruction on the cells of the elevation model)");
  static constexpr double default_cfl = 0.45, largest_cfl = 0.5;  // for which the flux is stable
  static constexpr double cfl_slack = 1.1;  // a step may exceed the CFL number by this factor unrepeated
  static constexpr double default_desingularisation = 1e-5;  // K, m
  static constexpr int halo = 3;        // cells around a cell that its new state depends on
  static constexpr bool drains = true;  // outflow is limited to what is there, so depth stays >= 0
  static constexpr bool simpler_when_deep = false;
  static constexpr bool predicts = true;
  static constexpr bool cell_bed = true;

  template <Water = Water::any, class V>
  static SPATE_FUNCTION PreparedCell<V> prepare(V h, V hu, V hv, V, V, const SchemeNumbers& numbers) {
    const V inverse = desingularised_inverse(h, V(numbers.desingularisation));
    return {h, hu * inverse, hv * inverse, select(h > numbers.film_depth, V(1.0f), V(0.0f))};
  }

  template <Water = Water::any, class V>
  static SPATE_FUNCTION Reconstruction<V> reconstruct(const Line<V>& line, const SchemeNumbers& numbers) {
    const V one(1.0f), h = line.h_c;
    const V steepest = max(max(abs(line.behind.bed), abs(line.ahead.bed)), V(1e-20f));
    const V theta = fma(V(numbers.theta - 1.0f), min(h * reciprocal(steepest), one), one);
    V half_level = half_minmod(line.behind.rise, line.ahead.rise, theta);
    const auto at_shore =
        (line.full_m < 0.5f && line.behind.rise < 0.0f) || (line.full_p < 0.5f && line.ahead.rise > 0.0f);
    if (any(at_shore)) half_level = select(at_shore, half_level_at_shore(line, steepest), half_level);
    const V half_bed = half_minmod(line.behind.bed, line.ahead.bed, theta);
    // Depths at the faces are not negative, and their mean is the cell's: where the bed sticks out of the
    // water, it is taken to be flatter than it is.
    // Rounded so that h + deeper and h - deeper are exact: the levels of a lake stay those of its cells.
    const V slope = half_level - half_bed;
    const V deeper = copysign((h + min(abs(slope), h)) - h, slope);
    const V half_dn = half_minmod(line.behind.n, line.ahead.n, numbers.theta);
    const V half_dt = half_minmod(line.behind.t, line.ahead.t, numbers.theta);
    return {{h - deeper, line.n_c - half_dn, line.t_c - half_dt},
            {h + deeper, line.n_c + half_dn, line.t_c + half_dt},
            -2.0f * numbers.gravity * (h * half_level),
            half_level - deeper,
            line.full_c};
  }

  // The states of both sides on the higher of their beds, and the central-upwind flux between them. step: how
  // much higher the bed of r is at the face, m. The cell at the foot of the step bears the momentum that the
  // climb costs or gains, and the pull on water that falls from the step.
  template <class V>
  static SPATE_FUNCTION FaceFlux<V> flux_over_step(const FaceState<V>& l, const FaceState<V>& r, V step,
                                                   const SchemeNumbers& numbers, V& speed) {
    const V zero(0.0f);
    const Real g = numbers.gravity;
    const auto rises = step > 0.0f, falls = step < 0.0f;
    const FaceState<V> up_l = climb(l, l.h - step, g);
    const FaceState<V> up_r = climb(FaceState<V>{r.h, -r.un, r.ut}, r.h + step, g);
    const FaceState<V> on_l{select(rises, up_l.h, l.h), select(rises, up_l.un, select(l.h > dry, l.un, zero)),
                            l.ut};
    const FaceState<V> on_r{select(falls, up_r.h, r.h),
                            select(falls, -up_r.un, select(r.h > dry, r.un, zero)), r.ut};
    FaceFlux<V> flux = central_upwind(on_l, on_r, g, FaceLimits<V>{V(1.0f), V(1e30f)}, speed);
    flux.tangential = flux.mass * select(flux.mass > 0.0f, l.ut, r.ut);
    const V fall_l = min(max(-step - r.h, zero), 2.0f * l.h), fall_r = min(max(step - l.h, zero), 2.0f * r.h);
    const V pull_l = shoots_down({r.h, -r.un, r.ut}, {l.h, -l.un, l.ut}, step, -flux.mass, g);
    const V pull_r = shoots_down(l, r, -step, flux.mass, g);
    flux.net_l = flux.net_l + (max(flux.mass, zero) * (l.un - on_l.un) - g * (l.h * fall_l) + pull_l);
    flux.net_r = flux.net_r + (min(flux.mass, zero) * (r.un - on_r.un) - g * (r.h * fall_r) + pull_r);
    return flux;
  }

 private:
  // The force on the lower cell, m3/s2, where water shoots down a step into water that shoots on: in addition
  // to the pressures it gives the water the energy of its fall. Velocities point down the step; drop: the
  // fall of the bed, m; mass: m2/s. It fades where the level falls by more than half the depth: a jet that
  // flies over the lower cell's water does not pull at it.
  template <class V>
  static SPATE_FUNCTION V shoots_down(const FaceState<V>& high, const FaceState<V>& low, V drop, V mass,
                                      Real g) {
    const V zero(0.0f), square = high.un * high.un, fall = max(high.h - (low.h - drop), zero);
    const auto shoots = drop > 0.0f && high.un > 0.0f && low.un > 0.0f && square > g * high.h &&
                        low.un * low.un > g * low.h && fall < high.h;
    if (!any(shoots)) return zero;
    const V faster = sqrt(fma(V(2.0f * g), fall, square)) - high.un;
    const V joined = min(2.0f * (1.0f - fall / max(high.h, V(1e-20f))), V(1.0f));
    const V gained = max(mass * faster - g * (fall * (high.h - 0.5f * fall)), zero);
    return select(shoots, joined * gained, zero);
  }

  // Where a dry neighbour sticks out of the water, its bed is a level at which no water stands: the slope
  // that it allows is not made steeper, and a slope that is tiny beside the rise of the bed is dropped.
  // Otherwise the water in a pool of a few cells would start to swing from rest.
  template <class V>
  static SPATE_FUNCTION V half_level_at_shore(const Line<V>& line, V steepest) {
    const V half = half_minmod(line.behind.rise, line.ahead.rise, 1.0f), size = abs(half);
    return half * size * reciprocal(fma(V(1e-3f), steepest, size));
  }

  static constexpr Real dry = 1e-9f;  // m
};

}  // namespace SPATE_PRECISION
}  // namespace spate
