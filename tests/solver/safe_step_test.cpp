// SPDX-License-Identifier: GPL-3.0-or-later
// Where nothing is searched for because a step is short enough at any time, a search would have found the
// same.
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "solver/step/time_step.hpp"

namespace {

using namespace spate;

TEST(SafeStep, ChangesNoStep) {
  std::mt19937 random(7);
  const auto uniform = [&](double from, double to) {
    return std::uniform_real_distribution<double>(from, to)(random);
  };
  const OneWorker worker;
  int skipped = 0, shortened = 0;
  for (int i = 0; i < 2000; ++i) {
    // A level at an edge, a discharge into a cell and rain: each constant, a peak, or not there.
    std::vector<double> times, values;
    SeriesRange ranges[3] = {};
    const double scales[] = {8, 20, 2e-4};
    for (int k = 0; k < 3; ++k) {
      ranges[k].first = static_cast<std::uint32_t>(times.size());
      ranges[k].count = random() % 4;
      for (std::uint32_t p = 0; p < ranges[k].count; ++p) {
        times.push_back(100.0 * p + uniform(0, 99));
        values.push_back(uniform(0, scales[k]));
      }
    }
    const ForcedLine line{ranges[0], {}, {}, 0, 1, -uniform(0, 3), true};
    const ForcedInflow inflow{ranges[1], 0, false};
    const ForcedPart part{0, 1};
    const FastestRise rise{1, 0, 1};
    ForcingTables tables{};
    tables.times = times.data();
    tables.values = values.data();
    tables.lines = &line;
    tables.line_count = 1;
    tables.inflows = &inflow;
    tables.inflow_count = 1;
    tables.parts = &part;
    tables.rises = &rise;
    tables.rise_count = 1;
    tables.rain = ranges[2];
    tables.cfl = 0.45;
    tables.gravity = 9.81;
    tables.spacing = uniform(1, 10);
    const double safe = safe_step(worker, tables), time = uniform(0, 400), dt = safe * uniform(0.5, 2);
    const double searched = longest_step(worker, tables, time, dt);
    tables.safe_step = safe;
    ASSERT_EQ(searched, longest_step(worker, tables, time, dt)) << "number " << i;
    (dt <= safe ? skipped : shortened) += dt <= safe || searched < dt;
  }
  EXPECT_GT(skipped, 500);
  EXPECT_GT(shortened, 100);
}

}  // namespace
