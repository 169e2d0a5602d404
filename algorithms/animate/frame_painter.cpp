// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/animate/frame_painter.hpp"

#include <cmath>

#include "algorithms/report/qt/qt_canvas.hpp"
#include "qgsmaprenderercustompainterjob.h"
#include "qgsmapsettings.h"
#include "qgsmeshlayertemporalproperties.h"

namespace spate {

FramePainter::FramePainter(const FrameScene& scene, const FrameSize& size, const io::GeoReference& place)
    : scene_(scene), size_(size), place_(place) {
  if (const auto* temporal = qobject_cast<QgsMeshLayerTemporalProperties*>(scene.mesh->temporalProperties()))
    start_ = temporal->timeExtent().begin();
  const QSize map(size.map_width, size.height);
  ground_ = QImage(map, QImage::Format_ARGB32_Premultiplied);
  ground_.fill(QColor(map_paper));
  if (!scene.shade.empty()) drawShadedGround(ground_, scene.shade);
  drawLayers(ground_, scene.below, {});
  above_ = QImage(map, QImage::Format_ARGB32_Premultiplied);
  above_.fill(Qt::transparent);
  drawLayers(above_, scene.above, {});
  QPainter painter(&above_);
  painter.setRenderHint(QPainter::Antialiasing);
  QtCanvas canvas(painter);
  draw_map_furniture(canvas, size, place);
}

void FramePainter::drawLayers(QImage& map, const QList<QgsMapLayer*>& layers, const QDateTime& time) const {
  if (layers.isEmpty()) return;
  QgsMapSettings settings;
  settings.setLayers(layers);
  settings.setDestinationCrs(scene_.mesh->crs());
  settings.setTransformContext(scene_.transforms);
  settings.setExtent(QgsRectangle(place_.west(), place_.south(), place_.east(), place_.north));
  settings.setOutputSize(map.size());
  settings.setOutputDpi(96 * size_.unit);
  settings.setBackgroundColor(Qt::transparent);
  settings.setIsTemporal(time.isValid());
  if (time.isValid()) settings.setTemporalRange(QgsDateTimeRange(time, time.addMSecs(1)));
  QPainter painter(&map);
  painter.setRenderHint(QPainter::Antialiasing);
  QgsMapRendererCustomPainterJob job(settings, &painter);
  job.renderSynchronously();
}

QImage FramePainter::draw(double seconds) const {
  QImage map = ground_;
  drawLayers(map, {scene_.mesh}, start_.addMSecs(static_cast<qint64>(std::llround(1000 * seconds))));
  QImage picture(size_.width, size_.height, QImage::Format_RGB32);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.drawImage(0, 0, map);
  painter.drawImage(0, 0, above_);
  QtCanvas canvas(painter);
  draw_frame_panel(canvas, size_, scene_.texts, seconds);
  return picture;
}

}  // namespace spate
