// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers that stand: watertight below the crest, and exact in mass whatever they do.
#include "tests/solver/errors.hpp"
#include "tests/solver/every_scheme_with_barriers.hpp"

namespace {

using namespace cases;
using spate::Barrier;
using spate::BarrierReport;
using spate::Side;

INSTANTIATE_TEST_SUITE_P(Schemes, Barriers, testing::Values(SchemeId::hwp14, SchemeId::kp07, SchemeId::hr),
                         [](const auto& info) { return upper_name(info.param); });

Function hills(double amplitude) {
  return [=](double x, double y) {
    return amplitude * (std::sin(x / 9) * std::cos(y / 7) + std::sin(x * y / 300));
  };
}

// A diagonal line across the grid: a staircase of faces.
bool west_of_diagonal(int column, int row) {
  return 2 * column + row < 60;
}

TEST_P(Barriers, LakesOnBothSidesRestAtDifferentLevels) {
  // Ground that rises above the water here and there, and shores along the barrier.
  Scenario scenario = make_scenario(48, 40, 2, hills(1.5));
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.barriers = {barrier_around(grid, 4.5f, west_of_diagonal)};
  scenario.initial_level.assign(grid.cells(), 0);
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      scenario.initial_level[grid.index(column, row)] = west_of_diagonal(column, row) ? 4.0f : 1.0f;
  spate::Parameters parameters = parameters_for(GetParam(), 300);
  if (GetParam() == SchemeId::kp07) parameters.numerics.desingularisation = 0.1;
  const auto lakes = simulate(scenario, parameters);
  const double speed = largest(lakes->field(Field::max_speed)),
               discharge = largest(lakes->field(Field::max_unit_discharge));
  const BarrierReport report = lakes->barrier_reports().front();
  std::printf("two lakes: speed %.1e m/s, discharge %.1e m2/s, crossed %.1e m3, freeboard %.4f m\n", speed,
              discharge, report.volume, report.min_freeboard);
  EXPECT_EQ(0, report.volume);
  EXPECT_LT(report.first_overtopping, 0);
  EXPECT_NEAR(0.5, report.min_freeboard, 1e-5);
  if (GetParam() != SchemeId::kp07) {  // KP07 stirs at any shore (lake_test.cpp)
    EXPECT_LT(speed, 1e-3);
    EXPECT_LT(discharge, 1e-4);  // the rounding of 5 m of water, which swings between walls
  }
}

TEST_P(Barriers, LakeAboveTheCrestRests) {
  Scenario scenario = make_scenario(48, 40, 2, hills(0.5));
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.barriers = {barrier_around(grid, 2.0f, west_of_diagonal)};
  scenario.initial_level.assign(grid.cells(), 3.0f);
  const auto lake = simulate(scenario, GetParam(), 300);
  EXPECT_LT(largest(lake->field(Field::max_speed)), 5e-5);
  EXPECT_NEAR(-1, lake->barrier_reports().front().min_freeboard, 1e-5);
}

TEST_P(Barriers, LakeUpToTheCrestRests) {
  for (const float level : {2.0f, 2.001f, 2.05f}) {
    Scenario scenario = make_scenario(48, 40, 2, hills(0.3));
    const spate::Grid& grid = scenario.terrain.grid;
    scenario.barriers = {barrier_around(grid, 2.0f, west_of_diagonal)};
    scenario.initial_level.assign(grid.cells(), level);
    const auto lake = simulate(scenario, GetParam(), 300);
    const double speed = largest(lake->field(Field::max_speed));
    std::printf("lake %.3f m above a crest: speed %.1e m/s\n", static_cast<double>(level) - 2, speed);
    EXPECT_LE(speed, 5e-5);  // the rounding of 2 m of water
  }
}

TEST_P(Barriers, AreWatertightUpToTheCrest) {
  // Sloshing water on one side of a staircase, nothing but dry ground on the other.
  Scenario scenario = make_scenario(48, 40, 2, hills(0.4));
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.barriers = {barrier_around(grid, 9.0f, west_of_diagonal)};
  scenario.initial_level.assign(grid.cells(), no_data);
  for (int row = 0; row < 40; ++row)
    for (int column = 0; column < 8; ++column) scenario.initial_level[grid.index(column, row)] = 4.0f;
  const auto run = simulate(scenario, GetParam(), 120);
  const std::vector<float> depth = run->field(Field::max_depth);
  double dry_side = 0, at_barrier = 0;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      const float h = depth[grid.index(column, row)];
      double& most = west_of_diagonal(column, row) ? at_barrier : dry_side;
      if (std::isfinite(h)) most = std::max(most, static_cast<double>(h));
    }
  EXPECT_EQ(0, dry_side);
  EXPECT_GT(at_barrier, 1);
  EXPECT_LT(std::fabs(run->report().volumes.mass_error()), 1e-7);
}

TEST_P(Barriers, ReflectAsAWallDoes) {
  // The same half basin, closed by a wall of the grid and by a barrier.
  const auto basin = [](int columns) {
    Scenario scenario = flat(columns, 8, 1);
    scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double) {
      return x < 8 ? 1.5 : x < 32 ? 1.0 : 0;
    });
    return scenario;
  };
  Scenario closed = basin(64);
  closed.barriers = {barrier_around(closed.terrain.grid, 50.0f, [](int column, int) { return column < 32; })};
  const auto by_barrier = simulate(closed, GetParam(), 40), by_wall = simulate(basin(32), GetParam(), 40);
  double difference = 0;
  for (int column = 0; column < 32; ++column)
    difference = larger_error(difference, at_point(*by_barrier, Field::depth, column + 0.5, 4.5) -
                                              at_point(*by_wall, Field::depth, column + 0.5, 4.5));
  std::printf("reflection: differs from a wall's by %.1e m\n", difference);
  EXPECT_LT(difference, 1e-3);
}

