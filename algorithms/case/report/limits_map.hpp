// SPDX-License-Identifier: GPL-3.0-or-later
// The cells that limited the time step, on a map of the report over what got wet.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/report/map_classes.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct LimitingCell {
  double x = 0, y = 0;  // its centre
  double share = 0;     // of the steps
};

struct StepLimitsFound {
  std::vector<LimitingCell> cells;  // the largest share first; as many at most as a map can show
  std::size_t count = 0;            // of all such cells
  double share = 0;                 // of the steps that any cell limited
};

// The simulation must have counted them.
StepLimitsFound find_step_limits(const Simulation& simulation, const io::GeoReference& place);

struct LimitsMap {
  std::string svg;  // empty: no cell limited a step
  std::vector<MapClass> classes;
};

// dem: as draw_depth_map() takes it. Throws Error when the ground cannot be read any more.
LimitsMap draw_limits_map(const Simulation& simulation, const io::GeoReference& place,
                          const StepLimitsFound& limits, const std::string& dem, const std::string& dem_crs);

}  // namespace spate
