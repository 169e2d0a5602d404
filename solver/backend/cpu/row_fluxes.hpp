// SPDX-License-Identifier: GPL-3.0-or-later
// Third part of a tile's stage on the CPU: rows of faces, one register of cells after the other; registers
// without an edge or a barrier around them skip the code for these. Then the fluxes at imposed edges.
#pragma once

#include <algorithm>

#include "solver/backend/cpu/row_faces.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

// Schemes that are there to be compared with compute every cell, as they did when they were published.
template <class Scheme>
inline constexpr bool leaves_out_dry = Scheme::caution == nullptr;

// Whether the cells from i on in row r are dry, and those beside them: nothing crosses their faces, whatever
// the scheme and the predictor make of them.
SPATE_FUNCTION bool lie_dry(const Rows& rows, int r, int i) {
  const auto h = [&](int row, int from) { return Lanes::load(rows(row_h, row) + from); };
  return all_dry(h(r, i), h(r, i - 1)) && all_dry(h(r, i + 1), h(r - 1, i)) && all_dry(h(r + 1, i), h(r, i));
}

// Finds where the cells of row r lie still in the stage.
template <class Scheme>
void find_still(TileJob& job, int r) {
  std::uint64_t still = 0;
  // Imposed faces give dry cells water, and find there what the scheme makes of their bed.
  if (leaves_out_dry<Scheme> && none_in_row(job.tile.edge_faces, r)) {
    for (int i = 0; i < job.rows.width; i += Lanes::count)
      if (lie_dry(job.rows, r, i)) still |= std::uint64_t{1} << (i / Lanes::count);
  }
  job.still[r & (rows_kept - 1)] = still;
}

template <class Scheme, Borders borders, const Frame& frame>
void faces_row(TileJob& job, int r, bool own) {
  const Faces<frame> faces(job.rows, r, own);
  const SchemeNumbers numbers = job.numbers;  // a copy, which the compiler knows that no store changes
  const bool edges = borders != Borders::none && (job.has_edges(r) || job.has_edges(r - frame.step_rows));
  Ahead last{{{0.0f, 0.0f, 0.0f}, 0.0f, 0.0f}, {0.0f, 0.0f, 0.0f, 0.0f}};
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    if (leaves_out_dry<Scheme> && job.is_still(r, i))
      last = faces.template lie_still<Scheme>(i, numbers);
    else if (edges && faces.any_edge(i))  // NOLINT(bugprone-branch-clone): one and the same without borders
      last = faces.template compute<Scheme, borders>(job, r, i, last, numbers);
    else
      last = faces.template compute<Scheme, Borders::none>(job, r, i, last, numbers);
  }
}

// Keeps the states at all faces of the cells from i on: predicted for half a step later, or at their Gauss
// points.
template <class Scheme, Borders borders>
SPATE_FUNCTION void keep_cells(TileJob& job, const Faces<east_west>& x, const Faces<north_south>& y, int r,
                               int i, const SchemeNumbers& numbers) {
  const LineCell<Lanes> cell = x.c(i);
  Reconstruction<Lanes> along_x = x.template open<Scheme, borders>(
      i, step_between<Scheme>(x.m(i), cell), step_between<Scheme>(cell, x.p(i)), numbers);
  Reconstruction<Lanes> along_y = y.template open<Scheme, borders>(
      i, step_between<Scheme>(y.m(i), y.c(i)), step_between<Scheme>(y.c(i), y.p(i)), numbers);
  if constexpr (Scheme::two_points) {
    Scheme::split(along_x, along_y, x.template bed_of<borders>(i), y.template bed_of<borders>(i), numbers);
    x.keep_second_states(i, along_x);
    y.keep_second_states(i, along_y);
  } else {
    predict(along_x, along_y, cell.h, cell.n, cell.t, manning_of(job, r, i), job.in.film_depth,
            rain_of(job, r, i), job.in);
  }
  x.keep_states(i, along_x);
  y.keep_states(i, along_y);
}

template <class Scheme, Borders borders>
void keep_row(TileJob& job, int r) {
  const Faces<east_west> x(job.rows, r, false);
  const Faces<north_south> y(job.rows, r, false);
  const SchemeNumbers numbers = job.numbers;
  const bool edges = borders != Borders::none && job.has_edges(r);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    if (leaves_out_dry<Scheme> && job.is_still(r, i)) {
      x.keep_still(i);
      y.keep_still(i);
    } else if (edges)  // NOLINT(bugprone-branch-clone): one and the same without borders
      keep_cells<Scheme, borders>(job, x, y, r, i, numbers);
    else
      keep_cells<Scheme, Borders::none>(job, x, y, r, i, numbers);
  }
  if (borders != Borders::barriers || !edges) return;
  // In short loops, of which the processor works on several registers at once.
  for (int i = 0; i < job.rows.width; i += Lanes::count) x.template meet_kept<Scheme>(job, r, i, numbers);
  for (int i = 0; i < job.rows.width; i += Lanes::count) y.template meet_kept<Scheme>(job, r, i, numbers);
}

