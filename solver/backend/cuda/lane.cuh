// SPDX-License-Identifier: GPL-3.0-or-later
// A lane of a warp at its column of a tile: what both ways to compute a tile share (cuda/march.cuh,
// cuda/patch.cuh).
#pragma once

#include "solver/backend/cuda/lane_speeds.cuh"
#include "solver/step/act_sources.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_MATH {

// The flux through an imposed face of a cell, which lies on one side of it, and the largest speed there. A
// call, since few warps come here: it may not lie in their loops.
struct ImposedFlux {
  FaceFlux<Real> flux;
  Real speed;
};
template <class Scheme>
SPATE_DEVICE_CALL ImposedFlux impose(const CudaView& view, std::uint64_t cell, Side side, int stage,
                                     FaceSide<Real, int> own, Real inward, SchemeNumbers numbers) {
  ImposedFlux result{{}, 0};
  result.flux = imposed_flux<Scheme>(own.state, own.wedge, inward, own.depth,
                                     edge_value(view, cell, side, stage), numbers, result.speed);
  return result;
}

// borders: those in the tile and its halo. water: that of all cells whose results are used, which the caller
// ensures.
template <class Scheme, class Kind, Borders borders, Water water>
class TileLane : protected LaneSpeeds<Scheme, Kind> {
  using Memory = LaneMemory<Scheme, Kind>;

 protected:
  using Memory::average;
  using Memory::cell_at;
  using Memory::flags_;
  using Memory::halo;
  using Memory::lane_;
  using Memory::may_predict;
  using Memory::outcome_;
  using Memory::own_;
  using Memory::recalled_;
  using Memory::stage_;
  using Memory::view_;

  static constexpr bool deep = water == Water::deep;
  static constexpr bool edged = borders != Borders::none, barred = borders == Borders::barriers;

  SPATE_DEVICE TileLane(const CudaView& view, const PlannedStage& stage, Outcome& outcome, int state,
                        int strip)
      : LaneSpeeds<Scheme, Kind>(view, stage, outcome, state, strip), numbers_(view.numbers) {
    numbers_.dt_dx = stage_.dt_dx;
    numbers_.half_dx_dt = 0.5f / stage_.dt_dx;
  }

  // The cell of this lane in a row: value(plane) gives its state and then its static fields.
  template <class Value>
  SPATE_DEVICE LaneCell cell_of(const Value& value) const {
    LaneCell to{};
    to.barred = not_barred;
    to.h = value(0);
    to.hu = value(1);
    to.hv = value(2);
    to.dzx = value(3);
    to.dzy = value(4);
    if (edged) {
      to.codes = held_in(value(5));
      if (barred && (to.codes & 0xffu) == face_barrier) {
        to.barred = to.codes >> 8;
        to.codes = view_.plan->barriers.now[to.barred].codes;
      }
    }
    return to;
  }

  // Must be called only for cells beside a barrier.
  SPATE_DEVICE CellSills sills_of(const LaneCell& cell, Side behind, Side ahead) const {
    return {view_.plan->barriers, cell.barred, behind, ahead};
  }

  SPATE_DEVICE void prepare(LaneCell& row) const {
    row.prepared = Scheme::template prepare<water>(row.h, row.hu, row.hv, row.dzx, row.dzy, numbers_);
  }

  SPATE_DEVICE LineCell<Real> east_of(const LineCell<Real>& cell) const {
    if (!deep) return from_east(cell);
    const Real h = from_east(cell.h);
    return {h, h, from_east(cell.dz), from_east(cell.n), from_east(cell.t), cell.full};
  }
  // Values that are constant in deep water need not be fetched from the neighbour.
  SPATE_DEVICE Real western(Real value) const { return deep ? value : from_west(value); }
  // What the eastern face carries; where draining factors may still change it, only the mass.
  SPATE_DEVICE static Carried<Real> eastern(const Carried<Real>& west) {
    if (deep) return from_east(west);
    return {from_east(west.mass), 0, 0};
  }

  SPATE_DEVICE CrossCell between_x(const LaneCell& here) const {
    const LineCell<Real> cell = here.along_x(), east = east_of(cell);
    const Neighbour<Real> ahead{east.h, east.full, step_between<Scheme>(cell, east)};
    const Neighbour<Real> behind{from_west(cell.h), western(cell.full), from_west(ahead.step)};
    return {reconstruct_open<Scheme, borders, water>(behind, cell, ahead, here.dzy, here.code(Side::west),
                                                     here.code(Side::east), numbers_),
            behind.h};
  }
  // Predicts the reconstructions x and y of a cell of a row half a step later.
  SPATE_DEVICE void predict_faces(const LaneCell& here, int row, Reconstruction<Real>& x,
                                  Reconstruction<Real>& y) const {
    if constexpr (may_predict)
      predict(x, y, here.h, here.prepared.x, here.prepared.y,
              view_.layout.manning >= 0 ? here.manning : view_.uniform_manning, numbers_.film_depth,
              this->rain_at(row), stage_);
  }

