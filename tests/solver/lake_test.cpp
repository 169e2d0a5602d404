// SPDX-License-Identifier: GPL-3.0-or-later
// A lake at rest stays at rest, at arbitrary shores.
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;

// Beds of single cells, uniform in 0 to 2 m, under a level of 1 m: hundreds of islands of a cell or two.
Scenario archipelago(double spacing, std::uint32_t seed, int size = 128) {
  Random random(seed);
  Scenario scenario = make_scenario(size, size, spacing, [&](double, double) { return random(0, 2); });
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 1);
  return scenario;
}

// 2000 steps at the default Courant number and a little more, from the deepest water.
double duration_of_2000_steps(const Scenario& scenario, SchemeId scheme) {
  const double deepest =
      1.0 - static_cast<double>(*std::min_element(scenario.terrain.zb.begin(), scenario.terrain.zb.end()));
  const double step = spate::scheme_info(scheme).default_cfl * scenario.terrain.grid.spacing /
                      std::sqrt(gravity * 0.5 * deepest);
  return 2000 * step;
}

// The schemes that are well balanced at any shore; KP07 is so away from shores only.
class LakeAtRest : public testing::TestWithParam<SchemeId> {
 protected:
  static std::string label(const std::string& name) {
    return name + "/" + spate::scheme_info(GetParam()).name;
  }
  // fastest: m/s.
  static void expect_rest(const std::string& what, const Scenario& scenario, double fastest) {
    const std::string name = label(what);
    const auto simulation =
        simulate(scenario, parameters_for(GetParam(), duration_of_2000_steps(scenario, GetParam())));
    const spate::Report report = simulation->report();
    figure_at_least(name + ", steps", static_cast<double>(report.steps), 2000);
    figure_at_most(name + ", max speed of all steps (m/s)", largest(simulation->field(Field::max_speed)),
                   fastest, GetParam() == SchemeId::hwp14 ? "4e-4" : "-");
    figure_at_most(name + ", max unit discharge of all steps (m2/s)",
                   largest(simulation->field(Field::max_unit_discharge)), 2e-5, "1.2e-5");
    figure_at_most(name + ", clipped (m3)", report.volumes.clipped, 0, "0");
    figure_at_most(name + ", mass error", std::abs(report.volumes.mass_error()), 1e-7);
  }
  static void expect_rest(const std::string& what, const Scenario& scenario) {
    expect_rest(what, scenario, GetParam() == SchemeId::hr ? 1e-4 : 1e-3);
  }
};
INSTANTIATE_TEST_SUITE_P(, LakeAtRest, testing::Values(SchemeId::hwp14, SchemeId::hr),
                         [](const auto& info) { return spate::scheme_info(info.param).name; });

TEST_P(LakeAtRest, RoughArchipelagoOfOneMetreCells) {
  expect_rest("lake at rest, 128x128, 1 m", archipelago(1, 11));
}
TEST_P(LakeAtRest, RoughBedUnderwater) {
  Random random(11);
  Scenario scenario = make_scenario(128, 128, 1, [&](double x, double) { return 0.01 * x + random(0, 0.5); });
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 1);
  expect_rest("lake at rest, 128x128, bed of 0.5 m noise with a shore", scenario,
              GetParam() == SchemeId::hr ? 1e-5 : 1e-3);
}
TEST_P(LakeAtRest, RoughArchipelagoOfTenMetreCells) {
  expect_rest("lake at rest, 128x128, 10 m", archipelago(10, 12));
}

TEST_P(LakeAtRest, HighAboveSeaLevel) {
  Scenario scenario = archipelago(5, 13);
  scenario.terrain.datum = 1800;
  expect_rest("lake at rest, 128x128, 5 m, at 1800 m", scenario);
}

TEST_P(LakeAtRest, BedsFarAboveTheDatum) {
  // As a caller without a datum would do it: level 1001 m in float.
  Scenario scenario = archipelago(5, 13);
  for (std::size_t cell = 0; cell < scenario.terrain.grid.cells(); ++cell) {
    scenario.terrain.zb[cell] += 1000;
    scenario.initial_level[cell] += 1000;
  }
  const auto simulation = simulate(scenario, parameters_for(GetParam(), 1000));
  // The steps of float at 1000 m are 6e-5 m: they are in the bed, and so in the initial depths.
  figure_at_most(label("lake at rest, beds at 1000 m without a datum, max speed (m/s)"),
                 largest(simulation->field(Field::max_speed)), 1e-2);
}

TEST_P(LakeAtRest, BetweenWallsAndOpenLevels) {
  Scenario scenario = archipelago(2, 14, 96);
  scenario.terrain.taken.assign(scenario.terrain.grid.cells(), 0);
  Random random(15);
  for (std::size_t cell = 0; cell < scenario.terrain.grid.cells(); ++cell) {
    if (random(0, 1) < 0.05) scenario.terrain.taken[cell] = 1;
    if (random(0, 1) < 0.05) scenario.terrain.zb[cell] = no_data;
  }
  set_side(scenario, spate::Side::west, EdgeKind::level, Series(1));
  set_side(scenario, spate::Side::north, EdgeKind::level, Series(1));
  expect_rest("lake at rest, 96x96, walls, nodata and level edges", scenario);
}

TEST(LakeAtRestWith, Kp07WhereAllIsWet) {
  // KP07 is well balanced only away from shores.
  Random random(16);
  Scenario scenario = make_scenario(64, 64, 5, [&](double, double) { return random(0, 2); });
  scenario.initial_level.assign(scenario.terrain.grid.cells(), 4);
  for (SchemeId scheme : {SchemeId::hwp14, SchemeId::kp07, SchemeId::hr}) {
    const auto simulation = simulate(scenario, scheme, 500);
    figure_at_most(std::string("lake at rest, all wet, max speed (m/s)/") + spate::scheme_info(scheme).name,
                   largest(simulation->field(Field::max_speed)), 1e-4);
  }
}

TEST(LakeAtRestWith, Kp07IsWhatHwp14MustBeat) {
  const Scenario scenario = archipelago(1, 11);
  const auto simulation = simulate(scenario, SchemeId::kp07, 100);
  print_figure("lake at rest, 128x128, 1 m, max speed of all steps (m/s)/kp07",
               largest(simulation->field(Field::max_speed)), "-", "0.44");
  print_figure("lake at rest, 128x128, 1 m, max unit discharge of all steps (m2/s)/kp07",
               largest(simulation->field(Field::max_unit_discharge)), "-", "0.079");
  EXPECT_LT(largest(simulation->field(Field::max_speed)), 5);
}

}  // namespace
