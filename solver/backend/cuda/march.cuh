// SPDX-License-Identifier: GPL-3.0-or-later
// A warp marches through a strip of tiles from south to north and finds neighbours in x by shuffles, in y in
// registers. This suits many tiles, since no thread waits for another. At the turn of row r, each of the rows
// behind it can go one step further:
//   q = r - 1  states at its southern and northern faces, flux through the southern one; then states and
//              fluxes across x
//   d = r - 2  draining factor
//   o          the new state: d - 1, or d where the scheme needs no draining
// The code is compiled for any water, and once more for deep water (Water), which takes less work: that one
// stops before it writes a row that depends on any other water. Row o stays dry where all rows that it
// depends on are dry.
#pragma once

#include "solver/backend/cuda/rows_ahead.cuh"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

template <class Scheme, class Kind, Borders borders, Water water>
class March : RowsAhead<Scheme, Kind, borders, water> {
  using Lane = TileLane<Scheme, Kind, borders, water>;
  using Rows = RowsAhead<Scheme, Kind, borders, water>;
  using Lane::deep;
  using Lane::halo;
  using Lane::lane_;
  using Lane::numbers_;
  using Lane::row_;
  using Lane::view_;
  using Rows::lag;

  struct Southern {  // what a row needs of the one south of it
    Real h, full;
    int code;               // of its northern face
    FaceState<Real> state;  // at that face
    Real wedge;
    Real beside;  // where barred
    Real dzx;     // with two_points, as the next
    FaceState<Real> second;
  };

 public:
  // ring: of the warp.
  SPATE_DEVICE March(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state, int strip,
                     RowRing& ring)
      : Rows(view, stage, outcome, state, strip, ring) {}

  // Computes rows done to last - 1 of the grid. Rows first to last - 1 are whole parts of tiles (tile_parts);
  // row first lies in the tile of row done, and the rows between the two are computed already, and wet.
  // Returns the first row that is not computed: last, if all water was as compiled for. Inlined by force: the
  // compiler would make it a call of kernels that know barriers, and keep what it holds in local memory.
  SPATE_DEVICE_INLINE int run(int first, int done, int last) {
    if (!begin(first, done, last)) return done;
    const int end = last + halo;
#pragma unroll 1
    for (int turn = done + 2 - halo; turn < end; ++turn) {
      SPATE_OFTEN;
      if (!step(turn, done, end)) return max(turn - lag, done);
    }
    SPATE_SELDOM;
    return last;
  }

  // The largest speed at the faces of the lane's own cells, m/s. All lanes.
  SPATE_DEVICE Real own_speed() const {
    return Lane::own_speed();
  }

  // Ends a step with one stage in rows first to last - 1, whole parts of tiles.
  SPATE_DEVICE void end_step(int first, int last) {
    last_ = last;
    seat_finished(first);
    for (int row = first; row < last; ++row) {
      Lane::end_row();
      end_row(row, true);
    }
  }

 private:
  // Returns whether the southernmost two rows of the halo are as compiled for.
  SPATE_DEVICE bool begin(int first, int done, int last) {
    last_ = last;
    seat_finished(done);
    marked_ = first;
    if (first < done) this->deepest_ = 1;
    if constexpr (Lane::seeks_sources) this->find_sources(this->tile_, done);
    this->start(done, last);
    LaneCell south{};
    // Not unrolled, here and elsewhere: the code of all warps must fit into the instruction caches.
#pragma unroll 1
    for (int row = -rows_ahead; row < 2; ++row) {
      if (row >= 0) {
        south = middle_;
        middle_ = this->take();
        if (deep && __any_sync(all_lanes, is_shallow(middle_))) return false;
      }
      this->ask();
    }
    // Takes the same row again as the one south of it: the first flux and its consequences are not used.
    const LineCell<Real> line = south.along_y();
    step_y_ = step_between<Scheme>(line, middle_.along_y());
    south_ = {south.h, line.full, south.code(Side::north), {south.h, line.n, line.t}, 0, 0, south.dzx, {}};
    crossed_.cell.h = crossed_.least_face_depth = 1e30f;  // nothing drains there
    return true;
  }

  // The turn of a row; the rows from done on are to be computed, and the last turn is end - 1. Returns
  // whether all water was as compiled for.
  SPATE_DEVICE bool step(int turn, int done, int end) {
    const LaneCell north = this->take();
    this->ask();
    const LineStep<Real> step_y = step_between<Scheme>(middle_.along_y(), north.along_y());
    const bool computed = turn >= done + lag;
    if (!deep && stays_dry(north, turn - lag, computed))
      pass_dry(computed);
    else if (!compute(north, step_y, turn, done, end))
      return false;
    step_y_ = step_y;
    middle_ = north;
    end_row(turn - lag, computed);
    return true;
  }

