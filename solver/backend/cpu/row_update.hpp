// SPDX-License-Identifier: GPL-3.0-or-later
// Last part of a tile's stage on the CPU: a row's cells from their fluxes to their new state. What happens
// to a cell stands in step/update.hpp, step/finish_cell.hpp and step/act_sources.hpp; this file reads it
// from and writes it to rows.
#pragma once

#include "solver/backend/cpu/row_faces.hpp"
#include "solver/backend/cpu/row_load.hpp"
#include "solver/step/act_sources.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

// The Counter of step/finish_cell.hpp for cells of a row. Infiltrated depths are kept, and summed once the
// row is complete.
struct RowCounter {
  TileOutput& out;
  LaneMask own;
  Real *losses, *loss_rests;  // of the cells at hand

  SPATE_FUNCTION void add(Sum sum, double depth) { out.sums[sum].add(depth); }
  SPATE_FUNCTION void clipped(const Amount<Lanes>& amounts, double weight) {
    Real depths[Lanes::count], rests[Lanes::count];
    select(own, amounts.depth, Lanes(0.0f)).store(depths);
    amounts.rest.store(rests);
    for (int i = 0; i < Lanes::count; ++i)
      if (depths[i] < 0.0f) add(sum_clipped, -weight * depth_of({depths[i], rests[i]}));
  }
  SPATE_FUNCTION void infiltrated(const Amount<Lanes>& amounts, double) {
    amounts.depth.store(losses);
    amounts.rest.store(loss_rests);
  }
};

SPATE_FUNCTION LaneMask is_wall(const TileJob& job, int o, int i) {
  return Lanes::load(job.rows(row_edge_west, o) + i) == Lanes(Real(face_of_wall_cell));
}

template <class Scheme>
void drain_row(TileJob& job, int d) {
  if (!Scheme::drains) return;
  bool drains = false;
  const Real *x = job.rows(row_fx_mass, d), *south = job.rows(row_fy_mass, d),
             *north = job.rows(row_fy_mass, d + 1);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    Lanes factor =
        draining_factor(Lanes::load(job.rows(row_h, d) + i), Lanes::load(x + i), Lanes::load(x + i + 1),
                        Lanes::load(south + i), Lanes::load(north + i), job.in.dt_dx);
    // Inflow over an imposed edge is not limited.
    if (job.has_walls(d)) factor = select(is_wall(job, d, i), Lanes(1.0f), factor);
    drains = drains || any(factor < 1.0f);
    factor.store(job.rows(row_drain, d) + i);
  }
  job.drains[d & (rows_kept - 1)] = drains;
}

// The flux through a face; the draining factors are those of the cells on its two sides.
template <bool draining>
SPATE_FUNCTION Carried<Lanes> through(const FluxRows& flux, int i, const Real* drain_behind,
                                      const Real* drain_ahead) {
  const Carried<Lanes> all{Lanes::load(flux.mass + i), Lanes::load(flux.normal + i),
                           Lanes::load(flux.tangential + i)};
  return draining ? drained(all, Lanes::load(drain_behind), Lanes::load(drain_ahead)) : all;
}

// The states of the tile's own cells from i on in row o.
SPATE_FUNCTION CellState<Lanes> cells_of(const TileJob& job, const Real* state, int o, int i) {
  const Real* from = state + job.row_of_plane(o) + i;
  return {Lanes::load(from), Lanes::load(from + job.plane()), Lanes::load(from + 2 * job.plane()),
          Lanes::load(from + rest_plane * job.plane())};
}

// The state of cells after the balance of their fluxes, and rain.
template <bool draining>
SPATE_FUNCTION CellState<Lanes> balanced(const TileJob& job, const CellState<Lanes>& cell, int o, int i) {
  const FluxRows fx(job.rows, row_fx_mass, o), fs(job.rows, row_fy_mass, o), fn(job.rows, row_fy_mass, o + 1);
  const auto at = [&](int quantity, int row) { return job.rows(quantity, row) + i; };
  const Real* here = at(row_drain, o);
  const Lanes force_x =
      force(Lanes::load(fx.net_ahead + i), Lanes::load(fx.net_behind + i + 1), Lanes::load(at(row_bed_x, o)));
  const Lanes force_y =
      force(Lanes::load(fs.net_ahead + i), Lanes::load(fn.net_behind + i), Lanes::load(at(row_bed_y, o)));
  const CellState<Lanes> now = settled(
      balance(cell, through<draining>(fx, i, here - 1, here), through<draining>(fx, i + 1, here, here + 1),
              through<draining>(fs, i, at(row_drain, o - 1), here),
              through<draining>(fn, i, here, at(row_drain, o + 1)), force_x, force_y, job.in),
      cell.rest, rain_of(job, o, i), job.in);
  return job.has_walls(o) ? dry_at_walls(now, is_wall(job, o, i)) : now;
}

