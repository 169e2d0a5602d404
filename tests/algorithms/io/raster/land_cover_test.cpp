// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/land_cover.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "solver/core/check.hpp"
#include "tests/solver/errors.hpp"

namespace spate::io {
namespace {

Terrain flat(std::int32_t columns, std::int32_t rows) {
  Terrain terrain;
  terrain.grid = {columns, rows, 1, 0, 0};
  terrain.zb = std::vector<float>(terrain.grid.cells(), 0.0f);
  return terrain;
}

TEST(LandCover, ARasterOfElevationsIsAsked) {
  std::vector<float> values(90000);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i) * 0.25f;
  LandCover cover(values.size());
  cases::expect_error([&] { cover.add(values, "LAND_COVER"); }, "land_cover_with_many_classes",
                      {"LAND_COVER"});
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = static_cast<float>(i % 1000);
  LandCover allowed(values.size());
  EXPECT_NO_THROW(allowed.add(values, "LAND_COVER"));
  EXPECT_EQ(1000u, allowed.roughness({}, 0.03, flat(300, 300)).classes.size());
  const std::vector<float> large{16777216, 16777218};
  LandCover of_large(large.size());
  cases::expect_error([&] { of_large.add(large, "LAND_COVER"); }, "class_too_large", {"LAND_COVER"});
}

// Polygons may have any number of classes. Their time grows with their number and not with its square:
// 200,000 would take minutes.
TEST(LandCover, ManyClassesOfPolygons) {
  const std::int32_t side = 448;
  LandCover cover(static_cast<std::size_t>(side) * side);
  for (std::size_t cell = 0; cell < static_cast<std::size_t>(side) * side; ++cell)
    cover.add(std::vector<std::size_t>{cell}, "class " + std::to_string(cell));
  const LandCover::Roughness roughness = cover.roughness({{"class 7", 0.5}}, 0.03, flat(side, side));
  EXPECT_EQ(static_cast<std::size_t>(side) * side, roughness.classes.size());
  EXPECT_EQ(static_cast<std::int64_t>(side) * side - 1, roughness.unknown);
  EXPECT_EQ(0.5f, roughness.manning[7]);
}

}  // namespace
}  // namespace spate::io
