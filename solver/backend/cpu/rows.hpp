// SPDX-License-Identifier: GPL-3.0-or-later
// The scratch memory of a tile's stage, row by row. A tile with its halo is worked through from south to
// north in a pipeline (cpu/kernel.cpp), so only the last few rows of each quantity are kept: they stay in
// the first two levels of cache.
#pragma once

#include <cstdint>

#include "solver/backend/cpu/kernel.hpp"
#include "solver/backend/cpu/lanes.hpp"
#include "solver/equations/shallow_water.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/schemes/reconstruction.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

enum Row : int {
  row_h,
  row_hu,
  row_hv,
  row_dzx,
  row_dzy,
  row_stage,
  row_x,
  row_y,
  row_full,
  row_edge_west,
  row_edge_east,
  row_edge_south,
  row_edge_north,  // face codes as numbers; by Side
  row_sill_west,
  row_sill_east,
  row_sill_south,
  row_sill_north,  // of barriers; set where water reaches the lowest of a cell's sills
  row_width_west,
  row_width_east,
  row_width_south,
  row_width_north,  // their width_root; as the sills
  row_step_west,
  row_step_east,
  row_step_south,
  row_step_north,  // their steps
  row_beneath_west,
  row_beneath_east,
  row_beneath_south,
  row_beneath_north,  // what passes beneath bridges
  row_west_h,
  row_west_n,
  row_west_t,  // states at a cell's own four faces
  row_east_h,
  row_east_n,
  row_east_t,
  row_south_h,
  row_south_n,
  row_south_t,
  row_north_h,
  row_north_n,
  row_north_t,
  row_bed_x,
  row_bed_y,
  row_wedge_x,
  row_wedge_y,
  row_face_depth_x,  // the larger of a cell's two
  row_face_depth_y,
  row_fx_mass,
  row_fx_normal,
  row_fx_tangential,
  row_fx_net_behind,
  row_fx_net_ahead,  // at the western face
  row_fy_mass,
  row_fy_normal,
  row_fy_tangential,
  row_fy_net_behind,
  row_fy_net_ahead,  // at the southern face
  row_beside_west,
  row_beside_east,
  row_beside_south,
  row_beside_north,  // the largest discharge over a barrier; set where the row has an edge
  row_drain,
  row_old_h,
  row_new_h,
  row_new_hu,
  row_new_hv,
  row_new_rest,
  row_loss,
  row_loss_rest,
  row_manning,
  row_rain,     // set where the tile lies in several zones
  row_speed_x,  // the largest so far in each column, in the first of the rows kept
  row_speed_y,
  row_second_west_h,
  row_second_west_n,
  row_second_west_t,
  row_second_east_h,
  row_second_east_n,
  row_second_east_t,
  row_second_south_h,
  row_second_south_n,
  row_second_south_t,
  row_second_north_h,
  row_second_north_n,
  row_second_north_t,  // the same at the second Gauss points, where faces have two
  row_count
};

inline constexpr int rows_kept = 4;  // a power of two, and at least as deep as the pipeline

struct Rows {
  Real* base;
  int width;  // numbers of a row that are computed: a multiple of every register

  SPATE_FUNCTION Real* operator()(int quantity, int row) const {
    return base + static_cast<std::ptrdiff_t>((row & (rows_kept - 1)) * row_count + quantity) * row_stride;
  }
};

// The three rows of a state at a face.
struct StateRows {
  Real *h, *n, *t;
  SPATE_FUNCTION FaceState<Lanes> load(int i) const {
    return {Lanes::load(h + i), Lanes::load(n + i), Lanes::load(t + i)};
  }
  SPATE_FUNCTION void store(int i, const FaceState<Lanes>& state) const {
    state.h.store(h + i);
    state.un.store(n + i);
    state.ut.store(t + i);
  }
};

