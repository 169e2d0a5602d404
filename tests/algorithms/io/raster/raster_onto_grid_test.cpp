// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/raster_onto_grid.hpp"

#include <cmath>
#include <limits>

#include "algorithms/io/raster/dem.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class OntoGridTest : public testing::Test {
 protected:
  OntoGridTest() {
    // 10 x 10 cells of 2 m, from (1000, 5000), in UTM 32N
    grid_ = plain_reference(10, 10);
    grid_.grid.west = 1000 + 499000;
    grid_.grid.south = 5000000;
    grid_.north = 5000020;
    grid_.crs_wkt = wkt_of_epsg(32632);
  }
  // Values linear in x and y, on the grid and a margin around it.
  RasterRecipe plane(double cell) const {
    RasterRecipe recipe;
    recipe.columns = recipe.rows = static_cast<int>(40 / cell);
    recipe.transform = {grid_.west() - 10, cell, 0, grid_.north + 10, 0, -cell};
    recipe.type = GDT_Float64;
    for (int row = 0; row < recipe.rows; ++row) {
      for (int column = 0; column < recipe.columns; ++column) {
        recipe.values.push_back(
            value_at(grid_.west() - 10 + (column + 0.5) * cell, grid_.north + 10 - (row + 0.5) * cell));
      }
    }
    return recipe;
  }
  double value_at(double x, double y) const {
    return 1 + 0.01 * (x - grid_.west()) + 0.03 * (y - grid_.south());
  }
  double expected(std::int32_t column, std::int32_t row) const {
    return value_at(grid_.west() + 2 * column + 1, grid_.south() + 2 * row + 1);
  }
  void expect_plane(const RasterOnGrid& result, double tolerance) const {
    EXPECT_EQ(0, result.missing);
    for (std::int32_t row = 0; row < 10; ++row) {
      for (std::int32_t column = 0; column < 10; ++column) {
        ASSERT_NEAR(expected(column, row), static_cast<double>(result.values[grid_.grid.index(column, row)]),
                    tolerance)
            << column << " " << row;
      }
    }
  }
  RasterOnGrid read(const RasterRecipe& recipe, Resampling resampling = Resampling::continuous) const {
    return read_onto_grid(make_raster(folder_.file("manning.tif"), recipe), "Manning raster", grid_,
                          {resampling});
  }
  GeoReference grid_;
  TemporaryFolder folder_;
};

// Not only between its stages: a warp of a large raster takes minutes.
TEST_F(OntoGridTest, CanBeEndedWithinTheWarp) {
  struct Ended {};
  const std::string path = make_raster(folder_.file("manning.tif"), plane(0.05));
  GeoReference fine = plain_reference(2000, 2000, 0.01);
  fine.grid.west = grid_.west();
  fine.grid.south = grid_.south();
  fine.north = grid_.north;
  fine.crs_wkt = grid_.crs_wkt;
  int calls = 0, within = 0;
  const Watch watch = [&](double share) {
    ++calls;
    if (share <= 0 || share >= 1) return;
    ++within;
    throw Ended();
  };
  EXPECT_THROW(read_onto_grid(path, "Manning raster", fine, {}, watch), Ended);
  EXPECT_GT(calls, 1);
  EXPECT_EQ(1, within) << "nothing goes on once it has ended";
}

TEST_F(OntoGridTest, SameCrsAtSeveralSizesOfCells) {
  for (const double cell : {0.5, 1.0, 2.0, 4.0, 5.0}) {
    const RasterOnGrid result = read(plane(cell));
    expect_plane(result, 1e-6);
    EXPECT_TRUE(result.warnings.empty());
  }
}

TEST_F(OntoGridTest, FineRastersAreAveraged) {
  RasterRecipe recipe = plane(0.5);
  for (std::size_t i = 0; i < recipe.values.size(); ++i)
    recipe.values[i] = (i + i / 80) % 2 == 0 ? 0 : 1;  // a chessboard
  for (const float value : read(recipe).values) EXPECT_FLOAT_EQ(0.5f, value);
  for (const float value : read(recipe, Resampling::nearest).values) EXPECT_TRUE(value == 0 || value == 1);
}

