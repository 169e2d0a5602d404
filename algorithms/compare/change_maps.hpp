// SPDX-License-Identifier: GPL-3.0-or-later
// The rasters of spate:comparescenarios: one line of a table each, with its output, its style and its values.
#pragma once

#include "algorithms/compare/depth_comparison.hpp"
#include "algorithms/qgis/definitions.hpp"
#include "algorithms/qgis/raster_outputs.hpp"

namespace spate {

void defineChangeMaps(Definitions& to);

// Those that are wanted, with their styles.
RasterOutputs changeMapOutputs(const QgsProcessingAlgorithm& algorithm, const QVariantMap& parameters,
                               QgsProcessingContext& context);

// Writes the rasters that have a path. paths: by parameter; command: the call that repeats the comparison.
void writeChangeMaps(DepthComparison& depths, const io::GeoReference& reference, const QVariantMap& paths,
                     const QString& command, QgsProcessingFeedback* feedback);

// The outputs of the algorithm that are numbers of the rasters; without the delay where there is none.
QVariantMap changeNumbers(const DepthComparison& depths);

}  // namespace spate
