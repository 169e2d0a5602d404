// SPDX-License-Identifier: GPL-3.0-or-later
// A ring of rows in shared memory, copied from the card's memory for a marching warp: each is requested some
// rows before its turn, so that no lane waits for it.
#pragma once

#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

class RowRing {
  static constexpr int rows = rows_ahead + 1;
  static_assert((rows & (rows - 1)) == 0, "places are found by masks");
  static constexpr int float_bytes = static_cast<int>(sizeof(Real)), plane_bytes = warp_lanes * float_bytes;

 public:
  static constexpr int planes = 16, row_bytes = planes * plane_bytes;
  static constexpr int bytes = rows * row_bytes;  // of a warp
  static constexpr int piece = 4;  // floats that a lane copies at once where lanes copy whole planes

  // memory: shared, of the whole block.
  SPATE_DEVICE explicit RowRing(char* memory)
      : lane_(static_cast<int>(threadIdx.x) % warp_lanes),
        memory_(memory + static_cast<int>(threadIdx.x) / warp_lanes * bytes + lane_ * float_bytes),
        address_(static_cast<std::uint32_t>(__cvta_generic_to_shared(memory_))),
        pieces_(address_ + lane_ * ((piece - 1) * float_bytes)) {}

  // Forgets all rows.
  SPATE_DEVICE void start() {
    wait_for_all_but<0>();
    __syncwarp();
    asked_ = 0;
    turn_ = (rows - 1) * row_bytes;
  }
  // Requests values of a row, of at most rows_ahead rows at a time: each lane its own value in count planes.
  SPATE_DEVICE void ask(int plane, const Real* from, int count) const {
    const std::uint32_t to = address_ + asked_;
    for (int i = 0; i < count; ++i) copy<1>(to + (plane + i) * plane_bytes, from + i * warp_lanes);
  }
  // The same, for whole planes together; from: the lane's piece of the first plane.
  SPATE_DEVICE void ask_planes(int plane, const Real* from, int count) const {
    const std::uint32_t to = pieces_ + asked_;
    for (int done = 0; done < count; done += piece)  // so many at once, too
      if (count - done >= piece || lane_ < (count - done) * (warp_lanes / piece))
        copy<piece>(to + (plane + done) * plane_bytes, from + done * warp_lanes);
  }
  SPATE_DEVICE void end_row() {
    asm volatile("cp.async.commit_group;" ::: "memory");
    asked_ = after(asked_);
  }
  // Begins the turn of the next row; the row before it may then be overwritten.
  SPATE_DEVICE void next() {
    wait_for_all_but<rows_ahead - 1>();
    __syncwarp();
    turn_ = after(turn_);
  }
  SPATE_DEVICE Real get(int plane) const {
    return *reinterpret_cast<const Real*>(memory_ + turn_ + plane * plane_bytes);
  }

 private:
  // In assembly: the library's function computes the address again for each value, and keeps the compiler
  // from holding values of shared memory in registers. No read is moved across next() or end_row(), so each
  // reads the row that it belongs to.
  template <int floats>
  static SPATE_DEVICE void copy(std::uint32_t to, const Real* from) {
    if constexpr (floats == 1)
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4;" ::"r"(to), "l"(from));
    else
      asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from));
  }
  template <int rows_on_their_way>
  static SPATE_DEVICE void wait_for_all_but() {
    asm volatile("cp.async.wait_group %0;" ::"n"(rows_on_their_way) : "memory");
  }
  static SPATE_DEVICE std::uint32_t after(std::uint32_t row) { return (row + row_bytes) & (bytes - 1); }

  const int lane_;
  const char* const memory_;            // of the lane
  const std::uint32_t address_;         // the same in the shared address space
  const std::uint32_t pieces_;          // of the lane's first piece there
  std::uint32_t turn_ = 0, asked_ = 0;  // offsets of the row whose turn it is and of the one requested next
};

}  // namespace SPATE_PRECISION
}  // namespace spate
