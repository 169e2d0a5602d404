// SPDX-License-Identifier: GPL-3.0-or-later
// Rows on their way from the card's memory to a marching warp, in shared memory: each is asked for some rows
// before its turn, so that no lane waits for it. A lane reads only what it asked for.
#pragma once

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
      : memory_(memory + threadIdx.x / warp_lanes * (rows * row_floats) + threadIdx.x % warp_lanes),
        address_(static_cast<std::uint32_t>(__cvta_generic_to_shared(memory_))) {}

  // Forgets all rows.
  SPATE_DEVICE void start() {
    wait_for_all_but<0>();
    asked_ = 0;
    turn_ = (rows - 1) * row_floats;
  }
  // Asks for a value of a row; there are never more than rows_ahead on their way. Written out: the library's
  // function finds the address anew for each value, and lets the compiler keep nothing of what lies in shared
  // memory. No read can pass next() or end_row(), so none passes the rows that it belongs to.
  SPATE_DEVICE void ask(int plane, const float* from) {
    const std::uint32_t to = address_ + static_cast<std::uint32_t>(asked_ + plane * warp_lanes) *
                                            static_cast<std::uint32_t>(sizeof(float));
    asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(from));
  }
  SPATE_DEVICE void end_row() {
    asm volatile("cp.async.commit_group;" ::: "memory");
    asked_ = after(asked_);
  }
  // Now it is the turn of the next row.
  SPATE_DEVICE void next() {
    wait_for_all_but<rows_ahead - 1>();
    turn_ = after(turn_);
  }
  SPATE_DEVICE float get(int plane) const { return memory_[turn_ + plane * warp_lanes]; }

 private:
  template <int rows_on_their_way>
  static SPATE_DEVICE void wait_for_all_but() {
    asm volatile("cp.async.wait_group %0;" ::"n"(rows_on_their_way) : "memory");
  }
  static SPATE_DEVICE int after(int row) { return (row + row_floats) & (rows * row_floats - 1); }

  float* const memory_;
  const std::uint32_t address_;  // of that in shared memory
  int turn_ = 0, asked_ = 0;     // where these rows are
};

}  // namespace spate
