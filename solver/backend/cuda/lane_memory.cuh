// SPDX-License-Identifier: GPL-3.0-or-later
// The column of a tile in the card's memory that belongs to a lane of a warp: where the lane reads it, and
// how it writes the new state and the accumulators.
#pragma once

#include "solver/backend/cuda/lane_cell.cuh"
#include "solver/backend/cuda/places.cuh"
#include "solver/step/soil.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

template <class Scheme, class Kind>
class LaneMemory {
 protected:
  static constexpr int halo = Scheme::halo;

  // state: which buffer holds the state at the step's start; strip: the column of tiles.
  SPATE_DEVICE LaneMemory(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                          int strip)
      : view_(view),
        stage_(stage),
        outcome_(outcome),
        strip_(strip),
        lane_(static_cast<int>(threadIdx.x) % warp_lanes),
        own_(lane_ >= halo && lane_ < warp_lanes - halo) {
    constexpr int buffer = SlotLayout::state_planes * warp_lanes;
    from_ = buffer * (average() ? 1 - state : state);
    to_ = buffer - from_;
  }

  static constexpr bool may_predict = Scheme::predicts && Kind::may_predict;
  // Whether sources act within the stage. After one that predicts and marches a kernel of its own lets them
  // act: the march would have to fetch its instructions anew after each (tests/gpu/VARIANTS.md). Heun's
  // scheme needs its state for the accumulators.
  static constexpr bool acts = !(may_predict && Kind::marches), seeks_sources = acts || Kind::losses;

  SPATE_DEVICE bool average() const { return Kind::average(stage_); }
  SPATE_DEVICE bool predicts() const { return may_predict && Kind::predict(stage_); }
  // Sets the tile of the strip in which rows are finished next; slot: its memory.
  SPATE_DEVICE void seat(int tile, std::uint8_t flags, Real* slot) {
    tile_ = tile;
    flags_ = flags;
    row_ = slot + lane_;
  }
  // The index of a lane's cell; row: of the grid, as everywhere below.
  SPATE_DEVICE std::uint64_t cell_at(int lane, int row) const {
    return view_.cell(strip_ * (warp_lanes - 2 * halo) + lane - halo, row);
  }

  // Looks up the next row with sources, of those in the tile or north of it, from a row on.
  SPATE_DEVICE void find_sources(int tile, int row) {
    if (view_.first_source_rows == nullptr) return;
    source_row_ = view_.first_source_rows[tile];
#if defined(__CUDA_ARCH__)
    for (unsigned south = all_lanes; south == all_lanes;) {  // each lane looks at one
      south = __ballot_sync(all_lanes, view_.source_rows[source_row_ + lane_].row() < row);
      source_row_ += south == all_lanes ? warp_lanes : __ffs(static_cast<int>(~south)) - 1;
    }
#endif
    sources_after_ = sources_of(source_row_);
    take_sources();
  }
  SPATE_DEVICE bool has_sources(int row) const {
    return row == row_with_sources_;
  }
  // What this lane's cell has in such a row; null if nothing.
  SPATE_DEVICE const SourceValue* source() const {
    return source_ == SourceRow::no_source ? nullptr : view_.sources + source_;
  }
  // Such a row is done. What is requested of the next ones arrives before their turn: a warp that waited here
  // would fall behind those with which it shares instructions.
  SPATE_DEVICE void pass_sources() {
    ++source_row_;
    take_sources();
#if defined(__CUDA_ARCH__)
    const SourceValue* next = source();
    if (next != nullptr) asm volatile("prefetch.global.L1 [%0];" ::"l"(next));
    if (next != nullptr) asm volatile("prefetch.global.L1 [%0];" ::"l"(&next->link));
#endif
  }

  // The rain on the cell of this lane within the step, m.
  SPATE_DEVICE Real rain_at(int row) const {
    if (!Kind::losses || view_.zone_rain == nullptr) return stage_.rain;
    const int column = strip_ * (warp_lanes - 2 * halo) + lane_ - halo;
    // volatile: another block may have planned the step, within the same kernel.
    return static_cast<const volatile Real*>(view_.zone_rain)[view_.rain_map.zone(column, row)];
  }

