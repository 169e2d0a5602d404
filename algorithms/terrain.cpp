// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/terrain.hpp"

#include "qgsunittypes.h"

namespace spate {

void warnAll(const std::vector<std::string>& warnings, QgsProcessingFeedback* feedback) {
  for (const std::string& warning : warnings) feedback->pushWarning(QString::fromStdString(warning));
}

void useProjectCrs(io::GeoReference& reference, const QgsCoordinateReferenceSystem& crs,
                   const char* parameter) {
  if (!crs.isValid()) return;
  if (crs.mapUnits() != QgsUnitTypes::DistanceMeters)
    throw inputError(QStringLiteral("%1 is not in metres").arg(parameter),
                     QStringLiteral("its CRS %1 measures in %2")
                         .arg(crs.userFriendlyIdentifier(), QgsUnitTypes::toString(crs.mapUnits())),
                     QStringLiteral("Reproject it with gdal:warpreproject to a projected CRS in metres."));
  reference.crs_wkt = crs.toWkt(QgsCoordinateReferenceSystem::WKT_PREFERRED).toStdString();
  reference.crs_name = crs.userFriendlyIdentifier().toStdString();
}

io::Dem readTerrain(const std::string& dem, const QgsCoordinateReferenceSystem& crs,
                    QgsProcessingFeedback* feedback) {
  io::Dem terrain = io::read_dem(dem);
  warnAll(terrain.warnings, feedback);
  useProjectCrs(terrain.reference, crs, "DEM");
  return terrain;
}

}  // namespace spate
