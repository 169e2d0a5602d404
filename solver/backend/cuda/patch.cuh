// SPDX-License-Identifier: GPL-3.0-or-later
// A block computes a tile with a warp for each row of the tile and its halo: neighbours in x by shuffles, in
// y through shared memory. This suits floods too small to fill a card with marching warps: there is more work
// in the halo, but a stage takes only as long as one row.
#pragma once

#include "solver/backend/cuda/lane.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

inline constexpr int patch_planes = 6;  // of each of the two sets in use at a time; barriers need one more

// Planes of shared memory, through which values go from row to row.
struct PatchRows {
  Real (*planes)[patch_rows][warp_lanes];  // [2 * patch_planes], and one more for barriers

  template <class T>
  SPATE_DEVICE void put(int first, int row, int lane, const T& value) const {
    const Real* from = reinterpret_cast<const Real*>(&value);
#pragma unroll
    for (int i = 0; i < static_cast<int>(sizeof(T) / sizeof(Real)); ++i)
      planes[first + i][row][lane] = from[i];
  }
  // The value of a row; outside the tile and its halo, that of the nearest row.
  template <class T>
  SPATE_DEVICE T get(int first, int row, int rows, int lane) const {
    T value;
    Real* to = reinterpret_cast<Real*>(&value);
    const int there = row < 0 ? 0 : row < rows ? row : rows - 1;
#pragma unroll
    for (int i = 0; i < static_cast<int>(sizeof(T) / sizeof(Real)); ++i)
      to[i] = planes[first + i][there][lane];
    return value;
  }
};

// A tile of the list and those around it, in shared memory.
struct Place {
  Real* slots[3][3];  // from south-west; the dry slot stands for what does not exist
  std::int32_t tile;
  std::uint8_t flags;     // TileFlag
  std::uint32_t wetness;  // wet_parts, wet_ever

  // Called by all threads of the block, which must then wait for each other.
  SPATE_DEVICE void find(const CudaView& view, int number) {
    constexpr int all = 9;
    __syncwarp();  // waits for the thread that updates wetness
    const int i = static_cast<int>(threadIdx.x);
    if (i == all) {
      tile = number;
      flags = view.flags[number];
      wetness = view.wetness[number];
    }
    if (i >= all) return;
    const int column = number % view.tile_columns + i % 3 - 1, row = number / view.tile_columns + i / 3 - 1;
    const bool exists = column >= 0 && column < view.tile_columns && row >= 0 && row < view.tile_rows;
    const int slot = exists ? view.slots[row * view.tile_columns + column] : -1;
    slots[i / 3][i % 3] = view.slot(slot < 0 ? dry_slot : slot);
  }
};

template <class Scheme, class Kind, Borders borders>
class Patch : TileLane<Scheme, Kind, borders, Water::any> {
  using Lane = TileLane<Scheme, Kind, borders, Water::any>;
  using Lane::halo;
  using Lane::lane_;
  using Lane::numbers_;

  struct Northward {  // what a row gives to the one north of it
    FaceState<Real> state;
    Real wedge, h, codes;
  };

 public:
  SPATE_DEVICE Patch(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                     Place& place, const PatchRows& shared)
      : Lane(view, stage, outcome, state, place.tile % view.tile_columns),
        place_(place),
        shared_(shared),
        line_(static_cast<int>(threadIdx.x) / warp_lanes) {
    this->seat(place.tile, place.flags, place.slots[1][1]);
  }

