// SPDX-License-Identifier: GPL-3.0-or-later
// Parameters that hold several numbers: as text, "0.1, 0.5" or "0,1; 0,5", or as a list.
#pragma once

#include <QString>
#include <QVariantMap>

#include "qgsprocessingalgorithm.h"

namespace spate {

// The text of such a parameter, whichever form it was given in.
QString listText(const QgsProcessingAlgorithm& algorithm, const char* name, const QVariantMap& parameters,
                 QgsProcessingContext& context);

}  // namespace spate