// Prefetches what the tile's sources do in the step: it lies scattered, and the processor does not anticipate
// that. So many come from inlets and structures; more of them, of levels that are given, are a cell each.
// Inlined by force, as prefetch().
SPATE_FUNCTION void prefetch_sources(const TileJob& job) {
  constexpr std::int32_t most = 64;
  const ByRow<SourceRun>& sources = job.tile.sources;
  if (sources.empty()) return;
  const std::int32_t all = sources.first[job.tile.size + 2 * halo];
  for (std::int32_t i = 0; i < (all < most ? all : most); ++i) {
    const auto* value = reinterpret_cast<const char*>(job.in.source_values + sources.items[i].value);
    SPATE_PREFETCH(value);
    SPATE_PREFETCH(value + sizeof(SourceValue) - 1);  // it may lie across two lines
  }
}

// The resistance of the cells from i on in row o, whose depth at the stage's start was h.
template <class Scheme>
SPATE_FUNCTION Resistance<Lanes> resistance_of(const TileJob& job, Lanes h, int o, int i) {
  const auto at = [&](int quantity) { return Lanes::load(job.rows(quantity, o) + i); };
  const auto relaxation = [&](Row wedge, Row face_depth) {
    return Scheme::relaxation(h, at(face_depth), at(wedge), job.numbers);
  };
  return {manning_of(job, o, i), relaxation(row_wedge_x, row_face_depth_x),
          relaxation(row_wedge_y, row_face_depth_y), job.in.film_depth};
}

SPATE_FUNCTION void store_result(const TileJob& job, const CellState<Lanes>& cell, int o, int i) {
  Real* to = job.tile.result + job.row_of_plane(o) + i;
  cell.h.store(to);
  cell.hu.store(to + job.plane());
  cell.hv.store(to + 2 * job.plane());
  cell.rest.store(to + rest_plane * job.plane());
}

// Cells that stay dry (TileJob::stays_dry): their state, and the end of their stage.
SPATE_FUNCTION CellState<Lanes> dry_cells() {
  const Lanes zero(0.0f);
  return {zero, zero, zero, zero};
}
SPATE_FUNCTION void finish_dry(const TileJob& job, int o, int i) {
  store_result(job, dry_cells(), o, i);
  if (!(job.in.infiltration > 0.0f)) return;
  Lanes(0.0f).store(job.rows(row_loss, o) + i);
  Lanes(0.0f).store(job.rows(row_loss_rest, o) + i);
}

// The state of cells at the end of the stage, from row_new_h, ..., written to the result.
template <class Scheme>
SPATE_FUNCTION void finish_cells(TileJob& job, Lanes h, const CellState<Lanes>& start, int o, int i) {
  const auto at = [&](int quantity) { return Lanes::load(job.rows(quantity, o) + i); };
  RowCounter counter{job.out, job.own(i), job.rows(row_loss, o) + i, job.rows(row_loss_rest, o) + i};
  const CellState<Lanes> cell =
      finish_cell(CellState<Lanes>{at(row_new_h), at(row_new_hu), at(row_new_hv), at(row_new_rest)}, start,
                  resistance_of<Scheme>(job, h, o, i), job.in.average, job.in, counter);
  store_result(job, cell, o, i);
  job.out.wet = job.out.wet || any(cell.h > Lanes(0.0f) && counter.own);
}

// Acts on the finished cells of row o that have sources.
inline void act_on_row(TileJob& job, int o) {
  RowCounter counter{job.out, {}, nullptr, nullptr};
  job.tile.sources.each(o - halo, [&](const SourceRun& run) {
    const SourceValue value = job.in.source_values[run.value];
    for (int i = 0; i < run.cells; ++i) {
      Real* to = job.tile.result + job.row_of_plane(o) + halo + run.column + i;
      const std::ptrdiff_t plane = job.plane();
      CellState<Real> cell{to[0], to[plane], to[2 * plane], to[rest_plane * plane]};
      act(cell, value, job.in.drained, job.in.film_depth, job.in, counter);
      to[0] = cell.h;
      to[plane] = cell.hu;
      to[2 * plane] = cell.hv;
      to[rest_plane * plane] = cell.rest;
      job.out.wet = job.out.wet || cell.h > 0.0f;
    }
  });
}

