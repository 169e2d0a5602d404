// SPDX-License-Identifier: GPL-3.0-or-later
// The list of tiles to compute, kept on the GPU: tiles join it beside wet ones, and leave it when all around
// is dry.
#pragma once

#include "solver/backend/cuda/places.cuh"
#include "solver/backend/cuda/view.cuh"
#include "solver/step/faces.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

SPATE_DEVICE inline int take_slot(const FreeSlots& free) {
  const std::int32_t index = atomicAdd(free.head, 1);
  const auto left = static_cast<std::uint32_t>(*free.safe_tail) - static_cast<std::uint32_t>(index);
  if (static_cast<std::int32_t>(left) > 0) return free.ring[index & (free.capacity - 1)];
  atomicSub(free.head, 1);
  return -1;
}

SPATE_DEVICE inline bool is_wanted(const CudaView& view, int tile) {
  return view.is_own(tile) &&
         is_active(
             TileGrid{view.tile_columns, view.tile_rows}, tile, [&](int of) { return view.flags[of]; },
             [&](int of) { return (view.wetness[of] & wet_parts) != 0 ? tile_wet : 0; });
}

SPATE_DEVICE inline int cells_in_grid(const CudaView& view, int tile) {
  const int column = tile % view.tile_columns * view.layout.width,
            row = tile / view.tile_columns * view.layout.height;
  return min(view.columns - column, view.layout.width) * min(view.rows - row, view.layout.height);
}

// A row of a new tile: its static fields, also in the halo, and else accumulators of cells that never were
// wet. Called by one warp.
SPATE_DEVICE inline void furnish_row(const CudaView& view, int tile, Real* slot, int r, bool edged) {
  const SlotLayout& layout = view.layout;
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
  const int first_column = tile % view.tile_columns * layout.width,
            column = first_column + lane - layout.halo;
  const int row = tile / view.tile_columns * layout.height + r;
  const auto node = [&](int c, int r_of_grid) {
    const int at_column = min(max(c, 0), view.columns), at_row = min(max(r_of_grid, 0), view.rows);
    return view.ground
        ->bed_nodes[static_cast<std::uint64_t>(at_row) * static_cast<std::uint64_t>(view.columns + 1) +
                    static_cast<std::uint64_t>(at_column)];
  };
  const Rises<Real> dz = with_scheme(view.tables.scheme, [&](auto scheme) {
    return rises<decltype(scheme)>(node(column, row), node(column + 1, row), node(column, row + 1),
                                   node(column + 1, row + 1));
  });
  const bool inside = column >= 0 && column < view.columns && row >= 0 && row < view.rows;
  std::uint32_t codes = !inside ? wall_cell : edged ? view.ground->codes[view.cell(column, row)] : 0;
  const int barred = view.tables.barriers.cell_count == 0 || codes == 0 || codes == wall_cell
                         ? -1
                         : barred_cell(view.tables.barriers, view.cell(column, row));
  const bool flat = barred >= 0 && view.tables.barriers.cells[barred].solid;
  if (barred >= 0) codes = face_barrier | static_cast<std::uint32_t>(barred) << 8;
  Real* const statics = slot + layout.static_row(r) + lane;
  statics[0] = flat ? 0.0f : dz.x;
  statics[warp_lanes] = flat ? 0.0f : dz.y;
  statics[2 * warp_lanes] = holding(codes);
  if (r < 0 || r >= layout.height) return;

  Real* const record = slot + r * layout.record + lane;
  for (int plane = 0; plane < layout.accumulators; ++plane)
    record[(SlotLayout::accumulator_plane + plane) * warp_lanes] = plane == plane_wet_since       ? -1.0f
                                                                   : plane >= plane_first_arrival ? never
                                                                                                  : 0.0f;
  const std::uint64_t cell = view.cell(min(max(column, 0), view.columns - 1), min(row, view.rows - 1));
  if (layout.soil_planes > 0) {  // all dry
    Real* const soil = record + layout.soil * warp_lanes;
    for (int n = 0; n < soil_numbers; ++n)
      soil[n * warp_lanes] =
          view.ground->soil[n].values != nullptr ? view.ground->soil[n][cell] : view.ground->uniform_soil[n];
    for (int plane = soil_numbers; plane < soil_numbers + 2 * layout.soil_planes; ++plane)
      soil[plane * warp_lanes] = 0;
  }
  if (view.ground->manning.values != nullptr && column >= first_column &&
      column < first_column + layout.width)
    record[layout.manning * warp_lanes] = view.ground->manning[cell];
}

// All rows of a new tile, or, by several warps, those of this one.
SPATE_DEVICE inline void furnish(const CudaView& view, int tile, Real* slot, int warp = 0, int warps = 1) {
  const bool edged = (view.flags[tile] & tile_special) != 0;  // there are edges in it or around it
  for (int r = warp - view.layout.halo; r < view.layout.height + view.layout.halo; r += warps)
    furnish_row(view, tile, slot, r, edged);
}

