// SPDX-License-Identifier: GPL-3.0-or-later
// The finish of a cell: what it does to the water, and what it counts.
#include "solver/step/finish_cell.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace {

using namespace spate;

struct SumsOfOneCell {
  bool own = true;
  double sums[sum_count] = {};
  void add(Sum sum, double depth) { sums[sum] += depth; }
  void clipped(const Amount<float>& amount, double weight) { sums[sum_clipped] -= weight * depth_of(amount); }
  void infiltrated(const Amount<float>& amount, double weight) {
    sums[sum_infiltrated] += weight * depth_of(amount);
  }
};

constexpr Resistance<float> smooth{0, 1, 1, 1e-6f};
constexpr Resistance<float> rough{0.03f, 1, 1, 1e-6f};

StageNumbers stage(float infiltration = 0) {
  return stage_numbers(0, 2, 0, Integrator::rk2, 10, 9.81, 0, infiltration);
}

TEST(FinishCell, ClipsAndCountsNegativeDepthsOfOwnCells) {
  SumsOfOneCell own;
  const CellState<float> start{0, 0, 0};
  EXPECT_EQ(finish_cell(CellState<float>{-0.25f, 1, 0}, start, smooth, false, stage(), own).h, 0);
  EXPECT_EQ(own.sums[sum_clipped], 0.5 * 0.25);
  SumsOfOneCell beyond;
  beyond.own = false;
  const auto cell = finish_cell(CellState<float>{-0.25f, 1, 0}, start, smooth, false, stage(), beyond);
  EXPECT_EQ(cell.h, 0);
  EXPECT_EQ(cell.hu, 0);  // no water, no momentum
  EXPECT_EQ(beyond.sums[sum_clipped], 0);
}

TEST(FinishCell, LeavesWhatIsNoNumberToBeSeen) {
  SumsOfOneCell counter;
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const bool average : {false, true})
    for (const float infiltration : {0.0f, 0.25f}) {
      const CellState<float> start{1, 0, 0}, cell{nan, 1, 2};
      EXPECT_TRUE(std::isnan(finish_cell(cell, start, rough, average, stage(infiltration), counter).h));
    }
}

TEST(FinishCell, InfiltratesAtMostWhatIsThere) {
  SumsOfOneCell counter;
  const CellState<float> start{1, 0, 0};
  const auto deep = finish_cell(CellState<float>{1, 2, 4}, start, smooth, false, stage(0.25f), counter);
  EXPECT_EQ(deep.h, 0.75f);
  EXPECT_EQ(deep.hu, 1.5f);
  EXPECT_EQ(deep.hv, 3.0f);
  EXPECT_EQ(counter.sums[sum_infiltrated], 0.5 * 0.25);
  const auto shallow =
      finish_cell(CellState<float>{0.125f, 2, 4}, start, smooth, false, stage(0.25f), counter);
  EXPECT_EQ(shallow.h, 0);
  EXPECT_EQ(counter.sums[sum_infiltrated], 0.5 * 0.375);
}

TEST(FinishCell, IsTheMeanWithTheStartInTheSecondStage) {
  SumsOfOneCell counter;
  const auto cell =
      finish_cell(CellState<float>{1, 2, 4}, CellState<float>{3, 0, 2}, smooth, true, stage(), counter);
  EXPECT_EQ(cell.h, 2);
  EXPECT_EQ(cell.hu, 1);
  EXPECT_EQ(cell.hv, 3);
}

TEST(FinishCell, GivesDeepWaterTheSameBitsOnTheShorterWay) {
  SumsOfOneCell any, deep;
  for (int i = 1; i < 1000; ++i) {
    const auto x = static_cast<float>(i);
    const CellState<float> cell{0.01f * x, 0.3f * x - 40, 1 / x - 0.01f}, start{0.011f * x, 0.2f * x, -x};
    for (const bool average : {false, true}) {
      const auto a = finish_cell<Water::any>(cell, start, rough, average, stage(), any);
      const auto b = finish_cell<Water::deep>(cell, start, rough, average, stage(), deep);
      EXPECT_EQ(a.h, b.h);
      EXPECT_EQ(a.hu, b.hu);
      EXPECT_EQ(a.hv, b.hv);
      EXPECT_EQ(a.rest, b.rest);
    }
  }
}

