// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/dem.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class DemTest : public testing::Test {
 protected:
  double z(const Dem& dem, std::int32_t column, std::int32_t row) const {
    return dem.terrain.datum + static_cast<double>(dem.terrain.zb[dem.terrain.grid.index(column, row)]);
  }
  TemporaryFolder folder_;
};

TEST_F(DemTest, ReadsEveryTypeWithRowZeroInTheSouth) {
  for (const GDALDataType type : {GDT_Byte, GDT_Int16, GDT_UInt16, GDT_Int32, GDT_Float32, GDT_Float64}) {
    RasterRecipe recipe;
    recipe.type = type;
    const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
    EXPECT_EQ(4, dem.terrain.grid.columns);
    EXPECT_EQ(3, dem.terrain.grid.rows);
    EXPECT_EQ(2, dem.terrain.grid.spacing);
    EXPECT_EQ(1000, dem.terrain.grid.west);
    EXPECT_EQ(5000, dem.terrain.grid.south);
    EXPECT_EQ(120, z(dem, 0, 0));  // the last row of the file
    EXPECT_EQ(103, z(dem, 3, 2));
    EXPECT_EQ(112, dem.terrain.datum);  // the middle of 100 .. 123, rounded
    EXPECT_EQ(100, dem.lowest);
    EXPECT_EQ(123, dem.highest);
    EXPECT_EQ(0, dem.nodata_cells);
    EXPECT_TRUE(dem.warnings.empty());
    EXPECT_EQ("EPSG:32632 WGS 84 / UTM zone 32N", dem.reference.crs_name);
    EXPECT_NE(std::string::npos, dem.reference.crs_wkt.find("32632"));
  }
}

// A file that states no unit, but speaks of feet.
TEST_F(DemTest, WarnsWhereTheFileSpeaksOfFeet) {
  const auto keys_of = [&](const std::function<void(GDALDataset&)>& finish) {
    RasterRecipe recipe;
    recipe.finish = finish;
    std::string keys;
    for (const Message& warning : read_dem(make_raster(folder_.file("dem.tif"), recipe)).warnings)
      keys += warning.key + " " + warning.why;
    return keys;
  };
  const auto described = [&](const char* text) {
    return keys_of([=](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetDescription(text); });
  };
  EXPECT_EQ("dem_in_feet its file says 'Elevation (ft)'", described("Elevation (ft)"));
  EXPECT_EQ("dem_in_feet its file says 'NAVD88, US-FT'", described("NAVD88, US-FT"));
  EXPECT_EQ("", described("Elevation after the rift at Crowfoot"));
  EXPECT_EQ("dem_in_feet its file says 'VERTICAL_UNITS=Feet'",
            keys_of([](GDALDataset& dataset) { dataset.SetMetadataItem("VERTICAL_UNITS", "Feet"); }));
  EXPECT_EQ("", keys_of([](GDALDataset& dataset) {
              dataset.SetMetadataItem("FLOWN_AT", "5000 feet");
              dataset.GetRasterBand(1)->SetMetadataItem("units", "m");
            }));
  EXPECT_EQ("", keys_of([](GDALDataset& dataset) {
              dataset.GetRasterBand(1)->SetDescription("was in feet");
              dataset.GetRasterBand(1)->SetUnitType("metre");
            }));
}

// As of a virtual raster of 65,536 x 65,536 cells and more, which would take minutes to read for nothing.
TEST_F(DemTest, IsRefusedBeforeItIsReadWhereMemoryIsTooSmall) {
  const std::string path = folder_.file("huge.vrt");
  std::ofstream(path)
      << "<VRTDataset rasterXSize=\"400000\" rasterYSize=\"400000\"><GeoTransform>0, 1, 0, 0, 0, -1"
         "</GeoTransform><VRTRasterBand dataType=\"Float32\" band=\"1\"/></VRTDataset>";
  int told = 0;
  expect_error([&] { read_dem(path, 1e6, [&](double) { ++told; }); }, "dem_too_large_for_memory", {"400000"});
  EXPECT_EQ(told, 0);
}

