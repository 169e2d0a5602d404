// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU computes sediment with the same bits as the CPU.
#include <gtest/gtest.h>

#include <cstring>

#include "solver/run/simulation.hpp"
#include "tests/solver/studies/sediment/basins.hpp"

namespace {

using namespace basins;

bool same_bits(const std::vector<double>& a, const std::vector<double>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

class GpuSediment : public testing::TestWithParam<Scheme> {};

TEST_P(GpuSediment, SameBitsAsTheCpu) {
  const std::vector<int> gpus = spate::chosen_gpus("auto");
  if (gpus.empty()) GTEST_SKIP() << "no GPU";
  // Blocks that are not full, and more than one of them in each direction.
  for (const std::int32_t columns : {1, 67, 300}) {
    Choices choices;
    choices.scheme = GetParam();
    Model on_cpu(everything(columns, 45), choices);
    choices.gpu = gpus.front();
    Model on_gpu(everything(columns, 45), choices);
    for (const double until : {2.0, 10.0}) {
      on_cpu.advance(until);
      on_gpu.advance(until);
      const Report here = on_cpu.report(), there = on_gpu.report();
      EXPECT_EQ(here.steps, there.steps);
      EXPECT_EQ(here.dt, there.dt);
      EXPECT_EQ(here.sand.left, there.sand.left);
      EXPECT_EQ(here.mud.error(), there.mud.error());
      EXPECT_TRUE(same_bits(on_cpu.bed(), on_gpu.bed()));
      EXPECT_TRUE(same_bits(on_cpu.sand(), on_gpu.sand()));
      EXPECT_TRUE(same_bits(on_cpu.sand_gained(), on_gpu.sand_gained()));
      EXPECT_GT(here.steps, 2);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, GpuSediment, testing::Values(Scheme::conservative, Scheme::printed),
                         [](const auto& info) {
                           return info.param == Scheme::printed ? "printed" : "conservative";
                         });

}  // namespace
