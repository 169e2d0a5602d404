// SPDX-License-Identifier: GPL-3.0-or-later
// A corner of the city behind its mobile wall, in a flood of a tenth of the duration. tests/gpu/run.sh
// computes the whole city.
#include "tests/solver/city.hpp"

#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

struct Flooded {
  std::int64_t steps;
  double volume, area;
};

Flooded flood(SchemeId scheme, double desingularisation) {
  constexpr double duration = 720;
  constexpr int member = 4;
  const double peak = city::peak(member);
  spate::Parameters parameters = parameters_for(scheme, duration);
  parameters.numerics.desingularisation = desingularisation;
  const auto run = simulate(city::flood(64, 100, peak, duration), parameters);
  const spate::Report report = run->report();
  const spate::BarrierReport wall = run->barrier_reports().front();
  Flooded result{report.steps, wall.volume, 0};
  const std::vector<float> depth = run->field(Field::max_depth);
  const spate::Grid& grid = run->scenario().terrain.grid;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column)
      if (grid.y_centre(row) > city::wall_y(grid.x_centre(column)) && depth[grid.index(column, row)] > 0.05f)
        result.area += grid.cell_area();
  std::printf(
      "%s: %d steps, %.0f m3 over the wall from %.0f s on, freeboard %.2f m, %.2f ha flooded, mass error "
      "%.1e\n",
      scheme == SchemeId::hwp14 ? "HWP14" : "KP07", static_cast<int>(report.steps), wall.volume,
      wall.first_overtopping, wall.min_freeboard, result.area / 1e4, report.volumes.mass_error());
  double first = 0;  // when the river's level reaches the crest
  while (city::river_level(peak, first, duration) < city::crest) first += 1;
  EXPECT_NEAR(first, wall.first_overtopping, 30);
  EXPECT_NEAR(city::crest - peak, wall.min_freeboard, 0.3);
  EXPECT_LT(std::fabs(report.volumes.mass_error()), 1e-7);
  return result;
}

TEST(City, IsFloodedOverTheWallInSeveralTimesFewerStepsWithHwp14) {
  const Flooded hwp14 = flood(SchemeId::hwp14, 0);
  // KP07 needs no more steps than its CFL number asks for where all water shallower than 0.4 m is slowed;
  // resolved to 2 cm, it gathers speed at the houses.
  const Flooded damped = flood(SchemeId::kp07, 0.4), kp07 = flood(SchemeId::kp07, 0.02);
  EXPECT_LT(1.7 * static_cast<double>(hwp14.steps), static_cast<double>(damped.steps));
  EXPECT_LT(4 * hwp14.steps, kp07.steps);
  EXPECT_NEAR(hwp14.volume, kp07.volume, 0.1 * hwp14.volume);
  EXPECT_NEAR(hwp14.area, kp07.area, 0.15 * hwp14.area);
}

}  // namespace
