// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/tiles.hpp"

#include <algorithm>

namespace spate {
namespace {

// Which tiles hold an edge of the flow, or extend beyond the grid.
std::vector<std::uint8_t> find_edged(const TileLayout& layout, const Grid& grid, const Edges& edges,
                                     const Watch& watch) {
  std::vector<std::uint8_t> edged(layout.size());
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(0.5 * row / grid.rows);
    for (std::int32_t column = 0; column < grid.columns; ++column)
      if (edges.codes[grid.index(column, row)] != 0) edged[layout.tile_of(column, row)] = 1;
  }
  return edged;
}

bool is_beside_an_edge(const TileLayout& layout, const Grid& grid, const std::vector<std::uint8_t>& edged,
                       int tile) {
  const std::int32_t column = tile % layout.columns, row = tile / layout.columns;
  return column == 0 || row == 0 || column + 1 == layout.columns || row + 1 == layout.rows ||
         (column + 1) * layout.width > grid.columns || (row + 1) * layout.height > grid.rows ||
         layout.any_around(tile, [&](int near) { return edged[static_cast<std::size_t>(near)] != 0; });
}

}  // namespace

std::vector<std::uint8_t> tile_flags(const TileLayout& layout, const Scenario& scenario, const Edges& edges,
                                     const std::vector<std::uint64_t>& sources, bool sparse,
                                     const Watch& watch) {
  const Grid& grid = scenario.terrain.grid;
  std::vector<std::uint8_t> flags(layout.size());
  const std::vector<std::uint8_t> edged = find_edged(layout, grid, edges, watch);
  for (int tile = 0; tile < layout.tiles(); ++tile) {
    auto& flag = flags[static_cast<std::size_t>(tile)];
    if (is_beside_an_edge(layout, grid, edged, tile)) flag |= tile_special;
    if (!sparse) flag |= tile_always;
  }
  // Water that enters in the first stage of a step flows on in the second, possibly into the next tile.
  const auto compute_around = [&](std::int32_t column, std::int32_t row) {
    for (std::int32_t r = std::max(row - 1, 0); r <= std::min(row + 1, grid.rows - 1); ++r)
      for (std::int32_t c = std::max(column - 1, 0); c <= std::min(column + 1, grid.columns - 1); ++c)
        flags[layout.tile_of(c, r)] |= tile_always;
  };
  const auto columns = static_cast<std::uint64_t>(grid.columns);
  for (const std::uint64_t cell : sources) {
    const auto column = static_cast<std::int32_t>(cell % columns),
               row = static_cast<std::int32_t>(cell / columns);
    flags[layout.tile_of(column, row)] |= tile_special | tile_sources;
    compute_around(column, row);
  }
  for (const Section& section : scenario.sections)
    for (const Face& face : section.faces)
      flags[layout.tile_of(face.column, face.row)] |= tile_special | tile_counted;
  for (const ImposedEdge& edge : edges.imposed)
    for (const Face& face : edge.faces) compute_around(face.column, face.row);
  if (scenario.rain.largest() > 0)
    for (std::int32_t row = 0; row < grid.rows; ++row) {
      watch(0.5 + 0.5 * row / grid.rows);
      for (std::int32_t column = 0; column < grid.columns; ++column)
        if (edges.codes[grid.index(column, row)] != wall_cell)
          flags[layout.tile_of(column, row)] |= tile_always;
    }
  return flags;
}

std::vector<std::uint32_t> active_tiles(const TileGrid& grid, const std::vector<std::uint8_t>& flags,
                                        const std::vector<std::uint8_t>& wetness) {
  const auto of = [](const std::vector<std::uint8_t>& values) {
    return [&values](int tile) { return values[static_cast<std::size_t>(tile)]; };
  };
  std::vector<std::uint32_t> list;
  for (int tile = 0; tile < grid.tiles(); ++tile)
    if (is_active(grid, tile, of(flags), of(wetness))) list.push_back(static_cast<std::uint32_t>(tile));
  return list;
}

std::size_t wettable_tiles(const TileLayout& layout, const Terrain& terrain) {
  const Grid& grid = terrain.grid;
  std::vector<std::uint8_t> flags(layout.size()), wetness(layout.size());
  for (std::size_t tile = 0; tile < layout.size(); ++tile) {
    const std::int32_t west = layout.first_column(tile), south = layout.first_row(tile);
    const std::int32_t east = std::min(west + layout.width, grid.columns);
    const std::int32_t north = std::min(south + layout.height, grid.rows);
    bool flows = false;
    for (std::int32_t row = south; row < north && !flows; ++row)
      for (std::int32_t column = west; column < east && !flows; ++column)
        flows = !terrain.is_wall(grid.index(column, row));
    wetness[tile] = flows ? tile_wet : 0;
  }
  return active_tiles(layout, flags, wetness).size();
}

}  // namespace spate
