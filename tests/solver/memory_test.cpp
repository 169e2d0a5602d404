// SPDX-License-Identifier: GPL-3.0-or-later
// A flood that grows beyond the computer's memory: the run ends with what was missing, and the state of its
// last whole step stays readable.
#include <cmath>
#include <new>
#include <vector>

#include "solver/backend/cpu/memory.hpp"
#include "solver/core/check.hpp"
#include "solver/core/free_memory.hpp"
#include "tests/solver/cases.hpp"
#include "tests/solver/memory_limit.hpp"

namespace {

using namespace cases;

#if defined(SPATE_SANITIZED)
constexpr bool sanitizes = true;
#else
constexpr bool sanitizes = false;
#endif

TEST(Memory, WhenItRunsOutTheLastStepStaysReadable) {
  if (!spate::test::memory_can_be_limited) GTEST_SKIP();
  Scenario scenario = flat(600, 600, 1);
  scenario.initial_depth = at_centres(scenario.terrain.grid, [](double x, double y) {
    return std::hypot(x - 300, y - 300) < 60 ? 20.0 : 0.0;
  });
  spate::Parameters parameters = parameters_for(SchemeId::hwp14, 60);
  parameters.device = "cpu";
  parameters.numerics.threads = 1;
  Simulation stopped(std::make_shared<const Scenario>(scenario), parameters);
  const double at_start = stopped.report().memory;
  std::string said;
  {
    spate::test::MemoryLimit limit(6e6);
    limit.take_left_over();
    try {
      stopped.run();
    } catch (const spate::OutOfMemory& error) {
      said = error.what();
    }
  }
  const spate::Report report = stopped.report();
  std::printf("  %.2f s, %ld steps, %.1f MB: %s\n", report.time, static_cast<long>(report.steps),
              report.memory / 1e6, said.c_str());
  const std::string taken = spate::in_megabytes(report.memory);
  EXPECT_NE(std::string::npos, said.find(taken)) << said << " instead of " << taken;
  EXPECT_GT(report.memory, at_start);
  EXPECT_GT(report.time, 0);
  ASSERT_LT(report.time, 60);
  EXPECT_LT(std::abs(report.volumes.mass_error()), 1e-7);

  // As after so many steps without a limit.
  const auto whole = spate::make_cpu_backend(std::make_shared<const Scenario>(scenario),
                                             spate::with_defaults(parameters.numerics));
  while (whole->report().steps < report.steps) whole->advance(parameters.duration, 0);
  whole->survey();
  EXPECT_EQ(whole->report().time, report.time);
  EXPECT_EQ(whole->report().wet_cells, report.wet_cells);
  std::vector<float> expected(scenario.terrain.grid.cells());
  for (const Field field : {Field::depth, Field::max_depth, Field::max_speed, Field::arrival_time}) {
    whole->read(field, 0, 0, scenario.terrain.grid.rows, expected.data());
    const std::vector<float> found = stopped.field(field);
    std::size_t different = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
      different += expected[i] != found[i] && !(std::isnan(expected[i]) && std::isnan(found[i]));
    EXPECT_EQ(0u, different) << "of field " << static_cast<int>(field);
  }
}

// Where a system promises memory that it does not have, it would end the process.
TEST(Memory, SomeIsLeftToOthers) {
  if (!spate::test::memory_can_be_limited) GTEST_SKIP();
  spate::BlockPool<float> pool(1000);
  {
    const spate::test::MemoryLimit limit(40e6);
    EXPECT_THROW(pool.take(), std::bad_alloc);
    EXPECT_NE(nullptr, spate::allocate_aligned(std::size_t{8} << 20)) << "there is as much";
  }
  const spate::test::MemoryLimit limit(200e6);
  EXPECT_NE(nullptr, pool.take());
}

// Many tiles may be made at once, before any is written to: until then the system takes nothing for them.
TEST(Memory, WhatIsPromisedCounts) {
  const double free = spate::free_memory();
  if (!std::isfinite(free) || sanitizes) GTEST_SKIP() << "a sanitizer writes to what it allocates";
  const double block = free / 8;
  spate::BlockPool<float> pool(static_cast<std::size_t>(block / sizeof(float)));
  std::vector<spate::BlockPool<float>::Block> blocks;
  const auto take_all = [&] {
    for (int i = 0; i < 12; ++i) blocks.push_back(pool.take());
  };
  EXPECT_THROW(take_all(), std::bad_alloc);
  EXPECT_GE(blocks.size(), 5u);
  EXPECT_LE(blocks.size(), 8u);
}

}  // namespace
