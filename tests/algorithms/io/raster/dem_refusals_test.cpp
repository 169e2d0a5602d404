// SPDX-License-Identifier: GPL-3.0-or-later
// Elevation models that are refused, each with its key.
#include "algorithms/io/raster/dem.hpp"

#include <cmath>
#include <cstring>
#include <fstream>

#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class DemRefusals : public testing::Test {
 protected:
  void refuse(const RasterRecipe& recipe, const char* key, const std::vector<std::string>& parts = {}) const {
    const std::string path = make_raster(folder_.file("bad.tif"), recipe);
    expect_error([&] { read_dem(path); }, key, parts);
  }
  TemporaryFolder folder_;
};

TEST_F(DemRefusals, RefusesAPlaceThatIsNotFinite) {
  RasterRecipe recipe;
  recipe.epsg = 0;
  for (const std::size_t which : {0u, 1u, 3u, 5u})
    for (const double bad : {std::nan(""), HUGE_VAL}) {
      recipe.transform = {1000, 2, 0, 5006, 0, -2};
      recipe.transform[which] = bad;
      const std::string path = make_raster(folder_.file("dem.tif"), recipe);
      expect_error([&] { read_dem(path); }, "raster_not_georeferenced");
    }
}

TEST_F(DemRefusals, RefusesRotated) {
  RasterRecipe recipe;
  recipe.transform = {1000, 2, 0.1, 5006, 0.1, -2};
  refuse(recipe, "raster_rotated", {"gdal:warpreproject"});
}

TEST_F(DemRefusals, RefusesGeographicAndNamesTheUtmZone) {
  RasterRecipe recipe;
  recipe.epsg = 4326;
  recipe.transform = {151.7, 1e-4, 0, -32.9, 0, -1e-4};
  refuse(recipe, "dem_in_degrees", {"EPSG:4326", "gdal:warpreproject", "EPSG:32756"});
}

TEST_F(DemRefusals, RefusesFeetInTheCrs) {
  RasterRecipe recipe;
  recipe.epsg = 2263;  // New York Long Island, US survey feet
  recipe.transform = {980000, 3, 0, 200000, 0, -3};
  refuse(recipe, "dem_crs_not_in_metres", {"EPSG:2263", "foot", "EPSG:32618"});
}

TEST_F(DemRefusals, RefusesFeetInTheElevations) {
  RasterRecipe recipe;
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetUnitType("ft"); };
  refuse(recipe, "dem_heights_not_in_metres", {"'ft'", "0.3048"});
  recipe.finish = nullptr;
  OGRSpatialReference compound;
  ASSERT_EQ(OGRERR_NONE, compound.SetFromUserInput("EPSG:32618+6360"));  // NAVD88 height (ftUS)
  recipe.epsg = 0;
  recipe.finish = [&](GDALDataset& dataset) { dataset.SetSpatialRef(&compound); };
  refuse(recipe, "dem_heights_not_in_metres", {"foot", "0.3048"});
}

TEST_F(DemRefusals, RefusesCellsThatAreNotSquare) {
  RasterRecipe recipe;
  recipe.transform = {1000, 2, 0, 5006, 0, -2.01};
  refuse(recipe, "dem_cells_not_square", {"2 m", "2.01 m", "gdal:warpreproject"});
}

TEST_F(DemRefusals, RefusesNoGeoreferencing) {
  RasterRecipe recipe;
  recipe.georeferenced = false;
  refuse(recipe, "raster_not_georeferenced", {"-a_ullr"});
}

TEST_F(DemRefusals, RefusesAllNodata) {
  RasterRecipe recipe;
  recipe.values.assign(12, -9999);
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-9999); };
  refuse(recipe, "dem_without_data");
}

TEST_F(DemRefusals, RefusesUndeclaredNodata) {
  RasterRecipe recipe;
  recipe.values = {-32768};
  refuse(recipe, "dem_elevation_impossible", {"-32768", "-a_nodata"});
  recipe.values = {-9999};
  refuse(recipe, "dem_elevation_impossible", {"-9999", "-a_nodata"});
  recipe.values = {-3.4e38};
  refuse(recipe, "dem_elevation_impossible", {"-3.39", "e+38"});
}

TEST_F(DemRefusals, RefusesPictures) {
  RasterRecipe recipe;
  recipe.type = GDT_Byte;
  recipe.bands = 3;
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetColorInterpretation(GCI_RedBand); };
  refuse(recipe, "dem_is_picture");
}

TEST_F(DemRefusals, RefusesComplexNumbers) {
  RasterRecipe recipe;
  recipe.type = GDT_CFloat32;
  refuse(recipe, "raster_of_complex_numbers");
}

TEST_F(DemRefusals, RefusesWhatIsNoRaster) {
  expect_error([&] { read_dem(folder_.file("missing.tif")); }, "raster_unreadable",
               {"missing.tif", std::strerror(ENOENT)});
  const std::string text = folder_.file("text.tif");
  std::ofstream(text) << "not a raster";
  expect_error([&] { read_dem(text); }, "raster_unreadable", {"text.tif"});
  const std::string vector = folder_.file("points.geojson");
  std::ofstream(vector)
      << R"({"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[1,2]}}]})";
  expect_error([&] { read_dem(vector); }, "raster_is_vector", {"gdal:rasterize"});
}

TEST_F(DemRefusals, RefusesFilesThatAreCutShort) {
  RasterRecipe recipe;
  recipe.columns = recipe.rows = 500;
  const std::string path = make_raster(folder_.file("dem.tif"), recipe);
  std::filesystem::resize_file(path, 500000);
  expect_error([&] { read_dem(path); }, "raster_cut_short", {path});
}

}  // namespace
}  // namespace spate::io
