// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/vector_cells.hpp"

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <random>
#include <set>
#include <string>

#include "algorithms/io/vector/barrier_faces.hpp"
#include "algorithms/io/vector/covered_cells.hpp"
#include "solver/core/check.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

using Cells = std::vector<std::size_t>;

// 5 x 4 cells of 2 m: cell = row * 5 + column.
const GeoReference five_by_four = plain_reference(5, 4);

CellsOfGeometry cells(const std::string& wkt) {
  return cells_of_geometry(wkb(wkt), five_by_four, "inflow 'a'");
}

TEST(CellsOfGeometry, Points) {
  EXPECT_EQ(Cells{0}, cells("POINT (0.1 0.1)").cells);
  EXPECT_EQ(Cells{8}, cells("POINT ZM (7 3 5 6)").cells);
  EXPECT_EQ(Cells{19}, cells("POINT (10 8)").cells);  // the grid's own corner is inside
  const CellsOfGeometry many = cells("MULTIPOINT ((1 1),(9 7),(1.5 1.5),(11 1))");
  EXPECT_EQ((Cells{0, 19}), many.cells);
  EXPECT_DOUBLE_EQ(0.75, many.inside);
}

TEST(CellsOfGeometry, Lines) {
  EXPECT_EQ((Cells{5, 6, 7, 8, 9}), cells("LINESTRING (0 3, 10 3)").cells);
  EXPECT_EQ((Cells{0, 6, 12}), cells("LINESTRING (1 1, 5 5)").cells);  // through the corners of cells
  EXPECT_EQ((Cells{2, 6, 10}), cells("LINESTRING (5 1, 1 5)").cells);
  EXPECT_EQ((Cells{0, 1, 2, 7, 12}), cells("LINESTRING Z (1 1 0, 5 1 0, 5 5 0)").cells);
  EXPECT_EQ((Cells{4, 9, 14, 19}), cells("LINESTRING (10 0, 10 8)").cells);  // on the eastern edge
  EXPECT_EQ((Cells{0, 1, 2, 3, 4}), cells("LINESTRING (0 0, 10 0)").cells);  // on the southern edge
  EXPECT_EQ((Cells{0, 19}), cells("MULTILINESTRING ((0.5 0.5, 1 1),(9 7, 9.5 7.5))").cells);
}

TEST(CellsOfGeometry, LinesThatLeaveTheGrid) {
  const CellsOfGeometry half = cells("LINESTRING (-10 1, 10 1)");
  EXPECT_EQ((Cells{0, 1, 2, 3, 4}), half.cells);
  EXPECT_DOUBLE_EQ(0.5, half.inside);
  const CellsOfGeometry none = cells("LINESTRING (-10 -1, 10 -1)");
  EXPECT_TRUE(none.cells.empty());
  EXPECT_EQ(0, none.inside);
}

TEST(CellsOfGeometry, RandomLinesTouchExactlyTheirCells) {
  const GeoReference grid = plain_reference(20, 15, 0.7);
  std::mt19937 random(7);
  std::uniform_real_distribution<double> place(-3, 17);
  for (int trial = 0; trial < 200; ++trial) {
    OGRLineString line;
    for (int i = 0; i < 3; ++i) line.addPoint(place(random), place(random));
    char* text = nullptr;
    line.exportToWkt(&text);
    const Cells found = cells_of_geometry(wkb(text), grid, "line").cells;
    Cells expected;
    for (std::int32_t row = 0; row < 15; ++row) {
      for (std::int32_t column = 0; column < 20; ++column) {
        OGRLinearRing ring;
        const double w = column * 0.7;
        const double s = row * 0.7;
        ring.setPoints(5, std::array<double, 5>{w, w + 0.7, w + 0.7, w, w}.data(),
                       std::array<double, 5>{s, s, s + 0.7, s + 0.7, s}.data());
        OGRPolygon cell;
        cell.addRing(&ring);
        if (cell.Intersects(&line)) expected.push_back(grid.grid.index(column, row));
      }
    }
    EXPECT_EQ(expected, found) << text;
    CPLFree(text);
  }
}

