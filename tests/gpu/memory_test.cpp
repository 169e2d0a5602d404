// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU whose memory another program takes while Spate computes. This test must run alone on its card, since
// others would fail beside it.
#include "tests/gpu/all_memory.hpp"
#include "tests/solver/errors.hpp"
#include "tests/solver/everything.hpp"

namespace {

using namespace cases;

TEST(GpuMemory, IsNotNeededToReadResults) {
  if (spate::chosen_gpus("auto").empty()) GTEST_SKIP() << "no GPU";
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, everything_duration);
  parameters.device = "cpu";
  const Result expected = result_of(*simulate(everything(), parameters));
  parameters.device = "cuda";
  const auto simulation = simulate(everything(), parameters);
  const AllMemory taken;
  EXPECT_GT(taken.bytes(), 0u);
  expect_same_bits(result_of(*simulation), expected);
}

TEST(GpuMemory, WhenItIsTakenTheErrorSaysSo) {
  if (spate::chosen_gpus("auto").empty()) GTEST_SKIP() << "no GPU";
  const AllMemory taken;
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, everything_duration);
  parameters.device = "cuda";
  expect_error([&] { simulate(everything(), parameters); }, "out_of_gpu_memory");
}

}  // namespace