  // Splits the reconstructions x and y of a cell into those at Gauss points. south, north: the eastward rises
  // of the bed of the neighbours there.
  SPATE_DEVICE void split(const LaneCell& here, Real south, Real north, Reconstruction<Real>& x,
                          Reconstruction<Real>& y) const {
    if constexpr (Scheme::two_points)
      Scheme::split(x, y,
                    bed_across<borders>(here.dzx, from_west(here.dzy), here.dzy, from_east(here.dzy),
                                        here.code(Side::west), here.code(Side::east)),
                    bed_across<borders>(here.dzy, south, here.dzx, north, here.code(Side::south),
                                        here.code(Side::north)),
                    numbers_);
  }

  // A cell with its fluxes across x, but not yet those across y. wedge_y, face_depth_y: of its faces across
  // y; bed_y: the force of the bed along y.
  SPATE_DEVICE PendingCell cross(const LaneCell& here, const CrossCell& between, int row, Real wedge_y,
                                 Real face_depth_y, Real bed_y) {
    Reconstruction<Real> x = between.faces;
    const BesideBarrier<Real> beside =
        meet_any_barriers<Scheme, borders>(x, here.h, here.code(Side::west), here.code(Side::east),
                                           sills_of(here, Side::west, Side::east), numbers_);
    const FaceState<Real> west_state = from_west(x.ahead);
    const Real west_wedge = western(x.wedge);
    const Real west_beside = barred ? from_west(beside.ahead) : 0.0f;
    const int west_code = edged ? __shfl_up_sync(all_lanes, here.code(Side::east), 1) : 0;
    FaceState<Real> west_second{};
    if constexpr (Scheme::two_points) west_second = from_west(x.second_ahead);
    Real speed;
    const FaceFlux<Real> flux =
        flux_at({west_state, between.west_h, west_wedge, west_code, west_beside, west_second},
                {x.behind, here.h, x.wedge, here.code(Side::west), beside.behind, x.second_behind}, here.dzx,
                Side::west, Side::east, row, speed);
    const Carried<Real> west{flux.mass, flux.normal, flux.tangential};
    Real relaxation_x = 1, relaxation_y = 1;
    if (!Scheme::drains || any(max(x.wedge, wedge_y) > 0.0f)) {
      relaxation_x = Scheme::relaxation(here.h, max(x.behind.h, x.ahead.h), x.wedge, numbers_);
      relaxation_y = Scheme::relaxation(here.h, face_depth_y, wedge_y, numbers_);
    }
    return {{here.h, here.hu, here.hv},
            west,
            eastern(west),
            force(flux.net_r, from_east(flux.net_l), x.bed_force),
            bed_y,
            relaxation_x,
            relaxation_y,
            1.0f,
            here.codes,
            here.barred,
            speed,
            min(x.behind.h, x.ahead.h)};
  }

  // Sets the draining factor, from the mass fluxes through the four faces.
  SPATE_DEVICE void drain(PendingCell& row, Real south, Real north) const {
    if (edged && row.codes == wall_cell) return;  // inflow over an imposed edge is not limited
    row.drain = draining_factor(row.cell.h, row.west.mass, row.east.mass, south, north, stage_.dt_dx);
  }
  SPATE_DEVICE CellState<Real> balance_of(const PendingCell& row, const Around& around) const {
    return balance(row.cell, around.west, around.east, around.south, around.north, row.force_x, row.force_y,
                   stage_);
  }

  using OneSide = FaceSide<Real, int>;

