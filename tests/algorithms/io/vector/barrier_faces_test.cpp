// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/barrier_faces.hpp"

#include <chrono>
#include <cmath>
#include <limits>
#include <set>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

// "2,0E" is the eastern face of column 2, row 0; sorted by row, then column.
std::string text_of(const std::vector<Face>& faces) {
  std::set<std::tuple<int, int, char>> sorted;
  for (const Face& face : faces)
    EXPECT_TRUE(sorted.insert({face.row, face.column, face.side == Side::east ? 'E' : 'N'}).second)
        << "named twice: " << face.column << "," << face.row;
  std::string text;
  for (const auto& [row, column, side] : sorted)
    text += (text.empty() ? "" : " ") + std::to_string(column) + "," + std::to_string(row) + side;
  return text;
}

// 4 x 3 cells of 2 m: centres at x 1 3 5 7, y 1 3 5.
const GeoReference small = plain_reference(4, 3);

BarrierFaces found(const std::string& wkt) {
  return barrier_faces(wkb(wkt), small, flat(small), "barrier 1");
}
// The length of the faces that a line closes, times their widths, in cells of 2 m.
double crest_length(const std::string& wkt) {
  double sum = 0;
  for (const float width : found(wkt).widths) sum += static_cast<double>(width);
  return sum;
}

std::string faces(const std::string& wkt) {
  return text_of(found(wkt).faces);
}

TEST(BarrierFaces, AreTogetherAsWideAsTheLineIsLong) {
  EXPECT_NEAR(3, crest_length("LINESTRING (4 0, 4 6)"), 1e-6);
  EXPECT_NEAR(3 * std::sqrt(2.0), crest_length("LINESTRING (0.2 0, 6.2 6)"), 0.8);  // six faces of 0.71
  for (const float width : found("LINESTRING (0.2 0, 6.2 6)").widths)
    EXPECT_NEAR(std::sqrt(0.5), width, 1e-6);
  for (const float width : found("LINESTRING (0.5 0, 3.5 6)").widths)
    EXPECT_NEAR(std::sqrt(5.0) / 3, width, 1e-6);
  const BarrierFaces square = found("POLYGON ((0 0, 8 0, 8 6, 0 6, 0 0))");
  EXPECT_EQ(square.faces.size(), square.widths.size());
  for (const float width : square.widths) EXPECT_EQ(1, width);
}

TEST(BarrierFaces, LinesBetweenCentres) {
  EXPECT_EQ("1,0E 1,1E 1,2E", faces("LINESTRING (4 -1, 4 9)"));      // along faces
  EXPECT_EQ("1,0E 1,1E 1,2E", faces("LINESTRING (4.9 0, 3.1 6)"));   // thinner than a cell
  EXPECT_EQ("0,0N 1,0N 2,0N 3,0N", faces("LINESTRING (0 2, 8 2)"));  // along a row of faces
  EXPECT_EQ("1,0E 1,1E", faces("LINESTRING (4 0, 4 4.5)"));          // ends between centres
  EXPECT_EQ("", faces("LINESTRING (3.2 1.2, 4.8 2.8)"));             // among four centres
  EXPECT_EQ("0,0E 2,1N", faces("MULTILINESTRING ((2 0, 2 2),(4.5 4, 5.5 4))"));
  EXPECT_EQ("1,0E", faces("LINESTRING ZM (4 0 7 8, 4 2 7 8, 4 2 7 8, 4 0 7 8)"));  // there and back
  EXPECT_EQ("", faces("LINESTRING (4 1.5, 4 1.5)"));
  EXPECT_EQ("", faces("LINESTRING (100 0, 100 9)"));
  EXPECT_EQ("", faces("LINESTRING (1e11 0, 1e11 9)"));
}

TEST(BarrierFaces, LinesThroughCentresLeaveThemInTheWestOrSouth) {
  EXPECT_EQ("1,0E 1,1E 1,2E", faces("LINESTRING (3 -1, 3 9)"));
  EXPECT_EQ("0,1N 1,1N 2,1N 3,1N", faces("LINESTRING (-1 3, 9 3)"));
  // Diagonals: the centres on them lie in the west.
  EXPECT_EQ("0,0E 1,0N 1,1E 2,1N 2,2E", faces("LINESTRING (0 0, 6 6)"));
  EXPECT_EQ("2,0E 2,0N 1,1E 1,1N 0,2E", faces("LINESTRING (-1 7, 7 -1)"));
  // Two lines that meet on a centre close its faces as one line does.
  EXPECT_EQ(faces("LINESTRING (3 -1, 3 9)"), faces("MULTILINESTRING ((3 -1, 3 3),(3 3, 3 9))"));
  EXPECT_EQ("1,0E", faces("LINESTRING (3 0, 3 1)"));
  EXPECT_EQ("1,1E 1,2E", faces("LINESTRING (3 1, 3 6)"));
}

