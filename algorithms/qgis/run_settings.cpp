// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/run_settings.hpp"

#include <memory>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/results/run_metadata.hpp"
#include "algorithms/qgis/parameter_definitions.hpp"
#include "algorithms/qgis/text.hpp"
#include "qgis.h"
#include "qgsprocessingparameters.h"
#include "qgsrasterlayer.h"

namespace spate {
namespace {

using Parameters = QgsProcessingParameters;

QString layerText(const QgsProcessingParameterDefinition& input, const QVariantMap& parameters,
                  QgsProcessingContext& context) {
  if (input.type() == QgsProcessingParameterRasterLayer::typeName()) {
    const QgsRasterLayer* raster = Parameters::parameterAsRasterLayer(&input, parameters, context);
    return raster ? raster->name() : QString();
  }
  const std::unique_ptr<QgsProcessingFeatureSource> source(
      Parameters::parameterAsSource(&input, parameters, context));
  return source ? QString::fromStdString(
                      counted_features(source->sourceName().toStdString(), source->featureCount()))
                : QString();
}

}  // namespace

io::Metadata originMetadata(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                            QgsProcessingContext& context, const ParameterList& inputs) {
  io::Metadata metadata = {{"SPATE_QGIS", Qgis::version().toStdString()},
                           {"SPATE_COMMAND", algorithm.asPythonCommand(parameters, context).toStdString()}};
  const Values values = valuesOf(inputs, algorithm, parameters, context);
  const auto describe = [&](const ParameterInfo& input) {
    return layerText(*algorithm.parameterDefinition(input.name.c_str()), parameters, context).toStdString();
  };
  for (auto& entry : input_metadata(values, inputs, describe)) metadata.push_back(std::move(entry));
  return metadata;
}

}  // namespace spate