// Computes the fluxes between kept states.
template <class Scheme, Borders borders, const Frame& frame>
void flows_row(TileJob& job, int r, bool own) {
  const Faces<frame> faces(job.rows, r, own);
  const SchemeNumbers numbers = job.numbers;
  const bool edges = borders != Borders::none && (job.has_edges(r) || job.has_edges(r - frame.step_rows));
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    if (leaves_out_dry<Scheme> && faces.is_still(i))
      faces.keep_no_flow(i, numbers);
    else if (edges && faces.any_edge_behind(i))  // NOLINT(bugprone-branch-clone): the same without borders
      faces.template flow<Scheme, borders>(job, r, i, numbers);
    else
      faces.template flow<Scheme, Borders::none>(job, r, i, numbers);
  }
}

// Keeps the place of a speed at the western or southern face of the cell (row r, column i of the rows).
inline void meet_speed(TileJob& job, Real speed, int r, int i) {
  const FastestPlace met{speed, std::min(job.tile.column + i - halo, job.tile.grid_columns - 1),
                         std::min(job.tile.row + r - halo, job.tile.grid_rows - 1)};
  FastestPlace& fastest = job.out.fastest;
  const bool is_before = met.row < fastest.row || (met.row == fastest.row && met.column < fastest.column);
  if (speed > fastest.speed || (speed == fastest.speed && is_before)) fastest = met;
}

// The same for row r, whose speeds are among the largest of their columns: where these have grown, one of
// the row is the largest so far.
inline void locate_speed(TileJob& job, Row speeds, int r, int end) {
  const Real* of_columns = job.rows(speeds, 0);
  Real& largest = job.column_speeds[speeds == row_speed_x ? 0 : 1];
  LaneMask grows = Lanes(0.0f) > Lanes(0.0f);
  for (int i = 0; i < job.rows.width; i += Lanes::count)
    grows = grows || Lanes::load(of_columns + i) > Lanes(largest);
  if (!any(grows)) return;
  int first = -1;
  for (int i = halo; i < end; ++i)
    if (of_columns[i] > largest) {
      largest = of_columns[i];
      first = i;
    }
  if (first >= 0) meet_speed(job, largest, r, first);
}

// The cell (row, column) in the rows whose western or southern face this is: there its flux lies.
struct Place {
  int row, column;
};
inline Place place_of(const EdgeFace& face) {
  const auto side = static_cast<Side>(face.side);
  return {face.row + halo + (side == Side::north ? 1 : 0), face.column + halo + (side == Side::east ? 1 : 0)};
}

// Overwrites the fluxes in row r (of western or southern faces) through the imposed faces at one side of the
// cells in row cell_row.
template <class Scheme>
void impose(TileJob& job, int r, int cell_row, Side at, const Frame& frame) {
  const bool low = at == Side::west || at == Side::south;
  job.tile.edge_faces.each(cell_row - halo, [&](const EdgeFace& face) {
    if (!is_imposed(face.code) || static_cast<Side>(face.side) != at) return;
    const Place place = place_of(face);
    const Real inward = low ? 1.0f : -1.0f;
    const StateRows own = state_rows(job.rows, low ? frame.behind : frame.ahead, cell_row);
    const int i = face.column + halo;
    Real speed;
    const FaceFlux<Real> flux = imposed_flux<Scheme>(
        {own.h[i], own.n[i], own.t[i]}, job.rows(frame.wedge, cell_row)[i], inward,
        job.rows(row_h, cell_row)[i], job.in.edge_values[face.value], job.numbers, speed);
    const FluxRows to(job.rows, frame.flux, r);
    to.mass[place.column] = flux.mass;
    to.normal[place.column] = flux.normal;
    to.tangential[place.column] = flux.tangential;
    to.net_behind[place.column] = flux.net_l;
    to.net_ahead[place.column] = flux.net_r;
    if (face.column >= 0 && face.column < job.tile.size && face.row >= 0 &&
        face.row < job.tile.size) {  // states in the outer halo are incomplete
      job.out.speed = max(job.out.speed, speed);
      if (job.in.locates) meet_speed(job, speed, place.row, place.column);
    }
  });
}

template <class Scheme, Borders borders, bool kept>
void faces_x(TileJob& job, int r) {
  const bool own = r >= halo && r < job.end;
  if (kept)
    flows_row<Scheme, borders, east_west>(job, r, own);
  else
    faces_row<Scheme, borders, east_west>(job, r, own);
  if (own && job.in.locates) locate_speed(job, row_speed_x, r, job.end + 1);
  if (borders == Borders::none) return;
  impose<Scheme>(job, r, r, Side::west, east_west);
  impose<Scheme>(job, r, r, Side::east, east_west);
}

template <class Scheme, Borders borders, bool kept>
void faces_y(TileJob& job, int q) {
  const bool own = q >= halo && q <= job.end;
  if (kept)
    flows_row<Scheme, borders, north_south>(job, q, own);
  else
    faces_row<Scheme, borders, north_south>(job, q, own);
  if (own && job.in.locates) locate_speed(job, row_speed_y, q, job.end);
  if (borders == Borders::none || q < halo - 1) return;
  impose<Scheme>(job, q, q - 1, Side::north, north_south);
  impose<Scheme>(job, q, q, Side::south, north_south);
}

// Only faces of the tile's own cells count.
inline Real largest_speed(const TileJob& job) {
  const Real *x = job.rows(row_speed_x, 0), *y = job.rows(row_speed_y, 0);
  Real speed = max(job.out.speed, x[job.end]);
  for (int i = halo; i < job.end; ++i) speed = max(speed, max(x[i], y[i]));
  return speed;
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
