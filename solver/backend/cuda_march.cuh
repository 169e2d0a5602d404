// SPDX-License-Identifier: GPL-3.0-or-later
// A warp's march through a tile (cuda_stage.cu).
#pragma once

#include "solver/backend/cuda_device.cuh"
#include "solver/backend/cuda_places.cuh"
#include "solver/backend/stencil.hpp"

namespace spate {
inline namespace SPATE_MATH {

// A row of the tile, one cell for each lane. The codes of its faces count where the tile has edges.
struct MarchRow {
  float h, hu, hv, dzx, dzy;
  std::uint32_t codes;
  PreparedCell<float> prepared;

  SPATE_DEVICE float code(Side side) const { return static_cast<float>(face_code(codes, side)); }
  SPATE_DEVICE LineCell<float> along_x() const {
    return {h, prepared.stage, dzx, prepared.x, prepared.y, prepared.full};
  }
  SPATE_DEVICE LineCell<float> along_y() const {
    return {h, prepared.stage, dzy, prepared.y, prepared.x, prepared.full};
  }
};

// What distinguishes the stages: Heun's first, Heun's second, Euler's only one.
template <bool averages, bool ends>
struct StageKind {
  static constexpr bool average = averages;  // with the state at the step's start
  static constexpr bool last = ends;         // of the step
};

// edged: there are edges or sources in the tile or its halo.
template <class Scheme, class Kind, bool edged>
class March {
 public:
  SPATE_DEVICE March(const CudaView& view, const StageNumbers& stage, int pass, int tile)
      : view_(view),
        stage_(stage),
        outcome_(view.outcomes[pass & 1]),
        tile_(tile),
        lane_(static_cast<int>(threadIdx.x) % warp_lanes),
        own_(lane_ >= halo && lane_ < warp_lanes - halo),
        numbers_(view.numbers) {
    numbers_.dt_dx = stage_.dt_dx;
    numbers_.half_dx_dt = 0.5f / stage_.dt_dx;
    constexpr int buffer = SlotLayout::state_planes * warp_lanes;
    const int state = view.control[pass & 1].state;
    from_ = buffer * (Kind::average ? 1 - state : state);
    to_ = buffer - from_;
    float* slot = view.slot(view.slots[tile]);
    statics_ = slot + view.layout.static_at + lane_;
    row_ = slot + lane_;
  }

  // Returns the largest speed at the faces of the lane's own cells, m/s.
  SPATE_DEVICE float run() {
    const int height = view_.layout.height;
    look_at(-1, height - halo);
    south_ = load(-halo);
    prepare(south_);
    middle_ = load(1 - halo);
    prepare(middle_);
    next_ = load(2 - halo);
    for (int r = 2 - halo; r < lag; ++r) step<false>(r);
#pragma unroll 1
    for (int r = lag; r < height + halo; ++r) step<true>(r);
    mark_wetness();
    return max(own_ ? speed_y_ : 0.0f, lane_ >= halo && lane_ <= warp_lanes - halo ? speed_x_ : 0.0f);
  }

 private:
  static constexpr int halo = Scheme::halo;
  static constexpr int lag =
      Scheme::drains ? 3 : 2;  // rows between the one that is loaded and the finished one

  // A row whose fluxes are known, and that waits for the draining factors of the next one.
  struct Pending {
    CellState<float> cell;
    Carried<float> west;  // through the western face, not yet drained
    float force_x, force_y, relaxation_x, relaxation_y, drain;
    std::uint32_t codes;
  };
  struct Sent {  // to the eastern neighbour; and to the northern one
    FaceState<float> state;
    float wedge;
  };
  struct Recalled {
    CellState<float> start;
    float manning, max_depth, max_speed2, max_discharge2, wet_since, first_arrival;
  };

  SPATE_DEVICE int tile_column() const {
    return tile_ % view_.tile_columns;
  }
  SPATE_DEVICE int tile_row() const {
    return tile_ / view_.tile_columns;
  }
  SPATE_DEVICE std::uint64_t cell_at(int lane, int row) const {
    return view_.cell(tile_column() * (warp_lanes - 2 * halo) + lane - halo,
                      tile_row() * view_.layout.height + row);
  }

  // Lets source_ point to a row of the band of tiles south (-1), at (0) or north (1) of this one.
  SPATE_DEVICE void look_at(int band, int row_there) {
    const int side = lane_ < halo ? -1 : lane_ < warp_lanes - halo ? 0 : 1;
    const int column = tile_column() + side, row = tile_row() + band;
    const bool exists = column >= 0 && column < view_.tile_columns && row >= 0 && row < view_.tile_rows;
    const int slot = exists ? view_.slots[row * view_.tile_columns + column] : -1;
    source_ = view_.slot(slot < 0 ? dry_slot : slot) + row_there * view_.layout.record + from_ + lane_ -
              side * (warp_lanes - 2 * halo);
  }

  // Rows are loaded one after the other.
  SPATE_DEVICE MarchRow load(int r) {
    if (r == 0) look_at(0, 0);
    if (r == view_.layout.height) look_at(1, 0);
    MarchRow to{};
    to.h = source_[0];
    to.hu = source_[warp_lanes];
    to.hv = source_[2 * warp_lanes];
    source_ += view_.layout.record;
    to.dzx = statics_[0];
    to.dzy = statics_[warp_lanes];
    if (edged) to.codes = __float_as_uint(statics_[2 * warp_lanes]);
    statics_ += SlotLayout::static_record;
    return to;
  }

  // Asks early for what update() will need of the row: memory takes as long as a row's arithmetic. The lanes
  // of the halo have places in the records too, which nobody reads: so no lane has to be held back.
  SPATE_DEVICE void recall() {
    const float* state = row_ + to_;
    if (Kind::average) recalled_.start = {state[0], state[warp_lanes], state[2 * warp_lanes]};
    if (view_.layout.manning >= 0) recalled_.manning = row_[view_.layout.manning * warp_lanes];
    if (!Kind::last) return;
    const float* planes = row_ + SlotLayout::accumulator_plane * warp_lanes;
    recalled_.max_depth = planes[plane_max_depth * warp_lanes];
    recalled_.max_speed2 = planes[plane_max_speed2 * warp_lanes];
    recalled_.max_discharge2 = planes[plane_max_discharge2 * warp_lanes];
    recalled_.wet_since = planes[plane_wet_since * warp_lanes];
    if (view_.rules.arrivals > 0) recalled_.first_arrival = planes[plane_first_arrival * warp_lanes];
  }

  SPATE_DEVICE void prepare(MarchRow& row) const {
    row.prepared = Scheme::prepare(row.h, row.hu, row.hv, row.dzx, row.dzy, numbers_);
  }

  // One row further. ready: a row is finished with it.
  template <bool ready>
  SPATE_DEVICE void step(int r) {
    MarchRow north = next_;
    next_ = load(r + 1);  // early; after the last row it is not used
    prepare(north);
    if (ready) recall();
    const Reconstruction<float> y =
        reconstruct<Scheme, edged>(south_.along_y(), middle_.along_y(), north.along_y(), middle_.dzx,
                                   middle_.code(Side::south), middle_.code(Side::north), numbers_);
    const FaceFlux<float> flux = flux_at({ahead_y_.state, south_.h, ahead_y_.wedge, south_.code(Side::north)},
                                         {y.behind, middle_.h, y.wedge, middle_.code(Side::south)}, south_,
                                         middle_, Side::south, Side::north, r - 1, speed_y_);
    if (ready || r > 0) cross<ready>(r - 2, flux);
    south_flux_ = {flux.mass, flux.normal, flux.tangential};
    south_pressure_ = net_pressure(flux.pressure, y.behind.h, numbers_.gravity);
    bed_y_ = y.bed_force;
    ahead_y_ = {y.ahead, y.wedge};
    relaxation_y_ = Scheme::relaxation(middle_.h, max(y.behind.h, y.ahead.h), y.wedge, numbers_);
    south_ = middle_;
    middle_ = north;
    if (ready) row_ += view_.layout.record;
  }

  // Row d, between the fluxes through its southern face (south_flux_) and its northern one.
  template <bool ready>
  SPATE_DEVICE void cross(int d, const FaceFlux<float>& north_flux) {
    const LineCell<float> cell = south_.along_x();
    const LineCell<float> behind = from_west(cell);
    const Reconstruction<float> x =
        reconstruct<Scheme, edged>(behind, cell, from_east(cell), south_.dzy, south_.code(Side::west),
                                   south_.code(Side::east), numbers_);
    const Sent west = from_west(Sent{x.ahead, x.wedge});
    MarchRow neighbour{};  // what an imposed face asks for
    if (edged) neighbour.codes = __shfl_up_sync(all_lanes, south_.codes, 1);
    neighbour.h = behind.h;
    const FaceFlux<float> flux = flux_at({west.state, behind.h, west.wedge, neighbour.code(Side::east)},
                                         {x.behind, south_.h, x.wedge, south_.code(Side::west)}, neighbour,
                                         south_, Side::west, Side::east, d, speed_x_);
    const float east_mass = from_east(flux.mass);
    Pending row{
        {south_.h, south_.hu, south_.hv},
        {flux.mass, flux.normal, flux.tangential},
        force(net_pressure(flux.pressure, x.behind.h, numbers_.gravity),
              net_pressure(from_east(flux.pressure), x.ahead.h, numbers_.gravity), x.bed_force),
        force(south_pressure_, net_pressure(north_flux.pressure, ahead_y_.state.h, numbers_.gravity), bed_y_),
        Scheme::relaxation(south_.h, max(x.behind.h, x.ahead.h), x.wedge, numbers_),
        relaxation_y_,
        1.0f,
        south_.codes};
    if (!Scheme::drains) {
      if (ready)
        update(d, row, row.west, south_flux_, {north_flux.mass, north_flux.normal, north_flux.tangential});
      return;
    }
    const float out_x = max(-flux.mass, 0.0f) + max(east_mass, 0.0f);
    const float out_y = max(-south_flux_.mass, 0.0f) + max(north_flux.mass, 0.0f);
    row.drain = draining_factor(row.cell.h, out_x + out_y, stage_.dt_dx);
    if (edged && row.codes == wall_cell) row.drain = 1.0f;  // what an imposed edge brings from outside
    // Through the face between the pending row and this one.
    const Carried<float> between = drained(south_flux_, pending_.drain, row.drain);
    if (ready)
      update(d - 1, pending_, drained(pending_.west, from_west(pending_.drain), pending_.drain),
             drained_south_, between);
    pending_ = row;
    drained_south_ = between;
  }

  // With the draining factor of the cell that the flux leaves.
  SPATE_DEVICE static Carried<float> drained(const Carried<float>& flux, float behind, float ahead) {
    return carried(flux.mass, flux.normal, flux.tangential, flux.mass > 0.0f ? behind : ahead);
  }

  // The flux between two cells, whose sides towards the face are named. row is that of the cell ahead.
  SPATE_DEVICE FaceFlux<float> flux_at(const FaceSide<float>& behind, const FaceSide<float>& ahead,
                                       const MarchRow& behind_row, const MarchRow& ahead_row, Side ahead_side,
                                       Side behind_side, int row, float& largest) const {
    float speed;
    FaceFlux<float> flux = flux_between<Scheme, edged>(behind, ahead, numbers_, speed);
    if (edged) {
      if (is_imposed(face_code(ahead_row.codes, ahead_side))) {
        const EdgeValue& value = edge_value(view_, cell_at(lane_, row), ahead_side, Kind::average ? 1 : 0);
        flux = imposed_flux(ahead.state, 1.0f, ahead_row.h, value, numbers_, speed);
      } else if (is_imposed(face_code(behind_row.codes, behind_side))) {
        const std::uint64_t cell =
            ahead_side == Side::west ? cell_at(lane_ - 1, row) : cell_at(lane_, row - 1);
        const EdgeValue& value = edge_value(view_, cell, behind_side, Kind::average ? 1 : 0);
        flux = imposed_flux(behind.state, -1.0f, behind_row.h, value, numbers_, speed);
      }
    }
    largest = max(largest, speed);
    return flux;
  }

  // The new state of row o.
  SPATE_DEVICE void update(int o, const Pending& row, const Carried<float>& west, const Carried<float>& south,
                           const Carried<float>& north) {
    const Carried<float> east = from_east(west);
    CellState<float> cell = balance(row.cell, west, east, south, north, row.force_x, row.force_y, stage_);
    const SourceValue* source = nullptr;
    if (edged) {
      if (row.codes == wall_cell)
        cell = {0, 0, 0};  // what leaves through an edge is not kept beyond it
      else if (own_ && (view_.flags[tile_] & tile_sources) != 0)
        source = source_value(view_, cell_at(lane_, o));
      if (source != nullptr) {
        count(outcome_, sum_gained, stage_.weight * static_cast<double>(source->gain));
        count(outcome_, sum_abstracted, stage_.weight * static_cast<double>(add_source(cell, *source)));
      }
    }
    if (any(cell.h < 0.0f && own_))
      count(outcome_, sum_clipped, -stage_.weight * static_cast<double>(cell.h));
    cell.h = max(cell.h, 0.0f);
    if (stage_.infiltration > 0.0f) {
      const float lost = infiltrate(cell, stage_.infiltration);
      const double sum = sum_of_lanes(own_ ? static_cast<double>(lost) : 0.0);
      if (lane_ == 0) count(outcome_, sum_infiltrated, stage_.weight * sum);
    }
    const float manning = view_.layout.manning >= 0 ? recalled_.manning : view_.uniform_manning;
    const CellState<float> start = Kind::average ? recalled_.start : row.cell;
    cell = finish_stage(cell, start, manning, row.relaxation_x, row.relaxation_y, numbers_.film_depth,
                        Kind::average, stage_);
    if (edged) {
      if (source != nullptr && !(source->depth < 0.0f)) {
        const double change = (Kind::last ? 1.0 : stage_.weight) *
                              (static_cast<double>(source->depth) - static_cast<double>(cell.h));
        count(outcome_, change > 0 ? sum_gained : sum_abstracted, change > 0 ? change : -change);
        cell.h = source->depth;
      }
      if (own_) count_edge_flow(row.codes, {west.mass, -east.mass, south.mass, -north.mass});
    }
    float* result = row_ + to_;
    result[0] = cell.h;
    result[warp_lanes] = cell.hu;
    result[2 * warp_lanes] = cell.hv;
    if (!Kind::last) return;
    deepest_ = max(deepest_, cell.h);
    float* planes = row_ + SlotLayout::accumulator_plane * warp_lanes;
    accumulate(
        start.h, cell, stage_, view_.rules,
        [&](int plane) {
          return plane == plane_max_depth        ? recalled_.max_depth
                 : plane == plane_max_speed2     ? recalled_.max_speed2
                 : plane == plane_max_discharge2 ? recalled_.max_discharge2
                 : plane == plane_wet_since      ? recalled_.wet_since
                 : plane == plane_first_arrival  ? recalled_.first_arrival
                                                 : planes[plane * warp_lanes];
        },
        [&](int plane, float value) { planes[plane * warp_lanes] = value; });
  }

  struct Inward {
    float mass[4];  // by Side
  };
  SPATE_DEVICE void count_edge_flow(std::uint32_t codes, const Inward& inward) const {
    if (codes == wall_cell || codes == 0) return;
#pragma unroll
    for (int side = 0; side < 4; ++side) {
      if (face_code(codes, static_cast<Side>(side)) < face_open) continue;
      const double depth = stage_.weight * static_cast<double>(stage_.dt_dx * inward.mass[side]);
      count(outcome_, depth > 0 ? sum_edges_in : sum_edges_out, depth > 0 ? depth : -depth);
    }
  }

  SPATE_DEVICE void mark_wetness() const {
    if (!Kind::last) return;
    const bool wet = __any_sync(all_lanes, own_ && deepest_ > 0.0f);
    if (lane_ != 0 || ((view_.wetness[tile_] & tile_wet) != 0) == wet) return;
    view_.wetness[tile_] = static_cast<std::uint8_t>(wet ? tile_wet | tile_ever_wet : tile_ever_wet);
    outcome_.changed = 1;
  }

  const CudaView& view_;
  const StageNumbers& stage_;  // in shared memory
  Outcome& outcome_;
  const int tile_, lane_;
  const bool own_;
  SchemeNumbers numbers_;
  std::int32_t from_, to_;  // floats in a record

  const float *source_, *statics_;  // where the next row is loaded from
  float* row_;                      // the record of the row to be finished next
  MarchRow next_, south_, middle_;
  Sent ahead_y_{};               // the northern face of row south_
  Carried<float> south_flux_{};  // through its southern face, not yet drained
  float south_pressure_ = 0, bed_y_ = 0, relaxation_y_ = 1;
  Pending pending_{};
  Carried<float> drained_south_{};
  Recalled recalled_{};
  float speed_x_ = 0, speed_y_ = 0, deepest_ = 0;
};

}  // namespace SPATE_MATH
}  // namespace spate
