// SPDX-License-Identifier: GPL-3.0-or-later
// Thin flow on planes: sheets at normal depth in any direction, and rain.
#include "tests/solver/cases.hpp"

namespace {

using namespace cases;
using spate::Side;

// 20 mm of water, n = 0.03, set free from rest: far from the edges the depth stays as it is, and the
// flow settles at Manning's discharge down the slope.
class SheetFlow : public testing::TestWithParam<std::tuple<double, double, SchemeId>> {};

std::string label(const std::string& name, SchemeId scheme) {
  return name + " of " + spate::scheme_info(scheme).name;
}

TEST_P(SheetFlow, SettlesAtManningsDischarge) {
  const double slope = std::get<0>(GetParam()), degrees = std::get<1>(GetParam());
  const double angle = degrees * std::acos(-1.0) / 180, depth = 0.02, manning = 0.03, spacing = 2;
  const double normal = std::pow(depth, 5.0 / 3) * std::sqrt(slope) / manning;
  const double speed = normal / depth, settling = speed / (gravity * slope);
  const int size = 64;
  Scenario scenario = make_scenario(
      size, size, spacing,
      [&](double x, double y) { return -slope * (x * std::cos(angle) + y * std::sin(angle)); }, manning);
  scenario.initial_depth.assign(scenario.terrain.grid.cells(), static_cast<float>(depth));
  set_all_sides(scenario, EdgeKind::open);
  // Until the waves from the edges have come half way to the middle.
  const double duration = 0.25 * size * spacing / (speed + std::sqrt(gravity * depth));
  ASSERT_GT(duration, 10 * settling);
  const auto simulation = simulate(scenario, std::get<2>(GetParam()), duration);
  const double middle = 0.5 * size * spacing;
  const double hu = at_point(*simulation, Field::discharge_x, middle, middle);
  const double hv = at_point(*simulation, Field::discharge_y, middle, middle);
  const std::string name =
      label("sheet flow, slope " + text(slope) + ", " + text(degrees) + " degrees", std::get<2>(GetParam())) +
      ", ";
  figure_at_most(name + "relative error of the discharge", std::abs(std::hypot(hu, hv) / normal - 1), 0.005,
                 "4 digits");
  figure_at_most(name + "relative error of the depth",
                 std::abs(at_point(*simulation, Field::depth, middle, middle) / depth - 1), 0.002,
                 "4 digits");
  figure_at_most(name + "error of the direction (degrees)",
                 std::abs(std::atan2(hv, hu) - angle) * 180 / std::acos(-1.0), 0.1, "0.1");
}

INSTANTIATE_TEST_SUITE_P(
    , SheetFlow,
    testing::Combine(testing::Values(0.01, 0.05, 0.1, 0.3, 0.5), testing::Values(0.0, 20.0, 45.0),
                     testing::Values(SchemeId::hwp14, SchemeId::hr)),
    [](const auto& info) {
      return "slope" + std::to_string(static_cast<int>(std::lround(100 * std::get<0>(info.param)))) +
             "direction" + std::to_string(static_cast<int>(std::get<1>(info.param))) +
             spate::scheme_info(std::get<2>(info.param)).name;
    });

// HWP14 and HR: KP07 damps sheets.
class Planes : public testing::TestWithParam<SchemeId> {};
INSTANTIATE_TEST_SUITE_P(, Planes, testing::Values(SchemeId::hwp14, SchemeId::hr),
                         [](const auto& info) { return spate::scheme_info(info.param).name; });

// A sheet fed from above: the discharge is given, the depth must be the normal one.
TEST_P(Planes, FedFromAboveFlowAtNormalDepth) {
  for (double slope : {0.01, 0.05, 0.1, 0.3, 0.5}) {
    Scenario scenario = make_scenario(
        80, 2, 2, [&](double x, double) { return -slope * x; }, 0.03);
    const double discharge = std::pow(0.02, 5.0 / 3) * std::sqrt(slope) / 0.03;
    set_side(scenario, Side::west, EdgeKind::discharge, Series(discharge * 4));
    set_side(scenario, Side::east, EdgeKind::open);
    const auto simulation = simulate(scenario, GetParam(), 10 * 160 / (discharge / 0.02));
    const double depth = at_point(*simulation, Field::depth, 80, 2);
    const double hu = at_point(*simulation, Field::discharge_x, 80, 2);
    const std::string name = label("sheet fed from above, slope " + text(slope), GetParam());
    figure_at_most(name + ", relative error of the depth", std::abs(depth / 0.02 - 1), 0.005, "4 digits");
    figure_at_most(name + ", relative error of the discharge", std::abs(hu / discharge - 1), 0.005,
                   "4 digits");
  }
}

// 100 mm/h on 100 m of slope until it is steady: q = r x, h = (n q / sqrt(S))^(3/5), at the cells' centres.
TEST_P(Planes, RainRunsOffAsTheKinematicSolution) {
  const double rain = 0.1 / 3600, manning = 0.03;
  for (double slope : {0.05, 0.3}) {
    Scenario scenario = make_scenario(
        100, 2, 1, [&](double x, double) { return -slope * x; }, manning);
    scenario.rain = Series(rain);
    set_side(scenario, Side::east, EdgeKind::open);
    const auto simulation = simulate(scenario, GetParam(), 1500);
    const std::vector<float> depth = simulation->field(Field::depth),
                             hu = simulation->field(Field::discharge_x);
    double depth_error = 0, discharge_error = 0;
    for (std::size_t column = 10; column < 100; ++column) {
      const double discharge = rain * (static_cast<double>(column) + 0.5);
      const double normal = std::pow(manning * discharge / std::sqrt(slope), 0.6);
      depth_error = std::max(depth_error, std::abs(static_cast<double>(depth[column]) / normal - 1));
      discharge_error = std::max(discharge_error, std::abs(static_cast<double>(hu[column]) / discharge - 1));
    }
    const std::string name = label("rain on a plane, slope " + text(slope), GetParam());
    const double limit = GetParam() == SchemeId::hr ? 0.005 : 0.01;
    figure_at_most(name + ", largest relative error of the depth", depth_error, limit, "0.01");
    figure_at_most(name + ", largest relative error of the discharge", discharge_error, limit, "0.01");
  }
}

// Rising limb: before the wave from the top arrives, the sheet is as deep as the rain that fell.
TEST_P(Planes, RainRisesAsTheKinematicSolution) {
  const double rain = 0.1 / 3600, manning = 0.03, slope = 0.05, time = 200;
  Scenario scenario = make_scenario(
      100, 2, 1, [&](double x, double) { return -slope * x; }, manning);
  scenario.rain = Series(rain);
  set_side(scenario, Side::east, EdgeKind::open);
  const auto simulation = simulate(scenario, GetParam(), time);
  const double depth = rain * time, discharge = std::pow(depth, 5.0 / 3) * std::sqrt(slope) / manning;
  const double wave = discharge / rain;  // m, how far the steady part has come
  ASSERT_LT(wave, 60);
  for (double x : {75.5, 85.5, 95.5}) {
    EXPECT_NEAR(at_point(*simulation, Field::depth, x, 1), depth, 0.01 * depth);
    EXPECT_NEAR(at_point(*simulation, Field::discharge_x, x, 1), discharge, 0.015 * discharge);
  }
}

}  // namespace
