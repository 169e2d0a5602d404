// SPDX-License-Identifier: GPL-3.0-or-later
// Second part of a tile's stage on the CPU: states at the faces, and the fluxes through them. Both directions
// go through the same functions, in the frame of the face.
#pragma once

#include "solver/backend/cpu_rows.hpp"
#include "solver/backend/stencil.hpp"

namespace spate {
inline namespace SPATE_ISA {

// The rows that a reconstruction along one direction works on. i + step is the neighbour ahead.
struct Direction {
  const float *h_m, *h_c, *h_p, *stage_m, *stage_c, *stage_p, *dz_m, *dz_c, *dz_p;
  const float *n_m, *n_c, *n_p, *t_m, *t_c, *t_p, *full_m, *full_c, *full_p;
  const float *dz_other, *edge_behind, *edge_ahead;
  StateRows behind, ahead;
  float *bed, *wedge;
};

inline Direction along(const TileJob& job, int r, int dr, int di, int dz, int dz_other, int n, int t,
                       int edge_behind, int edge_ahead, int behind, int ahead, int bed, int wedge) {
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
          at(dz_other, 0),
          at(edge_behind, 0),
          at(edge_ahead, 0),
          state_rows(job.rows, behind, r),
          state_rows(job.rows, ahead, r),
          job.rows(bed, r),
          job.rows(wedge, r)};
}
inline Direction east_west(const TileJob& job, int r) {
  return along(job, r, 0, 1, row_dzx, row_dzy, row_x, row_y, row_edge_west, row_edge_east, row_west_h,
               row_east_h, row_bed_x, row_wedge_x);
}
inline Direction north_south(const TileJob& job, int r) {
  return along(job, r, 1, 0, row_dzy, row_dzx, row_y, row_x, row_edge_south, row_edge_north, row_south_h,
               row_north_h, row_bed_y, row_wedge_y);
}

template <class Scheme, bool edged>
void reconstruct_row(const TileJob& job, const Direction& d) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const auto at = [i](const float* row) { return Lanes::load(row + i); };
    const auto code = [i](const float* row) { return edged ? Lanes::load(row + i) : Lanes(0.0f); };
    const LineCell<Lanes> m{at(d.h_m), at(d.stage_m), at(d.dz_m), at(d.n_m), at(d.t_m), at(d.full_m)};
    const LineCell<Lanes> c{at(d.h_c), at(d.stage_c), at(d.dz_c), at(d.n_c), at(d.t_c), at(d.full_c)};
    const LineCell<Lanes> p{at(d.h_p), at(d.stage_p), at(d.dz_p), at(d.n_p), at(d.t_p), at(d.full_p)};
    const Reconstruction<Lanes> r = reconstruct<Scheme, edged>(m, c, p, at(d.dz_other), code(d.edge_behind),
                                                               code(d.edge_ahead), job.numbers);
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
    float speed;
    const FaceFlux<float> flux =
        imposed_flux({own.h[i], own.n[i], own.t[i]}, inward, job.rows(row_h, face.row + halo)[i],
                     job.in.edge_values[face.value], job.numbers, speed);
    const FluxRows to(job.rows, flux_rows, r);
    to.mass[place.column] = flux.mass;
    to.normal[place.column] = flux.normal;
    to.tangential[place.column] = flux.tangential;
    to.pressure[place.column] = flux.pressure;
    job.out.speed = max(job.out.speed, speed);
  }
}

// The cells on one side of a row of faces: their states there, and what the faces are to them.
struct Cells {
  StateRows state;
  const float *edge, *wedge, *depth;
};
inline Cells cells(const TileJob& job, int state, int edge, int wedge, int row, int shift) {
  const StateRows at = state_rows(job.rows, state, row);
  return {{at.h + shift, at.n + shift, at.t + shift},
          job.rows(edge, row) + shift,
          job.rows(wedge, row) + shift,
          job.rows(row_h, row) + shift};
}

// Fluxes between the cells behind (left) and ahead (right), i counting the latter. Only faces of the tile's
// own cells count for the speed.
template <class Scheme, bool edged>
SPATE_FUNCTION void fluxes(TileJob& job, const Cells& left, const Cells& right, const FluxRows& to,
                           int counted_begin, int counted_end) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const auto side = [i](const Cells& of) {
      return FaceSide<Lanes>{of.state.load(i), Lanes::load(of.depth + i), Lanes::load(of.wedge + i),
                             edged ? Lanes::load(of.edge + i) : Lanes(0.0f)};
    };
    Lanes speed;
    const FaceFlux<Lanes> flux = flux_between<Scheme, edged>(side(left), side(right), job.numbers, speed);
    flux.mass.store(to.mass + i);
    flux.normal.store(to.normal + i);
    flux.tangential.store(to.tangential + i);
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
