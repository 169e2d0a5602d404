// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/number_lists.hpp"

#include "algorithms/case/parameters/number_lists.hpp"
#include "qgsprocessingparameters.h"

namespace spate {

QString listText(const QgsProcessingAlgorithm& algorithm, const char* name, const QVariantMap& parameters,
                 QgsProcessingContext& context) {
  const QVariant value = parameters.value(name);
  if (value.userType() != QMetaType::QVariantList && value.userType() != QMetaType::QStringList)
    return QgsProcessingParameters::parameterAsString(algorithm.parameterDefinition(name), parameters,
                                                      context);
  return value.toStringList().join(QStringLiteral("; "));  // a Python list of numbers
}

std::vector<double> parseDepths(const QString& name, const QString& text) {
  return parse_depths(name.toStdString(), text.toStdString());
}

std::vector<double> depthsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context) {
  return parse_depths(name, listText(algorithm, name, parameters, context).toStdString());
}

std::vector<double> sharesParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context) {
  return parse_shares(name, listText(algorithm, name, parameters, context).toStdString());
}

std::vector<double> periodsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                     const QVariantMap& parameters, QgsProcessingContext& context) {
  return parse_periods(name, listText(algorithm, name, parameters, context).toStdString());
}

}  // namespace spate