TEST_F(DemTest, ReadingTellsHowFarItIsAndCanBeEnded) {
  RasterRecipe recipe;
  recipe.columns = 8;
  recipe.rows = 700;  // some strips
  const std::string path = make_raster(folder_.file("dem.tif"), recipe);
  std::vector<double> shares;
  read_dem(path, 4, [&](double share) { shares.push_back(share); });
  ASSERT_GT(shares.size(), 4u);
  EXPECT_TRUE(std::is_sorted(shares.begin(), shares.end()));
  EXPECT_GE(shares.front(), 0);
  EXPECT_LT(shares.back(), 1);
  struct Enough {};
  for (const std::size_t at : {std::size_t{1}, shares.size()}) {
    std::size_t told = 0;
    const auto stop = [&](double) {
      if (++told == at) throw Enough();
    };
    EXPECT_THROW(read_dem(path, 4, stop), Enough);
  }
}

TEST_F(DemTest, SouthUpEqualsNorthUp) {
  const Dem north_up = read_dem(make_raster(folder_.file("north.tif"), {}));
  RasterRecipe recipe;
  recipe.transform = {1000, 2, 0, 5000, 0, 2};
  for (int row = 2; row >= 0; --row) {
    for (int column = 0; column < 4; ++column) recipe.values.push_back(100 + column + 10 * row);
  }
  const Dem south_up = read_dem(make_raster(folder_.file("south.tif"), recipe));
  const SharedField<float>& north = north_up.terrain.zb;
  const SharedField<float>& south = south_up.terrain.zb;
  EXPECT_TRUE(std::equal(north.begin(), north.end(), south.begin(), south.end()));
  EXPECT_EQ(north_up.terrain.grid.south, south_up.terrain.grid.south);
  EXPECT_EQ(north_up.reference.geo_transform(), south_up.reference.geo_transform());
}

TEST_F(DemTest, AppliesScaleAndOffsetAfterNodata) {
  RasterRecipe recipe;
  recipe.type = GDT_Int16;
  recipe.values = {-9999, 5};
  recipe.finish = [](GDALDataset& dataset) {
    dataset.GetRasterBand(1)->SetNoDataValue(-9999);
    dataset.GetRasterBand(1)->SetScale(0.01);
    dataset.GetRasterBand(1)->SetOffset(500);
  };
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  EXPECT_EQ(1, dem.nodata_cells);
  EXPECT_TRUE(std::isnan(z(dem, 0, 2)));
  EXPECT_NEAR(500.05, z(dem, 1, 2), 1e-6);
  EXPECT_NEAR(501.23, z(dem, 3, 0), 1e-6);
}

TEST_F(DemTest, NanInfinityAndFloatNodataAreNoData) {
  RasterRecipe recipe;
  recipe.values = {std::nan(""), std::numeric_limits<double>::infinity(), -3.4028234663852886e38, 7};
  recipe.finish = [](GDALDataset& dataset) {
    dataset.GetRasterBand(1)->SetNoDataValue(-3.4028234663852886e38);
  };
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  EXPECT_EQ(3, dem.nodata_cells);
  EXPECT_EQ(7, z(dem, 3, 2));
  EXPECT_EQ(7, dem.lowest);
}

TEST_F(DemTest, MaskBandCounts) {
  RasterRecipe recipe;
  recipe.finish = [](GDALDataset& dataset) {
    ASSERT_EQ(CE_None, dataset.CreateMaskBand(GMF_PER_DATASET));
    std::vector<GByte> mask(12, 255);
    mask[4] = 0;  // column 0 of the middle row
    ASSERT_EQ(CE_None, dataset.GetRasterBand(1)->GetMaskBand()->RasterIO(GF_Write, 0, 0, 4, 3, mask.data(), 4,
                                                                         3, GDT_Byte, 0, 0, nullptr));
  };
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  EXPECT_EQ(1, dem.nodata_cells);
  EXPECT_TRUE(std::isnan(z(dem, 0, 1)));
  EXPECT_EQ(111, z(dem, 1, 1));
}

TEST_F(DemTest, HighAltitudeLosesNothing) {
  RasterRecipe recipe;
  recipe.type = GDT_Float64;
  for (int i = 0; i < 12; ++i) recipe.values.push_back(4321 + 0.0001 * i);
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  EXPECT_EQ(4321, dem.terrain.datum);
  for (int i = 0; i < 12; ++i) EXPECT_NEAR(4321 + 0.0001 * i, z(dem, i % 4, 2 - i / 4), 1e-9);
}