TEST_P(Barriers, KeepMassThroughClosingOpeningAndBreach) {
  Scenario scenario = make_scenario(60, 30, 2, hills(0.3));
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.initial_level = at_centres(grid, [](double x, double) { return x < 50 ? 3.0 : 0.2; });
  Barrier gate = barrier_around(grid, 6.0f, [](int column, int) { return column < 25; });
  gate.open = 20;
  Barrier closing = barrier_around(grid, 6.0f, [](int column, int row) { return column + row / 3 < 40; });
  closing.close = 25;  // across water that moves
  closing.breach = 50;
  closing.breach_duration = 20;
  closing.breach_crest = 0.5f;
  scenario.barriers = {gate, closing};
  double before = -1;
  spate::Parameters parameters = parameters_for(GetParam(), 120);
  if (GetParam() == SchemeId::kp07) parameters.numerics.desingularisation = 0.1;
  parameters.snapshot_interval = 10;
  const auto beyond = [&](const Simulation& now) {
    double sum = 0;
    const std::vector<float> depth = now.field(Field::depth);
    for (int row = 0; row < grid.rows; ++row)
      for (int column = 0; column < grid.columns; ++column)
        if (column + row / 3 >= 40) sum += static_cast<double>(depth[grid.index(column, row)]);
    return sum * grid.cell_area();
  };
  std::vector<double> volumes;
  Snapshots watch([&](const Simulation& now) {
    volumes.push_back(beyond(now));
    EXPECT_LT(std::fabs(now.report().volumes.mass_error()), 1e-7) << now.report().time;
  });
  const auto run = simulate(scenario, parameters, &watch);
  before = volumes[0];
  std::printf(
      "beyond the second barrier: %.1f m3 at 0 s, %.1f at 20 s, %.1f at 30 s, %.1f at 50 s, %.1f at 120 s; "
      "mass error %.1e\n",
      before, volumes[2], volumes[3], volumes[5], volumes.back(), run->report().volumes.mass_error());
  EXPECT_NEAR(before, volumes[2], 1e-3 * before) << "the gate holds until 20 s";
  EXPECT_GT(volumes[3], volumes[2]) << "it opens";
  EXPECT_NEAR(volumes[3], volumes[5], 1e-3 * before) << "the second barrier closes at 25 s";
  EXPECT_GT(volumes.back(), volumes[5] + 10) << "and breaches";
  if (GetParam() != SchemeId::kp07) {
    EXPECT_EQ(0, run->report().volumes.clipped);
  }
  const std::vector<BarrierReport> reports = run->barrier_reports();
  EXPECT_LT(reports[0].first_overtopping, 0);
  EXPECT_GT(reports[1].first_overtopping, 50);
  EXPECT_GE(reports[1].volume, volumes.back() - volumes[5]) << "in both directions";
}

TEST_P(Barriers, SolidOnesHoldNoWaterBelowTheCrest) {
  // A dam three cells thick: what overtops it goes on at once, and its own cells are at the crest.
  Scenario scenario = make_scenario(60, 8, 2, hills(0.3));
  const spate::Grid& grid = scenario.terrain.grid;
  const auto in_dam = [](int column, int) { return column >= 20 && column < 23; };
  scenario.barriers = {barrier_on(grid, 3.0f, in_dam)};
  scenario.initial_level = at_centres(grid, [](double x, double) { return x < 40 ? 3.5 : std::nan(""); });
  const auto run = simulate(scenario, GetParam(), 30);
  const double bed = at_point(*run, Field::bed, 43, 9), level = at_point(*run, Field::max_level, 43, 9);
  std::printf("dam: crest %.2f m, highest level on it %.2f m\n", bed, level);
  EXPECT_EQ(3, bed);
  EXPECT_GT(level, 3.1);
  EXPECT_LT(level, 3.5);
  EXPECT_GT(at_point(*run, Field::max_depth, 51, 9), 0.05);
  EXPECT_LT(std::fabs(run->report().volumes.mass_error()), 1e-7);
}

TEST_P(Barriers, HighestCrestHoldsWhereTwoShareAFace) {
  Scenario scenario = flat(40, 4, 1);
  const auto west = [](int column, int) { return column < 20; };
  scenario.barriers = {barrier_around(scenario.terrain.grid, 1.0f, west),
                       barrier_around(scenario.terrain.grid, 3.0f, west)};
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double) { return x < 20 ? 2.0 : 0.0; });
  const auto held = simulate(scenario, GetParam(), 20);
  EXPECT_EQ(0, held->barrier_reports()[0].volume);
  EXPECT_EQ(0, held->barrier_reports()[1].volume);
  scenario.barriers[1].open = 5;
  const auto passed = simulate(scenario, GetParam(), 20);
  EXPECT_GT(passed->barrier_reports()[0].volume, 1);
  EXPECT_GE(passed->barrier_reports()[0].first_overtopping, 5);
  EXPECT_EQ(0, passed->barrier_reports()[1].volume);
}

TEST(BarrierErrors, NameFacesWhereNothingFlows) {
  Scenario scenario = flat(10, 10, 1);
  scenario.terrain.zb[55] = no_data;
  for (const spate::Face face : {spate::Face{4, 5, Side::east}, spate::Face{0, 3, Side::west}}) {
    scenario.barriers = {{"dike", {{face, 1.0f}}, {}}};
    expect_error(
        [&] { Simulation(std::make_shared<const Scenario>(scenario), parameters_for(SchemeId::hwp14, 1)); },
        "barrier_face_without_flow", {"dike"});
  }
}

}  // namespace
