// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/elevation_model.hpp"

#include <cmath>

#include "algorithms/qgis/qgiscompat.hpp"
#include "qgsdistancearea.h"
#include "qgsunittypes.h"

namespace spate {
namespace {

// How many metres of the CRS are one on the ground, along x (or y) in the middle of the raster.
double stretch(const io::GeoReference& reference, const QgsCoordinateReferenceSystem& crs, bool alongY) {
  constexpr double half = 100;  // m
  QgsDistanceArea measure;
  measure.setSourceCrs(crs, QgsCoordinateTransformContext());
  measure.setEllipsoid(crs.ellipsoidAcronym());
  const QgsPointXY centre(0.5 * (reference.west() + reference.east()),
                          0.5 * (reference.south() + reference.north));
  const QgsVector ahead = alongY ? QgsVector(0, half) : QgsVector(half, 0);
  return 2 * half / measure.measureLine(centre - ahead, centre + ahead);
}

// Maps for the web, foremost, have metres that are no metres.
void checkStretch(const io::GeoReference& reference, const QgsCoordinateReferenceSystem& crs,
                  QgsProcessingFeedback* feedback) {
  constexpr double noticed = 0.01, refused = 0.05;
  for (const bool alongY : {false, true}) {
    const double metres = stretch(reference, crs, alongY);
    const double excess = std::fabs(metres - 1);
    if (!(excess > noticed)) continue;  // nor where the ellipsoid is not known
    const QString what = QStringLiteral("1000 m in its CRS %1 are %2 m on the ground there")
                             .arg(crs.userFriendlyIdentifier())
                             .arg(1000 / metres, 0, 'f', 0);
    if (excess > refused)
      throw inputError(
          QStringLiteral("DEM is not in metres"), what,
          QStringLiteral("Reproject it with gdal:warpreproject to a CRS that keeps lengths, e.g. "
                         "the UTM zone."));
    feedback->pushWarning(QStringLiteral("DEM: %1. Volumes and times are off by as much.").arg(what));
    return;
  }
}

}  // namespace

void warnAll(const std::vector<std::string>& warnings, QgsProcessingFeedback* feedback) {
  for (const std::string& warning : warnings) feedback->pushWarning(QString::fromStdString(warning));
}

void useProjectCrs(io::GeoReference& reference, const QgsCoordinateReferenceSystem& crs,
                   const char* parameter) {
  if (!crs.isValid()) return;
  if (crs.mapUnits() != qgis::metres)
    throw inputError(QStringLiteral("%1 is not in metres").arg(parameter),
                     QStringLiteral("its CRS %1 measures in %2")
                         .arg(crs.userFriendlyIdentifier(), QgsUnitTypes::toString(crs.mapUnits())),
                     QStringLiteral("Reproject it with gdal:warpreproject to a projected CRS in metres."));
  reference.crs_wkt = crs.toWkt(qgis::preferredWkt).toStdString();
  reference.crs_name = crs.userFriendlyIdentifier().toStdString();
}

io::Dem readTerrain(const std::string& dem, const QgsCoordinateReferenceSystem& crs,
                    QgsProcessingFeedback* feedback) {
  io::Dem terrain = io::read_dem(dem);
  warnAll(terrain.warnings, feedback);
  useProjectCrs(terrain.reference, crs, "DEM");
  if (crs.isValid()) checkStretch(terrain.reference, crs, feedback);
  return terrain;
}

}  // namespace spate
