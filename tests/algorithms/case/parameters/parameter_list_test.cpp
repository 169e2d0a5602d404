// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/parameters/parameter_list.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "algorithms/case/results/flood_maps.hpp"
#include "algorithms/case/results/styles.hpp"

namespace spate {
namespace {

TEST(ParameterList, HasEachNameOnceWithTitleAndHelp) {
  std::set<std::string> names;
  for (const ParameterInfo& info : flood_parameters()) {
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_FALSE(info.title.empty()) << info.name;
    EXPECT_FALSE(info.help.empty()) << info.name;
  }
  EXPECT_NE(nullptr, find_parameter(flood_parameters(), "DEM"));
  EXPECT_EQ(nullptr, find_parameter(flood_parameters(), "dem"));
}

TEST(ParameterList, KeepsTheNumbersOfDevices) {
  const ParameterList list = flood_parameters();
  const std::vector<std::string>& devices = find_parameter(list, "DEVICE")->choices;
  EXPECT_EQ("cuda", devices.at(2));
  EXPECT_EQ("cuda:1", devices.at(3));
  EXPECT_EQ("cuda:all", devices.at(10));
  EXPECT_EQ("cuda:0", devices.back()) << "the name that messages give the first GPU, added later";
}

TEST(FloodMaps, HaveStyles) {
  for (const FloodMap& map : flood_map_list())
    EXPECT_EQ(0u, map_style(field_info(map.field).style, {}).find("<!DOCTYPE qgis")) << map.name;
  EXPECT_EQ("", style_text("none"));
}

}  // namespace
}  // namespace spate
