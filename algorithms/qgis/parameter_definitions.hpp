// SPDX-License-Identifier: GPL-3.0-or-later
// From the list of parameters of a case to definitions for QGIS, and from what QGIS was given to their
// values.
#pragma once

#include <QVariantMap>

#include "algorithms/case/parameters/values.hpp"
#include "qgsprocessingalgorithm.h"

namespace spate {

// Definitions with help; the caller adds each to its algorithm, which owns it.
QList<QgsProcessingParameterDefinition*> definitionsOf(const ParameterList& list);

// With their defaults. Sources and results are named as far as they have a text.
Values valuesOf(const ParameterList& list, const QgsProcessingAlgorithm& algorithm,
                const QVariantMap& parameters, QgsProcessingContext& context);

// The file of each result that is wanted, by parameter.
std::map<std::string, std::string> resultFiles(const ParameterList& list,
                                               const QgsProcessingAlgorithm& algorithm,
                                               const QVariantMap& parameters, QgsProcessingContext& context);

}  // namespace spate