// What fits into floats is read once; the last value of the other file does not, by which time all others are
// kept.
TEST_F(DemTest, IsTheSameWhetherReadOnceOrTwice) {
  for (const GDALDataType type : {GDT_Float32, GDT_Float64}) {
    RasterRecipe recipe;
    recipe.columns = 700;
    recipe.rows = 500;
    recipe.type = type;
    for (int i = 0; i < recipe.columns * recipe.rows; ++i) {
      const int row = i / recipe.columns;
      const double ground = static_cast<double>(static_cast<float>(i % 10007) * 0.013f);
      recipe.values.push_back(row < 100 ? 0 : row < 200 ? std::nan("") : ground);  // pages that are alike
    }
    if (type == GDT_Float64) recipe.values.back() = 1.0 / 3;
    const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
    EXPECT_NE(0, dem.terrain.datum);
    EXPECT_EQ(700 * 100, dem.nodata_cells);
    for (int i = 0; i < recipe.columns * recipe.rows; ++i) {
      const double z = recipe.values[static_cast<std::size_t>(i)];
      const float found =
          dem.terrain.zb[dem.terrain.grid.index(i % recipe.columns, 499 - i / recipe.columns)];
      if (std::isnan(z)) {
        ASSERT_TRUE(std::isnan(found)) << i;
      } else {
        ASSERT_EQ(static_cast<float>(z - dem.terrain.datum), found) << i;
      }
    }
  }
}

TEST_F(DemTest, ManyStripsKeepTheirPlace) {
  RasterRecipe recipe;
  recipe.columns = 3;
  recipe.rows = 1000;
  recipe.transform = {0, 1, 0, 1000, 0, -1};
  for (int i = 0; i < 3000; ++i) recipe.values.push_back(i);
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  for (int i = 0; i < 3000; ++i) ASSERT_EQ(i, z(dem, i % 3, 999 - i / 3));
}

TEST_F(DemTest, OneCellAndOneRowAreRead) {
  RasterRecipe recipe;
  recipe.columns = recipe.rows = 1;
  EXPECT_EQ(1u, read_dem(make_raster(folder_.file("one.tif"), recipe)).terrain.zb.size());
  recipe.columns = 9;
  EXPECT_EQ(9u, read_dem(make_raster(folder_.file("row.tif"), recipe)).terrain.zb.size());
}

TEST_F(DemTest, NearlySquareCellsKeepTheRastersExtent) {
  RasterRecipe recipe;
  recipe.transform = {1000, 2, 0, 5006, 0, -2.001};
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  EXPECT_DOUBLE_EQ(2.0005, dem.terrain.grid.spacing);
  EXPECT_EQ(recipe.transform, dem.reference.geo_transform());
  EXPECT_DOUBLE_EQ(5006 - 3 * 2.001, dem.reference.south());
}

