// SPDX-License-Identifier: GPL-3.0-or-later
// What every map has: where its scale bar and its north arrow lie, and what they are made of. Whoever draws
// maps (QPainter, SVG) draws these shapes and texts, in px of the map from its upper left.
#pragma once

#include <string>
#include <vector>

#include "algorithms/report/plot.hpp"

namespace spate {

inline constexpr const char* mapInk = "#222222";
inline constexpr const char* mapPaper = "#f7f6f2";
// px: what letters and lines are made for. A painter for a map of another size is scaled before.
inline constexpr double usualMapWidth = 1000;

struct MapFurniture {
  // What stands on the map lies on a light plate: a rectangle with round corners.
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

// In the lower left: a round length of about a quarter of the map.
MapFurniture scaleBar(double width, double height, double pixelsPerMetre);
// In the upper right.
MapFurniture northArrow(double width);

// The grey of ground whose shade (io::hillshade) is that: light, so that what is drawn over it stands out.
inline int groundGrey(int shade) {
  return 120 + shade * 135 / 255;
}

}  // namespace spate
