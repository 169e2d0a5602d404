// SPDX-License-Identifier: GPL-3.0-or-later
// A warp's march through a tile (cuda_stage.cu).
#pragma once

#include "solver/backend/cuda_device.cuh"
#include "solver/backend/stencil.hpp"

namespace spate {
inline namespace SPATE_MATH {

// A row of the tile, one cell for each lane. The codes of its faces count where the tile has edges.
struct MarchRow {
  float h, hu, hv, dzx, dzy;
  std::uint32_t codes;
  PreparedCell<float> prepared;

  __device__ float code(Side side) const { return static_cast<float>(face_code(codes, side)); }
  __device__ LineCell<float> along_x() const {
    return {h, prepared.stage, dzx, prepared.x, prepared.y, prepared.full};
  }
  __device__ LineCell<float> along_y() const {
    return {h, prepared.stage, dzy, prepared.y, prepared.x, prepared.full};
  }
};

template <class T>
__device__ T from_west(const T& value) {
  T result;
  static_assert(sizeof(T) % sizeof(float) == 0, "shuffled word by word");
  const float* from = reinterpret_cast<const float*>(&value);
  float* to = reinterpret_cast<float*>(&result);
#pragma unroll
  for (int i = 0; i < static_cast<int>(sizeof(T) / sizeof(float)); ++i)
    to[i] = __shfl_up_sync(all_lanes, from[i], 1);
  return result;
}
template <class T>
__device__ T from_east(const T& value) {
  T result;
  static_assert(sizeof(T) % sizeof(float) == 0, "shuffled word by word");
  const float* from = reinterpret_cast<const float*>(&value);
  float* to = reinterpret_cast<float*>(&result);
#pragma unroll
  for (int i = 0; i < static_cast<int>(sizeof(T) / sizeof(float)); ++i)
    to[i] = __shfl_down_sync(all_lanes, from[i], 1);
  return result;
}

__device__ inline Carried<float> carried_by(const FaceFlux<float>& flux) {
  return {flux.mass, flux.normal, flux.tangential};
}

template <class Scheme, bool edged>
class March {
 public:
  __device__ March(const CudaView& view, const StageNumbers& stage, int pass, int tile)
      : view_(view),
        stage_(stage),
        outcome_(view.outcomes[pass & 1]),
        tile_(tile),
        lane_(static_cast<int>(threadIdx.x) % warp_lanes),
        own_(lane_ >= halo && lane_ < warp_lanes - halo),
        numbers_(view.numbers) {
    numbers_.dt_dx = stage_.dt_dx;
    numbers_.half_dx_dt = 0.5f / stage_.dt_dx;
    const Control& control = view.control[pass & 1];
    const bool first = control.phase == Phase::first_stage;
    constexpr int buffer = SlotLayout::state_planes * warp_lanes;
    from_ = buffer * (first ? control.state : 1 - control.state);
    to_ = buffer - from_;
    slot_ = view.slot(view.slots[tile]);
  }

  // Returns the largest speed at the lane's faces, m/s.
  __device__ float run() {
    const int height = view_.layout.height;
    source_at(-1);
    south_ = load(-halo);
    prepare(south_);
    middle_ = load(1 - halo);
    prepare(middle_);
    MarchRow next = load(2 - halo);
#pragma unroll unrolled
    for (int r = 2 - halo; r < height + halo; ++r) {
      MarchRow north = next;
      if (r + 1 < height + halo) next = load(r + 1);
      prepare(north);
      advance(r, north);
      south_ = middle_;
      middle_ = north;
    }
    finish_tile();
    return speed_;
  }

 private:
  static constexpr int halo = Scheme::halo;
#if !defined(SPATE_UNROLL)
#define SPATE_UNROLL 1
#endif
  static constexpr int unrolled = SPATE_UNROLL;
  static constexpr int first_faces = Scheme::drains ? -1 : 0;  // the first row whose fluxes are needed

  // A row whose fluxes are known, and that waits for the draining factor of the next one.
  struct Pending {
    CellState<float> cell;
    Carried<float> west;  // through the western face, not yet drained
    float force_x, force_y, relaxation_x, relaxation_y, drain;
    std::uint32_t codes;
  };

  __device__ int tile_column() const {
    return tile_ % view_.tile_columns;
  }
  __device__ int tile_row() const {
    return tile_ / view_.tile_columns;
  }

  // Where the rows of the band of tiles south (-1), at (0) or north (1) of this one lie for this lane.
  __device__ void source_at(int band) {
    const int side = lane_ < halo ? -1 : lane_ < warp_lanes - halo ? 0 : 1;
    const int column = tile_column() + side, row = tile_row() + band;
    source_ = nullptr;
    if (column < 0 || column >= view_.tile_columns || row < 0 || row >= view_.tile_rows) return;
    const int slot = view_.slots[row * view_.tile_columns + column];
    if (slot >= 0) source_ = view_.slot(slot) + from_ + lane_ - side * (warp_lanes - 2 * halo);
  }

  __device__ MarchRow load(int r) {
    const SlotLayout& layout = view_.layout;
    if (r == 0) source_at(0);
    if (r == layout.height) source_at(1);
    const int row = r < 0 ? r + layout.height : r < layout.height ? r : r - layout.height;
    MarchRow to{};
    if (source_ != nullptr) {
      const float* from = source_ + row * layout.record;
      to.h = from[0];
      to.hu = from[warp_lanes];
      to.hv = from[2 * warp_lanes];
    }
    const float* statics = slot_ + layout.static_row(r) + lane_;
    to.dzx = statics[0];
    to.dzy = statics[warp_lanes];
    if (edged) to.codes = __float_as_uint(statics[2 * warp_lanes]);
    return to;
  }

  __device__ void prepare(MarchRow& row) const {
    row.prepared = Scheme::prepare(row.h, row.hu, row.hv, row.dzx, row.dzy, numbers_);
  }

  __device__ void advance(int r, const MarchRow& north) {
    const int q = r - 1, d = r - 2, o = Scheme::drains ? d - 1 : d;
    if (o >= 0) recall(o);
    const Reconstruction<float> y =
        reconstruct<Scheme, edged>(south_.along_y(), middle_.along_y(), north.along_y(), middle_.dzx,
                                   middle_.code(Side::south), middle_.code(Side::north), numbers_);
    FaceFlux<float> flux{};
    float south_pressure = 0;
    if (q >= first_faces) {
      flux = flux_at({ahead_y_.state, south_.h, ahead_y_.wedge, south_.code(Side::north)},
                     {y.behind, middle_.h, y.wedge, middle_.code(Side::south)}, south_, middle_, Side::south,
                     Side::north, q, -1, own_ && q >= 0 && q <= view_.layout.height);
      south_pressure = net_pressure(flux.pressure, y.behind.h, numbers_.gravity);
    }
    if (d >= first_faces) cross(d, flux);
    south_flux_ = carried_by(flux);
    south_pressure_ = south_pressure;
    bed_y_ = y.bed_force;
    ahead_y_ = {y.ahead, y.wedge};
    relaxation_y_ = Scheme::relaxation(middle_.h, max(y.behind.h, y.ahead.h), y.wedge, numbers_);
  }

  // Row d, between the fluxes through its southern face (south_flux_) and its northern one.
  __device__ void cross(int d, const FaceFlux<float>& north_flux) {
    const LineCell<float> cell = south_.along_x();
    const LineCell<float> behind = from_west(cell);
    const Reconstruction<float> x =
        reconstruct<Scheme, edged>(behind, cell, from_east(cell), south_.dzy, south_.code(Side::west),
                                   south_.code(Side::east), numbers_);
    struct Sent {
      FaceState<float> state;
      float wedge;
    };
    const Sent west = from_west(Sent{x.ahead, x.wedge});
    MarchRow neighbour{};  // only what an imposed face asks for
    if (edged) {
      neighbour.codes = __shfl_up_sync(all_lanes, south_.codes, 1);
      neighbour.h = behind.h;
    }
    const FaceFlux<float> flux = flux_at(
        {west.state, behind.h, west.wedge, neighbour.code(Side::east)},
        {x.behind, south_.h, x.wedge, south_.code(Side::west)}, neighbour, south_, Side::west, Side::east, d,
        lane_, d >= 0 && d < view_.layout.height && lane_ >= halo && lane_ <= warp_lanes - halo);
    const float east_mass = from_east(flux.mass);
    Pending row{
        {south_.h, south_.hu, south_.hv},
        carried_by(flux),
        force(net_pressure(flux.pressure, x.behind.h, numbers_.gravity),
              net_pressure(from_east(flux.pressure), x.ahead.h, numbers_.gravity), x.bed_force),
        force(south_pressure_, net_pressure(north_flux.pressure, ahead_y_.state.h, numbers_.gravity), bed_y_),
        Scheme::relaxation(south_.h, max(x.behind.h, x.ahead.h), x.wedge, numbers_),
        relaxation_y_,
        1.0f,
        south_.codes};
    if (!Scheme::drains) {
      update(d, row, row.west, south_flux_, carried_by(north_flux));
      return;
    }
    const float out_x = max(-flux.mass, 0.0f) + max(east_mass, 0.0f);
    const float out_y = max(-south_flux_.mass, 0.0f) + max(north_flux.mass, 0.0f);
    row.drain = draining_factor(row.cell.h, out_x + out_y, stage_.dt_dx);
    if (edged && row.codes == wall_cell) row.drain = 1.0f;  // what an imposed edge brings from outside
    // The face between the pending row and this one.
    const Carried<float> between = drained(south_flux_, south_flux_.mass > 0.0f ? pending_.drain : row.drain);
    if (d >= 1) {
      const float drain_west = from_west(pending_.drain);
      const Carried<float> west_in =
          drained(pending_.west, pending_.west.mass > 0.0f ? drain_west : pending_.drain);
      update(d - 1, pending_, west_in, drained_south_, between);
    }
    pending_ = row;
    drained_south_ = between;
  }

  __device__ static Carried<float> drained(const Carried<float>& flux, float factor) {
    return carried(flux.mass, flux.normal, flux.tangential, factor);
  }

  // The flux between two cells; the sides are those of the cell ahead and of the cell behind.
  __device__ FaceFlux<float> flux_at(const FaceSide<float>& behind, const FaceSide<float>& ahead,
                                     const MarchRow& behind_row, const MarchRow& ahead_row, Side ahead_side,
                                     Side behind_side, int row, int, bool counts) {
    float speed;
    FaceFlux<float> flux = flux_between<Scheme, edged>(behind, ahead, numbers_, speed);
    if (edged) {
      const bool is_ahead = is_imposed(face_code(ahead_row.codes, ahead_side));
      const bool is_behind = is_imposed(face_code(behind_row.codes, behind_side));
      if (is_ahead || is_behind) {
        const int column_step = !is_ahead && ahead_side == Side::west ? -1 : 0;
        const int row_step = !is_ahead && ahead_side == Side::south ? -1 : 0;
        const EdgeValue* value =
            edge_value(lane_ + column_step, row + row_step, is_ahead ? ahead_side : behind_side);
        if (value != nullptr)
          flux = imposed_flux(is_ahead ? ahead.state : behind.state, is_ahead ? 1.0f : -1.0f,
                              is_ahead ? ahead_row.h : behind_row.h, *value, numbers_, speed);
      }
    }
    if (counts) speed_ = max(speed_, speed);
    return flux;
  }

  // Asks early for what update() will need of row o: memory takes as long as a row's arithmetic.
  __device__ void recall(int o) {
    if (!own_) return;
    const float* record = slot_ + o * view_.layout.record + lane_;
    const float* state = record + to_;
    if (stage_.average) recalled_.start = {state[0], state[warp_lanes], state[2 * warp_lanes]};
    if (view_.layout.manning >= 0) recalled_.manning = record[view_.layout.manning * warp_lanes];
    if (!stage_.last) return;
    const float* planes = record + SlotLayout::accumulator_plane * warp_lanes;
    recalled_.max_depth = planes[plane_max_depth * warp_lanes];
    recalled_.max_speed2 = planes[plane_max_speed2 * warp_lanes];
    recalled_.max_discharge2 = planes[plane_max_discharge2 * warp_lanes];
    recalled_.wet_since = planes[plane_wet_since * warp_lanes];
    if (view_.rules.arrivals > 0) recalled_.first_arrival = planes[plane_first_arrival * warp_lanes];
  }

  __device__ static bool is_imposed(std::uint8_t code) {
    return code >= face_imposed && code != face_of_wall_cell;
  }

  __device__ int grid_column(int lane) const {
    return tile_column() * (warp_lanes - 2 * halo) + lane - halo;
  }
  __device__ int grid_row(int row) const {
    return tile_row() * view_.layout.height + row;
  }

  template <class Key>
  __device__ static int find(const Key* sorted, int count, Key key) {
    int low = 0, high = count;
    while (low < high) {
      const int middle = (low + high) / 2;
      if (sorted[middle] < key)
        low = middle + 1;
      else
        high = middle;
    }
    return low < count && sorted[low] == key ? low : -1;
  }

  __device__ const EdgeValue* edge_value(int lane, int row, Side side) const {
    const std::uint64_t key =
        4 * view_.cell(grid_column(lane), grid_row(row)) + static_cast<std::uint64_t>(side);
    const int found = find(view_.face_keys, view_.face_count, key);
    const int stage = stage_.average ? 1 : 0;
    return found < 0 ? nullptr : view_.plan->edges[stage] + view_.face_values[found];
  }

  __device__ const SourceValue* source_value(int row) const {
    if (!own_ || !(view_.flags[tile_] & tile_sources)) return nullptr;
    int low = 0, high = view_.tables.cell_count;
    const std::uint64_t cell = view_.cell(grid_column(lane_), grid_row(row));
    while (low < high) {
      const int middle = (low + high) / 2;
      if (view_.tables.cells[middle].cell < cell)
        low = middle + 1;
      else
        high = middle;
    }
    const bool found = low < view_.tables.cell_count && view_.tables.cells[low].cell == cell;
    return found ? view_.plan->sources + low : nullptr;
  }

  __device__ void count(Sum sum, double depth) const {
    if (depth != 0.0)
      atomicAdd(&outcome_.sums[sum], static_cast<unsigned long long>(__double2ll_rn(depth / sum_quantum)));
  }

  // The new state of row o.
  __device__ void update(int o, const Pending& row, const Carried<float>& west, const Carried<float>& south,
                         const Carried<float>& north) {
    const Carried<float> east = from_east(west);
    CellState<float> cell = balance(row.cell, west, east, south, north, row.force_x, row.force_y, stage_);
    const SourceValue* source = nullptr;
    if (edged) {
      if (row.codes == wall_cell) cell = {0, 0, 0};  // what leaves through an edge is not kept beyond it
      source = source_value(o);
      if (source != nullptr) {
        count(sum_gained, stage_.weight * static_cast<double>(source->gain));
        count(sum_abstracted, stage_.weight * static_cast<double>(add_source(cell, *source)));
      }
    }
    if (cell.h < 0.0f && own_) count(sum_clipped, -stage_.weight * static_cast<double>(cell.h));
    cell.h = max(cell.h, 0.0f);
    if (stage_.infiltration > 0.0f) lose(infiltrate(cell, stage_.infiltration));
    if (!own_) return;

    const float manning = view_.layout.manning >= 0 ? recalled_.manning : view_.uniform_manning;
    float* record = slot_ + o * view_.layout.record + lane_;
    const CellState<float> start = stage_.average ? recalled_.start : row.cell;
    cell =
        finish_stage(cell, start, manning, row.relaxation_x, row.relaxation_y, numbers_.film_depth, stage_);
    if (edged) {
      if (source != nullptr && !(source->depth < 0.0f)) {
        const double change = (stage_.last ? 1.0 : stage_.weight) *
                              (static_cast<double>(source->depth) - static_cast<double>(cell.h));
        count(change > 0 ? sum_gained : sum_abstracted, change > 0 ? change : -change);
        cell.h = source->depth;
      }
      count_edge_flow(row, west.mass, east.mass, south.mass, north.mass);
    }
    float* result = record + to_;
    result[0] = cell.h;
    result[warp_lanes] = cell.hu;
    result[2 * warp_lanes] = cell.hv;
    wet_ = wet_ || cell.h > 0.0f;
    if (!stage_.last) return;
    float* planes = record + SlotLayout::accumulator_plane * warp_lanes;
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

  // Infiltrated depths, m: the sum of a row is made before it is counted.
  __device__ void lose(float depth) {
    double sum = own_ ? static_cast<double>(depth) : 0.0;
    for (int distance = warp_lanes / 2; distance > 0; distance /= 2)
      sum += __shfl_xor_sync(all_lanes, sum, distance);
    if (lane_ == 0) count(sum_infiltrated, stage_.weight * sum);
  }

  __device__ void count_edge_flow(const Pending& row, float west, float east, float south,
                                  float north) const {
    if (row.codes == wall_cell || row.codes == 0) return;
    const float inward[4] = {west, -east, south, -north};
#pragma unroll
    for (int side = 0; side < 4; ++side) {
      if (face_code(row.codes, static_cast<Side>(side)) < face_open) continue;
      const double depth = stage_.weight * static_cast<double>(stage_.dt_dx * inward[side]);
      count(depth > 0 ? sum_edges_in : sum_edges_out, depth > 0 ? depth : -depth);
    }
  }

  __device__ void finish_tile() {
    if (!stage_.last) return;
    const bool wet = __any_sync(all_lanes, wet_);
    if (lane_ != 0) return;
    const std::uint8_t before = view_.wetness[tile_];
    if (((before & tile_wet) != 0) == wet) return;
    view_.wetness[tile_] = static_cast<std::uint8_t>(wet ? tile_wet | tile_ever_wet : tile_ever_wet);
    outcome_.changed = 1;
  }

  struct Ahead {
    FaceState<float> state;
    float wedge;
  };

  struct Recalled {
    CellState<float> start;
    float manning, max_depth, max_speed2, max_discharge2, wet_since, first_arrival;
  };

  const CudaView& view_;
  const StageNumbers& stage_;  // in shared memory
  Outcome& outcome_;
  const int tile_, lane_;
  const bool own_;
  SchemeNumbers numbers_;
  std::int32_t from_, to_;  // floats in a slot
  float* slot_;
  const float* source_ = nullptr;

  MarchRow south_, middle_;
  Ahead ahead_y_{};              // the northern face of row south_
  Carried<float> south_flux_{};  // through its southern face, not yet drained
  float south_pressure_ = 0, bed_y_ = 0, relaxation_y_ = 1;
  Pending pending_{};
  Recalled recalled_{};
  Carried<float> drained_south_{};
  float speed_ = 0;
  bool wet_ = false;
};

}  // namespace SPATE_MATH
}  // namespace spate
