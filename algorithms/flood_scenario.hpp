// SPDX-License-Identifier: GPL-3.0-or-later
// Builds what the solver simulates from the layers of spate:simulateflood, and tells what it found.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "algorithms/flood_barriers.hpp"
#include "algorithms/flood_layers.hpp"
#include "algorithms/flood_parameters.hpp"
#include "algorithms/io/dem.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "algorithms/io/tables.hpp"

namespace spate {

struct FloodScenario {
  std::shared_ptr<const Scenario> scenario;
  io::GeoReference reference;
  std::vector<PlacedBarrier> barriers;  // the first ones of the scenario, with their geometries
};

// Reads everything. Throws when an input does not make sense, with the layer, the feature and a remedy; warns
// about what is allowed but seldom meant.
FloodScenario buildFloodScenario(const FloodFiles& files, const FloodLayers& layers,
                                 const FloodChoices& choices, QgsProcessingFeedback* feedback);

// The series of the table HYDROGRAPHS, handed out by key.
class Hydrographs {
 public:
  explicit Hydrographs(const FloodLayers& layers);

  // user names who asks, e.g. "inflow 3 'q1'". Throws when the key is not known, and lists those that are.
  const io::Hydrograph& find(const QString& key, const QString& user);
  // As find, and throws when it is not of the kind that is needed.
  const io::Hydrograph& find(const QString& key, const QString& user, InflowKind kind);

  void warnOfUse(QgsProcessingFeedback* feedback) const;  // keys that nothing uses, or several things

 private:
  bool isGiven_;
  std::map<std::string, io::Hydrograph> series_;
  std::map<std::string, int> uses_;
};

// The parts (flood_buildings.cpp, flood_sources.cpp).
void addBuildings(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                  const FloodChoices& choices, QgsProcessingFeedback* feedback);
void addInflows(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
                Hydrographs& hydrographs, double duration, QgsProcessingFeedback* feedback);
void addEdges(Scenario& scenario, const io::GeoReference& reference, const FloodLayers& layers,
              Hydrographs& hydrographs, const FloodChoices& choices, QgsProcessingFeedback* feedback);

}  // namespace spate