TEST_F(OntoGridTest, NearestMakesNoNewValues) {
  RasterRecipe recipe = plane(5);
  for (std::size_t i = 0; i < recipe.values.size(); ++i) recipe.values[i] = i % 2 == 0 ? 10 : 20;
  const RasterOnGrid result = read(recipe, Resampling::nearest);
  for (const float value : result.values) EXPECT_TRUE(value == 10 || value == 20);
  EXPECT_EQ(0, result.missing);
}

TEST_F(OntoGridTest, ReprojectsFromDegrees) {
  OGRSpatialReference utm = crs_from_wkt(grid_.crs_wkt);
  OGRSpatialReference wgs84 = crs_from_wkt(wkt_of_epsg(4326));
  const std::unique_ptr<OGRCoordinateTransformation> to_degrees(
      OGRCreateCoordinateTransformation(&utm, &wgs84));
  const std::unique_ptr<OGRCoordinateTransformation> to_utm(OGRCreateCoordinateTransformation(&wgs84, &utm));
  double x = grid_.west() - 20;
  double y = grid_.north + 20;
  ASSERT_TRUE(to_degrees->Transform(1, &x, &y));
  RasterRecipe recipe;
  recipe.epsg = 4326;
  recipe.type = GDT_Float64;
  recipe.columns = recipe.rows = 60;
  recipe.transform = {x, 1e-5, 0, y, 0, -1e-5};
  for (int row = 0; row < 60; ++row) {
    for (int column = 0; column < 60; ++column) {
      double east = x + (column + 0.5) * 1e-5;
      double north = y - (row + 0.5) * 1e-5;
      ASSERT_TRUE(to_utm->Transform(1, &east, &north));
      recipe.values.push_back(value_at(east, north));
    }
  }
  expect_plane(read(recipe), 0.006);  // an eighth of a cell of 1.1 m
}

TEST_F(OntoGridTest, SouthUpScaleOffsetAndNodata) {
  RasterRecipe recipe = plane(2);
  recipe.transform = {grid_.west() - 10, 2, 0, grid_.south() - 10, 0, 2};
  recipe.values.clear();
  for (int row = 0; row < 20; ++row) {
    for (int column = 0; column < 20; ++column) {
      recipe.values.push_back((value_at(grid_.west() - 9 + 2 * column, grid_.south() - 9 + 2 * row) - 5) /
                              0.5);
    }
  }
  recipe.finish = [](GDALDataset& dataset) {
    dataset.GetRasterBand(1)->SetScale(0.5);
    dataset.GetRasterBand(1)->SetOffset(5);
    dataset.GetRasterBand(1)->SetNoDataValue(-9999);
  };
  expect_plane(read(recipe), 1e-6);
  recipe.values[5 * 20 + 5] = -9999;  // the grid's south-western cell
  const RasterOnGrid holed = read(recipe);
  EXPECT_TRUE(std::isnan(holed.values[0]));
  EXPECT_EQ(1, holed.missing);
}

TEST_F(OntoGridTest, NanAndMaskBandsAreMissing) {
  RasterRecipe recipe = plane(2);
  recipe.values[14 * 20 + 5] = std::numeric_limits<double>::quiet_NaN();  // the grid's south-western cell
  const RasterOnGrid with_nan = read(recipe);
  EXPECT_EQ(1, with_nan.missing);
  EXPECT_TRUE(std::isnan(with_nan.values[0]));
  recipe = plane(2);
  recipe.finish = [](GDALDataset& dataset) {
    ASSERT_EQ(CE_None, dataset.CreateMaskBand(GMF_PER_DATASET));
    std::vector<GByte> mask(400, 255);
    mask[14 * 20 + 5] = 0;
    ASSERT_EQ(CE_None, dataset.GetRasterBand(1)->GetMaskBand()->RasterIO(GF_Write, 0, 0, 20, 20, mask.data(),
                                                                         20, 20, GDT_Byte, 0, 0, nullptr));
  };
  const RasterOnGrid masked = read(recipe);
  EXPECT_EQ(1, masked.missing);
  EXPECT_TRUE(std::isnan(masked.values[0]));
}

TEST_F(OntoGridTest, PartialCoverIsMissing) {
  RasterRecipe recipe = plane(2);
  recipe.columns = 10;  // covers the grid's western half only
  recipe.values.assign(200, 0.05);
  const RasterOnGrid result = read(recipe);
  EXPECT_EQ(50, result.missing);
  EXPECT_FLOAT_EQ(0.05f, result.values[grid_.grid.index(4, 0)]);
  EXPECT_TRUE(std::isnan(result.values[grid_.grid.index(5, 0)]));
}

