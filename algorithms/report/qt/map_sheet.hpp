// SPDX-License-Identifier: GPL-3.0-or-later
// A map for a page, drawn layer by layer: the shaded ground, cells, shapes and numbers, and at the end scale
// bar and north arrow. It needs no project and no window, so that an algorithm can draw it in its own thread.
#pragma once

#include <QColor>
#include <QImage>
#include <cstdint>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "algorithms/report/picture.hpp"
#include "qgsgeometry.h"

namespace spate {

struct ShapeStyle {
  QColor fill;  // of polygons; transparent = none
  QColor line;
  double width = 2;                 // px of the map
  QColor casing = Qt::transparent;  // a band along both sides of the line
};

class MapSheet {
 public:
  // The size of a map of a place, px, for print at half or all of the width of a page.
  static QSize sizeFor(const io::GeoReference& place);

  explicit MapSheet(const io::GeoReference& place);

  void drawGround(const std::vector<std::uint8_t>& shade);  // as io::hillshade gives it, of sizeFor()
  void drawCells(const Picture& cells, double opacity);     // over the whole place
  void drawShape(const QgsGeometry& geometry, const ShapeStyle& style);  // in the CRS of the place
  void drawNumber(const QgsGeometry& geometry, int number);              // in the middle of the geometry

  // The map with scale bar, north arrow and frame.
  QImage finished() const;

 private:
  QgsGeometry onSheet(const QgsGeometry& geometry) const;  // in px

  io::GeoReference place_;
  QImage image_;
};

}  // namespace spate
