// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/tiles.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/model/scenario.hpp"

namespace {

using spate::Grid;
using spate::Scenario;
using spate::TileLayout;

// Whether a tile or its halo holds a cell with an edge, or extends beyond the grid.
bool meets_an_edge(const TileLayout& layout, const Grid& grid, const spate::Edges& edges, std::size_t tile,
                   int halo) {
  for (int r = -halo; r < layout.height + halo; ++r)
    for (int c = -halo; c < layout.width + halo; ++c) {
      const int column = layout.first_column(tile) + c, row = layout.first_row(tile) + r;
      if (!grid.contains(column, row) || edges.codes[grid.index(column, row)] != 0) return true;
    }
  return false;
}

TEST(TileFlags, AreSpecialWhereTheTileOrItsHaloMeetsAnEdge) {
  constexpr int halo = 3;
  for (const auto& [width, height] : {std::pair(26, 32), std::pair(10, 12), std::pair(8, 2)})
    for (const int cell : {0, 2, 3, 4, 5, 7}) {
      Scenario scenario;
      scenario.terrain.grid = {9 * width + 3, 9 * height + 1, 1, 0, 0};
      const Grid& grid = scenario.terrain.grid;
      scenario.terrain.zb.assign(grid.cells(), 0);
      std::vector<std::uint8_t> taken(grid.cells());
      taken[grid.index(2 * width + cell, 2 * height + cell % height)] = 1;
      taken[grid.index(3 * width - 1 - cell, 4 * height - 1 - cell % height)] = 1;
      scenario.terrain.taken = taken;
      const spate::Edges edges = spate::find_edges(scenario);
      const TileLayout layout(grid, width, height);
      const std::vector<std::uint8_t> flags = spate::tile_flags(layout, scenario, edges, {}, {}, halo, true);
      int special = 0;
      for (std::size_t tile = 0; tile < flags.size(); ++tile) {
        const bool is_special = (flags[tile] & spate::tile_special) != 0;
        EXPECT_EQ(is_special, meets_an_edge(layout, grid, edges, tile, halo))
            << "tile " << tile << " of " << width << " x " << height << ", cell " << cell;
        special += is_special ? 1 : 0;
      }
      EXPECT_LT(special, layout.tiles());
    }
}

}  // namespace
