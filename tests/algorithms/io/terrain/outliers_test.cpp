// SPDX-License-Identifier: GPL-3.0-or-later
// Spikes and pits on rough ground: all that are there, and nothing else.
#include "algorithms/io/terrain/outliers.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>
#include <set>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

constexpr int side = 200;

class OutliersTest : public testing::Test {
 protected:
  // A slope with waves and noise.
  void make(double noise, unsigned seed = 1) {
    std::mt19937 random(seed);
    std::normal_distribution<double> rough(0, noise);
    values_.resize(side * side);
    for (int i = 0; i < side * side; ++i) {
      const double x = i % side, y = i / side;
      values_[static_cast<std::size_t>(i)] =
          static_cast<float>(0.1 * x + 4 * std::sin(0.05 * y) + (noise > 0 ? rough(random) : 0));
    }
  }
  void add(int column, int row, double height) { values_[at(column, row)] += static_cast<float>(height); }
  static std::size_t at(int column, int row) {
    return static_cast<std::size_t>(row) * side + static_cast<std::size_t>(column);
  }
  Terrain terrain() const {
    Terrain terrain = flat(plain_reference(side, side));
    terrain.zb = values_;
    return terrain;
  }
  std::vector<Outlier> find(const OutlierSearch& search) const {
    std::vector<Outlier> found;
    find_outliers(terrain(), search, no_watch, [&](const Outlier& outlier) { found.push_back(outlier); });
    return found;
  }

  std::vector<float> values_;
};

TEST_F(OutliersTest, AllAreFoundAndNothingElse) {
  make(0.1);
  struct Planted {
    std::vector<std::pair<int, int>> cells;
    double height;
  };
  const std::vector<Planted> planted = {{{{20, 20}}, 3},
                                        {{{60, 20}, {61, 20}}, 3},
                                        {{{100, 20}, {101, 21}}, -2.5},
                                        {{{20, 90}, {21, 90}, {20, 91}, {21, 91}}, 4},
                                        {{{60, 90}}, -6},
                                        {{{100, 90}, {101, 90}, {102, 90}}, -3},
                                        {{{150, 0}}, 3},
                                        {{{0, 150}}, -3},
                                        {{{150, 150}}, 1.6}};
  std::map<std::set<std::size_t>, double> expected;
  for (const Planted& each : planted) {
    std::set<std::size_t> cells;
    for (const auto& [column, row] : each.cells) {
      add(column, row, each.height);
      cells.insert(at(column, row));
    }
    expected[cells] = each.height;
  }
  const std::vector<Outlier> found = find({1, 4});
  EXPECT_EQ(planted.size(), found.size());
  for (const Outlier& outlier : found) {
    const auto known = expected.find({outlier.cells.begin(), outlier.cells.end()});
    ASSERT_NE(expected.end(), known) << outlier.cells.front() % side << ' ' << outlier.cells.front() / side;
    const double above = static_cast<double>(values_[outlier.cells.front()] - outlier.median);
    std::printf("  %zu cells of %+.1f m: %+.2f m beyond all around, %+.2f m from their median\n",
                outlier.cells.size(), known->second, outlier.height, above);
    EXPECT_NEAR(known->second, above, 0.45);
    EXPECT_EQ(known->second > 0, outlier.height > 0);
  }
  // Single cells only: patches stay.
  EXPECT_EQ(5u, find({1, 1}).size());
}

TEST_F(OutliersTest, SmoothAndRoughGroundHasNone) {
  for (const double noise : {0.0, 0.05, 0.3})
    for (const unsigned seed : {7u, 8u, 9u}) {
      make(noise, seed);
      EXPECT_TRUE(find({1, 9}).empty()) << noise;
    }
}

// What is larger than the patches that are looked for stays: houses, ponds, walls.
TEST_F(OutliersTest, LargerThingsStay) {
  make(0.05);
  for (int row = 50; row < 60; ++row)
    for (int column = 50; column < 60; ++column) add(column, row, 6);
  for (int row = 100; row < 103; ++row)
    for (int column = 100; column < 103; ++column) add(column, row, -4);
  for (int row = 0; row < side; ++row) add(150, row, 3);
  EXPECT_TRUE(find({1, 4}).empty());
  const std::vector<Outlier> pond = find({1, 9});
  ASSERT_EQ(1u, pond.size());
  EXPECT_EQ(9u, pond[0].cells.size());
}

TEST_F(OutliersTest, PatchesAreFoundAgainByTheirPlace) {
  make(0.1);
  for (const int column : {70, 71, 72}) add(column, 70, -5);
  const std::vector<Outlier> found = find({1, 4});
  ASSERT_EQ(1u, found.size());
  const Outlier again = outlier_at(terrain(), found[0].cells.front(), 3, true);
  EXPECT_EQ(found[0].cells, again.cells);
  EXPECT_EQ(found[0].median, again.median);
}

}  // namespace
}  // namespace spate::io
