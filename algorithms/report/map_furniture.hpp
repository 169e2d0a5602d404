// SPDX-License-Identifier: GPL-3.0-or-later
// Scale bar and north arrow of a map as shapes and texts, in px of the map from its upper left, which
// QPainter and SVG draw alike.
#pragma once

#include <string>
#include <vector>

#include "algorithms/report/plot.hpp"

namespace spate {

inline constexpr const char* mapInk = "#222222";
inline constexpr const char* mapPaper = "#f7f6f2";
// The width (px) for which letters and lines are sized. Drawings on a map of another width are scaled.
inline constexpr double usualMapWidth = 1000;
inline constexpr double cellOpacity = 0.8;  // of coloured cells over the ground

struct MapFurniture {
  // Shapes and texts lie on a light plate, a rectangle with round corners.
  static constexpr double plateRadius = 8, plateOpacity = 0.75;
  struct Plate {
    double left = 0, top = 0, width = 0, height = 0;
  };
  struct Shape {
    std::vector<PlotPoint> corners;
    std::string fill, line;
    double lineWidth = 0;
  };
  struct Text {
    double middle = 0, base = 0;
    std::string words;
    int size = 0;  // px
    bool bold = false;
  };
  Plate plate;
  std::vector<Shape> shapes;
  Text text;
};

// A scale bar in the lower left: a round length of about a quarter of the map.
MapFurniture scaleBar(double width, double height, double pixelsPerMetre);
// A north arrow in the upper right.
MapFurniture northArrow(double width);

// The grey of ground with a shade of io::hillshade; light, so that what is drawn over it stands out.
inline int groundGrey(int shade) {
  return 120 + shade * 135 / 255;
}

}  // namespace spate