// A grid is read window by window, and the plane has no seams.
TEST_F(OntoGridTest, ReadsLargeGridsWithoutSeams) {
  grid_.grid.columns = 2100;
  grid_.grid.rows = 2070;
  grid_.cell_width = grid_.cell_height = grid_.grid.spacing = 20.0 / 2100;
  grid_.north = grid_.south() + 2070 * grid_.cell_height;
  const auto expect_plane_in = [&](const RasterOnGrid& result, std::int32_t first_column, std::int32_t rows) {
    double most = 0;
    for (std::int32_t row = 0; row < rows; ++row)
      for (std::int32_t column = first_column; column < 2100; ++column) {
        const auto value = static_cast<double>(result.values[grid_.grid.index(column, row)]);
        ASSERT_FALSE(std::isnan(value)) << column << " " << row;
        most = std::max(most, std::fabs(value - value_at(grid_.x_at(column + 0.5), grid_.y_at(row + 0.5))));
      }
    EXPECT_LT(most, 1e-5);
  };
  const RasterOnGrid coarse = read(plane(0.5));
  EXPECT_EQ(0, coarse.missing);
  expect_plane_in(coarse, 0, 2070);
  // Finer than the grid, and only where all windows meet.
  RasterRecipe recipe = plane(0.5);
  const double cell = grid_.cell_width / 3;
  recipe.columns = recipe.rows = 600;
  recipe.transform = {grid_.x_at(1950), cell, 0, grid_.y_at(150), 0, -cell};
  recipe.values.clear();
  for (int row = 0; row < 600; ++row)
    for (int column = 0; column < 600; ++column)
      recipe.values.push_back(
          value_at(grid_.x_at(1950) + (column + 0.5) * cell, grid_.y_at(150) - (row + 0.5) * cell));
  expect_plane_in(read(recipe), 1951, 149);
}

// Nodata of the terrain takes no memory, and cells without data have the value that was asked for.
TEST_F(OntoGridTest, ReadsWhatLiesOnATerrain) {
  grid_ = plain_reference(3000, 10);
  grid_.crs_wkt.clear();
  Terrain terrain;
  terrain.grid = grid_.grid;
  terrain.zb.assign(grid_.grid.cells(), nan);
  RasterRecipe recipe;
  recipe.epsg = 0;
  recipe.columns = 3000;
  recipe.rows = 10;
  recipe.transform = grid_.geo_transform();
  recipe.values.assign(30000, 0.05);
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-1); };
  const auto at = [&](std::int32_t column, std::int32_t row) { return grid_.grid.index(column, row); };
  const auto in_file = [](int column, int row) {
    return static_cast<std::size_t>((9 - row) * 3000 + column);
  };
  terrain.zb[at(2500, 4)] = terrain.zb[at(2501, 4)] = terrain.zb[at(2502, 4)] = 1;
  terrain.taken.assign(grid_.grid.cells(), 0);
  terrain.taken[at(2502, 4)] = 1;
  for (const int column : {5, 2501, 2502}) recipe.values[in_file(column, 4)] = -1;
  const std::string path = make_raster(folder_.file("manning.tif"), recipe);
  const RasterOnGrid result =
      read_onto_grid(path, "Manning raster", grid_, {Resampling::continuous, &terrain, 1, 0.03f});
  EXPECT_EQ(1, result.missing) << "the cells that flow";
  const SharedField<float>& values = result.values;
  EXPECT_FLOAT_EQ(0.05f, values[at(2500, 4)]);
  EXPECT_FLOAT_EQ(0.03f, values[at(2501, 4)]);
  EXPECT_FLOAT_EQ(0.03f, values[at(2502, 4)]);
  EXPECT_FLOAT_EQ(0.03f, values[at(7, 3)]) << "not read";
  PagedField<float> least(grid_.grid.cells(), {0.03f});
  least.set(at(2500, 4), 1);
  least.packed();
  EXPECT_EQ(least.bytes(), values.pages().bytes());
  terrain.zb[at(2500, 4)] = nan;
  expect_error(
      [&] {
        read_onto_grid(path, "Manning raster", grid_, {Resampling::continuous, &terrain, 1, 0.03f});
      },
      "raster_without_data_on_dem", {"Manning raster"});
}

