// SPDX-License-Identifier: GPL-3.0-or-later
// Runs in double, and what float costs: the states of the same flood in both, in full precision.
#include <cmath>

#include "tests/solver/brodtkorb.hpp"
#include "tests/solver/cases.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/stored.hpp"

namespace {

using namespace cases;
using spate::Precision;
using spate::RunState;

spate::Parameters parameters_in(Precision precision, SchemeId scheme, double duration) {
  spate::Parameters parameters = parameters_for(scheme, duration);
  parameters.numerics.precision = precision;
  return parameters;
}

class InDouble : public EveryScheme {};

// Brodtkorb et al. 2011, fig. 9: the relative error in the mass in both precisions, and how far the two
// solutions part. In the paper floats lose water; here only the discrepancy remains, and a dam break with dry
// ground (case 3) amplifies it.
TEST_P(InDouble, Figure9OfBrodtkorb2011) {
  struct Case {
    const char* name;
    Scenario scenario;
    double duration, most;  // s; limit of the discrepancy, relative L1 of depth
  };
  constexpr int cells = 96;
  const bool switches = scheme() == SchemeId::kl02 || scheme() == SchemeId::kll05;  // at a depth of K
  const Case all[] = {{"1a", brodtkorb::bell_on_flat_bed(cells, 0.02), 60, 1e-6},
                      {"1b", brodtkorb::bell_on_flat_bed(cells, 1), 12, 1e-6},
                      {"2", brodtkorb::bell_before_a_step(cells, 1), 15, 2e-6},
                      {"3", brodtkorb::dam_above_a_valley(cells), 30, switches ? 0.05 : 1e-3}};
  for (const Case& one : all) {
    std::vector<std::vector<double>> depths[2];
    double lost[2] = {};
    for (const Precision precision : spate::precision_list) {
      const auto which = static_cast<std::size_t>(precision);
      spate::Parameters parameters = parameters_in(precision, scheme(), one.duration);
      if (scheme() == SchemeId::kp07) parameters.numerics.desingularisation = 0.1;
      if (switches) parameters.numerics.desingularisation = 1e-2;
      parameters.snapshot_interval = one.duration / 4;
      Snapshots snapshots([&](const Simulation& now) { depths[which].push_back(stored(now, 0)); });
      const auto simulation = simulate(one.scenario, parameters, &snapshots);
      lost[which] = std::abs(simulation->report().volumes.mass_error());
    }
    const std::string title = label(std::string("Brodtkorb 2011, fig. 9, case ") + one.name) + ", ";
    figure_at_most(title + "mass error E^c, float", lost[0], 1e-8);
    figure_at_most(title + "mass error E^c, double", lost[1], 1e-14);
    ASSERT_EQ(depths[0].size(), depths[1].size());
    for (std::size_t i = 1; i < depths[0].size(); ++i)
      print_figure(
          title + "float against double at " + text(one.duration * static_cast<double>(i) / 4) + " s",
          relative_l1_of(depths[0][i], depths[1][i]));
    figure_at_most(title + "float against double at the end, relative L1 of depth",
                   relative_l1_of(depths[0].back(), depths[1].back()), one.most);
    // It is there: the two have not been computed by the same code.
    EXPECT_GT(relative_l1_of(depths[0].back(), depths[1].back()), 1e-9) << title;
  }
}

// A lake at rest over a rough bed, all of it wet, moves by the rounding of its depths alone.
TEST_P(InDouble, ALakeRestsToTheLastDigits) {
  if (scheme() == SchemeId::lxf) return;  // its diffusion knows no bed
  Random random(16);
  Scenario scenario = make_scenario(64, 64, 5, [&](double, double) { return random(0, 2); });
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 4);
  double fastest[2] = {};
  for (const Precision precision : spate::precision_list) {
    const auto simulation = simulate(scenario, parameters_in(precision, scheme(), 500));
    fastest[static_cast<int>(precision)] = largest(simulation->field(Field::max_speed));
  }
  print_figure(label("lake at rest, all wet, max speed (m/s), float"), fastest[0]);
  figure_at_most(label("lake at rest, all wet, max speed (m/s), double"), fastest[1], 1e-12);
}

TEST_P(InDouble, StatesOfTheOtherPrecisionAreRefused) {
  const Scenario scenario = brodtkorb::bell_on_flat_bed(40, 1);
  for (const Precision precision : spate::precision_list) {
    const RunState saved = simulate(scenario, parameters_in(precision, scheme(), 1))->save();
    const Precision other = precision == Precision::float32 ? Precision::float64 : Precision::float32;
    expect_error(
        [&] {
          Simulation(std::make_shared<const Scenario>(scenario), parameters_in(other, scheme(), 2), saved);
        },
        "saved_in_other_precision");
  }
}

SPATE_TEST_EVERY_SCHEME(InDouble);

// Depths of 1e-17 m more are seen: nothing on the way from the scenario to the state rounds to floats.
TEST(InDoubleAlone, HoldsWhatAFloatDoesNot) {
  Scenario scenario = make_scenario(16, 16, 1, [](double, double) { return 0.0; });
  set_all_sides(scenario, EdgeKind::wall);
  scenario.initial_depth.assign(scenario.terrain.grid.cells(), 1);
  scenario.initial_depth[0] = 1.0009765625f;
  const auto simulation = simulate(scenario, parameters_in(Precision::float64, SchemeId::hwp14, 50));
  std::size_t finer = 0;
  double sum = 0;
  for (const double h : stored(*simulation, 0)) {
    finer += h != static_cast<double>(static_cast<float>(h)) ? 1 : 0;
    sum += h - 1;
  }
  EXPECT_GT(finer, 200u);
  EXPECT_NEAR(sum, 0.0009765625, 1e-13);
}

TEST(InDoubleAlone, FastArithmeticIsRefused) {
  spate::Parameters parameters = parameters_in(Precision::float64, SchemeId::hwp14, 1);
  parameters.numerics.fast_math = true;
  expect_error([&] { parameters.validate(); }, "fast_arithmetic_in_double");
}

}  // namespace
