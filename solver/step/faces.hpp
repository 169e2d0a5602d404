// SPDX-License-Identifier: GPL-3.0-or-later
// From cells to fluxes: the states at the faces of a cell, from it and its two neighbours in a line; and the
// flux through a face, from its two sides. Every backend and both directions use this; V is a float (a thread
// of a GPU) or a SIMD lane type (the CPU).
#pragma once

#include "solver/equations/boundary.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/barriers/overflow.hpp"
#include "solver/step/stage.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// What a tile and its halo, or some of their faces, contain besides flow cells; the others skip the code for
// it. closed: barriers that no water passes.
enum class Borders : std::uint8_t { none, closed, edges, barriers };

// The rises dz of a cell's bed (schemes/reconstruction.hpp), from the bed's nodes (mesh/bed.hpp) at its four
// corners.
template <class V>
struct Rises {
  V x, y;
};
template <class Scheme, class V>
SPATE_FUNCTION Rises<V> rises(V sw, V se, V nw, V ne) {
  if constexpr (Scheme::cell_bed) return {ne - nw, ne - se};
  return {0.5f * ((se - sw) + (ne - nw)), 0.5f * ((nw - sw) + (ne - se))};
}

// A cell in the frame of a direction; n and t: the normal and tangential quantities that the scheme limits.
template <class V>
struct LineCell {
  V h, stage, dz, n, t, full;
};

// The step from cell a to the cell b ahead of it.
template <class Scheme, class V>
SPATE_FUNCTION LineStep<V> step_between(const LineCell<V>& a, const LineCell<V>& b) {
  const V deeper = b.stage - a.stage;
  if constexpr (Scheme::cell_bed) return {deeper + b.dz, b.dz, b.n - a.n, b.t - a.t};
  const V twice_rise = a.dz + b.dz;
  return {fma(V(0.5f), twice_rise, deeper), 0.5f * twice_rise, b.n - a.n, b.t - a.t};
}

// The meaning of a FaceCode for its cell. Code is an integer (a GPU's thread) or a SIMD lane type of floats.
template <class Code>
SPATE_FUNCTION auto is_code(const Code& code, FaceCode value) {
  return code == Code(static_cast<Real>(value));
}
// Whether the flow ends at the face and this cell decides how. At the face of a wall cell the flow cell on
// the other side decides; a barrier does not end the flow.
template <class Code>
SPATE_FUNCTION auto rules(const Code& code) {
  return code >= Code(static_cast<Real>(face_wall));
}
// Whether the cell does not see its neighbour: at an edge where it decides, or at a barrier.
template <class Code>
SPATE_FUNCTION auto hides(const Code& code) {
  return code >= Code(static_cast<Real>(face_barrier));
}

// Whether water can cross the end of the flow at the face, seen from the cell where it ends.
template <class Code>
SPATE_FUNCTION auto lets_out(const Code& code) {
  return code >= Code(static_cast<Real>(face_open));
}

// A cell's neighbour in a line; step: between the two, in the order of the line.
template <class V>
struct Neighbour {
  V h, full;
  LineStep<V> step;
};

// The neighbour across a face. Where an edge hides it, the cell itself takes its place: mirrored at a wall or
// a barrier; continued along the bed at an open edge, and along the surface (by rise_opposite, its rise on
// the other side, 0 at a shore) at an imposed one. bed: the rise of the continued bed. mirrored: the step of
// n towards the mirrored cell.
template <class V, class Code>
SPATE_FUNCTION Neighbour<V> across(const Code& code, const Neighbour<V>& neighbour, const LineCell<V>& self,
                                   V rise_opposite, V bed, V mirrored) {
  const auto hidden = hides(code), sees = !hidden;
  const V zero(0.0f);
  const LineStep<V>& step = neighbour.step;
  Neighbour<V> seen{select(hidden, self.h, neighbour.h),
                    select(hidden, self.full, neighbour.full),
                    {select(sees, step.rise, zero), select(sees, step.bed, zero),
                     select(hidden, mirrored, step.n), select(sees, step.t, zero)}};
  const auto outlet = lets_out(code);
  if (!is_lanes<V> || any(outlet)) {
    seen.step.rise = select(outlet, select(is_code(code, face_open), bed, rise_opposite), seen.step.rise);
    seen.step.bed = select(outlet, bed, seen.step.bed);
    seen.step.n = select(outlet, zero, seen.step.n);
  }
  return seen;
}

