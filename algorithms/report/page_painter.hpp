// SPDX-License-Identifier: GPL-3.0-or-later
// Who paints the maps of a page and prints it: QGIS with Qt (qt/qt_painter.hpp), the command as SVG. What is
// on a map is said once for both.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/picture.hpp"

namespace spate {

// From the ground up.
struct MapDrawing {
  struct Shape {
    std::string wkb;          // in the CRS of the place
    std::string fill;         // of polygons; empty = none
    std::string line;         // colours: "#1f5fa6"
    double width = 2;         // px
    std::string casing = {};  // a band along both sides of the line; empty = none
  };
  struct Number {
    std::string wkb;  // of what has the number, in its middle
    int number = 0;
  };
  io::GeoReference place;
  std::vector<std::uint8_t> shade;  // as io::hillshade gives it, of the painter's size; 0 = no ground
  std::vector<Picture> cells;       // each over the whole place
  std::vector<Shape> shapes;
  std::vector<Number> numbers;
};

class PagePainter {
 public:
  struct Size {
    int width, height;  // px
  };

  PagePainter() = default;
  virtual ~PagePainter() = default;
  PagePainter(const PagePainter&) = delete;
  PagePainter& operator=(const PagePainter&) = delete;

  virtual Size size_of(const io::GeoReference& place) const = 0;  // of a map
  // With scale bar, north arrow and frame.
  virtual PagePicture paint(const MapDrawing& map) const = 0;

  // As a PDF; only QGIS can.
  virtual bool prints() const { return false; }
  virtual void print(const HtmlPage& /*page*/, const std::string& /*path*/) const {}
};

// For those without Qt.
const PagePainter& svg_painter();

}  // namespace spate
