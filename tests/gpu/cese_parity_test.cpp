// SPDX-License-Identifier: GPL-3.0-or-later
// The CE/SE method has the same bits on a GPU as on the CPU, to the end of every case.
#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>

#include "solver/run/simulation.hpp"
#include "tests/solver/studies/cese/planes.hpp"
#include "tests/solver/studies/cese/tubes.hpp"

namespace {

using namespace tubes;

// waves: a tube or a plane.
template <class Waves>
void expect_same(const std::string& name, Waves on_cpu, double until, int gpu) {
  Waves on_gpu = on_cpu;
  const Ran here = run_on_cpu(on_cpu, until), there = run_on_cuda(on_gpu, until, gpu);
  std::printf("[%s] %lld steps\n", name.c_str(), here.steps);
  EXPECT_GT(here.steps, 100) << name;
  EXPECT_EQ(here.steps, there.steps) << name;
  EXPECT_EQ(0, std::memcmp(on_cpu.points.data(), on_gpu.points.data(),
                           on_cpu.points.size() * sizeof(on_cpu.points[0])))
      << name;
}

TEST(GpuCese, SameBitsAsTheCpu) {
  const std::vector<int> gpus = spate::chosen_gpus("auto");
  if (gpus.empty()) GTEST_SKIP() << "no GPU";
  const int gpu = gpus.front();
  for (const Case& each : table()) {
    expect_same(each.name, tube_of<double>(each, 1003), each.until, gpu);
    expect_same(each.name + ", float", tube_of<float>(each, 1003), each.until, gpu);
  }
  expect_same("dam break", dam<double>(1003, 2, 0.5), 0.12, gpu);
  expect_same("dam break, float", dam<float>(1003, 2, 0.5), 0.12, gpu);
  expect_same("Riemann", planes::riemann<double>(203), 0.3, gpu);
  expect_same("Riemann, float", planes::riemann<float>(203), 0.3, gpu);
  expect_same("vortex", planes::vortex<double>(101), 10, gpu);
  expect_same("vortex, float", planes::vortex<float>(101), 10, gpu);
  expect_same("circular dam", planes::dam<double>(203), 6, gpu);
  expect_same("circular dam, float", planes::dam<float>(203), 6, gpu);
}

}  // namespace
