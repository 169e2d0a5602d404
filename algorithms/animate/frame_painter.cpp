// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/animate/frame_painter.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/over_time/series_choices.hpp"
#include "algorithms/qgis/text.hpp"
#include "algorithms/report/qt/paint_furniture.hpp"
#include "qgsmaprenderercustompainterjob.h"
#include "qgsmapsettings.h"
#include "qgsmeshlayertemporalproperties.h"
#include "qgsmeshrenderersettings.h"

namespace spate {
namespace {

constexpr double panelWidth = 268, margin = 18;  // px of a usual picture
constexpr double panelHeight = 520;              // that it needs
const QColor panelColor("#ffffff"), quiet("#6b6b6b"), frame("#9a9a9a"), water("#2171b5"), rest("#d9d9d9");

// Of a picture of that size, for one of 1280 x 720. The panel takes no more than two fifths of the width.
double unitOf(const QSize& size) {
  return std::min({std::sqrt(size.width() * size.height() / (1280.0 * 720)), size.height() / panelHeight,
                   0.4 * size.width() / panelWidth});
}

// Colours of the map over light ground, so that the legend shows what the map does.
QColor over(const QColor& color, double opacity) {
  const QColor ground(225, 225, 222);
  const auto mixed = [&](int top, int bottom) {
    return static_cast<int>(std::lround(opacity * top + (1 - opacity) * bottom));
  };
  return {mixed(color.red(), ground.red()), mixed(color.green(), ground.green()),
          mixed(color.blue(), ground.blue())};
}

// "1:05 h" of 3900 s, "0:05:30 h" where seconds matter.
QString clockText(double seconds, bool withSeconds) {
  const auto all = static_cast<long long>(std::llround(seconds));
  const auto two = [](long long value) { return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0')); };
  QString text = QStringLiteral("%1:%2").arg(all / 3600).arg(two(all / 60 % 60));
  if (withSeconds) text += ':' + two(all % 60);
  return text + " h";
}

}  // namespace

FrameTimes timesOf(QgsMeshLayer& mesh) {
  FrameTimes times;
  const auto* temporal = qobject_cast<QgsMeshLayerTemporalProperties*>(mesh.temporalProperties());
  if (temporal != nullptr) times.start = temporal->timeExtent().begin();
  times.isDated = times.start.toString(Qt::ISODate).left(19) != QLatin1String(undated_start);
  const QgsMeshRendererSettings settings = mesh.rendererSettings();
  const int group = settings.activeScalarDatasetGroup();
  for (int i = 0; i < mesh.datasetCount(QgsMeshDatasetIndex(group)); ++i)
    times.seconds.push_back(
        static_cast<double>(mesh.datasetRelativeTimeInMilliseconds(QgsMeshDatasetIndex(group, i))) / 1000);
  return times;
}

FramePainter::FramePainter(const QSize& size, const QgsRectangle& extent, const QString& crsWkt)
    : size_(size), unit_(unitOf(size)) {
  map_ = QSize(size.width() - static_cast<int>(std::lround(panelWidth * unit_)), size.height());
  const double pixel = std::max(extent.width() / map_.width(), extent.height() / map_.height());
  const QgsPointXY middle = extent.center();
  place_.grid.columns = map_.width();
  place_.grid.rows = map_.height();
  place_.grid.spacing = place_.cell_width = place_.cell_height = pixel;
  place_.grid.west = middle.x() - 0.5 * pixel * map_.width();
  place_.grid.south = middle.y() - 0.5 * pixel * map_.height();
  place_.north = middle.y() + 0.5 * pixel * map_.height();
  place_.crs_wkt = crsWkt.toStdString();
}

void FramePainter::drawLayers(QImage& map, const QList<QgsMapLayer*>& layers, const QDateTime& time) const {
  if (layers.isEmpty()) return;
  QgsMapSettings settings;
  settings.setLayers(layers);
  settings.setDestinationCrs(scene_->mesh->crs());
  settings.setTransformContext(scene_->transforms);
  settings.setExtent(QgsRectangle(place_.west(), place_.south(), place_.east(), place_.north));
  settings.setOutputSize(map_);
  settings.setOutputDpi(96 * unit_);
  settings.setBackgroundColor(Qt::transparent);
  settings.setIsTemporal(time.isValid());
  if (time.isValid()) settings.setTemporalRange(QgsDateTimeRange(time, time.addMSecs(1)));
  QPainter painter(&map);
  painter.setRenderHint(QPainter::Antialiasing);
  QgsMapRendererCustomPainterJob job(settings, &painter);
  job.renderSynchronously();
}

void FramePainter::begin(const FrameScene& scene, const FrameTimes& times) {
  scene_ = &scene;
  times_ = times;
  const int velocity = scene.mesh->rendererSettings().activeVectorDatasetGroup();
  if (velocity >= 0) fastest_ = scene.mesh->datasetGroupMetadata(QgsMeshDatasetIndex(velocity)).maximum();
  ground_ = QImage(map_, QImage::Format_ARGB32_Premultiplied);
  ground_.fill(QColor(mapPaper));
  if (!scene.shade.empty()) drawShadedGround(ground_, scene.shade);
  drawLayers(ground_, scene.below, {});
  above_ = QImage(map_, QImage::Format_ARGB32_Premultiplied);
  above_.fill(Qt::transparent);
  drawLayers(above_, scene.above, {});
  QPainter painter(&above_);
  painter.setRenderHint(QPainter::Antialiasing);
  // Letters of 16 px in a usual picture.
  const double scale = 0.58 * unit_;
  painter.scale(scale, scale);
  const QSize scaled = (QSizeF(map_) / scale).toSize();
  drawScaleBar(painter, scaled, 1 / (place_.cell_width * scale));
  drawNorthArrow(painter, scaled);
}

QImage FramePainter::draw(double seconds) const {
  QImage map = ground_;
  drawLayers(map, {scene_->mesh}, times_.start.addMSecs(static_cast<qint64>(std::llround(1000 * seconds))));
  QImage picture(size_, QImage::Format_RGB32);
  picture.fill(panelColor);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.drawImage(0, 0, map);
  painter.drawImage(0, 0, above_);
  painter.fillRect(QRectF(map_.width(), 0, std::max(1.0, unit_), map_.height()), frame);
  painter.translate(map_.width(), 0);
  painter.scale(unit_, unit_);
  drawPanel(painter, seconds);
  return picture;
}

void FramePainter::drawPanel(QPainter& painter, double seconds) const {
  const double width = panelWidth - 2 * margin;
  double top = margin;
  if (!scene_->title.isEmpty()) {
    painter.setFont(mapFont(20, true));
    painter.setPen(QColor(mapInk));
    QRectF used;
    painter.drawText(QRectF(margin, top, width, 120), Qt::TextWordWrap, scene_->title, &used);
    top += used.height() + 18;
  }
  drawLegend(painter, drawClock(painter, top, seconds) + 30);
}

// With a bar of how much of the time has passed. Returns where it ends.
double FramePainter::drawClock(QPainter& painter, double top, double seconds) const {
  const double width = panelWidth - 2 * margin;
  const auto write = [&](const QString& text, int size, bool bold, const QColor& color) {
    painter.setFont(mapFont(size, bold));
    painter.setPen(color);
    painter.drawText(QPointF(margin, top + size), text);
    top += 1.4 * size;
  };
  const auto is_whole = [](double time) { return std::fmod(std::round(time), 60) == 0; };
  const bool withSeconds = !std::all_of(times_.seconds.begin(), times_.seconds.end(), is_whole);
  const QString elapsed = clockText(seconds, withSeconds);
  if (times_.isDated) {
    const QDateTime now = times_.start.addMSecs(static_cast<qint64>(std::llround(1000 * seconds)));
    write(now.toString(QStringLiteral("yyyy-MM-dd")), 17, false, QColor(mapInk));
    write(now.toString(withSeconds ? QStringLiteral("HH:mm:ss") : QStringLiteral("HH:mm")), 38, true,
          QColor(mapInk));
    write(qtr("%1 since the start", elapsed), 14, false, quiet);
  } else {
    write(elapsed, 38, true, QColor(mapInk));
    write(qtr("since the start"), 14, false, quiet);
  }
  top += 10;
  const double first = times_.seconds.front(), span = times_.seconds.back() - first;
  const double passed = span > 0 ? (seconds - first) / span : 1;
  painter.fillRect(QRectF(margin, top, width, 5), rest);
  painter.fillRect(QRectF(margin, top, passed * width, 5), water);
  return top + 5;
}

double FramePainter::drawLegend(QPainter& painter, double top) const {
  constexpr double line = 25, swatch = 30, height = 17;
  const QgsMeshRendererSettings settings = scene_->mesh->rendererSettings();
  const QgsMeshRendererScalarSettings depth = settings.scalarSettings(settings.activeScalarDatasetGroup());
  const auto heading = [&](const QString& text) {
    painter.setFont(mapFont(16, true));
    painter.setPen(QColor(mapInk));
    painter.drawText(QPointF(margin, top + 16), text);
    top += 30;
  };
  const auto label = [&](const QString& text) {
    painter.setFont(mapFont(15));
    painter.setPen(QColor(mapInk));
    painter.drawText(QPointF(margin + swatch + 10, top + 14), text);
    top += line;
  };
  heading(qtr("Water depth"));
  const QList<QgsColorRampShader::ColorRampItem> classes = depth.colorRampShader().colorRampItemList();
  for (const QgsColorRampShader::ColorRampItem& one : classes) {
    if (one.color.alpha() == 0) continue;
    painter.setPen(QPen(frame, 0.8));
    painter.setBrush(over(one.color, depth.opacity()));
    painter.drawRect(QRectF(margin, top, swatch, height));
    label(one.label);
  }
  if (!(fastest_ > 0)) return top;
  top += 14;
  heading(qtr("Velocity"));
  const double middle = top + 9;
  painter.setPen(QPen(QColor(mapInk), 1.4));
  painter.drawLine(QPointF(margin, middle), QPointF(margin + swatch - 8, middle));
  painter.setBrush(QColor(mapInk));
  painter.setPen(Qt::NoPen);
  painter.drawPolygon(QPolygonF(
      {{margin + swatch, middle}, {margin + swatch - 10, middle - 4}, {margin + swatch - 10, middle + 4}}));
  label(qtr("up to %1 m/s", qfixed(fastest_, 1)));
  return top;
}

}  // namespace spate
