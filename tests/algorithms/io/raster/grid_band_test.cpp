// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/grid_band.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class GridBandTest : public testing::Test {
 protected:
  GridRaster read(const RasterRecipe& recipe) {
    return read_grid_raster(make_raster(folder.file("raster.tif"), recipe), "MAX_DEPTH");
  }
  void check(const GridRaster& raster) {
    check_same_grid(raster.name, raster.reference, expected.name, expected.reference);
  }
  void differ(const RasterRecipe& recipe, const std::vector<std::string>& parts) {
    expect_error([&] { check(read(recipe)); }, "grids_differ", parts);
  }
  TemporaryFolder folder;
  GridRaster expected = read_grid_raster(make_raster(folder.file("expected.tif"), {}), "DEM");
};

TEST_F(GridBandTest, ReadsCellsAsTheyAre) {
  RasterRecipe recipe;
  recipe.values = {1, -9999, 3, 4, 5, 6, 7, 8, 9, 10, 11, std::nan("")};
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-9999); };
  const GridRaster raster = read(recipe);
  ASSERT_EQ(12u, raster.values.size());
  EXPECT_EQ(9, raster.values[0]);  // south-west
  EXPECT_EQ(1, raster.values[8]);
  EXPECT_TRUE(std::isnan(raster.values[3]));
  EXPECT_TRUE(std::isnan(raster.values[9]));
  // A south-up file has the same cells the other way round.
  recipe.transform = {1000, 2, 0, 5000, 0, 2};
  const GridRaster turned = read(recipe);
  EXPECT_EQ(1, turned.values[0]);
  EXPECT_EQ(9, turned.values[8]);
  EXPECT_NO_THROW(check(turned));
}

TEST_F(GridBandTest, NamesTheDifference) {
  RasterRecipe recipe;
  EXPECT_NO_THROW(check(read(recipe)));
  recipe.transform[0] += 0.01;  // half a hundredth of a cell
  EXPECT_NO_THROW(check(read(recipe)));
  recipe.transform[0] += 0.1;
  differ(recipe, {"MAX_DEPTH", "DEM", "1000.11", "1008.11", "1000 ", "1008,"});
  recipe = {};
  recipe.columns = 5;
  differ(recipe, {"5 x 3", "4 x 3"});
  recipe = {};
  recipe.transform = {1000, 2.1, 0, 5006, 0, -2.1};
  differ(recipe, {"2.1 x 2.1 m", "2 x 2 m"});
  recipe = {};
  recipe.epsg = 32633;
  differ(recipe, {"EPSG:32633", "EPSG:32632"});
  recipe.epsg = 0;
  EXPECT_NO_THROW(check(read(recipe)));
}

TEST_F(GridBandTest, CountsNegativeValues) {
  RasterRecipe recipe;
  recipe.values = {0, 1, 2, 3, 4, 5, 6, 7, 8, -0.5, 10, -1};
  expect_error([&] { check_not_negative(read(recipe)); }, "raster_negative",
               {"MAX_DEPTH", "2 ", "-0.5", " 1, ", " 0"});
  recipe.values = {0};
  EXPECT_NO_THROW(check_not_negative(read(recipe)));
}

}  // namespace
}  // namespace spate::io
