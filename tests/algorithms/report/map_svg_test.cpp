// SPDX-License-Identifier: GPL-3.0-or-later
// Names on the map of a report: none stands on another, nor beyond the map.
#include "algorithms/report/map_svg.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <regex>

namespace spate {
namespace {

struct Text {
  double left, right, base;
};

// Of bold letters of 24 px; half as wide at least.
std::vector<Text> names_of(const std::string& svg) {
  std::vector<Text> names;
  const std::regex element(
      "<text[^>]*x=\"([-0-9.]+)\"[^>]*y=\"([-0-9.]+)\"[^>]*text-anchor=\"([a-z]+)\"[^>]*>(gauge[^<]*)<");
  for (auto match = std::sregex_iterator(svg.begin(), svg.end(), element); match != std::sregex_iterator();
       ++match) {
    const double at = std::stod((*match)[1]), wide = 12.0 * static_cast<double>((*match)[4].length());
    const std::string anchor = (*match)[3];
    const double left = anchor == "start" ? at : anchor == "end" ? at - wide : at - wide / 2;
    names.push_back({left, left + wide, std::stod((*match)[2])});
  }
  return names;
}

// Metres and half metres are not the same number.
TEST(MapSvg, CoordinatesOfSmallModelsHaveDecimals) {
  io::GeoReference place;
  place.grid = {100, 60, 0.02, 0, 0};
  place.cell_width = place.cell_height = 0.02;
  place.north = 1.2;
  MapSvg map("", place, Picture(100, 60));
  const std::string svg = map.finished();
  EXPECT_NE(std::string::npos, svg.find(">0.5<")) << svg.substr(0, 2000);
  EXPECT_NE(std::string::npos, svg.find(">1.5<"));
}

TEST(MapSvg, NamesStandBesideEachOther) {
  io::GeoReference place;
  place.grid = {100, 60, 10, 0, 0};
  place.cell_width = place.cell_height = 10;
  place.north = 600;
  const Picture cells(100, 60);
  MapSvg map("", place, cells);
  map.draw_ground(std::vector<std::uint8_t>(static_cast<std::size_t>(map.width()) *
                                            static_cast<std::size_t>(map.height())));
  const io::Outline::Point dots[] = {{500, 300}, {512, 300}, {490, 304}, {990, 300}, {985, 306}, {5, 5}};
  int number = 0;
  for (const io::Outline::Point& dot : dots)
    map.draw_dot(dot, "#000000", "gauge " + std::to_string(++number));
  const std::string svg = map.finished();
  const std::vector<Text> names = names_of(svg);
  ASSERT_EQ(6u, names.size()) << svg.substr(0, 2000);
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_GE(names[i].left, 0);
    EXPECT_LE(names[i].right, map.width());
    for (std::size_t k = 0; k < i; ++k)
      EXPECT_TRUE(std::abs(names[k].base - names[i].base) >= 20 || names[k].right <= names[i].left ||
                  names[i].right <= names[k].left)
          << i << " and " << k;
  }
}

}  // namespace
}  // namespace spate
