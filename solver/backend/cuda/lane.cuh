// SPDX-License-Identifier: GPL-3.0-or-later
// A lane of a warp at its column of a tile: the common part of both ways to compute a tile (cuda/march.cuh,
// cuda/patch.cuh).
#pragma once

#include "solver/backend/cuda/lane_cell.cuh"
#include "solver/backend/cuda/places.cuh"

namespace spate {
inline namespace SPATE_MATH {

// borders: those in the tile and its halo; at least edges where there are sources.
template <class Scheme, class Kind, Borders borders>
class TileLane {
 protected:
  static constexpr int halo = Scheme::halo;
  static constexpr bool edged = borders != Borders::none, barred = borders == Borders::barriers;

  // state: which buffer holds the state at the step's start; slot: of the tile.
  SPATE_DEVICE TileLane(const CudaView& view, const StageNumbers& stage, Outcome& outcome, int state,
                        int tile, std::uint8_t flags, float* slot)
      : view_(view),
        stage_(stage),
        outcome_(outcome),
        tile_(tile),
        flags_(flags),
        lane_(static_cast<int>(threadIdx.x) % warp_lanes),
        own_(lane_ >= halo && lane_ < warp_lanes - halo),
        numbers_(view.numbers) {
    numbers_.dt_dx = stage_.dt_dx;
    numbers_.half_dx_dt = 0.5f / stage_.dt_dx;
    constexpr int buffer = SlotLayout::state_planes * warp_lanes;
    from_ = buffer * (average() ? 1 - state : state);
    to_ = buffer - from_;
    row_ = slot + lane_;
  }

  SPATE_DEVICE bool average() const { return Kind::average(stage_); }
  SPATE_DEVICE int tile_column() const { return tile_ % view_.tile_columns; }
  SPATE_DEVICE int tile_row() const { return tile_ / view_.tile_columns; }
  SPATE_DEVICE std::uint64_t cell_at(int lane, int row) const {
    return view_.cell(tile_column() * (warp_lanes - 2 * halo) + lane - halo,
                      tile_row() * view_.layout.height + row);
  }

  // The tile that holds the cells of this lane: -1 west of this one, 0, 1 east of it.
  SPATE_DEVICE int side() const { return lane_ < halo ? -1 : lane_ < warp_lanes - halo ? 0 : 1; }
  // Where, from the start of that tile's slot.
  SPATE_DEVICE int place_in_record(int row_there, int side) const {
    return row_there * view_.layout.record + from_ + lane_ - side * (warp_lanes - 2 * halo);
  }
  // The same in the band of tiles south (-1), at (0) or north (1) of this one.
  SPATE_DEVICE const float* source(int band, int row_there) const {
    const int column = tile_column() + side(), row = tile_row() + band;
    const bool exists = column >= 0 && column < view_.tile_columns && row >= 0 && row < view_.tile_rows;
    const int slot = exists ? view_.slots[row * view_.tile_columns + column] : -1;
    return view_.slot(slot < 0 ? dry_slot : slot) + place_in_record(row_there, side());
  }

  // The cell of this lane in a row, from its state and its static fields.
  SPATE_DEVICE LaneCell load_cell(const float* state, const float* statics) const {
    LaneCell to{};
    to.barred = not_barred;
    to.h = state[0];
    to.hu = state[warp_lanes];
    to.hv = state[2 * warp_lanes];
    to.dzx = statics[0];
    to.dzy = statics[warp_lanes];
    if (edged) {
      to.codes = __float_as_uint(statics[2 * warp_lanes]);
      if (barred && (to.codes & 0xffu) == face_barrier) {
        to.barred = to.codes >> 8;
        to.codes = view_.plan->barriers.now[to.barred].codes;
      }
    }
    return to;
  }

  // The barriers at two of the faces of a cell, as meet_barriers takes them; it must have some.
  struct CellSills {
    const BarrierPlan& plan;
    std::uint32_t barred;
    Side behind, ahead;

    SPATE_FUNCTION float lowest() const { return plan.now[barred].lowest_sill; }
    SPATE_FUNCTION LineSills<float> faces() const { return {at(behind), at(ahead)}; }
    SPATE_FUNCTION Sill<float> at(Side side) const {
      const Sills& sills = plan.sills[barred];
      return {sills.height[static_cast<int>(side)], sills.width_root[static_cast<int>(side)]};
    }
  };
  SPATE_DEVICE CellSills sills_of(const LaneCell& cell, Side behind, Side ahead) const {
    return {view_.plan->barriers, cell.barred, behind, ahead};
  }

  // Loads early what update() will need of the row, since memory takes as long as the arithmetic of a row.
  // The records have unused places for the lanes of the halo too, so that no lane has to be masked.
  SPATE_DEVICE void recall() {
    const float* state = row_ + to_;
    if (average()) recalled_.start = {state[0], state[warp_lanes], state[2 * warp_lanes]};
    if (view_.layout.manning >= 0) recalled_.manning = row_[view_.layout.manning * warp_lanes];
    if (average()) recall_accumulators();
  }
  SPATE_DEVICE void recall_accumulators() {
    const float* planes = row_ + SlotLayout::accumulator_plane * warp_lanes;
    recalled_.max_depth = planes[plane_max_depth * warp_lanes];
    recalled_.max_speed2 = planes[plane_max_speed2 * warp_lanes];
    recalled_.max_discharge2 = planes[plane_max_discharge2 * warp_lanes];
    recalled_.wet_since = planes[plane_wet_since * warp_lanes];
    if (view_.rules.arrivals > 0) recalled_.first_arrival = planes[plane_first_arrival * warp_lanes];
  }

  SPATE_DEVICE void prepare(LaneCell& row) const {
    row.prepared = Scheme::prepare(row.h, row.hu, row.hv, row.dzx, row.dzy, numbers_);
  }

  // A cell between the fluxes through its southern and northern faces, with the force that they and the bed
  // exert: the fluxes across x, and all that it gives to update() but the draining factor. east_mass: the
  // mass flux through its eastern face.
  SPATE_DEVICE PendingCell cross(const LaneCell& here, int row, float wedge_y, float face_depth_y,
                                 float force_y, float& east_mass) {
    const LineCell<float> cell = here.along_x(), east = from_east(cell);
    const Neighbour<float> ahead{east.h, east.full, step_between(cell, east)};
    const Neighbour<float> behind{from_west(cell.h), from_west(cell.full), from_west(ahead.step)};
    BesideBarrier<float> beside{};
    const Reconstruction<float> x = reconstruct<Scheme, borders>(
        behind, cell, ahead, here.dzy, here.code(Side::west), here.code(Side::east),
        sills_of(here, Side::west, Side::east), numbers_, beside);
    const FaceState<float> west_state = from_west(x.ahead);
    const float west_wedge = from_west(x.wedge);
    const float west_beside = barred ? from_west(beside.ahead) : 0.0f;
    const int west_code = edged ? __shfl_up_sync(all_lanes, here.code(Side::east), 1) : 0;
    float speed;
    const FaceFlux<float> flux = flux_at({west_state, behind.h, west_wedge, west_code, west_beside},
                                         {x.behind, here.h, x.wedge, here.code(Side::west), beside.behind},
                                         Side::west, Side::east, row, speed);
    speed_x_ = max(speed_x_, speed);
    east_mass = from_east(flux.mass);
    float relaxation_x = 1, relaxation_y = 1;
    if (!Scheme::drains || any(max(x.wedge, wedge_y) > 0.0f)) {
      relaxation_x = Scheme::relaxation(here.h, max(x.behind.h, x.ahead.h), x.wedge, numbers_);
      relaxation_y = Scheme::relaxation(here.h, face_depth_y, wedge_y, numbers_);
    }
    return {{here.h, here.hu, here.hv},
            {flux.mass, flux.normal, flux.tangential},
            force(flux.net_r, from_east(flux.net_l), x.bed_force),
            force_y,
            relaxation_x,
            relaxation_y,
            1.0f,
            here.codes,
            here.barred};
  }

  // The draining factor, from the mass fluxes through the four faces.
  SPATE_DEVICE float drain_of(const PendingCell& row, float east, float south, float north) const {
    if (edged && row.codes == wall_cell) return 1.0f;  // what an imposed edge brings from outside
    return draining_factor(row.cell.h, row.west.mass, east, south, north, stage_.dt_dx);
  }

  using OneSide = FaceSide<float, int>;

  // The flux between two cells, whose sides towards the face are named, and the largest speed there. row is
  // that of the cell ahead.
  SPATE_DEVICE FaceFlux<float> flux_at(const OneSide& behind, const OneSide& ahead, Side ahead_side,
                                       Side behind_side, int row, float& speed) const {
    FaceFlux<float> flux = flux_between<Scheme, borders>(behind, ahead, numbers_, speed);
    if (edged && any(rules(ahead.code) || rules(behind.code))) {
      float imposed = 0;
      if (is_imposed(static_cast<std::uint8_t>(ahead.code))) {
        const EdgeValue value = edge_value(view_, cell_at(lane_, row), ahead_side, average() ? 1 : 0);
        flux = imposed_flux(ahead.state, 1.0f, ahead.depth, value, numbers_, imposed);
      } else if (is_imposed(static_cast<std::uint8_t>(behind.code))) {
        const std::uint64_t cell =
            ahead_side == Side::west ? cell_at(lane_ - 1, row) : cell_at(lane_, row - 1);
        const EdgeValue value = edge_value(view_, cell, behind_side, average() ? 1 : 0);
        flux = imposed_flux(behind.state, -1.0f, behind.depth, value, numbers_, imposed);
      }
      speed = max(speed, imposed);
    }
    return flux;
  }

  // The new state of row o.
  SPATE_DEVICE void update(int o, const PendingCell& row, const Carried<float>& west,
                           const Carried<float>& south, const Carried<float>& north) {
    const Carried<float> east = from_east(west);
    WarpCounter counter{outcome_, lane_, own_};
    CellState<float> cell = balance(row.cell, west, east, south, north, row.force_x, row.force_y, stage_);
    const SourceValue* source = nullptr;
    if (edged) {
      const bool is_wall = row.codes == wall_cell;
      cell = dry_at_walls(cell, is_wall);
      if (!is_wall && own_ && (flags_ & tile_sources) != 0)
        source = source_value(view_, cell_at(lane_, o), tile_row() * view_.layout.height + o);
      if (source != nullptr) add_source(cell, *source, stage_, counter);
    }
    const float manning = view_.layout.manning >= 0 ? recalled_.manning : view_.uniform_manning;
    const CellState<float> start = average() ? recalled_.start : row.cell;
    cell = finish_cell(cell, start,
                       Resistance<float>{manning, row.relaxation_x, row.relaxation_y, numbers_.film_depth},
                       average(), stage_, counter);
    if (edged) {
      if (source != nullptr) impose_depth(cell.h, *source, average(), stage_, counter);
      if (own_) count_edge_flows(row.codes, {west.mass, -east.mass, south.mass, -north.mass}, counter);
    }
    if (barred && own_ && row.barred != not_barred) {
      if (!average()) note_water(view_.tables.barriers, view_.plan->barriers, row.barred, row.cell.h);
      count_crossing(view_.plan->barriers, row.barred, Side::west, west.mass, stage_);
      count_crossing(view_.plan->barriers, row.barred, Side::south, south.mass, stage_);
    }
    float* result = row_ + to_;
    result[0] = cell.h;
    result[warp_lanes] = cell.hu;
    result[2 * warp_lanes] = cell.hv;
    if (average()) remember(start.h, cell);
  }

  // Updates the accumulators, which were recalled, at the end of a step; before: the depth at its start.
  SPATE_DEVICE void remember(float before, const CellState<float>& cell) {
    deepest_ = max(deepest_, cell.h);
    float* planes = row_ + SlotLayout::accumulator_plane * warp_lanes;
    accumulate(
        before, cell, stage_, view_.rules,
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

  // The end of Euler's step, whose only stage has left its result in the other buffer.
  SPATE_DEVICE void end_row() {
    recall_accumulators();
    const float* result = row_ + to_;
    remember(row_[from_], {result[0], result[warp_lanes], result[2 * warp_lanes]});
  }

  struct Inward {
    float mass[4];  // by Side
  };
  SPATE_DEVICE void count_edge_flows(std::uint32_t codes, const Inward& inward, WarpCounter& counter) const {
    if (codes == wall_cell || codes == 0) return;
#pragma unroll
    for (int side = 0; side < 4; ++side)
      if (is_outlet(face_code(codes, static_cast<Side>(side))))
        count_edge_flow(inward.mass[side], stage_, counter);
  }

  // wet: whether the tile holds water at the end of the step; before: its TileWetness, brought up to date.
  // By one lane.
  SPATE_DEVICE void mark_wetness(bool wet, std::uint8_t& before) const {
    if (((before & tile_wet) != 0) == wet) return;
    before = static_cast<std::uint8_t>(wet ? tile_wet | tile_ever_wet : tile_ever_wet);
    view_.wetness[tile_] = before;
    outcome_.changed = 1;
  }

  // The largest speed at the faces of the lane's own cells, m/s.
  SPATE_DEVICE float own_speed() const {
    return max(own_ ? speed_y_ : 0.0f, lane_ >= halo && lane_ <= warp_lanes - halo ? speed_x_ : 0.0f);
  }

  const CudaView& view_;
  const StageNumbers& stage_;  // in shared memory
  Outcome& outcome_;
  const int tile_;
  const std::uint8_t flags_;  // TileFlag
  const int lane_;
  const bool own_;
  SchemeNumbers numbers_;
  std::int32_t from_, to_;  // floats in a record
  float* row_;              // the record of the row to be finished next
  RecalledCell recalled_{};
  float speed_x_ = 0, speed_y_ = 0, deepest_ = 0;
};

}  // namespace SPATE_MATH
}  // namespace spate
