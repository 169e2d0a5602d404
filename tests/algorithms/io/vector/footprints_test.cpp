// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/footprints.hpp"

#include <cmath>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

constexpr float dry = std::numeric_limits<float>::quiet_NaN();

std::string rectangle(double west, double south, double east, double north) {
  OGRLinearRing ring;
  ring.addPoint(west, south);
  ring.addPoint(east, south);
  ring.addPoint(east, north);
  ring.addPoint(west, north);
  ring.closeRings();
  OGRPolygon polygon;
  polygon.addRing(&ring);
  return wkb_of(polygon);
}

// 10 x 8 cells of 2 m; column + 10 * row.
class FootprintsTest : public testing::Test {
 protected:
  Footprints make(bool blocked) const {
    Footprints footprints(plain_reference(10, 8), blocked);
    footprints.add(rectangle(4, 4, 8, 6), "building 1");      // columns 2 and 3, row 2
    footprints.add(rectangle(8, 4, 10, 6), "building 2");     // column 4, row 2: its neighbour
    footprints.add(rectangle(18, 14, 22, 18), "building 3");  // the corner, three quarters outside
    footprints.add_nowhere();
    footprints.add(rectangle(100, 100, 110, 110), "building 5");
    footprints.finish();
    return footprints;
  }
  std::vector<float> field_ = std::vector<float>(80, dry);
};

TEST_F(FootprintsTest, CellsAreCoveredOnesAndTheirRing) {
  const Footprints footprints = make(false);
  ASSERT_EQ(5u, footprints.size());
  EXPECT_EQ(
      (std::vector<std::size_t>{11, 12, 13, 14, 15, 21, 22, 23, 24, 25, 31, 32, 33, 34, 35, 68, 69, 78, 79}),
      footprints.cells());
  EXPECT_DOUBLE_EQ(1, footprints.inside(0));
  EXPECT_DOUBLE_EQ(0.25, footprints.inside(2));
  EXPECT_DOUBLE_EQ(0, footprints.inside(4));
  const std::vector<float> nothing(footprints.cells().size(), dry);
  EXPECT_FALSE(footprints.sample(2, nothing, 0).outside);
  EXPECT_TRUE(footprints.sample(3, nothing, 0).outside);
  EXPECT_TRUE(footprints.sample(4, nothing, 0).outside);
}

TEST_F(FootprintsTest, SamplesTheWetCells) {
  field_[11] = 0.5f;  // of building 1 only
  field_[22] = 1.0f;  // inside it
  field_[34] = 2.0f;  // beside both
  field_[15] = 4.0f;  // beside building 2 only
  field_[21] = 0.0005f;
  const Footprints footprints = make(false);
  const std::vector<float> depths = footprints.gather(field_.data());
  const DepthSample first = footprints.sample(0, depths, 0.001);
  EXPECT_TRUE(first.wet);
  EXPECT_DOUBLE_EQ(2, first.max);
  EXPECT_DOUBLE_EQ(3.5 / 3, first.mean);
  EXPECT_DOUBLE_EQ(3.0 / 12, first.wet_fraction) << "2 cells and 10 around them";
  const DepthSample second = footprints.sample(1, depths, 0.001);
  EXPECT_DOUBLE_EQ(3, second.mean);
  EXPECT_DOUBLE_EQ(2.0 / 9, second.wet_fraction);
  EXPECT_FALSE(footprints.sample(2, depths, 0.001).wet);
  EXPECT_DOUBLE_EQ(4.0 / 12, footprints.sample(0, depths, 0).wet_fraction);
  EXPECT_DOUBLE_EQ(4, footprints.largest(1, depths));
  EXPECT_DOUBLE_EQ(2, footprints.smallest(1, depths));
  EXPECT_TRUE(std::isnan(footprints.largest(2, depths)));
}

// A house in a row, with water everywhere but in the houses, stands wholly in the water.
TEST_F(FootprintsTest, BlockedCellsDoNotCountForTheWetShare) {
  std::fill(field_.begin(), field_.end(), 1.0f);
  field_[22] = field_[23] = field_[24] = dry;
  const auto fraction = [&](bool blocked) {
    const Footprints footprints = make(blocked);
    return footprints.sample(0, footprints.gather(field_.data()), 0).wet_fraction;
  };
  EXPECT_DOUBLE_EQ(1, fraction(true));
  EXPECT_DOUBLE_EQ(9.0 / 12, fraction(false));
}

TEST_F(FootprintsTest, RefusesBrokenGeometriesAndGoesOn) {
  Footprints footprints(plain_reference(10, 8), true);
  expect_error([&] { footprints.add("", "building 7"); }, "geometry_missing", {"building 7"});
  expect_error([&] { footprints.add("rubbish", "building 8"); }, "geometry_unreadable", {"building 8"});
  footprints.add(rectangle(4, 4, 8, 6), "building 9");
  footprints.finish();
  EXPECT_EQ(1u, footprints.size());
  EXPECT_EQ(12u, footprints.cells().size());
}

TEST_F(FootprintsTest, ReadsRastersEitherWayUp) {
  const TemporaryFolder folder;
  const Footprints footprints = make(false);
  RasterRecipe recipe;
  recipe.columns = 10;
  recipe.rows = 8;
  recipe.epsg = 0;
  recipe.transform = {0, 2, 0, 16, 0, -2};
  for (int row = 7; row >= 0; --row)
    for (int column = 0; column < 10; ++column) recipe.values.push_back(column + 10 * row);
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(34); };
  const auto expect_values = [&](const std::string& path) {
    const std::vector<float> values =
        read_cells(path, "MAX_DEPTH", footprints.reference(), footprints.cells());
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (footprints.cells()[i] == 34)
        EXPECT_TRUE(std::isnan(values[i]));
      else
        EXPECT_EQ(static_cast<float>(footprints.cells()[i]), values[i]);
    }
  };
  expect_values(make_raster(folder.file("north.tif"), recipe));
  recipe.transform = {0, 2, 0, 0, 0, 2};
  std::vector<double> upside_down;
  for (int i = 0; i < 80; ++i) upside_down.push_back(i);
  recipe.values = upside_down;
  expect_values(make_raster(folder.file("south.tif"), recipe));

  recipe.transform = {1, 2, 0, 0, 0, 2};
  const std::string shifted = make_raster(folder.file("shifted.tif"), recipe);
  expect_error([&] { read_cells(shifted, "MAX_SPEED", footprints.reference(), footprints.cells()); },
               "grids_differ", {"MAX_SPEED", "shifted.tif"});
}

}  // namespace
}  // namespace spate::io
