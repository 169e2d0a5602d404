// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of depths: exact, and the same in any order.
#include "solver/core/depth_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace {

using namespace spate;

DepthSum sum_of(const std::vector<double>& depths, std::size_t portion) {
  DepthSum sum{};
  for (std::size_t i = 0; i < depths.size();) {
    DepthParts parts;
    for (const std::size_t end = std::min(i + portion, depths.size()); i < end; ++i) parts.add(depths[i]);
    sum.add(DepthSum(parts));
  }
  return sum;
}

TEST(DepthSum, DoesNotDependOnTheOrder) {
  std::mt19937 random(1);
  std::vector<double> depths;
  double plain = 0;
  for (int i = 0; i < 100000; ++i) {
    const double share = static_cast<double>(random()) / 4294967296.0;
    depths.push_back(std::pow(10, 18 * share - 15));  // 1e-15 to 1000 m
    plain += depths.back();
  }
  const DepthSum expected = sum_of(depths, depths.size());
  EXPECT_NEAR(expected.metres(), plain, 1e-12 * plain);
  for (const std::size_t portion : {1u, 7u, 100u, 8100u}) {
    std::shuffle(depths.begin(), depths.end(), random);
    const DepthSum other = sum_of(depths, portion);
    EXPECT_EQ(other.coarse, expected.coarse) << portion;
    EXPECT_EQ(other.fine, expected.fine) << portion;
  }
}

TEST(DepthSum, LosesNothing) {
  std::vector<double> depths(1 << 20, 0x1p-50);  // beside 1e6 m a double would lose each
  depths.push_back(1e6);
  EXPECT_EQ(sum_of(depths, 8100).metres(), 1e6 + 0x1p-30);
  EXPECT_EQ(sum_of({static_cast<double>(0.1f), 3e5, static_cast<double>(1e-9f)}, 1).metres(),
            static_cast<double>(0.1f) + 3e5 + std::nearbyint(static_cast<double>(1e-9f) * 0x1p56) * 0x1p-56);
}

TEST(DepthSum, CarriesAndSeesWhatIsNoNumber) {
  DepthSum sum{};
  DepthParts small;
  small.add(0x1p-26);
  for (int i = 0; i < 1 << 12; ++i) sum.add(DepthSum(small));
  EXPECT_EQ(sum.coarse, 1 << 10);
  EXPECT_EQ(sum.fine, 0);
  DepthParts none;
  none.add(std::numeric_limits<double>::quiet_NaN());
  EXPECT_EQ(DepthSum(none).metres(), 0);
}

}  // namespace
