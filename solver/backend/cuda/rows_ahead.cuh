// SPDX-License-Identifier: GPL-3.0-or-later
// The rows that a marching warp needs next: where they lie in the tiles of its strip and of the neighbouring
// strips, and when they are requested.
#pragma once

#include "solver/backend/cuda/lane.cuh"
#include "solver/backend/cuda/row_ring.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

template <class Scheme, class Kind, Borders borders, Water water>
class RowsAhead : protected TileLane<Scheme, Kind, borders, water> {
  using Lane = TileLane<Scheme, Kind, borders, water>;

 protected:
  using Lane::halo;
  using Lane::lane_;
  using Lane::view_;

  static constexpr int lag =
      Scheme::drains ? 3 : 2;  // rows between the one whose turn it is and the new state

  // ring: of the warp.
  SPATE_DEVICE RowsAhead(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                         int strip, RowRing& ring)
      : Lane(view, stage, outcome, state, strip), ring_(ring) {}

  // The first row that will be taken is the southernmost in the halo of row done; rows done to last - 1 are
  // computed.
  SPATE_DEVICE void start(int done, int last) {
    const int height = view_.layout.height;
    end_ = last;
    first_band_ = done / height;
    const int asked = done - halo, recalled = asked - lag;
    band_ = band_of(asked);
    const int behind = band_of(recalled);
    recalled_behind_ = behind < band_;
    rows_to_pass_ = (behind + 1) * height - (recalled_behind_ ? recalled : asked);
    asked_ = seen_at(band_) + (asked - band_ * height) * view_.layout.record;
    recalled_ahead_ = piece_at(behind) + (recalled - behind * height) * view_.layout.record;
    statics_ = piece_at(first_band_) + view_.layout.static_row(done - first_band_ * height - halo);
    ring_.start();
  }

  // The slot of the tile in a band of the strip, or beside it; the dry slot if there is no such tile.
  SPATE_DEVICE const Real* slot_at(int band, int side) const {
    const int column = this->strip_ + side;
    const bool exists = column >= 0 && column < view_.tile_columns && band >= 0 && band < view_.tile_rows;
    const int slot = exists ? view_.slots[band * view_.tile_columns + column] : -1;
    return view_.slot(slot < 0 ? dry_slot : slot);
  }
  // The lane's own column there, and its piece of the planes that the lanes copy together.
  SPATE_DEVICE const Real* seen_at(int band) const {
    const int side = this->side();
    return slot_at(band, side) + this->from_ + lane_ - side * (warp_lanes - 2 * halo);
  }
  SPATE_DEVICE const Real* piece_at(int band) const { return slot_at(band, 0) + lane_ * RowRing::piece; }
  SPATE_DEVICE int band_of(int row) const {  // not far below 0
    return (row + 2 * view_.layout.height) / view_.layout.height - 2;
  }

  // Requests a row, and the recalled values of the row that will be finished at its turn.
  SPATE_DEVICE void ask() {
    ring_.ask(seen_plane, asked_, SlotLayout::seen_planes);
    ring_.ask_planes(static_plane, statics_, Lane::edged ? 3 : 2);
    this->each_recalled(recalled_ahead_, [this](int first, const Real* place, int count) {
      ring_.ask_planes(recalled_plane + first, place, count);
    });
    seldom(predicts_friction(),
           [this] { ring_.ask(manning_plane, asked_ - this->from_ + view_.layout.manning * warp_lanes, 1); });
    ring_.end_row();
    asked_ += view_.layout.record;
    recalled_ahead_ += view_.layout.record;
    statics_ += SlotLayout::static_record;
    seldom(--rows_to_pass_ == 0, [this] { pass_tiles(); });
  }
  // Moves on to the next tile: first the row that is requested, later the one that is recalled.
  SPATE_DEVICE void pass_tiles() {
    recalled_behind_ = !recalled_behind_;
    if (!recalled_behind_) {
      recalled_ahead_ = piece_at(band_);
      rows_to_pass_ = view_.layout.height - lag;
      return;
    }
    asked_ = seen_at(++band_);
    rows_to_pass_ = lag;
    // The first and the last tile hold the static fields of their halo.
    if (band_ > first_band_ && band_ * view_.layout.height < end_)
      statics_ = piece_at(band_) + view_.layout.static_row(0);
  }

  // The cell of the row whose turn it is now.
  SPATE_DEVICE LaneCell take() {
    ring_.next();
    LaneCell cell = this->cell_of([&](int plane) {
      constexpr int seen = SlotLayout::seen_planes;
      return ring_.get(plane < seen ? seen_plane + plane : static_plane + plane - seen);
    });
    if (predicts_friction()) cell.manning = ring_.get(manning_plane);
    this->prepare(cell);
    return cell;
  }
  SPATE_DEVICE bool predicts_friction() const { return this->predicts() && view_.layout.manning >= 0; }

  // A recalled value of the row that is finished in this turn.
  SPATE_DEVICE Real recalled(int i) const { return ring_.get(recalled_plane + i); }

 private:
  // Planes in the ring. A step that predicts does not recall the depth at its start, but needs Manning's n.
  static constexpr int seen_plane = 0, manning_plane = SlotLayout::seen_planes,
                       recalled_plane = manning_plane - recalled_start,
                       static_plane = recalled_plane + recalled_count;
  static_assert(static_plane + 3 <= RowRing::planes);

  RowRing& ring_;
  // The row to be requested, its static fields, and the row `lag` south of it.
  const Real *asked_ = nullptr, *statics_ = nullptr, *recalled_ahead_ = nullptr;
  int band_ = 0,
      rows_to_pass_ = 0;          // the requested row's band of tiles; rows until one reaches the next tile
  bool recalled_behind_ = false;  // whether the recalled row lies in the band south of that
  int first_band_ = 0, end_ = 0;
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