// Whole windows of nodata, and tiles that a sparse file leaves out, are not read; whatever its blocks, a file
// has the same cells.
TEST_F(DemTest, ReadsTheSameFromAllBlocksAndFromSparseFiles) {
  RasterRecipe recipe;
  recipe.columns = 2000;
  recipe.rows = 700;
  recipe.values.assign(2000 * 700, -7);
  std::int64_t known = 0;
  for (std::size_t row = 0; row < 700; ++row)
    for (std::size_t column = 0; column < 2000; ++column)
      if ((column > 1100 && column < 1300 && row > 200) || column + row == 5) {
        recipe.values[row * 2000 + column] = static_cast<double>(column + 3 * row);
        ++known;
      }
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-7); };
  const std::string first = make_raster(folder_.file("first.tif"), recipe);
  const Dem expected = read_dem(first);
  EXPECT_EQ(2000 * 700 - known, expected.nodata_cells);
  EXPECT_LT(expected.terrain.zb.pages().bytes(), 0.3 * 4 * 2000 * 700);
  for (const std::vector<const char*>& layout :
       {std::vector<const char*>{"TILED=YES", "SPARSE_OK=TRUE", nullptr},
        {"TILED=YES", "BLOCKXSIZE=16", "BLOCKYSIZE=304", "COMPRESS=DEFLATE", "SPARSE_OK=TRUE", nullptr},
        {"BLOCKYSIZE=1", nullptr},
        {"BLOCKYSIZE=700", "COMPRESS=DEFLATE", nullptr},
        {"BLOCKYSIZE=33", "SPARSE_OK=TRUE", nullptr}}) {
    const std::string path = folder_.file("copy.tif");
    {
      const GDALDatasetUniquePtr source = open_raster(first, "DEM");
      const GDALDatasetUniquePtr copy(find_driver("GTiff")->CreateCopy(
          path.c_str(), source.get(), FALSE, const_cast<char**>(layout.data()), nullptr, nullptr));
      ASSERT_NE(nullptr, copy);
    }
    const Dem dem = read_dem(path);
    EXPECT_EQ(expected.nodata_cells, dem.nodata_cells) << layout.front();
    EXPECT_EQ(expected.lowest, dem.lowest);
    EXPECT_EQ(expected.highest, dem.highest);
    const std::vector<float> one = expected.terrain.zb.values(), other = dem.terrain.zb.values();
    std::size_t different = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
      different += one[i] != other[i] && !(std::isnan(one[i]) && std::isnan(other[i]));
    EXPECT_EQ(0u, different) << layout.front();
  }
}

TEST_F(DemTest, MissingCrsManyBandsAndOddUnitsAreWarnings) {
  RasterRecipe recipe;
  recipe.epsg = 0;
  recipe.bands = 2;
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetUnitType("m above sea"); };
  const Dem dem = read_dem(make_raster(folder_.file("dem.tif"), recipe));
  ASSERT_EQ(3u, dem.warnings.size());
  EXPECT_EQ("dem_without_crs", dem.warnings[0].key);
  EXPECT_TRUE(cases::has_key(full_text(dem.warnings[1]), "dem_with_many_bands", {"2"}));
  EXPECT_TRUE(cases::has_key(full_text(dem.warnings[2]), "dem_unit_unknown", {"m above sea"}));
  EXPECT_EQ("", dem.reference.crs_wkt);
}

// As a user gives it to a layer: what the file says, or does not, counts no more.
TEST_F(DemTest, AnotherCrsTakesThePlaceOfTheFiles) {
  for (const int of_file : {0, 4326}) {
    RasterRecipe recipe;
    recipe.epsg = of_file;
    const Dem dem = read_dem(
        make_raster(folder_.file("dem.tif"), recipe), 4, [](double) {}, wkt_of_epsg(25832));
    EXPECT_TRUE(dem.warnings.empty());
    EXPECT_NE(std::string::npos, dem.reference.crs_wkt.find("25832"));
  }
}

TEST_F(DemTest, OpacityIsNoBandOfItsOwn) {
  RasterRecipe recipe;
  recipe.bands = 2;
  recipe.finish = [](GDALDataset& dataset) {
    dataset.GetRasterBand(2)->SetColorInterpretation(GCI_AlphaBand);
    dataset.GetRasterBand(2)->Fill(255);
  };
  EXPECT_TRUE(read_dem(make_raster(folder_.file("dem.tif"), recipe)).warnings.empty());
}

TEST_F(DemTest, DoubtfulElevationsAndScalesAreWarnings) {
  RasterRecipe recipe;
  const auto warning = [&] {
    std::string all;
    for (const Message& each : read_dem(make_raster(folder_.file("dem.tif"), recipe)).warnings)
      all += full_text(each);
    return all;
  };
  EXPECT_EQ("", warning());
  for (const double value : {-999.0, 9999.0}) {
    recipe.values = {value, 5};
    EXPECT_TRUE(
        cases::has_key(warning(), "dem_nodata_doubtful", std::vector<std::string>{spate::number(value)}));
  }
  recipe.values.clear();
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetScale(0); };
  EXPECT_TRUE(cases::has_key(warning(), "dem_scale_zero"));
}

TEST_F(DemTest, ReadingLeavesNoFileBeside) {
  read_dem(make_raster(folder_.file("dem.tif"), {}));
  EXPECT_EQ(1u, folder_.count());
}

}  // namespace
}  // namespace spate::io
