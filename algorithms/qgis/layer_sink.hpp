// SPDX-License-Identifier: GPL-3.0-or-later
// Writes layers and tables of a case to the destinations of the user.
#pragma once

#include <QString>

#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsprocessingalgorithm.h"

namespace spate {

// Writes a layer to the feature sink of a parameter, with its style; returns its file or the layer's id.
QString writeLayer(const io::Layer& layer, const QgsProcessingAlgorithm& algorithm, const char* parameter,
                   const QVariantMap& parameters, QgsProcessingContext& context,
                   const QgsCoordinateReferenceSystem& crs, const Style& style,
                   QgsProcessingFeedback* feedback);

}  // namespace spate
