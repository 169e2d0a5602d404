// SPDX-License-Identifier: GPL-3.0-or-later
// Inflows, rain and infiltration against volumes in closed form.
#include "solver/equations/sources.hpp"
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;
using spate::InflowKind;

class Sources : public EveryScheme {};

TEST_P(Sources, InflowDeliversTheIntegralOfItsHydrograph) {
  const Series hydrograph({3, 17, 55, 300}, {0, 9, 1, 0});
  Scenario scenario = make_scenario(
      30, 30, 4, [](double x, double y) { return 0.01 * x + 0.02 * y; }, 0.03);
  scenario.inflows = {{"point", InflowKind::discharge, hydrograph, {{465, 1}}}};
  const spate::Volumes volumes = simulate(scenario, scheme(), 400)->report().volumes;
  const double delivered = hydrograph.integral(0, 400);
  figure_at_most(label("inflow, relative error of its volume"), std::abs(volumes.inflow / delivered - 1),
                 1e-6);
  EXPECT_NEAR(volumes.stored, delivered, 1e-5 * delivered);
  EXPECT_EQ(volumes.abstracted, 0);
}

TEST_P(Sources, InflowIsSplitByShares) {
  // Three cells, each alone between walls: its depth is its share over its area.
  Scenario scenario = flat(5, 1, 2);
  scenario.terrain.taken = {0, 1, 0, 1, 0};
  scenario.inflows = {{"line", InflowKind::discharge, Series(0.4), {{0, 0.5f}, {2, 0.3f}, {4, 0.2f}}}};
  const std::vector<float> depth = simulate(scenario, scheme(), 10)->field(Field::depth);
  EXPECT_NEAR(depth[0], 0.5, 1e-5);
  EXPECT_NEAR(depth[2], 0.3, 1e-5);
  EXPECT_NEAR(depth[4], 0.2, 1e-5);
}

TEST_P(Sources, SeveralInflowsOnOneCellAdd) {
  Scenario scenario = flat(1, 1, 2);
  scenario.inflows = {{"a", InflowKind::discharge, Series(0.1), {{0, 1}}},
                      {"b", InflowKind::discharge, Series(0.3), {{0, 1}}}};
  EXPECT_NEAR(simulate(scenario, scheme(), 10)->field(Field::depth)[0], 1, 1e-5);
}

TEST_P(Sources, RainOfRoofsComesToTheCellsBesideThem) {
  // Cells between walls: the first takes the rain of two more, the second only its own.
  Scenario scenario = flat(5, 1, 2);
  scenario.terrain.taken = {0, 1, 1, 0, 1};
  scenario.rain = Series({0, 100, 100.1, 200}, {1e-4, 2e-4, 0, 0});
  scenario.roof_rain = {{0, 2}};
  for (const double infiltration : {0.0, 1e-4}) {
    scenario.infiltration = infiltration;
    const auto simulation = simulate(scenario, scheme(), 100);
    const spate::Volumes volumes = simulation->report().volumes;
    const double fallen = scenario.rain.integral(0, 100), lost = infiltration * 100;
    EXPECT_NEAR(volumes.rain, 4 * fallen * 4, 1e-4);
    EXPECT_EQ(volumes.inflow, 0);
    EXPECT_NEAR(volumes.infiltrated, 4 * 2 * lost, 1e-3 * volumes.rain);
    EXPECT_LE(std::abs(volumes.mass_error()), 1e-7);
    const std::vector<float> depth = simulation->field(Field::depth);
    EXPECT_NEAR(depth[0], 3 * fallen - lost, 1e-4);
    EXPECT_NEAR(depth[3], fallen - lost, 1e-4);
  }
}

TEST_P(Sources, APeakToComeDoesNotShortenTheSteps) {
  Scenario scenario = flat(40, 40, 10, 0.03);
  scenario.inflows = {{"dam", InflowKind::discharge, Series({0, 100, 101}, {1, 1, 1e9}), {{820, 1}}}};
  const std::int64_t late = simulate(scenario, scheme(), 90)->report().steps;
  scenario.inflows[0].series = Series(1);
  const std::int64_t never_comes = simulate(scenario, scheme(), 90)->report().steps;
  EXPECT_LE(late, never_comes + 20);
}

TEST_P(Sources, AbstractionTakesItsVolume) {
  Scenario scenario = flat(20, 20, 5, 0.03);
  scenario.initial_depth.assign(400, 1);
  scenario.inflows = {{"pump", InflowKind::discharge, Series(-2), {{210, 1}}}};
  const spate::Volumes volumes = simulate(scenario, scheme(), 200)->report().volumes;
  EXPECT_NEAR(volumes.abstracted, 400, 400e-6);
  EXPECT_NEAR(volumes.stored, 10000 - 400, 10000e-6);
  EXPECT_EQ(volumes.inflow, 0);
}

TEST_P(Sources, AbstractionIsLimitedByTheWaterThere) {
  Scenario scenario = flat(3, 1, 1);
  scenario.terrain.taken = {0, 1, 0};
  scenario.initial_depth.assign(3, 0.25f);
  scenario.inflows = {{"pump", InflowKind::discharge, Series(-1), {{0, 1}}}};
  const auto simulation = simulate(scenario, scheme(), 10);
  const spate::Volumes volumes = simulation->report().volumes;
  EXPECT_NEAR(volumes.abstracted, 0.25, 1e-6);
  EXPECT_NEAR(simulation->field(Field::depth)[0], 0, 1e-6);
  EXPECT_EQ(simulation->field(Field::depth)[2], 0.25f);  // beyond the wall
  EXPECT_NEAR(volumes.mass_error(), 0, 1e-7);
}

