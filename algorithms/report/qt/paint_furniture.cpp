// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/qt/paint_furniture.hpp"

#include <QColor>
#include <QFontMetricsF>
#include <QPolygonF>

namespace spate {
namespace {

QColor colorOf(const std::string& name) {
  return QColor(QString::fromStdString(name));
}

void paint(QPainter& painter, const MapFurniture& furniture) {
  const MapFurniture::Plate& plate = furniture.plate;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor::fromRgbF(1, 1, 1, MapFurniture::plateOpacity));
  painter.drawRoundedRect(QRectF(plate.left, plate.top, plate.width, plate.height), MapFurniture::plateRadius,
                          MapFurniture::plateRadius);
  for (const MapFurniture::Shape& shape : furniture.shapes) {
    QPolygonF polygon;
    for (const PlotPoint& corner : shape.corners) polygon << QPointF(corner.x, corner.y);
    painter.setPen(QPen(colorOf(shape.line), shape.lineWidth));
    painter.setBrush(colorOf(shape.fill));
    painter.drawPolygon(polygon);
  }
  const MapFurniture::Text& text = furniture.text;
  const QFont font = mapFont(text.size, text.bold);
  const QString words = QString::fromStdString(text.words);
  painter.setFont(font);
  painter.setPen(QColor(mapInk));
  painter.drawText(QPointF(text.middle - QFontMetricsF(font).horizontalAdvance(words) / 2, text.base), words);
}

}  // namespace

QFont mapFont(int size, bool bold) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(size);
  font.setBold(bold);
  return font;
}

void drawScaleBar(QPainter& painter, const QSize& size, double pixelsPerMetre) {
  paint(painter, scaleBar(size.width(), size.height(), pixelsPerMetre));
}

void drawNorthArrow(QPainter& painter, const QSize& size) {
  paint(painter, northArrow(size.width()));
}

void drawShadedGround(QImage& map, const std::vector<std::uint8_t>& shade) {
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) {
      const int value = shade[static_cast<std::size_t>(y) * static_cast<std::size_t>(map.width()) +
                              static_cast<std::size_t>(x)];
      const int grey = groundGrey(value);
      if (value > 0) map.setPixel(x, y, qRgb(grey, grey, grey));
    }
}

}  // namespace spate
