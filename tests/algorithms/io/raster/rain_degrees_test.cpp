// SPDX-License-Identifier: GPL-3.0-or-later
// Rain in degrees, whose longitudes begin in the west, at Greenwich or elsewhere: a reanalysis has them from
// 0 to 360. Each pixel holds its longitude (mm/h), counted from -180, with 180 added.
#include <cmath>

#include "algorithms/io/raster/rain_file.hpp"
#include "algorithms/io/raster/rain_on_grid.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class RainInDegrees : public testing::Test {
 protected:
  // Pixels of 0.5 degrees between latitudes 50 and 53 north; `columns` from longitude `west` on.
  std::string rain(double west, int columns) const {
    RasterRecipe recipe;
    recipe.epsg = 4326;
    recipe.columns = columns;
    recipe.rows = 6;
    recipe.transform = {west, 0.5, 0, 53, 0, -0.5};
    for (int row = 0; row < 6; ++row)
      for (int column = 0; column < columns; ++column)
        recipe.values.push_back(std::remainder(west + 0.5 * (column + 0.5), 360) + 180);
    return make_raster(folder_.file("rain.tif"), recipe);
  }

  // 20 x 2 cells of 10 km in a Mercator projection around a longitude.
  static GeoReference grid_around(double longitude) {
    GeoReference grid = plain_reference(20, 2, 10000);
    OGRSpatialReference mercator;
    mercator.SetMercator(0, longitude, 1, 0, 0);
    mercator.SetWellKnownGeogCS("WGS84");
    grid.crs_wkt = wkt_of(mercator);
    grid.grid.west = -100000;
    grid.grid.south = 6700000;
    grid.north = 6720000;
    return grid;
  }

  // The longitudes of the rain on both ends of the grid, from the longitude of its middle on.
  std::pair<double, double> ends(const std::string& path, double longitude) const {
    RainFileChoices choices;
    choices.label = "RAIN_RASTER";
    choices.unit = RainUnit::mm_per_hour;
    choices.interval = 3600;
    const std::unique_ptr<RainFile> file = open_rain_file(path, choices);
    const GeoReference reference = grid_around(longitude);
    Terrain terrain;
    terrain.grid = reference.grid;
    terrain.zb.assign(reference.grid.cells(), 0.0f);
    const RainOnGrid rain = rain_on_grid(*file, reference, terrain, 3600, RainGaps::refused, no_watch);
    EXPECT_EQ(0, rain.outside);
    EXPECT_NEAR(1, rain.grid_volume / rain.source_volume, 0.02);  // at 180 degrees 0 lies beside 360 mm/h
    const auto away = [&](std::int32_t column) {
      const double fallen = rain.field.rate(rain.field.map.view().zone(column, 0), 0) * 3.6e6;
      return std::remainder(fallen - 180 - longitude, 360);
    };
    return {away(0), away(19)};
  }

  TemporaryFolder folder_;
};

// 100 km are 0.9 degrees there on the map: pixels are half a degree wide, and cells a tenth.
TEST_F(RainInDegrees, IsFoundWhereverItsLongitudesBegin) {
  for (const double west : {-180.0, 0.0, -0.25, 20.0})
    for (const double longitude : {-3.0, 0.1, 19.9, 179.9, -120.0}) {
      SCOPED_TRACE(std::to_string(west) + " " + std::to_string(longitude));
      const auto [first, last] = ends(rain(west, 720), longitude);
      EXPECT_NEAR(-0.85, first, 0.3);
      EXPECT_NEAR(0.85, last, 0.3);
    }
}

TEST_F(RainInDegrees, OfARegionIsFoundOneTurnAway) {
  for (const double west : {354.0, -6.0, -366.0}) {
    const auto [first, last] = ends(rain(west, 12), -3);
    EXPECT_NEAR(-0.85, first, 0.3);
    EXPECT_NEAR(0.85, last, 0.3);
  }
}

}  // namespace
}  // namespace spate::io
