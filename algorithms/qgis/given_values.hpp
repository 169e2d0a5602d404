// SPDX-License-Identifier: GPL-3.0-or-later
// Values of parameters as scripts, models and qgis_process give them: the dialog offers only valid ones,
// others may give any.
#pragma once

#include <QVariantMap>

class QgsProcessingAlgorithm;
class QgsProcessingContext;

namespace spate {

// Evaluates expressions, which QGIS takes for the default where they have no value. Reads choices, and
// numbers and flags that are given as text, as the command does: QGIS takes what it cannot read for the
// default, 0 or yes. Throws Error when one cannot be read.
QVariantMap withReadValues(const QgsProcessingAlgorithm& algorithm, QVariantMap parameters,
                           QgsProcessingContext& context);

// Throws Error when a number lies beyond its limits or is not finite, or no whole one where it must be: QGIS
// would report which one is wrong, but not why.
void checkNumbers(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                  QgsProcessingContext& context);

}  // namespace spate
