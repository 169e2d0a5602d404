// SPDX-License-Identifier: GPL-3.0-or-later
// What can be known of structures before a simulation: whether their ends meet the ground, whether water
// comes to them and passes them alone, and whether they can pass it.
#pragma once

#include "algorithms/case/log/log.hpp"
#include "algorithms/io/geo_reference.hpp"
#include "solver/run/computed_bed.hpp"

namespace spate {

struct StructureChecks {
  double headwater = 1.5;   // over the height of a culvert or a gate: at which its capacity counts
  bool capacities = false;  // also a note for each of what it passes, and where no inflow comes to it
};

void check_structures(const Scenario& scenario, const io::GeoReference& reference, const ComputedBed& bed,
                      const StructureChecks& wanted, const Watch& watch, Log& log);

}  // namespace spate