inline void sum_losses(TileJob& job, int o) {
  if (!(job.in.infiltration > 0.0f)) return;
  const Real *losses = job.rows(row_loss, o), *rests = job.rows(row_loss_rest, o);
  for (int i = halo; i < job.end; ++i)
    job.out.sums[sum_infiltrated].add(job.in.weight * depth_of({losses[i], rests[i]}));
}

// Whether water crosses a barrier at a western or southern face of row o.
inline bool crosses_barriers(const TileJob& job, int o) {
  if (!job.tile.row_barriers[o].as_drawn) return true;  // one may have failed down to the ground
  LaneMask crosses = Lanes(0.0f) > Lanes(0.0f);
  const auto at = [&](int quantity, int i) { return Lanes::load(job.rows(quantity, o) + i); };
  for (int i = 0; i < job.rows.width; i += Lanes::count)
    crosses = crosses ||
              (is_code(at(row_edge_west, i), face_barrier) && abs(at(row_fx_mass, i)) > Lanes(0.0f)) ||
              (is_code(at(row_edge_south, i), face_barrier) && abs(at(row_fy_mass, i)) > Lanes(0.0f));
  return any(crosses);
}

// Records, for the reported barriers of a row's own cells, the water beside them at the step's start and the
// flow across those at western and southern faces.
template <class Scheme>
void record_barriers(TileJob& job, int o) {
  const Real* depth = job.tile.state[4] + job.row_of_plane(o);
  const auto for_own = [&](const auto& f) {
    job.tile.reported_cells.each(o - halo,
                                 [&](const BarredPlace& place) { f(place.number, place.column + halo); });
  };
  if (!job.in.average)
    for_own([&](std::uint32_t number, int i) {
      note_water(job.in.barrier_tables, job.in.barriers, number, depth[i]);
    });
  if (!crosses_barriers(job, o)) return;
  for_own([&](std::uint32_t number, int i) {
    const auto count = [&](Side side, Real mass, Real drain_behind) {
      if (Scheme::drains) mass *= mass > 0.0f ? drain_behind : job.rows(row_drain, o)[i];
      count_crossing(job.in.barriers, number, side, mass, job.in);
    };
    count(Side::west, job.rows(row_fx_mass, o)[i], job.rows(row_drain, o)[i - 1]);
    count(Side::south, job.rows(row_fy_mass, o)[i], job.rows(row_drain, o - 1)[i]);
  });
}

// The mass flux out of a cell through one of its faces, m2/s, with the draining factor of the cell that it
// leaves.
template <class Scheme>
Real outward_mass(const TileJob& job, int o, int column, Side side) {
  const bool across_x = side == Side::west || side == Side::east,
             low = side == Side::west || side == Side::south;
  const int row_ahead = o + (side == Side::north ? 1 : 0), ahead = column + (side == Side::east ? 1 : 0);
  const Real mass = job.rows(across_x ? row_fx_mass : row_fy_mass, row_ahead)[ahead];
  Real outward = low ? -mass : mass;
  if (Scheme::drains) {
    const Step step = step_across(side);
    outward *= outward > 0.0f ? job.rows(row_drain, o)[column]
                              : job.rows(row_drain, o + step.row)[column + step.column];
  }
  return outward;
}

// Counts the flow through the sections of a row's own cells.
template <class Scheme>
void count_sections(TileJob& job, int o) {
  job.tile.counted_faces.each(o - halo, [&](const CountedFace& counted) {
    const auto side = static_cast<Side>(counted.face.side);
    count_section(job.in.sections, counted.face, outward_mass<Scheme>(job, o, counted.column + halo, side),
                  job.in);
  });
}

// Counts the flow across the edge at the faces of a row's own cells.
template <class Scheme>
void count_edge_flows(TileJob& job, int o) {
  RowCounter counter{job.out, {}, nullptr, nullptr};
  job.tile.edge_faces.each(o - halo, [&](const EdgeFace& face) {
    if (face.column < 0 || face.column >= job.tile.size) return;
    const auto side = static_cast<Side>(face.side);
    const Place place = place_of(face);
    const bool across_x = side == Side::west || side == Side::east;
    const FluxRows flux(job.rows, across_x ? row_fx_mass : row_fy_mass, place.row);
    Real inward = (side == Side::west || side == Side::south ? 1.0f : -1.0f) * flux.mass[place.column];
    if (Scheme::drains && inward < 0.0f) inward *= job.rows(row_drain, o)[face.column + halo];
    count_edge_flow(inward, job.in, counter);
  });
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
