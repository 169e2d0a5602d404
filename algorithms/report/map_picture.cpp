// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_picture.hpp"

#include <QDomDocument>
#include <QFile>
#include <QXmlStreamWriter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/text.hpp"

namespace spate {
namespace {

constexpr int longestSide = 1000;  // px

}  // namespace

std::vector<StyleClass> styleClasses(const QString& style) {
  QFile file(stylePath(style));
  QDomDocument document;
  if (!file.open(QIODevice::ReadOnly) || !document.setContent(&file))
    throw std::logic_error("no style of that name");
  std::vector<StyleClass> classes;
  const QDomNodeList items = document.elementsByTagName(QStringLiteral("item"));
  for (int i = 0; i < items.size(); ++i) {
    const QDomElement item = items.at(i).toElement();
    const QString value = item.attribute(QStringLiteral("value"));
    classes.push_back(
        {value == QLatin1String("inf") ? std::numeric_limits<double>::infinity() : value.toDouble(),
         item.attribute(QStringLiteral("label")), QColor(item.attribute(QStringLiteral("color")))});
  }
  return classes;
}

QString legendSvg(const std::vector<StyleClass>& classes) {
  constexpr int columns = 3, columnWidth = 230, rowHeight = 22;
  const int rows = (static_cast<int>(classes.size()) + columns - 1) / columns;
  QString svg;
  QXmlStreamWriter writer(&svg);
  writer.writeStartElement("svg");
  writer.writeAttribute("xmlns", "http://www.w3.org/2000/svg");
  writer.writeAttribute("width", QString::number(columns * columnWidth));
  writer.writeAttribute("height", QString::number(rows * rowHeight));
  writer.writeAttribute("font-family", "sans-serif");
  writer.writeAttribute("font-size", "12");
  for (int i = 0; i < static_cast<int>(classes.size()); ++i) {
    const StyleClass& entry = classes[static_cast<std::size_t>(i)];
    const int x = i / rows * columnWidth, y = i % rows * rowHeight;
    writer.writeEmptyElement("rect");
    writer.writeAttribute("x", QString::number(x));
    writer.writeAttribute("y", QString::number(y + 3));
    writer.writeAttribute("width", "24");
    writer.writeAttribute("height", "15");
    writer.writeAttribute("fill", entry.color.name());
    writer.writeStartElement("text");
    writer.writeAttribute("x", QString::number(x + 31));
    writer.writeAttribute("y", QString::number(y + 15));
    writer.writeCharacters(qtr(entry.label.toUtf8().constData()));
    writer.writeEndElement();
  }
  writer.writeEndElement();
  return svg;
}

MapPicture::MapPicture(const io::GeoReference& reference, const QString& style)
    : reference_(reference), classes_(styleClasses(style)) {
  const int longer = std::max(reference.grid.columns, reference.grid.rows);
  cellsPerPixel_ = (longer + longestSide - 1) / longestSide;
  width_ = (reference.grid.columns + cellsPerPixel_ - 1) / cellsPerPixel_;
  height_ = (reference.grid.rows + cellsPerPixel_ - 1) / cellsPerPixel_;
  sums_.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
  counts_.resize(sums_.size());
}

void MapPicture::add(std::int32_t begin, std::int32_t end, const float* values) {
  const std::int32_t columns = reference_.grid.columns;
  for (std::int32_t row = begin; row < end; ++row) {
    const std::int32_t line = (reference_.grid.rows - 1 - row) / cellsPerPixel_;
    for (std::int32_t column = 0; column < columns; ++column, ++values) {
      if (std::isnan(*values)) continue;
      const auto pixel = static_cast<std::size_t>(line) * static_cast<std::size_t>(width_) +
                         static_cast<std::size_t>(column / cellsPerPixel_);
      sums_[pixel] += static_cast<double>(*values);
      ++counts_[pixel];
    }
  }
}

QImage MapPicture::image() const {
  QImage image(width_, height_, QImage::Format_RGB32);
  image.fill(QColor(250, 250, 248));
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const auto pixel =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
      if (counts_[pixel] == 0) continue;
      const double mean = sums_[pixel] / counts_[pixel];
      const auto found = std::find_if(classes_.begin(), classes_.end(),
                                      [&](const StyleClass& entry) { return mean <= entry.upTo; });
      if (found != classes_.end()) image.setPixelColor(x, y, found->color);
    }
  const int enlarged = std::max(1, longestSide / std::max(width_, height_));
  return image.scaled(width_ * enlarged, height_ * enlarged);
}

}  // namespace spate
