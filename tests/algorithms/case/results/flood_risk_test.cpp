// SPDX-License-Identifier: GPL-3.0-or-later
// Expected annual damage against hand-computed values.
#include "algorithms/case/results/flood_risk.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace spate {
namespace {

double trapezoid(const FloodRisk& risk, const std::vector<double>& damages) {
  return expected_damage(risk.trapezoid_weights(), damages);
}
double log_linear(const FloodRisk& risk, const std::vector<double>& damages) {
  return expected_damage(risk.log_linear_weights(), damages);
}

// By hand, damages 100 and 1000 at 10 and 100 years:
//   trapezoid   (0.1 - 0.01) (100 + 1000) / 2 = 49.5
//   log-linear  100 * 0.09 + 900 (0.09 - 0.01 ln 10) / ln 10 = 9 + 26.177852 = 35.177852
//   beyond 100 years 0.01 * 1000 = 10
//   from 2 years on: trapezoid 0.4 * 50 = 20, log-linear 100 (0.4 - 0.1 ln 5) / ln 5 = 14.853396
TEST(FloodRisk, MatchesHandComputedValues) {
  const std::vector<double> damages = {100, 1000};
  const FloodRisk bare({10, 100}, 0, RareTail::none);
  EXPECT_NEAR(49.5, trapezoid(bare, damages), 1e-9);
  EXPECT_NEAR(35.177852, log_linear(bare, damages), 1e-5);
  const FloodRisk constant({10, 100}, 0, RareTail::constant);
  EXPECT_NEAR(59.5, trapezoid(constant, damages), 1e-9);
  EXPECT_NEAR(45.177852, log_linear(constant, damages), 1e-5);
  const FloodRisk all({10, 100}, 2, RareTail::constant);
  EXPECT_NEAR(79.5, trapezoid(all, damages), 1e-9);
  EXPECT_NEAR(60.031248, log_linear(all, damages), 1e-5);
}

TEST(FloodRisk, DoesNotDependOnTheOrder) {
  const FloodRisk sorted({5, 20, 100, 500}, 2, RareTail::constant);
  const FloodRisk mixed({100, 5, 500, 20}, 2, RareTail::constant);
  EXPECT_DOUBLE_EQ(trapezoid(sorted, {1, 4, 9, 20}), trapezoid(mixed, {9, 1, 20, 4}));
  EXPECT_DOUBLE_EQ(log_linear(sorted, {1, 4, 9, 20}), log_linear(mixed, {9, 1, 20, 4}));
  EXPECT_EQ((std::vector<int>{1, 3, 0, 2}), mixed.order());
}

// The same integrals, summed up in small steps over the probability.
TEST(FloodRisk, MatchesASumOverTheProbability) {
  const std::vector<double> periods = {5, 20, 100, 500}, damages = {3, 40, 90, 95};
  constexpr int steps = 2000000;
  double straight = 0, logarithmic = 0;
  for (int i = 0; i < steps; ++i) {
    const double p = 1 / periods.back() + (1 / periods.front() - 1 / periods.back()) * (i + 0.5) / steps;
    std::size_t k = 0;
    while (p < 1 / periods[k + 1]) ++k;
    const double a = 1 / periods[k], b = 1 / periods[k + 1];
    straight += damages[k] + (damages[k + 1] - damages[k]) * (a - p) / (a - b);
    logarithmic += damages[k] + (damages[k + 1] - damages[k]) * std::log(a / p) / std::log(a / b);
  }
  const double width = (1 / periods.front() - 1 / periods.back()) / steps;
  const FloodRisk risk(periods, 0, RareTail::none);
  EXPECT_NEAR(straight * width, trapezoid(risk, damages), 1e-6);
  EXPECT_NEAR(logarithmic * width, log_linear(risk, damages), 1e-6);
  EXPECT_TRUE(std::isnan(trapezoid(risk, {1, 2, std::nan(""), 4})));
}

}  // namespace
}  // namespace spate
