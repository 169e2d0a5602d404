// SPDX-License-Identifier: GPL-3.0-or-later
// Third part of a tile's stage on the CPU: the new state of a row from its fluxes.
#pragma once

#include "solver/backend/cpu/row_faces.hpp"
#include "solver/backend/cpu/row_load.hpp"
#include "solver/step/update.hpp"

namespace spate {
inline namespace SPATE_ISA {

template <class Scheme>
void drain_row(TileJob& job, int d) {
  if (!Scheme::drains) return;
  bool drains = false;
  const FluxRows fx(job.rows, row_fx_mass, d), fy(job.rows, row_fy_mass, d),
      fy_north(job.rows, row_fy_mass, d + 1);
  const Lanes zero(0.0f);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const Lanes x = max(-Lanes::load(fx.mass + i), zero) + max(Lanes::load(fx.mass + i + 1), zero);
    const Lanes y = max(-Lanes::load(fy.mass + i), zero) + max(Lanes::load(fy_north.mass + i), zero);
    Lanes factor = draining_factor(Lanes::load(job.rows(row_h, d) + i), x + y, job.in.dt_dx);
    if (job.has_edges(d)) {  // what an imposed edge brings from outside
      const Lanes code = Lanes::load(job.rows(row_edge_west, d) + i);
      factor = select(code == Lanes(float(face_of_wall_cell)), Lanes(1.0f), factor);
    }
    drains = drains || any(factor < 1.0f);
    factor.store(job.rows(row_drain, d) + i);
  }
  job.drains[d & (rows_kept - 1)] = drains;
}

// What goes through a face, scaled with the draining factor of the cell that it leaves.
template <bool draining>
SPATE_FUNCTION Carried<Lanes> through(const FluxRows& flux, int i, const float* drain_behind,
                                      const float* drain_ahead) {
  const Lanes mass = Lanes::load(flux.mass + i);
  const Lanes factor =
      draining ? select(mass > 0.0f, Lanes::load(drain_behind), Lanes::load(drain_ahead)) : Lanes(1.0f);
  return carried(mass, Lanes::load(flux.normal + i), Lanes::load(flux.tangential + i), factor);
}

// Of the tile's own state: the cells from i on in row o.
SPATE_FUNCTION CellState<Lanes> cells_of(const TileJob& job, const float* state, int o, int i) {
  const float* from = state + job.row_of_plane(o) + i;
  return {Lanes::load(from), Lanes::load(from + job.plane()), Lanes::load(from + 2 * job.plane())};
}

// The new state of cells before friction.
template <bool draining>
SPATE_FUNCTION CellState<Lanes> balanced(const TileJob& job, const CellState<Lanes>& cell, int o, int i) {
  const FluxRows fx(job.rows, row_fx_mass, o), fs(job.rows, row_fy_mass, o), fn(job.rows, row_fy_mass, o + 1);
  const auto at = [&](int quantity, int row) { return job.rows(quantity, row) + i; };
  const float* here = at(row_drain, o);
  const Lanes force_x =
      force(Lanes::load(fx.net_ahead + i), Lanes::load(fx.net_behind + i + 1), Lanes::load(at(row_bed_x, o)));
  const Lanes force_y =
      force(Lanes::load(fs.net_ahead + i), Lanes::load(fn.net_behind + i), Lanes::load(at(row_bed_y, o)));
  CellState<Lanes> now =
      balance(cell, through<draining>(fx, i, here - 1, here), through<draining>(fx, i + 1, here, here + 1),
              through<draining>(fs, i, at(row_drain, o - 1), here),
              through<draining>(fn, i, here, at(row_drain, o + 1)), force_x, force_y, job.in);
  if (job.has_edges(o)) {  // what leaves through an edge is not kept beyond it
    const Lanes zero(0.0f);
    const LaneMask wall = Lanes::load(at(row_edge_west, o)) == Lanes(float(face_of_wall_cell));
    now = {select(wall, zero, now.h), select(wall, zero, now.hu), select(wall, zero, now.hv)};
  }
  return now;
}

inline void add_sources(TileJob& job, int o) {
  for (int s = 0; s < job.tile.source_cell_count; ++s) {
    const SourceCell& source = job.tile.source_cells[s];
    if (source.row + halo != o) continue;
    const SourceValue& value = job.in.source_values[source.value];
    const auto at = [&](int quantity) -> float& { return job.rows(quantity, o)[source.column + halo]; };
    CellState<float> cell{at(row_new_h), at(row_new_hu), at(row_new_hv)};
    job.out.abstracted += job.in.weight * static_cast<double>(add_source(cell, value));
    job.out.gained += job.in.weight * static_cast<double>(value.gain);
    at(row_new_h) = cell.h;
    at(row_new_hu) = cell.hu;
    at(row_new_hv) = cell.hv;
  }
}

template <class Scheme>
SPATE_FUNCTION Lanes relaxation(const TileJob& job, Lanes h, int wedge, int face_depth, int o, int i) {
  return Scheme::relaxation(h, Lanes::load(job.rows(face_depth, o) + i), Lanes::load(job.rows(wedge, o) + i),
                            job.numbers);
}

inline void clip(TileJob& job, Lanes h) {
  float depths[Lanes::count];
  h.store(depths);
  for (const float depth : depths)
    if (depth < 0.0f) job.out.clipped -= job.in.weight * static_cast<double>(depth);
}

inline void load_manning(const TileJob& job, int o) {
  if (job.tile.manning == nullptr) return;
  const int row = clamp(job.tile.row + o - halo, job.tile.grid_rows - 1);
  load_clamped(job.tile.manning + static_cast<std::ptrdiff_t>(row) * job.tile.grid_columns, job.tile.column,
               job.tile.grid_columns, job.tile.size, job.rows(row_manning, o) + halo);
}

// Infiltration, friction, the mean of Heun's scheme; writes the result.
template <class Scheme>
SPATE_FUNCTION CellState<Lanes> finished(TileJob& job, CellState<Lanes> cell, Lanes h,
                                         const CellState<Lanes>& start, int o, int i) {
  const Lanes zero(0.0f);
  const LaneMask own = job.own(i);
  if (any(cell.h < zero && own)) clip(job, select(own, cell.h, zero));
  cell.h = max(cell.h, zero);
  if (job.in.infiltration > 0.0f) infiltrate(cell, job.in.infiltration).store(job.rows(row_loss, o) + i);
  const Lanes n = job.tile.manning != nullptr ? Lanes::load(job.rows(row_manning, o) + i)
                                              : Lanes(job.tile.uniform_manning);
  cell = finish_stage(cell, start, n, relaxation<Scheme>(job, h, row_wedge_x, row_face_depth_x, o, i),
                      relaxation<Scheme>(job, h, row_wedge_y, row_face_depth_y, o, i), job.in.film_depth,
                      job.in.average, job.in);
  float* to = job.tile.result + job.row_of_plane(o) + i;
  cell.h.store(to);
  cell.hu.store(to + job.plane());
  cell.hv.store(to + 2 * job.plane());
  job.out.wet = job.out.wet || any(cell.h > zero && own);
  return cell;
}

inline void sum_losses(TileJob& job, int o) {
  if (!(job.in.infiltration > 0.0f)) return;
  double sum = 0;
  for (int k = 0; k < job.tile.size; ++k) sum += static_cast<double>(job.rows(row_loss, o)[halo + k]);
  job.out.infiltrated += job.in.weight * sum;
}

// Cells whose level is imposed.
inline void impose_depths(TileJob& job, int o) {
  float* h = job.tile.result + job.row_of_plane(o) + halo;
  for (int s = 0; s < job.tile.source_cell_count; ++s) {
    const SourceCell& cell = job.tile.source_cells[s];
    const float depth = job.in.source_values[cell.value].depth;
    if (cell.row + halo != o || depth < 0.0f) continue;
    const double change = (job.in.last ? 1.0 : job.in.weight) *
                          (static_cast<double>(depth) - static_cast<double>(h[cell.column]));
    (change > 0 ? job.out.gained : job.out.abstracted) += change > 0 ? change : -change;
    h[cell.column] = depth;
    job.out.wet = job.out.wet || depth > 0.0f;
  }
}

// What has crossed barriers at the western and southern faces of a row's own cells.
template <class Scheme>
void count_crossings(TileJob& job, int o) {
  for_barred(job, o, [&](const BarredPlace& place, int i) {
    if (place.column < 0 || place.column >= job.tile.size) return;
    const auto count = [&](Side side, float mass, float drain_behind) {
      if (Scheme::drains) mass *= mass > 0.0f ? drain_behind : job.rows(row_drain, o)[i];
      count_crossing(job.in.barriers, place.number, side, mass, job.in);
    };
    count(Side::west, job.rows(row_fx_mass, o)[i], job.rows(row_drain, o)[i - 1]);
    count(Side::south, job.rows(row_fy_mass, o)[i], job.rows(row_drain, o - 1)[i]);
  });
}

// What has crossed the edge at the faces of a row's own cells.
template <class Scheme>
void count_edge_flow(TileJob& job, int o) {
  for (int f = 0; f < job.tile.edge_face_count; ++f) {
    const EdgeFace& face = job.tile.edge_faces[f];
    if (face.row + halo != o || face.column < 0 || face.column >= job.tile.size) continue;
    const auto side = static_cast<Side>(face.side);
    const Place place = place_of(face);
    const bool across_x = side == Side::west || side == Side::east;
    const FluxRows flux(job.rows, across_x ? row_fx_mass : row_fy_mass, place.row);
    const float inward = side == Side::west || side == Side::south ? 1.0f : -1.0f;
    float mass = inward * flux.mass[place.column];
    if (Scheme::drains && mass < 0.0f) mass *= job.rows(row_drain, o)[face.column + halo];
    const double depth = job.in.weight * static_cast<double>(job.in.dt_dx * mass);
    (mass > 0.0f ? job.out.edges_in : job.out.edges_out) += mass > 0.0f ? depth : -depth;
  }
}

}  // namespace SPATE_ISA
}  // namespace spate
