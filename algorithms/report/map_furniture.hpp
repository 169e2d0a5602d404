// SPDX-License-Identifier: GPL-3.0-or-later
// Scale bar and north arrow of a map as shapes and texts, in px of the map from its upper left, which
// QPainter and SVG draw alike.
#pragma once

#include <string>
#include <vector>

#include "algorithms/report/plot.hpp"

namespace spate {

inline constexpr const char* map_ink = "#222222";
inline constexpr const char* map_paper = "#f7f6f2";
// The width (px) for which letters and lines are sized. Drawings on a map of another width are scaled.
inline constexpr double usual_map_width = 1000;
inline constexpr double cell_opacity = 0.8;  // of coloured cells over the ground

struct MapFurniture {
  // Shapes and texts lie on a light plate, a rectangle with round corners.
  static constexpr double plate_radius = 8, plate_opacity = 0.75;
  struct Plate {
    double left = 0, top = 0, width = 0, height = 0;
  };
  struct Shape {
    std::vector<PlotPoint> corners;
    std::string fill, line;
    double line_width = 0;
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
MapFurniture scale_bar(double width, double height, double pixels_per_metre);
// A north arrow in the upper right.
MapFurniture north_arrow(double width);

// The grey of ground with a shade of io::hillshade; light, so that what is drawn over it stands out.
inline int ground_grey(int shade) {
  return 120 + shade * 135 / 255;
}

}  // namespace spate
