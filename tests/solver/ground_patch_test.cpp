// SPDX-License-Identifier: GPL-3.0-or-later
// The ground around a tile arrives in another part as it is.
#include "solver/backend/ground_patch.hpp"

#include <cstring>

#include "solver/backend/outline.hpp"
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;
using spate::GridRect;
using spate::GroundPatch;

struct Ground {
  explicit Ground(const Scenario& of)
      : scenario(of), edges(find_edges(scenario)), bed(scenario, edges, spate::BedNodes::vertices) {}
  spate::StaticFields fields() const { return {scenario, edges, bed, numerics}; }

  const Scenario& scenario;
  const spate::Edges edges;
  const spate::Bed bed;
  const spate::Numerics numerics;
};

Scenario rough_land() {
  Scenario scenario = make_scenario(
      30, 20, 2, [](double x, double y) { return x > 20 && x < 30 ? std::nan("") : 0.1 * x + 0.01 * y * y; });
  scenario.terrain.manning =
      at_centres(scenario.terrain.grid, [](double x, double y) { return 0.03 + 1e-4 * x * y; });
  scenario.losses.method = spate::LossMethod::constant;
  scenario.losses.soil[spate::soil_rate] =
      at_centres(scenario.terrain.grid, [](double x, double y) { return 1e-6 * (x + 2 * y); });
  return scenario;
}

TEST(GroundPatch, ArrivesAsItIs) {
  const Scenario scenario = rough_land();
  const Ground ground(scenario);
  const GridRect nodes{-2, 13, 13, 11}, cells{-2, 13, 12, 10};  // over the western and the northern side
  const std::uint8_t varying = spate::varying_fields(scenario);
  const GroundPatch sent(ground.fields(), nodes, cells);
  std::vector<char> item(GroundPatch::bytes(nodes, cells, varying));
  sent.write(item.data());
  const GroundPatch received(item.data(), nodes, cells, varying);
  ASSERT_EQ(received.nodes.size(), nodes.size());
  EXPECT_EQ(0, std::memcmp(received.nodes.data(), sent.nodes.data(), nodes.size() * sizeof sent.nodes[0]));
  EXPECT_EQ(received.codes, sent.codes);
  EXPECT_EQ(received.manning, sent.manning);
  for (int n = 0; n < spate::soil_numbers; ++n) EXPECT_EQ(received.soil[n], sent.soil[n]) << n;
  EXPECT_EQ(received.soil[spate::soil_rate].size(), cells.size());
  EXPECT_TRUE(received.soil[spate::soil_extra].empty());
}

TEST(GroundPatch, GoesOnBeyondTheGridAsItEnds) {
  const Scenario scenario = rough_land();
  const spate::Grid& grid = scenario.terrain.grid;
  const Ground ground(scenario);
  const GridRect rect{25, -3, 9, 8};
  const GroundPatch patch(ground.fields(), rect, rect);
  for (std::int32_t r = 0; r < rect.rows; ++r)
    for (std::int32_t c = 0; c < rect.columns; ++c) {
      const std::int32_t column = rect.column + c, row = rect.row + r;
      const auto at = static_cast<std::size_t>(r * rect.columns + c);
      const std::int32_t node =
          std::clamp(row, 0, grid.rows) * (grid.columns + 1) + std::clamp(column, 0, grid.columns);
      EXPECT_EQ(patch.nodes[at], ground.bed.nodes()[static_cast<std::size_t>(node)]);
      EXPECT_EQ(patch.codes[at],
                grid.contains(column, row) ? ground.edges.codes[grid.index(column, row)] : spate::wall_cell);
      EXPECT_EQ(patch.manning[at],
                scenario.terrain.manning[grid.index(std::clamp(column, 0, grid.columns - 1),
                                                    std::clamp(row, 0, grid.rows - 1))]);
    }
}

}  // namespace
