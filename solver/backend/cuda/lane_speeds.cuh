// SPDX-License-Identifier: GPL-3.0-or-later
// The largest speed that a lane meets, and where, if that is wanted.
#pragma once

#include "solver/backend/cuda/lane_memory.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

template <class Scheme, class Kind>
class LaneSpeeds : protected LaneMemory<Scheme, Kind> {
  using Memory = LaneMemory<Scheme, Kind>;

 protected:
  using Memory::halo;
  using Memory::lane_;
  using Memory::outcome_;
  using Memory::own_;
  using Memory::view_;

  SPATE_DEVICE LaneSpeeds(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                          int strip)
      : Memory(view, stage, outcome, state, strip) {}

  // Speeds (m/s) at the western or southern face of the lane's cell in a row of the grid.
  SPATE_DEVICE void meet_x(Real speed, int row) { meet(speed, row, speed_x_, fastest_row_x_); }
  SPATE_DEVICE void meet_y(Real speed, int row) { meet(speed, row, speed_y_, fastest_row_y_); }

  // The largest speed at the faces of the lane's own cells, m/s. All lanes of a warp, which also tell where
  // it is, if that is wanted.
  SPATE_DEVICE Real own_speed() const {
    const Real y = own_ ? speed_y_ : 0.0f, x = lane_ >= halo && lane_ <= warp_lanes - halo ? speed_x_ : 0.0f;
    if (Kind::locates && view_.limiting != nullptr)
      tell(placed(x, fastest_row_x_), placed(y, fastest_row_y_));
    return max(y, x);
  }

 private:
  SPATE_DEVICE static void meet(Real speed, int row, Real& largest, int& its_row) {
    if (Kind::locates && speed > largest) its_row = row;
    largest = max(largest, speed);
  }
  // A speed at the cell of this lane in a row, at the edge of the grid at the one inside.
  SPATE_DEVICE PlacedSpeed placed(Real speed, int row) const {
    if (!(speed > 0.0f)) return PlacedSpeed{};
    const int column = this->strip_ * (warp_lanes - 2 * halo) + lane_ - halo;
    return PlacedSpeed::at(bits_of(speed),
                           view_.cell(min(column, view_.columns - 1), min(row, view_.rows - 1)));
  }
  SPATE_DEVICE void tell([[maybe_unused]] const PlacedSpeed& x, [[maybe_unused]] const PlacedSpeed& y) const {
#if defined(__CUDA_ARCH__)
    PlacedSpeed most = x.below(y) ? y : x;
    for (int distance = warp_lanes / 2; distance > 0; distance /= 2) {
      const PlacedSpeed other = of_other_lane(most, all_lanes, distance);
      if (most.below(other)) most = other;
    }
    if (lane_ == 0) meet_atomically(outcome_.placed, most);
#endif
  }

  Real speed_x_ = 0, speed_y_ = 0;
  int fastest_row_x_ = 0, fastest_row_y_ = 0;
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
