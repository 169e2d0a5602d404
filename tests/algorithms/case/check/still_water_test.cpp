// SPDX-License-Identifier: GPL-3.0-or-later
// Water that fills hollow after hollow, against volumes worked out by hand.
#include "algorithms/case/check/still_water.hpp"

#include <gtest/gtest.h>

namespace spate {
namespace {

// A channel of cells of 1 m between walls; the ends are open.
class StillWaterTest : public testing::Test {
 protected:
  void channel(const std::vector<float>& heights) {
    scenario_.terrain.grid = {static_cast<std::int32_t>(heights.size()), 1, 1, 0, 0};
    scenario_.terrain.zb = heights;
    scenario_.terrain.manning = {0.03f};
    scenario_.sides[0].kind = scenario_.sides[1].kind = EdgeKind::open;
  }
  Spilling follow(std::size_t from, double volume) {
    const Edges edges = find_edges(scenario_);
    Spring spring;
    spring.cells = {from};
    spring.volume = volume;
    return StillWater(scenario_, edges).follow(spring);
  }
  Scenario scenario_;
};

TEST_F(StillWaterTest, FillsAHollowAndSpillsOverItsLowerRim) {
  channel({9, 2, 1, 2, 5, 0});
  EXPECT_FALSE(follow(2, 9).over);
  EXPECT_DOUBLE_EQ(9, follow(2, 9).stored);
  const Spilling spilling = follow(2, 100);
  ASSERT_TRUE(spilling.over);
  EXPECT_EQ(5, spilling.over->column);
  EXPECT_EQ(Side::east, spilling.over->side);
  EXPECT_DOUBLE_EQ(3 + 4 + 3, spilling.stored);
}

TEST_F(StillWaterTest, TwoHollowsBecomeOne) {
  // 3 m3 in the first, over the rim of 4; 5 in the second until it is level; then both rise by 2 over 3
  // cells.
  channel({9, 1, 4, -1, 6, 0});
  const Spilling spilling = follow(1, 100);
  ASSERT_TRUE(spilling.over);
  EXPECT_DOUBLE_EQ(3 + 5 + 3 * 2, spilling.stored);
  EXPECT_FALSE(follow(1, 13.9).over);
}

TEST_F(StillWaterTest, BarriersHoldTheWaterBack) {
  channel({9, 1, 1, 1, 0});
  EXPECT_DOUBLE_EQ(0, follow(1, 100).stored);
  scenario_.barriers.push_back({"dike", {{{2, 0, Side::east}, 3, 1}}, {}});
  EXPECT_DOUBLE_EQ(4, follow(1, 100).stored);
  EXPECT_FALSE(follow(1, 3.9).over);
  scenario_.barriers[0].open = 60;  // not always
  EXPECT_DOUBLE_EQ(0, follow(1, 100).stored);
}

TEST_F(StillWaterTest, StandsAgainstAWalledSide) {
  channel({9, 3, 2, 1});
  scenario_.sides[1].kind = EdgeKind::wall;
  const Spilling spilling = follow(1, 3);
  EXPECT_FALSE(spilling.over);
  ASSERT_TRUE(spilling.rim);
  EXPECT_EQ(3u, *spilling.rim);
  EXPECT_DOUBLE_EQ(2, spilling.depth);  // 1 m3 fills the last cell, 2 m3 both
}

}  // namespace
}  // namespace spate
