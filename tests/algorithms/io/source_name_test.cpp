// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/source_name.hpp"

#include <gtest/gtest.h>

#include <set>

namespace {

TEST(SourceName, FindsThePath) {
  const std::set<std::string> files = {"rain.nc", "a:b.tif", "/data/towns.gpkg"};
  const auto is_there = [&](const std::string& path) { return files.count(path) > 0; };
  const std::pair<const char*, const char*> sources[] = {
      {"dem.tif", "dem.tif"},  // also where there is no such file
      {"roads.gpkg|layername=a:b", "roads.gpkg"},
      {"rain.nc|layername=tp", "rain.nc"},
      {"NETCDF:\"rain.nc\":tp", "rain.nc"},
      {"NETCDF:rain.nc:tp", "rain.nc"},
      {"GPKG:/data/towns.gpkg:dem", "/data/towns.gpkg"},
      {"a:b.tif", "a:b.tif"},
      {"PG:dbname=towns host=server", ""},
      {"NETCDF:\"missing.nc\":tp", ""},
      {"", ""},
  };
  for (const auto& [source, path] : sources) {
    const spate::io::SourceName parts = spate::io::parts_of_source(source, is_there);
    EXPECT_EQ(path, parts.path) << source;
    EXPECT_EQ(source, parts.with(parts.path));
  }
  EXPECT_EQ("NETCDF:\"/x/y.nc\":tp",
            spate::io::parts_of_source("NETCDF:\"rain.nc\":tp", is_there).with("/x/y.nc"));
}

}  // namespace
