// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/over_time/gauge_fit.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace spate {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

// Rises by 1 m in 10 s from 10 s on, and stays.
const Simulated rising{{0, 10, 20, 30}, {nan, 1, 2, 2}, 2.1, 22};

TEST(GaugeFit, IsPerfectForItself) {
  const GaugeFit fit = fit_of(rising, Series({10, 15, 20}, {1, 1.5, 2}));
  EXPECT_EQ(3u, fit.count);
  EXPECT_EQ(0, fit.rmse);
  EXPECT_EQ(1, fit.nse);
  EXPECT_NEAR(0.1, fit.peak_error, 1e-12) << "of all steps";
  EXPECT_EQ(2, fit.peak_delay);
}

TEST(GaugeFit, MeasuresErrors) {
  // Errors of 0.3 and -0.4; the mean of the observed is 1.3, their spread 2 * 0.6 * 0.6.
  const GaugeFit fit = fit_of(rising, Series({10, 20}, {0.7, 2.4}));
  EXPECT_NEAR(std::sqrt((0.09 + 0.16) / 2), fit.rmse, 1e-12);
  EXPECT_NEAR(1 - 0.25 / (2 * 0.85 * 0.85), fit.nse, 1e-12);
  EXPECT_NEAR(2.1 - 2.4, fit.peak_error, 1e-12);
}

TEST(GaugeFit, LeavesOutWhatLiesBeyondTheRunAndWhatIsDry) {
  // Before the start, while it is dry, and after the end, where the largest value lies.
  const GaugeFit fit = fit_of(rising, Series({-5, 5, 20, 35}, {9, 0.5, 1.5, 9}));
  EXPECT_EQ(1u, fit.count);
  EXPECT_EQ(1u, fit.missed) << "that of 5 s, where it is dry";
  EXPECT_NEAR(0.5, fit.rmse, 1e-12);
  EXPECT_TRUE(std::isnan(fit.nse)) << "one value has no spread";
  EXPECT_NEAR(2.1 - 1.5, fit.peak_error, 1e-12);
}

// A gauge that fails before the peak says nothing of it; with one interval more it might have.
TEST(GaugeFit, ComparesNoPeakThatNobodyObserved) {
  const GaugeFit failed = fit_of(rising, Series({10, 15}, {1, 1.5}));
  EXPECT_EQ(0, failed.rmse);
  EXPECT_TRUE(std::isnan(failed.peak_error) && std::isnan(failed.peak_delay));
  EXPECT_TRUE(std::isnan(fit_of(rising, Series({24, 25}, {2, 2})).peak_error)) << "placed too late";
  EXPECT_NEAR(0.6, fit_of(rising, Series({10, 16.5}, {1, 1.5})).peak_error, 1e-12);
}

TEST(GaugeFit, KnowsNothingWithoutValues) {
  for (const GaugeFit& fit : {fit_of(rising, Series()), fit_of({}, Series({1}, {1}))}) {
    EXPECT_EQ(0u, fit.count);
    EXPECT_TRUE(std::isnan(fit.rmse) && std::isnan(fit.nse) && std::isnan(fit.peak_error));
  }
}

}  // namespace
}  // namespace spate
