// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/grid_band.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class GridBandTest : public testing::Test {
 protected:
  GridBand open(const RasterRecipe& recipe) {
    return GridBand(make_raster(folder.file("raster.tif"), recipe), "MAX_DEPTH");
  }
  static std::vector<float> values_of(GridBand band) {
    std::vector<float> values(band.reference().grid.cells());
    band.read(0, band.reference().grid.rows, values.data());
    return values;
  }
  void check(const GridBand& raster) {
    check_same_grid(raster.name(), raster.reference(), expected.name(), expected.reference());
  }
  void differ(const RasterRecipe& recipe, const std::vector<std::string>& parts) {
    expect_error([&] { check(open(recipe)); }, "grids_differ", parts);
  }
  TemporaryFolder folder;
  GridBand expected = GridBand(make_raster(folder.file("expected.tif"), {}), "DEM");
};

TEST_F(GridBandTest, ReadsCellsAsTheyAre) {
  RasterRecipe recipe;
  recipe.values = {1, -9999, 3, 4, 5, 6, 7, 8, 9, 10, 11, std::nan("")};
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-9999); };
  const std::vector<float> values = values_of(open(recipe));
  ASSERT_EQ(12u, values.size());
  EXPECT_EQ(9, values[0]);  // south-west
  EXPECT_EQ(1, values[8]);
  EXPECT_TRUE(std::isnan(values[3]));
  EXPECT_TRUE(std::isnan(values[9]));
  // A south-up file has the same cells the other way round.
  recipe.transform = {1000, 2, 0, 5000, 0, 2};
  const std::vector<float> turned = values_of(open(recipe));
  EXPECT_EQ(1, turned[0]);
  EXPECT_EQ(9, turned[8]);
  EXPECT_NO_THROW(check(open(recipe)));
}

TEST_F(GridBandTest, NamesTheDifference) {
  RasterRecipe recipe;
  EXPECT_NO_THROW(check(open(recipe)));
  recipe.transform[0] += 0.01;  // half a hundredth of a cell
  EXPECT_NO_THROW(check(open(recipe)));
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
  EXPECT_NO_THROW(check(open(recipe)));
}

TEST_F(GridBandTest, CountsImpossibleValues) {
  RasterRecipe recipe;
  recipe.values = {0, 1, 2, 3, 4, 5, 6, 7, 8, -0.5, 10, -1};
  // Rows in the order of the file, and one by one.
  const auto check = [&](std::int32_t at_once) {
    GridBand band = open(recipe);
    ImpossibleValues impossible(1000);
    std::vector<float> rows(12);
    for (std::int32_t end = 3; end > 0; end -= at_once) {
      band.read(end - at_once, end, rows.data());
      impossible.look_at(band, end - at_once, rows.data(), 4 * static_cast<std::size_t>(at_once));
    }
    impossible.check(band);
  };
  for (const std::int32_t at_once : {1, 3})
    expect_error([&] { check(at_once); }, "raster_negative", {"MAX_DEPTH", "2 ", "-0.5", " 1, ", " 0"});
  recipe.values = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9999, 10, 11};
  expect_error([&] { check(1); }, "raster_value_too_large", {"MAX_DEPTH", "1 ", "9999", "1000"});
  recipe.values = {0};
  EXPECT_NO_THROW(check(1));
}

}  // namespace
}  // namespace spate::io
