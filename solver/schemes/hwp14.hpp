// SPDX-License-Identifier: GPL-3.0-or-later
// HWP14: Horvath, Waser, Perdigao, Konev, Bloeschl 2015, Int. J. Numer. Meth. Fluids 78,
// doi 10.1002/fld.3983. Well balanced at any shoreline, no water made by clipping, no spurious speed at
// wet/dry fronts.
//
// Departures from the paper, which reconstructs the waterline per direction: one waterline for the cell in
// both directions, from its volume and its larger rise, makes a lake in two dimensions exact; velocities
// are limited instead of discharges; a partially flooded cell passes from a pool (flat surface) to sheet
// flow (parallel to the bed) by the slope of the water surface.
// The terms that make small wedges of water at a shore stiff are implicit (limits, relaxation): a lake stays
// at rest to the rounding of its depths at any time step that the open water allows. And water that leaves a
// cell takes its velocity along, in both directions: a film that drains sideways would otherwise keep its
// momentum while it loses its water, and soon move at hundreds of metres a second.
#pragma once

#include "solver/core/translatable.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

struct Hwp14 : SchemeTraits {
  static constexpr const char* title = translatable("HWP14 (Horvath et al. 2015)");
  static constexpr double default_cfl = 0.45, largest_cfl = 0.5;  // for which the flux is stable
  static constexpr double cfl_slack = 1.1;  // a step may exceed the CFL number by this factor unrepeated
  static constexpr double default_desingularisation = 1e-5;  // K, m
  static constexpr int halo = 3;        // cells around a cell that its new state depends on
  static constexpr bool drains = true;  // outflow is limited to what is there, so depth stays >= 0
  static constexpr bool simpler_when_deep = true;
  static constexpr bool predicts = true;
  static constexpr bool cell_bed = false;

  // The level of a cell that holds the depth h; where the relief sticks out of the water, the water is a
  // wedge. The level of a dry cell is exactly its lowest point, so that between dry cells nothing moves or
  // presses.
  template <class V>
  static SPATE_FUNCTION V stage(V h, V relief) {
    const auto partial = h < V(0.5f) * relief;
    if (!any(partial)) return h;
    const V wedge = select(h > V(0.0f), sqrt(V(2.0f) * h * relief), V(0.0f));
    return select(partial, wedge - V(0.5f) * relief, h);
  }

  // Its inverse.
  static SPATE_FUNCTION double depth(double stage, double relief) {
    const double above_lowest = stage + 0.5 * relief;
    if (above_lowest <= 0) return 0;
    return stage < 0.5 * relief ? above_lowest * above_lowest / (2 * relief) : stage;
  }

  // Whether some of a cell's bed is dry, or has only a film on it.
  template <class V>
  static SPATE_FUNCTION auto is_shallow(V h, V relief, const SchemeNumbers& numbers) {
    return h < max(0.5f * relief, V(numbers.film_depth));
  }

  template <Water water = Water::any, class V>
  static SPATE_FUNCTION PreparedCell<V> prepare(V h, V hu, V hv, V dzx, V dzy, const SchemeNumbers& numbers) {
    const V inverse = desingularised_inverse(h, V(numbers.desingularisation));
    if (water == Water::deep) return {h, hu * inverse, hv * inverse, V(1.0f)};
    const V relief = max(abs(dzx), abs(dzy));
    const V full = select(!is_shallow(h, relief, numbers), V(1.0f), V(0.0f));
    return {stage(h, relief), hu * inverse, hv * inverse, full};
  }

  template <Water water = Water::any, class V>
  static SPATE_FUNCTION Reconstruction<V> reconstruct(const Line<V>& line, const SchemeNumbers& numbers) {
    const V half(0.5f), quarter(0.25f);

    // Fully flooded: a plane surface, levels and velocities limited; velocities have no slope at the shore:
    // otherwise a lake at rest would begin to move.
    V slope = twice_minmod(line.behind.rise, line.ahead.rise, numbers.theta);
    V smooth = water == Water::deep ? quarter : quarter * (line.full_m * line.full_p);
    // Lanes of other cells get no slopes here. That is all that a dry cell on level ground needs, as the roof
    // of a raised building among deep water is.
    constexpr bool several = water == Water::any && is_lanes<V>;
    const auto covered = line.full_c > 0.5f;
    if (several) {
      slope = select(covered, slope, V(0.0f));
      smooth = select(covered, smooth, V(0.0f));
    }
    const V full_behind = fma(half, line.dz, fma(-quarter, slope, line.stage_c));
    const V full_ahead = fma(-half, line.dz, fma(quarter, slope, line.stage_c));
    const V slope_n = twice_minmod(line.behind.n, line.ahead.n, numbers.theta);
    const V slope_t = twice_minmod(line.behind.t, line.ahead.t, numbers.theta);

    const auto full = covered && (min(full_behind, full_ahead) > 0.0f);
    Reconstruction<V> r;
    r.behind = {full_behind, fma(-smooth, slope_n, line.n_c), fma(-smooth, slope_t, line.t_c)};
    r.ahead = {full_ahead, fma(smooth, slope_n, line.n_c), fma(smooth, slope_t, line.t_c)};
    // Zero at rest by construction: it sees the slope of the surface, not that of the bed.
    r.bed_force = (-0.25f * numbers.gravity) * ((full_behind + full_ahead) * slope);
    r.wedge = V(0.0f);
    r.even = several ? line.full_c : V(1.0f);
    if (water == Water::any && any(!full) && (!several || any(!full && max(line.h_c, line.relief) > 0.0f))) {
      const Reconstruction<V> partial =
          reconstruct_partial(line, quarter * slope_n, quarter * slope_t, numbers);
      r.behind = chosen(full, r.behind, partial.behind);
      r.ahead = chosen(full, r.ahead, partial.ahead);
      r.bed_force = select(full, r.bed_force, partial.bed_force);
      r.wedge = select(full, r.wedge, partial.wedge);
      r.even = select(full, r.even, partial.even);
    }
    return r;
  }

