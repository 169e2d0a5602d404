// SPDX-License-Identifier: GPL-3.0-or-later
// A simulation in parts, on one GPU or several, has the bits of one in a single part on the CPU, wherever the
// cuts lie and however they move. parity_test.cpp names the schemes and integrators.
#include <thread>
#include <vector>

#include "solver/schemes/dispatch.hpp"
#include "tests/gpu/gpu_case.hpp"

namespace {

using namespace cases;

// That of tiles which stay with blocks when others become those of warps: rows of a patch (cuda/view.cuh)
// without its halo.
int block_height(spate::SchemeId scheme) {
  return 26 - 2 * spate::with_scheme(scheme, [](auto chosen) { return decltype(chosen)::halo; });
}

// By blocks, by marches, and by blocks until tiles first move, on the first GPU and, where there are more, on
// all.
std::vector<spate::Parameters> in_parts(const spate::Parameters& whole, int parts) {
  std::vector<spate::Parameters> ways;
  for (const int height : {0, 8, block_height(whole.numerics.scheme)})
    for (const char* device : {"cuda", "cuda:all"}) {
      if (std::string(device) == "cuda:all" && spate::chosen_gpus(device).size() < 2) continue;
      ways.push_back(whole);
      ways.back().device = device;
      ways.back().numerics.parts = parts;
      ways.back().numerics.tile_size = height;
    }
  return ways;
}

TEST_P(Gpu, ComputesInPartsWhatItComputesWhole) {
  const Result expected = run(everything(), parameters("cpu"));
  for (const int parts : {2, 3, 7})
    for (const spate::Parameters& way : in_parts(parameters("cuda"), parts)) {
      SCOPED_TRACE(testing::Message()
                   << parts << " parts, " << way.device << ", height " << way.numerics.tile_size);
      expect_same_bits(run(everything(), way), expected);
    }
}

TEST_P(Gpu, ComputesOnAllCardsWhatItComputesOnOne) {
  if (spate::chosen_gpus("cuda:all").size() < 2) GTEST_SKIP() << "one GPU";
  const Result expected = run(everything(), parameters("cpu"));
  for (const int height : {0, 8, 32, block_height(parameters("cpu").numerics.scheme)}) {
    SCOPED_TRACE(testing::Message() << "height " << height);
    spate::Parameters other = parameters("cuda:all");
    other.numerics.tile_size = height;
    other.numerics.shuffle_steps = 20;
    expect_same_bits(run(everything(), other), expected);
  }
}

// Kernels of two runs that wait for those on other cards could wait for ever.
TEST_P(Gpu, SharesAllCardsWithOtherRuns) {
  if (spate::chosen_gpus("cuda:all").size() < 2) GTEST_SKIP() << "one GPU";
  const Result expected = run(everything(), parameters("cpu"));
  std::vector<Result> results(3);
  std::vector<std::thread> runs;
  for (Result& result : results)
    runs.emplace_back([&result] { result = run(everything(), parameters("cuda:all")); });
  for (std::thread& each : runs) each.join();
  for (const Result& result : results) expect_same_bits(result, expected);
}

TEST_P(Gpu, ComputesInPartsWhoseTilesMoveAllTheTime) {
  const Result expected = run(everything(2), parameters("cpu"));
  for (const int parts : {2, 3, 7})
    for (spate::Parameters& way : in_parts(parameters("cuda"), parts)) {
      SCOPED_TRACE(testing::Message()
                   << parts << " parts, " << way.device << ", height " << way.numerics.tile_size);
      way.numerics.shuffle_steps = 300;
      way.numerics.sparse = parts != 3;
      expect_same_bits(run(everything(2), way), expected);
    }
}

TEST_P(Gpu, ComputesInPartsWithEdgesAtTheCuts) {
  for (const std::uint32_t seed : {2u, 3u}) {
    const Result expected = run(forced_holes(seed), parameters("cpu", forced_holes_duration));
    for (const int parts : {2, 4})
      for (spate::Parameters& way : in_parts(parameters("cuda", forced_holes_duration), parts)) {
        SCOPED_TRACE(testing::Message() << "seed " << seed << ", " << parts << " parts, " << way.device
                                        << ", height " << way.numerics.tile_size);
        way.numerics.shuffle_steps = 20;
        expect_same_bits(run(forced_holes(seed), way), expected);
      }
  }
}

// With little memory a run keeps its blocks, or ends; what it had before it tried to change is as it was.
TEST_P(Gpu, KeepsItsBlocksWhereOtherTilesHaveNoMemory) {
  const Result expected = run(everything(), parameters("cpu"));
  for (const int parts : {1, 2, 3}) {
    int complete = 0, ended = 0;
    for (double memory = 2e5; complete < 6 && memory < 1e9; memory *= 1.2) {
      spate::Parameters little = parameters("cuda");
      little.numerics.parts = parts;
      little.numerics.gpu_memory = memory;
      little.numerics.shuffle_steps = 20;
      SCOPED_TRACE(testing::Message() << parts << " parts, " << memory << " bytes");
      try {
        expect_same_bits(run(everything(), little), expected);
        ++complete;
      } catch (const spate::Error& error) {
        ASSERT_EQ("out_of_gpu_memory", error.key());
        ASSERT_EQ(0, complete);
        ++ended;
      }
    }
    EXPECT_GT(ended, 0);
    EXPECT_EQ(6, complete);
  }
}

// A dam breaks in a corner: at first one part has all the water; the front crosses the cuts, and they follow.
TEST_P(Gpu, ComputesInPartsWhoseFrontCrossesTheCuts) {
  Scenario scenario = make_scenario(
      300, 220, 2, [](double x, double y) { return 0.002 * (x + y); }, 0.03);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double y) { return x < 40 && y < 30 ? 5.0 : 0.0; });
  const Result expected = run(scenario, parameters("cpu", 60));
  for (const int parts : {2, 4})
    for (const spate::Parameters& way : in_parts(parameters("cuda", 60), parts)) {
      SCOPED_TRACE(testing::Message()
                   << parts << " parts, " << way.device << ", height " << way.numerics.tile_size);
      expect_same_bits(run(scenario, way), expected);
    }
}

