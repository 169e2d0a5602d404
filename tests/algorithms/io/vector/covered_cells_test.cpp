// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/covered_cells.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <tuple>

#include "algorithms/io/map_scale.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

// 10 x 10 cells of 1 m from the origin.
GeoReference square() {
  GeoReference reference;
  reference.grid = {10, 10, 1, 0, 0};
  reference.cell_width = reference.cell_height = 1;
  reference.north = 10;
  return reference;
}

double length(const char* wkt) {
  return length_inside(wkb(wkt), square(), "line");
}

TEST(LengthInside, CutsAtTheEdgeOfTheGrid) {
  EXPECT_DOUBLE_EQ(5, length("LINESTRING (1 1, 6 1)"));
  EXPECT_DOUBLE_EQ(10, length("LINESTRING (-5 5, 25 5)"));
  EXPECT_DOUBLE_EQ(std::hypot(10, 10), length("LINESTRING (-3 -3, 13 13)"));
  EXPECT_DOUBLE_EQ(0, length("LINESTRING (-5 -1, 25 -1)"));
  EXPECT_DOUBLE_EQ(0, length("LINESTRING (11 0, 11 20)"));
  EXPECT_DOUBLE_EQ(3 + 4, length("MULTILINESTRING ((7 2, 12 2), (3 3, 7 3))"));
  EXPECT_DOUBLE_EQ(16 + 8, length("POLYGON ((1 1, 5 1, 5 5, 1 5, 1 1), (2 2, 4 2, 4 4, 2 4, 2 2))"))
      << "with holes";
}

TEST(CoveredCells, HaveTheirCentreInThePolygon) {
  const auto count = [](const char* wkt) { return covered_cells(wkb(wkt), square(), "shed").size(); };
  EXPECT_EQ(4u, count("POLYGON ((1 1, 3 1, 3 3, 1 3, 1 1))"));
  EXPECT_EQ(0u, count("POLYGON ((1.1 1.1, 1.2 1.1, 1.2 1.2, 1.1 1.1))")) << "smaller than a cell";
}

TEST(MapScale, IsOneInUtmAndNotInMapsForTheWeb) {
  GeoReference reference = square();
  reference.grid.west = 500000;
  reference.north = 5300300;
  OGRSpatialReference crs;
  for (const auto& [epsg, x, y, along] :
       {std::tuple{32633, 500000.0, 5300300.0, 1 / 0.9996}, std::tuple{3857, 1669792.0, 6077000.0, 0.671}}) {
    crs.importFromEPSG(epsg);
    char* wkt = nullptr;
    crs.exportToWkt(&wkt);
    reference.crs_wkt = wkt;
    CPLFree(wkt);
    reference.grid.west = x;
    reference.north = y;
    const auto scale = map_scale(reference);
    ASSERT_TRUE(scale);
    EXPECT_NEAR(along, scale->along_x, 5e-3 * along) << epsg;
    EXPECT_NEAR(along, scale->along_y, 5e-3 * along) << epsg;
  }
  reference.crs_wkt.clear();
  EXPECT_FALSE(map_scale(reference));
}

}  // namespace
}  // namespace spate::io
