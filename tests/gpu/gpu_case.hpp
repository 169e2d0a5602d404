// SPDX-License-Identifier: GPL-3.0-or-later
// Runs on a GPU, with every scheme and every integrator.
#pragma once

#include "tests/solver/everything.hpp"

namespace cases {

class Gpu : public testing::TestWithParam<std::tuple<SchemeId, spate::Integrator>> {
 protected:
  void SetUp() override {
    if (spate::chosen_gpus("auto").empty()) GTEST_SKIP() << "no GPU";
  }
  static spate::Parameters parameters(const char* device, double duration = everything_duration) {
    spate::Parameters result = parameters_for(std::get<0>(GetParam()), duration);
    result.device = device;
    result.numerics.integrator = std::get<1>(GetParam());
    result.numerics.arrival_depths = {0.05, 0.3, 1};
    result.numerics.step_limits = true;
    return result;
  }
  static Result run(const Scenario& scenario, const spate::Parameters& parameters) {
    Simulation simulation(std::make_shared<const Scenario>(scenario), parameters);
    EXPECT_TRUE(simulation.run());
    return result_of(simulation);
  }
};

// A dam breaks in the corner of rough dry land: the front keeps creating tiles.
inline Scenario dam_break() {
  Random random(7);
  Scenario scenario = make_scenario(
      300, 260, 5, [&](double, double) { return random(0, 2); }, 0.03);
  scenario.initial_depth =
      at_centres(scenario.terrain.grid, [](double x, double y) { return x < 200 && y < 200 ? 8.0 : 0.0; });
  return scenario;
}

}  // namespace cases
