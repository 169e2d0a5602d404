// SPDX-License-Identifier: GPL-3.0-or-later
// What can be known of a scenario before it is simulated, without a step: findings for the log. The first
// phase of a simulation, and what spate:checkinputs shows. Each takes a moment, and less memory than the
// simulation.
#pragma once

#include <vector>

#include "algorithms/case/log/log.hpp"
#include "algorithms/case/scenario/flood_barriers.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/computed_bed.hpp"
#include "solver/run/crests.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct CheckedScenario {
  const Scenario& scenario;
  const io::GeoReference& reference;
  const ComputedBed& bed;  // without the crests of narrow dikes
  const std::vector<PlacedBarrier>& barriers;
  const std::vector<std::string>& inflow_labels;  // in the order of the scenario's, as "inflow 3 'q1'"
  double duration = 0;                            // s
};

// The lowest and highest ground of the flow, m, absolute.
struct GroundRange {
  double lowest, highest;
  bool empty() const { return !(lowest <= highest); }
};

// Throws Cancelled when the log is.
void check_scenario(const CheckedScenario& checked, Log& log);

// The parts.
void check_ground(const CheckedScenario& checked, const Watch& watch, Log& log);  // holes, spikes and pits
// Of elevations, levels, rain and roughness.
void check_units(const CheckedScenario& checked, const GroundRange& ground, const Watch& watch, Log& log);
void check_inflows(const CheckedScenario& checked, const GroundRange& ground, Log& log);  // series and places
void check_storage(const CheckedScenario& checked, const Watch& watch, Log& log);  // where the water will go
void check_barriers(const CheckedScenario& checked, Log& log);                     // gaps between them

// What the bed of the scheme makes of dikes and ditches of one cell.
void check_narrow_ground(const Terrain& terrain, const io::GeoReference& reference, const Bed& bed,
                         const BedReport& report, double noticed, Log& log);

}  // namespace spate
