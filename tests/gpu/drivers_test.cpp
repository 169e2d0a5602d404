// SPDX-License-Identifier: GPL-3.0-or-later
// Without a GPU that can be used, each with the driver that CMakeLists.txt puts in place: what is said, and
// that the device "auto" computes on the CPU all the same.
#include <gtest/gtest.h>

#include <cstdio>
#include <memory>
#include <string>

#include "solver/run/simulation.hpp"

namespace {

struct Said {
  std::string reason, remedy;
};

void expect_said(const Said& expected) {
  const spate::CudaDevices found = spate::cuda_devices();
  EXPECT_TRUE(found.names.empty());
  EXPECT_EQ(expected.reason, found.reason);
  EXPECT_EQ(expected.remedy, found.remedy);

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
  EXPECT_EQ(expected.reason + ". " + expected.remedy + ".", simulation.why_no_gpu());
  EXPECT_EQ(0u, simulation.device_name().find("CPU")) << simulation.device_name();
  EXPECT_TRUE(simulation.run());
  EXPECT_GT(simulation.report().wet_cells, 1);

  parameters.device = "cuda";
  try {
    spate::Simulation(shared, parameters).run();
    FAIL() << "it computed without a GPU";
  } catch (const spate::Error& error) {
    EXPECT_NE(error.problem().find("cuda"), std::string::npos) << error.what();
    EXPECT_EQ(expected.reason, error.why());
    EXPECT_EQ(0u, error.remedy().find(expected.remedy)) << error.what();
    std::printf("  %s\n", error.what());
  }
}

TEST(Drivers, none) {
  expect_said(
      {"no driver for NVIDIA GPUs is installed", "Install NVIDIA's driver where there is such a GPU"});
}

TEST(Drivers, old) {
  expect_said({"the NVIDIA driver is too old: it supports CUDA 11.4, and Spate needs " SPATE_TEST_CUDA,
               "Update the driver"});
}

TEST(Drivers, without_gpu) {
  expect_said({"the NVIDIA driver finds no GPU",
               "Check with nvidia-smi that it sees one, and that CUDA_VISIBLE_DEVICES does not hide it"});
}

// As after an update of the driver without a restart.
TEST(Drivers, broken) {
  expect_said(
      {"the NVIDIA driver does not work: system has unsupported display driver / cuda driver combination",
       "Check it with nvidia-smi; when it was updated, restart the machine"});
}

}  // namespace
