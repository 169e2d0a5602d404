// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/result_sink.hpp"

#include <QFileInfo>
#include <cmath>

#include "algorithms/case/results/style_files.hpp"
#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/attribute.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/io/vector/vector_files.hpp"
#include "algorithms/qgis/feedback_log.hpp"
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

// The value of a destination parameter with another destination.
QVariant withOutput(const QVariant& value, const QString& output) {
  if (!value.canConvert<QgsProcessingOutputLayerDefinition>()) return output;
  auto definition = value.value<QgsProcessingOutputLayerDefinition>();
  definition.sink = QgsProperty::fromValue(output);
  return definition;
}

QgsAttributes withoutFormulas(QgsAttributes attributes) {
  for (QVariant& value : attributes)
    if (value.userType() == QMetaType::QString && !value.isNull())
      value = QString::fromStdString(io::without_formula(value.toString().toStdString()));
  return attributes;
}

// With the names that a shapefile has room for.
QgsFields shortened(const QgsFields& fields, const std::vector<std::string>& names) {
  const std::vector<std::string> free = io::shapefile_names(names);
  QgsFields result;
  for (int i = 0; i < fields.size(); ++i) {
    QgsField field = fields[i];
    field.setName(QString::fromStdString(free[static_cast<std::size_t>(i)]));
    result.append(field);
  }
  return result;
}

}  // namespace

QVariant orNull(std::optional<double> value) {
  return value && std::isfinite(*value) ? QVariant(*value) : qgis::null(qgis::realField);
}

ResultSink::ResultSink(const QgsProcessingAlgorithm& algorithm, const char* parameter,
                       const QVariantMap& parameters, QgsProcessingContext& context, const QgsFields& fields,
                       qgis::WkbType type, const QgsCoordinateReferenceSystem& crs)
    : parameter_(parameter),
      context_(context),
      fields_(fields),
      hasCrs_(type != qgis::WkbType::NoGeometry && crs.isValid()),
      hasPoints_(QgsWkbTypes::geometryType(type) == qgis::pointGeometry) {
  const QgsProcessingParameterDefinition* definition = algorithm.parameterDefinition(parameter);
  QVariantMap values = parameters;
  QVariant& value = values[parameter];
  if (!isTemporary(value)) place_ = placeOfOutput(fileOfOutput(*definition, parameters, context));
  const QString format = QFileInfo(QString::fromStdString(place_.file)).suffix().toLower();
  isSheet_ = QStringList({"csv", "xlsx", "ods"}).contains(format);
  std::vector<std::string> names;
  for (const QgsField& field : fields_) names.push_back(field.name().toStdString());
  cutNames_ = io::cut_names_warning(parameter, place_.file, names);
  if (cutNames_) fields_ = shortened(fields_, names);
  if (!place_.file.empty()) {
    files_ = std::make_unique<io::NewFiles>(place_.file);
    value = withOutput(value, outputAt({files_->temporary(), place_.table}));
  }
  sink_.reset(QgsProcessingParameters::parameterAsSink(definition, values, fields_, type, crs, context,
                                                       destination_));
  if (!sink_)
    throw inputError("result_not_written", qtr("%1 cannot be written", parameter),
                     qtr("'%1' cannot be created", parameters.value(parameter).toString()),
                     qtr("Choose another file or folder."));
}

void ResultSink::failAtEnd(const QString& why) const {
  throw inputError("result_cut_short", qtr("%1 cannot be written to its end", parameter_), why,
                   qtr("Free some space, or choose another file or format."));
}

// Closes the sink, then checks that everything is stored and can be read again: formats that write at the
// very end report nothing when the disk is full.
void ResultSink::close() {
  // QGIS' proxy forwards everything to the sink that writes, except flushBuffer.
  auto* proxy = dynamic_cast<QgsProxyFeatureSink*>(sink_.get());
  if (!(proxy ? proxy->destinationSink() : sink_.get())->flushBuffer()) failAtEnd(sink_->lastError());
  const io::GdalErrors errors;
  sink_.reset();
  if (errors.failed()) failAtEnd(QString::fromStdString(errors.why("")));
  if (!files_) return;
  files_->store_all();
  const std::string why = io::why_not_whole(files_->temporary(), place_.table, rows_, hasCrs_);
  if (!why.empty()) failAtEnd(QString::fromStdString(why));
}

void ResultSink::moveToDestination() {
  const QString hiddenFile = QString::fromStdString(files_->temporary());
  const QString place = QString::fromStdString(place_.file);
  if (place_.table.empty() || !QFileInfo::exists(place)) {
    files_->take_place();
  } else {
    const std::string why = io::put_table(files_->temporary(), place_.table, place_.file);
    if (!why.empty()) failAtEnd(QString::fromStdString(why));
  }
  QMap<QString, QgsProcessingContext::LayerDetails> toLoad = context_.layersToLoadOnCompletion();
  if (toLoad.contains(destination_)) {
    const QgsProcessingContext::LayerDetails details = toLoad.take(destination_);
    toLoad.insert(QString(destination_).replace(hiddenFile, place), details);
    context_.setLayersToLoadOnCompletion(toLoad);
  }
  destination_.replace(hiddenFile, place);
}

void ResultSink::add(const QgsGeometry& geometry, const QgsAttributes& attributes) {
  QgsFeature feature(fields_);
  feature.setGeometry(geometry);
  feature.setAttributes(isSheet_ ? withoutFormulas(attributes) : attributes);
  if (!sink_->addFeature(feature, QgsFeatureSink::FastInsert)) failAtEnd(sink_->lastError());
  ++rows_;
}

QString ResultSink::finish(const Style& style, QgsProcessingFeedback* feedback) {
  if (cutNames_ && feedback) warn(feedback, *cutNames_);
  close();
  if (files_) moveToDestination();
  if (!style.isEmpty())
    styleSink(destination_, place_.table.empty(),
              hasPoints_ ? Style::fromQml(style_of_points(style.qml().toStdString())) : style, context_,
              feedback);
  return destination_;
}

}  // namespace spate
