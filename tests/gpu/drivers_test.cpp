// SPDX-License-Identifier: GPL-3.0-or-later
// Without a usable GPU, with each of the drivers that CMakeLists.txt sets up, the reason is reported, and the
// device "auto" computes on the CPU.
#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <string>

#include "solver/run/simulation.hpp"
#include "tests/solver/errors.hpp"

namespace {

using cases::has_key;

// parts: what the reason must name.
void expect_none(const char* key, const std::initializer_list<const char*>& parts = {}) {
  const spate::CudaDevices found = spate::cuda_devices();
  EXPECT_TRUE(found.names.empty());
  EXPECT_EQ(key, found.key);
  EXPECT_FALSE(found.remedy.empty());

  spate::Scenario scenario;
  scenario.terrain.grid = {20, 20, 1, 0, 0};
  scenario.terrain.zb.assign(400, 0);
  scenario.terrain.manning = {0.03f};
  scenario.initial_depth.assign(400, 0);
  scenario.initial_depth[210] = 1;
  const auto shared = std::make_shared<const spate::Scenario>(scenario);
  spate::Parameters parameters;
  parameters.duration = 1;
  parameters.device = "auto";
  spate::Simulation simulation(shared, parameters);
  EXPECT_TRUE(has_key(simulation.why_no_gpu(), key, parts));
  EXPECT_EQ(0u, simulation.device_name().find("CPU")) << simulation.device_name();
  EXPECT_TRUE(simulation.run());
  EXPECT_GT(simulation.report().wet_cells, 1);

  parameters.device = "cuda";
  cases::expect_error([&] { spate::Simulation(shared, parameters).run(); }, key, parts);
  cases::expect_error([&] { spate::Simulation(shared, parameters).run(); }, key, {"cuda"});
}

TEST(Drivers, none) {
  expect_none("gpu_driver_missing");
}

TEST(Drivers, old) {
  expect_none("gpu_driver_too_old", {"11.4", SPATE_TEST_CUDA});
}

TEST(Drivers, without_gpu) {
  expect_none("gpu_not_found");
}

// The state after an update of the driver without a restart.
TEST(Drivers, broken) {
  expect_none("gpu_driver_broken", {"system has unsupported display driver / cuda driver combination"});
}

}  // namespace
