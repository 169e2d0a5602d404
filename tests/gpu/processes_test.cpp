// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation that several processes share, each with a GPU, has the bits of one on the CPU. The processes
// are threads here, which see nothing of each other's memory, and their GPUs may be the same one.
// parity_test.cpp names the schemes and integrators.
#include <cstdio>

#include "tests/gpu/gpu_case.hpp"
#include "tests/solver/lake_in_rough_land.hpp"
#include "tests/solver/process_ranks.hpp"

namespace {

using namespace cases;

TEST_P(Gpu, ComputesInProcessesWhatItComputesWhole) {
  for (const auto& [scenario, duration] :
       {std::pair(everything(), everything_duration), std::pair(forced_holes(3), forced_holes_duration)}) {
    const Result expected = run(scenario, parameters("cpu", duration));
    for (const int processes : {2, 3})
      for (const int height : {0, 8})
        for (const int every : {0, 50}) {
          SCOPED_TRACE(testing::Message() << processes << " processes, height " << height << ", tiles move "
                                          << (every == 0 ? "when it pays" : "all the time"));
          spate::Parameters way = parameters("cuda:0", duration);
          way.numerics.tile_size = height;
          way.numerics.shuffle_steps = every;
          expect_same_bits(run_in(processes, scenario, way), expected);
        }
  }
}

// The front crosses the cuts, and they follow.
TEST_P(Gpu, ComputesInProcessesWhoseTilesFollowTheFront) {
  const Result expected = run(dam_break(), parameters("cpu", 60));
  expect_same_bits(run_in(3, dam_break(), parameters("cuda:0", 60)), expected);
}

TEST_P(Gpu, GoesOnInProcesses) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  spate::Parameters first = parameters("cpu"), last = parameters("cuda:0");
  for (spate::Parameters* way : {&first, &last}) way->snapshot_interval = everything_duration / 2;
  const Result expected = run(*scenario, first);
  first.duration = everything_duration / 2;
  Simulation begun(scenario, first);
  EXPECT_TRUE(begun.run());
  ProcessRanks ranks(3);
  Simulation ends(scenario, last, begun.save(), spate::no_watch, &ranks.first());
  EXPECT_TRUE(ends.run());
  expect_same_bits(result_of(ends), expected);
  Simulation again(scenario, last, ends.save());  // what they save is whole
  EXPECT_TRUE(again.run());
  expect_same_bits(result_of(again), expected);
}

// The first process has the ground of the whole grid, each other one that of its tiles, which bring theirs
// with them when they move. Parts of one process, whose cards copy all of it, take so much more.
TEST_P(Gpu, HoldsInProcessesTheGroundOfTheirTiles) {
  const Scenario scenario = lake_in_rough_land(1200, 900);
  const spate::Grid& grid = scenario.terrain.grid;
  const double ground = static_cast<double>(grid.cells()) * 2 * sizeof(float);
  spate::Parameters way = parameters("cuda:0", 2);
  way.numerics.parts = 3;
  const Result expected = run(scenario, way);
  way.numerics.parts = 1;
  for (const int every : {0, 20}) {
    way.numerics.shuffle_steps = every;
    const Result result = run_in(3, scenario, way);
    expect_same_bits(result, expected);
    const double less = expected.report.memory - result.report.memory;
    std::printf("  ground %.2f MB; three processes hold %.2f MB less than three parts\n", ground / 1e6,
                less / 1e6);
    if (every > 0) continue;  // then they come to know most of it
    EXPECT_GT(less, 0.8 * ground);
  }
  // Where their cards have no room for it either.
  spate::Parameters little = parameters("cuda:0", 2);
  little.numerics.gpu_memory = 64e6;
  little.numerics.shuffle_steps = 20;
  expect_same_bits(run_in(3, scenario, little), expected);
}

}  // namespace
