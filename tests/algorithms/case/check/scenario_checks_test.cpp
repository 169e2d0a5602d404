// SPDX-License-Identifier: GPL-3.0-or-later
// Each kind of finding in a case where it must appear, and in one where it must not.
#include "algorithms/case/check/scenario_checks.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <map>

#include "algorithms/case/check/worst_spots.hpp"
#include "algorithms/case/log/findings_log.hpp"

namespace spate {
namespace {

constexpr float nodata = std::numeric_limits<float>::quiet_NaN();

class NoLog : public Log {
 public:
  void info(const std::string&) override {}
  void warning(const Message&) override {}
  void progress(double) override {}
  bool is_cancelled() const override { return false; }
};

// 40 x 30 cells of 10 m that fall eastwards from 108 to 100.2 m, open on all sides, with an inflow of 5 m3/s.
class ScenarioChecks : public testing::Test {
 protected:
  ScenarioChecks() {
    reference_.grid = {40, 30, 10, 500000, 5300000};
    reference_.cell_width = reference_.cell_height = 10;
    reference_.north = 5300300;
    scenario_.terrain.grid = reference_.grid;
    scenario_.terrain.datum = 100;
    scenario_.terrain.manning = {0.035f};
    ground([](int column, int) { return 8 - 0.2 * column; });
    for (EdgeCondition& side : scenario_.sides) side.kind = EdgeKind::open;
    scenario_.inflows.push_back({"river", InflowKind::discharge, Series(5.0), {{cell(5, 15), 1}}});
  }

  std::size_t cell(int column, int row) const { return scenario_.terrain.grid.index(column, row); }
  // m above the datum.
  void ground(const std::function<double(int column, int row)>& height) {
    std::vector<float> zb;
    for (int row = 0; row < 30; ++row)
      for (int column = 0; column < 40; ++column) zb.push_back(static_cast<float>(height(column, row)));
    scenario_.terrain.zb = std::move(zb);
  }
  void wall_sides() {
    for (EdgeCondition& side : scenario_.sides) side.kind = EdgeKind::wall;
  }
  // A line of faces along the northern sides of a row of cells.
  void add_barrier(int row, int from, int to, float crest) {
    PlacedBarrier placed;
    for (int column = from; column < to; ++column)
      placed.barrier.faces.push_back({{column, row, Side::north}, crest, 1});
    barriers_.push_back(placed);
    scenario_.barriers.push_back(placed.barrier);
  }

  std::map<std::string, Finding> findings() {
    NoLog silent;
    FindingsLog log(silent);
    const ComputedBed bed(scenario_, SchemeId::hwp14);
    check_scenario({scenario_, reference_, bed, barriers_, duration_}, log);
    return by_key(log);
  }
  std::map<std::string, Finding> narrow_ground(double threshold) {
    NoLog silent;
    FindingsLog log(silent);
    const ComputedBed bed(scenario_, SchemeId::hwp14);
    const BedReport report = raise_crests(scenario_, bed, threshold, 0.2);
    check_narrow_ground(scenario_.terrain, reference_, bed.bed(), report, 0.2, log);
    return by_key(log);
  }
  static std::map<std::string, Finding> by_key(const FindingsLog& log) {
    std::map<std::string, Finding> found;
    for (const Finding& finding : log.findings()) {
      EXPECT_FALSE(finding.message.problem.empty());
      EXPECT_TRUE(found.emplace(finding.message.key, finding).second) << finding.message.key << " twice";
    }
    return found;
  }
  void expect_only_notes() {
    for (const auto& [key, finding] : findings()) EXPECT_EQ(Severity::note, finding.severity) << key;
  }
  // The number of a finding, which must be there once.
  double value_of(const char* key, Severity severity = Severity::warning) {
    const std::map<std::string, Finding> all = findings();
    const auto found = all.find(key);
    if (found == all.end()) {
      ADD_FAILURE() << key << " is missing";
      return 0;
    }
    EXPECT_EQ(severity, found->second.severity) << key;
    return found->second.value.value_or(0);
  }
  bool has(const char* key) { return findings().count(key) > 0; }

