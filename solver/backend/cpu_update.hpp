// SPDX-License-Identifier: GPL-3.0-or-later
// Third part of a tile's stage on the CPU: the new state of a row from its fluxes.
#pragma once

#include "solver/backend/balance.hpp"
#include "solver/backend/cpu_faces.hpp"
#include "solver/backend/cpu_load.hpp"

namespace spate {
inline namespace SPATE_ISA {

template <class Scheme, bool edged>
void drain_row(const TileJob& job, int d) {
  if (!Scheme::drains) return;
  const FluxRows fx(job.rows, row_fx_mass, d), fy(job.rows, row_fy_mass, d),
      fy_north(job.rows, row_fy_mass, d + 1);
  const Lanes zero(0.0f);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const Lanes x = max(-Lanes::load(fx.mass + i), zero) + max(Lanes::load(fx.mass + i + 1), zero);
    const Lanes y = max(-Lanes::load(fy.mass + i), zero) + max(Lanes::load(fy_north.mass + i), zero);
    Lanes factor = draining_factor(Lanes::load(job.rows(row_h, d) + i), x + y, job.in.dt_dx);
    if (edged) {  // what an imposed edge brings from outside
      const Lanes code = Lanes::load(job.rows(row_edge_west, d) + i);
      factor = select(code == Lanes(float(face_of_wall_cell)), Lanes(1.0f), factor);
    }
    factor.store(job.rows(row_drain, d) + i);
  }
}

// The draining factor of a flux: that of the cell it leaves.
template <class Scheme>
SPATE_FUNCTION Lanes donor(Lanes mass, const float* behind, const float* ahead) {
  if (!Scheme::drains) return Lanes(1.0f);
  return select(mass > 0.0f, Lanes::load(behind), Lanes::load(ahead));
}

template <class Scheme>
SPATE_FUNCTION Carried<Lanes> through(const FluxRows& flux, int i, const float* drain_behind,
                                      const float* drain_ahead) {
  const Lanes mass = Lanes::load(flux.mass + i);
  return carried(mass, Lanes::load(flux.normal + i), Lanes::load(flux.tangential + i),
                 donor<Scheme>(mass, drain_behind, drain_ahead));
}

// The net pressure on a face of a cell whose own state there has that depth.
SPATE_FUNCTION Lanes pressure(const TileJob& job, const float* flux, const float* own_depth) {
  return net_pressure(Lanes::load(flux), Lanes::load(own_depth), job.in.gravity);
}

// The new state of a row before friction.
template <class Scheme, bool edged>
void balance_row(const TileJob& job, int o) {
  const FluxRows fx(job.rows, row_fx_mass, o), fs(job.rows, row_fy_mass, o), fn(job.rows, row_fy_mass, o + 1);
  const float *here = job.rows(row_drain, o), *south = job.rows(row_drain, o - 1),
              *north = job.rows(row_drain, o + 1);
  for (int i = halo; i < job.end; i += Lanes::count) {
    const auto at = [&](int quantity) { return job.rows(quantity, o) + i; };
    const Lanes force_x =
        force(pressure(job, fx.pressure + i, at(row_west_h)),
              pressure(job, fx.pressure + i + 1, at(row_east_h)), Lanes::load(at(row_bed_x)));
    const Lanes force_y = force(pressure(job, fs.pressure + i, at(row_south_h)),
                                pressure(job, fn.pressure + i, at(row_north_h)), Lanes::load(at(row_bed_y)));
    const CellState<Lanes> now = balance(
        {Lanes::load(at(row_h)), Lanes::load(at(row_hu)), Lanes::load(at(row_hv))},
        through<Scheme>(fx, i, here + i - 1, here + i), through<Scheme>(fx, i + 1, here + i, here + i + 1),
        through<Scheme>(fs, i, south + i, here + i), through<Scheme>(fn, i, here + i, north + i), force_x,
        force_y, job.in);
    Lanes h = now.h, hu = now.hu, hv = now.hv;
    if (edged) {  // what leaves through an edge is not kept beyond it
      const Lanes zero(0.0f);
      const LaneMask wall = Lanes::load(job.rows(row_edge_west, o) + i) == Lanes(float(face_of_wall_cell));
      h = select(wall, zero, h);
      hu = select(wall, zero, hu);
      hv = select(wall, zero, hv);
    }
    h.store(job.rows(row_new_h, o) + i);
    hu.store(job.rows(row_new_hu, o) + i);
    hv.store(job.rows(row_new_hv, o) + i);
  }
}

inline void add_sources(TileJob& job, int o) {
  for (int s = 0; s < job.tile.source_cell_count; ++s) {
    const SourceCell& source = job.tile.source_cells[s];
    if (source.row + halo != o) continue;
    const SourceValue& value = job.in.source_values[source.value];
    const auto at = [&](int quantity) -> float& { return job.rows(quantity, o)[halo + source.column]; };
    CellState<float> cell{at(row_new_h), at(row_new_hu), at(row_new_hv)};
    job.out.abstracted += job.in.weight * static_cast<double>(add_source(cell, value));
    job.out.gained += job.in.weight * static_cast<double>(value.gain);
    at(row_new_h) = cell.h;
    at(row_new_hu) = cell.hu;
    at(row_new_hv) = cell.hv;
  }
}

template <class Scheme>
SPATE_FUNCTION Lanes relaxation(const TileJob& job, int wedge, int behind, int ahead, int o, int i) {
  const Lanes face_depth = max(Lanes::load(job.rows(behind, o) + i), Lanes::load(job.rows(ahead, o) + i));
  return Scheme::relaxation(Lanes::load(job.rows(row_h, o) + i), face_depth,
                            Lanes::load(job.rows(wedge, o) + i), job.numbers);
}

// Infiltration, friction, the mean of Heun's scheme; writes the result.
template <class Scheme>
void finish_row(TileJob& job, int o) {
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(job.tile.size) * job.tile.stride;
  const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(o - halo) * job.tile.stride;
  const Lanes zero(0.0f);
  if (job.tile.manning != nullptr) {
    const int row = clamp(job.tile.row + o - halo, job.tile.grid_rows - 1);
    load_clamped(job.tile.manning + static_cast<std::ptrdiff_t>(row) * job.tile.grid_columns, job.tile.column,
                 job.tile.grid_columns, job.tile.size, job.rows(row_manning, o) + halo);
  }
  for (int k = 0; k < job.tile.size; k += Lanes::count) {
    const int i = halo + k;
    const LaneMask own = indices(k) < float(job.tile.size);
    CellState<Lanes> cell{Lanes::load(job.rows(row_new_h, o) + i), Lanes::load(job.rows(row_new_hu, o) + i),
                          Lanes::load(job.rows(row_new_hv, o) + i)};
    if (any(cell.h < zero && own)) clip(job, job.rows(row_new_h, o) + i, job.tile.size - k);
    cell.h = max(cell.h, zero);
    if (job.in.infiltration > 0.0f) infiltrate(cell, job.in.infiltration).store(job.rows(row_loss, o) + i);
    const Lanes n = job.tile.manning != nullptr ? Lanes::load(job.rows(row_manning, o) + i)
                                                : Lanes(job.tile.uniform_manning);
    const float* from = job.tile.start + offset + k;
    const CellState<Lanes> start{Lanes::load(from), Lanes::load(from + plane), Lanes::load(from + 2 * plane)};
    cell = finish_stage(cell, start, n, relaxation<Scheme>(job, row_wedge_x, row_west_h, row_east_h, o, i),
                        relaxation<Scheme>(job, row_wedge_y, row_south_h, row_north_h, o, i),
                        job.in.film_depth, job.in.average, job.in);
    start.h.store(job.rows(row_old_h, o) + i);
    cell.h.store(job.tile.result + offset + k);
    cell.hu.store(job.tile.result + plane + offset + k);
    cell.hv.store(job.tile.result + 2 * plane + offset + k);
    job.out.wet = job.out.wet || any(cell.h > zero && own);
  }
  if (job.in.infiltration > 0.0f) {
    double sum = 0;
    for (int k = 0; k < job.tile.size; ++k) sum += static_cast<double>(job.rows(row_loss, o)[halo + k]);
    job.out.infiltrated += job.in.weight * sum;
  }
}

inline void clip(TileJob& job, const float* h, int count) {
  for (int i = 0; i < count && i < Lanes::count; ++i)
    if (h[i] < 0.0f) job.out.clipped -= job.in.weight * static_cast<double>(h[i]);
}

// Cells whose level is imposed.
inline void impose_depths(TileJob& job, int o) {
  float* h = job.tile.result + static_cast<std::ptrdiff_t>(o - halo) * job.tile.stride;
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
