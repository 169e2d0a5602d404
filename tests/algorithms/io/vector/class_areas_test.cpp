// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/class_areas.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <random>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

using Geometry = std::unique_ptr<OGRGeometry>;
using Classes = std::vector<std::uint8_t>;

std::vector<ClassArea> areas_of(const Classes& classes, const GeoReference& reference, AreaOutline outline,
                                std::int64_t least_cells) {
  return class_areas(classes, reference, outline, least_cells, [](double) { return true; }).value();
}

Geometry geometry_of(const ClassArea& area) {
  OGRGeometry* geometry = nullptr;
  EXPECT_EQ(OGRERR_NONE,
            OGRGeometryFactory::createFromWkb(area.wkb.data(), nullptr, &geometry, area.wkb.size()));
  return Geometry(geometry);
}

double size_of(const OGRGeometry& geometry) {
  return OGR_G_Area(OGRGeometry::ToHandle(const_cast<OGRGeometry*>(&geometry)));
}

// Rows as they look on a map: the first is the northern one.
Classes drawn(const std::vector<std::string>& rows) {
  Classes classes;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row)
    for (const char c : *row) classes.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
  return classes;
}

// A large origin, as in UTM, and cells that are square only nearly.
GeoReference far_away(int columns, int rows) {
  GeoReference reference = plain_reference(columns, rows, 2);
  reference.grid.west = 382001.3;
  reference.grid.south = 6354002.7;
  reference.cell_width = 2.001;
  reference.north = reference.grid.south + rows * 2.0;
  return reference;
}

Classes noise(int columns, int rows, unsigned seed, int most) {
  std::mt19937 random(seed);
  Classes classes;
  for (int i = 0; i < columns * rows; ++i)
    classes.push_back(static_cast<std::uint8_t>(random() % static_cast<unsigned>(most + 1)));
  return classes;
}

TEST(ClassAreas, FollowTheCells) {
  const Classes classes = drawn({"11.2", "1.22", "1133"});
  const std::vector<ClassArea> areas = areas_of(classes, plain_reference(4, 3, 10), AreaOutline::cells, 1);
  std::map<int, std::int64_t> cells;
  for (const ClassArea& area : areas) {
    cells[area.of_class] += area.cells;
    EXPECT_EQ(static_cast<double>(area.cells) * 100, area.area);
    const Geometry geometry = geometry_of(area);
    EXPECT_TRUE(geometry->IsValid());
    EXPECT_EQ(wkbPolygon, geometry->getGeometryType());
    EXPECT_NEAR(area.area, size_of(*geometry), 1e-9);
  }
  EXPECT_EQ(3u, areas.size());
  EXPECT_EQ((std::map<int, std::int64_t>{{1, 5}, {2, 3}, {3, 2}}), cells);
  const auto third =
      std::find_if(areas.begin(), areas.end(), [](const auto& area) { return area.of_class == 3; });
  OGREnvelope box;
  geometry_of(*third)->getEnvelope(&box);
  EXPECT_EQ(20, box.MinX);
  EXPECT_EQ(40, box.MaxX);
  EXPECT_EQ(0, box.MinY);
  EXPECT_EQ(10, box.MaxY);
}

// Cells that meet at a corner only are two areas; a ring that touches itself at a corner is valid.
TEST(ClassAreas, CornersDoNotConnect) {
  EXPECT_EQ(2u, areas_of(drawn({"1.", ".1"}), plain_reference(2, 2), AreaOutline::cells, 1).size());
  for (const AreaOutline outline : {AreaOutline::cells, AreaOutline::smoothed}) {
    const std::vector<ClassArea> areas =
        areas_of(drawn({"1111.", "1.111", "11.1.", "11111"}), plain_reference(5, 4, 1), outline, 1);
    ASSERT_EQ(1u, areas.size());
    EXPECT_EQ(16, areas[0].cells);
    EXPECT_TRUE(geometry_of(areas[0])->IsValid());
    EXPECT_NEAR(areas[0].area, size_of(*geometry_of(areas[0])), 1e-12);
  }
}

