// SPDX-License-Identifier: GPL-3.0-or-later
// First part of a tile's stage on the CPU: loads a row of the tile with its halo, and prepares each cell for
// the scheme.
#pragma once

#include "solver/backend/cpu/rows.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/step/faces.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

// Row r with its halo, of values of the tile and its halo.
inline void load_field(const TileJob& job, const float* values, int r, Real* to) {
  const int side = job.tile.size + 2 * halo;
  const float* from = values + static_cast<std::ptrdiff_t>(r) * side;
  for (int i = 0; i < side; ++i) to[i] = from[i];
}

// The bed's nodes south of cell row r.
inline const Real* node_row(const TileJob& job, int r) {
  return job.tile.bed_nodes + static_cast<std::ptrdiff_t>(r) * job.tile.node_stride;
}

inline void load_edges(TileJob& job, int r) {
  const int count = job.tile.size + 2 * halo;
  const FaceCodes* codes = job.tile.codes + static_cast<std::ptrdiff_t>(r) * count;
  FaceCodes all = 0, walls = 0;
  if (job.tile.codes != nullptr)
    for (int i = 0; i < count; ++i) {
      all |= codes[i];
      walls |= static_cast<FaceCodes>(codes[i] == wall_cell);
    }
  job.codes[r & (rows_kept - 1)] = all;
  job.walls[r & (rows_kept - 1)] = walls != 0;
  for (int side = 0; side < 4; ++side) {
    Real* to = job.rows(row_edge_west + side, r);
    if (all == 0) {
      for (int i = 0; i < job.rows.width; i += Lanes::count) Lanes(0.0f).store(to + i);
      continue;
    }
    // Through int: AVX2 cannot convert unsigned numbers.
    const auto code = [side](FaceCodes of) {
      return static_cast<Real>(static_cast<int>((of >> (8 * side)) & 0xffu));
    };
    for (int i = 0; i < count; ++i) to[i] = code(codes[i]);
  }
}

// Where a row of the tile with its halo lies in the three tiles from west to east (null: dry). The quantities
// are a plane apart, h first.
struct RowOfTiles {
  const Real* const* tiles;
  std::ptrdiff_t row, plane;

  SPATE_FUNCTION RowOfTiles(const TileJob& job, int r) {
    const int size = job.tile.size, from_row = r - halo;
    const std::ptrdiff_t band = from_row < 0 ? 0 : from_row < size ? 1 : 2;
    tiles = job.tile.state + 3 * band;
    row = (from_row - (band - 1) * size) * job.tile.stride;
    plane = job.plane();
  }
};

// Prefetches row r: the processor does not anticipate accesses to other tiles.
// Inlined by force: g++ 12 takes a function that only prefetches for one without effect, and drops its calls.
SPATE_FUNCTION void prefetch(const TileJob& job, int r) {
  const RowOfTiles from(job, r);
  for (int quantity = 0; quantity < 3; ++quantity) {
    const std::ptrdiff_t at = quantity * from.plane + from.row;
    if (from.tiles[0] != nullptr) SPATE_PREFETCH(from.tiles[0] + at + job.tile.size + halo - 1);
    if (from.tiles[2] != nullptr) SPATE_PREFETCH(from.tiles[2] + at + halo);
    if (from.tiles[1] == nullptr) continue;
    for (int i = 0; i < job.rows.width; i += reals_of_line) SPATE_PREFETCH(from.tiles[1] + at + i);
  }
  if (r >= halo && r < job.end && from.tiles[1] != nullptr)  // the halo's rest is not needed
    for (int i = 0; i < job.rows.width; i += reals_of_line)
      SPATE_PREFETCH(from.tiles[1] + rest_plane * from.plane + from.row + i);
  for (int k = 0; k < job.tile.size; k += reals_of_line) SPATE_PREFETCH(node_row(job, r + 1) + k);
}

// The state of a row with its halo.
inline void load(const TileJob& job, int r) {
  const RowOfTiles from(job, r);
  const int size = job.tile.size;
  for (int quantity = 0; quantity < 3; ++quantity) {
    Real* to = job.rows(row_h + quantity, r);
    const std::ptrdiff_t at = quantity * from.plane + from.row;
    for (int i = 0; i < job.rows.width; i += Lanes::count)
      (from.tiles[1] != nullptr ? Lanes::load(from.tiles[1] + at + i) : Lanes(0.0f)).store(to + i);
    for (int i = 0; i < halo; ++i) {
      to[i] = from.tiles[0] != nullptr ? from.tiles[0][at + size + i] : 0.0f;
      to[halo + size + i] = from.tiles[2] != nullptr ? from.tiles[2][at + halo + i] : 0.0f;
    }
  }
}

