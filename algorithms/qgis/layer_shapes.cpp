// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_shapes.hpp"

#include "qgsexception.h"

namespace spate {

QgsGeometry transformed(QgsGeometry geometry, const QgsCoordinateTransform& transform) {
  try {
    if (transform.isValid() && !geometry.isNull()) geometry.transform(transform);
    return geometry;
  } catch (const QgsCsException&) {
    return {};
  }
}

}  // namespace spate
