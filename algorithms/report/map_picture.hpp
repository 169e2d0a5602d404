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
  double upTo = 0;  // the largest value of the class; infinite for the last one
  QString label;
  QColor color;
};

// The classes of a style (layer_style.hpp) whose colours are discrete.
std::vector<StyleClass> styleClasses(const QString& style);

// A legend of the classes, as SVG.
QString legendSvg(const std::vector<StyleClass>& classes);

// Takes a raster row by row. The longer side of the picture has 500 to 1000 pixels: each pixel is the mean of
// several cells, or each cell has several pixels.
class MapPicture {
 public:
  MapPicture(const io::GeoReference& reference, const QString& style);

  // Adds rows [begin, end), row 0 in the south, each once; NaN = no data.
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
