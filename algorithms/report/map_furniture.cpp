// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_furniture.hpp"

#include <algorithm>

#include "algorithms/report/map_classes.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr int letter_size = 28;  // px

}  // namespace

MapFurniture scale_bar(double width, double height, double pixels_per_metre) {
  const double length = round_limits(0.3 * std::min(width, usual_map_width) / pixels_per_metre, 1).front();
  const double left = 34, top = height - 40, bottom = top + 14, across = length * pixels_per_metre;
  MapFurniture bar;
  bar.plate = {left - 18, top - 46, across + 36, bottom - top + 60};
  for (const int half : {0, 1}) {
    const double from = left + half * across / 2, to = from + across / 2;
    bar.shapes.push_back({{{from, top}, {to, top}, {to, bottom}, {from, bottom}},
                          half == 0 ? map_ink : "#ffffff",
                          map_ink,
                          2});
  }
  bar.text = {left + across / 2, top - 12, length < 1000 ? tr("%1 m", length) : tr("%1 km", length / 1000),
              letter_size};
  return bar;
}

MapFurniture north_arrow(double width) {
  const double x = width - 48, top = 28;
  MapFurniture arrow;
  arrow.plate = {x - 32, 16, 64, 112};
  arrow.shapes = {{{{x, top}, {x + 19, top + 58}, {x, top + 44}, {x - 19, top + 58}}, map_ink, "#ffffff", 3}};
  arrow.text = {x, top + 90, tr("N"), letter_size, true};
  return arrow;
}

}  // namespace spate
