// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/result_sink.hpp"

#include <QFileInfo>
#include <cmath>

#include "algorithms/io/vector_files.hpp"
#include "algorithms/layer_style.hpp"
#include "algorithms/spate_algorithm.hpp"
#include "qgsprocessingparameters.h"
#include "qgsproxyfeaturesink.h"

namespace spate {
namespace {

void removeFrom(const FilePlace& place) {
  if (!place.file.isEmpty()) io::remove_vector_file(place.file.toStdString(), place.table.toStdString());
}

}  // namespace

QVariant orNull(std::optional<double> value) {
  return value && std::isfinite(*value) ? QVariant(*value) : QVariant(QVariant::Double);
}

QVariant orNull(const QString& text) {
  return text.isEmpty() ? QVariant(QVariant::String) : QVariant(text);
}

ResultSink::ResultSink(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context, const QgsFields& fields,
                       QgsWkbTypes::Type type, const QgsCoordinateReferenceSystem& crs)
    : parameter_(parameter), context_(context), fields_(fields) {
  const QgsProcessingParameterDefinition* definition = algorithm.parameterDefinition(parameter);
  place_ = placeOfOutput(QgsProcessingParameters::parameterAsFileOutput(definition, parameters, context));
  const bool isNew = !QFileInfo::exists(place_.file);
  try {
    sink_.reset(QgsProcessingParameters::parameterAsSink(definition, parameters, fields, type, crs, context,
                                                         destination_));
  } catch (const QgsProcessingException&) {
    if (isNew) removeFrom(place_);
    throw;
  }
  if (!sink_)
    throw inputError(QStringLiteral("%1 cannot be written").arg(parameter),
                     QStringLiteral("'%1' cannot be made").arg(parameters.value(parameter).toString()),
                     QStringLiteral("Choose another file or folder."));
}

ResultSink::~ResultSink() {
  if (!sink_) return;
  sink_.reset();
  removeFrom(place_);
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
  // The sink that QGIS gives passes everything on to the one that writes, but not this.
  auto* proxy = dynamic_cast<QgsProxyFeatureSink*>(sink_.get());
  if (!(proxy ? proxy->destinationSink() : sink_.get())->flushBuffer())
    throw inputError(QStringLiteral("%1 cannot be written to its end").arg(parameter_), sink_->lastError(),
                     QStringLiteral("Look for free space, or choose another file or format."));
  sink_.reset();
  if (!style.isEmpty()) styleSink(destination_, style, context_, feedback);
  return destination_;
}

}  // namespace spate
