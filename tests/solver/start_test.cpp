// SPDX-License-Identifier: GPL-3.0-or-later
// What ranks that share no memory are given to begin with.
#include "solver/backend/parts/start.hpp"

#include "tests/solver/everything.hpp"
#include "tests/solver/process_ranks.hpp"

namespace {

using namespace cases;

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

TEST(Start, GivesRanksWhatIsNoFieldOfCells) {
  Scenario scenario = soaking(spate::LossMethod::green_ampt, true);
  scenario.terrain.manning =
      at_centres(scenario.terrain.grid, [](double x, double) { return 0.03 + 1e-6 * x; });
  spate::Numerics numerics;
  numerics.theta = 1.7;
  for (const std::vector<int>& gpus : {std::vector<int>{}, {0, 3}}) {
    const spate::Start start = given({std::make_shared<const Scenario>(scenario), numerics, nullptr, gpus});
    EXPECT_EQ(start.gpus, gpus);
    EXPECT_EQ(start.numerics.theta, 1.7);
    EXPECT_EQ(start.scenario->terrain.grid.columns, scenario.terrain.grid.columns);
    EXPECT_EQ(start.scenario->losses.method, scenario.losses.method);
    EXPECT_TRUE(start.scenario->terrain.zb.empty());
    EXPECT_TRUE(start.scenario->terrain.manning.empty());
    EXPECT_TRUE(start.scenario->initial_level.empty());
  }
  scenario.terrain.manning = {0.04f};
  const spate::Start start = given({std::make_shared<const Scenario>(scenario), {}, nullptr, {}});
  EXPECT_EQ(start.scenario->terrain.manning, scenario.terrain.manning) << "one for all cells";
}

TEST(Start, GivesRanksASavedRunWithoutItsCells) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  Simulation simulation(scenario, parameters_for(SchemeId::hwp14, 5));
  EXPECT_TRUE(simulation.run());
  const auto saved = std::make_shared<const spate::RunState>(simulation.save());
  const spate::Start start = given({scenario, {}, saved, {0}});
  EXPECT_EQ(start.from->steps.time, 5);
  EXPECT_FALSE(saved->cells.values.empty());
  EXPECT_TRUE(start.from->cells.blocks.empty());
  EXPECT_TRUE(start.from->cells.values.empty());
}

}  // namespace