  // Returns whether all water was as compiled for; if not, nothing has changed.
  SPATE_DEVICE bool compute(const LaneCell& north, const LineStep<Real>& step_y, int turn, int done,
                            int end) {
    Reconstruction<Real> y = reconstruct_open<Scheme, borders, water>(
        {south_.h, south_.full, step_y_}, middle_.along_y(), {north.h, north.prepared.full, step_y},
        middle_.dzx, middle_.code(Side::south), middle_.code(Side::north), numbers_);
    CrossCell x{};
    Real least_face_depth = min(y.behind.h, y.ahead.h);
    if (this->predicts()) {
      x = this->between_x(middle_);
      least_face_depth = min(least_face_depth, max(rim_, min(x.faces.behind.h, x.faces.ahead.h)));
      this->predict_faces(middle_, turn - 1, x.faces, y);
    }
    if constexpr (Scheme::two_points) {
      x = this->between_x(middle_);
      this->split(middle_, south_.dzx, north.dzx, x.faces, y);
    }
    const BesideBarrier<Real> beside =
        meet_any_barriers<Scheme, borders>(y, middle_.h, middle_.code(Side::south), middle_.code(Side::north),
                                           this->sills_of(middle_, Side::south, Side::north), numbers_);
    Real speed;
    const FaceFlux<Real> flux = this->flux_at(
        {south_.state, south_.h, south_.wedge, south_.code, south_.beside, south_.second},
        {y.behind, middle_.h, y.wedge, middle_.code(Side::south), beside.behind, y.second_behind},
        middle_.dzy, Side::south, Side::north, turn - 1, speed);
    if (deep && __any_sync(all_lanes, !is_deep(north, least_face_depth, flux.mass))) return false;
    if (turn > done + 2 - halo) this->meet_y(speed, turn - 1);
    this->meet_x(crossed_.speed_x, turn - 2);

    const Carried<Real> through{flux.mass, flux.normal, flux.tangential};
    crossed_.force_y = force(south_net_, flux.net_l, crossed_.force_y);
    finish(turn - lag, turn >= done + lag, through);
    south_flux_ = through;
    south_net_ = flux.net_r;
    south_ = {middle_.h,   middle_.prepared.full, middle_.code(Side::north), y.ahead, y.wedge, beside.ahead,
              middle_.dzx, y.second_ahead};
    if (turn >= done && turn + 1 < end) {
      if (!Scheme::two_points && !this->predicts()) x = this->between_x(middle_);
      crossed_ = this->cross(middle_, x, turn - 1, y.wedge, max(y.behind.h, y.ahead.h), y.bed_force);
    }
    return true;
  }

  // Whether row o, if it is to be computed, is and stays dry: all rows from the one south of it to the one
  // whose turn it is are dry, and no water comes into it from elsewhere.
  SPATE_DEVICE bool stays_dry(const LaneCell& next, int row, bool computed) {
    if (Kind::losses && view_.losses.planes > 0) return false;  // what the soils remember has to be written
    const bool dry = next.h == 0.0f && !(Lane::edged && has_imposed(next.codes));  // not what is no number
    dry_rows_ = __all_sync(all_lanes, dry) ? dry_rows_ + 1 : 0;
    if (dry_rows_ < lag + 2 || this->stage_.rain > 0.0f) return false;
    if (Lane::seeks_sources && this->has_sources(row)) return false;
    // When the step began it may have been wet; or when the one before did, which has still to be noted.
    const bool was_wet = this->average()    ? !(this->recalled(recalled_start) == 0.0f)
                         : this->predicts() ? this->stage_.late && this->recalled(recalled_wet_since) >= 0.0f
                                            : false;
    return !(computed && __any_sync(all_lanes, this->own_ && was_wet));
  }
  // The values kept of the rows south of it are all 0 by then, and remain so.
  SPATE_DEVICE void pass_dry(bool computed) {
    south_ = {middle_.h, middle_.prepared.full, middle_.code(Side::north), {}, 0, 0, middle_.dzx, {}};
    if (!computed) return;
    Real* result = row_ + this->to_;
    for (int plane = 0; plane < SlotLayout::state_planes; ++plane) result[plane * warp_lanes] = 0;
  }

