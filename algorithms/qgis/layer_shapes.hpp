// SPDX-License-Identifier: GPL-3.0-or-later
// The geometries of a layer in the CRS of another layer or raster.
#pragma once

#include "qgscoordinatereferencesystem.h"
#include "qgscoordinatetransform.h"
#include "qgsgeometry.h"

namespace spate {

// The CRS of results from a layer: its own or, if it has none, that of the raster, in which its coordinates
// are then taken to be. Without a CRS, QGIS would not show a result at its place.
inline QgsCoordinateReferenceSystem crsOfResult(const QgsCoordinateReferenceSystem& ofLayer,
                                                const QgsCoordinateReferenceSystem& ofRaster) {
  return ofLayer.isValid() ? ofLayer : ofRaster;
}

// The transformed geometry; null if it cannot be transformed.
QgsGeometry transformed(QgsGeometry geometry, const QgsCoordinateTransform& transform);

}  // namespace spate
