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

// The numbers of the soils in a new tile, all dry. Called by one warp.
SPATE_DEVICE inline void furnish_soil(const CudaView& view, int first_column, int first_row, Real* slot,
                                      int lane) {
  const SlotLayout& layout = view.layout;
  const int column = min(max(first_column + lane - layout.halo, 0), view.columns - 1);
  for (int r = 0; r < layout.height; ++r) {
    Real* soil = slot + r * layout.record + layout.soil * warp_lanes + lane;
    const std::uint64_t cell = view.cell(column, min(first_row + r, view.rows - 1));
    for (int n = 0; n < soil_numbers; ++n)
      soil[n * warp_lanes] =
          view.ground->soil[n].values != nullptr ? view.ground->soil[n][cell] : view.ground->uniform_soil[n];
    for (int plane = soil_numbers; plane < soil_numbers + 2 * layout.soil_planes; ++plane)
      soil[plane * warp_lanes] = 0;
  }
}

// Initialises a new tile: its static fields, and accumulators of cells that never were wet. Called by one
// warp.
SPATE_DEVICE inline void furnish(const CudaView& view, int tile, Real* slot, int lane) {
  const SlotLayout& layout = view.layout;
  const int first_column = tile % view.tile_columns * layout.width,
            first_row = tile / view.tile_columns * layout.height;
  for (int row = 0; row < layout.height; ++row)
    for (int plane = 0; plane < layout.accumulators; ++plane)
      slot[row * layout.record + (SlotLayout::accumulator_plane + plane) * warp_lanes + lane] =
          plane == plane_wet_since       ? -1.0f
          : plane >= plane_first_arrival ? never
                                         : 0.0f;
  const int column = first_column + lane - layout.halo;
  const bool edged = (view.flags[tile] & tile_special) != 0;  // there are edges in it or around it
  // Copies, since the compiler cannot know that what follows does not change them.
  const PagedView<Real> nodes = view.ground->bed_nodes;
  const PagedView<FaceCodes> codes_of_grid = view.ground->codes;
  const auto node = [&](int c, int r) {
    const int at_column = min(max(c, 0), view.columns), at_row = min(max(r, 0), view.rows);
    return nodes[static_cast<std::uint64_t>(at_row) * static_cast<std::uint64_t>(view.columns + 1) +
                 static_cast<std::uint64_t>(at_column)];
  };
  Real south_west = node(column, first_row - layout.halo),
       south_east = node(column + 1, first_row - layout.halo);
#pragma unroll 4
  for (int r = -layout.halo; r < layout.height + layout.halo; ++r) {
    const int row = first_row + r;
    const Real north_west = node(column, row + 1), north_east = node(column + 1, row + 1);
    const Rises<Real> dz = with_scheme(view.tables.scheme, [&](auto scheme) {
      return rises<decltype(scheme)>(south_west, south_east, north_west, north_east);
    });
    south_west = north_west;
    south_east = north_east;
    Real* statics = slot + layout.static_row(r) + lane;
    const bool inside = column >= 0 && column < view.columns && row >= 0 && row < view.rows;
    std::uint32_t codes = !inside ? wall_cell : edged ? codes_of_grid[view.cell(column, row)] : 0;
    const int barred = view.tables.barriers.cell_count == 0 || codes == 0 || codes == wall_cell
                           ? -1
                           : barred_cell(view.tables.barriers, view.cell(column, row));
    const bool flat = barred >= 0 && view.tables.barriers.cells[barred].solid;
    if (barred >= 0) codes = face_barrier | static_cast<std::uint32_t>(barred) << 8;
    statics[0] = flat ? 0.0f : dz.x;
    statics[warp_lanes] = flat ? 0.0f : dz.y;
    statics[2 * warp_lanes] = holding(codes);
  }
  if (layout.soil_planes > 0) furnish_soil(view, first_column, first_row, slot, lane);
  const PagedView<float> manning = view.ground->manning;
  if (manning.values == nullptr || column < first_column || column >= first_column + layout.width) return;
  for (int r = 0; r < layout.height; ++r) {
    const std::uint64_t cell = view.cell(min(column, view.columns - 1), min(first_row + r, view.rows - 1));
    slot[r * layout.record + layout.manning * warp_lanes + lane] = manning[cell];
  }
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

// Each lane decides about one tile; all lanes of a warp together prepare those that are computed from now on.
SPATE_DEVICE inline void update_tiles(const CudaView& view, const TileList& list, std::int32_t* shortage) {
  const int lane = static_cast<int>(threadIdx.x) % warp_lanes;
  const int warps = static_cast<int>(gridDim.x * blockDim.x) / warp_lanes;
  const int groups = (view.tile_rows + warp_lanes - 1) / warp_lanes;  // of tiles in a strip
  for (int group = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x) / warp_lanes;
       group < groups * view.tile_columns; group += warps) {
    const int row = group / view.tile_columns * warp_lanes + lane;
    const int tile = row * view.tile_columns + group % view.tile_columns;
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
        view.slots[tile] = view.own_slots[tile] = slot;
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

    for (unsigned left = __ballot_sync(all_lanes, begins); left != 0; left &= left - 1) {
      const int from = __ffs(static_cast<int>(left)) - 1;
      Real* memory = view.slot(__shfl_sync(all_lanes, slot, from));
      for (int r = 0; r < view.layout.height; ++r)
        for (int plane = 0; plane < SlotLayout::accumulator_plane; ++plane)  // both states
          memory[r * view.layout.record + plane * warp_lanes + lane] = 0;
      const int fresh = __shfl_sync(all_lanes, is_new ? tile : -1, from);
      if (fresh >= 0) furnish(view, fresh, memory, lane);
    }
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