// The hand-computed outline of one cell: a square through the middles of its sides has half its area, and the
// four cuts at a quarter of its sides (1/sqrt(2) long) take (1/4)^2 of half a square unit each: 1/2 - 4/64.
TEST(ClassAreas, SmoothedOutlineByHand) {
  const std::vector<ClassArea> one =
      areas_of(drawn({"...", ".1.", "..."}), plain_reference(3, 3, 1), AreaOutline::smoothed, 1);
  ASSERT_EQ(1u, one.size());
  EXPECT_EQ(1, one[0].cells);
  EXPECT_DOUBLE_EQ(0.5 - 4.0 / 64, one[0].area);
  // A staircase of 45 degrees between two classes becomes straight; its ends stay at the outer border.
  const std::vector<ClassArea> steps =
      areas_of(drawn({"1222", "1122", "1112", "1111"}), plain_reference(4, 4, 1), AreaOutline::smoothed, 1);
  ASSERT_EQ(2u, steps.size());
  // Each of the four outer corners loses a triangle of 1/8 and two cuts of 1/64; where a cut reaches towards
  // an end of the staircase, half a cell away (twice), it is half as large.
  EXPECT_DOUBLE_EQ(16 - 4 * (1.0 / 8 + 2.0 / 64) + 2 * (1.0 / 64 - 1.0 / 128), steps[0].area + steps[1].area);
  const ClassArea& upper = steps[0].of_class == 2 ? steps[0] : steps[1];
  // Two ends, four points around the outer corner, two on each end of the straight line; the first twice.
  EXPECT_EQ(11, geometry_of(upper)->toPolygon()->getExteriorRing()->getNumPoints());
}

// The point where three classes meet is a point of all three, also of the one that passes it straight.
TEST(ClassAreas, NeighboursShareTheirPoints) {
  const OGRPoint meeting(1, 1);
  for (const ClassArea& area :
       areas_of(drawn({"12", "33"}), plain_reference(2, 2, 1), AreaOutline::smoothed, 1)) {
    int times = 0;
    const Geometry geometry = geometry_of(area);
    for (const OGRPoint& point : *geometry->toPolygon()->getExteriorRing()) times += point.Equals(&meeting);
    EXPECT_EQ(1, times) << area.of_class;
  }
}

// Every place belongs to the same class on both sides of a border: no gaps and no overlaps, exactly.
TEST(ClassAreas, SmoothedAreasFitTogether) {
  for (const unsigned seed : {1u, 2u, 3u, 4u}) {
    const int columns = 23;
    const int rows = 17;
    const GeoReference reference = far_away(columns, rows);
    Classes classes = noise(columns, rows, seed, 3);
    for (auto& value : classes) value = static_cast<std::uint8_t>(value + 1);  // all wet: 1 to 4
    const std::vector<ClassArea> areas = areas_of(classes, reference, AreaOutline::smoothed, 1);
    double sum = 0;
    OGRMultiPolygon all;
    for (const ClassArea& area : areas) {
      const Geometry geometry = geometry_of(area);
      EXPECT_TRUE(geometry->IsValid());
      sum += size_of(*geometry);
      all.addGeometry(geometry.get());
    }
    const Geometry united(all.UnionCascaded());
    EXPECT_NEAR(sum, size_of(*united), 1e-5) << "areas overlap";
    // One piece without holes: no gaps. The outer corners alone are lost.
    ASSERT_EQ(wkbPolygon, wkbFlatten(united->getGeometryType()));
    EXPECT_EQ(0, united->toPolygon()->getNumInteriorRings()) << "there are gaps";
    EXPECT_GT(sum, (columns * rows - 4) * 2.0 * 2.001);
  }
}

TEST(ClassAreas, SizesAreExactAtALargeOrigin) {
  const GeoReference reference = far_away(211, 157);
  const Classes classes = noise(211, 157, 7, 2);
  std::map<int, std::int64_t> expected;
  for (const std::uint8_t value : classes)
    if (value != 0) ++expected[value];
  std::map<int, std::int64_t> found;
  for (const ClassArea& area : areas_of(classes, reference, AreaOutline::cells, 1)) {
    found[area.of_class] += area.cells;
    EXPECT_EQ(static_cast<double>(area.cells) * 2.001 * 2, area.area);
    const Geometry geometry = geometry_of(area);
    EXPECT_TRUE(geometry->IsValid());
    EXPECT_NEAR(area.area, size_of(*geometry), 1e-4);
  }
  EXPECT_EQ(expected, found);
}

TEST(ClassAreas, LeaveOutSmallOnes) {
  const Classes classes = drawn({"11.2", "1.22", "1133"});
  const GeoReference reference = plain_reference(4, 3);
  EXPECT_EQ(2u, areas_of(classes, reference, AreaOutline::cells, 3).size());
  EXPECT_EQ(0u, areas_of(Classes(12, 0), reference, AreaOutline::cells, 1).size());
}

TEST(ClassAreas, StopWhenTheyAreTold) {
  const Classes classes = noise(40, 40, 1, 2);
  int calls = 0;
  for (const int most : {0, 100})
    EXPECT_FALSE(class_areas(classes, plain_reference(40, 40), AreaOutline::cells, 1, [&](double share) {
                   EXPECT_TRUE(share >= 0 && share <= 1) << share;
                   return calls++ < most;
                 }).has_value());
}

}  // namespace
}  // namespace spate::io
