// SPDX-License-Identifier: GPL-3.0-or-later
// A row finds its own items without scanning all of them, which would make the cost grow with the square of
// their number.
#include <gtest/gtest.h>

#include "solver/backend/cpu/tile_pool.hpp"
#include "solver/mesh/cells_by_row.hpp"
#include "solver/step/forcing/forcing.hpp"

namespace {

using namespace spate;

TEST(ByRow, GivesARowOfATileItsOwnThingsAlone) {
  const TileItems<SourceRun> items({{0, -3, 1, 0}, {2, 1, 1, 1}, {5, 1, 1, 2}, {0, 6, 1, 3}}, 4);
  const auto of_row = [&](int row) {
    std::vector<std::uint32_t> found;
    items.by_row().each(row, [&](const SourceRun& run) { found.push_back(run.value); });
    return found;
  };
  EXPECT_EQ(of_row(-3), std::vector<std::uint32_t>{0});
  EXPECT_EQ(of_row(0), std::vector<std::uint32_t>{});
  EXPECT_EQ(of_row(1), (std::vector<std::uint32_t>{1, 2}));
  EXPECT_EQ(of_row(6), std::vector<std::uint32_t>{3});
  EXPECT_TRUE(TileItems<SourceRun>().by_row().empty());
}

TEST(ByRow, GivesTheCellsOfAWindow) {
  const Grid grid{10, 3, 1, 0, 0};
  const CellsByRow cells(grid, {2, 5, 9, 21, 29});
  const auto window = [&](int row, int begin, int end) {
    std::vector<std::pair<std::size_t, int>> found;
    cells.each(row, begin, end, [&](std::size_t i, int column) { found.emplace_back(i, column); });
    return found;
  };
  using Found = std::vector<std::pair<std::size_t, int>>;
  EXPECT_EQ(window(0, 0, 10), (Found{{0, 2}, {1, 5}, {2, 9}}));
  EXPECT_EQ(window(0, 3, 9), (Found{{1, 5}}));
  EXPECT_EQ(window(1, 0, 10), Found{});
  EXPECT_EQ(window(2, 0, 74), (Found{{3, 1}, {4, 9}}));
  EXPECT_EQ(cells.first_of_rows(), (std::vector<std::uint32_t>{0, 3, 3, 5}));
}

// Otherwise planning a step would take as long as if each cell were planned on its own.
TEST(ByRow, CellsWithTheSameDischargesShareOneSource) {
  Scenario scenario;
  scenario.terrain.grid = {6, 4, 1, 0, 0};
  scenario.terrain.zb.assign(24, 0);
  scenario.terrain.manning = {0.03f};
  Inflow everywhere{"everywhere", InflowKind::discharge, Series(1), {}};
  for (std::size_t cell = 0; cell < 24; ++cell) everywhere.cells.push_back({cell, 1.0f / 24});
  const Inflow corner{"corner", InflowKind::discharge, Series(1), {{0, 0.5f}, {1, 0.5f}}};
  const Inflow lake{"lake", InflowKind::level, Series(1), {{22, 1}, {23, 1}}};
  scenario.inflows = {everywhere, corner, lake};
  const Edges edges = find_edges(scenario);
  const Numerics numerics = with_defaults({});
  const Forcing forcing(scenario, edges, Bed(scenario, edges, BedNodes::vertices), numerics);
  // Everywhere alone, in the corner too, and each cell of the lake with the depth of its own.
  EXPECT_EQ(forcing.tables().source_count, 4);
  ASSERT_EQ(forcing.source_cells().cells().size(), 24u);
  const auto& sources = forcing.sources_of_cells();
  EXPECT_EQ(sources[0], sources[1]);
  EXPECT_NE(sources[1], sources[2]);
  EXPECT_EQ(sources[2], sources[21]);
  EXPECT_NE(sources[22], sources[23]);
}

}  // namespace
