// SPDX-License-Identifier: GPL-3.0-or-later
// The grid cut into tiles, and which of them are computed: those that are wet, next to a wet one, or acted on
// from outside. The same on every backend.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/core/macros.hpp"
#include "solver/mesh/face_codes.hpp"

namespace spate {

// Tiles in rows, counted from the south-west.
struct TileGrid {
  std::int32_t columns = 0, rows = 0;

  SPATE_FUNCTION int tiles() const { return columns * rows; }

  // Calls f(near) for the 3 x 3 tiles around and including one, as far as they lie in the grid; stops when f
  // returns true, and returns whether it did.
  template <class F>
  SPATE_FUNCTION bool any_around(int tile, const F& f) const {
    const int column = tile % columns, row = tile / columns;
    const int west = column > 0 ? column - 1 : 0, east = column + 1 < columns ? column + 1 : column;
    const int south = row > 0 ? row - 1 : 0, north = row + 1 < rows ? row + 1 : row;
    for (int r = south; r <= north; ++r)
      for (int c = west; c <= east; ++c)
        if (f(r * columns + c)) return true;
    return false;
  }
};

// Properties of a tile that do not change. always: it is acted on from outside, and computed though it
// is dry. special: there is an edge of the flow in it or in its halo. sources: it has some. counted: it has
// faces of sections, and is special too. foreign: of another part of the domain; a GPU notes it here.
enum TileFlag : std::uint8_t {
  tile_special = 1,
  tile_always = 2,
  tile_sources = 4,
  tile_counted = 8,
  tile_foreign = 16
};
enum TileWetness : std::uint8_t { tile_wet = 1, tile_ever_wet = 2 };

// flag(tile) gives its TileFlag, wetness(tile) its TileWetness.
template <class Flag, class Wetness>
SPATE_FUNCTION bool is_active(const TileGrid& grid, int tile, const Flag& flag, const Wetness& wetness) {
  const int column = tile % grid.columns, row = tile / grid.columns;
  const auto within = [](int place, int count) { return place < 0 ? 0 : place < count ? place : count - 1; };
  // All are asked, so that a GPU fetches all at once.
  bool wet = (flag(tile) & tile_always) != 0;
  for (int r = row - 1; r <= row + 1; ++r)
    for (int c = column - 1; c <= column + 1; ++c) {
      const int near = within(r, grid.rows) * grid.columns + within(c, grid.columns);
      wet |= (wetness(near) & tile_wet) != 0;
    }
  return wet;
}

// Which cells a tile holds; the last row and column of tiles may extend beyond the grid of cells.
struct TileLayout : TileGrid {
  std::int32_t width = 0, height = 0;  // cells

  TileLayout(const Grid& grid, std::int32_t tile_width, std::int32_t tile_height)
      : TileGrid{(grid.columns + tile_width - 1) / tile_width, (grid.rows + tile_height - 1) / tile_height},
        width(tile_width),
        height(tile_height) {}

  std::size_t size() const { return static_cast<std::size_t>(tiles()); }
  // The tile in a column of tiles, and in a row of them.
  std::size_t tile(std::int32_t column, std::int32_t row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
           static_cast<std::size_t>(column);
  }
  std::size_t tile_of(std::int32_t column, std::int32_t row) const {
    return tile(column / width, row / height);
  }
  std::int32_t first_column(std::size_t tile) const {
    return static_cast<std::int32_t>(tile) % columns * width;
  }
  std::int32_t first_row(std::size_t tile) const {
    return static_cast<std::int32_t>(tile) / columns * height;
  }
  // How many of a tile's cells lie in the grid.
  std::int64_t cells_of(const Grid& grid, std::size_t tile) const {
    const std::int32_t across = grid.columns - first_column(tile), along = grid.rows - first_row(tile);
    return std::int64_t{across < width ? across : width} * (along < height ? along : height);
  }
};

// The TileFlag of each tile. sources: the cells that have some; woken: sorted, those of them whose tiles the
// backend wakes when water comes; halo: the cells around a tile on which its own depend; sparse: dry tiles
// are left out.
std::vector<std::uint8_t> tile_flags(const TileLayout& layout, const Scenario& scenario, const Edges& edges,
                                     const std::vector<std::uint64_t>& sources,
                                     const std::vector<std::uint64_t>& woken, std::int32_t halo, bool sparse,
                                     const Watch& watch = no_watch);

// The tiles to compute, sorted, from the TileFlag and TileWetness of each.
std::vector<std::uint32_t> active_tiles(const TileGrid& grid, const std::vector<std::uint8_t>& flags,
                                        const std::vector<std::uint8_t>& wetness);

// Of each tile, 1 where it has a cell that is no wall, else 0.
std::vector<std::uint8_t> tiles_with_flow(const TileLayout& layout, const Terrain& terrain);

// How many tiles are computed when everything is wet: tiles without flow cells count only beside others.
std::size_t wettable_tiles(const TileLayout& layout, const Terrain& terrain);

}  // namespace spate