TEST(CellsOfGeometry, Polygons) {
  EXPECT_EQ((Cells{6, 7, 11, 12}), cells("POLYGON ((2 2, 6 2, 6 6, 2 6, 2 2))").cells);
  EXPECT_EQ((Cells{6, 7, 11, 12}), cells("POLYGON ((2.5 2.5, 5.5 2.5, 5.5 5.5, 2.5 5.5, 2.5 2.5))").cells);
  EXPECT_EQ((Cells{6, 7, 8, 11, 13, 16, 17, 18}),
            cells("POLYGON ((2 2, 8 2, 8 8, 2 8, 2 2),(4 4, 6 4, 6 6, 4 6, 4 4))").cells);
  EXPECT_EQ((Cells{0, 19}),
            cells("MULTIPOLYGON (((0 0, 2 0, 2 2, 0 2, 0 0)),((8 6, 10 6, 10 8, 8 8, 8 6)))").cells);
  const CellsOfGeometry half = cells("POLYGON ((-4 0, 4 0, 4 2, -4 2, -4 0))");
  EXPECT_EQ((Cells{0, 1}), half.cells);
  EXPECT_DOUBLE_EQ(0.5, half.inside);
  EXPECT_EQ(20u, cells("POLYGON ((-99 -99, 99 -99, 99 99, -99 99, -99 -99))").cells.size());
  EXPECT_EQ(0, cells("POLYGON ((20 20, 22 20, 22 22, 20 22, 20 20))").inside);
}

TEST(CellsOfGeometry, SmallPolygonsGiveTheCellsTheyTouch) {
  EXPECT_EQ(Cells{0}, cells("POLYGON ((0.1 0.1, 0.5 0.1, 0.5 0.5, 0.1 0.1))").cells);
  EXPECT_EQ((Cells{0, 1}), cells("POLYGON ((1.8 0.1, 2.3 0.1, 2.3 0.5, 1.8 0.1))").cells);
  EXPECT_EQ((Cells{0, 1, 2, 3, 4}), cells("POLYGON ((0 0.2, 10 0.2, 10 0.4, 0 0.4, 0 0.2))").cells);
  // one large part does not hide a five_by_four one
  EXPECT_EQ((Cells{0, 19}),
            cells("MULTIPOLYGON (((0 0, 2 0, 2 2, 0 2, 0 0)),((8.1 6.1, 8.4 6.1, 8.4 6.4, 8.1 6.1)))").cells);
}

// The WKB of a text in which 3.25 stands for another number.
std::string wkb_with(const std::string& wkt, double number) {
  std::string bytes = wkb(wkt);
  const double stand_in = 3.25;
  const std::string from(reinterpret_cast<const char*>(&stand_in), sizeof stand_in);
  const std::size_t at = bytes.find(from);
  EXPECT_NE(std::string::npos, at);
  return bytes.replace(at, sizeof number, reinterpret_cast<const char*>(&number), sizeof number);
}

// Also of one vertex among others, which the extent of the geometry does not show.
TEST(CellsOfGeometry, EveryVertexIsChecked) {
  const std::vector<float> heights(20, 1.0f);
  Terrain terrain;
  terrain.grid = five_by_four.grid;
  terrain.zb = heights;
  for (const double bad : {std::nan(""), HUGE_VAL, -HUGE_VAL, 1e300})
    for (const char* wkt :
         {"POINT (3.25 1)", "POINT (1 3.25)", "MULTIPOINT ((1 1),(1 3.25),(3 3))",
          "LINESTRING (1 1, 3.25 1, 5 5)", "LINESTRING (1 1, 3 3.25, 5 5)",
          "MULTILINESTRING ((1 1, 5 5),(1 3, 3.25 3, 5 1))", "POLYGON ((1 1, 3.25 1, 5 5, 1 5, 1 1))",
          "POLYGON ((0 0, 9 0, 9 7, 0 7, 0 0),(1 1, 3.25 1, 3 3, 1 1))"}) {
      SCOPED_TRACE(std::string(wkt) + " with " + std::to_string(bad));
      const std::string geometry = wkb_with(wkt, bad);
      const auto refuses = [&](const auto& find) {
        expect_error(find, "geometry_coordinates_impossible", {"river 7"});
      };
      refuses([&] { cells_of_geometry(geometry, five_by_four, "river 7"); });
      refuses([&] { edge_faces_near_line(geometry, five_by_four, terrain, "river 7"); });
      refuses([&] { barrier_faces(geometry, five_by_four, terrain, "river 7"); });
      refuses([&] { length_inside(geometry, five_by_four, "river 7"); });
      refuses([&] { covered_cells(geometry, five_by_four, "river 7"); });
    }
}

