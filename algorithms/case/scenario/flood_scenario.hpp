// SPDX-License-Identifier: GPL-3.0-or-later
// Builds what the solver simulates from the inputs of spate:simulateflood, and logs what it found.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/inputs/series_by_key.hpp"
#include "algorithms/case/parameters/flood_choices.hpp"
#include "algorithms/case/scenario/flood_barriers.hpp"
#include "algorithms/case/scenario/lines_across.hpp"
#include "algorithms/io/geo_reference.hpp"

namespace spate {

inline constexpr double mm_per_hour = 1.0 / 1000 / 3600;  // m/s

struct FloodScenario {
  std::shared_ptr<Scenario> scenario;
  io::GeoReference reference;
  std::vector<PlacedBarrier> barriers;  // the first ones of the scenario, with their geometries
  LinesAcross across;                   // their sections are not among those of the scenario
  std::vector<std::string> buildings;   // WKB in the CRS of the elevation model, for maps
};

// Whether any water comes, or is there at the start; and the warning where there is none.
bool has_water(const Scenario& scenario);
void warn_of_no_water(Log& log);
enum class Dryness { warned_of, allowed };  // allowed: others are made of the scenario, which may have water

// Reads everything; hydrographs remembers which series each user takes. Throws Error when an input does not
// make sense, with the layer, the feature and a remedy; warns about what is allowed but rarely intended. A
// scenario may be incomplete when the log is cancelled.
FloodScenario build_flood_scenario(const Inputs& inputs, const FloodChoices& choices,
                                   Hydrographs& hydrographs, Log& log, Dryness dryness = Dryness::warned_of);

// The parts (flood_buildings.cpp, flood_water.cpp, flood_rain.cpp, flood_losses.cpp, roof_rain.cpp,
// flood_sources.cpp).
// The first returns the geometries of the buildings, WKB.
std::vector<std::string> add_buildings(Scenario& scenario, const io::GeoReference& reference,
                                       const Inputs& inputs, const FloodChoices& choices, Log& log);
void add_initial_depth(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs, Log& log);
void add_water_bodies(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs, Log& log);
void add_rain(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
              const FloodChoices& choices, Log& log);
void add_losses(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
                const FloodChoices& choices, Log& log);
void add_roof_rain(Scenario& scenario, const FloodChoices& choices, Log& log);
// Returns the labels of the inflows, in their order.
std::vector<std::string> add_inflows(Scenario& scenario, const io::GeoReference& reference,
                                     const Inputs& inputs, Hydrographs& hydrographs, double duration,
                                     Log& log);
void add_edges(Scenario& scenario, const io::GeoReference& reference, const Inputs& inputs,
               Hydrographs& hydrographs, const FloodChoices& choices, Log& log);

}  // namespace spate
