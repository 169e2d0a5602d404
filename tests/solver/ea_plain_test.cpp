// SPDX-License-Identifier: GPL-3.0-or-later
// Test 4 of the UK Environment Agency at its 5 m: a flood that spreads over a plain, against
// LISFLOOD-FP DG2. Their edges are open and the specification's closed: compared until 7200 s, before
// the water gets there.
#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"

namespace {

using namespace cases;
using spate::Side;

class EaTest4 : public testing::TestWithParam<SchemeId> {};
INSTANTIATE_TEST_SUITE_P(, EaTest4, testing::Values(SchemeId::hwp14, SchemeId::hr),
                         [](const auto& info) { return spate::scheme_info(info.param).name; });

TEST_P(EaTest4, SpreadsOverThePlainAsTheReference) {
  const std::string test = std::string("EA test 4/") + spate::scheme_info(GetParam()).name;
  const data::Table points("ea_tests/Test4output.csv"), hydrograph("ea_tests/Test4BC.csv");
  const data::Table reference("ea_tests/reference_lisflood_dg2_5m_depths.csv");
  Scenario scenario = flat(200, 400, 5, 0.05);
  spate::Boundary breach{
      "breach", {EdgeKind::discharge, {hydrograph.column(0, 60), hydrograph.column(1)}}, {}};
  for (int row = 198; row < 202; ++row) breach.faces.push_back({0, row, Side::west});
  scenario.boundaries = {breach};

  spate::Parameters parameters = parameters_for(GetParam(), 7200);
  parameters.numerics.arrival_depths = {0.02};
  parameters.snapshot_interval = 60;
  std::vector<double> times;
  std::vector<std::vector<double>> depths(6);
  Snapshots gauges([&](const Simulation& simulation) {
    times.push_back(simulation.report().time);
    for (std::size_t i = 0; i < 6; ++i)
      depths[i].push_back(at_point(simulation, Field::depth, points(i, 1), points(i, 2)));
  });
  const auto simulation = simulate(scenario, parameters, &gauges);
  print_figure(test + ", wall time (s)", simulation->wall_seconds());
  print_figure(test + ", steps", static_cast<double>(simulation->report().steps));
  figure_at_most(test + ", mass error", std::abs(simulation->report().volumes.mass_error()), 1e-7);
  EXPECT_NEAR(simulation->report().volumes.edges_in, breach.condition.series.integral(0, 7200), 0.3);

  // The reference is sampled every minute: it passed 0.02 m at most that long before.
  const double arrivals[] = {660, 1021, 1860, 2760, 3720, 4020};
  for (std::size_t i = 0; i < 6; ++i) {
    const std::string name = test + ", point " + std::to_string(i + 1);
    const double arrival = at_point(*simulation, Field::arrival_time, points(i, 1), points(i, 2));
    figure_near(name + ", arrival of 0.02 m (s)", arrival, arrivals[i], std::max(60.0, 0.04 * arrivals[i]));
    const double peak = reference.interpolate(7200, i + 1);
    const double computed = at_point(*simulation, Field::max_depth, points(i, 1), points(i, 2));
    figure_near(name + ", peak until 7200 s (m)", computed, peak, 0.04 * peak);
    double squares = 0;
    int count = 0;
    for (std::size_t k = 0; k < times.size(); ++k) {
      if (times[k] < reference(0, 0)) continue;
      squares += std::pow(depths[i][k] - reference.interpolate(times[k], i + 1), 2);
      ++count;
    }
    figure_at_most(name + ", RMSE of the depth (m)", std::sqrt(squares / count), 0.01);
  }
  // The plain and its flow are symmetric about the breach: so must the flood be, to the last bit.
  const std::vector<float> depth = simulation->field(Field::max_depth);
  for (int row = 0; row < 200; ++row)
    for (int column = 0; column < 200; ++column) {
      const float south = depth[simulation->scenario().terrain.grid.index(column, row)];
      const float north = depth[simulation->scenario().terrain.grid.index(column, 399 - row)];
      ASSERT_TRUE(south == north || (std::isnan(south) && std::isnan(north))) << column << " " << row;
    }
}

}  // namespace