  static SPATE_DEVICE bool is_imposed(int code) { return spate::is_imposed(static_cast<std::uint8_t>(code)); }
  // The flux between two cells, and the largest speed there. ahead_side, behind_side: the face as the cell
  // ahead and the cell behind name it; row: of the cell ahead; bed_step: the rise of the mean bed to it.
  SPATE_DEVICE FaceFlux<Real> flux_at(const OneSide& behind, const OneSide& ahead, Real bed_step,
                                      Side ahead_side, Side behind_side, int row, Real& speed) const {
    FaceFlux<Real> flux = flux_between<Scheme, borders>(behind, ahead, bed_step, numbers_, speed);
    if constexpr (edged)
      seldom(is_imposed(ahead.code) || is_imposed(behind.code), [&] {
        const bool inward = is_imposed(ahead.code);
        const std::uint64_t cell = inward                     ? cell_at(lane_, row)
                                   : ahead_side == Side::west ? cell_at(lane_ - 1, row)
                                                              : cell_at(lane_, row - 1);
        const ImposedFlux result =
            impose<Scheme>(view_, cell, inward ? ahead_side : behind_side, average() ? 1 : 0,
                           inward ? ahead : behind, inward ? 1.0f : -1.0f, numbers_);
        flux = result.flux;
        speed = max(speed, result.speed);
      });
    return flux;
  }

  // Computes the new state of a row's cell from the balance of its fluxes; around: what its faces carry.
  SPATE_DEVICE void update(int row_of_grid, const PendingCell& row, CellState<Real> cell,
                           const Around& around) {
    WarpCounter counter{outcome_, lane_, own_};
    const SourceValue* source = nullptr;
    if constexpr (Memory::seeks_sources)
      seldom(this->has_sources(row_of_grid), [&] {
        source = this->source();
        if (Kind::marches) this->pass_sources();
      });
    const Real rain = this->rain_at(row_of_grid);
    cell = settled(cell, recalled_[recalled_rest], rain, stage_);
    if (this->predicts()) recalled_[recalled_start] = row.cell.h;
    if (edged) cell = dry_at_walls(cell, row.codes == wall_cell);
    if (Kind::losses) {
      const Real roofs = source != nullptr ? source->roofs_on_soil : 0.0f;
      if (roofs > 0.0f) add_depth(cell, roofs);
      this->lose(cell, rain + roofs, counter);
    }
    const Real manning = view_.layout.manning >= 0 ? recalled_[recalled_manning] : view_.uniform_manning;
    cell = finish_cell(cell, recalled_.start(),
                       Resistance<Real>{manning, row.relaxation_x, row.relaxation_y, numbers_.film_depth},
                       average(), stage_, counter);
    if constexpr (Memory::acts)
      seldom(source != nullptr,
             [&] { act(cell, *source, view_.drained, numbers_.film_depth, stage_, counter); });
    if (edged && own_)
      count_edge_flows(row.codes,
                       {around.west.mass, -around.east.mass, around.south.mass, -around.north.mass}, counter);
    if (barred && own_ && row.barred != not_barred) {
      if (!average()) note_water(view_.tables.barriers, view_.plan->barriers, row.barred, row.cell.h);
      count_crossing(view_.plan->barriers, row.barred, Side::west, around.west.mass, stage_);
      count_crossing(view_.plan->barriers, row.barred, Side::south, around.south.mass, stage_);
    }
    // Cells beyond the grid are walls too.
    if (barred && own_ && row.codes != wall_cell && (flags_ & tile_counted) != 0)
      count_sections(row_of_grid, around);
    this->keep(cell);
  }

  // Counts the flow through the sections of the lane's own cell.
  SPATE_DEVICE void count_sections(int row_of_grid, const Around& around) const {
    const int found =
        find_in_row(view_.section_cells, view_.section_rows, cell_at(lane_, row_of_grid), row_of_grid);
    if (found < 0) return;
    const SectionTables& tables = view_.tables.sections;
    for (std::uint32_t f = tables.first_face[found]; f < tables.first_face[found + 1]; ++f) {
      const SectionFace face = tables.faces[f];
      const auto side = static_cast<Side>(face.side);
      const Real outward = side == Side::west    ? -around.west.mass
                           : side == Side::east  ? around.east.mass
                           : side == Side::south ? -around.south.mass
                                                 : around.north.mass;
      count_section(view_.plan->sections, face, outward, stage_);
    }
  }

  struct Inward {
    Real mass[4];  // by Side
  };
  SPATE_DEVICE void count_edge_flows(std::uint32_t codes, const Inward& inward, WarpCounter& counter) const {
    if (codes == wall_cell || codes == 0) return;
#pragma unroll
    for (int side = 0; side < 4; ++side)
      if (is_outlet(face_code(codes, static_cast<Side>(side))))
        count_edge_flow(inward.mass[side], stage_, counter);
  }

  SchemeNumbers numbers_;
};

}  // namespace SPATE_MATH
}  // namespace SPATE_PRECISION
}  // namespace spate