TEST(BarrierFaces, Polygons) {
  // One centre inside: its four faces, and it is covered.
  const BarrierFaces one = found("POLYGON ((2.5 2.5, 3.5 2.5, 3.5 3.5, 2.5 3.5, 2.5 2.5))");
  EXPECT_EQ("1,0N 0,1E 1,1E 1,1N", text_of(one.faces));
  EXPECT_EQ((std::vector<std::size_t>{5}), one.covered);
  // A band: with the faces between the cells that it covers.
  const BarrierFaces band = found("POLYGON ((0 2, 5.5 2, 5.5 4, 0 4, 0 2))");
  EXPECT_EQ((std::vector<std::size_t>{4, 5, 6}), band.covered);
  EXPECT_EQ("0,0N 1,0N 2,0N 0,1E 0,1N 1,1E 1,1N 2,1E 2,1N", text_of(band.faces));
  // Thinner than a cell: watertight, and covers nothing.
  const BarrierFaces thin = found("POLYGON ((3.8 -1, 4.2 -1, 4.2 9, 3.8 9, 3.8 -1))");
  EXPECT_EQ("1,0E 1,1E 1,2E", text_of(thin.faces));
  EXPECT_TRUE(thin.covered.empty());
  // A hole is outside; so is what lies beyond the grid. Rings that are not closed are closed.
  const BarrierFaces hole = found("POLYGON ((-9 -9, 19 -9, 19 19, -9 19), (2 2, 4 2, 4 4, 2 4, 2 2))");
  EXPECT_EQ(11u, hole.covered.size());
  EXPECT_EQ(17u, hole.faces.size());  // all
  const BarrierFaces parts = found("MULTIPOLYGON (((0 0, 2 0, 2 2, 0 0)),((6 4, 8 4, 8 6, 6 6, 6 4)))");
  EXPECT_EQ((std::vector<std::size_t>{11}), parts.covered) << "a centre on the edge is moved like a line";
}

TEST(BarrierFaces, WallsHaveNone) {
  Terrain terrain = flat(small);
  terrain.zb[1] = std::numeric_limits<float>::quiet_NaN();
  terrain.taken.assign(12, 0);
  terrain.taken[6] = 1;
  EXPECT_EQ("1,2E", text_of(barrier_faces(wkb("LINESTRING (4 -1, 4 9)"), small, terrain, "barrier 1").faces));
  const BarrierFaces all =
      barrier_faces(wkb("POLYGON ((0 0, 8 0, 8 6, 0 6, 0 0))"), small, terrain, "barrier 1");
  EXPECT_EQ(10u, all.covered.size());
  EXPECT_EQ(17u - 3 - 4, all.faces.size());
}

TEST(BarrierFaces, RefusesWhatHoldsNoWater) {
  expect_error([] { found("POINT (1 1)"); }, "barrier_is_point", {"barrier 1"});
  expect_error([] { found("LINESTRING EMPTY"); }, "geometry_missing", {"barrier 1"});
  expect_error([] { found("GEOMETRYCOLLECTION (POINT (1 1), LINESTRING (1 1, 2 2))"); }, "geometry_mixed",
               {"barrier 1"});
}

TEST(BarrierFaces, LongLinesOnLargeGrids) {
  const GeoReference reference = plain_reference(5000, 5000);
  const Terrain terrain = flat(reference);
  std::ostringstream wkt;
  wkt << "LINESTRING (-5 -3";
  for (int i = 0; i < 200; ++i) wkt << ", " << (i % 2 == 0 ? 10003 : -3) << " " << 50 * i + 25;
  wkt << ")";
  const std::string line = wkb(wkt.str());
  const auto start = std::chrono::steady_clock::now();
  const std::size_t count = barrier_faces(line, reference, terrain, "line").faces.size();
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
  std::printf("a line of %zu faces on 5000 x 5000 cells: %.3f s\n", count, time.count());
  EXPECT_GT(count, 200 * 5000u);
  EXPECT_LT(count, 200 * 5030u);
}

}  // namespace
}  // namespace spate::io
