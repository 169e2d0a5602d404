// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the list of parameters of a case into definitions for QGIS, and the parameters of QGIS into their
// values.
#pragma once

#include <QVariantMap>

#include "algorithms/case/parameters/values.hpp"
#include "qgsprocessingalgorithm.h"

namespace spate {

// Definitions with help; the caller adds each to its algorithm, which owns it.
QList<QgsProcessingParameterDefinition*> definitionsOf(const ParameterList& list);

// The values of the parameters, with their defaults. Sources and results are texts, as far as they have one.
Values valuesOf(const ParameterList& list, const QgsProcessingAlgorithm& algorithm,
                const QVariantMap& parameters, QgsProcessingContext& context);

// The file of each result that is wanted, by parameter.
std::map<std::string, std::string> resultFiles(const ParameterList& list,
                                               const QgsProcessingAlgorithm& algorithm,
                                               const QVariantMap& parameters, QgsProcessingContext& context);

}  // namespace spate
