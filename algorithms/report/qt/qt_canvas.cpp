// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/qt/qt_canvas.hpp"

#include <QColor>
#include <QFontMetricsF>
#include <QPolygonF>

namespace spate {
namespace {

QColor colorOf(const std::string& name) {
  return QColor(QString::fromStdString(name));
}

QFontMetricsF metricsOf(const Canvas::Font& font) {
  return QFontMetricsF(mapFont(font.size, font.bold));
}

}  // namespace

QFont mapFont(int size, bool bold) {
  QFont font(QStringLiteral("sans-serif"));
  font.setPixelSize(size);
  font.setBold(bold);
  return font;
}

void QtCanvas::begin_at(double left, double top, double unit) {
  painter_.resetTransform();
  painter_.translate(left, top);
  painter_.scale(unit, unit);
}

void QtCanvas::draw(const MapFurniture::Shape& shape) {
  QPolygonF polygon;
  for (const PlotPoint& corner : shape.corners) polygon << QPointF(corner.x, corner.y);
  painter_.setPen(shape.line.empty() ? QPen(Qt::NoPen) : QPen(colorOf(shape.line), shape.line_width));
  painter_.setBrush(shape.fill.empty() ? QBrush(Qt::NoBrush) : QBrush(colorOf(shape.fill)));
  painter_.drawPolygon(polygon);
}

void QtCanvas::draw_plate(const MapFurniture::Plate& plate) {
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(QColor::fromRgbF(1, 1, 1, MapFurniture::plate_opacity));
  painter_.drawRoundedRect(QRectF(plate.left, plate.top, plate.width, plate.height),
                           MapFurniture::plate_radius, MapFurniture::plate_radius);
}

void QtCanvas::write(const std::string& words, double left, double base, const Font& font,
                     const std::string& color) {
  painter_.setFont(mapFont(font.size, font.bold));
  painter_.setPen(colorOf(color));
  painter_.drawText(QPointF(left, base), QString::fromStdString(words));
}

double QtCanvas::width_of(const std::string& words, const Font& font) const {
  return metricsOf(font).horizontalAdvance(QString::fromStdString(words));
}

double QtCanvas::ascent_of(const Font& font) const {
  return metricsOf(font).ascent();
}

double QtCanvas::height_of(const Font& font) const {
  return metricsOf(font).height();
}

double QtCanvas::line_spacing_of(const Font& font) const {
  return metricsOf(font).lineSpacing();
}

void drawShadedGround(QImage& map, const std::vector<std::uint8_t>& shade) {
  for (int y = 0; y < map.height(); ++y)
    for (int x = 0; x < map.width(); ++x) {
      const int value = shade[static_cast<std::size_t>(y) * static_cast<std::size_t>(map.width()) +
                              static_cast<std::size_t>(x)];
      const int grey = ground_grey(value);
      if (value > 0) map.setPixel(x, y, qRgb(grey, grey, grey));
    }
}

}  // namespace spate
