// SPDX-License-Identifier: GPL-3.0-or-later
// From cells to fluxes, in values: what three cells of a line make of the faces of the middle one, and two
// sides of a face of the flux through it. Every backend and both directions use this; V is a float (a GPU's
// thread) or a SIMD lane type (the CPU).
#pragma once

#include "solver/backend/stage.hpp"
#include "solver/equations/boundary.hpp"
#include "solver/grid/edges.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {

// The rises of the bed across a cell, from face midpoint to face midpoint, out of its four vertices.
template <class V>
struct Rises {
  V x, y;
};
template <class V>
SPATE_FUNCTION Rises<V> rises(V sw, V se, V nw, V ne) {
  return {0.5f * ((se - sw) + (ne - nw)), 0.5f * ((nw - sw) + (ne - se))};
}

// A cell in the frame of a direction; n and t are what the scheme limits.
template <class V>
struct LineCell {
  V h, stage, dz, n, t, full;
};

// What a line takes from a neighbour.
template <class V>
struct Neighbour {
  V h, n, t, full, rise;
};

// Where an edge lies towards a neighbour, that neighbour is the cell itself: mirrored at a wall; continued
// along the bed at an open edge, and along the surface (its rise on the other side, away from a shore) at
// an imposed one. code is the FaceCode as a number.
template <class V>
SPATE_FUNCTION Neighbour<V> across(V code, const Neighbour<V>& neighbour, const LineCell<V>& self,
                                   V rise_opposite) {
  const auto is_edge = code > 0.5f;
  const auto is_wall = code == V(float(face_wall));
  const auto is_open = code == V(float(face_open));
  return {select(is_edge, self.h, neighbour.h),
          select(is_wall, -self.n, select(is_edge, self.n, neighbour.n)),
          select(is_edge, self.t, neighbour.t), select(is_edge, self.full, neighbour.full),
          select(is_wall, V(0.0f), select(is_open, self.dz, select(is_edge, rise_opposite, neighbour.rise)))};
}

// The faces of cell c between m behind and p ahead. dz_other: its rise across the direction; the codes of its
// two faces count where edged.
template <class Scheme, bool edged, class V>
SPATE_FUNCTION Reconstruction<V> reconstruct(const LineCell<V>& m, const LineCell<V>& c, const LineCell<V>& p,
                                             V dz_other, V code_behind, V code_ahead,
                                             const SchemeNumbers& numbers) {
  Neighbour<V> behind{m.h, m.n, m.t, m.full, (c.stage - m.stage) + 0.5f * (m.dz + c.dz)};
  Neighbour<V> ahead{p.h, p.n, p.t, p.full, (p.stage - c.stage) + 0.5f * (p.dz + c.dz)};
  if (edged) {
    const V smooth_behind = behind.rise * behind.full * c.full,
            smooth_ahead = ahead.rise * ahead.full * c.full;
    behind = across(code_behind, behind, c, smooth_ahead);
    ahead = across(code_ahead, ahead, c, smooth_behind);
  }
  const V relief = max(abs(c.dz), abs(dz_other));
  const Line<V> line{behind.rise, ahead.rise, behind.n,    c.n,    ahead.n,    behind.t,
                     c.t,         ahead.t,    behind.full, c.full, ahead.full, c.stage,
                     behind.h,    c.h,        ahead.h,     c.dz,   relief};
  return Scheme::reconstruct(line, numbers);
}

// One side of a face: the state there, the cell's depth and wedge, and what the face is to that cell.
template <class V>
struct FaceSide {
  FaceState<V> state;
  V depth, wedge, code;
};

template <class Scheme, bool edged, class V>
SPATE_FUNCTION FaceFlux<V> flux_between(FaceSide<V> l, FaceSide<V> r, const SchemeNumbers& numbers,
                                        V& speed) {
  if (edged) {
    // A wall cell's own face says nothing: the flow cell on the other side does.
    const auto l_rules = l.code > 0.5f && l.code < float(face_of_wall_cell);
    const auto r_rules = r.code > 0.5f && r.code < float(face_of_wall_cell);
    const FaceState<V> beyond_l =
        outer_state(FaceState<V>{l.state.h, -l.state.un, l.state.ut}, l.code == V(float(face_open)));
    const FaceState<V> beyond_r = outer_state(r.state, r.code == V(float(face_open)));
    r.state = {select(l_rules, beyond_l.h, r.state.h), select(l_rules, -beyond_l.un, r.state.un),
               select(l_rules, beyond_l.ut, r.state.ut)};
    l.state = {select(r_rules, beyond_r.h, l.state.h), select(r_rules, beyond_r.un, l.state.un),
               select(r_rules, beyond_r.ut, l.state.ut)};
    r.wedge = select(l_rules, l.wedge, r.wedge);
    l.wedge = select(r_rules, r.wedge, l.wedge);
    r.depth = select(l_rules, l.depth, r.depth);
    l.depth = select(r_rules, r.depth, l.depth);
  }
  const FaceLimits<V> limits = Scheme::limits(FaceCell<V>{l.state.h, l.depth, l.wedge},
                                              FaceCell<V>{r.state.h, r.depth, r.wedge}, numbers);
  return central_upwind(l.state, r.state, numbers.gravity, limits, speed);
}

// The flux through an imposed face of a cell of depth h (m), own its state there. inward: 1 where the cell
// lies ahead of the face, -1 where it lies behind.
SPATE_FUNCTION FaceFlux<float> imposed_flux(const FaceState<float>& own, float inward, float h,
                                            const EdgeValue& value, const SchemeNumbers& numbers,
                                            float& speed) {
  const FaceState<float> inner{own.h, inward * own.un, own.ut};
  // An abstraction may take a quarter of the cell's water, which leaves enough for its other faces.
  const float most_out = -0.25f * h / numbers.dt_dx;
  const FaceFlux<float> flux =
      value.is_level ? central_upwind(level_state(inner, value.value, numbers.gravity), inner,
                                      numbers.gravity, {1.0f, 1e30f}, speed)
                     : discharge_flux(inner, max(value.value, most_out), numbers.gravity, speed);
  return {inward * flux.mass, flux.normal, inward * flux.tangential, flux.pressure};
}

}  // namespace spate