  // A small wedge of water at a shore follows the level beside it within less than a time step: an explicit
  // step would overshoot, and a lake at rest would begin to move. It follows in two ways, and the stiff part
  // of both is taken by backward Euler. Through the flux' diffusion, c/2 (h_r - h_l), the wedge's level at a
  // face of depth h relaxes at the rate c/2 relief / (h dx). Flow that its own velocity carries through the
  // face is not held back: otherwise a film that runs down a slope would be, and gather speed.
  // Velocities relax too, at the rate c/2 h / (depth of the cell dx): a wedge is deeper at its face than on
  // average. Two cells swap at most half of what the shallower one holds, which makes their velocities equal;
  // open water swaps less than that at any CFL number up to 1/2.
  template <class V>
  static SPATE_FUNCTION FaceLimits<V> limits(const FaceCell<V>& l, const FaceCell<V>& r,
                                             const SchemeNumbers& numbers) {
    const V swap = numbers.half_dx_dt * min(l.depth, r.depth);
    const V wedge = max(l.wedge, r.wedge);
    if (!any(wedge > 0.0f)) return {V(1.0f), swap};
    const V c = max(sqrt(numbers.gravity * max(l.face_depth, r.face_depth)), V(1e-12f));
    const V rate = 0.5f * numbers.dt_dx * numbers.gravity * wedge;  // times c
    return {share(c, rate - explicit_limit * c), swap};
  }

  // ... and by its momentum it swings with the frequency sqrt(g relief face_depth / h) / dx.
  template <class V>
  static SPATE_FUNCTION V relaxation(V h, V face_depth, V wedge, const SchemeNumbers& numbers) {
    if (!any(wedge > 0.0f)) return V(1.0f);
    const V depth = max(h, V(1e-12f));
    const V square = numbers.gravity * numbers.dt_dx * numbers.dt_dx * wedge * face_depth;  // times depth
    return share(depth, square - explicit_limit * depth);
  }

 private:
  // a / (a + b), for a > 0; exactly 1 where b is not above 0.
  template <class V>
  static SPATE_FUNCTION V share(V a, V b) {
    return select(b > 0.0f, a * reciprocal(a + max(b, V(0.0f))), V(1.0f));
  }

  // A partially flooded cell lies between a pool (sheet 0) and sheet flow (sheet 1), depending on how steeply
  // the surface falls towards the downhill neighbour in comparison with the bed.
  template <class V>
  static SPATE_FUNCTION Reconstruction<V> reconstruct_partial(const Line<V>& line, V half_dn, V half_dt,
                                                              const SchemeNumbers& numbers) {
    const V half_dz = 0.5f * line.dz;
    const auto uphill_ahead = line.dz > 0.0f;
    const V steepness = abs(line.dz);
    const V fall = select(uphill_ahead, line.behind.rise, select(line.dz < 0.0f, -line.ahead.rise, V(0.0f)));
    const V threshold = 0.25f * max(steepness, max(0.1f * line.relief, V(1e-30f)));
    const V sheet = min(max((fall - threshold) * reciprocal(threshold), V(0.0f)), V(1.0f));
    const V pool_behind = max(line.stage_c + half_dz, V(0.0f));
    const V pool_ahead = max(line.stage_c - half_dz, V(0.0f));
    // A film has slopes where its depth changes little from cell to cell. Elsewhere it has none, and its tail
    // does not climb: its uphill face is no deeper than the uphill neighbour.
    const V least = min(line.h_c, min(line.h_m, line.h_p)), most = max(line.h_c, max(line.h_m, line.h_p));
    const V even = min(max(3.0f * least * reciprocal(max(most, V(1e-30f))) - 1.0f, V(0.0f)), V(1.0f));
    const V half_dh = half_minmod(line.h_c - line.h_m, line.h_p - line.h_c, numbers.theta);
    const V tail_behind = select(uphill_ahead, line.h_c, min(line.h_c, line.h_m));
    const V tail_ahead = select(uphill_ahead, min(line.h_c, line.h_p), line.h_c);
    const V film_behind = tail_behind + even * (line.h_c - half_dh - tail_behind);
    const V film_ahead = tail_ahead + even * (line.h_c + half_dh - tail_ahead);
    const V slopes = sheet * even;
    return {{pool_behind + sheet * (film_behind - pool_behind), line.n_c - slopes * half_dn,
             line.t_c - slopes * half_dt},
            {pool_ahead + sheet * (film_ahead - pool_ahead), line.n_c + slopes * half_dn,
             line.t_c + slopes * half_dt},
            -numbers.gravity * (line.h_c * sheet * (line.dz + 2.0f * even * half_dh)),
            (1.0f - sheet) * line.relief,
            slopes};
  }

  static constexpr Real explicit_limit = 0.5f;
};

}  // namespace SPATE_PRECISION
}  // namespace spate
