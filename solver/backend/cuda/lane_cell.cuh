// SPDX-License-Identifier: GPL-3.0-or-later
// The data of a lane of a warp: its cell, and the kind of stage that it computes.
#pragma once

#include "solver/backend/cuda/view.cuh"
#include "solver/step/faces.hpp"
#include "solver/step/finish_cell.hpp"

namespace spate {
inline namespace SPATE_MATH {

inline constexpr std::uint32_t not_barred = 0xffffffffu;

// A row of the tile, one cell for each lane. The codes of its faces count where the tile has edges.
struct LaneCell {
  float h, hu, hv, dzx, dzy;
  std::uint32_t codes;
  std::uint32_t barred;  // its number among the barred cells, or not_barred
  PreparedCell<float> prepared;

  SPATE_DEVICE int code(Side side) const { return face_code(codes, side); }
  SPATE_DEVICE LineCell<float> along_x() const {
    return {h, prepared.stage, dzx, prepared.x, prepared.y, prepared.full};
  }
  SPATE_DEVICE LineCell<float> along_y() const {
    return {h, prepared.stage, dzy, prepared.y, prepared.x, prepared.full};
  }
};

// A cell whose fluxes are known, but not the draining factors of its neighbours.
struct PendingCell {
  CellState<float> cell;
  Carried<float> west;  // through the western face, not yet drained
  float force_x, force_y, relaxation_x, relaxation_y, drain;
  std::uint32_t codes, barred;
};

// The values of a cell in its slot, loaded early.
struct RecalledCell {
  CellState<float> start;
  float manning, max_depth, max_speed2, max_discharge2, wet_since, first_arrival;
};

// Whether a stage is Heun's second one, which averages and accumulates: known at compile time, for speed in
// long loops,
template <bool averages>
struct StageKind {
  static SPATE_DEVICE bool average(const StageNumbers&) { return averages; }
};
// or as it comes: one code for all, where fetching it takes longer than running it.
struct AnyStage {
  static SPATE_DEVICE bool average(const StageNumbers& stage) { return stage.average; }
};

}  // namespace SPATE_MATH
}  // namespace spate
