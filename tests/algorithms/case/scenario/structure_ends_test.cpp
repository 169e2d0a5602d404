// SPDX-License-Identifier: GPL-3.0-or-later
// In which cells structures end.
#include "algorithms/case/scenario/structure_ends.hpp"

#include "tests/algorithms/case/check/checked_case.hpp"

namespace spate {
namespace {

constexpr JetDirection west{-1, 0}, east{1, 0}, north_east{0.71, 0.70};

class StructureEndsTest : public CheckedCase {
 protected:
  // A channel that falls to the east, and a dike across it at columns 20 and 21, 4 m above it.
  StructureEndsTest() {
    ground([](int column, int) { return column == 20 || column == 21 ? 8.0 : 8 - 0.2 * column; });
  }
  std::size_t clear(std::size_t cell, const JetDirection& outward, bool cell_bed = false) const {
    return StructureEnds(scenario_, cell_bed).clear_of_slopes(cell, outward);
  }
};

TEST_F(StructureEndsTest, StandClearOfTheDike) {
  EXPECT_EQ(cell(18, 15), clear(cell(19, 15), west)) << "though the ground rises there";
  EXPECT_EQ(cell(23, 15), clear(cell(22, 15), east));
  EXPECT_EQ(cell(23, 16), clear(cell(22, 15), north_east));
  EXPECT_EQ(cell(19, 15), clear(cell(19, 15), west, true)) << "no cell of the elevation model is raised";
}

TEST_F(StructureEndsTest, StayWhereNoDikeIs) {
  for (const int column : {5, 18, 23, 30}) {
    EXPECT_EQ(cell(column, 15), clear(cell(column, 15), west)) << column;
    EXPECT_EQ(cell(column, 15), clear(cell(column, 15), east)) << column;
  }
  EXPECT_EQ(cell(19, 15), clear(cell(19, 15), JetDirection{})) << "a point";
}

// A ditch of one cell is raised by its banks along all its way.
TEST_F(StructureEndsTest, StandInTheDitch) {
  ground([](int column, int row) {
    return column == 20 || column == 21 ? 8.0 : row == 15 ? 6 - 0.2 * column : 8 - 0.2 * column;
  });
  EXPECT_EQ(cell(18, 15), clear(cell(19, 15), west));
  EXPECT_EQ(cell(17, 15), clear(cell(17, 15), west));
}

TEST_F(StructureEndsTest, StayWhereTheWayOutIsClosed) {
  scenario_.barriers.push_back({});
  scenario_.barriers.back().faces = {{{18, 15, Side::east}, 9, 1}};
  EXPECT_EQ(cell(19, 15), clear(cell(19, 15), west)) << "a barrier";
  EXPECT_EQ(cell(18, 16), clear(cell(19, 16), west));
  std::vector<std::uint8_t> taken(scenario_.terrain.grid.cells(), 0);
  taken[cell(18, 16)] = 1;
  scenario_.terrain.taken = std::move(taken);
  EXPECT_EQ(cell(19, 16), clear(cell(19, 16), west)) << "a building";
  ground([](int column, int) { return column == 20 || column == 18 ? 8.0 : 4.0; });
  EXPECT_EQ(cell(19, 20), clear(cell(19, 20), west)) << "another dike";
  ground([](int column, int) { return column == 1 ? 8.0 : 4.0; });
  EXPECT_EQ(cell(0, 20), clear(cell(0, 20), west)) << "the end of the grid";
}

}  // namespace
}  // namespace spate
