// SPDX-License-Identifier: GPL-3.0-or-later
// The geometries of a layer, where another layer or raster has its coordinates.
#pragma once

#include <QVariantMap>
#include <vector>

#include "qgscoordinatereferencesystem.h"
#include "qgscoordinatetransform.h"
#include "qgsgeometry.h"
#include "qgsprocessingalgorithm.h"

namespace spate {

// The CRS of results from a layer: its own or, where that is not known, that of the raster, as whose
// coordinates its own are taken. Without one a result could not be seen.
inline QgsCoordinateReferenceSystem crsOfResult(const QgsCoordinateReferenceSystem& ofLayer,
                                                const QgsCoordinateReferenceSystem& ofRaster) {
  return ofLayer.isValid() ? ofLayer : ofRaster;
}

// The geometry behind a transform; null where that cannot be done.
QgsGeometry transformed(QgsGeometry geometry, const QgsCoordinateTransform& transform);

// Of the layer of a parameter that may be given; rows without a geometry do not count. Throws when it cannot
// be opened, or a geometry cannot be brought into the CRS.
std::vector<QgsGeometry> readShapes(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                                    const QVariantMap& parameters, QgsProcessingContext& context,
                                    const QgsCoordinateReferenceSystem& crs);

}  // namespace spate
