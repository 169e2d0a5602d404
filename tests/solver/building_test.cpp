// SPDX-License-Identifier: GPL-3.0-or-later
// Dam break against an isolated building (Soares-Frazao and Zech 2007): the gauges of the experiment.
#include <array>

#include "tests/solver/cases.hpp"
#include "tests/solver/data.hpp"

namespace {

using namespace cases;

constexpr double gate = 7.55;  // m

bool inside(const data::Table& polygon, double x, double y) {
  bool result = false;
  const std::size_t n = polygon.rows();
  for (std::size_t i = 0, j = n - 1; i < n; j = i++) {
    const double xi = polygon(i, 0), yi = polygon(i, 1), xj = polygon(j, 0), yj = polygon(j, 1);
    if ((yi > y) != (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi) result = !result;
  }
  return result;
}

// The flume as in the sketch published with the records (UCL_obstacle.tif), 35.8 x 3.6 m with sloping feet of
// its side walls; dam and building are taken out. The gate, which is the origin of the gauges' coordinates,
// closes the downstream end of the passage through the dam: x = 6.75 + 0.80 m.
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
  scenario.initial_level = at_centres(grid, [](double x, double) { return x < gate ? 0.4 : 0.02; });
  return scenario;
}

// The clock of the records starts after the gate opens: their bore is at G2, 2.65 m from the gate, at 0.85 s,
// and over 0.02 m of water none outruns Stoker's, 2.093 m/s. So the gate was open at least 2.65 / 2.093 -
// 0.85 s before. This least offset is taken. It may be up to 1.02 s, the time that the rarefaction needs to
// G6 (0.80 m of passage and 1.23 m beyond its corner, at 1.98 m/s), where the record begins with a falling
// level.
constexpr double clock_offset = 0.42, clock_uncertainty = 0.6;  // s

constexpr double before_jump = 0.035, jump_height = 0.065;  // m, depths in the record of G2

struct Gauge {
  double rmse = 0;                   // m, from the arrival to 30 s
  double deviation = 0;              // m, standard deviation of the record over the same time
  double mean = 0, record_mean = 0;  // m, of 5-30 s
  double arrival = std::nan("");     // s on the clock of the records, first change by 5 mm
};

struct Results {
  std::array<Gauge, 6> gauges;
  double jump = std::nan("");  // m, x where the jump crosses y = 1.2 m, that of G2, at 16 s
};

Gauge compare(const std::vector<double>& times, const std::vector<double>& depths,
              const data::Table& measured, std::size_t column) {
  Gauge gauge;
  double squares = 0, sum = 0, sum_of_squares = 0;
  int count = 0, late = 0;
  for (std::size_t k = 0; k < times.size(); ++k) {
    const double depth = depths[k], record = measured.interpolate(times[k], column);
    if (std::isnan(gauge.arrival) && std::abs(depth - depths[0]) > 0.005) gauge.arrival = times[k];
    // Until the bore arrives the records are blank, 0 in the 0.02 m of the start.
    if (std::isnan(gauge.arrival) || times[k] < 0 || record < 0.005) continue;
    squares += (depth - record) * (depth - record);
    sum += record;
    sum_of_squares += record * record;
    ++count;
    if (times[k] < 5) continue;
    gauge.mean += depth;
    gauge.record_mean += record;
    ++late;
  }
  gauge.rmse = std::sqrt(squares / count);
  gauge.deviation = std::sqrt(sum_of_squares / count - sum * sum / (count * count));
  gauge.mean /= late;
  gauge.record_mean /= late;
  return gauge;
}

Results run_gauges(double spacing, SchemeId scheme) {
  const data::Table points("isolated_building/point_gauges.csv");
  const data::Table measured("isolated_building/building_gauges_h.txt");
  spate::Parameters parameters = parameters_for(scheme, 30 + clock_offset);
  parameters.snapshot_interval = 0.05;
  parameters.numerics.dry_depth = 1e-4;
  Results results;
  std::array<std::vector<double>, 6> depths;
  std::vector<double> times;
  Snapshots recorder([&](const Simulation& simulation) {
    times.push_back(simulation.report().time - clock_offset);
    for (std::size_t i = 0; i < 6; ++i)
      depths[i].push_back(at_point(simulation, Field::depth, points(i, 0), points(i, 1)));
    for (double x = 9; times.back() < 16 && x < 11; x += spacing)
      if (at_point(simulation, Field::depth, x, 1.2) < before_jump + 0.5 * jump_height)
        results.jump = x + spacing;
  });
  const auto simulation = simulate(flume(spacing), parameters, &recorder);
  std::printf("  30 s of flume at %g m: %lld steps in %.1f s\n", spacing,
              static_cast<long long>(simulation->report().steps), simulation->wall_seconds());
  for (std::size_t i = 0; i < 6; ++i) results.gauges[i] = compare(times, depths[i], measured, i + 1);
  return results;
}

// Limits: behind the bore, model and experiment lose the phase of their waves. A model with the mean and the
// waves of the record but not their phase has an RMSE of sqrt(2) times the record's standard deviation. The
// reservoir, without such waves, and the means get 0.01 m, the tolerance of SWALS' test of this experiment
// (GeoscienceAustralia/ptha). The arrivals are as uncertain as the clock.
// In the record the jump before the building crosses G2, at 16 s. Here it does on cells of 0.1 m, but on
// finer ones it stays 0.1 to 0.3 m downstream, and n = 0.012 or a building 25 mm aside carry it across again.
// So its place is tested, to the width of the building.
void expect_gauges(const std::string& name, double spacing, bool jump_crosses, bool means,
                   SchemeId scheme = SchemeId::hwp14) {
  const Results results = run_gauges(spacing, scheme);
  const double arrivals[] = {1.09, 0.85, 1.80, 1.66, 2.71};
  for (std::size_t i = 0; i < 6; ++i) {
    const std::string label = name + ", G" + std::to_string(i + 1);
    const Gauge& gauge = results.gauges[i];
    const double limit = i < 5 ? std::sqrt(2.0) * gauge.deviation : 0.01;
    const bool comparable = i != 1 || jump_crosses;
    figure_at_most(label + ", RMSE of the depth (m)", gauge.rmse, comparable ? limit : jump_height);
    if (means && comparable)
      figure_near(label + ", mean depth of 5-30 s (m)", gauge.mean, gauge.record_mean, 0.01);
    else
      print_figure(label + ", mean depth of 5-30 s (m)", gauge.mean, "record " + text(gauge.record_mean));
    if (i < 5) figure_near(label + ", arrival (s)", gauge.arrival, arrivals[i], clock_uncertainty);
  }
  figure_near(name + ", place of the jump at y = 1.2 m, 16 s (m)", results.jump, 10.2, 0.4);
}

TEST(IsolatedBuilding, GaugesAgreeWithTheExperiment) {
  expect_gauges("isolated building at 0.05 m", 0.05, false, true);
}

// Four cells across the building: too few for the means.
TEST(IsolatedBuilding, GaugesOfTheGridOfTheBenchmark) {
  expect_gauges("isolated building at 0.1 m", 0.1, true, false);
}

// Here the jump stays downstream of G2, as with hwp14 on finer cells.
TEST(IsolatedBuilding, GaugesOfTheGridOfTheBenchmarkWithHr) {
  expect_gauges("isolated building at 0.1 m/hr", 0.1, false, false, SchemeId::hr);
}

}  // namespace
