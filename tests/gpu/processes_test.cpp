// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation that several processes share, each with a GPU, has the bits of one on the CPU. The processes
// are threads here, which see nothing of each other's memory, and their GPUs may be the same one.
// parity_test.cpp names the schemes and integrators.
#include "tests/gpu/gpu_case.hpp"
#include "tests/solver/process_ranks.hpp"

namespace {

using namespace cases;

Result run_in(int processes, const Scenario& scenario, const spate::Parameters& parameters) {
  ProcessRanks ranks(processes);
  Simulation simulation(std::make_shared<const Scenario>(scenario), parameters, spate::no_watch,
                        &ranks.first());
  EXPECT_TRUE(simulation.run());
  return result_of(simulation);
}

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

}  // namespace
