// SPDX-License-Identifier: GPL-3.0-or-later
// For whom the tiles of a GPU are cut, and what memory they take.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/backend/cuda/cuda_input.cuh"
#include "solver/backend/cuda/view.cuh"

namespace spate {
inline namespace SPATE_PRECISION {

// Who computes a tile: a block of a kernel (cuda/patch.cuh), for which it is low, and which is done sooner;
// or a warp that marches through it (cuda/march.cuh), which does less in all. Doubles are for blocks.
enum class TilesFor { blocks, warps };
// The cells to compute in so many parts, up to which blocks that stay on the card are faster, and up to which
// it pays to begin with them (tests/gpu/VARIANTS.md).
std::int64_t most_cells_for_blocks(const Forcing& forcing, int parts);
std::int64_t most_cells_to_begin_with_blocks(const Grid& grid, const Forcing& forcing, int parts);
// Whether that decides for whom tiles are; if not, for whom they are.
bool depends_on_cells(const Numerics& numerics);
TilesFor tiles_of_given_size(const Numerics& numerics);

// The division of the slots into chunks of memory.
struct SlotChunks {
  std::int32_t shift = 0;  // 2^shift slots in each
  std::size_t most = 0;    // chunks, when every tile has a slot
  double bytes = 0;        // of each
};

// varying: Outline::varying.
SlotLayout slot_layout(const Scenario& scenario, std::uint8_t varying, const Numerics& numerics,
                       TilesFor whom);
// memory: the most that the card may give, bytes; 0 = all.
SlotChunks slot_chunks(const SlotLayout& layout, std::size_t tiles, double memory);
inline constexpr double bytes_of_tile = 2 * sizeof(std::int32_t) + 2 * sizeof(ListedTile) +
                                        sizeof(std::uint32_t) + 2 * sizeof(std::uint8_t);  // beside its slot
// Bytes when all cells that can get wet are.
double cuda_memory_here(const Scenario& scenario, const Numerics& numerics);

}  // namespace SPATE_PRECISION
}  // namespace spate