// Puts the tiles of a warp, one north of the other from that of lane 0 on, into a list. mine: the tile of the
// lane; wanted, special: a bit for each lane; special ones are wanted.
SPATE_DEVICE inline void list_tiles(const CudaView& view, const TileList& list, int mine, unsigned wanted,
                                    unsigned special, int lane) {
  const unsigned below = wanted & (wanted << 1);  // tiles whose southern neighbour is wanted too
  const unsigned alike = below & ~(special ^ special << 1);
  const unsigned up_to_here = (2u << lane) - 1u;
  const bool here = (wanted >> lane & 1u) != 0;
  const unsigned ends = ~alike & ~up_to_here;
  const int on = (ends != 0 ? __ffs(static_cast<int>(ends)) - 1 : warp_lanes) - lane;

  const unsigned others = wanted & ~special;
  int first_special = 0, first_other = 0;
  if (lane == 0) {
    first_special = atomicAdd(&list.counts->special, __popc(special));
    first_other = atomicAdd(&list.counts->others, __popc(others));
  }
  first_special = __shfl_sync(all_lanes, first_special, 0);
  first_other = __shfl_sync(all_lanes, first_other, 0);
  const bool is_special = (special >> lane & 1u) != 0;
  const int earlier = __popc((is_special ? special : others) & (up_to_here >> 1));
  if (here)
    list.listed[is_special ? first_special + earlier : view.tiles() - 1 - first_other - earlier] = {mine, on};
  const int cells = here ? cells_in_grid(view, mine) : 0;
  const unsigned sum = __reduce_add_sync(all_lanes, static_cast<unsigned>(cells));
  if (lane == 0) atomicAdd(&list.counts->cells, static_cast<unsigned long long>(sum));
}

// Tiles that a warp of the block has found to be computed from now on: those that begin, and those of them
// that are new; a bit for each of the group that it looked at.
struct FoundTiles {
  unsigned begin, are_new;
};

// Each lane decides about a tile of a group: one tile north of the other.
SPATE_DEVICE inline FoundTiles update_group(const CudaView& view, const TileList& list, int first_row,
                                            int column, std::int32_t* shortage) {
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
  const int row = first_row + lane, tile = row * view.tile_columns + column;
  const bool exists = row < view.tile_rows && view.is_own(tile);
  bool wanted = exists && is_wanted(view, tile);
  bool begins = false, is_new = false;
  int slot = exists ? view.slots[tile] : -1;
  if (wanted && slot < 0) {
    slot = view.own_slots[tile];
    is_new = slot < 0;
    if (is_new) slot = take_slot(view.free);
    wanted = begins = slot >= 0;
    if (begins)
      view.own_slots[tile] = slot;
    else
      *shortage = 1;
  } else if (!wanted && slot >= 0) {
    view.slots[tile] = -1;
    if (!(view.wetness[tile] & wet_ever)) {
      view.own_slots[tile] = -1;
      view.free.ring[atomicAdd(view.free.tail, 1) & (view.free.capacity - 1)] = slot;
    }
  }
  const unsigned listed = __ballot_sync(all_lanes, wanted);
  const unsigned special =
      __ballot_sync(all_lanes, wanted && (view.layout.patch || (view.flags[tile] & tile_special) != 0));
  if (listed != 0) list_tiles(view, list, tile, listed, special, lane);
  return {__ballot_sync(all_lanes, begins), __ballot_sync(all_lanes, begins && is_new)};
}

// Prepares a tile that is computed from now on. Called by all threads of the block.
SPATE_DEVICE inline void prepare_tile(const CudaView& view, int tile, bool is_new) {
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes,
            warp = static_cast<int>(threadIdx.x) / warp_lanes,
            warps = static_cast<int>(blockDim.x) / warp_lanes;
  Real* const slot = view.slot(view.own_slots[tile]);
  for (int r = warp; r < view.layout.height; r += warps)
    for (int plane = 0; plane < SlotLayout::accumulator_plane; ++plane)  // both states
      slot[r * view.layout.record + plane * warp_lanes + lane] = 0;
  if (is_new) furnish(view, tile, slot, warp, warps);
}

// Lists the tiles to compute. block: among those that are called, each by all of its threads.
SPATE_DEVICE inline void update_tiles(const CudaView& view, const TileList& list, std::int32_t* shortage,
                                      int block, int blocks) {
  __shared__ FoundTiles found[warp_lanes];
  const int warp = static_cast<int>(threadIdx.x) / warp_lanes,
            warps = static_cast<int>(blockDim.x) / warp_lanes;
  const int in_strip = (view.tile_rows + warp_lanes - 1) / warp_lanes;
  const int groups = in_strip * view.tile_columns;
  const auto column = [&](int group) { return group % view.tile_columns; };
  const auto first_row = [&](int group) { return group / view.tile_columns * warp_lanes; };
  for (int first = block * warps; first < groups; first += blocks * warps) {
    if (first + warp < groups) {
      const FoundTiles here =
          update_group(view, list, first_row(first + warp), column(first + warp), shortage);
      if (threadIdx.x % warp_lanes == 0) found[warp] = here;
    }
    __syncthreads();
    const auto each_that_begins = [&](const auto& f) {
      for (int group = first; group < min(first + warps, groups); ++group)
        for (unsigned left = found[group - first].begin; left != 0; left &= left - 1) {
          const int n = __ffs(static_cast<int>(left)) - 1;
          f((first_row(group) + n) * view.tile_columns + column(group),
            (found[group - first].are_new >> n & 1u) != 0);
        }
    };
    each_that_begins([&](int tile, bool is_new) { prepare_tile(view, tile, is_new); });
    __syncthreads();
    // Only now: the block that decides meanwhile may look for the water of its cells.
    each_that_begins([&](int tile, bool) {
      if (threadIdx.x != 0) return;
      __threadfence();
      view.slots[tile] = view.own_slots[tile];
    });
    __syncthreads();
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
