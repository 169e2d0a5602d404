// SPDX-License-Identifier: GPL-3.0-or-later
// A flood over time in the project: a mesh that shows depth in the colours of the maps and velocity as
// arrows, ready for the temporal controller.
#pragma once

#include <memory>

#include "algorithms/qgis/result_group.hpp"
#include "qgsprocessingcontext.h"

class QgsMeshLayer;

namespace spate {

// Depth in the colours of the maps and velocity as arrows, as styles/flood_series.qml has them.
void styleFloodSeries(QgsMeshLayer& mesh);

// Lets QGIS load the mesh file when the algorithm has ended, and places it among the results of the run.
void loadMeshOnCompletion(const QString& path, const std::shared_ptr<ResultGroup>& group,
                          const GroupedResult& result, const QString& parameter,
                          QgsProcessingContext& context);

}  // namespace spate