  // Whether all water that this turn depends on is deep; north: the mass flux through the northern face of
  // row d.
  SPATE_DEVICE bool is_deep(const LaneCell& next, Real least_face_depth, Real north) const {
    if constexpr (deep) {
      const Real least = min(least_face_depth, max(rim_, crossed_.least_face_depth));
      const Real out =
          outflow(crossed_.west.mass, crossed_.east.mass, south_flux_.mass, north, this->stage_.dt_dx);
      const bool drains = out > max(rim_of_two_, most_outflow(crossed_.cell.h));
      return (!is_shallow(next) & (least > 0.0f) & !drains) != 0;
    }
    return true;
  }
  SPATE_DEVICE bool is_shallow(const LaneCell& cell) const {
    if constexpr (deep) return Scheme::is_shallow(cell.h, max(abs(cell.dzx), abs(cell.dzy)), numbers_);
    return false;
  }
  SPATE_DEVICE bool is_rim(int lanes) const {
    return lane_ < lanes || lane_ >= warp_lanes - lanes;
  }

  // Drains row d, between the fluxes through its southern face (south_flux_) and its northern one; then
  // finishes row o, if it is to be computed.
  SPATE_DEVICE void finish(int row, bool computed, const Carried<Real>& north) {
    if (!Scheme::drains) {
      if (computed) finish_row(row, crossed_, {crossed_.west, from_east(crossed_.west), south_flux_, north});
      return;
    }
    if (deep) {  // nothing drains: the balance of row d does not depend on its neighbours
      if (computed) finish_row(row, pending_, {});
      pending_ = crossed_;
      pending_.cell = this->balance_of(crossed_, {crossed_.west, crossed_.east, south_flux_, north});
      return;
    }
    this->drain(crossed_, south_flux_.mass, north.mass);
    const Carried<Real> between = drained(south_flux_, pending_.drain, crossed_.drain);
    if (computed) {
      const Carried<Real> west = drained(pending_.west, from_west(pending_.drain), pending_.drain);
      finish_row(row, pending_, {west, from_east(west), drained_south_, between});
    }
    pending_ = crossed_;
    drained_south_ = between;
  }
  SPATE_DEVICE void finish_row(int row, const PendingCell& cell, const Around& around) {
    this->each_recalled(row_, [&](int first, const Real*, int count) {
      for (int i = first; i < first + count; ++i) this->recalled_[i] = this->recalled(i);
    });
    this->update(row, cell, deep ? cell.cell : this->balance_of(cell, around), around);
  }
  SPATE_DEVICE void end_row(int row, bool computed) {
    if (computed) {
      row_ += view_.layout.record;
      --left_;
    }
    seldom(left_ <= 0, [&] {
      if (this->stage_.last || this->predicts()) mark(row + 1);
      if (row + 1 < last_) seat_finished(row + 1);
    });
  }

  // Takes the place of the row that is finished next.
  SPATE_DEVICE void seat_finished(int row) {
    const int height = view_.layout.height, band = row / height, in_tile = row - band * height;
    const int tile = band * view_.tile_columns + this->strip_;
    this->seat(tile, view_.flags[tile], view_.slot(view_.slots[tile]));
    row_ += in_tile * view_.layout.record;
    left_ = min(height - in_tile, last_ - row);
    marked_ = row;
  }

  // Marks the wetness of the tile's rows from marked_ to end - 1, which are finished.
  SPATE_DEVICE void mark(int end) {
    const bool wet = __any_sync(all_lanes, this->own_ && this->deepest_ > 0.0f);
    const int height = view_.layout.height, south = this->tile_ / view_.tile_columns * height;
    const int from = (marked_ - south) * tile_parts / height, to = (end - south) * tile_parts / height;
    std::uint32_t wetness = view_.wetness[this->tile_];
    if (lane_ == 0) this->mark_wetness(wet, (1u << to) - (1u << from), wetness);
    this->deepest_ = 0;
  }

  // For is_deep: at the rim of the halo the faces across x are not known, nor what flows across its next
  // lanes.
  const Real rim_ = is_rim(1) ? 1.0f : 0.0f, rim_of_two_ = is_rim(2) ? 1e30f : 0.0f;
  int last_ = 0, marked_ = 0;
  int left_ = 0;      // rows until the finished ones are marked
  int dry_rows_ = 0;  // the number of dry rows taken last
  LaneCell middle_{};
  Southern south_{};
  LineStep<Real> step_y_{};     // from row south_ to row middle_
  PendingCell crossed_{};       // row d
  Carried<Real> south_flux_{};  // through its southern face, not yet drained
  Real south_net_ = 0;
  PendingCell pending_{};  // the row south of row d; in deep water its cell is balanced already
  Carried<Real> drained_south_{};
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