TEST(CellsOfGeometry, Curves) {
  const CellsOfGeometry circle =
      cells("CURVEPOLYGON (CIRCULARSTRING (2 4, 6 4, 2 4))");  // radius 2 about (4, 4)
  EXPECT_EQ((Cells{6, 7, 11, 12}), circle.cells);
  EXPECT_EQ(1, circle.inside);
}

TEST(CellsOfGeometry, RefusesBadGeometries) {
  expect_error([] { cells_of_geometry("", five_by_four, "inflow 'a'"); }, "geometry_missing", {"inflow 'a'"});
  expect_error([] { cells("POINT EMPTY"); }, "geometry_missing", {"inflow 'a'"});
  expect_error([] { cells("MULTIPOLYGON EMPTY"); }, "geometry_missing", {"inflow 'a'"});
  expect_error([] { cells_of_geometry("nonsense", five_by_four, "inflow 'a'"); }, "geometry_unreadable",
               {"inflow 'a'"});
  expect_error([] { cells("GEOMETRYCOLLECTION (POINT (1 1), LINESTRING (0 0, 1 1))"); }, "geometry_mixed",
               {"inflow 'a'"});
}

class EdgeFaces : public testing::Test {
 protected:
  EdgeFaces() {
    terrain_.grid = five_by_four.grid;
    terrain_.zb.assign(20, 0.0f);
  }
  // As "column,row,side" in the letters w e s n.
  std::set<std::string> faces(const std::string& wkt, double tolerance = 1) const {
    std::set<std::string> result;
    for (const Face& face :
         edge_faces_near_line(wkb(wkt), five_by_four, terrain_, "boundary 'b'", tolerance)) {
      const bool fresh = result
                             .insert(std::to_string(face.column) + std::to_string(face.row) +
                                     "wesn"[static_cast<int>(face.side)])
                             .second;
      EXPECT_TRUE(fresh);
    }
    return result;
  }
  void remove(std::int32_t column, std::int32_t row) {
    terrain_.zb[five_by_four.grid.index(column, row)] = std::numeric_limits<float>::quiet_NaN();
  }
  Terrain terrain_;
};

using Names = std::set<std::string>;

TEST_F(EdgeFaces, ALineOnTheEdgeTakesWhatItCovers) {
  EXPECT_EQ((Names{"00w", "01w", "02w", "03w"}), faces("LINESTRING (0 0, 0 8)"));
  EXPECT_EQ((Names{"01w", "02w"}), faces("LINESTRING (0 2, 0 6)"));
  EXPECT_EQ((Names{"10s", "20s"}), faces("LINESTRING (6 0, 2 0)"));
}

// The inflow of the UK Environment Agency's tests: 20 m of the western edge on a 2 m grid.
TEST_F(EdgeFaces, TwentyMetresAreTenFacesOfTwo) {
  const GeoReference grid = plain_reference(20, 100);
  Terrain terrain;
  terrain.grid = grid.grid;
  terrain.zb.assign(2000, 0.0f);
  const std::vector<Face> found =
      edge_faces_near_line(wkb("LINESTRING (0 90, 0 110)"), grid, terrain, "inflow");
  ASSERT_EQ(10u, found.size());
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(0, found[static_cast<std::size_t>(i)].column);
    EXPECT_EQ(45 + i, found[static_cast<std::size_t>(i)].row);
    EXPECT_EQ(Side::west, found[static_cast<std::size_t>(i)].side);
  }
}

