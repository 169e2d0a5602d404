// SPDX-License-Identifier: GPL-3.0-or-later
// What pictures with texts are drawn on: by Qt in QGIS (qt/qt_canvas.hpp), by Cairo in the command
// (cairo/cairo_canvas.hpp). What stands where is said once for both.
#pragma once

#include <string>

#include "algorithms/report/map_furniture.hpp"

namespace spate {

class Canvas {
 public:
  struct Font {
    int size = 0;  // px
    bool bold = false;
  };

  Canvas() = default;
  virtual ~Canvas() = default;
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // From now on all places count from that one of the picture, and all lengths are in units of so many px.
  virtual void begin_at(double left, double top, double unit) = 0;

  // A shape without a fill or a line has an empty colour for it.
  virtual void draw(const MapFurniture::Shape& shape) = 0;
  virtual void draw_plate(const MapFurniture::Plate& plate) = 0;
  virtual void write(const std::string& words, double left, double base, const Font& font,
                     const std::string& color) = 0;

  virtual double width_of(const std::string& words, const Font& font) const = 0;
  virtual double ascent_of(const Font& font) const = 0;        // of the letters above their base
  virtual double height_of(const Font& font) const = 0;        // of a line
  virtual double line_spacing_of(const Font& font) const = 0;  // from one line to the next
};

void draw_furniture(Canvas& canvas, const MapFurniture& furniture);

std::vector<PlotPoint> rectangle(double left, double top, double width, double height);

}  // namespace spate