double water(const CellState<float>& cell) {
  return static_cast<double>(cell.h) + static_cast<double>(cell.rest);
}

TEST(FinishCell, KeepsWhatRoundingLeavesOutOfTheDepth) {
  for (const Integrator integrator : integrator_list) {
    SumsOfOneCell counter;
    CellState<float> cell{1, 0, 0};
    const StageNumbers first = stage_numbers(0, 2, 0, integrator, 10, 9.81, 0, 0),
                       second = stage_numbers(0, 2, 1, integrator, 10, 9.81, 0, 0);
    const float gain = 1.1e-9f;  // a tenth of what a float of that size can hold
    const auto after = [&](CellState<float> now, const CellState<float>& start, const StageNumbers& numbers) {
      const float waiting = now.rest;
      now.rest = gain;
      return finish_cell(settled(now, waiting, numbers.rain, numbers), start, rough, numbers.average, numbers,
                         counter);
    };
    for (int step = 0; step < 1000; ++step) {
      const CellState<float> start = cell;
      cell = after(start, start, first);
      if (averages(integrator)) cell = after(cell, start, second);
    }
    EXPECT_GT(cell.h, 1) << name_of(integrator);
    EXPECT_NEAR(water(cell), 1 + 1000 * static_cast<double>(gain), 1e-11) << name_of(integrator);
    EXPECT_LT(std::abs(cell.rest), 1.2e-7f);
  }
}

TEST(FinishCell, LeavesNothingInACellThatIsEmptied) {
  SumsOfOneCell counter;
  const float rest = -0x1p-30f;
  const CellState<float> start{0, 0, 0}, full{0.125f, 2, 4, rest};
  const auto dry = finish_cell(full, start, smooth, false, stage(0.25f), counter);
  EXPECT_EQ(dry.h, 0);
  EXPECT_EQ(dry.rest, 0);
  EXPECT_EQ(counter.sums[sum_infiltrated], 0.5 * (0.125 - 0x1p-30));
  const auto clipped =
      finish_cell(CellState<float>{-0.25f, 0, 0, rest}, start, smooth, false, stage(), counter);
  EXPECT_EQ(clipped.h, 0);
  EXPECT_EQ(clipped.rest, 0);
  EXPECT_EQ(counter.sums[sum_clipped], 0.5 * (0.25 + 0x1p-30));
}

TEST(FinishCell, TakesWaterWithoutLosingAny) {
  SumsOfOneCell counter;
  CellState<float> cell{3, 0, 0, 0x1p-24f};
  const double before = water(cell);
  const auto after = finish_cell(cell, cell, smooth, false, stage(1e-7f), counter);
  EXPECT_EQ(before - water(after), static_cast<double>(1e-7f));
  EXPECT_EQ(2 * counter.sums[sum_infiltrated], static_cast<double>(1e-7f));
  const auto nearly = finish_cell(CellState<float>{0.25f, 0, 0, -0x1p-27f}, cell, smooth, false,
                                  stage(0.25f - 0x1p-26f), counter);
  EXPECT_GE(nearly.h, 0);
  EXPECT_EQ(water(nearly), 0x1p-26 - 0x1p-27);
}

TEST(FinishCell, CountsWhatCrossesTheEdge) {
  SumsOfOneCell counter;
  count_edge_flow(4, stage(), counter);
  count_edge_flow(-2, stage(), counter);
  EXPECT_FLOAT_EQ(static_cast<float>(counter.sums[sum_edges_in]), 0.5f * 0.2f * 4);
  EXPECT_FLOAT_EQ(static_cast<float>(counter.sums[sum_edges_out]), 0.5f * 0.2f * 2);
}

TEST(FinishCell, KeepsWallsDry) {
  const auto wall = dry_at_walls(CellState<float>{1, 2, 3}, true);
  EXPECT_EQ(wall.h + wall.hu + wall.hv, 0);
  EXPECT_EQ(dry_at_walls(CellState<float>{1, 2, 3}, false).hv, 3);
}

}  // namespace
