// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/qgis/number_lists.hpp"

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

}  // namespace spate
