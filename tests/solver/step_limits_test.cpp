// SPDX-License-Identifier: GPL-3.0-or-later
// The map of the cells that limited the steps: where it must be, whatever tiles and threads, and without a
// change of the flow.
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;

class StepLimits : public EveryScheme {
 protected:
  spate::Parameters parameters(double duration, bool counted = true) const {
    spate::Parameters result = parameters_for(scheme(), duration);
    result.numerics.step_limits = counted;
    return result;
  }
};

// Still water over a pit: the wave is fastest in its deepest cell, at all times.
TEST_P(StepLimits, AreThoseOfTheDeepestCell) {
  Scenario scenario = make_scenario(150, 90, 5, [](double x, double y) {
    return -2 - 18 * std::exp(-((x - 402.5) * (x - 402.5) + (y - 302.5) * (y - 302.5)) / 400);
  });
  scenario.initial_level = at_centres(scenario.terrain.grid, [](double, double) { return 0.0; });
  const spate::Grid& grid = scenario.terrain.grid;
  for (const int tile_size : {0, 8, 19}) {
    SCOPED_TRACE(tile_size);
    spate::Parameters one = parameters(20);
    one.numerics.tile_size = tile_size;
    const auto simulation = simulate(scenario, one);
    const std::vector<float> share = simulation->field(Field::step_limits);
    double sum = 0;
    for (std::size_t cell = 0; cell < share.size(); ++cell) {
      if (std::isnan(share[cell])) continue;
      sum += static_cast<double>(share[cell]);
      // At its western and southern face, or at those beyond it.
      EXPECT_LE(std::abs(static_cast<int>(cell) % grid.columns - 80), 1) << cell;
      EXPECT_LE(std::abs(static_cast<int>(cell) / grid.columns - 60), 1) << cell;
    }
    const auto steps = static_cast<double>(simulation->report().steps);
    EXPECT_GT(steps, 20);
    EXPECT_GE(sum, 1 - 4 / steps);  // but for the first, and the last ones, which end at the target
    EXPECT_LT(sum, 1);
  }
}

TEST_P(StepLimits, ChangeNothingElse) {
  const Result counted = result_of(*simulate(everything(), parameters(everything_duration)));
  Result uncounted = result_of(*simulate(everything(), parameters(everything_duration, false)));
  const std::size_t place = static_cast<std::size_t>(Field::step_limits);
  for (const float share : uncounted.fields[place]) ASSERT_TRUE(std::isnan(share));
  double sum = 0;
  for (const float share : counted.fields[place])
    if (!std::isnan(share)) sum += static_cast<double>(share);
  EXPECT_GT(sum, 0);
  EXPECT_LE(sum, 1 + 1e-6);
  uncounted.fields[place] = counted.fields[place];
  expect_same_bits(counted, uncounted);
}

// A run that goes on from one that did not count begins to count there.
TEST_P(StepLimits, CountFromTheCheckpointOnWhereTheRunBeforeDidNot) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  Simulation before(scenario, parameters(everything_duration / 2, false));
  ASSERT_TRUE(before.run());
  EXPECT_LT(before.save().limits.since, 0);
  Simulation after(scenario, parameters(everything_duration), before.save());
  ASSERT_TRUE(after.run());
  const spate::SavedLimits limits = after.save().limits;
  EXPECT_EQ(before.report().steps, limits.since);
  std::int64_t limited = 0;
  for (const std::int64_t steps : limits.steps) limited += steps;
  EXPECT_GT(limited, 0);
  EXPECT_LE(limited, after.report().steps - limits.since);
}

SPATE_TEST_EVERY_SCHEME(StepLimits);

}  // namespace
