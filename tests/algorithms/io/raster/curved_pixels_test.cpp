// SPDX-License-Identifier: GPL-3.0-or-later
// Pixels with a place each: a place is found in the pixel where it lies, also beyond all of them.
#include "algorithms/io/raster/curved_pixels.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <random>

namespace spate::io {
namespace {

constexpr int columns = 30, rows = 20;

// Turned, uneven and bent.
std::vector<PixelPlace> bent(double west) {
  std::vector<PixelPlace> middles;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const double u = column + 0.01 * column * column, v = row + 0.3 * std::sin(0.4 * row + 0.2 * column);
      double x = west + 0.05 * (0.8 * u - 0.6 * v);
      if (x > 180) x -= 360;
      middles.push_back({x, 50 + 0.05 * (0.6 * u + 0.8 * v)});
    }
  return middles;
}

TEST(CurvedPixels, FindThePixelOfAPlace) {
  for (const double west : {7.0, 179.7}) {  // over the date line
    const std::vector<PixelPlace> corners = corners_of_middles(bent(west), columns, rows);
    ASSERT_EQ(static_cast<std::size_t>((columns + 1) * (rows + 1)), corners.size());
    const CurvedPixels pixels(corners, columns, rows);
    std::mt19937 random(1);
    std::uniform_real_distribution<double> anywhere(0, 1);
    double worst = 0;
    for (int i = 0; i < 20000; ++i) {
      const double column = columns * anywhere(random), row = rows * anywhere(random);
      PixelPlace place = pixels.place_of(column, row);
      if (i % 2 == 0) place.x += 360;
      const PixelPlace found = pixels.pixel_of(place);
      worst = std::max({worst, std::fabs(found.x - column), std::fabs(found.y - row)});
    }
    std::printf("  a place is off by %.1e pixels\n", worst);
    EXPECT_LT(worst, 1e-7);
    // Beyond them, never within.
    for (int i = 0; i < 200; ++i) {
      const double share = anywhere(random);
      const PixelPlace over[] = {pixels.place_of(columns * share, -0.4),
                                 pixels.place_of(columns * share, rows + 0.4),
                                 pixels.place_of(-0.4, rows * share),
                                 pixels.place_of(columns + 0.4, rows * share),
                                 {corners[0].x + 20, 50},
                                 {corners[0].x - 20, 60}};
      for (const PixelPlace& place : over) {
        const PixelPlace found = pixels.pixel_of(place);
        EXPECT_FALSE(found.x >= 0 && found.x <= columns && found.y >= 0 && found.y <= rows)
            << place.x << ' ' << place.y;
      }
    }
  }
}

TEST(CurvedPixels, AreEvenWhereTheirMiddlesAre) {
  std::vector<PixelPlace> middles;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) middles.push_back({7 + 0.5 * column, 50 - 0.25 * row});
  const std::vector<PixelPlace> corners = corners_of_middles(middles, columns, rows);
  ASSERT_FALSE(corners.empty());
  for (int row = 0; row <= rows; ++row)
    for (int column = 0; column <= columns; ++column) {
      const PixelPlace& corner = corners[static_cast<std::size_t>(row * (columns + 1) + column)];
      EXPECT_NEAR(6.75 + 0.5 * column, corner.x, 1e-12);
      EXPECT_NEAR(50.125 - 0.25 * row, corner.y, 1e-12);
    }
}

TEST(CurvedPixels, AreRefusedUponEachOther) {
  std::vector<PixelPlace> middles = bent(7);
  std::swap(middles[5 * columns + 5], middles[5 * columns + 8]);
  EXPECT_TRUE(corners_of_middles(middles, columns, rows).empty());
  middles = bent(7);
  middles[77].y = std::nan("");
  EXPECT_TRUE(corners_of_middles(middles, columns, rows).empty());
}

}  // namespace
}  // namespace spate::io
