// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/hazard_classes.hpp"

#include <gtest/gtest.h>

#include <cmath>

namespace spate {
namespace {

float rating(float depth, float speed, Debris debris) {
  return uk_hazard_rating(depth, speed, static_cast<double>(depth) * static_cast<double>(speed), debris);
}

int au(float depth, float speed) {
  return au_hazard_class(depth, speed, static_cast<double>(depth) * static_cast<double>(speed));
}

// The table of FD2321, row by row, on both sides of its borders.
TEST(UkHazard, DebrisFactors) {
  struct Case {
    float depth, speed;
    float factors[5];  // none, pasture, woodland, urban, conservative
  };
  for (const Case& c : {Case{0.1f, 0, {0, 0, 0, 0, 0.5f}}, Case{0.25f, 2, {0, 0, 0, 0, 0.5f}},
                        Case{0.26f, 2, {0, 0, 0.5f, 1, 1}}, Case{0.75f, 0, {0, 0, 0.5f, 1, 1}},
                        Case{0.76f, 0, {0, 0.5f, 1, 1, 1}}, Case{0.1f, 2.01f, {0, 0.5f, 1, 1, 1}}})
    for (int i = 0; i < 5; ++i)
      EXPECT_EQ(c.factors[i], debris_factor(static_cast<Debris>(i), c.depth, c.speed)) << c.depth << " " << i;
}

TEST(UkHazard, RatingByHand) {
  EXPECT_FLOAT_EQ(0.5f, rating(0.5f, 0.5f, Debris::none));                 // 0.5 (0.5 + 0.5)
  EXPECT_FLOAT_EQ(1.5f, rating(0.5f, 0.5f, Debris::urban));                // + 1
  EXPECT_FLOAT_EQ(1.75f, rating(1, 0.75f, Debris::pasture));               // 1 (0.75 + 0.5) + 0.5
  EXPECT_FLOAT_EQ(0.7f, rating(0.2f, 0.5f, Debris::conservative));         // 0.2 (0.5 + 0.5) + 0.5
  EXPECT_FLOAT_EQ(6, rating(2, 2, Debris::woodland));                      // 2 (2 + 0.5) + 1
  EXPECT_FLOAT_EQ(1.6f, uk_hazard_rating(0.8f, 3, 0.7, Debris::pasture));  // 0.7 + 0.4 + 0.5
}

TEST(UkHazard, ClassesAtTheirBorders) {
  for (const auto& [value, number] : {std::pair{0.0f, 1},
                                      {0.7499f, 1},
                                      {0.75f, 2},
                                      {1.2499f, 2},
                                      {1.25f, 3},
                                      {1.9999f, 3},
                                      {2.0f, 4},
                                      {50.0f, 4}})
    EXPECT_EQ(number, uk_hazard_class(value)) << value;
  // d (v + 0.5) = 0.75: d = 0.5, v = 1; 1.25: d = 1, v = 0.75; 2: d = 1, v = 1.5.
  EXPECT_EQ(2, uk_hazard_class(rating(0.5f, 1, Debris::none)));
  EXPECT_EQ(1, uk_hazard_class(rating(0.5f, 0.99f, Debris::none)));
  EXPECT_EQ(3, uk_hazard_class(rating(1, 0.75f, Debris::none)));
  EXPECT_EQ(2, uk_hazard_class(rating(1, 0.74f, Debris::none)));
  EXPECT_EQ(4, uk_hazard_class(rating(1, 1.5f, Debris::none)));
  EXPECT_EQ(3, uk_hazard_class(rating(1, 1.49f, Debris::none)));
}

// Each limit alone: still water, fast shallow water, the product.
TEST(AuHazard, ClassesAtTheirLimits) {
  for (const auto& [depth, number] : {std::pair{0.01f, 1},
                                      {0.3f, 1},
                                      {0.301f, 2},
                                      {0.5f, 2},
                                      {0.501f, 3},
                                      {1.2f, 3},
                                      {1.201f, 4},
                                      {2.0f, 4},
                                      {2.001f, 5},
                                      {4.0f, 5},
                                      {4.001f, 6}})
    EXPECT_EQ(number, au(depth, 0)) << depth;
  for (const auto& [speed, number] : {std::pair{2.0f, 1}, {2.001f, 5}, {4.0f, 5}, {4.001f, 6}})
    EXPECT_EQ(number, au(0.01f, speed)) << speed;
  // At a depth that H1, and one that H3 allows.
  for (const auto& [product, number] :
       {std::pair{0.3, 1}, {0.3001, 2}, {0.6, 2}, {0.6001, 4}, {1.0, 4}, {1.0001, 5}, {4.0, 5}, {4.0001, 6}})
    EXPECT_EQ(number, au_hazard_class(0.2f, 1.5f, product)) << product;
  EXPECT_EQ(3, au_hazard_class(1, 0.5f, 0.3));
  EXPECT_EQ(4, au_hazard_class(1, 0.9f, 0.9));
  EXPECT_EQ(1, au(0.15f, 2));  // 0.3 m2/s, rounded as 0.15f * 2
}

// What the help says: the class of the maxima is the maximum of the classes; the rating of the maxima is not
// below the maximum of the ratings.
TEST(Hazard, OfMaximaBoundsTheHazardOverTime) {
  for (int seed = 0; seed < 300; ++seed) {
    float d_max = 0, v_max = 0;
    double product = 0;
    int au_most = 0;
    float uk_most = 0;
    for (int step = 0; step < 20; ++step) {
      const auto d = static_cast<float>(1.5 + 1.5 * std::sin(0.3 * step + seed));
      const auto v = static_cast<float>(1.3 + 1.3 * std::sin(0.37 * step + 1.7 * seed));
      const double dv = static_cast<double>(d) * static_cast<double>(v);
      d_max = std::max(d_max, d);
      v_max = std::max(v_max, v);
      product = std::max(product, dv);
      au_most = std::max(au_most, au_hazard_class(d, v, dv));
      uk_most = std::max(uk_most, uk_hazard_rating(d, v, dv, Debris::woodland));
    }
    ASSERT_EQ(au_most, au_hazard_class(d_max, v_max, product)) << seed;
    ASSERT_GE(uk_hazard_rating(d_max, v_max, product, Debris::woodland), uk_most) << seed;
  }
}

}  // namespace
}  // namespace spate
