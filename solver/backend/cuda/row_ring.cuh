// SPDX-License-Identifier: GPL-3.0-or-later
// Rows on their way from the card's memory to a marching warp, in shared memory: each is asked for some rows
// before its turn, so that no lane waits for it. A lane reads only what it asked for.
#pragma once

#include <cuda_pipeline.h>

#include "solver/backend/cuda/view.cuh"

namespace spate {

class RowRing {
  static constexpr int rows = rows_ahead + 1;
  static_assert((rows & (rows - 1)) == 0, "places are found by masks");

 public:
  static constexpr int planes = 16, row_floats = planes * warp_lanes;
  static constexpr int bytes = rows * row_floats * static_cast<int>(sizeof(float));  // of a warp

  // memory: shared, of the whole block.
  SPATE_DEVICE explicit RowRing(float* memory)
      : memory_(memory + threadIdx.x / warp_lanes * (rows * row_floats) + threadIdx.x % warp_lanes) {}

  // Forgets all rows.
  SPATE_DEVICE void start() {
    __pipeline_wait_prior(0);
    asked_ = 0;
    turn_ = (rows - 1) * row_floats;
  }
  // Asks for a value of a row; there are never more than rows_ahead on their way.
  SPATE_DEVICE void ask(int plane, const float* from) {
    __pipeline_memcpy_async(memory_ + asked_ + plane * warp_lanes, from, sizeof(float));
  }
  SPATE_DEVICE void end_row() {
    __pipeline_commit();
    asked_ = after(asked_);
  }
  // Now it is the turn of the next row.
  SPATE_DEVICE void next() {
    __pipeline_wait_prior(rows_ahead - 1);
    turn_ = after(turn_);
  }
  SPATE_DEVICE float get(int plane) const { return memory_[turn_ + plane * warp_lanes]; }

 private:
  static SPATE_DEVICE int after(int row) { return (row + row_floats) & (rows * row_floats - 1); }

  float* const memory_;
  int turn_ = 0, asked_ = 0;  // where these rows are
};

}  // namespace spate