TEST_F(OntoGridTest, WithoutCrsTheCoordinatesAreTakenAsTheyAre) {
  RasterRecipe recipe = plane(2);
  recipe.epsg = 0;
  const RasterOnGrid result = read(recipe);
  expect_plane(result, 1e-6);
  ASSERT_EQ(1u, result.warnings.size());
  EXPECT_EQ("raster_without_crs", result.warnings[0].key);
  grid_.crs_wkt.clear();
  EXPECT_TRUE(read(recipe).warnings.empty());
  recipe.epsg = 32633;
  expect_plane(read(recipe), 1e-6);
  EXPECT_EQ(1u, read(recipe).warnings.size());
  EXPECT_EQ(1u, folder_.count());
}

// A file may say a wrong CRS, or none, which its user has set right.
TEST_F(OntoGridTest, TakesTheCrsThatIsChosen) {
  for (const int said : {0, 32633, 4326}) {
    RasterRecipe recipe = plane(2);
    recipe.epsg = said;
    const std::string path = make_raster(folder_.file("manning.tif"), recipe);
    const RasterOnGrid result = read_onto_grid(path, "Manning raster", grid_,
                                               {Resampling::continuous, nullptr, 1, nan, wkt_of_epsg(32632)});
    expect_plane(result, 1e-6);
    EXPECT_TRUE(result.warnings.empty()) << said;
  }
}

TEST_F(OntoGridTest, Refuses) {
  RasterRecipe recipe = plane(2);
  recipe.transform[0] += 1000;
  expect_error([&] { read(recipe); }, "raster_outside_dem",
               {"Manning raster", "500990", "501030", "500000", "500020"});
  recipe = plane(2);
  recipe.georeferenced = false;
  recipe.epsg = 0;
  expect_error([&] { read(recipe); }, "raster_place_unknown", {"Manning raster"});
  recipe = plane(2);
  recipe.values.assign(400, -1);
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-1); };
  expect_error([&] { read(recipe); }, "raster_without_data_on_dem", {"Manning raster"});
  expect_error([&] { read_onto_grid(folder_.file("none.tif"), "Initial depth", grid_); }, "raster_unreadable",
               {"Initial depth", "none.tif"});
}

class CheckTest : public testing::Test {
 protected:
  CheckTest() {
    terrain_.grid = grid_.grid;
    terrain_.zb = {0, 0, nan, 0};
  }
  GeoReference grid_ = plain_reference(2, 2);
  Terrain terrain_;
};

TEST_F(CheckTest, Manning) {
  check_manning({0.03f, 0.2f, -1.0f, 1.0f}, terrain_, grid_, "M");  // the wall does not count
  expect_error(
      [&] {
        check_manning({0.03f, 0.03f, 0.03f, -0.5f}, terrain_, grid_, "M");
      },
      "roughness_not_positive", {"M ", "1 ", "-0.5", "x 3, y 3", " 1, "});
  expect_error(
      [&] {
        check_manning({0, 0, 0, 0}, terrain_, grid_, "M");
      },
      "roughness_not_positive", {"3 ", "x 1, y 1"});
  expect_error(
      [&] {
        check_manning({0.03f, 30, 0, 25}, terrain_, grid_, "M");
      },
      "roughness_above_1", {"2 ", "30"});
  expect_error(
      [&] {
        check_manning({nan, 1, 1, 1}, terrain_, grid_, "M");
      },
      "raster_with_gaps", {"gdal:fillnodata"});
}

TEST_F(CheckTest, Depth) {
  check_depth({0, 2, nan, 3}, terrain_, grid_, "D");
  expect_error(
      [&] {
        check_depth({0, -1, 0, 0}, terrain_, grid_, "D");
      },
      "depth_negative", {"D ", "1 ", "x 3, y 1"});
  expect_error([&] { check_depth({nan, 0, 0, 0}, terrain_, grid_, "D"); }, "raster_with_gaps", {"D "});
  expect_error([&] { check_depth({9999, 0, 0, 0}, terrain_, grid_, "D"); }, "depth_too_large", {"1000 m"});
}

}  // namespace
}  // namespace spate::io
