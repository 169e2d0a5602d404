// SPDX-License-Identifier: GPL-3.0-or-later
// Second part of a tile's stage on the CPU: states at the faces, and the fluxes through them. Both directions
// go through the same functions, in the frame of the face.
#pragma once

#include "solver/backend/cpu_rows.hpp"
#include "solver/equations/boundary.hpp"
#include "solver/grid/edges.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_ISA {

// The rows that a reconstruction along one direction works on. i + step is the neighbour ahead.
struct Direction {
  const float *h_m, *h_c, *h_p, *stage_m, *stage_c, *stage_p, *dz_m, *dz_c, *dz_p;
  const float *n_m, *n_c, *n_p, *t_m, *t_c, *t_p, *full_m, *full_c, *full_p;
  const float *qn, *qt, *dz_other, *edge_behind, *edge_ahead;
  StateRows behind, ahead;
  float *bed, *wedge;
};

inline Direction along(const TileJob& job, int r, int dr, int di, int dz, int dz_other, int n, int t, int qn,
                       int qt, int edge_behind, int edge_ahead, int behind, int ahead, int bed, int wedge) {
  const auto at = [&](int quantity, int sign) { return job.rows(quantity, r + sign * dr) + sign * di; };
  return {at(row_h, -1),
          at(row_h, 0),
          at(row_h, 1),
          at(row_stage, -1),
          at(row_stage, 0),
          at(row_stage, 1),
          at(dz, -1),
          at(dz, 0),
          at(dz, 1),
          at(n, -1),
          at(n, 0),
          at(n, 1),
          at(t, -1),
          at(t, 0),
          at(t, 1),
          at(row_full, -1),
          at(row_full, 0),
          at(row_full, 1),
          at(qn, 0),
          at(qt, 0),
          at(dz_other, 0),
          at(edge_behind, 0),
          at(edge_ahead, 0),
          state_rows(job.rows, behind, r),
          state_rows(job.rows, ahead, r),
          job.rows(bed, r),
          job.rows(wedge, r)};
}
inline Direction east_west(const TileJob& job, int r) {
  return along(job, r, 0, 1, row_dzx, row_dzy, row_x, row_y, row_hu, row_hv, row_edge_west, row_edge_east,
               row_west_h, row_east_h, row_bed_x, row_wedge_x);
}
inline Direction north_south(const TileJob& job, int r) {
  return along(job, r, 1, 0, row_dzy, row_dzx, row_y, row_x, row_hv, row_hu, row_edge_south, row_edge_north,
               row_south_h, row_north_h, row_bed_y, row_wedge_y);
}

// Where an edge lies towards a neighbour, that neighbour is the cell itself: mirrored at a wall; continued
// along the bed at an open edge, and along the surface (its rise on the other side, away from a shore) at
// an imposed one.
struct Ghost {
  Lanes h, n, t, full, rise;
};
SPATE_FUNCTION Ghost at_edge(const float* edge, const Ghost& neighbour, const Ghost& self, Lanes dz,
                             Lanes rise_opposite) {
  const Lanes code = Lanes::load(edge);
  const LaneMask is_edge = code > 0.5f;
  const LaneMask is_wall = code == Lanes(float(face_wall));
  const LaneMask is_open = code == Lanes(float(face_open));
  return {select(is_edge, self.h, neighbour.h),
          select(is_wall, -self.n, select(is_edge, self.n, neighbour.n)),
          select(is_edge, self.t, neighbour.t), select(is_edge, self.full, neighbour.full),
          select(is_wall, Lanes(0.0f), select(is_open, dz, select(is_edge, rise_opposite, neighbour.rise)))};
}

