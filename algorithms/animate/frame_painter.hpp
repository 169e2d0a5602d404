// SPDX-License-Identifier: GPL-3.0-or-later
// A moment of a flood as QGIS draws it: the water with the other layers of the map, and what stands on and
// beside it (report/flood_frame.hpp). Draws in the thread that made it.
#pragma once

#include <QDateTime>
#include <QImage>
#include <cstdint>
#include <vector>

#include "algorithms/report/flood_frame.hpp"
#include "qgscoordinatetransformcontext.h"
#include "qgsmeshlayer.h"

namespace spate {

// What all pictures of a flood have in common.
struct FrameScene {
  QgsMeshLayer* mesh = nullptr;      // styled; SERIES of spate:simulateflood
  QList<QgsMapLayer*> below, above;  // the water, top first
  std::vector<std::uint8_t> shade;   // of the map, as io::hillshade gives it; empty = none
  FrameTexts texts;
  QgsCoordinateTransformContext transforms;
};

class FramePainter {
 public:
  // Draws what does not move. place: of the map. scene must outlive the painter.
  FramePainter(const FrameScene& scene, const FrameSize& size, const io::GeoReference& place);

  QImage draw(double seconds) const;

 private:
  void drawLayers(QImage& map, const QList<QgsMapLayer*>& layers, const QDateTime& time) const;

  const FrameScene& scene_;
  const FrameSize size_;
  const io::GeoReference place_;
  QDateTime start_;
  QImage ground_, above_;
};

}  // namespace spate
