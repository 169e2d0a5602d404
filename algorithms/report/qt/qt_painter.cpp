// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/qt/qt_painter.hpp"

#include <QBuffer>
#include <QColor>
#include <QPainter>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "algorithms/qgis/text.hpp"
#include "algorithms/report/qt/page_pdf.hpp"
#include "algorithms/report/qt/qt_canvas.hpp"
#include "qgsgeometry.h"

namespace spate {
namespace {

constexpr double halfWidth = usual_map_width, mostHeight = 1400;  // px: 300 dpi at 85 mm

QColor sheetColor(const std::string& name) {
  return name.empty() ? QColor(Qt::transparent) : QColor(QString::fromStdString(name));
}

QgsGeometry geometryOf(const std::string& wkb) {
  QgsGeometry geometry;
  if (!wkb.empty()) geometry.fromWkb(QByteArray::fromStdString(wkb));
  return geometry;
}

// A map in the making, layer by layer.
class Sheet {
 public:
  Sheet(const io::GeoReference& place, const PagePainter::Size& size)
      : place_(place), image_(size.width, size.height, QImage::Format_ARGB32_Premultiplied) {
    image_.fill(QColor(map_paper));
  }

  void draw_ground(const std::vector<std::uint8_t>& shade) { drawShadedGround(image_, shade); }

  void drawCells(const Picture& cells) {
    const QImage image(cells.rgba.data(), cells.width, cells.height, QImage::Format_RGBA8888);
    QPainter painter(&image_);
    painter.setOpacity(cell_opacity);
    painter.drawImage(QRectF(image_.rect()), image);
  }

  void drawShape(const MapDrawing::Shape& shape) {
    const QgsGeometry drawn = onSheet(geometryOf(shape.wkb));
    if (drawn.isEmpty()) return;
    QPainter painter(&image_);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto stroke = [&](const std::string& color, double thickness, const QColor& fill) {
      painter.setPen(QPen(sheetColor(color), thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      painter.setBrush(fill);
      drawn.constGet()->draw(painter);
    };
    if (!shape.casing.empty()) stroke(shape.casing, shape.width + 6, Qt::transparent);
    stroke(shape.line, shape.width, sheetColor(shape.fill));
  }

  void draw_number(const MapDrawing::Number& label) {
    const QgsGeometry place = onSheet(geometryOf(label.wkb).centroid());
    if (place.isEmpty()) return;
    const QPointF middle = place.asPoint().toQPointF();
    QPainter painter(&image_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(map_ink), 2));
    painter.setBrush(Qt::white);
    painter.drawEllipse(middle, 19, 19);
    painter.setFont(mapFont(24, true));
    painter.drawText(QRectF(middle.x() - 19, middle.y() - 19, 38, 38), Qt::AlignCenter,
                     qnumber(label.number));
  }

  // With scale bar, north arrow and frame.
  QImage finished() {
    QPainter painter(&image_);
    painter.setRenderHint(QPainter::Antialiasing);
    QtCanvas canvas(painter);
    draw_furniture(
        canvas, scale_bar(image_.width(), image_.height(), image_.width() / (place_.east() - place_.west())));
    draw_furniture(canvas, north_arrow(image_.width()));
    painter.setPen(QPen(QColor("#777777"), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(image_.rect()).adjusted(1, 1, -1, -1));
    painter.end();
    return image_;
  }

 private:
  QgsGeometry onSheet(QgsGeometry geometry) const {  // in px
    if (geometry.isEmpty()) return {};
    const double x = image_.width() / (place_.east() - place_.west());
    const double y = image_.height() / (place_.north - place_.south());
    geometry.transform(QTransform(x, 0, 0, -y, -place_.west() * x, place_.north * y));
    return geometry;
  }

  const io::GeoReference& place_;
  QImage image_;
};

}  // namespace

PagePainter::Size QtPainter::size_of(const io::GeoReference& place) const {
  const double across = place.east() - place.west(), down = place.north - place.south();
  const double width = is_very_wide(across, down) ? 2 * halfWidth : halfWidth;
  const double scale = std::min(width / across, mostHeight / down);
  const QSize size = QSizeF(std::max(1.0, across * scale), std::max(1.0, down * scale)).toSize();
  return {size.width(), size.height()};
}

PagePicture QtPainter::paint(const MapDrawing& map) const {
  Sheet sheet(map.place, size_of(map.place));
  sheet.draw_ground(map.shade);
  for (const Picture& cells : map.cells) sheet.drawCells(cells);
  for (const MapDrawing::Shape& shape : map.shapes) sheet.drawShape(shape);
  for (const MapDrawing::Number& label : map.numbers) sheet.draw_number(label);
  const QImage image = sheet.finished();
  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return {png.toStdString(), image.width(), image.height(), {}};
}

void QtPainter::print(const HtmlPage& page, const std::string& path) const {
  savePdf(page, path);
}

}  // namespace spate
