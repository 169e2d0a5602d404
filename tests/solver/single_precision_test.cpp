// SPDX-License-Identifier: GPL-3.0-or-later
// A build without double precision: it says so, instead of computing in float what was asked for in double.
#include "solver/backend/backend.hpp"
#include "tests/solver/cases.hpp"
#include "tests/solver/errors.hpp"

namespace {

using namespace cases;

TEST(SinglePrecision, DoubleIsRefused) {
  Scenario scenario = flat(16, 16, 1);
  scenario.initial_depth.assign(scenario.terrain.grid.cells(), 1);
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 1);
  parameters.device = "cpu";
  EXPECT_FALSE(spate::has_double_precision());
  EXPECT_GT(spate::cpu_memory_when_all_wet(scenario, parameters.numerics), 0);
  EXPECT_GT(simulate(scenario, parameters)->report().steps, 0);
  parameters.numerics.precision = spate::Precision::float64;
  expect_error([&] { spate::cpu_memory_when_all_wet(scenario, parameters.numerics); },
               "double_precision_missing");
  expect_error([&] { Simulation(std::make_shared<const Scenario>(scenario), parameters); },
               "double_precision_missing");
}

}  // namespace
