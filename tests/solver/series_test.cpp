// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/series.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "tests/solver/errors.hpp"

namespace {

using cases::expect_error;
using spate::Series;

const Series hydrograph({10, 20, 40}, {0, 5, 1});

TEST(Series, IsLinearBetweenItsPointsAndConstantBeyond) {
  EXPECT_DOUBLE_EQ(hydrograph.value(-5), 0);
  EXPECT_DOUBLE_EQ(hydrograph.value(10), 0);
  EXPECT_DOUBLE_EQ(hydrograph.value(15), 2.5);
  EXPECT_DOUBLE_EQ(hydrograph.value(20), 5);
  EXPECT_DOUBLE_EQ(hydrograph.value(30), 3);
  EXPECT_DOUBLE_EQ(hydrograph.value(1000), 1);
}

TEST(Series, FindsATimeAmongAnyNumberOfPoints) {
  std::vector<double> times;
  for (int count = 0; count <= 300; ++count) {
    const spate::SeriesView view{times.data(), times.data(), count};
    for (int twice = -2; twice <= 2 * count * count + 2; twice += count < 20 ? 1 : 37) {
      const double time = 0.5 * twice;
      const auto after = std::upper_bound(times.begin(), times.end(), time);
      ASSERT_EQ(view.until(time), after - times.begin()) << count << " points, at " << time;
    }
    times.push_back(static_cast<double>(count) * count);
  }
}

TEST(Series, IntegratesExactly) {
  EXPECT_DOUBLE_EQ(hydrograph.integral(0, 10), 0);
  EXPECT_DOUBLE_EQ(hydrograph.integral(10, 20), 25);
  EXPECT_DOUBLE_EQ(hydrograph.integral(10, 15), 6.25);
  EXPECT_DOUBLE_EQ(hydrograph.integral(0, 40), 25 + 60);
  EXPECT_DOUBLE_EQ(hydrograph.integral(50, 60), 10);
  EXPECT_DOUBLE_EQ(hydrograph.integral(12, 12), 0);
}

TEST(Series, IntegralsOfPartsSumToTheWhole) {
  double sum = 0;
  for (int i = 0; i < 700; ++i) sum += hydrograph.integral(i * 0.1, (i + 1) * 0.1);
  EXPECT_NEAR(sum, hydrograph.integral(0, 70), 1e-10);
}

TEST(Series, KnowsItsLargestAndSmallestValue) {
  const Series series({0, 1, 2}, {1, -3, 2});
  EXPECT_EQ(series.largest(), 2);
  EXPECT_EQ(series.smallest(), -3);
}

TEST(Series, EmptyIsZeroAtAllTimes) {
  const Series none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.value(3), 0);
  EXPECT_EQ(none.integral(0, 100), 0);
  EXPECT_EQ(none.largest(), 0);
  EXPECT_EQ(none.smallest(), 0);
}

TEST(Series, ConstantHoldsAtAllTimes) {
  const Series constant(4);
  EXPECT_EQ(constant.value(-10), 4);
  EXPECT_EQ(constant.value(1e9), 4);
  EXPECT_DOUBLE_EQ(constant.integral(3, 5), 8);
}

TEST(Series, RefusesWhatIsNoSeries) {
  const double infinite = std::numeric_limits<double>::infinity();
  expect_error([] { Series({0, 1, 2}, {1, 2}); }, "series_incomplete");
  expect_error([] { Series({0, 2, 1}, {1, 2, 3}); }, "series_times_not_increasing");
  expect_error([] { Series({0, 1, 1}, {1, 2, 3}); }, "series_times_not_increasing");
  expect_error([&] { Series({0, infinite}, {1, 2}); }, "series_not_finite");
  expect_error([] { Series({0, 1}, {1, std::nan("")}); }, "series_not_finite");
}

}  // namespace
