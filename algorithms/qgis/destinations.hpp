// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the destinations of a run's results before it starts.
#pragma once

#include <QString>
#include <QStringList>

#include "algorithms/io/source_files.hpp"
#include "qgsprocessingalgorithm.h"

namespace spate {

// The file of a result, with the ending that it will have.
QString fileOfOutput(const QgsProcessingParameterDefinition& definition, const QVariantMap& parameters,
                     QgsProcessingContext& context);

// destination: as parameterAsFileOutput gives it, a path or "ogr:dbname='PATH' table="NAME"".
io::FilePlace placeOfOutput(const QString& destination);
QString outputAt(const io::FilePlace& place);  // the reverse, for a file

// For the main thread. Throws when an output would overwrite an input or another output, and when a vector
// result cannot be written to its destination (rasters and pages check that themselves).
void checkDestinations(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                       QgsProcessingContext& context);

// For the main thread. Throws when one of these files is an input.
void checkFiles(const QStringList& files, const QgsProcessingAlgorithm& algorithm,
                const QVariantMap& parameters, QgsProcessingContext& context);

}  // namespace spate
