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

struct Sheet {
  double hu, hv, depth;  // relative: of Manning's discharge, and of the depth at the start
};
Sheet settled_sheet(SchemeId scheme, double slope, double angle) {
  const double depth = 0.02, manning = 0.03, spacing = 2;
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
  EXPECT_GT(duration, 10 * settling);
  const auto simulation = simulate(scenario, scheme, duration);
  const double middle = 0.5 * size * spacing;
  return {at_point(*simulation, Field::discharge_x, middle, middle) / normal,
          at_point(*simulation, Field::discharge_y, middle, middle) / normal,
          at_point(*simulation, Field::depth, middle, middle) / depth};
}

TEST_P(SheetFlow, SettlesAtManningsDischarge) {
  const double slope = std::get<0>(GetParam()), degrees = std::get<1>(GetParam());
  const double angle = degrees * std::acos(-1.0) / 180;
  const Sheet sheet = settled_sheet(std::get<2>(GetParam()), slope, angle);
  const std::string name =
      label("sheet flow, slope " + text(slope) + ", " + text(degrees) + " degrees", std::get<2>(GetParam())) +
      ", ";
  figure_at_most(name + "relative error of the discharge", std::abs(std::hypot(sheet.hu, sheet.hv) - 1),
                 0.005, "4 digits");
  figure_at_most(name + "relative error of the depth", std::abs(sheet.depth - 1), 0.002, "4 digits");
  figure_at_most(name + "error of the direction (degrees)",
                 std::abs(std::atan2(sheet.hv, sheet.hu) - angle) * 180 / std::acos(-1.0), 0.1, "0.1");
}

// Its velocities shrink where water is shallower than K, 0.4 m.
TEST(SheetFlowOfKp07, HardlyRuns) {
  for (const double slope : {0.01, 0.5}) {
    const Sheet sheet = settled_sheet(SchemeId::kp07, slope, 0);
    figure_at_most(label("sheet flow, slope " + text(slope), SchemeId::kp07) + ", share of the discharge",
                   std::hypot(sheet.hu, sheet.hv), 0.1);
  }
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
struct RainErrors {
  double depth = 0, discharge = 0;  // the largest, relative
};
RainErrors steady_rain(SchemeId scheme, double slope) {
  const double rain = 0.1 / 3600, manning = 0.03;
  Scenario scenario = make_scenario(
      100, 2, 1, [&](double x, double) { return -slope * x; }, manning);
  scenario.rain = Series(rain);
  set_side(scenario, Side::east, EdgeKind::open);
  const auto simulation = simulate(scenario, scheme, 1500);
  const std::vector<float> depth = simulation->field(Field::depth),
                           hu = simulation->field(Field::discharge_x);
  RainErrors errors;
  for (std::size_t column = 10; column < 100; ++column) {
    const double discharge = rain * (static_cast<double>(column) + 0.5);
    const double normal = std::pow(manning * discharge / std::sqrt(slope), 0.6);
    errors.depth = larger_error(errors.depth, static_cast<double>(depth[column]) / normal - 1);
    errors.discharge = larger_error(errors.discharge, static_cast<double>(hu[column]) / discharge - 1);
  }
  return errors;
}

TEST_P(Planes, RainRunsOffAsTheKinematicSolution) {
  for (const double slope : {0.05, 0.3}) {
    const RainErrors errors = steady_rain(GetParam(), slope);
    const std::string name = label("rain on a plane, slope " + text(slope), GetParam());
    const double limit = GetParam() == SchemeId::hr ? 0.005 : 0.01;
    figure_at_most(name + ", largest relative error of the depth", errors.depth, limit, "0.01");
    figure_at_most(name + ", largest relative error of the discharge", errors.discharge, limit, "0.01");
  }
}

// The same of KP07, whose water grows deep before it runs.
TEST(RainOfKp07, HardlyRunsOff) {
  for (const double slope : {0.05, 0.3}) {
    const RainErrors errors = steady_rain(SchemeId::kp07, slope);
    const std::string name = label("rain on a plane, slope " + text(slope), SchemeId::kp07);
    print_figure(name + ", largest relative error of the depth", errors.depth);
    print_figure(name + ", largest relative error of the discharge", errors.discharge);
    EXPECT_GT(errors.depth, 1);
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
