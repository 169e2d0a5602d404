// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/ground_rows.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>
#include <stdexcept>
#include <utility>
#include <vector>

#include "solver/core/bands.hpp"
#include "solver/mesh/bed.hpp"
#include "solver/mesh/face_codes.hpp"

namespace spate {
namespace {

constexpr float none = std::numeric_limits<float>::quiet_NaN();

// Rough ground with nodata in whole pages and in single cells, and cells that are taken out.
Terrain patchy(std::int32_t columns, std::int32_t rows) {
  Terrain terrain;
  terrain.grid = {columns, rows, 1, 0, 0};
  std::mt19937 random(7);
  std::vector<float> zb(terrain.grid.cells());
  std::vector<std::uint8_t> taken(zb.size());
  for (std::size_t cell = 0; cell < zb.size(); ++cell) {
    const std::size_t column = cell % static_cast<std::size_t>(columns);
    const bool is_beyond = column > 400 && column < 900;
    zb[cell] = is_beyond || random() % 50 == 0 ? none : static_cast<float>(random() % 100000) * 1e-3f;
    taken[cell] = random() % 40 == 0;
  }
  terrain.zb = zb;
  terrain.taken = taken;
  terrain.manning = {0.03f};
  return terrain;
}

// A cancel is heard at each row of a terrain of any size.
TEST(TerrainCells, AreVisitedButForPagesOfNodataAndWatched) {
  const Terrain terrain = patchy(1000, 40);
  std::vector<bool> seen(terrain.grid.cells());
  int heard = 0;
  std::size_t visited = 0;
  terrain.each_cell([&](double share) { EXPECT_EQ(heard++, static_cast<int>(std::lround(share * 40))); },
                    [&](std::size_t cell) {
                      EXPECT_FALSE(seen[cell]);
                      seen[cell] = true;
                      ++visited;
                    });
  EXPECT_EQ(40, heard);
  for (std::size_t cell = 0; cell < seen.size(); ++cell) EXPECT_TRUE(seen[cell] || terrain.is_wall(cell));
  EXPECT_LT(visited, terrain.grid.cells() * 7 / 10) << "half of the cells are nodata";
}

TEST(Bands, ComeInTheirOrderAndCoverAllRows) {
  for (const std::int32_t rows : {0, 1, 15, 16, 17, 1000, 100'003}) {
    std::int32_t next = 0;
    in_bands(
        rows, 1000, no_watch, [](std::int32_t begin, std::int32_t end) { return end - begin; },
        [&](std::int32_t begin, std::int32_t end, std::int32_t count) {
          EXPECT_EQ(next, begin);
          EXPECT_EQ(end - begin, count);
          next = end;
        });
    EXPECT_EQ(rows, next);
  }
}

TEST(Bands, AreAborted) {
  int taken = 0;
  const auto abort_at_half = [](double share) {
    if (share > 0.5) throw std::runtime_error("aborted");
  };
  const auto work = [](std::int32_t, std::int32_t) { return 0; };
  const auto take = [&](std::int32_t, std::int32_t, int) { ++taken; };
  EXPECT_THROW(in_bands(1'000'000, 100'000, abort_at_half, work, take), std::runtime_error);
  EXPECT_GT(taken, 0);
  EXPECT_LT(taken, 1'000'000 / 16);
  const auto fail = [](std::int32_t begin, std::int32_t) {
    return begin > 0 ? throw std::runtime_error("a band") : 0;
  };
  EXPECT_THROW(in_bands(10'000, 100'000, no_watch, fail, take), std::runtime_error);
}

TEST(GroundRuns, HoldAllGroundAndWhatIsBesideIt) {
  const Terrain terrain = patchy(1500, 9);
  std::size_t outside = 0;
  for (const std::int32_t reach : {0, 2})
    for (std::int32_t row = 0; row < 9; ++row) {
      std::vector<bool> in_run(1501);
      std::int32_t end = -1;
      for (const Columns& run : runs_of_ground(terrain, row - 1, row + 1, reach, 1501)) {
        EXPECT_GT(run.begin, end) << "apart, and in their order";
        end = run.end;
        for (std::int32_t c = run.begin; c < run.end; ++c) in_run[static_cast<std::size_t>(c)] = true;
      }
      for (std::int32_t c = 0; c < 1501; ++c) {
        bool is_near = false;
        for (std::int32_t r = row - 1; r <= row; ++r)
          for (std::int32_t k = c - reach; k <= c + reach; ++k)
            is_near = is_near || (terrain.grid.contains(k, r) && !terrain.is_wall(terrain.grid.index(k, r)));
        if (is_near) {
          EXPECT_TRUE(in_run[static_cast<std::size_t>(c)]) << c << ", " << row;
        }
        outside += in_run[static_cast<std::size_t>(c)] ? 0 : 1;
      }
    }
  EXPECT_GT(outside, 1000u) << "whole pages of nodata are left out";
}

TEST(FlowWindow, ShowsWhatFlows) {
  const Terrain terrain = patchy(1500, 40);
  FlowWindow window(terrain, 2);
  for (const std::int32_t row : {0, 1, 2, 3, 20, 5, 39})
    for (const Columns run : {Columns{0, 300}, Columns{0, 1501}, Columns{700, 1500}}) {
      window.move_to(row, run);
      for (int north = -2; north <= 2; ++north)
        for (std::int32_t c = run.begin - 2; c < std::min(run.end, 1500) + 2; ++c) {
          const bool flows =
              terrain.grid.contains(c, row + north) && !terrain.is_wall(terrain.grid.index(c, row + north));
          const float seen = window.row(north)[c];
          if (flows) {
            ASSERT_EQ(terrain.zb[terrain.grid.index(c, row + north)], seen) << c << ", " << row + north;
          } else {
            ASSERT_TRUE(std::isnan(seen)) << c << ", " << row + north;
          }
        }
    }
}

// What bands of threads make is what one cell after the other says of itself.
TEST(FlowWindow, GivesTheCodesAndTheBedOfEachCell) {
  Scenario scenario;
  scenario.terrain = patchy(1500, 300);
  const Terrain& terrain = scenario.terrain;
  const Edges edges = find_edges(scenario);
  std::size_t flow_cells = 0;
  for (std::int32_t row = 0; row < 300; ++row)
    for (std::int32_t column = 0; column < 1500; ++column) {
      const std::size_t cell = terrain.grid.index(column, row);
      const auto is_wall = [&](std::int32_t c, std::int32_t r) {
        return !terrain.grid.contains(c, r) || terrain.is_wall(terrain.grid.index(c, r));
      };
      if (is_wall(column, row)) {
        ASSERT_EQ(wall_cell, edges.codes[cell]);
        continue;
      }
      ++flow_cells;
      for (const Side side : all_sides) {
        const Step step = step_across(side);
        ASSERT_EQ(is_wall(column + step.column, row + step.row) ? face_wall : face_interior,
                  face_code(edges.codes[cell], side));
      }
    }
  EXPECT_EQ(flow_cells, edges.flow_cells);
  for (const BedNodes nodes : {BedNodes::vertices, BedNodes::cells}) {
    const Bed bed(scenario, edges, nodes);
    std::vector<double> means;
    for (std::int32_t row = 0; row < 300; ++row) {
      bed.means_of(row, {3, 1490}, means);
      for (std::int32_t column = 3; column < 1490; ++column)
        ASSERT_EQ(bed.mean(column, row), means[static_cast<std::size_t>(column - 3)]);
    }
    if (nodes == BedNodes::cells) continue;
    // The rule for vertices among cells that all flow: their mean, on a lattice of 2^-15 m here.
    constexpr double lattice = 1.0 / (1 << 15);
    for (std::int32_t row = 1; row < 300; ++row)
      for (std::int32_t column = 1; column < 400; ++column) {
        double sum = 0;
        for (const auto& [c, r] :
             {std::pair{column - 1, row - 1}, {column, row - 1}, {column - 1, row}, {column, row}})
          sum += terrain.is_wall(terrain.grid.index(c, r))
                     ? std::nan("")
                     : static_cast<double>(terrain.zb[terrain.grid.index(c, r)]);
        if (std::isnan(sum)) continue;
        ASSERT_EQ(static_cast<float>(std::round(0.25 * sum / lattice) * lattice),
                  bed.nodes()[static_cast<std::size_t>(row) * 1501 + static_cast<std::size_t>(column)]);
      }
  }
}

}  // namespace
}  // namespace spate
