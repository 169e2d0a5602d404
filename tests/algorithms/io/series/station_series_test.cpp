// SPDX-License-Identifier: GPL-3.0-or-later
// Series at places, read back with the library that other programs read them with.
#include "algorithms/io/series/station_series.hpp"

#include <cmath>
#include <fstream>
#include <limits>

#include "tests/algorithms/io/raster/rasters.hpp"
#include "tests/algorithms/io/series/netcdf_read.hpp"
#include "tests/algorithms/io/small_disk.hpp"

namespace spate::io {
namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

StationSeries example() {
  return {{{"gauge", "bridge", 500105, 5300155}, {"section", "bridge", none, none}},
          {0, 30, 60},
          "2026-11-22T06:30:00",
          {{"depth", "water depth", "flood_water_thickness", "m", {0, 1, 2, none, none, none}},
           {"discharge", "discharge", "", "m3 s-1", {none, none, none, none, 5, -6}}}};
}

TEST(StationSeries, FollowsTheConventions) {
  const TemporaryFolder folder;
  const std::string path = folder.file("series.nc");
  write_station_series(path, example(), wkt_of_epsg(32633), {{"SPATE_INPUT_DEM", "password='s3cr3t'"}});
  const ReadBack read(path);
  EXPECT_EQ("CF-1.8", read.text(nullptr, "Conventions"));
  EXPECT_EQ("timeSeries", read.text(nullptr, "featureType"));
  EXPECT_EQ(std::string::npos, read.text(nullptr, "SPATE_INPUT_DEM").find("s3cr3t"));
  EXPECT_EQ("timeseries_id", read.text("station_id", "cf_role"));
  EXPECT_EQ("seconds since 2026-11-22 06:30:00", read.text("time", "units"));
  EXPECT_EQ("flood_water_thickness", read.text("depth", "standard_name"));
  EXPECT_EQ("m3 s-1", read.text("discharge", "units"));
  EXPECT_EQ((std::vector<std::string>{"gauge bridge", "section bridge"}), read.texts("station_id", 2));
  EXPECT_EQ((std::vector<double>{0, 30, 60}), read.values("time", 3));
  const auto none = static_cast<double>(result_nodata);
  EXPECT_EQ((std::vector<double>{0, 1, 2, none, none, none}), read.values("depth", 6));
  EXPECT_EQ((std::vector<double>{none, none, none, none, 5, -6}), read.values("discharge", 6));
  EXPECT_EQ((std::vector<double>{500105, none}), read.values("x", 2));
  EXPECT_EQ("EPSG:32633", read.text("projected_coordinate_system", "EPSG_code"));
}

TEST(StationSeries, LeavesTheOldFileWhenTheDiskIsFull) {
  const TemporaryFolder folder;
  const std::string path = folder.file("series.nc");
  std::ofstream(path) << "old";
  StationSeries series = example();
  series.times.resize(100'000);
  for (std::size_t i = 0; i < series.times.size(); ++i) series.times[i] = static_cast<double>(i);
  for (StationSeries::Quantity& quantity : series.quantities) quantity.values.assign(200'000, 1);
  {
    const test::SmallDisk disk(500'000);
    EXPECT_THROW(write_station_series(path, series, {}, {}), Error);
  }
  EXPECT_EQ(3u, std::filesystem::file_size(path));
  EXPECT_EQ(1u, folder.count());
}

}  // namespace
}  // namespace spate::io
