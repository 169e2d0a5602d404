// SPDX-License-Identifier: GPL-3.0-or-later
// The map of the report: the largest depths over the shaded ground, with scale bar, north arrow, coordinates,
// and the places of the run.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/report/map_classes.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct DepthMap {
  static constexpr double least_depth = 0.05;  // m, that is drawn, as in the style max_depth

  std::string svg;
  std::vector<MapClass> depths;   // m, the classes that are shown
  std::vector<MapClass> symbols;  // of the kinds of places that are drawn
};

// Draws the part of the grid that got wet. dem: the elevation model as GDAL opens it; dem_crs: its CRS where
// the file has none. Throws Error when the elevation model can no longer be read.
DepthMap draw_depth_map(const Simulation& simulation, const FloodScenario& flood,
                        const RecordedPlaces& places, const std::string& dem, const std::string& dem_crs);

}  // namespace spate
