// SPDX-License-Identifier: GPL-3.0-or-later
// What gdalwarp -dstalpha makes: a raster that says with its last band where it has data. GDAL takes such a
// band for a mask only where it holds bytes or 16 bits, and Spate always.
#include <cmath>

#include "algorithms/io/raster/dem.hpp"
#include "algorithms/io/raster/raster_copy.hpp"
#include "algorithms/io/raster/raster_onto_grid.hpp"
#include "algorithms/io/raster/raster_points.hpp"
#include "algorithms/io/raster/raster_strips.hpp"
#include "algorithms/io/terrain/warped_raster.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

constexpr std::size_t west[] = {0, 4, 8};  // cells of the western column

class Alpha : public testing::TestWithParam<GDALDataType> {
 protected:
  // 4 x 3 cells of 2 m: 0 m in the west, where alpha is 0, else 50 m.
  Alpha() {
    RasterRecipe recipe;
    recipe.type = GetParam();
    recipe.bands = 2;
    recipe.values.assign(12, 50);
    for (const std::size_t cell : west) recipe.values[cell] = 0;
    recipe.finish = [](GDALDataset& dataset) {
      // Opaque, as gdalwarp has it.
      std::vector<double> alpha(12, GetParam() == GDT_Int16 ? 32767 : GetParam() == GDT_UInt16 ? 65535 : 255);
      for (const std::size_t cell : west) alpha[cell] = 0;
      GDALRasterBand& band = *dataset.GetRasterBand(2);
      band.SetColorInterpretation(GCI_AlphaBand);
      ASSERT_EQ(CE_None, band.RasterIO(GF_Write, 0, 0, 4, 3, alpha.data(), 4, 3, GDT_Float64, 0, 0, nullptr));
    };
    path_ = make_raster(folder_.file("alpha.tif"), recipe);
  }

  TemporaryFolder folder_;
  std::string path_;
};

std::string name_of(const testing::TestParamInfo<GDALDataType>& info) {
  return GDALGetDataTypeName(info.param);
}
INSTANTIATE_TEST_SUITE_P(Types, Alpha, testing::Values(GDT_Int16, GDT_UInt16, GDT_Float32), name_of);

TEST_P(Alpha, IsNodataOfAnElevationModel) {
  const Dem dem = read_dem(path_, 0, [](double) {});
  EXPECT_EQ(3, dem.nodata_cells);
  EXPECT_EQ(50, dem.lowest);
}

TEST_P(Alpha, IsNodataOnAGrid) {
  const GeoReference grid = read_reference(path_, "DEM");
  for (const Resampling how : {Resampling::nearest, Resampling::continuous}) {
    const RasterOnGrid on_grid = read_onto_grid(path_, "MANNING_RASTER", grid, {how});
    EXPECT_EQ(3, on_grid.missing);
    for (std::int32_t row = 0; row < 3; ++row) {
      EXPECT_TRUE(std::isnan(on_grid.values[grid.grid.index(0, row)]));
      EXPECT_EQ(50.0f, on_grid.values[grid.grid.index(1, row)]);
    }
  }
}

TEST_P(Alpha, IsNodataOfTerrainThatIsMerged) {
  std::vector<Message> doubts;
  WarpedRaster warped({path_, {}}, "DEMS", doubts);
  std::vector<float> values;
  GeoReference grid = read_reference(path_, "DEM");
  for (const double by : {0.0, 0.25}) {  // the same cells, and others
    grid.grid.west += by;
    warped.place_on(grid);
    warped.read(0, 0, 4, 3, values);
    for (const std::size_t row : west) {
      EXPECT_TRUE(std::isnan(values[row])) << values[row];
      EXPECT_EQ(50.0f, values[row + 2]);
    }
  }
}

TEST_P(Alpha, IsNodataAtPoints) {
  const RasterPoints points(path_, "DEM");
  EXPECT_TRUE(std::isnan(points.at(1001, 5003, false).value));
  EXPECT_EQ(50, points.at(1003, 5003, false).value);
}

TEST_P(Alpha, IsAMaskOfACopy) {
  const std::string copy = folder_.file("copy.tif");
  copy_raster(path_, "DEM", copy, {});
  const GDALDatasetUniquePtr dataset = open_raster(copy, "DEM");
  EXPECT_EQ(1, dataset->GetRasterCount());
  EXPECT_EQ(GMF_PER_DATASET, dataset->GetRasterBand(1)->GetMaskFlags());
  EXPECT_EQ(3, read_dem(copy, 0, [](double) {}).nodata_cells);
}

}  // namespace
}  // namespace spate::io
