// SPDX-License-Identifier: GPL-3.0-or-later
// How a flood over time looks: styles/flood_series.qml, for those who draw it without QGIS.
#pragma once

#include <string>
#include <vector>

#include "algorithms/report/map_classes.hpp"

namespace spate {

struct SeriesStyle {
  std::vector<MapClass> depths;  // m; labels as the style has them; what is not shown has no colour
  double opacity = 1;            // of the water
  struct Arrows {
    std::string color;
    double spacing = 0;                // px
    double shortest = 0, longest = 0;  // mm, at the least and the largest speed
    double thickness = 0;              // mm
    double head = 0, head_width = 0;   // of their length
  } arrows;

  // The class of a depth (m); null where the water is not shown.
  const MapClass* class_shown(double depth) const;
};

SeriesStyle series_style();

}  // namespace spate
