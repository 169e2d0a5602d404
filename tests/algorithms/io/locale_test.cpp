// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, units and endings in the locales that spoil them: in Turkish the small letter of I is no i, in German
// a number has a comma. Where the locales can neither be found nor compiled, the same holds in the one there
// is.
#include <gtest/gtest.h>

#include "algorithms/io/raster/dem.hpp"
#include "algorithms/io/raster/geotiff.hpp"
#include "algorithms/io/table/damage_curves.hpp"
#include "algorithms/io/table/hydrograph_table.hpp"
#include "algorithms/io/table/manning_table.hpp"
#include "algorithms/io/table/shipped_tables.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/io/vector/vector_files.hpp"
#include "tests/algorithms/io/other_locale.hpp"
#include "tests/algorithms/io/raster/rasters.hpp"

namespace spate::io {
namespace {

class InLocale : public testing::TestWithParam<const char*> {
 protected:
  InLocale() : locale_(GetParam()) {}
  void SetUp() override {
    if (!locale_.is_there()) GTEST_SKIP() << GetParam() << " is not on this machine";
  }
  const test::OtherLocale locale_;
  std::string dem_in(const std::string& unit) const {
    RasterRecipe recipe;
    recipe.finish = [&](GDALDataset& dataset) { dataset.GetRasterBand(1)->SetUnitType(unit.c_str()); };
    return make_raster(folder_.file("dem.tif"), recipe);
  }
  TemporaryFolder folder_;
};

TEST_P(InLocale, TablesAreReadAsEverywhere) {
  const auto series =
      read_hydrographs(parse_csv("t", "TIME_MIN,HYDROGRAPH,DISCHARGE_M3S\n0,I,1.5\n1,I,2.5\n"));
  ASSERT_EQ(1u, series.count("I"));
  EXPECT_EQ(2.5, series.at("I").series.values()[1]);
  EXPECT_EQ(60, series.at("I").series.times()[1]);
  EXPECT_EQ(0.03, read_manning_table(parse_csv("t", "CLASS,MANNING,GRID_CODE\nI,0.03,1\n")).at("I"));
  EXPECT_FALSE(read_damage_curves(shipped_table("jrc_2017")).empty());
  EXPECT_FALSE(read_damage_curves(shipped_table("hazus_6.1")).empty());
  EXPECT_EQ(1u, read_damage_curves(parse_csv("t", "CURVE_ID,DEPTH_M,FACTOR\nI,0,0\nI,1,0.5\n")).count("I"));
  EXPECT_EQ("1234.5", exact(1234.5));
}

TEST_P(InLocale, ElevationsInOtherUnitsAreRefused) {
  for (const char* unit : {"IN", "in", "International Foot", "INTERNATIONAL FOOT", "US survey foot", "FT"})
    EXPECT_THROW(read_dem(dem_in(unit)), Error) << unit;
  EXPECT_NO_THROW(read_dem(dem_in("METRE")));
}

TEST_P(InLocale, EndingsInCapitalsAreKnown) {
  GeoTiffSet::check_writable(folder_.file("RESULT.TIF"));
  check_layer_file(folder_.file("LINES.GEOJSON"));
  check_layer_file(folder_.file("POINTS.SHP"));
  EXPECT_NE("", why_no_table(folder_.file("TABLE.SHP")));
}

INSTANTIATE_TEST_SUITE_P(Locales, InLocale, testing::Values("tr_TR", "de_DE"));

}  // namespace
}  // namespace spate::io
