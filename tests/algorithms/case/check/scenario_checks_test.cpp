// SPDX-License-Identifier: GPL-3.0-or-later
// Each kind of finding in a case where it must appear, and in one where it must not.
#include <cmath>
#include <limits>
#include <vector>

#include "tests/algorithms/case/check/checked_case.hpp"

namespace spate {
namespace {

using ScenarioChecks = CheckedCase;

TEST_F(ScenarioChecks, AGoodCaseHasNotesOnly) {
  expect_only_notes();
  EXPECT_DOUBLE_EQ(5 * 3600, value_of("volume_coming", Severity::note));
}

TEST_F(ScenarioChecks, ElevationsInFeet) {
  // Ground at 328 to 354 ft, a lake at 104 m.
  ground([](int column, int) { return (108 - 0.2 * column) / 0.3048 - 100; });
  scenario_.initial_level = std::vector<float>(1200, nodata);
  scenario_.initial_level[cell(35, 15)] = 4;
  EXPECT_TRUE(has("dem_in_feet"));
  EXPECT_FALSE(has("levels_in_feet"));
  ground([](int column, int) { return 8 - 0.2 * column; });
  EXPECT_FALSE(has("dem_in_feet"));
  scenario_.initial_level[cell(35, 15)] = static_cast<float>(104 / 0.3048 - 100);
  EXPECT_TRUE(has("levels_in_feet"));
  EXPECT_FALSE(has("dem_in_feet"));
}

TEST_F(ScenarioChecks, RoughnessOfAnotherKind) {
  for (const float n : {0.001f, 0.9f}) {
    scenario_.terrain.manning = {n};
    EXPECT_FLOAT_EQ(n, static_cast<float>(value_of("roughness_unusual")));
  }
  scenario_.terrain.manning.assign(1200, 0.03f);
  scenario_.terrain.manning[cell(3, 3)] = 0.9f;  // a house
  EXPECT_FALSE(has("roughness_unusual"));
}

TEST_F(ScenarioChecks, RainOfAnotherUnit) {
  constexpr double mm_per_hour = 1 / 3.6e6;
  scenario_.rain = Series(30 * mm_per_hour);
  EXPECT_FALSE(has("rain_tiny"));
  EXPECT_FALSE(has("rain_beyond_records"));
  scenario_.rain = Series(8e-6 * mm_per_hour);  // 30 mm/h in m/s
  EXPECT_NEAR(8e-6, value_of("rain_tiny"), 1e-12);
  scenario_.rain = Series(100 * mm_per_hour);  // 100 mm a day
  duration_ = 24 * 3600;
  EXPECT_NEAR(2400, value_of("rain_beyond_records"), 1e-6);
}

TEST_F(ScenarioChecks, PeakAfterTheEnd) {
  Inflow& river = scenario_.inflows[0];
  river.series = Series({0, 7200, 14400}, {1, 50, 1});
  EXPECT_EQ(50, value_of("peak_after_end"));
  duration_ = 7200;
  EXPECT_FALSE(has("peak_after_end"));
  // A level rises little over its elevation.
  river.kind = InflowKind::level;
  river.series = Series({0, 7200, 14400}, {412, 413, 414});
  EXPECT_EQ(414, value_of("peak_after_end"));
  duration_ = 14400;
  EXPECT_FALSE(has("peak_after_end"));
}

TEST_F(ScenarioChecks, ARiverThroughOneCell) {
  Inflow& river = scenario_.inflows[0];
  river.series = Series(1000.0);  // 25 m2/s
  EXPECT_FALSE(has("inflow_concentrated"));
  river.series = Series(20000.0);
  EXPECT_NEAR(std::cbrt(500 * 500 / 9.81), value_of("inflow_concentrated"), 1e-6);
  river.cells.clear();
  for (int row = 0; row < 30; ++row) river.cells.push_back({cell(5, row), 1.0f / 30});
  EXPECT_FALSE(has("inflow_concentrated"));
}

TEST_F(ScenarioChecks, LevelsBelowAndFarAboveTheGround) {
  Inflow& lake = scenario_.inflows[0];
  lake.kind = InflowKind::level;
  lake.series = Series(107.5);  // on ground at 107 m
  EXPECT_FALSE(has("level_below_ground"));
  EXPECT_FALSE(has("level_above_terrain"));
  lake.series = Series(3.5);  // a reading of a gauge
  EXPECT_NEAR(-103.5, value_of("level_below_ground", Severity::note), 1e-4);
  lake.series = Series(110.0);  // the plain drowns
  EXPECT_FALSE(has("level_above_terrain"));
  lake.series = Series(160.0);
  EXPECT_NEAR(52, value_of("level_above_terrain"), 1e-4);
  lake.series = Series(107.5);
  scenario_.initial_level = std::vector<float>(1200, nodata);
  scenario_.initial_level[cell(35, 15)] = 4;
  EXPECT_FALSE(has("level_above_terrain"));
  scenario_.initial_level[cell(20, 15)] = 1000;  // above a datum of 100 m
  EXPECT_NEAR(1100 - 108, value_of("level_above_terrain"), 1e-3);
}

// The polygon of a lake may be drawn over its banks: what counts is its lowest ground.
TEST_F(ScenarioChecks, LevelsOfWaterBodies) {
  scenario_.initial_level = std::vector<float>(1200, nodata);
  const double low = static_cast<double>(scenario_.terrain.zb[cell(35, 15)]);
  for (const int column : {5, 20, 35})
    scenario_.initial_level[cell(column, 15)] = static_cast<float>(low + 0.5);
  EXPECT_FALSE(has("level_below_ground"));
  for (const int column : {5, 20, 35})
    scenario_.initial_level[cell(column, 15)] = static_cast<float>(low - 0.5);
  EXPECT_NEAR(-0.5, value_of("level_below_ground", Severity::note), 1e-4);
}

// As of an inflow; its faces are found by the solver.
TEST_F(ScenarioChecks, LevelsOfEdges) {
  scenario_.sides[1] = {EdgeKind::level, Series(100.5)};
  EXPECT_FALSE(has("level_below_ground"));
  scenario_.sides[1].series = Series(99.0);
  EXPECT_NEAR(-1.2, value_of("level_below_ground", Severity::note), 1e-4);
  EXPECT_EQ(500395, findings().at("level_below_ground").spots.at(0).place.x);
}

TEST_F(ScenarioChecks, MoreWaterThanTheTerrainHolds) {
  wall_sides();
  // Below the highest ground: 3.9 m on average.
  EXPECT_FALSE(has("volume_beyond_domain"));
  scenario_.inflows[0].series = Series(500.0);
  EXPECT_DOUBLE_EQ(500 * 3600, value_of("volume_beyond_domain"));
  scenario_.sides[1].kind = EdgeKind::open;
  EXPECT_FALSE(has("volume_beyond_domain"));
}

TEST_F(ScenarioChecks, WhereWaterLeaves) {
  const Finding spill = findings().at("edges_will_spill");
  EXPECT_EQ(Severity::note, spill.severity);
  EXPECT_EQ(500395, spill.spots.at(0).place.x);  // at the foot of the slope
  EXPECT_FALSE(has("water_held_by_side"));
  wall_sides();
  EXPECT_FALSE(has("edges_will_spill"));
  // Against the east side: 18,000 m3 in a wedge of 300 m with a slope of 2 %, in steps of a cell.
  EXPECT_NEAR(std::sqrt(2 * 18000 * 0.02 / 300), value_of("water_held_by_side"), 0.15);
  EXPECT_EQ(500395, findings().at("water_held_by_side").spots.at(0).place.x);
  scenario_.inflows[0].series = Series(0.05);
  EXPECT_FALSE(has("water_held_by_side"));
}

TEST_F(ScenarioChecks, ALakeAtAnOpenEdgeRunsOut) {
  scenario_.initial_level = std::vector<float>(1200, nodata);
  scenario_.initial_level[cell(20, 15)] = 5;
  EXPECT_FALSE(has("water_body_at_open_edge"));
  scenario_.initial_level[cell(39, 15)] = 1;
  EXPECT_NEAR(0.8, value_of("water_body_at_open_edge", Severity::note), 1e-4);
}

TEST_F(ScenarioChecks, BarriersThatDoNotMeet) {
  add_barrier(15, 5, 15, 9);
  add_barrier(15, 15, 30, 9);  // they meet
  EXPECT_FALSE(has("barriers_leak"));
  add_barrier(15, 31, 35, 9);  // one cell away
  const Finding leak = findings().at("barriers_leak");
  EXPECT_EQ(10, leak.value);
  ASSERT_EQ(1u, leak.spots.size());
  EXPECT_EQ(500305, leak.spots[0].place.x);
  EXPECT_EQ(5300160, leak.spots[0].place.y);
  // On ground that is as high as they are nothing passes; four cells away they are not meant to meet.
  for (int column = 29; column < 32; ++column)
    for (int row = 14; row < 18; ++row) scenario_.terrain.zb[cell(column, row)] = 9;
  EXPECT_FALSE(has("barriers_leak"));
  barriers_.pop_back();
  scenario_.barriers.pop_back();
  add_barrier(15, 34, 38, 9);
  EXPECT_FALSE(has("barriers_leak"));
}

}  // namespace
}  // namespace spate
