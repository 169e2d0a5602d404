// SPDX-License-Identifier: GPL-3.0-or-later
// The flood of Malpasset against the gauges of a model 1:400 (EDF 1964), as in figures 11 and 12 of Horvath
// et al. 2016, and against the levels that the police surveyed.
#include "tests/solver/malpasset.hpp"

#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

// On a GPU the flood from the dam to the sea, with several schemes and both roughnesses of the paper. On a
// CPU, where that would take minutes for each, its way through the gorge to the third gauge.
bool whole_flood() {
  return parameters_for(SchemeId::hwp14, 0).device != "cpu";
}

struct Errors {
  double level = 0;    // m, mean of the absolute values
  double bias = 0;     // m
  double arrival = 0;  // relative, mean of the absolute values
  double delay = 0;    // relative, mean; negative: early
};

struct Water {
  double level, distance;  // m
};
// The maximum level at a point, or of the nearest flooded cell: some marks lay at the edge of the flood.
Water nearest_water(const spate::Grid& grid, const std::vector<float>& levels, double x, double y) {
  Water nearest{std::nan(""), 200};  // m, at most
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      const auto level = static_cast<double>(levels[grid.index(column, row)]);
      if (std::isnan(level)) continue;
      const double distance = std::hypot(grid.x_centre(column) - x, grid.y_centre(row) - y);
      if (distance < nearest.distance) nearest = {level, distance};
    }
  return nearest;
}

// The columns of the points: number, x, y, level and, at gauges, arrival.
Errors compare(const Simulation& run, char letter, const data::Table& points, std::size_t number) {
  const std::vector<float> levels = run.field(Field::max_level);
  Errors errors;
  for (std::size_t i = 0; i < number; ++i) {
    const double x = points(i, 1), y = points(i, 2), observed = points(i, 3);
    const Water water = nearest_water(run.scenario().terrain.grid, levels, x, y);
    const double error = water.level - observed;
    errors.level += std::abs(error) / static_cast<double>(number);
    errors.bias += error / static_cast<double>(number);
    std::printf("  %c%g: %.2f m, observed %.2f m, %+.2f m, %.0f m away", letter, points(i, 0), water.level,
                observed, error, water.distance);
    if (letter == 'S') {
      const double seen = points(i, 4), late = at_point(run, Field::arrival_time, x, y) - seen;
      std::printf("; at %.1f s, observed at %.1f s, %+.1f %%", seen + late, seen, 100 * late / seen);
      errors.arrival += std::abs(late / seen) / static_cast<double>(number);
      errors.delay += late / seen / static_cast<double>(number);
    }
    std::printf("\n");
  }
  return errors;
}

// The mean delay of the arrivals.
double flood(SchemeId scheme, double manning) {
  const std::string name = "Malpasset, " + upper_name(scheme) + ", n " + text(manning);
  const data::Table gauges("malpasset/gauges.csv"), marks("malpasset/survey.csv");
  spate::Parameters parameters = parameters_for(scheme, whole_flood() ? 4000 : 220);
  parameters.numerics.arrival_depths = {0.1};
  if (scheme == SchemeId::kp07) parameters.numerics.desingularisation = malpasset::desingularisation;
  const auto run = simulate(malpasset::dam_break(manning), parameters);
  std::printf("%s, to %g s: %lld steps in %.1f s\n", name.c_str(), parameters.duration,
              static_cast<long long>(run->report().steps), run->wall_seconds());
  const Errors model = compare(*run, 'S', gauges, whole_flood() ? gauges.rows() : 3);
  figure_at_most(name + ", mean error of the arrivals (relative)", model.arrival, 0.12);
  print_figure(name + ", their mean delay (relative)", model.delay);
  figure_at_most(name + ", mass error", std::abs(run->report().volumes.mass_error()), 1e-8);
  if (!whole_flood()) return model.delay;
  // GeoClaw on cells of 12 m (George 2011): 2.89 m at the gauges, 2.53 m at the marks. A fifth more is
  // allowed.
  figure_at_most(name + ", mean error of the model's levels (m)", model.level, 1.2 * 2.89);
  print_figure(name + ", their bias (m)", model.bias);
  const Errors survey = compare(*run, 'P', marks, marks.rows());
  figure_at_most(name + ", mean error of the survey's levels (m)", survey.level, 1.2 * 2.53);
  print_figure(name + ", their bias (m)", survey.bias);
  return model.delay;
}

TEST(Malpasset, LevelsAndArrivals) {
  const double rough = flood(SchemeId::hwp14, 0.033);
  if (!whole_flood()) return;
  // As in figure 12, the times observed lie between those of the two roughnesses.
  EXPECT_GT(rough, 0);
  EXPECT_LT(flood(SchemeId::hwp14, 0.025), 0);
  for (const SchemeId scheme : {SchemeId::kp07, SchemeId::hr}) {
    EXPECT_GT(flood(scheme, 0.033), 0);
    EXPECT_LT(flood(scheme, 0.025), 0);
  }
}

}  // namespace
