// SPDX-License-Identifier: GPL-3.0-or-later
// A warp marches through a tile from south to north: neighbours in x by shuffles, in y in registers. The way
// for many tiles: no thread waits for another. When row r is loaded, the rows behind it can go one step
// further each:
//   q = r - 1  states at its southern and northern faces, flux through the southern one
//   d = r - 2  states and fluxes across x, draining factor
//   o          the new state: d - 1, or d where the scheme needs no draining
#pragma once

#include "solver/backend/cuda/lane.cuh"

namespace spate {
inline namespace SPATE_MATH {

template <class Scheme, class Kind, Borders borders>
class March : TileLane<Scheme, Kind, borders> {
  using Lane = TileLane<Scheme, Kind, borders>;
  using Lane::halo;
  using Lane::numbers_;
  using Lane::row_;

  struct Northward {  // what a row gives to the one north of it
    FaceState<float> state;
    float wedge;
    float beside;  // where barred
  };

 public:
  SPATE_DEVICE March(const CudaView& view, const StageNumbers& stage, Outcome& outcome, int state, int tile,
                     std::uint8_t flags)
      : Lane(view, stage, outcome, state, tile, flags, view.slot(view.slots[tile])),
        statics_(row_ + view.layout.static_at) {}

  // Returns the largest speed at the faces of the lane's own cells, m/s.
  SPATE_DEVICE float run() {
    const int height = this->view_.layout.height;
    source_ = this->source(-1, height - halo);
    south_ = load(-halo);
    this->prepare(south_);
    middle_ = load(1 - halo);
    this->prepare(middle_);
    step_y_ = step_between(south_.along_y(), middle_.along_y());
    next_ = load(2 - halo);
    for (int r = 2 - halo; r < lag; ++r) step<false>(r);
#pragma unroll 1
    for (int r = lag; r < height + halo; ++r) step<true>(r);
    if (this->average()) mark();
    return this->own_speed();
  }

  // Ends Euler's step.
  SPATE_DEVICE void end_step() {
    for (int r = 0; r < this->view_.layout.height; ++r, row_ += this->view_.layout.record) this->end_row();
    mark();
  }

 private:
  SPATE_DEVICE void mark() {
    const bool wet = __any_sync(all_lanes, this->own_ && this->deepest_ > 0.0f);
    std::uint8_t wetness = this->view_.wetness[this->tile_];
    if (this->lane_ == 0) this->mark_wetness(wet, wetness);
  }

  static constexpr int lag =
      Scheme::drains ? 3 : 2;  // rows between the one that is loaded and the finished one

  // Rows are loaded one after the other.
  SPATE_DEVICE LaneCell load(int r) {
    if (r == 0) source_ = this->source(0, 0);
    if (r == this->view_.layout.height) source_ = this->source(1, 0);
    const LaneCell cell = this->load_cell(source_, statics_);
    source_ += this->view_.layout.record;
    statics_ += SlotLayout::static_record;
    return cell;
  }

  // One row further. ready: a row is finished with it.
  template <bool ready>
  SPATE_DEVICE void step(int r) {
    LaneCell north = next_;
    next_ = load(r + 1);  // early; after the last row it is not used
    this->prepare(north);
    if (ready) this->recall();
    BesideBarrier<float> beside{};
    const LineStep<float> step_y = step_between(middle_.along_y(), north.along_y());
    const Reconstruction<float> y = reconstruct<Scheme, borders>(
        {south_.h, south_.prepared.full, step_y_}, middle_.along_y(), {north.h, north.prepared.full, step_y},
        middle_.dzx, middle_.code(Side::south), middle_.code(Side::north),
        this->sills_of(middle_, Side::south, Side::north), numbers_, beside);
    float speed;
    const FaceFlux<float> flux =
        this->flux_at({ahead_y_.state, south_.h, ahead_y_.wedge, south_.code(Side::north), ahead_y_.beside},
                      {y.behind, middle_.h, y.wedge, middle_.code(Side::south), beside.behind}, Side::south,
                      Side::north, r - 1, speed);
    if (ready || r > 2 - halo)
      this->speed_y_ = max(this->speed_y_, speed);  // the first row's south is unknown
    if (ready || r > 0) cross_and_finish<ready>(r - 2, flux);
    south_flux_ = {flux.mass, flux.normal, flux.tangential};
    south_net_ = flux.net_r;
    bed_y_ = y.bed_force;
    step_y_ = step_y;
    ahead_y_ = {y.ahead, y.wedge, beside.ahead};
    face_depth_y_ = max(y.behind.h, y.ahead.h);
    south_ = middle_;
    middle_ = north;
    if (ready) row_ += this->view_.layout.record;
  }

  // Row d, between the fluxes through its southern face (south_flux_) and its northern one.
  template <bool ready>
  SPATE_DEVICE void cross_and_finish(int d, const FaceFlux<float>& north) {
    float east_mass;
    PendingCell row = this->cross(south_, d, ahead_y_.wedge, face_depth_y_,
                                  force(south_net_, north.net_l, bed_y_), east_mass);
    if (!Scheme::drains) {
      if (ready) this->update(d, row, row.west, south_flux_, {north.mass, north.normal, north.tangential});
      return;
    }
    row.drain = this->drain_of(row, east_mass, south_flux_.mass, north.mass);
    // Through the face between the pending row and this one.
    const Carried<float> between = drained(south_flux_, pending_.drain, row.drain);
    if (ready)
      this->update(d - 1, pending_, drained(pending_.west, from_west(pending_.drain), pending_.drain),
                   drained_south_, between);
    pending_ = row;
    drained_south_ = between;
  }

  const float *source_ = nullptr, *statics_;  // where the next row is loaded from
  LaneCell next_, south_, middle_;
  Northward ahead_y_{};          // the northern face of row south_
  Carried<float> south_flux_{};  // through its southern face, not yet drained
  LineStep<float> step_y_;       // from it to row middle_
  float south_net_ = 0, bed_y_ = 0, face_depth_y_ = 0;
  PendingCell pending_{};
  Carried<float> drained_south_{};
};

}  // namespace SPATE_MATH
}  // namespace spate
