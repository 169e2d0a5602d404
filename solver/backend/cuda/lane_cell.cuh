// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a lane of a warp: its cell, and the kind of stage that it computes.
#pragma once

#include "solver/backend/cuda/view.cuh"
#include "solver/step/faces.hpp"
#include "solver/step/finish_cell.hpp"
#include "solver/step/predictor.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

inline constexpr std::uint32_t not_barred = 0xffffffffu;

// A cell of a row, one for each lane. Its codes are set where the tile has edges.
struct LaneCell {
  Real h, hu, hv, dzx, dzy;
  std::uint32_t codes;
  std::uint32_t barred;  // its number among the barred cells, or not_barred
  Real manning;          // set where the stage predicts
  PreparedCell<Real> prepared;

  SPATE_DEVICE int code(Side side) const { return face_code(codes, side); }
  SPATE_DEVICE LineCell<Real> along_x() const {
    return {h, prepared.stage, dzx, prepared.x, prepared.y, prepared.full};
  }
  SPATE_DEVICE LineCell<Real> along_y() const {
    return {h, prepared.stage, dzy, prepared.y, prepared.x, prepared.full};
  }
};

// The sills at two faces of a cell, for meet_barriers.
struct CellSills {
  const BarrierPlan& plan;
  std::uint32_t barred;
  Side behind, ahead;

  SPATE_FUNCTION Real lowest() const { return plan.now[barred].lowest_sill; }
  SPATE_FUNCTION LineSills<Real> faces() const { return {at(behind), at(ahead)}; }
  SPATE_FUNCTION Sill<Real> at(Side side) const {
    const Sills& sills = plan.sills[barred];
    const int i = static_cast<int>(side);
    return {sills.height[i], sills.width_root[i], sills.step[i], sills.beneath[i]};
  }
};

// A cell whose fluxes are known, but not the draining factors of its neighbours.
struct PendingCell {
  CellState<Real> cell;
  Carried<Real> west, east;  // not yet drained; east: only the mass, except in deep water
  Real force_x, force_y, relaxation_x = 1, relaxation_y = 1, drain = 1;
  std::uint32_t codes, barred;
  Real speed_x;           // the largest at its western face, m/s
  Real least_face_depth;  // of its western and eastern faces, m
};

// What the faces of a cell carry.
struct Around {
  Carried<Real> west, east, south, north;
};

// Values that update() needs of a cell besides its fluxes, loaded early: the state when the step began, the
// rest when the stage began (m), the accumulators that every step reads, and Manning's n.
enum Recalled : int {
  recalled_start,
  recalled_rest = recalled_start + SlotLayout::seen_planes,
  recalled_accumulators,
  recalled_wet_since = recalled_accumulators + plane_wet_since - plane_max_depth,
  recalled_manning = recalled_accumulators + plane_first_arrival + 1 - plane_max_depth,
  recalled_count
};
struct RecalledCell {
  Real values[recalled_count];

  SPATE_DEVICE Real operator[](int i) const { return values[i]; }
  SPATE_DEVICE Real& operator[](int i) { return values[i]; }
  SPATE_DEVICE Real accumulator(int plane) const {
    return values[recalled_accumulators + plane - plane_max_depth];
  }
  SPATE_DEVICE CellState<Real> start() const {
    return {values[recalled_start], values[recalled_start + 1], values[recalled_start + 2]};
  }
};

// The faces of a cell between its two neighbours in x, before barriers, and the depth of the western one, m.
struct CrossCell {
  Reconstruction<Real> faces;
  Real west_h;
};

// Whether a stage is Heun's second one, which averages and accumulates, and whether it predicts. Both are
// known at compile time, for speed in long loops. marches: whether a warp goes on to other rows; locates:
// whether the place of the largest speed is wanted; losses: whether soils or the air take water, or rain
// differs from place to place.
template <bool averages, bool predicts, bool locates_, bool losses_>
struct StageKind {
  static constexpr bool marches = true, locates = locates_, losses = losses_;
  static constexpr bool may_predict = predicts;
  static SPATE_DEVICE bool average(const StageNumbers&) { return averages; }
  static SPATE_DEVICE bool predict(const StageNumbers&) { return predicts; }
};
// The same, known at run time, for blocks: one code for all stages, where fetching instructions takes longer
// than running them.
template <bool predicts, bool locates_, bool losses_>
struct AnyStage {
  static constexpr bool marches = false, locates = locates_, losses = losses_;
  static constexpr bool may_predict = predicts;
  static SPATE_DEVICE bool average(const StageNumbers& stage) { return !predicts && stage.average; }
  static SPATE_DEVICE bool predict(const StageNumbers& stage) { return stage.predict; }
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
