// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/cuda/tile_choice.cuh"

#include <algorithm>
#include <type_traits>

#include "solver/backend/cuda/cuda_ground.cuh"
#include "solver/mesh/tiles.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

constexpr double least_chunk = 256e3, most_chunk = 64e6;  // bytes

// The height of tiles through which warps march: as large as possible, since the halo is then a smaller part
// of a tile, but with enough tiles to keep a large card busy.
std::int32_t march_height(const Grid& grid, std::int32_t width) {
  const auto strips = static_cast<double>((grid.columns + width - 1) / width);
  for (const std::int32_t height : {32, 16, 8})
    if (strips * grid.rows / height >= 2112) return height;
  return 4;
}

// Cells to compute, above which marches are faster than blocks. Edges and barriers make a march of the few
// tiles beside them the longest, for which all others wait: then it takes twice as many.
constexpr double outgrown = 0.6e6, where_forced = 2;
// In each of several parts, which exchange in less time within one kernel on each card. There floods that
// grow begin far below: to change in the middle of a run takes as long as some hundred steps.
constexpr double outgrown_part = 0.35e6, grows_little = 0.1e6;
// A lane that marches has no registers for doubles.
constexpr bool marches = std::is_same_v<Real, float>;

std::int32_t block_height(const Numerics& numerics) {
  return patch_rows - 2 * with_scheme(numerics.scheme, [](auto scheme) { return decltype(scheme)::halo; });
}

std::int64_t cells_of_parts(double cells, const Forcing& forcing, int parts) {
  return static_cast<std::int64_t>(parts * cells * (forcing.tables().has_places() ? where_forced : 1));
}

}  // namespace

SlotLayout slot_layout(const Scenario& scenario, std::uint8_t varying, const Numerics& numerics,
                       TilesFor whom) {
  const Grid& grid = scenario.terrain.grid;
  const bool manning_varies = (varying & 1u) != 0;
  SlotLayout layout{};
  layout.halo = with_scheme(numerics.scheme, [](auto scheme) { return decltype(scheme)::halo; });
  layout.width = warp_lanes - 2 * layout.halo;
  layout.patch = whom == TilesFor::blocks;
  const std::int32_t usual = layout.patch ? block_height(numerics) : march_height(grid, layout.width);
  layout.height = numerics.tile_size == 0 ? usual
                  : layout.patch          ? std::min(numerics.tile_size, usual)
                                          : numerics.tile_size;
  layout.accumulators = plane_first_arrival + static_cast<std::int32_t>(numerics.arrival_depths.size());
  const std::int32_t planes = SlotLayout::accumulator_plane + layout.accumulators;
  layout.manning = manning_varies ? planes : -1;
  layout.soil = planes + (manning_varies ? 1 : 0);
  layout.soil_planes = loss_rules(scenario.losses).planes;
  layout.record = (layout.soil_planes > 0 ? layout.soil_at(2) : layout.soil) * warp_lanes;
  layout.static_at = layout.height * layout.record;
  // With the rows beyond the halo that a marching warp loads ahead (cuda/row_ring.cuh).
  layout.reals = layout.static_row(layout.height + layout.halo + rows_ahead);
  return layout;
}

SlotChunks slot_chunks(const SlotLayout& layout, std::size_t tiles, double memory) {
  const double all = static_cast<double>(layout.reals) * sizeof(Real) * static_cast<double>(tiles);
  const double limit = memory > 0 ? std::min(most_chunk, memory / 16) : most_chunk;
  const double target = std::min(std::max(all / 32, least_chunk), limit);
  const std::size_t slots = tiles + 1;  // with the dry slot
  SlotChunks chunks;
  const auto bytes = [&] {
    return static_cast<double>(layout.reals) * sizeof(Real) * static_cast<double>(1 << chunks.shift);
  };
  while (bytes() < target && (std::size_t{1} << chunks.shift) < slots) ++chunks.shift;
  chunks.most = ((slots - 1) >> chunks.shift) + 1;
  chunks.bytes = bytes();
  return chunks;
}

std::int64_t most_cells_for_blocks(const Forcing& forcing, int parts) {
  return cells_of_parts(parts == 1 ? outgrown : outgrown_part, forcing, parts);
}
std::int64_t most_cells_to_begin_with_blocks(const Grid& grid, const Forcing& forcing, int parts) {
  if (parts == 1 || static_cast<double>(grid.cells()) <= parts * outgrown_part)
    return most_cells_for_blocks(forcing, parts);
  return cells_of_parts(grows_little, forcing, parts);
}

bool depends_on_cells(const Numerics& numerics) {
  return marches && numerics.tile_size == 0;
}

TilesFor tiles_of_given_size(const Numerics& numerics) {
  return !marches || numerics.tile_size == block_height(numerics) ? TilesFor::blocks : TilesFor::warps;
}

double cuda_memory_here(const Scenario& scenario, const Numerics& numerics) {
  const Grid& grid = scenario.terrain.grid;
  const auto when_wet = [&](TilesFor whom) {
    const SlotLayout layout = slot_layout(scenario, varying_fields(scenario), numerics, whom);
    const TileLayout tiles(grid, layout.width, layout.height);
    const SlotChunks chunks = slot_chunks(layout, tiles.size(), numerics.gpu_memory);
    const auto needed = static_cast<double>((wettable_tiles(tiles, scenario.terrain) >> chunks.shift) +
                                            1);  // with the dry slot
    return needed * chunks.bytes + static_cast<double>(tiles.size()) * bytes_of_tile +
           CudaGround::most_bytes(scenario);
  };
  if (!depends_on_cells(numerics)) return when_wet(tiles_of_given_size(numerics));
  const auto cells = static_cast<double>(grid.cells());
  const double blocks = when_wet(TilesFor::blocks);
  if (cells <= outgrown) return blocks;
  // For a moment tiles for warps lie beside those for blocks.
  const double most = where_forced * std::max(outgrown, numerics.parts * outgrown_part);
  return when_wet(TilesFor::warps) + blocks * std::min(most / cells, 1.0);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