  Scenario scenario_;
  io::GeoReference reference_;
  std::vector<PlacedBarrier> barriers_;
  double duration_ = 3600;
};

TEST_F(ScenarioChecks, AGoodCaseHasNotesOnly) {
  expect_only_notes();
  EXPECT_DOUBLE_EQ(5 * 3600, value_of("volume_coming", Severity::note));
}

TEST_F(ScenarioChecks, HolesAreEnclosed) {
  for (const std::size_t at : {cell(0, 3), cell(0, 4), cell(39, 29)}) scenario_.terrain.zb[at] = nodata;
  EXPECT_FALSE(has("dem_holes"));
  // A ring that is closed in its last row alone, and one cell.
  for (int row = 10; row < 14; ++row)
    for (const int column : {10, 12}) scenario_.terrain.zb[cell(column, row)] = nodata;
  scenario_.terrain.zb[cell(11, 13)] = nodata;
  scenario_.terrain.zb[cell(20, 20)] = nodata;
  const Finding holes = findings().at("dem_holes");
  EXPECT_EQ(10, holes.value);
  ASSERT_EQ(2u, holes.spots.size());
  EXPECT_EQ(9, holes.spots[0].value);
  EXPECT_EQ(1, holes.spots[1].value);
  EXPECT_EQ(500205, holes.spots[1].place.x);
  EXPECT_EQ(5300205, holes.spots[1].place.y);
  // Under buildings they are none.
  scenario_.terrain.taken.assign(1200, 0);
  for (std::size_t i = 0; i < 1200; ++i) scenario_.terrain.taken[i] = std::isnan(scenario_.terrain.zb[i]);
  EXPECT_FALSE(has("dem_holes"));
}

TEST_F(ScenarioChecks, SpikesAndPitsStandAlone) {
  scenario_.terrain.zb[cell(20, 10)] += 12;
  scenario_.terrain.zb[cell(30, 20)] -= 7;
  EXPECT_NEAR(11.8, value_of("dem_spikes"), 1e-4);
  EXPECT_NEAR(6.8, value_of("dem_pits"), 1e-4);
  EXPECT_EQ(500205, findings().at("dem_spikes").spots.at(0).place.x);
  scenario_.terrain.zb[cell(21, 10)] += 12;  // two cells are a tower, and not a slip
  scenario_.terrain.zb[cell(30, 20)] += 5.5f;
  EXPECT_FALSE(has("dem_spikes"));
  EXPECT_FALSE(has("dem_pits"));
}

TEST_F(ScenarioChecks, MountainsHaveNoSpikes) {
  ground([](int column, int row) { return -8 * std::hypot(column - 20, row - 15); });
  EXPECT_FALSE(has("dem_spikes"));
}

TEST_F(ScenarioChecks, OnlyTheWorstOfManyPlacesAreShown) {
  WorstSpots spots;
  for (std::size_t i = 0; i < 250; ++i) spots.add(i, static_cast<double>((i * 37) % 250));
  EXPECT_EQ(250u, spots.count());
  const std::vector<Spot> shown = spots.spots(reference_);
  ASSERT_EQ(WorstSpots::most, shown.size());
  for (std::size_t i = 0; i < shown.size(); ++i) EXPECT_EQ(249.0 - static_cast<double>(i), shown[i].value);
}

TEST_F(ScenarioChecks, SaysHowManyPlacesAreLeftOut) {
  EXPECT_EQ("why", with_rest("why", WorstSpots::most));
  for (int column = 1; column < 39; column += 2)
    for (int row = 1; row < 29; row += 2) scenario_.terrain.zb[cell(column, row)] = nodata;
  const Finding holes = findings().at("dem_holes");
  EXPECT_EQ(19 * 14, holes.value);
  EXPECT_EQ(WorstSpots::most, holes.spots.size());
  EXPECT_NE(std::string::npos, holes.message.why.find(std::to_string(19 * 14 - 100)));
}

TEST_F(ScenarioChecks, NarrowDikesAndDitches) {
  const auto smooth = [](int column, int) { return 8 - 0.02 * column; };
  ground(smooth);
  EXPECT_TRUE(narrow_ground(0.1).empty());
  ground([&](int column, int row) { return smooth(column, row) + (column == 20) - (column == 30); });
  std::map<std::string, Finding> found = narrow_ground(0.1);
  EXPECT_EQ(Severity::note, found.at("crests_held").severity);
  EXPECT_NEAR(0.5, found.at("crests_held").value.value(), 0.01);
  EXPECT_EQ(30u, found.at("crests_held").spots.size());
  EXPECT_EQ(500205, found.at("crests_held").spots[0].place.x);
  EXPECT_EQ(0u, found.count("crests_lowered"));
  EXPECT_EQ(Severity::note, found.at("ditches_raised").severity);
  EXPECT_NEAR(0.5, found.at("ditches_raised").value.value(), 0.01);
  EXPECT_EQ(500305, found.at("ditches_raised").spots.at(0).place.x);
  scenario_.barriers.clear();
  found = narrow_ground(0);
  EXPECT_EQ(Severity::warning, found.at("crests_lowered").severity);
  EXPECT_EQ(30u, found.at("crests_lowered").spots.size());
  EXPECT_EQ(0u, found.count("crests_held"));
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
