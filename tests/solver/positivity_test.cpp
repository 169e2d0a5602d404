// SPDX-License-Identifier: GPL-3.0-or-later
// A dam break over rough terrain: no negative depth, no water made or lost.
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

// 80 x 80 cells of 5 m with beds uniform in 0 to 5 m, n = 0.03; water to 10 m in the western third, the rest
// dry.
Scenario rough_dam_break() {
  Random random(21);
  Scenario scenario = make_scenario(
      80, 80, 5, [&](double, double) { return random(0, 5); }, 0.03);
  scenario.initial_level =
      at_centres(scenario.terrain.grid, [](double x, double) { return x < 133 ? 10.0 : std::nan(""); });
  return scenario;
}

// The smallest depth of all snapshots of a run.
double smallest_depth(const Scenario& scenario, spate::Parameters parameters, spate::Report& report) {
  double smallest = 1e30;
  parameters.snapshot_interval = parameters.duration / 100;
  Snapshots snapshots([&](const Simulation& simulation) {
    for (float depth : simulation.field(Field::depth))
      smallest = std::min(smallest, static_cast<double>(depth));
  });
  report = simulate(scenario, parameters, &snapshots)->report();
  return smallest;
}

TEST(RoughDamBreak, Hwp14KeepsDepthPositiveAndMassExact) {
  for (const spate::Integrator integrator : spate::integrator_list) {
    const std::string name = name_of(integrator);
    spate::Parameters parameters = parameters_for(SchemeId::hwp14, 300);
    parameters.numerics.integrator = integrator;
    spate::Report report;
    figure_at_least("rough dam break, smallest depth (m)/hwp14 " + name,
                    smallest_depth(rough_dam_break(), parameters, report), 0);
    figure_at_most("rough dam break, clipped (m3)/hwp14 " + name, report.volumes.clipped, 0, "0");
    figure_at_most("rough dam break, mass error/hwp14 " + name, std::abs(report.volumes.mass_error()), 1e-7);
  }
}

TEST(RoughDamBreak, Kp07BooksWhatItClips) {
  spate::Report report;
  figure_at_least("rough dam break, smallest depth (m)/kp07",
                  smallest_depth(rough_dam_break(), parameters_for(SchemeId::kp07, 300), report), 0);
  print_figure("rough dam break, clipped (m3)/kp07", report.volumes.clipped, "-", "much");
  const double error = report.volumes.stored - report.volumes.initial - report.volumes.clipped;
  figure_at_most("rough dam break, mass error less what was clipped/kp07",
                 std::abs(error) / report.volumes.initial, 1e-7);
}

TEST(RoughDamBreak, HugeCourantNumbersStillKeepMass) {
  // Draining, not the time step, keeps the depth positive.
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 30);
  parameters.numerics.cfl = 0.5;
  spate::Report report;
  EXPECT_GE(smallest_depth(rough_dam_break(), parameters, report), 0);
  EXPECT_EQ(report.volumes.clipped, 0);
  EXPECT_NEAR(report.volumes.mass_error(), 0, 1e-7);
}

// Rain on rough terrain, with pits, sheets and tiny wedges everywhere.
TEST(RoughTerrain, RainMakesNoNegativeDepth) {
  Random random(22);
  Scenario scenario = make_scenario(
      64, 64, 5, [&](double x, double) { return -0.05 * x + random(0, 1); }, 0.05);
  scenario.rain = Series({0, 300, 301}, {5e-5, 5e-5, 0});
  scenario.infiltration = 1e-5;
  set_side(scenario, spate::Side::east, EdgeKind::open);
  spate::Report report;
  EXPECT_GE(smallest_depth(scenario, parameters_for(SchemeId::hwp14, 900), report), 0);
  figure_at_most("rain on rough terrain, clipped (m3)/hwp14", report.volumes.clipped, 0, "0");
  figure_at_most("rain on rough terrain, mass error/hwp14", std::abs(report.volumes.mass_error()), 1e-7);
}

}  // namespace