template <class Scheme, bool edged>
void reconstruct(const TileJob& job, const Direction& d) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const Lanes stage = Lanes::load(d.stage_c + i);
    const Lanes dz = Lanes::load(d.dz_c + i);
    Ghost self{Lanes::load(d.h_c + i), Lanes::load(d.n_c + i), Lanes::load(d.t_c + i),
               Lanes::load(d.full_c + i), Lanes(0.0f)};
    Ghost m{Lanes::load(d.h_m + i), Lanes::load(d.n_m + i), Lanes::load(d.t_m + i), Lanes::load(d.full_m + i),
            (stage - Lanes::load(d.stage_m + i)) + 0.5f * (Lanes::load(d.dz_m + i) + dz)};
    Ghost p{Lanes::load(d.h_p + i), Lanes::load(d.n_p + i), Lanes::load(d.t_p + i), Lanes::load(d.full_p + i),
            (Lanes::load(d.stage_p + i) - stage) + 0.5f * (Lanes::load(d.dz_p + i) + dz)};
    if (edged) {
      const Lanes smooth_m = m.rise * m.full * self.full, smooth_p = p.rise * p.full * self.full;
      m = at_edge(d.edge_behind + i, m, self, dz, smooth_p);
      p = at_edge(d.edge_ahead + i, p, self, dz, smooth_m);
    }
    const Lanes relief = max(abs(dz), abs(Lanes::load(d.dz_other + i)));
    const Line<Lanes> line{m.rise,
                           p.rise,
                           m.n,
                           self.n,
                           p.n,
                           m.t,
                           self.t,
                           p.t,
                           m.full,
                           self.full,
                           p.full,
                           stage,
                           m.h,
                           self.h,
                           p.h,
                           Lanes::load(d.qn + i),
                           Lanes::load(d.qt + i),
                           dz,
                           relief};
    const Reconstruction<Lanes> r = Scheme::reconstruct(line, job.numbers);
    d.behind.store(i, r.behind);
    d.ahead.store(i, r.ahead);
    r.bed_force.store(d.bed + i);
    r.wedge.store(d.wedge + i);
  }
}

// Where a flux of this face lies in the rows: that of the western or southern face of cell (row, column).
struct Place {
  int row, column;
};
inline Place place_of(const EdgeFace& face) {
  const auto side = static_cast<Side>(face.side);
  return {face.row + halo + (side == Side::north ? 1 : 0), face.column + halo + (side == Side::east ? 1 : 0)};
}

// Overwrites the fluxes of imposed faces in a row of western or southern faces.
inline void impose(TileJob& job, int r, Side low, Side high, int low_rows, int high_rows, int flux_rows) {
  for (int f = 0; f < job.tile.edge_face_count; ++f) {
    const EdgeFace& face = job.tile.edge_faces[f];
    const auto side = static_cast<Side>(face.side);
    const Place place = place_of(face);
    if (face.code < face_imposed || place.row != r || (side != low && side != high)) continue;
    const float inward = side == low ? 1.0f : -1.0f;
    const StateRows own = state_rows(job.rows, side == low ? low_rows : high_rows, face.row + halo);
    const int i = face.column + halo;
    const FaceState<float> inner{own.h[i], inward * own.n[i], own.t[i]};
    const EdgeValue& value = job.in.edge_values[face.value];
    // An abstraction may take a quarter of the cell's water, which leaves enough for its other faces.
    const float most_out = -0.25f * job.rows(row_h, face.row + halo)[i] / job.in.dt_dx;
    float speed;
    const FaceFlux<float> flux =
        value.is_level
            ? central_upwind(level_state(inner, value.value, job.in.gravity), inner, job.in.gravity, speed)
            : discharge_flux(inner, max(value.value, most_out), job.in.gravity, speed);
    const FluxRows to(job.rows, flux_rows, r);
    to.mass[place.column] = inward * flux.mass;
    to.normal[place.column] = flux.normal;
    to.tangential[place.column] = inward * flux.tangential;
    to.pressure[place.column] = flux.pressure;
    job.out.speed = max(job.out.speed, speed);
  }
}

