// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_furniture.hpp"

#include <algorithm>

#include "algorithms/report/map_classes.hpp"
#include "solver/core/text.hpp"

namespace spate {
namespace {

constexpr int letterSize = 28;  // px

}  // namespace

MapFurniture scaleBar(double width, double height, double pixelsPerMetre) {
  const double length = roundLimits(0.3 * std::min(width, usualMapWidth) / pixelsPerMetre, 1).front();
  const double left = 34, top = height - 40, bottom = top + 14, across = length * pixelsPerMetre;
  MapFurniture bar;
  bar.plate = {left - 18, top - 46, across + 36, bottom - top + 60};
  for (const int half : {0, 1}) {
    const double from = left + half * across / 2, to = from + across / 2;
    bar.shapes.push_back(
        {{{from, top}, {to, top}, {to, bottom}, {from, bottom}}, half == 0 ? mapInk : "#ffffff", mapInk, 2});
  }
  bar.text = {left + across / 2, top - 12, length < 1000 ? tr("%1 m", length) : tr("%1 km", length / 1000),
              letterSize};
  return bar;
}

MapFurniture northArrow(double width) {
  const double x = width - 48, top = 28;
  MapFurniture arrow;
  arrow.plate = {x - 32, 16, 64, 112};
  arrow.shapes = {{{{x, top}, {x + 19, top + 58}, {x, top + 44}, {x - 19, top + 58}}, mapInk, "#ffffff", 3}};
  arrow.text = {x, top + 90, tr("N"), letterSize, true};
  return arrow;
}

}  // namespace spate
