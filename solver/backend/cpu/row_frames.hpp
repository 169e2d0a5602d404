// SPDX-License-Identifier: GPL-3.0-or-later
// The two directions of the rows, so that both go through the same functions, in the frame of the face.
#pragma once

#include "solver/backend/cpu/rows.hpp"
#include "solver/step/faces.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

// A direction: the rows of each quantity in its frame, and the step to the cell ahead.
struct Frame {
  int step_rows, step_columns;
  int dz, dz_other, n, t;
  int edge_behind, edge_ahead, behind, ahead;  // of a cell's two faces: codes and states
  int sill_behind, sill_ahead, width_behind, width_ahead, step_behind, step_ahead, beneath_behind,
      beneath_ahead, beside_behind, beside_ahead;
  int bed, wedge, face_depth, flux, speed;  // flux: at the face behind
  int second_behind, second_ahead;          // states
};
inline constexpr Frame east_west{0,
                                 1,
                                 row_dzx,
                                 row_dzy,
                                 row_x,
                                 row_y,
                                 row_edge_west,
                                 row_edge_east,
                                 row_west_h,
                                 row_east_h,
                                 row_sill_west,
                                 row_sill_east,
                                 row_width_west,
                                 row_width_east,
                                 row_step_west,
                                 row_step_east,
                                 row_beneath_west,
                                 row_beneath_east,
                                 row_beside_west,
                                 row_beside_east,
                                 row_bed_x,
                                 row_wedge_x,
                                 row_face_depth_x,
                                 row_fx_mass,
                                 row_speed_x,
                                 row_second_west_h,
                                 row_second_east_h};
inline constexpr Frame north_south{1,
                                   0,
                                   row_dzy,
                                   row_dzx,
                                   row_y,
                                   row_x,
                                   row_edge_south,
                                   row_edge_north,
                                   row_south_h,
                                   row_north_h,
                                   row_sill_south,
                                   row_sill_north,
                                   row_width_south,
                                   row_width_north,
                                   row_step_south,
                                   row_step_north,
                                   row_beneath_south,
                                   row_beneath_north,
                                   row_beside_south,
                                   row_beside_north,
                                   row_bed_y,
                                   row_wedge_y,
                                   row_face_depth_y,
                                   row_fy_mass,
                                   row_speed_y,
                                   row_second_south_h,
                                   row_second_north_h};

// The prepared cells of a row, each in its place or shifted along it.
struct CellRows {
  const Real *h, *stage, *dz, *n, *t, *full;

  SPATE_FUNCTION CellRows(const Rows& rows, const Frame& frame, int row, int shift)
      : h(rows(row_h, row) + shift),
        stage(rows(row_stage, row) + shift),
        dz(rows(frame.dz, row) + shift),
        n(rows(frame.n, row) + shift),
        t(rows(frame.t, row) + shift),
        full(rows(row_full, row) + shift) {}
  SPATE_FUNCTION LineCell<Lanes> operator()(int i) const {
    return {Lanes::load(h + i), Lanes::load(stage + i), Lanes::load(dz + i),
            Lanes::load(n + i), Lanes::load(t + i),     Lanes::load(full + i)};
  }
};

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
