// SPDX-License-Identifier: GPL-3.0-or-later
// What soils and the air take of a row's cells on the CPU, before finish_cells. How much that is stands in
// step/soil.hpp.
#pragma once

#include "solver/backend/cpu/row_load.hpp"
#include "solver/backend/cpu/row_update.hpp"
#include "solver/step/soil.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

inline constexpr int soil_plane = rest_plane + 1;  // of the first SoilPlane, behind the state

// Amounts taken of the cells of a row.
struct RowLosses {
  Real depths[row_stride], rests[row_stride];

  SPATE_FUNCTION void set(int i, const Amount<Lanes>& amount) {
    amount.depth.store(depths + i);
    amount.rest.store(rests + i);
  }
  void count(TileJob& job, Sum sum) const {
    for (int i = halo; i < job.end; ++i)
      job.out.sums[sum].add(job.in.weight * depth_of({depths[i], rests[i]}));
  }
};

// The numbers of the soils of a row.
struct RowSoils {
  Real numbers[soil_numbers][row_stride] = {};

  RowSoils(const TileJob& job, int o) {
    for (int n = 0; n < soil_numbers; ++n)
      if (job.tile.soil[n] != nullptr)
        load_field(job, job.tile.soil[n], o, numbers[n]);
      else
        for (Real& number : numbers[n]) number = job.tile.uniform_soil[n];
  }
  SPATE_FUNCTION SoilKind<Lanes> at(int i) const {
    const auto number = [&](SoilNumber n) { return Lanes::load(numbers[n] + i); };
    return {number(soil_initial), number(soil_rate), number(soil_extra), number(soil_decay)};
  }
};

// The rain on the cells of a row within the step, with that of roofs beside them.
struct RowRain {
  Real depths[row_stride];

  RowRain(const TileJob& job, int o) {
    for (int i = 0; i < job.rows.width; i += Lanes::count) rain_of(job, o, i).store(depths + i);
    job.tile.sources.each(o - halo, [&](const SourceRun& run) {
      const Real roofs = job.in.source_values[run.value].roofs_on_soil;
      for (int i = 0; i < run.cells; ++i) depths[halo + run.column + i] += roofs;
    });
  }
};

// The rain of roofs falls on the soil beside them before that takes of it.
inline void shed_roofs(TileJob& job, int o) {
  job.tile.sources.each(o - halo, [&](const SourceRun& run) {
    const Real roofs = job.in.source_values[run.value].roofs_on_soil;
    if (!(roofs > 0.0f)) return;
    Real *h = job.rows(row_new_h, o) + halo + run.column,
         *rest = job.rows(row_new_rest, o) + halo + run.column;
    for (int i = 0; i < run.cells; ++i) {
      CellState<Real> cell{h[i], 0, 0, rest[i]};
      add_depth(cell, roofs);
      h[i] = cell.h;
      rest[i] = cell.rest;
    }
  });
}

inline void infiltrate_row(TileJob& job, int o) {
  shed_roofs(job, o);
  const LossRules& rules = job.in.losses;
  const std::ptrdiff_t plane = job.plane(), at = job.row_of_plane(o) + soil_plane * plane;
  const RowSoils soils(job, o);
  const RowRain rain(job, o);
  RowLosses losses;
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const auto row = [&](int quantity) { return job.rows(quantity, o) + i; };
    const auto loaded = [&](const Real* state) {
      return [=](int p) { return Lanes::load(state + at + p * plane + i); };
    };
    CellState<Lanes> cell{Lanes::load(row(row_new_h)), Lanes::load(row(row_new_hu)),
                          Lanes::load(row(row_new_hv)), Lanes::load(row(row_new_rest))};
    Soil<Lanes> soil = load_soil<Lanes>(rules, loaded(job.tile.start));
    const auto before = loaded(job.tile.state[4]);  // in Heun's second stage, what the first one took
    const Amount<Lanes> taken =
        infiltrate(cell, soil, soils.at(i), rules, job.in, Lanes::load(rain.depths + i), before(soil_total),
                   before(soil_total_rest));
    store_soil(rules, soil, [&](int p, Lanes value) { value.store(job.tile.result + at + p * plane + i); });
    losses.set(i, taken);
    cell.h.store(row(row_new_h));
    cell.hu.store(row(row_new_hu));
    cell.hv.store(row(row_new_hv));
    cell.rest.store(row(row_new_rest));
    job.out.wet = job.out.wet || any(taken.depth > Lanes(0.0f) && job.own(i));
  }
  losses.count(job, sum_infiltrated);
}

inline void evaporate_row(TileJob& job, int o) {
  RowLosses losses;
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const auto row = [&](int quantity) { return job.rows(quantity, o) + i; };
    CellState<Lanes> cell{Lanes::load(row(row_new_h)), Lanes::load(row(row_new_hu)),
                          Lanes::load(row(row_new_hv)), Lanes::load(row(row_new_rest))};
    losses.set(i, take(cell, Lanes(job.in.evaporation)));
    cell.h.store(row(row_new_h));
    cell.hu.store(row(row_new_hu));
    cell.hv.store(row(row_new_hv));
    cell.rest.store(row(row_new_rest));
  }
  losses.count(job, sum_evaporated);
}

inline void lose_row(TileJob& job, int o) {
  if (job.in.losses.planes > 0) infiltrate_row(job, o);
  if (job.in.evaporation > 0.0f) evaporate_row(job, o);
}

// Whether the soil of any own cell of a row took water in the step, from `start` to `result`.
inline bool soil_took(const TileJob& job, int o, int i) {
  if (job.in.losses.planes == 0) return false;
  const std::ptrdiff_t at = job.row_of_plane(o) + soil_plane * job.plane() + i;
  const auto differs = [&](std::ptrdiff_t p) {
    return !(Lanes::load(job.tile.start + at + p) == Lanes::load(job.tile.result + at + p));
  };
  return any((differs(0) || differs(job.plane())) && job.own(i));
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
