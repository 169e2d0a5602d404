// SPDX-License-Identifier: GPL-3.0-or-later
// Thacker's oscillations in a bowl of 4 x 4 m, three periods long: moving shores with exact solutions. The
// initial depth is the mean of the exact depth over each cell, also at the shore; the initial
// discharge is that depth times the exact velocity; the error is taken against cell means too.
#include "tests/solver/cases.hpp"
#include "tests/solver/exact.hpp"

namespace {

using namespace cases;

const exact::Bowl bowl;
const double pi = std::acos(-1.0);

using Solution = std::function<exact::State(double x, double y, double t)>;

exact::State planar(double x, double y, double t) {
  return bowl.planar(x, y, t);
}
exact::State radial(double x, double y, double t) {
  return bowl.radial(x, y, t);
}

struct Outcome {
  double error;
  std::int64_t steps;
};

Outcome three_periods(const Solution& solution, double frequency, int cells, SchemeId scheme) {
  Scenario scenario =
      make_scenario(cells, cells, 4.0 / cells, [](double x, double y) { return bowl.bed(x - 2, y - 2); });
  const auto mean = [&](const std::function<double(const exact::State&)>& quantity, double t) {
    return cell_means(scenario.terrain.grid,
                      [&](double x, double y) { return quantity(solution(x - 2, y - 2, t)); });
  };
  scenario.initial_depth = mean([](const exact::State& s) { return s.h; }, 0);
  scenario.initial_hu = mean([](const exact::State& s) { return s.h * s.u; }, 0);
  scenario.initial_hv = mean([](const exact::State& s) { return s.h * s.v; }, 0);
  const double time = 3 * 2 * pi / frequency;
  spate::Parameters parameters = parameters_for(scheme, time);
  parameters.numerics.dry_depth = 1e-6;
  if (scheme == SchemeId::kp07) parameters.numerics.desingularisation = 3e-4;
  const auto simulation = simulate(scenario, parameters);
  const spate::Volumes volumes = simulation->report().volumes;
  EXPECT_NEAR(volumes.mass_error(), volumes.clipped / volumes.supplied(), 1e-7);
  return {relative_l1(simulation->field(Field::depth), mean([](const exact::State& s) { return s.h; }, time)),
          simulation->report().steps};
}

TEST(Thacker, PlanarHwp14) {
  const Outcome coarse = three_periods(planar, bowl.planar_frequency(), 50, SchemeId::hwp14);
  const Outcome middle = three_periods(planar, bowl.planar_frequency(), 100, SchemeId::hwp14);
  const Outcome fine = three_periods(planar, bowl.planar_frequency(), 200, SchemeId::hwp14);
  print_figure("Thacker planar, 50x50, relative L1/hwp14", coarse.error);
  figure_at_most("Thacker planar, 100x100, relative L1/hwp14", middle.error, 0.01, "0.0077");
  figure_at_most("Thacker planar, 200x200, relative L1/hwp14", fine.error, 0.005, "0.0036");
  figure_at_least("Thacker planar, order over three grids/hwp14", std::log2(coarse.error / fine.error) / 2,
                  1);
  figure_at_most("Thacker planar, 100x100, steps/hwp14", static_cast<double>(middle.steps), 1400, "1211");
  figure_at_most("Thacker planar, 200x200, steps/hwp14", static_cast<double>(fine.steps), 2800, "2424");
}

TEST(Thacker, RadialHwp14) {
  const Outcome coarse = three_periods(radial, bowl.radial_frequency(), 50, SchemeId::hwp14);
  const Outcome middle = three_periods(radial, bowl.radial_frequency(), 100, SchemeId::hwp14);
  const Outcome fine = three_periods(radial, bowl.radial_frequency(), 200, SchemeId::hwp14);
  print_figure("Thacker radial, 50x50, relative L1/hwp14", coarse.error);
  figure_at_most("Thacker radial, 100x100, relative L1/hwp14", middle.error, 0.02);
  figure_at_most("Thacker radial, 200x200, relative L1/hwp14", fine.error, 0.01);
  figure_at_least("Thacker radial, order over three grids/hwp14", std::log2(coarse.error / fine.error) / 2,
                  0.9);
}

TEST(Thacker, PlanarHr) {
  const Outcome coarse = three_periods(planar, bowl.planar_frequency(), 50, SchemeId::hr);
  const Outcome middle = three_periods(planar, bowl.planar_frequency(), 100, SchemeId::hr);
  const Outcome fine = three_periods(planar, bowl.planar_frequency(), 200, SchemeId::hr);
  print_figure("Thacker planar, 50x50, relative L1/hr", coarse.error);
  figure_at_most("Thacker planar, 100x100, relative L1/hr", middle.error, 0.0138);
  figure_at_most("Thacker planar, 200x200, relative L1/hr", fine.error, 0.0048);
  figure_at_least("Thacker planar, order over three grids/hr", std::log2(coarse.error / fine.error) / 2, 1);
  figure_at_most("Thacker planar, 100x100, steps/hr", static_cast<double>(middle.steps), 1400);
}

TEST(Thacker, RadialHr) {
  const Outcome coarse = three_periods(radial, bowl.radial_frequency(), 50, SchemeId::hr);
  const Outcome middle = three_periods(radial, bowl.radial_frequency(), 100, SchemeId::hr);
  const Outcome fine = three_periods(radial, bowl.radial_frequency(), 200, SchemeId::hr);
  print_figure("Thacker radial, 50x50, relative L1/hr", coarse.error);
  const bool predicted = predicts(parameters_for(SchemeId::hr, 1).numerics.integrator);
  figure_at_most("Thacker radial, 100x100, relative L1/hr", middle.error, predicted ? 0.021 : 0.0223);
  figure_at_most("Thacker radial, 200x200, relative L1/hr", fine.error, predicted ? 0.0058 : 0.006);
  figure_at_least("Thacker radial, order over three grids/hr", std::log2(coarse.error / fine.error) / 2, 0.9);
}

TEST(Thacker, PlanarKp07IsWhatHwp14MustBeat) {
  for (const int cells : {100, 200}) {
    const Outcome kp07 = three_periods(planar, bowl.planar_frequency(), cells, SchemeId::kp07);
    const std::string size = std::to_string(cells) + "x" + std::to_string(cells);
    figure_at_most("Thacker planar, " + size + ", relative L1/kp07", kp07.error, 0.1,
                   cells == 100 ? "0.067" : "-");
    print_figure("Thacker planar, " + size + ", steps/kp07", static_cast<double>(kp07.steps), "-",
                 cells == 100 ? "7523" : "-");
  }
}

TEST(Thacker, RadialKp07) {
  const Outcome middle = three_periods(radial, bowl.radial_frequency(), 100, SchemeId::kp07);
  const Outcome fine = three_periods(radial, bowl.radial_frequency(), 200, SchemeId::kp07);
  print_figure("Thacker radial, 100x100, relative L1/kp07", middle.error);
  print_figure("Thacker radial, 200x200, relative L1/kp07", fine.error);
  EXPECT_LT(fine.error, middle.error);
}

}  // namespace