  // The tile that holds the cells of this lane: -1 = the western neighbour, 0 = this one, 1 = the eastern.
  SPATE_DEVICE int side() const {
    return lane_ < halo ? -1 : lane_ < warp_lanes - halo ? 0 : 1;
  }
  // Their place in a row of that tile, from the start of its slot.
  SPATE_DEVICE int place_in_record(int row_there, int side) const {
    return row_there * view_.layout.record + from_ + lane_ - side * (warp_lanes - 2 * halo);
  }

  // Calls f(first, place, count) for the values of a row that update() will need: count consecutive planes
  // from number first (Recalled) on, place being that of this lane's value in the first of them. The records
  // have unused places for the lanes of the halo too, so that no lane has to be masked.
  template <class F>
  SPATE_DEVICE void each_recalled(const Real* record, const F& f) const {
    const Real* state = record + from_;
    if (predicts()) {  // the depth is known
      f(recalled_start + 1, state + warp_lanes, SlotLayout::state_planes - 1);
    } else {
      // The state at the start of Heun's step lies where its second stage writes.
      if (average()) f(recalled_start, record + to_, SlotLayout::seen_planes);
      f(recalled_rest, state + SlotLayout::rest_plane * warp_lanes, 1);
    }
    if (average() || predicts()) each_accumulator(record, f);
    seldom(view_.layout.manning >= 0,
           [&] { f(recalled_manning, record + view_.layout.manning * warp_lanes, 1); });
  }
  // Without arrivals the last value is whatever follows in the record, and is not used.
  template <class F>
  SPATE_DEVICE void each_accumulator(const Real* record, const F& f) const {
    f(recalled_accumulators, record + (SlotLayout::accumulator_plane + plane_max_depth) * warp_lanes,
      recalled_manning - recalled_accumulators);
  }
  SPATE_DEVICE auto recall() {
    return [this](int first, const Real* place, int count) {
      for (int i = 0; i < count; ++i) recalled_[first + i] = place[i * warp_lanes];
    };
  }

  // Writes the new state of a row, and updates the accumulators with it.
  SPATE_DEVICE void keep(const CellState<Real>& cell) {
    Real* result = row_ + to_;
    if (predicts()) {
      // A tile stays until it is known when its last cell got dry: hence the depth at the start counts as
      // well. Repeating a stage changes nothing of this.
      deepest_ = max(deepest_, recalled_[recalled_start]);
      // volatile: the compiler must not read this before it is needed, since the lanes would wait for it.
      const volatile Real* before = result;
      if (stage_.late)
        remember(
            stage_.owed, [before] { return *before; }, recalled_.start());
    }
    result[0] = cell.h;
    result[warp_lanes] = cell.hu;
    result[2 * warp_lanes] = cell.hv;
    result[SlotLayout::rest_plane * warp_lanes] = cell.rest;
    deepest_ = max(deepest_, cell.h);
    if (average())
      remember(
          stage_, [this] { return recalled_[recalled_start]; }, cell);
  }

  // What the soil and the air take of a cell with all its sources. All lanes of the warp.
  SPATE_DEVICE void lose(CellState<Real>& cell, Real rain, const WarpCounter& counter) {
    const LossRules& rules = view_.losses;
    if (rules.planes > 0) {
      const Real* numbers = row_ + view_.layout.soil * warp_lanes;
      const int seen = from_ == 0 ? 0 : 1, start = average() ? 1 - seen : seen;
      const Real *before = soil(seen), *first = soil(start);
      Soil<Real> now = load_soil<Real>(rules, [&](int plane) { return first[plane * warp_lanes]; });
      const Amount<Real> taken = infiltrate(
          cell, now,
          SoilKind<Real>{numbers[soil_initial * warp_lanes], numbers[soil_rate * warp_lanes],
                         numbers[soil_extra * warp_lanes], numbers[soil_decay * warp_lanes]},
          rules, stage_, rain, before[soil_total * warp_lanes], before[soil_total_rest * warp_lanes]);
      Real* to = soil(1 - seen);
      store_soil(rules, now, [&](int plane, Real value) { to[plane * warp_lanes] = value; });
      counter.lost(sum_infiltrated, taken, stage_.weight);
      deepest_ = max(deepest_, taken.depth);  // a tile stays until both its soils are the same
    }
    if (stage_.evaporation > 0.0f)
      counter.lost(sum_evaporated, take(cell, stage_.evaporation), stage_.weight);
  }
  // The soil of this lane's cell that belongs to one of the two buffers of the state.
  SPATE_DEVICE Real* soil(int buffer) const {
    return row_ + view_.layout.soil_at(buffer) * warp_lanes;
  }
  SPATE_DEVICE bool soils_differ() const {
    const Real *one = soil(0), *other = soil(1);
    return one[soil_total * warp_lanes] != other[soil_total * warp_lanes] ||
           one[soil_total_rest * warp_lanes] != other[soil_total_rest * warp_lanes];
  }

