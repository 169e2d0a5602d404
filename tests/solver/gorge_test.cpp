// SPDX-License-Identifier: GPL-3.0-or-later
// The arrival of a dam break in a winding gorge with rough banks, on cells so large that the ground rises and
// falls by metres from one to the next.
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

constexpr double length = 4000, width = 1600, fine = 5;  // m
constexpr double pi = 3.14159265358979;

double thalweg(double x) {
  return 800 + 250 * std::sin(2 * pi * x / 1800);
}

// A gorge 80 m wide with banks of 60 %, and waves of 40 to 120 m length all over it; relief: their height, 1
// or 0.
class Ground {
 public:
  explicit Ground(double relief) : relief_(relief) {
    Random random(3);
    for (Wave& wave : waves_) {
      const double k = 2 * pi / random(40, 120), angle = random(0, 2 * pi);
      wave = {k * std::cos(angle), k * std::sin(angle), random(0, 2 * pi)};
    }
  }
  double operator()(double x, double y) const {
    const double away = std::abs(y - thalweg(x)), share = std::min(1.0, 0.3 + away / 100);
    double z = 100 - 0.01 * x + std::clamp(0.6 * (away - 40), 0.0, 120.0);
    for (const Wave& wave : waves_)
      z += 0.45 * relief_ * share * std::sin(wave.kx * x + wave.ky * y + wave.phase);
    return z;
  }

 private:
  struct Wave {
    double kx, ky, phase;
  };
  double relief_;
  Wave waves_[60];
};

// When the water is first 0.1 m deep on the thalweg, every 200 m, s.
std::vector<double> arrivals(SchemeId scheme, double spacing, std::int64_t* steps = nullptr,
                             double relief = 1) {
  const Ground ground(relief);
  Scenario scenario = make_scenario(
      static_cast<int>(length / spacing), static_cast<int>(width / spacing), spacing,
      [](double, double) { return 0.0; }, 0.033);
  const spate::Grid& grid = scenario.terrain.grid;
  scenario.terrain.zb = cell_means(
      grid, [&](double x, double y) { return ground(x, y) - 100; }, static_cast<int>(spacing / fine));
  scenario.initial_level =
      at_centres(grid, [](double x, double) { return x < 800 ? 35.0 : static_cast<double>(no_data); });
  const auto run = simulate(scenario, scheme, 432);
  EXPECT_NEAR(0, run->report().volumes.mass_error(), 1e-6);
  if (steps != nullptr) *steps = run->report().steps;
  const std::vector<float> arrival = run->field(Field::arrival_time);
  std::vector<double> times;
  for (double x = 1200; x < length; x += 200) {
    double first = 1e9;  // over the width of the gorge
    for (int row = 0; row < grid.rows; ++row)
      if (std::abs(grid.y_centre(row) - thalweg(x)) < 40)
        first = std::min(first, static_cast<double>(arrival[grid.index(static_cast<int>(x / spacing), row)]));
    times.push_back(first);
  }
  return times;
}

double mean_ratio(const std::vector<double>& times, const std::vector<double>& reference) {
  double sum = 0;
  for (std::size_t i = 0; i < times.size(); ++i) sum += times[i] / reference[i];
  return sum / static_cast<double>(times.size());
}

// Arrivals must lie within 3 % of those of HWP14. With cells of 20 m, 4 across the gorge, they are later: the
// limit for these was set after measuring. There the bends make both late, by 7 % where the bed is smooth
// (see below); HWP14's bed of means has lost most of the relief, which makes it 5 % earlier again.
TEST(Gorge, WaterArrivesInTime) {
  const std::vector<double> reference = arrivals(SchemeId::hwp14, fine);
  // KP07 has its own integrator: once, not again when CTest repeats this with another one.
  const bool is_first = spate::with_defaults(parameters_for(SchemeId::hwp14, 1).numerics).integrator ==
                        spate::Integrator::hancock;
  for (const double spacing : {20.0, 10.0}) {
    const std::string name = "gorge, cells of " + text(spacing) + " m, ";
    std::int64_t steps_hwp14 = 0, steps_hr = 0;
    const std::vector<double> hwp14 = arrivals(SchemeId::hwp14, spacing, &steps_hwp14),
                              hr = arrivals(SchemeId::hr, spacing, &steps_hr);
    print_figure(name + "arrivals against cells of 5 m/hwp14", mean_ratio(hwp14, reference) - 1);
    print_figure(name + "arrivals against cells of 5 m/hr", mean_ratio(hr, reference) - 1);
    if (is_first) {
      const std::vector<double> kp07 = arrivals(SchemeId::kp07, spacing);  // its front is slow with K 0.4 m
      print_figure(name + "arrivals against cells of 5 m/kp07", mean_ratio(kp07, reference) - 1);
      EXPECT_GT(mean_ratio(kp07, hwp14), 1);
    }
    figure_near(name + "arrivals against those of hwp14/hr", mean_ratio(hr, hwp14) - 1, 0,
                spacing > 10 ? 0.05 : 0.03);
    print_figure(name + "steps against those of hwp14/hr",
                 static_cast<double>(steps_hr) / static_cast<double>(steps_hwp14));
  }
}

TEST(Gorge, WithoutReliefBothArriveAlike) {
  for (const double spacing : {20.0, 10.0})
    figure_near("smooth gorge, cells of " + text(spacing) + " m, arrivals against those of hwp14/hr",
                mean_ratio(arrivals(SchemeId::hr, spacing, nullptr, 0),
                           arrivals(SchemeId::hwp14, spacing, nullptr, 0)) -
                    1,
                0, 0.03);
}

}  // namespace