TEST_F(EdgeFaces, ARoughLineDoesTooAndStopsAtTheCorner) {
  EXPECT_EQ((Names{"00w", "01w", "02w", "03w"}), faces("LINESTRING (0.5 -1, -0.7 3, 0.9 9)"));
  EXPECT_EQ((Names{"40e", "41e"}), faces("LINESTRING (11.5 0, 11 4)"));
}

TEST_F(EdgeFaces, ALineAroundTheCornerTakesBothSides) {
  EXPECT_EQ((Names{"00w", "01w", "00s", "10s"}), faces("LINESTRING (0.5 4, 0.5 0.5, 4 0.5)"));
  EXPECT_EQ((Names{"00w", "03n"}), faces("MULTILINESTRING ((0 0, 0 2),(0 8, 2 8))"));
}

TEST_F(EdgeFaces, NodataHasAnEdgeToo) {
  for (std::int32_t row = 0; row < 4; ++row) remove(0, row);
  remove(1, 0);
  EXPECT_EQ((Names{"11w", "12w", "13w"}), faces("LINESTRING (2 2, 2 8)"));
  EXPECT_EQ((Names{"20w", "11w", "12w", "13w", "11s"}), faces("LINESTRING (4 0, 4 2, 2 2, 2 8)"));
}

TEST_F(EdgeFaces, CellsTakenOutAreNoEdge) {
  terrain_.taken.assign(20, 0);
  terrain_.taken[five_by_four.grid.index(2, 1)] = 1;
  expect_error([&] { faces("LINESTRING (4 3, 6 3)", 0.5); }, "edge_far_from_domain", {"boundary 'b'"});
  terrain_.taken[five_by_four.grid.index(0, 1)] = 1;
  EXPECT_EQ((Names{"00w", "02w", "03w"}), faces("LINESTRING (0 0, 0 8)"));
}

TEST_F(EdgeFaces, AShortLineTakesTheNearest) {
  EXPECT_EQ(Names{"01w"}, faces("LINESTRING (0.1 2.2, 0.1 2.5)"));
}

TEST_F(EdgeFaces, RefusesLinesAwayFromTheEdge) {
  expect_error([&] { faces("LINESTRING (4 4.5, 6 4.5)"); }, "edge_far_from_domain",
               {"boundary 'b'", "3.5 m", "2 m"});
  expect_error([&] { faces("LINESTRING (-30 0, -30 8)"); }, "edge_far_from_domain", {"30 m"});
  EXPECT_EQ((Names{"00w", "01w", "02w", "03w"}), faces("LINESTRING (-30 0, -30 8)", 15));
}

TEST_F(EdgeFaces, RefusesOtherGeometries) {
  expect_error([&] { faces("POINT (0 0)"); }, "edge_is_not_line", {"boundary 'b'"});
  expect_error([&] { faces("LINESTRING EMPTY"); }, "geometry_missing", {"boundary 'b'"});
}

// Where a finding about a feature is shown.
TEST(PlaceOn, LiesOnTheGeometry) {
  using Place = std::array<double, 2>;
  EXPECT_EQ((Place{3, 4}), place_on(wkb("POINT (3 4)")));
  EXPECT_EQ((Place{5, 0}), place_on(wkb("LINESTRING (0 0, 10 0)")));
  EXPECT_EQ((Place{5, 5}), place_on(wkb("POLYGON ((0 0, 10 0, 10 10, 0 10, 0 0))")));
  const std::optional<Place> within = place_on(wkb("MULTIPOLYGON (((0 0, 9 0, 9 9, 8 9, 8 1, 0 1, 0 0)))"));
  ASSERT_TRUE(within.has_value()) << "of a bent one, whose middle lies beside it";
  EXPECT_TRUE((*within)[0] > 8 || (*within)[1] < 1);
  EXPECT_FALSE(place_on("").has_value());
}

}  // namespace
}  // namespace spate::io