  // Updates the accumulators, which were recalled, at the end of a step; before() gives the depth at its
  // start.
  template <class Before>
  SPATE_DEVICE void remember(const StageNumbers& step, const Before& before, const CellState<Real>& cell) {
    Real* planes = row_ + SlotLayout::accumulator_plane * warp_lanes;
    accumulate(
        before, cell, step, view_.rules,
        [&](int plane) {
          const bool known = plane >= plane_max_depth && plane <= plane_first_arrival;
          return known ? recalled_.accumulator(plane) : planes[plane * warp_lanes];
        },
        [&](int plane, Real value) { planes[plane * warp_lanes] = value; });
  }

  // Ends a step whose only stage has left its result in the other buffer.
  SPATE_DEVICE void end_row() {
    each_accumulator(row_, recall());
    const Real* result = row_ + to_;
    deepest_ = max(deepest_, result[0]);
    if (Kind::losses && view_.losses.planes > 0 && soils_differ()) deepest_ = max(deepest_, Real(negligible));
    remember(stage_, [this] { return row_[from_]; }, {result[0], result[warp_lanes], result[2 * warp_lanes]});
  }

  // Notes whether the given parts of the tile (bits of wet_parts) hold water at the end of the step. before:
  // the tile's wetness, which is updated. Called by one lane.
  SPATE_DEVICE void mark_wetness(bool wet, std::uint32_t parts, std::uint32_t& before) const {
    if ((before & parts) == (wet ? parts : 0)) return;
    std::uint32_t* word = view_.wetness + tile_;
    before = wet ? atomicOr(word, parts | wet_ever) : atomicAnd(word, ~parts);
    const std::uint32_t after = wet ? before | parts | wet_ever : before & ~parts;
    if (((before & wet_parts) != 0) != ((after & wet_parts) != 0)) outcome_.changed = 1;
    before = after;
  }

  SPATE_DEVICE void take_sources() {
    source_ = sources_after_;
#if defined(__CUDA_ARCH__)
    row_with_sources_ = static_cast<int>(__shfl_sync(all_lanes, source_, 0));
#endif
    if (lane_ == 0) source_ = SourceRow::no_source;
    sources_after_ = sources_of(source_row_ + 1);
  }
  SPATE_DEVICE std::uint32_t sources_of(int row) const {
    return view_.source_rows[row].of_lane[lane_];
  }

  const CudaView& view_;
  const PlannedStage& stage_;  // in shared memory
  Outcome& outcome_;
  const int strip_;
  const int lane_;
  const bool own_;
  std::int32_t from_, to_;  // Reals in a record
  int tile_ = 0;
  std::uint8_t flags_ = 0;  // TileFlag
  Real* row_ = nullptr;     // the record of the row to be finished next
  RecalledCell recalled_{};
  Real deepest_ = 0;
  int source_row_ = 0, row_with_sources_ = SourceRow::no_row;  // the next one: its number, and its place
  std::uint32_t source_ = SourceRow::no_source;                // of this lane's cell there
  std::uint32_t sources_after_ = SourceRow::no_source;         // likewise in the row with sources after it
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