// The cells on one side of a row of faces: their states there, and what the faces are to them.
struct Cells {
  StateRows state;
  const float *edge, *wedge;
};
inline Cells cells(const TileJob& job, int state, int edge, int wedge, int row, int shift) {
  const StateRows at = state_rows(job.rows, state, row);
  return {
      {at.h + shift, at.n + shift, at.t + shift}, job.rows(edge, row) + shift, job.rows(wedge, row) + shift};
}

// Fluxes between the cells behind (left) and ahead (right), i counting the latter. Only faces of the tile's
// own cells count for the speed.
template <class Scheme, bool edged>
SPATE_FUNCTION void fluxes(TileJob& job, const Cells& left, const Cells& right, const FluxRows& to,
                           int counted_begin, int counted_end) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    FaceState<Lanes> l = left.state.load(i), r = right.state.load(i);
    Lanes wedge_l = Lanes::load(left.wedge + i), wedge_r = Lanes::load(right.wedge + i);
    if (edged) {
      // A wall cell's own face says nothing: the flow cell on the other side does.
      const Lanes l_code = Lanes::load(left.edge + i), r_code = Lanes::load(right.edge + i);
      const LaneMask l_rules = l_code > 0.5f && l_code < float(face_of_wall_cell);
      const LaneMask r_rules = r_code > 0.5f && r_code < float(face_of_wall_cell);
      const FaceState<Lanes> beyond_l =
          outer_state(FaceState<Lanes>{l.h, -l.un, l.ut}, l_code == Lanes(float(face_open)));
      const FaceState<Lanes> beyond_r = outer_state(r, r_code == Lanes(float(face_open)));
      r = {select(l_rules, beyond_l.h, r.h), select(l_rules, -beyond_l.un, r.un),
           select(l_rules, beyond_l.ut, r.ut)};
      l = {select(r_rules, beyond_r.h, l.h), select(r_rules, beyond_r.un, l.un),
           select(r_rules, beyond_r.ut, l.ut)};
      wedge_r = select(l_rules, wedge_l, wedge_r);
      wedge_l = select(r_rules, wedge_r, wedge_l);
    }
    Lanes speed;
    const FaceFlux<Lanes> flux = central_upwind(l, r, job.in.gravity, speed);
    const Lanes exchange = Scheme::exchange(l.h, r.h, wedge_l, wedge_r, job.numbers);
    (flux.mass * exchange).store(to.mass + i);
    (flux.normal * exchange).store(to.normal + i);
    (flux.tangential * exchange).store(to.tangential + i);
    flux.pressure.store(to.pressure + i);
    const Lanes index = indices(i);
    job.speed = max(job.speed,
                    select(index >= float(counted_begin) && index < float(counted_end), speed, Lanes(0.0f)));
  }
}

template <class Scheme, bool edged>
void flux_x(TileJob& job, int r) {
  const bool own = r >= halo && r < job.end;
  fluxes<Scheme, edged>(job, cells(job, row_east_h, row_edge_east, row_wedge_x, r, -1),
                        cells(job, row_west_h, row_edge_west, row_wedge_x, r, 0),
                        FluxRows(job.rows, row_fx_mass, r), own ? halo : 0, own ? job.end + 1 : 0);
  if (edged) impose(job, r, Side::west, Side::east, row_west_h, row_east_h, row_fx_mass);
}

template <class Scheme, bool edged>
void flux_y(TileJob& job, int q) {
  const bool own = q >= halo && q <= job.end;
  fluxes<Scheme, edged>(job, cells(job, row_north_h, row_edge_north, row_wedge_y, q - 1, 0),
                        cells(job, row_south_h, row_edge_south, row_wedge_y, q, 0),
                        FluxRows(job.rows, row_fy_mass, q), own ? halo : 0, own ? job.end : 0);
  if (edged) impose(job, q, Side::south, Side::north, row_south_h, row_north_h, row_fy_mass);
}

}  // namespace SPATE_ISA
}  // namespace spate
