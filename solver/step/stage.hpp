// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of one stage of a step, the same on every backend. Plain data.
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"
#include "solver/core/real.hpp"
#include "solver/step/integrator.hpp"

namespace spate {

inline constexpr int tile_halo = 3;  // ghost cells around a tile, enough for every scheme

// Volumes of one stage, as sums of depths over cells, each >= 0, m.
enum Sum : int {
  sum_edges_in,
  sum_edges_out,
  sum_gained,
  sum_abstracted,
  sum_infiltrated,
  sum_evaporated,
  sum_clipped,
  sum_count
};

// What cells at the ends of structures really lose to them in each stage, counted as whole numbers
// (crossing_quantum), so that the other ends get exactly that (links/link_plan.hpp).
struct DrainedCounts {
  unsigned long long* of_stage[2];
};

inline namespace SPATE_PRECISION {

// The numbers of one stage that change from step to step.
struct StageNumbers {
  Real dt;                    // s
  Real dt_dx;                 // s/m
  Real drag;                  // 4 dt g, for friction_factor; times n^2
  Real rain, infiltration;    // m within the step; rain: the most where it differs from place to place
  Real evaporation;           // m within the step
  Real time_begin, time_end;  // s
  Real time_rest;             // s, by how much the time when the step begins exceeds time_begin, a Real
  bool predict;               // the fluxes are taken half a step later
  bool average;               // second stage of Heun's scheme: the mean with the state at the step's start
  bool last;                  // accumulates; never the first stage of a step, which may prove too long
  double weight;              // of this stage's volumes in those of the step
  Real rests;                 // how often a cell's rest counts: in Heun's first stage also for the second
};

// stage counts from 0. spacing in m, gravity in m/s2.
SPATE_FUNCTION StageNumbers stage_numbers(double time, double dt, int stage, Integrator integrator,
                                          double spacing, double gravity, Real rain, Real infiltration,
                                          Real evaporation = 0) {
  const bool average = averages(integrator) && stage == 1;
  const auto time_begin = static_cast<Real>(time);
  return {static_cast<Real>(dt),
          static_cast<Real>(dt / spacing),
          static_cast<Real>(4 * dt * gravity),
          rain,
          infiltration,
          evaporation,
          time_begin,
          static_cast<Real>(time + dt),
          static_cast<Real>(time - static_cast<double>(time_begin)),
          predicts(integrator) && stage == 0,
          average,
          stage == 1,
          averages(integrator) ? 0.5 : 1.0,
          averages(integrator) && stage == 0 ? 2.0f : 1.0f};
}

// Accumulators of a cell, one plane of a tile each; the other arrival times follow. Those that every step
// reads stand together.
enum Plane : int {
  plane_time_of_max_depth,
  plane_wet_total,  // s, of finished wet periods; during one, the rounding error of its begin
  plane_max_depth,
  plane_max_speed2,      // squared
  plane_max_discharge2,  // squared
  plane_wet_since,       // s, time when the cell got wet; < 0 while dry
  plane_first_arrival
};
inline constexpr float never = 3e38f;  // an arrival that has not happened

// A face of a cell in the tile or its halo where the edge lets water through.
struct EdgeFace {
  int column, row;      // in the tile, negative in the halo
  int side;             // Side
  std::uint32_t value;  // index into StageInput::edge_values; unused for open faces
  std::uint8_t code;    // FaceCode
};

// What is imposed at a face in this stage.
struct EdgeValue {
  bool is_level;
  Real value;  // level: m above the bed at the face; discharge: m2/s inward
};

// Neighbouring cells of a row with the same sources.
struct SourceRun {
  int column, row, cells;
  std::uint32_t value;  // index into StageInput::source_values
};
// A cell beside a barrier.
struct BarredPlace {
  std::int16_t column, row;  // in the tile, negative in the halo
  std::uint32_t number;      // index into BarrierPlan::now
};
// The barriers of a row of a tile and its halo, all together.
struct RowBarriers {
  Real lowest_sill;  // m, around cells that are not solid; `never` where none stands
  bool as_drawn;     // each stands as in the scenario, so the grid's face codes hold
  bool has_solid;    // any of its cells is
};

// Items in a tile and its halo, sorted by row: those of row r begin at first[r + tile_halo], so that a row
// finds its own without scanning the others.
template <class Item>
struct ByRow {
  const Item* items;
  const std::int32_t* first;  // null: there are none

  SPATE_FUNCTION bool empty() const { return first == nullptr; }
  template <class F>
  SPATE_FUNCTION void each(int row, const F& f) const {
    if (empty()) return;
    for (std::int32_t i = first[row + tile_halo]; i < first[row + tile_halo + 1]; ++i) f(items[i]);
  }
};

// Aligned, so that a GPU reads it in few pieces.
struct alignas(16) SourceValue {
  Real gain = 0;                        // m within the step
  Real taken = 0;                       // m within the step, at most what is there
  Real depth = -1;                      // m, imposed if >= 0
  Real roof_rain = 0;                   // m within the step, of cells taken out of the flow, where no soil is
  Real arrives = 0;                     // m within the step, out of structures (links/link_plan.hpp)
  Real arrives_hu = 0, arrives_hv = 0;  // m2/s, with it
  Real drains = 0;                      // m within the step, into structures, at most what is there
  Real roofs_on_soil = 0;               // as roof_rain, where it comes to the soil as rain does
  std::uint32_t link = 0;               // the number of the cell among the ends of structures
};

}  // namespace SPATE_PRECISION
}  // namespace spate
