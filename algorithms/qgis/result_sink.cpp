// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/result_sink.hpp"

#include <QDir>
#include <QFileInfo>
#include <cmath>
#include <filesystem>

#include "algorithms/io/vector/vector_files.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "algorithms/qgis/qgiscompat.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgsprocessingparameters.h"
#include "qgsproxyfeaturesink.h"

namespace spate {
namespace {

bool isTemporary(const QVariant& value) {
  return (value.canConvert<QgsProcessingOutputLayerDefinition>()
              ? value.value<QgsProcessingOutputLayerDefinition>().sink.staticValue()
              : value) == QgsProcessing::TEMPORARY_OUTPUT;
}

// The value of a destination, with another file.
QVariant withFile(const QVariant& value, const QString& file) {
  if (!value.canConvert<QgsProcessingOutputLayerDefinition>()) return file;
  auto definition = value.value<QgsProcessingOutputLayerDefinition>();
  definition.sink = QgsProperty::fromValue(file);
  return definition;
}

}  // namespace

QVariant orNull(std::optional<double> value) {
  return value && std::isfinite(*value) ? QVariant(*value) : qgis::null(qgis::realField);
}

QVariant orNull(const QString& text) {
  return text.isEmpty() ? qgis::null(qgis::textField) : QVariant(text);
}

ResultSink::ResultSink(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context, const QgsFields& fields,
                       qgis::WkbType type, const QgsCoordinateReferenceSystem& crs)
    : parameter_(parameter), context_(context), fields_(fields) {
  const QgsProcessingParameterDefinition* definition = algorithm.parameterDefinition(parameter);
  QVariantMap values = parameters;
  QVariant& value = values[parameter];
  if (!isTemporary(value))
    place_ = placeOfOutput(QgsProcessingParameters::parameterAsFileOutput(definition, parameters, context));
  if (!place_.file.isEmpty() && place_.table.isEmpty()) {
    const QFileInfo file(place_.file);
    hidden_ = std::make_unique<QTemporaryDir>(file.path() + QStringLiteral("/.spate-XXXXXX"));
    value = withFile(value, hidden_->filePath(file.fileName()));
  }
  try {
    sink_.reset(QgsProcessingParameters::parameterAsSink(definition, values, fields, type, crs, context,
                                                         destination_));
  } catch (const QgsProcessingException&) {
    removeTable();
    throw;
  }
  if (!sink_)
    throw inputError(qtr("%1 cannot be written", parameter),
                     qtr("'%1' cannot be created", parameters.value(parameter).toString()),
                     qtr("Choose another file or folder."));
}

ResultSink::~ResultSink() {
  if (!sink_) return;
  sink_.reset();
  removeTable();
}

// Removes the table from a file that holds others.
void ResultSink::removeTable() const {
  if (!place_.table.isEmpty()) io::remove_table(place_.file.toStdString(), place_.table.toStdString());
}

// One atomic rename for each of its files.
void ResultSink::moveToDestination() {
  const QString hiddenFile = hidden_->filePath(QFileInfo(place_.file).fileName());
  for (const QFileInfo& file : QDir(hidden_->path()).entryInfoList(QDir::Files)) {
    const QString place = QFileInfo(place_.file).dir().filePath(file.fileName());
    std::error_code error;
    std::filesystem::rename(std::filesystem::u8path(file.filePath().toStdString()),
                            std::filesystem::u8path(place.toStdString()), error);
    if (error)
      throw inputError(qtr("%1 cannot be written", parameter_),
                       qtr("'%1' cannot be replaced: %2", place, error.message().c_str()),
                       qtr("Choose another file, or close the program that has it open."));
  }
  QMap<QString, QgsProcessingContext::LayerDetails> toLoad = context_.layersToLoadOnCompletion();
  if (toLoad.contains(destination_)) {
    const QgsProcessingContext::LayerDetails details = toLoad.take(destination_);
    toLoad.insert(QString(destination_).replace(hiddenFile, place_.file), details);
    context_.setLayersToLoadOnCompletion(toLoad);
  }
  destination_.replace(hiddenFile, place_.file);
}

void ResultSink::add(const QgsGeometry& geometry, const QgsAttributes& attributes) {
  QgsFeature feature(fields_);
  feature.setGeometry(geometry);
  feature.setAttributes(attributes);
  if (sink_->addFeature(feature, QgsFeatureSink::FastInsert)) return;
  throw inputError(qtr("%1 cannot be written to its end", parameter_), sink_->lastError(),
                   qtr("Free some space, or choose another file or format."));
}

QString ResultSink::finish(const QString& style, QgsProcessingFeedback* feedback) {
  constexpr int longestInShapefiles = 10;
  bool isCut = false;
  for (const QString& name : fields_.names()) isCut = isCut || name.size() > longestInShapefiles;
  if (isCut && feedback && destination_.endsWith(QLatin1String(".shp"), Qt::CaseInsensitive))
    feedback->pushWarning(
        qtr("%1: a shapefile cuts the names of fields to %2 letters (styles and other algorithms do not find "
            "them). Choose a GeoPackage.",
            parameter_, longestInShapefiles));
  // QGIS' sink forwards everything to the one that writes, except flushBuffer.
  auto* proxy = dynamic_cast<QgsProxyFeatureSink*>(sink_.get());
  if (!(proxy ? proxy->destinationSink() : sink_.get())->flushBuffer())
    throw inputError(qtr("%1 cannot be written to its end", parameter_), sink_->lastError(),
                     qtr("Free some space, or choose another file or format."));
  sink_.reset();
  if (hidden_) moveToDestination();
  if (!style.isEmpty()) styleSink(destination_, style, context_, feedback);
  return destination_;
}

}  // namespace spate
