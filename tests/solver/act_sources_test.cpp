// SPDX-License-Identifier: GPL-3.0-or-later
// Sources and structures at one cell: what they do to its water, and what is counted.
#include "solver/step/act_sources.hpp"

#include <gtest/gtest.h>

namespace {

using namespace spate;

constexpr float film = 1e-6f;

// A cell, and what was counted.
struct OneCell {
  CellState<float> cell;
  double sums[sum_count] = {};
  unsigned long long drained[2] = {};

  void add(Sum sum, double depth) { sums[sum] += depth; }
  void act_on(const SourceValue& value, Integrator integrator = Integrator::hancock, int stage = 0) {
    act(cell, value, {{&drained[0], &drained[1]}}, film,
        stage_numbers(0, 2, stage, integrator, 10, 9.81, 0, 0), *this);
  }
  double water() const { return static_cast<double>(cell.h) + static_cast<double>(cell.rest); }
};

// Heun's first stage counts half of what it does, since half of its result remains; its second stage does
// half.
TEST(ActSources, InHalvesInHeunsScheme) {
  OneCell one{{1, 0, 0}};
  const SourceValue value{0.5f, 0.25f, -1};
  one.act_on(value, Integrator::rk2, 0);
  EXPECT_EQ(one.cell.h, 1.25f);
  EXPECT_EQ(one.sums[sum_gained], 0.25);
  EXPECT_EQ(one.sums[sum_abstracted], 0.125);
  one.cell = {0.5f * (1 + one.cell.h), 0, 0};
  one.act_on(value, Integrator::rk2, 1);
  EXPECT_EQ(one.cell.h, 1.25f);
  EXPECT_EQ(one.sums[sum_gained], 0.5);
  EXPECT_EQ(one.sums[sum_abstracted], 0.25);
}

TEST(ActSources, AddsAndTakesInFullAndCounts) {
  OneCell one{{1, 2, 0}};
  one.act_on({0.5f, 0.75f, -1});
  EXPECT_EQ(one.cell.h, 0.75f);
  EXPECT_EQ(one.cell.hu, 1.0f);  // the share that is left
  EXPECT_EQ(one.sums[sum_gained], 0.5);
  EXPECT_EQ(one.sums[sum_abstracted], 0.75);
  one.act_on({0, 5, -1});
  EXPECT_EQ(one.cell.h, 0);
  EXPECT_EQ(one.sums[sum_abstracted], 0.75 + 0.75);
}

TEST(ActSources, TakesTheRainOfRoofsAsRain) {
  OneCell one{{1, 0, 0}};
  SourceValue roofs;
  roofs.roof_rain = 0.5f;
  one.act_on(roofs);
  EXPECT_EQ(one.cell.h, 1.5f);
  EXPECT_EQ(one.sums[sum_gained], 0);
}

TEST(ActSources, KeepsWhatRoundingLeavesOutOfTheDepth) {
  OneCell one{{8, 0, 0}};
  SourceValue drop;
  drop.gain = 0x1p-24f;  // an eighth of what a float of that size can hold
  for (int step = 0; step < 1000; ++step) one.act_on(drop);
  EXPECT_EQ(one.water(), 8 + 1000 * 0x1p-24);
  EXPECT_GT(one.cell.h, 8);
}

TEST(ActSources, LeaveNothingInACellThatIsEmptied) {
  OneCell one{{0.5f, 1, 0, -0x1p-30f}};
  one.act_on({0, 5, -1});
  EXPECT_EQ(one.water(), 0);
  EXPECT_EQ(one.cell.rest, 0);
  EXPECT_EQ(one.cell.hu, 0);
  EXPECT_EQ(one.sums[sum_abstracted], 0.5 - 0x1p-30);
}

TEST(ActSources, LeaveAFilmWithoutMomentum) {
  OneCell one{{1, 2, 4}};
  SourceValue value;
  value.taken = 1 - 0x1p-22f;
  one.act_on(value);
  EXPECT_EQ(one.cell.h, 0x1p-22f);
  EXPECT_EQ(one.cell.hu, 0);
  EXPECT_EQ(one.cell.hv, 0);
}

TEST(ActSources, ALevelThatFallsTakesMomentumToo) {
  OneCell one{{2, 4, -1}};
  SourceValue falls;
  falls.depth = 0.5f;
  one.act_on(falls);
  EXPECT_EQ(one.cell.h, 0.5f);
  EXPECT_EQ(one.cell.hu, 1);
  EXPECT_EQ(one.cell.hv, -0.25f);
  EXPECT_EQ(one.sums[sum_abstracted], 1.5);
  falls.depth = 0;
  one.act_on(falls);
  EXPECT_EQ(one.water(), 0);
  EXPECT_EQ(one.cell.hu, 0);
  EXPECT_EQ(one.cell.hv, 0);
}

// Both ends of a structure take one number: what the cell has really lost, whole, and in its stage's place.
TEST(ActSources, CountWhatStructuresGet) {
  for (const bool second : {false, true}) {
    const Integrator integrator = second ? Integrator::rk2 : Integrator::hancock;
    const int stage = second ? 1 : 0;
    OneCell one{{0.25f, 1, 0, 0x1p-40f}};
    SourceValue value;
    value.drains = second ? 0.25f : 0.125f;
    one.act_on(value, integrator, stage);
    EXPECT_EQ(static_cast<double>(one.drained[stage]) * crossing_quantum, 0.125);
    value.drains = 5;
    one.act_on(value, integrator, stage);
    EXPECT_EQ(static_cast<double>(one.drained[stage]) * crossing_quantum, 0.125 + 0x1p-40);
    EXPECT_EQ(one.drained[1 - stage], 0u);
    EXPECT_EQ(one.water(), 0);
    EXPECT_EQ(one.sums[sum_abstracted], 0);
  }
}

TEST(ActSources, BringMomentumWithAJet) {
  OneCell one{{1, 0, 0}};
  SourceValue jet;
  jet.arrives = 0.5f;
  jet.arrives_hu = 2;
  jet.arrives_hv = -3;
  one.act_on(jet);
  EXPECT_EQ(one.cell.h, 1.5f);
  EXPECT_EQ(one.cell.hu, 2);
  EXPECT_EQ(one.cell.hv, -3);
}

TEST(ActSources, ImposeDepthsLastAndCountThem) {
  OneCell one{{1, 0, 0, 0x1p-30f}};
  one.act_on({0, 0, -1});
  EXPECT_EQ(one.cell.h, 1);  // none is imposed
  EXPECT_EQ(one.cell.rest, 0x1p-30f);
  one.act_on({0, 0, 3});
  EXPECT_EQ(one.cell.h, 3);
  EXPECT_EQ(one.cell.rest, 0);
  EXPECT_EQ(one.sums[sum_gained], 2 - 0x1p-30);
  one.act_on({0, 0, 0});
  EXPECT_EQ(one.sums[sum_abstracted], 3);
}

}  // namespace
