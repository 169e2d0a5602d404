// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/crs_text.hpp"

#include "algorithms/qgis/qgiscompat.hpp"

namespace spate {

QgsCoordinateReferenceSystem knownCrs(const QgsCoordinateReferenceSystem& crs) {
  return crs.description().startsWith(QLatin1String("Undefined ")) ? QgsCoordinateReferenceSystem() : crs;
}

std::string wktOf(const QgsCoordinateReferenceSystem& crs) {
  if (!crs.isValid()) return {};
  return crs.toWkt(qgis::preferredWkt).toStdString();
}

QgsCoordinateReferenceSystem crsOf(const std::string& wkt) {
  return wkt.empty() ? QgsCoordinateReferenceSystem()
                     : QgsCoordinateReferenceSystem::fromWkt(QString::fromStdString(wkt));
}

}  // namespace spate
