// SPDX-License-Identifier: GPL-3.0-or-later
// Writes layers and tables of a case to the destinations of the user.
#pragma once

#include <QString>

#include "algorithms/case/inputs/kept_rows.hpp"
#include "algorithms/io/vector/layer_file.hpp"
#include "algorithms/qgis/layer_inputs.hpp"
#include "algorithms/qgis/layer_style.hpp"
#include "qgscoordinatereferencesystem.h"
#include "qgsprocessingalgorithm.h"

namespace spate {

// Writes a layer to the feature sink of a parameter, with its style; returns its file or the layer's id.
QString writeLayer(const io::Layer& layer, const QgsProcessingAlgorithm& algorithm, const char* parameter,
                   const QVariantMap& parameters, QgsProcessingContext& context,
                   const QgsCoordinateReferenceSystem& crs, const Style& style,
                   QgsProcessingFeedback* feedback);

// The same with the rows of an input, of which geometries and attributes stay as QGIS has them.
QString writeRows(const KeptRows& rows, const LayerInputs& inputs, const QgsProcessingAlgorithm& algorithm,
                  const char* parameter, const QVariantMap& parameters, QgsProcessingContext& context,
                  const Style& style, QgsProcessingFeedback* feedback);

}  // namespace spate