// Calls f(place, column) for the barred cells of a row, column being that in the rows.
template <class F>
void for_barred(const TileJob& job, int r, const F& f) {
  job.tile.barred_cells.each(r - halo, [&](const BarredPlace& place) { f(place, place.column + halo); });
}

// Makes the solid cells of a row flat, whatever the ground around them; returns whether any of them is wet.
inline bool flatten_solid(const TileJob& job, int r) {
  const std::int8_t* solid = job.tile.solid + static_cast<std::ptrdiff_t>(r) * job.tile.stride;
  Real *x = job.rows(row_dzx, r), *y = job.rows(row_dzy, r);
  const Real* h = job.rows(row_h, r);
  Lanes deepest = 0.0f;
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const LaneMask slopes = Lanes::load(solid + i) == Lanes(0.0f);
    select(slopes, Lanes::load(x + i), Lanes(0.0f)).store(x + i);
    select(slopes, Lanes::load(y + i), Lanes(0.0f)).store(y + i);
    deepest = max(deepest, select(!slopes, Lanes::load(h + i), Lanes(0.0f)));
  }
  return any(deepest > 0.0f);
}

// Loads the barriers of a row as they stand now.
inline void load_barriers(TileJob& job, int r) {
  if (job.tile.barred_cells.empty()) return;
  const RowBarriers& row = job.tile.row_barriers[r];
  job.sills[r & (rows_kept - 1)] = false;
  job.lowest_sill[r & (rows_kept - 1)] = row.has_solid && flatten_solid(job, r) ? 0.0f : row.lowest_sill;
  if (row.as_drawn) return;
  for_barred(job, r, [&](const BarredPlace& place, int i) {
    const FaceCodes codes = job.in.barriers.now[place.number].codes;
    for (int side = 0; side < 4; ++side)
      job.rows(row_edge_west + side, r)[i] = static_cast<Real>((codes >> (8 * side)) & 0xffu);
  });
}

inline void load_sills(TileJob& job, int r) {
  bool& loaded = job.sills[r & (rows_kept - 1)];
  if (loaded) return;
  loaded = true;
  for_barred(job, r, [&](const BarredPlace& place, int i) {
    const Sills& sills = job.in.barriers.sills[place.number];
    for (int side = 0; side < 4; ++side) {
      job.rows(row_sill_west + side, r)[i] = sills.height[side];
      job.rows(row_width_west + side, r)[i] = sills.width_root[side];
      job.rows(row_step_west + side, r)[i] = sills.step[side];
      job.rows(row_beneath_west + side, r)[i] = sills.beneath[side];
    }
  });
}

template <class Scheme>
void load_rises(const TileJob& job, int r) {
  const Real* south = node_row(job, r);
  const Real* north = node_row(job, r + 1);
  Real *x = job.rows(row_dzx, r), *y = job.rows(row_dzy, r);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const Rises<Lanes> dz = rises<Scheme>(Lanes::load(south + i), Lanes::load(south + i + 1),
                                          Lanes::load(north + i), Lanes::load(north + i + 1));
    dz.x.store(x + i);
    dz.y.store(y + i);
  }
}

inline void load_manning(const TileJob& job, int r) {
  if (job.tile.manning == nullptr) return;
  load_field(job, job.tile.manning, r, job.rows(row_manning, r));
}
inline void load_rain(const TileJob& job, int r) {
  if (!job.rain_varies) return;
  Real* to = job.rows(row_rain, r);
  const int column = job.tile.column - halo, row = job.tile.row + r - halo;
  for (int i = 0; i < job.tile.size + 2 * halo; ++i)
    to[i] = job.in.zone_rain[job.in.rain_map.zone(column + i, row)];
}
SPATE_FUNCTION Lanes rain_of(const TileJob& job, int r, int i) {
  return job.rain_varies ? Lanes::load(job.rows(row_rain, r) + i) : Lanes(job.rain);
}
SPATE_FUNCTION Lanes manning_of(const TileJob& job, int r, int i) {
  return job.tile.manning != nullptr ? Lanes::load(job.rows(row_manning, r) + i)
                                     : Lanes(job.tile.uniform_manning);
}

template <class Scheme>
void prepare(const TileJob& job, int r) {
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const auto at = [&](int quantity) { return Lanes::load(job.rows(quantity, r) + i); };
    const PreparedCell<Lanes> cell =
        Scheme::prepare(at(row_h), at(row_hu), at(row_hv), at(row_dzx), at(row_dzy), job.numbers);
    cell.stage.store(job.rows(row_stage, r) + i);
    cell.x.store(job.rows(row_x, r) + i);
    cell.y.store(job.rows(row_y, r) + i);
    cell.full.store(job.rows(row_full, r) + i);
  }
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
