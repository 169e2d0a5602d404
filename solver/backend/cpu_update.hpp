// SPDX-License-Identifier: GPL-3.0-or-later
// Third part of a tile's stage on the CPU: the new state of a row from its fluxes.
#pragma once

#include "solver/backend/cpu_faces.hpp"
#include "solver/backend/cpu_load.hpp"
#include "solver/equations/sources.hpp"

namespace spate {
inline namespace SPATE_ISA {

// The factor on what leaves each cell, so that no more leaves than is there. A little less than all, so
// that rounding cannot make the remainder negative.
template <class Scheme, bool edged>
void drain(const TileJob& job, int d) {
  if (!Scheme::drains) return;
  const float almost_all = 1.0f - 1.0f / (1 << 20);
  const FluxRows fx(job.rows, row_fx_mass, d), fy(job.rows, row_fy_mass, d),
      fy_north(job.rows, row_fy_mass, d + 1);
  const Lanes zero(0.0f);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const Lanes x = max(-Lanes::load(fx.mass + i), zero) + max(Lanes::load(fx.mass + i + 1), zero);
    const Lanes y = max(-Lanes::load(fy.mass + i), zero) + max(Lanes::load(fy_north.mass + i), zero);
    const Lanes available = Lanes::load(job.rows(row_h, d) + i) * almost_all;
    Lanes factor = available / max(max(job.in.dt_dx * (x + y), available), Lanes(1e-30f));
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

// What a face's flux brings to the cell whose own state at the face has depth h: mass, normal momentum
// less the cell's own pressure there, tangential momentum.
struct Brought {
  Lanes mass, normal, tangential;
};
template <class Scheme>
SPATE_FUNCTION Brought brought(const TileJob& job, const FluxRows& flux, int i, const float* h,
                               const float* drain_behind, const float* drain_ahead, int cell) {
  const Lanes mass = Lanes::load(flux.mass + i);
  const Lanes factor = donor<Scheme>(mass, drain_behind, drain_ahead);
  const Lanes h_face = Lanes::load(h + cell);
  return {mass * factor,
          Lanes::load(flux.normal + i) * factor +
              (Lanes::load(flux.pressure + i) - 0.5f * job.in.gravity * (h_face * h_face)),
          Lanes::load(flux.tangential + i) * factor};
}

// The new state of a row before friction.
template <class Scheme, bool edged>
void balance(const TileJob& job, int o) {
  const FluxRows fx(job.rows, row_fx_mass, o), fs(job.rows, row_fy_mass, o), fn(job.rows, row_fy_mass, o + 1);
  const float *here = job.rows(row_drain, o), *south = job.rows(row_drain, o - 1),
              *north = job.rows(row_drain, o + 1);
  for (int i = halo; i < job.end; i += Lanes::count) {
    const Brought w = brought<Scheme>(job, fx, i, job.rows(row_west_h, o), here + i - 1, here + i, i);
    const Brought e = brought<Scheme>(job, fx, i + 1, job.rows(row_east_h, o), here + i, here + i + 1, i);
    const Brought s = brought<Scheme>(job, fs, i, job.rows(row_south_h, o), south + i, here + i, i);
    const Brought n = brought<Scheme>(job, fn, i, job.rows(row_north_h, o), here + i, north + i, i);
    Lanes h = Lanes::load(job.rows(row_h, o) + i) + job.in.dt_dx * ((w.mass - e.mass) + (s.mass - n.mass)) +
              job.in.rain;
    Lanes hu = Lanes::load(job.rows(row_hu, o) + i) +
               job.in.dt_dx * (((w.normal - e.normal) + (s.tangential - n.tangential)) +
                               Lanes::load(job.rows(row_bed_x, o) + i));
    Lanes hv = Lanes::load(job.rows(row_hv, o) + i) +
               job.in.dt_dx * (((s.normal - n.normal) + (w.tangential - e.tangential)) +
                               Lanes::load(job.rows(row_bed_y, o) + i));
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
  float *h = job.rows(row_new_h, o) + halo, *hu = job.rows(row_new_hu, o) + halo,
        *hv = job.rows(row_new_hv, o) + halo;
  for (int s = 0; s < job.tile.source_cell_count; ++s) {
    const SourceCell& cell = job.tile.source_cells[s];
    if (cell.row + halo != o) continue;
    const SourceValue& value = job.in.source_values[cell.value];
    const int i = cell.column;
    h[i] += value.gain;
    job.out.gained += job.in.weight * static_cast<double>(value.gain);
    const float taken = min(max(h[i], 0.0f), value.taken);
    if (taken > 0.0f) {  // water leaves with its momentum
      const float left = (h[i] - taken) / h[i];
      hu[i] *= left;
      hv[i] *= left;
      h[i] -= taken;
      job.out.abstracted += job.in.weight * static_cast<double>(taken);
    }
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
void finish(TileJob& job, int o) {
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(job.tile.size) * job.tile.stride;
  const std::ptrdiff_t offset = static_cast<std::ptrdiff_t>(o - halo) * job.tile.stride;
  const Lanes zero(0.0f), film(job.in.film_depth);
  if (job.tile.manning != nullptr) {
    const int row = clamp(job.tile.row + o - halo, job.tile.grid_rows - 1);
    load_clamped(job.tile.manning + static_cast<std::ptrdiff_t>(row) * job.tile.grid_columns, job.tile.column,
                 job.tile.grid_columns, job.tile.size, job.rows(row_manning, o) + halo);
  }
  for (int k = 0; k < job.tile.size; k += Lanes::count) {
    const int i = halo + k;
    const LaneMask own = indices(k) < float(job.tile.size);
    Lanes h = Lanes::load(job.rows(row_new_h, o) + i);
    Lanes hu = Lanes::load(job.rows(row_new_hu, o) + i);
    Lanes hv = Lanes::load(job.rows(row_new_hv, o) + i);
    if (any(h < zero && own)) clip(job, job.rows(row_new_h, o) + i, job.tile.size - k);
    h = max(h, zero);
    if (job.in.infiltration > 0.0f) {
      const Lanes loss = min(h, Lanes(job.in.infiltration));
      const Lanes left = select(h > zero, (h - loss) / max(h, Lanes(1e-30f)), zero);
      h = h - loss;
      hu = hu * left;
      hv = hv * left;
      loss.store(job.rows(row_loss, o) + i);
    }
    const Lanes n = job.tile.manning != nullptr ? Lanes::load(job.rows(row_manning, o) + i)
                                                : Lanes(job.tile.uniform_manning);
    const Lanes slowed = friction_factor(max(h, film), sqrt(hu * hu + hv * hv), job.in.drag * n * n);
    hu = hu * slowed * relaxation<Scheme>(job, row_wedge_x, row_west_h, row_east_h, o, i);
    hv = hv * slowed * relaxation<Scheme>(job, row_wedge_y, row_south_h, row_north_h, o, i);
    const Lanes h_start = Lanes::load(job.tile.start + offset + k);
    if (job.in.average) {
      h = 0.5f * (h_start + h);
      hu = 0.5f * (Lanes::load(job.tile.start + plane + offset + k) + hu);
      hv = 0.5f * (Lanes::load(job.tile.start + 2 * plane + offset + k) + hv);
    }
    const LaneMask moves = h > film;
    hu = select(moves, hu, zero);
    hv = select(moves, hv, zero);
    h_start.store(job.rows(row_old_h, o) + i);
    h.store(job.tile.result + offset + k);
    hu.store(job.tile.result + plane + offset + k);
    hv.store(job.tile.result + 2 * plane + offset + k);
    job.out.wet = job.out.wet || any(h > zero && own);
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
