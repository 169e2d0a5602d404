// SPDX-License-Identifier: GPL-3.0-or-later
// A raster as a small picture for a page, in the colours of its style.
#pragma once

#include <QColor>
#include <QImage>
#include <QString>
#include <cstdint>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate {

struct StyleClass {
  double upTo = 0;  // the class holds values up to this; the last one is infinite
  QString label;
  QColor color;
};

// The classes of a style of the library (layer_style.hpp) whose colours are discrete.
std::vector<StyleClass> styleClasses(const QString& style);

// The classes with their colours, as SVG.
QString legendSvg(const std::vector<StyleClass>& classes);

// Takes a raster row by row. A pixel is the mean of some cells, or a cell some pixels, so that the picture is
// 500 to 1000 pixels along its longer side.
class MapPicture {
 public:
  MapPicture(const io::GeoReference& reference, const QString& style);

  // Rows [begin, end), row 0 in the south; NaN = nothing there. Rows may come once only.
  void add(std::int32_t begin, std::int32_t end, const float* values);
  QImage image() const;

 private:
  io::GeoReference reference_;
  std::vector<StyleClass> classes_;
  int cellsPerPixel_, width_, height_;
  std::vector<double> sums_;
  std::vector<int> counts_;
};

}  // namespace spate
