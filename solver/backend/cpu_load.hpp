// SPDX-License-Identifier: GPL-3.0-or-later
// First part of a tile's stage on the CPU: a row of the tile with its halo, and what the scheme makes of each
// cell on its own.
#pragma once

#include "solver/backend/cpu_rows.hpp"
#include "solver/backend/stencil.hpp"
#include "solver/grid/edges.hpp"

namespace spate {
inline namespace SPATE_ISA {

inline int clamp(int i, int last) {
  return i < 0 ? 0 : i > last ? last : i;
}

// A row of values at the grid's positions [first, ...), those outside replaced by the nearest.
inline void load_clamped(const float* from, int first, int length, int count, float* to) {
  if (first >= 0 && first + count <= length) {
    __builtin_memcpy(to, from + first, sizeof(float) * static_cast<std::size_t>(count));
    return;
  }
  for (int i = 0; i < count; ++i) to[i] = from[clamp(first + i, length - 1)];
}

// Vertex row r is the southern one of cell row r.
inline void load_vertices(const TileJob& job, int r) {
  const int length = job.tile.grid_columns + 1;
  const int row = clamp(job.tile.row + r - halo, job.tile.grid_rows);
  load_clamped(job.tile.vertices + static_cast<std::ptrdiff_t>(row) * length, job.tile.column - halo, length,
               job.tile.size + 2 * halo + 1, job.rows(row_vertices, r));
}

inline void load_edges(const TileJob& job, int r) {
  const int row = job.tile.row + r - halo;
  for (int i = 0; i < job.tile.size + 2 * halo; ++i) {
    const int column = job.tile.column + i - halo;
    const bool inside = row >= 0 && row < job.tile.grid_rows && column >= 0 && column < job.tile.grid_columns;
    const FaceCodes codes =
        inside ? job.tile.codes[static_cast<std::ptrdiff_t>(row) * job.tile.grid_columns + column]
               : wall_cell;
    for (int side = 0; side < 4; ++side)
      job.rows(row_edge_west + side, r)[i] = static_cast<float>((codes >> (8 * side)) & 0xffu);
  }
}

// The state of a row with its halo, from the tiles around; dry where there is none.
template <bool edged>
void load(const TileJob& job, int r) {
  const int size = job.tile.size;
  const int from_row = r - halo;
  const int band = from_row < 0 ? 0 : from_row < size ? 1 : 2;
  const int row = from_row - (band - 1) * size;
  const std::ptrdiff_t plane = static_cast<std::ptrdiff_t>(size) * job.tile.stride;
  for (int quantity = 0; quantity < 3; ++quantity) {
    float* to = job.rows(row_h + quantity, r);
    const auto copy = [&](int column_of_tiles, int from, int count, float* target) {
      const float* state = job.tile.state[3 * band + column_of_tiles];
      if (state == nullptr) {
        for (int i = 0; i < count; ++i) target[i] = 0.0f;
        return;
      }
      const float* source =
          state + quantity * plane + static_cast<std::ptrdiff_t>(row) * job.tile.stride + from;
      __builtin_memcpy(target, source, sizeof(float) * static_cast<std::size_t>(count));
    };
    copy(0, size - halo, halo, to);
    copy(1, 0, size, to + halo);
    copy(2, 0, halo, to + halo + size);
  }
  load_vertices(job, r + 1);
  if (edged) load_edges(job, r);
}

template <class Scheme>
void prepare(const TileJob& job, int r) {
  const float* south = job.rows(row_vertices, r);
  const float* north = job.rows(row_vertices, r + 1);
  for (int i = 0; i < job.rows.width; i += Lanes::count) {
    const Lanes sw = Lanes::load(south + i), se = Lanes::load(south + i + 1);
    const Lanes nw = Lanes::load(north + i), ne = Lanes::load(north + i + 1);
    const Rises<Lanes> dz = rises(sw, se, nw, ne);
    const Lanes h = Lanes::load(job.rows(row_h, r) + i);
    const Lanes hu = Lanes::load(job.rows(row_hu, r) + i);
    const Lanes hv = Lanes::load(job.rows(row_hv, r) + i);
    const PreparedCell<Lanes> cell = Scheme::prepare(h, hu, hv, dz.x, dz.y, job.numbers);
    dz.x.store(job.rows(row_dzx, r) + i);
    dz.y.store(job.rows(row_dzy, r) + i);
    cell.stage.store(job.rows(row_stage, r) + i);
    cell.x.store(job.rows(row_x, r) + i);
    cell.y.store(job.rows(row_y, r) + i);
    cell.full.store(job.rows(row_full, r) + i);
  }
}

}  // namespace SPATE_ISA
}  // namespace spate
