// SPDX-License-Identifier: GPL-3.0-or-later
// Builds what the solver simulates from the layers of spate:simulateflood, and tells what it found.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "algorithms/case/flood_barriers.hpp"
#include "algorithms/case/series_by_key.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/raster/dem.hpp"
#include "algorithms/qgis/flood_layers.hpp"
#include "algorithms/qgis/flood_parameters.hpp"

namespace spate {

struct FloodScenario {
  std::shared_ptr<const Scenario> scenario;
  io::GeoReference reference;
  std::vector<PlacedBarrier> barriers;  // the first ones of the scenario, with their geometries
};

// Reads everything; hydrographs keeps who takes which series. Throws when an input does not make sense, with
// the layer, the feature and a remedy; warns about what is allowed but seldom meant.
FloodScenario buildFloodScenario(const FloodFiles& files, const FloodLayers& layers,
                                 const FloodChoices& choices, Hydrographs& hydrographs,
                                 QgsProcessingFeedback* feedback);

// The parts (flood_buildings.cpp, flood_sources.cpp).
void addBuildings(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                  const FloodChoices& choices, QgsProcessingFeedback* feedback);
void addInflows(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                Hydrographs& hydrographs, double duration, QgsProcessingFeedback* feedback);
void addEdges(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
              Hydrographs& hydrographs, const FloodChoices& choices, QgsProcessingFeedback* feedback);

}  // namespace spate