TEST_P(Sources, ImposedLevelFillsAPondToIt) {
  Scenario scenario = flat(6, 6, 4, 0.2);
  scenario.terrain.datum = 50;
  scenario.inflows = {{"reservoir", InflowKind::level, Series({0, 120}, {50, 51}), {{0, 1}, {1, 1}}}};
  const auto simulation = simulate(scenario, scheme(), 1200);
  const spate::Volumes volumes = simulation->report().volumes;
  figure_near(label("imposed level, volume of the pond (m3)"), volumes.stored, 576, 576 * 5e-3);
  EXPECT_NEAR(volumes.inflow - volumes.abstracted, volumes.stored, 2e-5 * 576);
  EXPECT_NEAR(simulation->field(Field::level)[0], 1, 1e-5);
}

// A river that meets the tide, which falls below its bed: water drops into the sea, no faster than from 3 m
// (7.7 m/s), and none is left there.
TEST_P(Sources, ImposedLevelFallsBelowTheBed) {
  for (const double spacing : {1.0, 10.0}) {
    Scenario scenario = flat(60, 3, spacing, 0.03);
    set_side(scenario, spate::Side::west, EdgeKind::discharge, Series(3 * spacing));
    scenario.inflows = {{"sea", InflowKind::level, Series({0, 1200, 3600}, {3, 3, -1}), {}}};
    for (int row = 0; row < 3; ++row)
      scenario.inflows[0].cells.push_back({scenario.terrain.grid.index(40, row), 1.0f / 3});
    const auto simulation = simulate(scenario, scheme(), 3600);
    figure_at_most(label("a tide that falls below the bed, largest speed, cells of " + text(spacing) + " m"),
                   largest(simulation->field(Field::max_speed)), 7.7);
    EXPECT_EQ(at_point(*simulation, Field::depth, 40.5 * spacing, 1.5 * spacing), 0);
    EXPECT_NEAR(simulation->report().volumes.mass_error(), 0, 1e-7);
  }
}

TEST_P(Sources, RainFallsOnFlowCellsOnly) {
  Scenario scenario = flat(10, 10, 3, 0.03);
  scenario.terrain.taken.assign(100, 0);
  for (std::size_t cell = 40; cell < 50; ++cell) scenario.terrain.taken[cell] = 1;
  scenario.terrain.zb[99] = no_data;
  scenario.rain = Series({0, 600, 1800}, {0, 2e-5, 0});
  const spate::Volumes volumes = simulate(scenario, scheme(), 2000)->report().volumes;
  const double fallen = 2e-5 * 900 * 89 * 9;
  EXPECT_NEAR(volumes.rain, fallen, spate::depth_quantum * 89 * 9);  // what is less than a quantum waits
  figure_at_most(label("rain, relative error of the water stored"),
                 std::abs(volumes.stored / volumes.rain - 1), 1e-7);
}

TEST_P(Sources, InfiltrationTakesAtMostTheWaterThere) {
  Scenario scenario = flat(2, 1, 1);
  scenario.terrain.taken = {0, 0};
  scenario.initial_depth.assign(2, 0.02f);
  scenario.infiltration = 1e-4;
  const spate::Volumes early = simulate(scenario, scheme(), 100)->report().volumes;
  EXPECT_NEAR(early.infiltrated, 0.02, 2 * spate::depth_quantum);
  const spate::Volumes late = simulate(scenario, scheme(), 1000)->report().volumes;
  EXPECT_NEAR(late.infiltrated + late.stored, 0.04, 1e-8);
  EXPECT_LE(late.stored, 1e-6);
}

TEST_P(Sources, RainWeakerThanInfiltrationLeavesNothing) {
  Scenario scenario = make_scenario(
      10, 10, 5, [](double x, double) { return 0.1 * x; }, 0.03);
  scenario.rain = Series(5e-6);
  scenario.infiltration = 1e-5;
  const spate::Volumes volumes = simulate(scenario, scheme(), 3600)->report().volumes;
  EXPECT_NEAR(volumes.rain, 5e-6 * 3600 * 2500, spate::depth_quantum * 2500);
  EXPECT_NEAR(volumes.infiltrated, volumes.rain, 0.01 * volumes.rain);
  EXPECT_LT(volumes.stored, 0.01 * volumes.rain);
}

TEST_P(Sources, ADryCatchmentInTheRainTakesNoGiantStep) {
  // 360 mm/h on a slope of 0.1: kinematic flow stays below 1 m/s.
  Scenario scenario = make_scenario(
      40, 4, 2, [](double x, double) { return -0.1 * x; }, 0.03);
  scenario.rain = Series(1e-4);
  set_side(scenario, spate::Side::east, EdgeKind::open);
  const auto simulation = simulate(scenario, scheme(), 600);
  EXPECT_LT(largest(simulation->field(Field::max_speed)), 2);
  EXPECT_LT(largest(simulation->field(Field::max_depth)), 0.2);
  EXPECT_NEAR(simulation->report().volumes.mass_error(), 0, 1e-7);
}

TEST_P(Sources, AFloodThatBeginsLateIsNotSteppedOver) {
  const Series pulse({1000, 1010, 1020}, {0, 10, 0});
  Scenario scenario = make_scenario(
      16, 16, 10, [](double x, double) { return 0.01 * x; }, 0.03);
  scenario.inflows = {{"pulse", InflowKind::discharge, pulse, {{100, 1}}}};
  const auto simulation = simulate(scenario, scheme(), 1100);
  EXPECT_NEAR(simulation->report().volumes.inflow, 100, spate::depth_quantum * 100);
  EXPECT_GT(largest(simulation->field(Field::max_depth)), 0.2);
  EXPECT_LT(largest(simulation->field(Field::max_depth)), 1.0);  // not all at once: 100 m3 on 100 m2
}

SPATE_TEST_EVERY_SCHEME(Sources);

}  // namespace
