// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_furniture.hpp"

#include <QPainterPath>
#include <algorithm>

#include "algorithms/qgis/text.hpp"
#include "algorithms/report/map_classes.hpp"

namespace spate {
namespace {

constexpr int letterSize = 28;  // px

void drawText(QPainter& painter, const QPointF& middle, const QString& text, const QFont& font) {
  painter.setFont(font);
  painter.setPen(mapInk);
  painter.drawText(QPointF(middle.x() - QFontMetricsF(font).horizontalAdvance(text) / 2, middle.y()), text);
}

// What stands on the map lies on a light plate.
void drawPlate(QPainter& painter, const QRectF& place) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(255, 255, 255, 190));
  painter.drawRoundedRect(place, 8, 8);
}

}  // namespace

QFont mapFont(int size, bool bold) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(size);
  font.setBold(bold);
  return font;
}

void drawScaleBar(QPainter& painter, const QSize& size, double pixelsPerMetre) {
  const double length =
      roundLimits(0.3 * std::min<double>(size.width(), usualMapWidth) / pixelsPerMetre, 1).front();
  const double left = 34, top = size.height() - 40, height = 14, across = length * pixelsPerMetre;
  drawPlate(painter, {left - 18, top - 46, across + 36, height + 60});
  painter.setPen(QPen(mapInk, 2));
  for (const int half : {0, 1}) {
    painter.setBrush(half == 0 ? mapInk : QColor(Qt::white));
    painter.drawRect(QRectF(left + half * across / 2, top, across / 2, height));
  }
  const QString text = length < 1000 ? qtr("%1 m", length) : qtr("%1 km", length / 1000);
  drawText(painter, {left + across / 2, top - 12}, text, mapFont(letterSize));
}

void drawNorthArrow(QPainter& painter, const QSize& size) {
  const double x = size.width() - 48, top = 28;
  drawPlate(painter, {x - 32, 16, 64, 112});
  QPainterPath arrow;
  arrow.addPolygon(QPolygonF({{x, top}, {x + 19, top + 58}, {x, top + 44}, {x - 19, top + 58}, {x, top}}));
  painter.setPen(QPen(Qt::white, 3));
  painter.setBrush(mapInk);
  painter.drawPath(arrow);
  drawText(painter, {x, top + 90}, qtr("N"), mapFont(letterSize, true));
}

void drawShadedGround(QImage& map, const std::vector<std::uint8_t>& shade) {
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) {
      const int value = shade[static_cast<std::size_t>(y) * static_cast<std::size_t>(map.width()) +
                              static_cast<std::size_t>(x)];
      const int grey = 120 + value * 135 / 255;
      if (value > 0) map.setPixel(x, y, qRgb(grey, grey, grey));
    }
}

}  // namespace spate
