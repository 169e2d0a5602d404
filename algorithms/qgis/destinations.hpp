// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the destinations of a run's results before it starts.
#pragma once

#include <QString>

#include "qgsprocessingalgorithm.h"

namespace spate {

// The file of a layer or a result; table: one of several in the file, empty = the whole file.
struct FilePlace {
  QString file;  // empty: not in a file (in memory, or in a database)
  QString table;
};

// destination: as parameterAsFileOutput gives it, a path or "ogr:dbname='PATH' table="NAME"".
FilePlace placeOfOutput(const QString& destination);

// In the main thread. Throws when an output would overwrite an input or another output, and when a vector
// result cannot be written to its destination (rasters and pages check that themselves).
void checkDestinations(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                       QgsProcessingContext& context);

}  // namespace spate