  // Computes a stage; returns the largest speed at the faces of the lane's own cells, m/s. Called by all
  // threads of the block.
  SPATE_DEVICE Real run() {
    const SlotLayout& layout = this->view_.layout;
    const int rows = layout.height + 2 * halo, row = line_ - halo;
    const int row_of_grid = place_.tile / this->view_.tile_columns * layout.height + row;
    const bool own_row = this->own_row();
    const Real* statics = this->row_ + layout.static_row(row);
    const int band = row < 0 ? 0 : row < layout.height ? 1 : 2, side = this->side() + 1;
    const Real* state =
        place_.slots[band][side] + this->place_in_record(row - (band - 1) * layout.height, side - 1);
    this->row_ += row * layout.record;
    LaneCell here = this->cell_of([&](int plane) {
      return plane < SlotLayout::seen_planes ? state[plane * warp_lanes]
                                             : statics[(plane - SlotLayout::seen_planes) * warp_lanes];
    });
    // Loaded early, since this takes as long as the arithmetic.
    if (own_row) this->each_recalled(this->row_, this->recall());
    if (this->predicts() && layout.manning >= 0)
      here.manning = state[layout.manning * warp_lanes - this->from_];
    this->prepare(here);

    const LineCell<Real> cell = here.along_y();
    shared_.put(0, line_, lane_, cell);
    if constexpr (Scheme::two_points) shared_.put(patch_planes, line_, lane_, here.dzx);
    __syncthreads();
    const auto south_line = shared_.get<LineCell<Real>>(0, line_ - 1, rows, lane_);
    const auto north_line = shared_.get<LineCell<Real>>(0, line_ + 1, rows, lane_);
    Reconstruction<Real> y = reconstruct_open<Scheme, borders>(
        {south_line.h, south_line.full, step_between<Scheme>(south_line, cell)}, cell,
        {north_line.h, north_line.full, step_between<Scheme>(cell, north_line)}, here.dzx,
        here.code(Side::south), here.code(Side::north), numbers_);
    CrossCell x = this->between_x(here);
    if (this->predicts()) this->predict_faces(here, row_of_grid, x.faces, y);
    if constexpr (Scheme::two_points) {
      const Real south_dzx = shared_.get<Real>(patch_planes, line_ - 1, rows, lane_);
      const Real north_dzx = shared_.get<Real>(patch_planes, line_ + 1, rows, lane_);
      this->split(here, south_dzx, north_dzx, x.faces, y);
      __syncthreads();  // all have read both sets of planes
      shared_.put(0, line_, lane_, y.second_ahead);
    }
    const BesideBarrier<Real> beside =
        meet_any_barriers<Scheme, borders>(y, here.h, here.code(Side::south), here.code(Side::north),
                                           this->sills_of(here, Side::south, Side::north), numbers_);
    shared_.put(patch_planes, line_, lane_, Northward{y.ahead, y.wedge, here.h, holding(here.codes)});
    if (borders == Borders::barriers) shared_.put(2 * patch_planes, line_, lane_, beside.ahead);
    __syncthreads();

    const auto south = shared_.get<Northward>(patch_planes, line_ - 1, rows, lane_);
    const int south_code = face_code(held_in(south.codes), Side::north);
    Real south_beside = 0;
    if (borders == Borders::barriers)
      south_beside = shared_.get<Real>(2 * patch_planes, line_ - 1, rows, lane_);
    FaceState<Real> south_second{};
    if constexpr (Scheme::two_points) {
      south_second = shared_.get<FaceState<Real>>(0, line_ - 1, rows, lane_);
      __syncthreads();  // the fluxes take its place
    }
    Real speed;
    const FaceFlux<Real> flux =
        this->flux_at({south.state, south.h, south.wedge, south_code, south_beside, south_second},
                      {y.behind, here.h, y.wedge, here.code(Side::south), beside.behind, y.second_behind},
                      here.dzy, Side::south, Side::north, row_of_grid, speed);
    if (row >= 0 && row <= layout.height) this->meet_y(speed, row_of_grid);
    shared_.put(0, line_, lane_, flux);
    __syncthreads();

    const auto north = shared_.get<FaceFlux<Real>>(0, line_ + 1, rows, lane_);
    PendingCell pending = this->cross(here, x, row_of_grid, y.wedge, max(y.behind.h, y.ahead.h),
                                      force(flux.net_r, north.net_l, y.bed_force));
    if (own_row) this->meet_x(pending.speed_x, row_of_grid);
    Around around{pending.west,
                  {},
                  {flux.mass, flux.normal, flux.tangential},
                  {north.mass, north.normal, north.tangential}};
    if (Scheme::drains) {
      this->drain(pending, flux.mass, north.mass);
      shared_.put(patch_planes, line_, lane_, pending.drain);
      __syncthreads();
      around.south =
          drained(around.south, shared_.get<Real>(patch_planes, line_ - 1, rows, lane_), pending.drain);
      around.north =
          drained(around.north, pending.drain, shared_.get<Real>(patch_planes, line_ + 1, rows, lane_));
      around.west = drained(around.west, from_west(pending.drain), pending.drain);
    }
    around.east = from_east(around.west);
    if (own_row && (place_.flags & tile_sources) != 0) this->find_sources(place_.tile, row_of_grid);
    if (own_row) this->update(row_of_grid, pending, this->balance_of(pending, around), around);
    mark(this->average() || this->predicts());
    return this->own_speed();
  }

  // Ends a step with one stage. Called by all threads of the block.
  SPATE_DEVICE void end_step() {
    this->row_ += (line_ - halo) * this->view_.layout.record;
    if (own_row()) this->end_row();
    mark(true);
  }

 private:
  SPATE_DEVICE bool own_row() const { return line_ >= halo && line_ < this->view_.layout.height + halo; }
  // ends: whether the step ends with this stage.
  SPATE_DEVICE void mark(bool ends) {
    const bool wet = __syncthreads_or(own_row() && this->own_ && this->deepest_ > 0.0f) != 0;
    if (ends && threadIdx.x == 0) this->mark_wetness(wet, wet_parts, place_.wetness);
  }

  Place& place_;
  const PatchRows shared_;
  const int line_;  // of the block, from the southernmost row of the halo
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
