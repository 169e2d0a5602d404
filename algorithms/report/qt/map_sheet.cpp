// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/qt/map_sheet.hpp"

#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "algorithms/qgis/text.hpp"
#include "algorithms/report/html_page.hpp"
#include "algorithms/report/qt/paint_furniture.hpp"

namespace spate {
namespace {

constexpr double halfWidth = usualMapWidth, mostHeight = 1400;  // px: 300 dpi at 85 mm

}  // namespace

QSize MapSheet::sizeFor(const io::GeoReference& place) {
  const double across = place.east() - place.west(), down = place.north - place.south();
  const double width = isVeryWide(across, down) ? 2 * halfWidth : halfWidth;
  const double scale = std::min(width / across, mostHeight / down);
  return QSizeF(std::max(1.0, across * scale), std::max(1.0, down * scale)).toSize();
}

MapSheet::MapSheet(const io::GeoReference& place)
    : place_(place), image_(sizeFor(place), QImage::Format_ARGB32_Premultiplied) {
  image_.fill(QColor(mapPaper));
}

void MapSheet::drawGround(const std::vector<std::uint8_t>& shade) {
  drawShadedGround(image_, shade);
}

void MapSheet::drawCells(const Picture& cells, double opacity) {
  const QImage image(cells.rgba.data(), cells.width, cells.height, QImage::Format_RGBA8888);
  QPainter painter(&image_);
  painter.setOpacity(opacity);
  painter.drawImage(QRectF(image_.rect()), image);
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
  painter.setPen(QPen(QColor(mapInk), 2));
  painter.setBrush(Qt::white);
  painter.drawEllipse(middle, 19, 19);
  painter.setFont(mapFont(24, true));
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
