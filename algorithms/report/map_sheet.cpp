// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_sheet.hpp"

#include <QPainter>
#include <QPainterPath>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "algorithms/qgis/text.hpp"
#include "algorithms/report/map_classes.hpp"

namespace spate {
namespace {

constexpr double halfWidth = 1000, mostHeight = 1400;  // px: 300 dpi at 85 mm
constexpr int letterSize = 28;                         // px
const QColor ink("#222222"), paper("#f7f6f2");

QFont font(int size, bool bold = false) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(size);
  font.setBold(bold);
  return font;
}

void drawText(QPainter& painter, const QPointF& middle, const QString& text, const QFont& font) {
  painter.setFont(font);
  painter.setPen(ink);
  painter.drawText(QPointF(middle.x() - QFontMetricsF(font).horizontalAdvance(text) / 2, middle.y()), text);
}

// What stands on the map lies on a light plate.
void drawPlate(QPainter& painter, const QRectF& place) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(255, 255, 255, 190));
  painter.drawRoundedRect(place, 8, 8);
}

// In the lower left: a round length of about a quarter of the map.
void drawScaleBar(QPainter& painter, const QSize& size, double pixelsPerMetre) {
  const double length =
      roundLimits(0.3 * std::min<double>(size.width(), halfWidth) / pixelsPerMetre, 1).front();
  const double left = 34, top = size.height() - 40, height = 14, across = length * pixelsPerMetre;
  drawPlate(painter, {left - 18, top - 46, across + 36, height + 60});
  painter.setPen(QPen(ink, 2));
  for (const int half : {0, 1}) {
    painter.setBrush(half == 0 ? ink : QColor(Qt::white));
    painter.drawRect(QRectF(left + half * across / 2, top, across / 2, height));
  }
  const QString text = length < 1000 ? qtr("%1 m", length) : qtr("%1 km", length / 1000);
  drawText(painter, {left + across / 2, top - 12}, text, font(letterSize));
}

// In the upper right.
void drawNorthArrow(QPainter& painter, const QSize& size) {
  const double x = size.width() - 48, top = 28;
  drawPlate(painter, {x - 32, 16, 64, 112});
  QPainterPath arrow;
  arrow.addPolygon(QPolygonF({{x, top}, {x + 19, top + 58}, {x, top + 44}, {x - 19, top + 58}, {x, top}}));
  painter.setPen(QPen(Qt::white, 3));
  painter.setBrush(ink);
  painter.drawPath(arrow);
  drawText(painter, {x, top + 90}, qtr("N"), font(letterSize, true));
}

}  // namespace

QSize MapSheet::sizeFor(const io::GeoReference& place) {
  const double across = place.east() - place.west(), down = place.north - place.south();
  const double width = isVeryWide(across, down) ? 2 * halfWidth : halfWidth;
  const double scale = std::min(width / across, mostHeight / down);
  return QSizeF(std::max(1.0, across * scale), std::max(1.0, down * scale)).toSize();
}

MapSheet::MapSheet(const io::GeoReference& place)
    : place_(place), image_(sizeFor(place), QImage::Format_ARGB32_Premultiplied) {
  image_.fill(paper);
}

void MapSheet::drawGround(const std::vector<std::uint8_t>& shade) {
  for (int y = 0; y < image_.height(); ++y)
    for (int x = 0; x < image_.width(); ++x) {
      const int value = shade[static_cast<std::size_t>(y) * static_cast<std::size_t>(image_.width()) +
                              static_cast<std::size_t>(x)];
      // Light, so that what is drawn over it stands out.
      const int grey = 120 + value * 135 / 255;
      if (value > 0) image_.setPixel(x, y, qRgb(grey, grey, grey));
    }
}

void MapSheet::drawCells(const QImage& cells, double opacity) {
  QPainter painter(&image_);
  painter.setOpacity(opacity);
  painter.drawImage(QRectF(image_.rect()), cells);
}

QgsGeometry MapSheet::onSheet(const QgsGeometry& geometry) const {
  const double x = image_.width() / (place_.east() - place_.west());
  const double y = image_.height() / (place_.north - place_.south());
  QgsGeometry drawn = geometry;
  drawn.transform(QTransform(x, 0, 0, -y, -place_.west() * x, place_.north * y));
  return drawn;
}

void MapSheet::drawShape(const QgsGeometry& geometry, const ShapeStyle& style) {
  if (geometry.isEmpty()) return;
  const QgsGeometry drawn = onSheet(geometry);
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto stroke = [&](const QColor& color, double thickness, const QColor& fill) {
    painter.setPen(QPen(color, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
    drawn.constGet()->draw(painter);
  };
  if (style.casing.alpha() > 0) stroke(style.casing, style.width + 6, Qt::transparent);
  stroke(style.line, style.width, style.fill);
}

void MapSheet::drawNumber(const QgsGeometry& geometry, int number) {
  if (geometry.isEmpty()) return;
  const QgsGeometry place = onSheet(geometry.centroid());
  if (place.isEmpty()) return;
  const QPointF middle = place.asPoint().toQPointF();
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, 2));
  painter.setBrush(Qt::white);
  painter.drawEllipse(middle, 19, 19);
  painter.setFont(font(24, true));
  painter.drawText(QRectF(middle.x() - 19, middle.y() - 19, 38, 38), Qt::AlignCenter, qnumber(number));
}

QImage MapSheet::finished() const {
  QImage image = image_;
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  drawScaleBar(painter, image.size(), image.width() / (place_.east() - place_.west()));
  drawNorthArrow(painter, image.size());
  painter.setPen(QPen(QColor("#777777"), 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(QRectF(image.rect()).adjusted(1, 1, -1, -1));
  return image;
}

}  // namespace spate
