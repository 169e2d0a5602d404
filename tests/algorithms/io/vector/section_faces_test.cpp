// SPDX-License-Identifier: GPL-3.0-or-later
// The faces through which a section counts, and with which sign.
#include <cmath>
#include <limits>
#include <random>
#include <sstream>

#include "algorithms/io/vector/barrier_faces.hpp"
#include "solver/mesh/face_codes.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

// The flow through faces in a uniform flow of 1 eastward or northward.
struct Flow {
  int east = 0, north = 0;
};
Flow flow_through(const std::vector<Face>& faces) {
  Flow flow;
  for (const Face& face : faces) {
    flow.east += step_across(face.side).column;
    flow.north += step_across(face.side).row;
  }
  return flow;
}

// 4 x 3 cells of 2 m: centres at x 1 3 5 7, y 1 3 5.
const GeoReference section_grid = plain_reference(4, 3);
std::vector<Face> faces_of(const std::string& wkt) {
  return section_faces(wkb(wkt), section_grid, flat(section_grid), "section 1");
}

TEST(SectionFaces, CountDownstreamFromTheLeftBankToTheRight) {
  EXPECT_EQ(3, flow_through(faces_of("LINESTRING (4 9, 4 -1)")).east) << "from north to south: eastwards";
  EXPECT_EQ(-3, flow_through(faces_of("LINESTRING (4 -1, 4 9)")).east);
  EXPECT_EQ(4, flow_through(faces_of("LINESTRING (-1 4, 9 4)")).north) << "from west to east: northwards";
  EXPECT_EQ(-4, flow_through(faces_of("LINESTRING (9 4, -1 4)")).north);
}

TEST(SectionFaces, AreNoneWhereALineTurnsBack) {
  EXPECT_TRUE(faces_of("LINESTRING (4 -1, 4 9, 4 -1)").empty());
  EXPECT_EQ(6, flow_through(faces_of("MULTILINESTRING ((4 9, 4 -1), (4 9, 4 -1))")).east) << "drawn twice";
  Terrain walled = flat(section_grid);
  walled.zb[section_grid.grid.index(1, 1)] = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(
      2, flow_through(section_faces(wkb("LINESTRING (4 9, 4 -1)"), section_grid, walled, "section 1")).east);
}

TEST(SectionFaces, RefuseWhatHasNoSides) {
  EXPECT_THROW(faces_of("POINT (4 4)"), Error);
  EXPECT_THROW(faces_of("POLYGON ((1 1, 5 1, 5 5, 1 1))"), Error);
}

// However a line winds, also through centres of cells, what passes depends on its ends alone.
TEST(SectionFaces, LetThroughWhatTheirEndsSay) {
  const GeoReference reference = plain_reference(30, 20);
  const Terrain terrain = flat(reference);
  std::mt19937 random(5);
  const auto anywhere = [&](int cells) {
    const bool on_centre = random() % 3 == 0;
    return on_centre ? 2.0 * static_cast<double>(random() % static_cast<unsigned>(cells)) + 1.0
                     : static_cast<double>(random()) / 4294967296.0 * 2 * cells;
  };
  for (int trial = 0; trial < 1000; ++trial) {
    std::ostringstream wkt;
    const double from = anywhere(28) + 2, to = anywhere(28) + 2;
    wkt.precision(17);
    // Where it turns it has cells on both sides: beyond the outermost centres nothing is counted.
    wkt << "LINESTRING (" << from << " 50, " << from << " 38";
    for (unsigned i = 0; i < random() % 12; ++i) wkt << ", " << anywhere(28) + 2 << " " << anywhere(18) + 2;
    wkt << ", " << to << " 2, " << to << " -10)";
    const Flow flow = flow_through(section_faces(wkb(wkt.str()), reference, terrain, "section 1"));
    ASSERT_EQ(20, flow.east) << wkt.str();
    // Rows of centres between the ends: those to the east of one that are not to the east of the other.
    const auto centres_west_of = [](double x) { return static_cast<int>(std::floor((x - 1) / 2)) + 1; };
    ASSERT_EQ(centres_west_of(to) - centres_west_of(from), flow.north) << wkt.str();
  }
}

}  // namespace
}  // namespace spate::io