TEST_P(Gpu, ComputesInPartsOfWhichSomeHaveNoWaterAndSomeNoTile) {
  Scenario small = make_scenario(40, 40, 2, [](double x, double) { return 0.01 * x; });
  for (const float depth : {0.0f, 1.0f}) {
    small.initial_depth.assign(small.terrain.grid.cells(), depth);
    const Result expected = run(small, parameters("cpu", 10));
    for (const spate::Parameters& way : in_parts(parameters("cuda", 10), 12)) {
      SCOPED_TRACE(testing::Message()
                   << "depth " << depth << ", " << way.device << ", height " << way.numerics.tile_size);
      expect_same_bits(run(small, way), expected);
    }
  }
}

TEST_P(Gpu, GoesOnInAnotherNumberOfParts) {
  const auto scenario = std::make_shared<const Scenario>(everything());
  spate::Parameters first = parameters("cuda"), then = first, last = parameters("cpu");
  first.numerics.parts = 3;
  first.numerics.tile_size = 8;
  first.duration = everything_duration / 4;
  then.numerics.parts = 2;
  then.duration = everything_duration / 2;
  for (spate::Parameters* way : {&first, &then, &last}) way->snapshot_interval = everything_duration / 4;
  const Result expected = run(*scenario, last);
  Simulation begun(scenario, first);
  EXPECT_TRUE(begun.run());
  Simulation goes_on(scenario, then, begun.save());
  EXPECT_TRUE(goes_on.run());
  Simulation ends(scenario, last, goes_on.save());
  EXPECT_TRUE(ends.run());
  expect_same_bits(result_of(ends), expected);
}

}  // namespace
