// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/result_sink.hpp"

#include <QFileInfo>
#include <cmath>

#include "algorithms/layer_style.hpp"
#include "algorithms/spate_algorithm.hpp"
#include "qgsprocessingparameters.h"

namespace spate {

QVariant orNull(std::optional<double> value) {
  return value && std::isfinite(*value) ? QVariant(*value) : QVariant(QVariant::Double);
}

QVariant orNull(const QString& text) {
  return text.isEmpty() ? QVariant(QVariant::String) : QVariant(text);
}

ResultSink::ResultSink(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context, const QgsFields& fields,
                       QgsWkbTypes::Type type, const QgsCoordinateReferenceSystem& crs,
                       QgsFeatureSink::SinkFlags flags)
    : parameter_(parameter), context_(context), fields_(fields) {
  sink_.reset(QgsProcessingParameters::parameterAsSink(algorithm.parameterDefinition(parameter), parameters,
                                                       fields, type, crs, context, destination_, flags));
  if (!sink_)
    throw inputError(QStringLiteral("%1 cannot be written").arg(parameter),
                     QStringLiteral("'%1' cannot be made").arg(parameters.value(parameter).toString()),
                     QStringLiteral("Choose another file or folder."));
}

void ResultSink::add(const QgsGeometry& geometry, const QgsAttributes& attributes) {
  QgsFeature feature(fields_);
  feature.setGeometry(geometry);
  feature.setAttributes(attributes);
  if (sink_->addFeature(feature, QgsFeatureSink::FastInsert)) return;
  throw inputError(QStringLiteral("%1 cannot be written to its end").arg(parameter_), sink_->lastError(),
                   QStringLiteral("Look for free space, or choose another file or format."));
}

QString ResultSink::finish(const QString& style, QgsProcessingFeedback* feedback) {
  constexpr int longestInShapefiles = 10;
  bool isCut = false;
  for (const QString& name : fields_.names()) isCut = isCut || name.size() > longestInShapefiles;
  if (isCut && feedback && destination_.endsWith(QLatin1String(".shp"), Qt::CaseInsensitive))
    feedback->pushWarning(
        QStringLiteral("%1: a shapefile cuts the names of fields to %2 letters, and neither styles nor other "
                       "algorithms find them then. Choose a GeoPackage.")
            .arg(parameter_)
            .arg(longestInShapefiles));
  if (!sink_->flushBuffer())
    throw inputError(QStringLiteral("%1 cannot be written to its end").arg(parameter_), sink_->lastError(),
                     QStringLiteral("Look for free space, or choose another file or format."));
  sink_.reset();
  if (!style.isEmpty()) styleSink(destination_, style, context_, feedback);
  return destination_;
}

}  // namespace spate
