// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that hold several numbers: as text, "0.1, 0.5" or "0,1; 0,5", or as a list. Each throws for
// text, for numbers out of their range, and for none; name is the parameter's.
#pragma once

#include <QString>
#include <QVariantMap>
#include <vector>

#include "qgsprocessingalgorithm.h"

namespace spate {

// The text of such a parameter, of whatever form it was given in.
QString listText(const QgsProcessingAlgorithm& algorithm, const char* name, const QVariantMap& parameters,
                 QgsProcessingContext& context);

// Depths, m, sorted, without repetitions.
std::vector<double> parseDepths(const QString& name, const QString& text);
std::vector<double> depthsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context);

// Shares above 0, up to 1, likewise.
std::vector<double> sharesParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                    const QVariantMap& parameters, QgsProcessingContext& context);

// Return periods, years, in the order in which they are written, since each belongs to something at its
// place. Throws for one twice.
std::vector<double> periodsParameter(const QgsProcessingAlgorithm& algorithm, const char* name,
                                     const QVariantMap& parameters, QgsProcessingContext& context);

}  // namespace spate
