// SPDX-License-Identifier: GPL-3.0-or-later
// A moment of a flood as a picture: the map with the water over the ground, and beside it title, clock and
// legend. Draws in the thread that made it.
#pragma once

#include <QDateTime>
#include <QImage>
#include <QString>
#include <memory>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "qgscoordinatetransformcontext.h"
#include "qgsmeshlayer.h"
#include "qgsrectangle.h"

namespace spate {

// What all pictures of a flood have in common.
struct FrameScene {
  QgsMeshLayer* mesh = nullptr;      // styled; SERIES of spate:simulateflood
  QList<QgsMapLayer*> below, above;  // the water, top first
  std::vector<std::uint8_t> shade;   // of FramePainter::place(), as io::hillshade gives it; empty = none
  QString title;                     // may be empty
  QgsCoordinateTransformContext transforms;
};

// Where the flood lies in time.
struct FrameTimes {
  std::vector<double> seconds;  // of each frame since the start
  QDateTime start;
  bool isDated = false;  // a START_TIME was given
};
FrameTimes timesOf(QgsMeshLayer& mesh);

class FramePainter {
 public:
  // extent: what the map has to show, in the CRS of the mesh; it shows more where it is of another shape.
  FramePainter(const QSize& size, const QgsRectangle& extent, const QString& crsWkt);

  // Where the map lies, a cell for each of its pixels.
  const io::GeoReference& place() const { return place_; }

  // Draws what does not move. scene must outlive the painter.
  void begin(const FrameScene& scene, const FrameTimes& times);
  QImage draw(double seconds) const;

 private:
  void drawLayers(QImage& map, const QList<QgsMapLayer*>& layers, const QDateTime& time) const;
  void drawPanel(QPainter& painter, double seconds) const;
  double drawClock(QPainter& painter, double top, double seconds) const;
  double drawLegend(QPainter& painter, double top) const;

  const QSize size_;
  const double unit_;  // px of the picture for one of a usual picture
  QSize map_;
  io::GeoReference place_;
  const FrameScene* scene_ = nullptr;
  FrameTimes times_;
  double fastest_ = 0;  // m/s, of all times
  QImage ground_, above_;
};

}  // namespace spate
