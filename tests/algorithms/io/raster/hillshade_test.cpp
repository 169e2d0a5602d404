// SPDX-License-Identifier: GPL-3.0-or-later
// The shaded ground: flat ground is of one grey, slopes differ by where they face, no data is 0.
#include "algorithms/io/raster/hillshade.hpp"

#include <cmath>

#include "algorithms/io/raster/raster_strips.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

// A ridge from south to north in flat land, 40 x 20 cells of 10 m; nothing is known of the last column.
TEST(Hillshade, ShowsWhichWayTheGroundFalls) {
  const TemporaryFolder folder;
  RasterRecipe recipe;
  recipe.columns = 40;
  recipe.rows = 20;
  recipe.transform = {500000, 10, 0, 5300200, 0, -10};
  for (int row = 0; row < 20; ++row)
    for (int column = 0; column < 40; ++column)
      recipe.values.push_back(column == 39 ? -1 : std::max(0.0, 1 - std::abs(column - 15) / 5.0));
  recipe.finish = [](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetNoDataValue(-1); };
  const std::string path = folder.file("dem.tif");
  make_raster(path, recipe);
  const GeoReference place = read_reference(path, "DEM");
  const std::vector<std::uint8_t> shade = hillshade(path, "DEM", {}, place, 80, 40);
  ASSERT_EQ(80u * 40u, shade.size());
  const auto at = [&](std::size_t column, std::size_t row) { return shade[row * 80 + column]; };
  const int flat = at(60, 20), west = at(25, 20), east = at(36, 20);
  EXPECT_GT(west, east + 10) << "the light comes from the west and north";
  EXPECT_GT(flat, east);
  EXPECT_EQ(flat, at(5, 20));
  EXPECT_EQ(0, at(79, 20)) << "no data";
  for (std::size_t row = 2; row < 38; ++row) EXPECT_EQ(west, at(25, row)) << "the same along the ridge";

  // The same heights in centimetres above -10 m.
  RasterRecipe scaled = recipe;
  for (double& value : scaled.values)
    if (value >= 0) value = 100 * (value + 10);
  scaled.finish = [](GDALDataset& dataset) {
    GDALRasterBand& band = *dataset.GetRasterBand(1);
    band.SetNoDataValue(-1);
    band.SetScale(0.01);
    band.SetOffset(-10);
  };
  const std::string in_centimetres = folder.file("centimetres.tif");
  make_raster(in_centimetres, scaled);
  const std::vector<std::uint8_t> same = hillshade(in_centimetres, "DEM", {}, place, 80, 40);
  for (std::size_t i = 0; i < same.size(); ++i) ASSERT_NEAR(shade[i], same[i], 1) << i;

  // Another CRS: the ridge of UTM zone 32 lies elsewhere in zone 33, which is not what the file covers.
  GeoReference elsewhere = place;
  OGRSpatialReference zone;
  zone.importFromEPSG(32633);
  elsewhere.crs_wkt = wkt_of(zone);
  for (const std::uint8_t value : hillshade(path, "DEM", {}, elsewhere, 8, 4)) EXPECT_EQ(0, value);
  expect_error([&] { hillshade(folder.file("none.tif"), "DEM", {}, place, 8, 4); }, "raster_unreadable",
               {"DEM", "none.tif"});
}

}  // namespace
}  // namespace spate::io