// The states at the two faces of cell c in a line, as if no barrier stood there. dz_other: the rise of its
// bed across the direction. code_behind, code_ahead: of the two faces, read only with borders.
template <class Scheme, Borders borders, Water water = Water::any, class V, class Code>
SPATE_FUNCTION Reconstruction<V> reconstruct_open(Neighbour<V> behind, const LineCell<V>& c,
                                                  Neighbour<V> ahead, V dz_other, const Code& code_behind,
                                                  const Code& code_ahead, const SchemeNumbers& numbers) {
  if constexpr (borders != Borders::none)
    seldom(any(hides(max(code_behind, code_ahead))), [&] SPATE_INLINED {
      const V smooth_behind = behind.step.rise * behind.full * c.full,
              smooth_ahead = ahead.step.rise * ahead.full * c.full;
      V bed_behind = c.dz, bed_ahead = c.dz;
      if constexpr (Scheme::cell_bed) {  // the step on the other side, if there is a neighbour
        bed_behind = select(hides(code_ahead), V(0.0f), ahead.step.bed);
        bed_ahead = select(hides(code_behind), V(0.0f), behind.step.bed);
      }
      behind = across(code_behind, behind, c, smooth_ahead, bed_behind, 2.0f * c.n);
      ahead = across(code_ahead, ahead, c, smooth_behind, bed_ahead, -2.0f * c.n);
    });
  const V relief = max(abs(c.dz), abs(dz_other));
  const Line<V> line{behind.step, ahead.step, c.n, c.t,     behind.full, c.full, ahead.full,
                     c.stage,     behind.h,   c.h, ahead.h, c.dz,        relief};
  return Scheme::template reconstruct<water>(line, numbers);
}

// The bed of a cell across one direction; behind, here, ahead: the rises in the other direction of the cell
// and of its neighbours. At edges and barriers the cell decides alone, from the midpoint of the face.
template <Borders borders, class V, class Code>
SPATE_FUNCTION BedAcross<V> bed_across(V dz, V behind, V here, V ahead, const Code& code_behind,
                                       const Code& code_ahead) {
  const V zero(0.0f), one(1.0f), half(0.5f);
  BedAcross<V> bed{dz, half * (behind + here), half * (here + ahead), one, one};
  if (borders != Borders::none) {
    bed.two_behind = select(hides(code_behind), zero, one);
    bed.two_ahead = select(hides(code_ahead), zero, one);
  }
  return bed;
}

// Applies the barriers at the two faces. depth: that of the cell, m. sills and the result: as for
// meet_barriers.
template <class Scheme, Borders borders, class V, class Code, class Sills>
SPATE_FUNCTION BesideBarrier<V> meet_any_barriers(Reconstruction<V>& r, V depth, const Code& code_behind,
                                                  const Code& code_ahead, const Sills& sills,
                                                  const SchemeNumbers& numbers) {
  if (borders == Borders::barriers) {
    const auto barrier_behind = is_code(code_behind, face_barrier),
               barrier_ahead = is_code(code_ahead, face_barrier),
               bridged = is_code(code_behind, face_bridge) || is_code(code_ahead, face_bridge);
    if (any(barrier_behind || barrier_ahead || bridged))
      return meet_barriers<Scheme>(r, depth, barrier_behind, barrier_ahead, bridged, sills, numbers);
  }
  return {V(0.0f), V(0.0f)};
}

// One side of a face: the state there, the cell's depth and wedge, the face's code seen from that cell, and
// the largest discharge that it drives over a barrier or past a bridge, m2/s.
template <class V, class Code>
struct FaceSide {
  FaceState<V> state;
  V depth, wedge;
  Code code;
  V beside;
  FaceState<V> second{};  // with two_points
};

// The mean of the fluxes at two Gauss points.
template <class V>
SPATE_FUNCTION FaceFlux<V> mean_of(const FaceFlux<V>& a, const FaceFlux<V>& b) {
  return {0.5f * (a.mass + b.mass), 0.5f * (a.normal + b.normal), 0.5f * (a.tangential + b.tangential),
          0.5f * (a.net_l + b.net_l), 0.5f * (a.net_r + b.net_r)};
}

// The largest one-sided speed of the water on both sides of a barred face, below the crest too, m/s; depth_l,
// depth_r: of the cells, m.
template <class V>
SPATE_FUNCTION V fastest_beside(const FaceState<V>& l, V depth_l, const FaceState<V>& r, V depth_r,
                                Real gravity) {
  return max(abs(l.un) + sqrt(gravity * max(depth_l, l.h)), abs(r.un) + sqrt(gravity * max(depth_r, r.h)));
}

