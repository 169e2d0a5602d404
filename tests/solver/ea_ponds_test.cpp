// SPDX-License-Identifier: GPL-3.0-or-later
// Tests 1 to 3 of the UK Environment Agency: ponds behind sills.
#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"

namespace {

using namespace cases;
using spate::Side;

// Bilinear between the nodes of a grid whose values sit at x = corner + column * spacing.
double on_nodes(const data::AsciiGrid& grid, double x, double y) {
  const double column = (x - grid.west) / grid.spacing, row = (y - grid.south) / grid.spacing;
  const int i = std::min(static_cast<int>(column), grid.columns - 2),
            j = std::min(static_cast<int>(row), grid.rows - 2);
  const double s = column - i, t = row - j;
  const auto z = [&](int a, int b) {
    const int at = b * grid.columns + a;
    return grid.values[static_cast<std::size_t>(at)];
  };
  return (1 - t) * ((1 - s) * z(i, j) + s * z(i + 1, j)) + t * ((1 - s) * z(i, j + 1) + s * z(i + 1, j + 1));
}

Scenario scenario_on_nodes(const data::AsciiGrid& nodes, int columns, int rows, double spacing,
                           double manning) {
  Scenario scenario = flat(columns, rows, spacing, manning);
  scenario.terrain.zb = cell_means(
      scenario.terrain.grid, [&](double x, double y) { return on_nodes(nodes, x, y); }, 10);
  return scenario;
}

Series series_of(const std::string& file, double seconds) {
  const data::Table table(file);
  return {table.column(0, seconds), table.column(1)};
}

class EaPonds : public EveryScheme {};

TEST_P(EaPonds, Test1LeavesThePondAtItsSill) {
  Scenario scenario = scenario_on_nodes(data::AsciiGrid("ea_tests/test1DEM.asc"), 70, 10, 10, 0.03);
  scenario.initial_level.assign(700, 9.7f);
  set_side(scenario, Side::west, EdgeKind::level, series_of("ea_tests/Test1BC.csv", 60));
  spate::Parameters parameters = parameters_for(scheme(), 20 * 3600);
  if (scheme() == SchemeId::kp07) parameters.numerics.desingularisation = 0.05;
  const auto simulation = simulate(scenario, parameters);
  // KP07 holds back the last film over the sill by its K.
  const double tolerance = scheme() == SchemeId::kp07 ? 0.05 : 0.02;
  for (double x : {400.0, 500.0, 600.0})
    figure_near(label("EA test 1, final level at (" + text(x) + ", 50) (m)"),
                at_point(*simulation, Field::level, x, 50), 10.25, tolerance);
  figure_near(label("EA test 1, highest level at (400, 50) (m)"),
              at_point(*simulation, Field::max_level, 400, 50), 10.35, 0.01);
  const spate::Volumes volumes = simulation->report().volumes;
  figure_at_most(label("EA test 1, mass error less what was clipped"),
                 std::abs(volumes.mass_error() - volumes.clipped / volumes.supplied()), 1e-7);
}

class EaTest2 : public testing::TestWithParam<SchemeId> {};
INSTANTIATE_TEST_SUITE_P(, EaTest2, testing::Values(SchemeId::hwp14, SchemeId::hr),
                         [](const auto& info) { return spate::scheme_info(info.param).name; });

TEST_P(EaTest2, FillsItsDepressionsInOrder) {
  const std::string test = std::string("EA test 2/") + spate::scheme_info(GetParam()).name;
  const data::AsciiGrid dem("ea_tests/test2_dem_20m_uids.asc");
  Scenario scenario = flat(100, 100, 20, 0.03);
  for (std::size_t cell = 0; cell < dem.values.size(); ++cell)
    scenario.terrain.zb[cell] = static_cast<float>(dem.values[cell]);
  spate::Boundary inflow{"inflow", {EdgeKind::discharge, series_of("ea_tests/Test2_BC.csv", 60)}, {}};
  for (int row = 95; row < 100; ++row) inflow.faces.push_back({0, row, Side::west});
  scenario.boundaries = {inflow};
  spate::Parameters parameters = parameters_for(GetParam(), 48 * 3600);
  parameters.numerics.arrival_depths = {0.01, 0.1};
  const auto simulation = simulate(scenario, parameters);

  const spate::Volumes volumes = simulation->report().volumes;
  const double delivered = inflow.condition.series.integral(0, parameters.duration);
  EXPECT_NEAR(delivered, 97200, 1e-6);
  figure_at_most(test + ", relative error of the volume delivered",
                 std::abs(volumes.edges_in / delivered - 1), 1e-6);
  figure_at_most(test + ", mass error", std::abs(volumes.mass_error()), 1e-7);
  EXPECT_EQ(volumes.clipped, 0);

  const data::Table points("ea_tests/Test2output.csv");
  std::vector<double> depths, arrivals;
  for (std::size_t i = 0; i < points.rows(); ++i) {
    const double x = points(i, 1), y = points(i, 2);
    depths.push_back(at_point(*simulation, Field::depth, x, y));
    arrivals.push_back(at_point(*simulation, Field::arrival_time, x, y));
    const std::string name = test + ", point " + std::to_string(i + 1);
    print_figure(name + ", final depth (m)", depths.back());
    print_figure(name + ", arrival of 0.01 m (s)", arrivals.back());
  }
  // The depression next to the inflow fills first, then it spills to its neighbours; most water ends
  // in the lowest ones, and some stay dry.
  const auto wet = [&](std::size_t point) { return depths[point - 1] > 0.05; };
  const auto arrival = [&](std::size_t point) {
    return std::isnan(arrivals[point - 1]) ? 1e9 : arrivals[point - 1];
  };
  EXPECT_TRUE(wet(4));
  for (std::size_t point = 1; point <= points.rows(); ++point) EXPECT_LE(arrival(4), arrival(point)) << point;
  EXPECT_LT(arrival(3), arrival(2));
  EXPECT_GT(std::count_if(depths.begin(), depths.end(), [](double depth) { return depth > 0.05; }), 4);
  EXPECT_GT(std::count_if(depths.begin(), depths.end(), [](double depth) { return depth == 0; }), 2);
}

TEST_P(EaPonds, Test3SendsWaterOverTheCrest) {
  Scenario scenario = scenario_on_nodes(data::AsciiGrid("ea_tests/test3DEM.asc"), 60, 20, 5, 0.01);
  const Series hydrograph = series_of("ea_tests/Test3BC.csv", 1);
  set_side(scenario, Side::west, EdgeKind::discharge, hydrograph);
  spate::Parameters parameters = parameters_for(scheme(), 900);
  parameters.numerics.arrival_depths = {0.01};
  if (scheme() == SchemeId::kp07) parameters.numerics.desingularisation = 0.05;
  const auto simulation = simulate(scenario, parameters);
  const spate::Volumes volumes = simulation->report().volumes;
  EXPECT_NEAR(hydrograph.integral(0, 900), 1310, 1e-9);
  figure_at_most(label("EA test 3, relative error of the volume delivered"),
                 std::abs(volumes.edges_in / 1310 - 1), 1e-6);
  figure_at_least(label("EA test 3, final depth behind the crest, (250, 50) (m)"),
                  at_point(*simulation, Field::depth, 250, 50), 0.02);
  print_figure(label("EA test 3, final depth before the crest, (150, 50) (m)"),
               at_point(*simulation, Field::depth, 150, 50));
  print_figure(label("EA test 3, arrival behind the crest (s)"),
               at_point(*simulation, Field::arrival_time, 250, 50));
}

SPATE_TEST_FLOOD_SCHEMES(EaPonds);

}  // namespace
