// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that hold several numbers: as text, "0.1, 0.5" or "0,1; 0,5", or as a list. name: of the
// parameter.
#pragma once

#include <QString>
#include <QVariantMap>
#include <vector>

#include "qgsprocessingalgorithm.h"

namespace spate {

// The text of such a parameter, whichever form it was given in.
QString listText(const QgsProcessingAlgorithm& algorithm, const char* name, const QVariantMap& parameters,
                 QgsProcessingContext& context);

// Depths, m, sorted and without repetitions. Throws for words, for numbers out of their range, and for an
// empty list.
std::vector<double> parseDepths(const QString& name, const QString& text);

}  // namespace spate
