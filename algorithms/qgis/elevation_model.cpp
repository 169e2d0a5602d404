// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/elevation_model.hpp"

#include "algorithms/qgis/qgiscompat.hpp"

#include "algorithms/case/scenario/elevation_model.hpp"
#include "algorithms/qgis/feedback_log.hpp"

namespace spate {

std::string wktOf(const QgsCoordinateReferenceSystem& crs) {
  if (!crs.isValid()) return {};
  return crs.toWkt(qgis::preferredWkt).toStdString();
}

QgsCoordinateReferenceSystem crsOf(const std::string& wkt) {
  return wkt.empty() ? QgsCoordinateReferenceSystem()
                     : QgsCoordinateReferenceSystem::fromWkt(QString::fromStdString(wkt));
}

io::Dem readTerrain(const std::string& dem, const QgsCoordinateReferenceSystem& crs,
                    QgsProcessingFeedback* feedback) {
  FeedbackLog log(feedback);
  return read_elevation_model(dem, wktOf(crs), log);
}

}  // namespace spate