// The flux through the face between l and r. bed_step: the rise of the mean bed from l to r, m, used with
// cell_bed. Writes the largest one-sided speed at the face to speed, m/s.
template <class Scheme, Borders borders, class V, class Code>
SPATE_FUNCTION FaceFlux<V> flux_between(FaceSide<V, Code> l, FaceSide<V, Code> r, V bed_step,
                                        const SchemeNumbers& numbers, V& speed) {
  if constexpr (borders != Borders::none && borders != Borders::closed)
    seldom(any(rules(max(l.code, r.code))), [&] SPATE_INLINED {
      const auto l_rules = rules(l.code), r_rules = rules(r.code);
      const FaceState<V> beyond_l = outer_state(FaceState<V>{l.state.h, -l.state.un, l.state.ut},
                                                is_code(l.code, face_open), is_code(l.code, face_fall));
      const FaceState<V> beyond_r =
          outer_state(r.state, is_code(r.code, face_open), is_code(r.code, face_fall));
      r.state = {select(l_rules, beyond_l.h, r.state.h), select(l_rules, -beyond_l.un, r.state.un),
                 select(l_rules, beyond_l.ut, r.state.ut)};
      l.state = {select(r_rules, beyond_r.h, l.state.h), select(r_rules, beyond_r.un, l.state.un),
                 select(r_rules, beyond_r.ut, l.state.ut)};
      r.wedge = select(l_rules, l.wedge, r.wedge);
      l.wedge = select(r_rules, r.wedge, l.wedge);
      r.depth = select(l_rules, l.depth, r.depth);
      l.depth = select(r_rules, r.depth, l.depth);
    });
  const FaceCell<V> cell_l{l.state.h, l.depth, l.wedge}, cell_r{r.state.h, r.depth, r.wedge};
  // The water below the crest of a barrier moves too, and limits the time step. Where the barrier is closed,
  // no water stands at the face on either side, and nothing crosses it, however fast waves are said to run
  // there.
  V below(0.0f), deepest = l.state.h;
  if (borders == Borders::closed) {
    below = select(is_code(l.code, face_barrier), max(l.depth, r.depth), V(0.0f));
    deepest = max(deepest, below);
  }
  FaceFlux<V> flux;
  if constexpr (Scheme::cell_bed) {
    // Beyond an edge the bed continues level; at a barrier both sides stand on the higher bed already.
    const V step = bed_step - (l.wedge + r.wedge);
    const bool bounded = borders != Borders::none;
    flux = Scheme::flux_over_step(l.state, r.state,
                                  bounded ? select(hides(l.code) || hides(r.code), V(0.0f), step) : step,
                                  numbers, speed);
    if (borders == Borders::closed) speed = max(speed, sqrt(numbers.gravity * below));
  } else {
    flux = central_upwind(l.state, deepest, r.state, numbers.gravity, Scheme::limits(cell_l, cell_r, numbers),
                          speed);
  }
  if constexpr (Scheme::two_points) {
    if (borders != Borders::none) {  // edges and barriers have one point
      const auto one = hides(l.code) || hides(r.code);
      l.second = chosen(one, l.state, l.second);
      r.second = chosen(one, r.state, r.second);
    }
    V other;
    flux = mean_of(flux, central_upwind(l.second, r.second, numbers.gravity,
                                        Scheme::limits(cell_l, cell_r, numbers), other));
    speed = max(speed, other);
  }
  if (borders == Borders::barriers) {
    const auto barred = is_code(l.code, face_barrier), limited = barred || is_code(l.code, face_bridge);
    if (any(limited)) {
      const FaceState<V> at_l = middle<Scheme>(l.state, l.second), at_r = middle<Scheme>(r.state, r.second);
      speed =
          select(barred, max(speed, fastest_beside(at_l, l.depth, at_r, r.depth, numbers.gravity)), speed);
      const V any_flow(3e38f);
      return partly_closed<Scheme>(flux, at_l, at_r, cell_l, cell_r, select(limited, l.beside, any_flow),
                                   select(limited, r.beside, any_flow), numbers);
    }
  }
  return flux;
}

// The flux through an imposed face of a cell of depth h (m). own, wedge: of the cell at the face. inward: 1
// where the cell lies ahead of the face, -1 where it lies behind.
template <class Scheme>
SPATE_FUNCTION FaceFlux<Real> imposed_flux(const FaceState<Real>& own, Real wedge, Real inward, Real h,
                                           const EdgeValue& value, const SchemeNumbers& numbers,
                                           Real& speed) {
  const FaceState<Real> inner{own.h, inward * own.un, own.ut};
  // An abstraction may also take at most a quarter of the cell's water, which leaves enough for its other
  // faces.
  const Real most_out = -min(largest_outflow(inner, numbers.gravity), 0.25f * h / numbers.dt_dx);
  // With cell_bed the imposed level is that above the cell's mean bed, and the bed slopes to the face.
  const Real depth = max(Scheme::cell_bed ? fma(inward, wedge, value.value) : value.value, Real(0));
  const FaceFlux<Real> flux = value.is_level
                                  ? central_upwind(level_state(inner, depth, numbers.gravity), inner,
                                                   numbers.gravity, {1.0f, 1e30f}, speed)
                                  : discharge_flux(inner, max(value.value, most_out), numbers.gravity, speed);
  return {inward * flux.mass, flux.normal, inward * flux.tangential, flux.net_r, flux.net_r};
}

}  // namespace SPATE_PRECISION
}  // namespace spate
