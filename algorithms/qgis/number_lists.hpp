// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that hold several numbers: as text, "0.1, 0.5" or "0,1; 0,5", or as a list. All functions throw
// for words, for numbers out of their range, and for an empty list. name: of the parameter.
#pragma once

#include <QString>
#include <QVariantMap>
#include <vector>

#include "qgsprocessingalgorithm.h"

namespace spate {

// The text of such a parameter, whichever form it was given in.
QString listText(const QgsProcessingAlgorithm& algorithm, const char* name, const QVariantMap& parameters,
                 QgsProcessingContext& context);

// Depths, m, sorted and without repetitions.
std::vector<double> parseDepths(const QString& name, const QString& text);
std::vector<double> depthsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context);

// Shares above 0, up to 1, sorted and without repetitions.
std::vector<double> sharesParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context);

// Return periods, years, in the order given, since each belongs to the layer at the same place. Throws when
// one occurs twice.
std::vector<double> periodsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                     const QVariantMap& parameters, QgsProcessingContext& context);

}  // namespace spate