// The rows of a flux.
struct FluxRows {
  Real *mass, *normal, *tangential, *net_behind, *net_ahead;
  SPATE_FUNCTION FluxRows(const Rows& rows, int first, int row)
      : mass(rows(first, row)),
        normal(rows(first + 1, row)),
        tangential(rows(first + 2, row)),
        net_behind(rows(first + 3, row)),
        net_ahead(rows(first + 4, row)) {}
  SPATE_FUNCTION void store(int i, const FaceFlux<Lanes>& flux) const {
    flux.mass.store(mass + i);
    flux.normal.store(normal + i);
    flux.tangential.store(tangential + i);
    flux.net_l.store(net_behind + i);
    flux.net_r.store(net_ahead + i);
  }
};

SPATE_FUNCTION StateRows state_rows(const Rows& rows, int first, int row, int shift = 0) {
  return {rows(first, row) + shift, rows(first + 1, row) + shift, rows(first + 2, row) + shift};
}

inline constexpr int halo = tile_halo;

template <class Item>
SPATE_FUNCTION bool none_in_row(const ByRow<Item>& items, int r) {
  return items.empty() || items.first[r] == items.first[r + 1];
}

// The data that the parts of a stage share.
struct TileJob {
  const StageInput& in;
  const TileInput& tile;
  TileOutput& out;
  const Rows rows;
  const int end;  // the tile's own cells are [halo, end) of a row
  const SchemeNumbers numbers;
  bool drains[rows_kept] = {};       // whether any draining factor of the row is below 1
  bool sills[rows_kept] = {};        // whether the row's sills are set, as they are where water reaches any
  Real lowest_sill[rows_kept] = {};  // m; shallower water passes no barrier in the row
  Real column_speeds[2] = {};  // the largest so far in row_speed_x and row_speed_y, where they are located
  Real rain;                   // m within the step, where the tile lies in one zone
  bool rain_varies;
  FaceCodes codes[rows_kept] = {};      // of all cells of the row, joined by `or`
  bool walls[rows_kept] = {};           // whether any of them is a wall
  std::uint64_t still[rows_kept] = {};  // bits: of the row's registers, those among dry ones (find_still)

  // The offset of row r in one of the tile's own planes.
  SPATE_FUNCTION std::ptrdiff_t row_of_plane(int r) const {
    return static_cast<std::ptrdiff_t>(r - halo) * tile.stride;
  }
  SPATE_FUNCTION std::ptrdiff_t plane() const { return static_cast<std::ptrdiff_t>(tile.size) * tile.stride; }
  // Whether any cell of row r has a face that is an edge, or is a wall.
  SPATE_FUNCTION bool has_edges(int r) const { return codes[r & (rows_kept - 1)] != 0; }
  SPATE_FUNCTION bool has_walls(int r) const { return walls[r & (rows_kept - 1)]; }
  // Whether nothing but barriers that no water passes stands at the faces of row r, once they are met.
  SPATE_FUNCTION bool is_closed(int r) const {
    return !any_end(codes[r & (rows_kept - 1)]) && !sills[r & (rows_kept - 1)];
  }
  // Whether nothing crosses the faces of the cells from i on in row r, all being dry there.
  SPATE_FUNCTION bool is_still(int r, int i) const {
    return (still[r & (rows_kept - 1)] >> (i / Lanes::count) & 1u) != 0;
  }
  // Whether these get no rain either.
  SPATE_FUNCTION bool stays_dry(int r, int i) const { return is_still(r, i) && !(in.rain > 0.0f); }
  // Which of the lanes from i on are the tile's own cells.
  SPATE_FUNCTION LaneMask own(int i) const {
    const Lanes column = indices(i);
    return column >= static_cast<Real>(halo) && column < static_cast<Real>(end);
  }

  TileJob(const StageInput& stage, const TileInput& input, TileOutput& output, Real* scratch)
      : in(stage),
        tile(input),
        out(output),
        rows{scratch + widest_lanes, input.stride},
        end(halo + input.size),
        numbers{stage.gravity,           stage.theta, stage.film_depth,
                stage.desingularisation, stage.dt_dx, 0.5f / stage.dt_dx},
        rain(stage.zone_rain == nullptr ? stage.rain
             : input.rain_zone < 0      ? 0.0f
                                        : stage.zone_rain[input.rain_zone]),
        rain_varies(stage.zone_rain != nullptr && input.rain_zone < 0) {}
};

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
