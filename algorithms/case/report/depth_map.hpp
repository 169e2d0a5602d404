// SPDX-License-Identifier: GPL-3.0-or-later
// The map of the report: how deep the water was, over the shaded ground, with scale bar, north arrow,
// coordinates, and the places of the run.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/over_time/recorder.hpp"
#include "algorithms/case/scenario/flood_scenario.hpp"
#include "algorithms/report/map_classes.hpp"
#include "solver/run/simulation.hpp"

namespace spate {

struct DepthMap {
  std::string svg;
  std::vector<MapClass> depths;   // m, as far as they are shown
  std::vector<MapClass> symbols;  // of the places that are drawn
};

// Of the part that got wet. dem: as GDAL opens it, with its CRS where its file does not say. Throws Error
// when the ground cannot be read any more.
DepthMap draw_depth_map(const Simulation& simulation, const FloodScenario& flood,
                        const RecordedPlaces& places, const std::string& dem, const std::string& dem_crs);

}  // namespace spate
