// SPDX-License-Identifier: GPL-3.0-or-later
// Dam break against an isolated building (Soares-Frazao and Zech 2007): the gauges of the experiment.
#include <array>

#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"

namespace {

using namespace cases;

bool inside(const data::Table& polygon, double x, double y) {
  bool result = false;
  const std::size_t n = polygon.rows();
  for (std::size_t i = 0, j = n - 1; i < n; j = i++) {
    const double xi = polygon(i, 0), yi = polygon(i, 1), xj = polygon(j, 0), yj = polygon(j, 1);
    if ((yi > y) != (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi) result = !result;
  }
  return result;
}

// The flume, 35.8 x 3.6 m, with sloping feet of its side walls; dam and building are taken out.
Scenario flume(double spacing) {
  const auto foot = [](double distance) { return std::max(0.0, 0.155 / 0.34 * (0.34 - distance)); };
  const auto cells = [&](double length) { return static_cast<int>(std::lround(length / spacing)); };
  Scenario scenario = make_scenario(
      cells(35.8), cells(3.6), spacing, [&](double, double y) { return std::max(foot(y), foot(3.6 - y)); },
      0.01);
  const spate::Grid& grid = scenario.terrain.grid;
  const data::Table building("isolated_building/building.csv"), dam_1("isolated_building/dam_1.csv"),
      dam_2("isolated_building/dam_2.csv");
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      const double x = grid.x_centre(column), y = grid.y_centre(row);
      scenario.terrain.taken.push_back(inside(building, x, y) || inside(dam_1, x, y) || inside(dam_2, x, y));
    }
  scenario.initial_level = at_centres(grid, [](double x, double) { return x < 7.15 ? 0.4 : 0.02; });
  return scenario;
}

struct Gauge {
  double rmse = 0;           // m, from the arrival to 30 s
  double mean = 0;           // m, mean depth of 10-20 s
  double arrival = no_data;  // s, first rise of 5 mm above the start
};

std::array<Gauge, 6> run_gauges(double spacing, SchemeId scheme) {
  const data::Table points("isolated_building/point_gauges.csv"),
      measured("isolated_building/building_gauges_h.txt");
  spate::Parameters parameters = parameters_for(scheme, 30);
  parameters.snapshot_interval = 0.05;
  parameters.numerics.threads = 2;
  parameters.numerics.dry_depth = 1e-4;
  if (scheme == SchemeId::kp07) parameters.numerics.desingularisation = 0.01;
  std::array<std::vector<double>, 6> depths;
  std::vector<double> times;
  Snapshots recorder([&](const Simulation& simulation) {
    times.push_back(simulation.report().time);
    for (std::size_t i = 0; i < 6; ++i)
      depths[i].push_back(at_point(simulation, Field::depth, points(i, 0), points(i, 1)));
  });
  const auto simulation = simulate(flume(spacing), parameters, &recorder);
  std::printf("  %.0f s of flume at %g m: %lld steps in %.1f s\n", simulation->report().time, spacing,
              static_cast<long long>(simulation->report().steps), simulation->wall_seconds());
  std::array<Gauge, 6> gauges;
  const double first_rise[] = {1.09, 0.85, 1.80, 1.66, 2.71, 0};
  for (std::size_t i = 0; i < 6; ++i) {
    double squares = 0, sum = 0;
    int count = 0, mean_count = 0;
    for (std::size_t k = 0; k < times.size(); ++k) {
      const double depth = depths[i][k];
      if (std::isnan(gauges[i].arrival) && std::abs(depth - depths[i][0]) > 0.005)
        gauges[i].arrival = times[k];
      if (times[k] < first_rise[i]) continue;  // the gauges read 0 in the 0.02 m at the start
      squares += std::pow(depth - measured.interpolate(times[k], i + 1), 2);
      ++count;
      if (times[k] < 10 || times[k] > 20) continue;
      sum += depth;
      ++mean_count;
    }
    gauges[i].rmse = std::sqrt(squares / count);
    gauges[i].mean = sum / mean_count;
  }
  return gauges;
}

// The figures of other models of this flume lie at 0.01 to 0.02 m; G2 and G5, in the wake and the
// wave before the building, do not converge with the grid.
TEST(IsolatedBuilding, GaugesAgreeWithTheExperiment) {
  const double arrivals[] = {1.09, 0.85, 1.80, 1.66, 2.71},
               means[] = {0.0934, 0.0635, 0.0847, 0.0886, 0.0729, 0.2501};
  const std::array<Gauge, 6> gauges = run_gauges(0.05, SchemeId::hwp14);
  for (std::size_t i = 0; i < 6; ++i) {
    const std::string name = "isolated building, G" + std::to_string(i + 1);
    figure_at_most(name + ", RMSE of the depth (m)", gauges[i].rmse, 0.03);
    print_figure(name + ", mean depth of 10-20 s (m), measured " + text(means[i]), gauges[i].mean);
    if (i < 5) figure_near(name + ", arrival (s)", gauges[i].arrival, arrivals[i], 0.3);
  }
}

TEST(IsolatedBuilding, GaugesOfTheCoarseGrid) {
  const std::array<Gauge, 6> gauges = run_gauges(0.1, SchemeId::hwp14);
  for (std::size_t i = 0; i < 6; ++i)
    figure_at_most("isolated building at 0.1 m, G" + std::to_string(i + 1) + ", RMSE of the depth (m)",
                   gauges[i].rmse, 0.04);
}

}  // namespace
