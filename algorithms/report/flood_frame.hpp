// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a flood at one time, whoever draws it: where its map lies, and what stands on the map and
// beside it.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/report/canvas.hpp"
#include "algorithms/report/map_classes.hpp"

namespace spate {

struct FrameSize {
  FrameSize(int wide, int high);  // px; made even: H.264 has pixels of colour for two by two of brightness

  int width, height;
  double unit;    // px of this picture for one of a picture of 1280 x 720
  int map_width;  // px; beside it stands the panel

  // Where the map lies, a cell for each of its pixels. extent: what it has to show, as west, south, east and
  // north; it shows more where it is of another shape.
  io::GeoReference place_of(const std::array<double, 4>& extent, const std::string& crs_wkt) const;
};

// With some room around it. As west, south, east and north.
std::array<double, 4> with_room_around(std::array<double, 4> extent);

// What the pictures of a flood tell beside the map.
struct FrameTexts {
  std::string title;             // may be empty
  std::vector<double> seconds;   // of each picture since the start
  std::string start;             // as io::date_of() gives it; empty: the clock shows no date
  std::vector<MapClass> depths;  // a class without a colour is not shown
  double opacity = 1;            // of the water
  double fastest = 0;            // m/s; 0: there are no arrows
};

// Scale bar and north arrow.
void draw_map_furniture(Canvas& canvas, const FrameSize& size, const io::GeoReference& place);

// Title, clock and legend. seconds: of the picture.
void draw_frame_panel(Canvas& canvas, const FrameSize& size, const FrameTexts& texts, double seconds);

}  // namespace spate
