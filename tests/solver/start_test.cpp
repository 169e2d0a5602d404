// SPDX-License-Identifier: GPL-3.0-or-later
// What ranks that share no memory are given to begin with.
#include "solver/backend/parts/start.hpp"

#include "tests/solver/everything.hpp"
#include "tests/solver/process_ranks.hpp"

namespace {

using namespace cases;

template <class T>
void expect_same_field(const T& a, const T& b) {
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) ASSERT_EQ(0, std::memcmp(&a[i], &b[i], sizeof a[i])) << i;
}

// A lake of nodata between two lands: fields with pages of each kind.
Scenario fields_of_all_kinds() {
  Scenario scenario = soaking(spate::LossMethod::green_ampt, true);
  spate::Terrain& terrain = scenario.terrain;
  terrain.grid.columns = 700;
  terrain.grid.rows = 300;
  terrain.zb = at_centres(terrain.grid, [](double x, double y) {
    return y > 400 && y < 800 ? std::nan("") : y <= 400 ? 0.0 : std::sin(x + y);
  });
  terrain.zb[5] = -0.0f;
  return scenario;
}

// Rank 1's of two, where rank 0 gives a start.
spate::Start given(const spate::Start& start) {
  spate::ThreadRanks ranks(2);
  spate::Start received;
  std::thread second([&] {
    RankApart apart(ranks[1]);
    received = spate::share(apart, {});
  });
  RankApart apart(ranks[0]);
  spate::share(apart, start);
  second.join();
  return received;
}

TEST(Start, GivesRanksWithGpusAllFields) {
  const Scenario scenario = fields_of_all_kinds();
  spate::Numerics numerics;
  numerics.theta = 1.7;
  const auto shared = std::make_shared<const Scenario>(scenario);
  const spate::Start start = given({shared, numerics, nullptr, {0, 3}});
  EXPECT_EQ(start.gpus, (std::vector<int>{0, 3}));
  EXPECT_EQ(start.numerics.theta, 1.7);
  const Scenario& result = *start.scenario;
  expect_same_field(result.terrain.zb, scenario.terrain.zb);
  expect_same_field(result.terrain.manning, scenario.terrain.manning);
  expect_same_field(result.terrain.taken, scenario.terrain.taken);
  for (std::size_t n = 0; n < scenario.losses.soil.size(); ++n)
    expect_same_field(result.losses.soil[n], scenario.losses.soil[n]);
  expect_same_field(result.initial_depth, scenario.initial_depth);
  expect_same_field(result.initial_level, scenario.initial_level);
  expect_same_field(result.initial_hu, scenario.initial_hu);
  expect_same_field(result.initial_hv, scenario.initial_hv);
  EXPECT_FALSE(scenario.terrain.taken.empty());
  EXPECT_LE(result.terrain.zb.pages().bytes(), scenario.terrain.zb.pages().bytes());  // nodata takes none
}

TEST(Start, GivesRanksWithGpusTheCellsOfASavedRun) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  Simulation simulation(scenario, parameters_for(SchemeId::hwp14, 5));
  EXPECT_TRUE(simulation.run());
  const auto saved = std::make_shared<const spate::RunState>(simulation.save());
  const spate::Start start = given({scenario, {}, saved, {0}});
  EXPECT_EQ(start.from->steps.time, 5);
  EXPECT_EQ(start.from->cells.planes, saved->cells.planes);
  expect_same_field(start.from->cells.blocks, saved->cells.blocks);
  expect_same_field(start.from->cells.values, saved->cells.values);
  EXPECT_FALSE(saved->cells.values.empty());
}

TEST(Start, GivesRanksOnCpusNoFieldOfCells) {
  const spate::Start start =
      given({std::make_shared<const Scenario>(fields_of_all_kinds()), {}, nullptr, {}});
  EXPECT_TRUE(start.gpus.empty());
  EXPECT_TRUE(start.scenario->terrain.zb.empty());
  EXPECT_TRUE(start.scenario->terrain.manning.empty());
  EXPECT_TRUE(start.scenario->initial_level.empty());
}

}  // namespace
