// SPDX-License-Identifier: GPL-3.0-or-later
// What spate:fixterrain proposes, as layers that a user looks through and gives back.
#pragma once

#include <QString>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/io/terrain/terrain_fixes.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

struct TerrainProposals {
  std::vector<io::Spot> spots;
  std::vector<io::Stream> bridges;    // the beds through them
  std::vector<double> bridgeHeights;  // m, of each above its bed; unknown = NaN
};

// Those of ACCEPTED_SPOTS and ACCEPTED_BRIDGES whose field 'accept' is empty or not 0. Spots outside the
// ground are left out with a warning. Throws Error for values that make no sense.
TerrainProposals readAccepted(const Inputs& inputs, const Terrain& terrain, const io::GeoReference& reference,
                              QgsProcessingFeedback* feedback);

// Write the layers SPOTS and BRIDGES; return them as results of the algorithm.
QString writeSpots(const TerrainProposals& proposals, const QgsProcessingAlgorithm& algorithm,
                   const QVariantMap& parameters, QgsProcessingContext& context,
                   const QgsCoordinateReferenceSystem& crs, QgsProcessingFeedback* feedback);
QString writeBridges(const TerrainProposals& proposals, const QgsProcessingAlgorithm& algorithm,
                     const QVariantMap& parameters, QgsProcessingContext& context,
                     const QgsCoordinateReferenceSystem& crs, QgsProcessingFeedback* feedback);

}  // namespace spate
