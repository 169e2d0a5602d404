// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/layer_shapes.hpp"

#include <memory>

#include "algorithms/qgis/layer_sources.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsexception.h"
#include "qgsfeatureiterator.h"

namespace spate {

QgsGeometry transformed(QgsGeometry geometry, const QgsCoordinateTransform& transform) {
  try {
    if (transform.isValid() && !geometry.isNull()) geometry.transform(transform);
    return geometry;
  } catch (const QgsCsException&) {
    return {};
  }
}

std::vector<QgsGeometry> readShapes(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                                    const QVariantMap& parameters, QgsProcessingContext& context,
                                    const QgsCoordinateReferenceSystem& crs) {
  std::vector<QgsGeometry> list;
  if (!isGiven(parameters, parameter)) return list;
  const std::unique_ptr<QgsProcessingFeatureSource> source(QgsProcessingParameters::parameterAsSource(
      algorithm.parameterDefinition(parameter), parameters, context));
  if (!source) throw notALayer(parameter, parameters);
  const QgsCoordinateTransform transform(source->sourceCrs(), crs, context.transformContext());
  QgsFeatureIterator features = source->getFeatures();
  for (QgsFeature feature; features.nextFeature(feature);) {
    if (!feature.hasGeometry()) continue;
    list.push_back(transformed(feature.geometry(), transform));
    if (list.back().isNull())
      throw inputError("place_outside_crs",
                       qtr("%1 has a place that does not exist in the CRS of the results", parameter),
                       qtr("feature %1 lies outside that CRS", QString::number(feature.id())),
                       qtr("Check the CRS of %1.", parameter));
  }
  return list;
}

}  // namespace spate
