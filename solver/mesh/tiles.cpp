// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/tiles.hpp"

#include <algorithm>

namespace spate {
namespace {

// f(tile, first column, end) along the cells [begin, end) of a row.
template <class F>
void each_tile(const TileLayout& layout, std::int32_t row, std::int32_t begin, std::int32_t end, const F& f) {
  for (std::int32_t column = begin; column < end;) {
    const std::int32_t stop = std::min((column / layout.width + 1) * layout.width, end);
    f(layout.tile_of(column, row), column, stop);
    column = stop;
  }
}

std::vector<bool> zones_with_rain(const RainField& field) {
  std::vector<bool> rains(field.zones());
  for (std::size_t zone = 0; zone < field.zones(); ++zone)
    for (std::size_t k = 0; k < field.intervals() && !rains[zone]; ++k) rains[zone] = field.rate(zone, k) > 0;
  return rains;
}

// Which tiles hold an edge of the flow, in themselves or in the halo around them.
std::vector<std::uint8_t> find_edged(const TileLayout& layout, const Grid& grid, const Edges& edges,
                                     std::int32_t halo, const Watch& watch) {
  std::vector<std::uint8_t> edged(layout.size());
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(0.5 * row / grid.rows);
    const std::size_t first = grid.index(0, row);
    const std::int32_t south = std::max(row - halo, 0) / layout.height,
                       north = std::min(row + halo, grid.rows - 1) / layout.height;
    const auto mark = [&](std::int32_t column, std::int32_t stop, const FaceCodes* codes) {
      const std::int32_t west = std::max(column - halo, 0) / layout.width,
                         east = std::min(stop - 1 + halo, grid.columns - 1) / layout.width;
      for (std::int32_t strip = west; strip <= east; ++strip) {
        const FaceCodes* const from = codes + (std::max(strip * layout.width - halo, column) - column);
        const FaceCodes* const to = codes + (std::min((strip + 1) * layout.width + halo, stop) - column);
        std::int32_t band = south;
        while (band <= north && edged[layout.tile(strip, band)] != 0) ++band;
        if (band > north || std::all_of(from, to, [](FaceCodes code) { return code == 0; })) continue;
        for (; band <= north; ++band) edged[layout.tile(strip, band)] = 1;
      }
    };
    edges.codes.each_piece(first, grid.index(grid.columns, row),
                           [&](std::size_t begin, std::size_t end, const FaceCodes* codes, bool alike) {
                             if (alike && *codes == 0) return;
                             mark(static_cast<std::int32_t>(begin - first),
                                  static_cast<std::int32_t>(end - first), codes);
                           });
  }
  return edged;
}

// Whether the halo of a tile lies within the grid.
bool is_inside(const TileLayout& layout, const Grid& grid, std::size_t tile, std::int32_t halo) {
  const std::int32_t west = layout.first_column(tile) - halo, south = layout.first_row(tile) - halo;
  return west >= 0 && south >= 0 && west + layout.width + 2 * halo <= grid.columns &&
         south + layout.height + 2 * halo <= grid.rows;
}

}  // namespace

std::vector<std::uint8_t> tile_flags(const TileLayout& layout, const Scenario& scenario, const Edges& edges,
                                     const std::vector<std::uint64_t>& sources,
                                     const std::vector<std::uint64_t>& woken, std::int32_t halo, bool sparse,
                                     const Watch& watch) {
  const Grid& grid = scenario.terrain.grid;
  std::vector<std::uint8_t> flags(layout.size());
  const std::vector<std::uint8_t> edged = find_edged(layout, grid, edges, halo, watch);
  for (std::size_t tile = 0; tile < flags.size(); ++tile) {
    if (edged[tile] != 0 || !is_inside(layout, grid, tile, halo)) flags[tile] |= tile_special;
    if (!sparse) flags[tile] |= tile_always;
  }
  // Water that enters in the first stage of a step flows on in the second, possibly into the next tile.
  const auto compute_around = [&](std::int32_t column, std::int32_t row) {
    for (std::int32_t r = std::max(row - 1, 0); r <= std::min(row + 1, grid.rows - 1); ++r)
      for (std::int32_t c = std::max(column - 1, 0); c <= std::min(column + 1, grid.columns - 1); ++c)
        flags[layout.tile_of(c, r)] |= tile_always;
  };
  for (const std::uint64_t cell : sources) {
    const auto [column, row] = grid.cell(cell);
    flags[layout.tile_of(column, row)] |= tile_sources;
    if (!std::binary_search(woken.begin(), woken.end(), cell)) compute_around(column, row);
  }
  for (const Section& section : scenario.sections)
    for (const Face& face : section.faces)
      flags[layout.tile_of(face.column, face.row)] |= tile_special | tile_counted;
  for (const ImposedEdge& edge : edges.imposed)
    for (const Face& face : edge.faces) compute_around(face.column, face.row);
  const RainField* field = scenario.rain_field.get();
  const std::vector<bool> rainy = field != nullptr ? zones_with_rain(*field) : std::vector<bool>();
  const RainMapView zones = field != nullptr ? field->map.view() : RainMapView{};
  if (scenario.rain.largest() > 0 || field != nullptr)
    for (std::int32_t row = 0; row < grid.rows; ++row) {
      watch(0.5 + 0.5 * row / grid.rows);
      scenario.terrain.each_cell_of_row(row, [&](std::int32_t column, std::size_t cell) {
        if (edges.codes[cell] != wall_cell && (field == nullptr || rainy[zones.zone(column, row)]))
          flags[layout.tile_of(column, row)] |= tile_always;
      });
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

std::vector<std::uint8_t> tiles_with_flow(const TileLayout& layout, const Terrain& terrain) {
  const Grid& grid = terrain.grid;
  std::vector<std::uint8_t> flows(layout.size());
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    const std::size_t first = grid.index(0, row);
    terrain.zb.pages().each_piece(first, grid.index(grid.columns, row),
                                  [&](std::size_t begin, std::size_t end, const float* z, bool alike) {
                                    if (alike && Terrain::is_nodata(*z)) return;
                                    each_tile(layout, row, static_cast<std::int32_t>(begin - first),
                                              static_cast<std::int32_t>(end - first),
                                              [&](std::size_t tile, std::int32_t from, std::int32_t to) {
                                                for (; flows[tile] == 0 && from < to; ++from)
                                                  if (!terrain.is_wall(grid.index(from, row)))
                                                    flows[tile] = 1;
                                              });
                                  });
  }
  return flows;
}

std::size_t wettable_tiles(const TileLayout& layout, const Terrain& terrain) {
  static_assert(tile_wet == 1, "that a cell flows is that it can be wet");
  const std::vector<std::uint8_t> flags(layout.size());
  return active_tiles(layout, flags, tiles_with_flow(layout, terrain)).size();
}

}  // namespace spate
