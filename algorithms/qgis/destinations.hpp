// SPDX-License-Identifier: GPL-3.0-or-later
// Where the results of a run go, judged before it starts.
#pragma once

#include <QString>

#include "qgsprocessingalgorithm.h"

namespace spate {

// A file of a layer or a result; table: the one of several in it that is meant, empty = the whole file.
struct FilePlace {
  QString file;  // empty: not in a file (in memory, or in a database)
  QString table;
};

// Of an output as parameterAsFileOutput names it: a path, or "ogr:dbname='PATH' table="NAME"".
FilePlace placeOfOutput(const QString& destination);

// In the main thread. Throws when an output would overwrite an input or another output, and when a vector
// result could not be written where it is wanted: rasters and pages see to that themselves.
void checkDestinations(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                       QgsProcessingContext& context);

}  // namespace spate
