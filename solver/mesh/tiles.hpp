// SPDX-License-Identifier: GPL-3.0-or-later
// The grid cut into square tiles, and which of them must exist: those that are wet, next to a wet one, or
// acted on from outside.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/model/grid.hpp"

namespace spate {

struct TileLayout {
  int size = 0;  // cells along a side; the last row and column of tiles may stick out of the grid
  std::int32_t columns = 0, rows = 0;

  TileLayout(const Grid& grid, int tile_size)
      : size(tile_size),
        columns((grid.columns + tile_size - 1) / tile_size),
        rows((grid.rows + tile_size - 1) / tile_size) {}

  std::size_t tiles() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
  std::size_t tile_of(std::int32_t column, std::int32_t row) const {
    return static_cast<std::size_t>(row / size) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column / size);
  }
  std::int32_t tile_column(std::size_t tile) const {
    return static_cast<std::int32_t>(tile % static_cast<std::size_t>(columns));
  }
  std::int32_t tile_row(std::size_t tile) const {
    return static_cast<std::int32_t>(tile / static_cast<std::size_t>(columns));
  }

  // Calls f(k, tile) for the 3 x 3 tiles around and including one, k from the south-west; only those in the
  // grid.
  template <class F>
  void for_neighbourhood(std::size_t tile, F&& f) const {
    const std::int32_t column = tile_column(tile), row = tile_row(tile);
    for (int k = 0; k < 9; ++k) {
      const std::int32_t c = column + k % 3 - 1, r = row + k / 3 - 1;
      if (c >= 0 && c < columns && r >= 0 && r < rows)
        f(k, static_cast<std::size_t>(r) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(c));
    }
  }
};

// The sorted list of tiles to compute, from marks of the wet and of the always active ones.
inline std::vector<std::uint32_t> active_tiles(const TileLayout& layout, const std::vector<std::uint8_t>& wet,
                                               const std::vector<std::uint8_t>& always) {
  std::vector<std::uint8_t> active = always;
  for (std::size_t tile = 0; tile < layout.tiles(); ++tile)
    if (wet[tile] != 0) layout.for_neighbourhood(tile, [&](int, std::size_t near) { active[near] = 1; });
  std::vector<std::uint32_t> list;
  for (std::size_t tile = 0; tile < layout.tiles(); ++tile)
    if (active[tile] != 0) list.push_back(static_cast<std::uint32_t>(tile));
  return list;
}

}  // namespace spate
