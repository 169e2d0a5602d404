// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of the page of spate:comparescenarios.
#pragma once

#include <string>
#include <vector>

#include "algorithms/case/tools/building_figures.hpp"
#include "algorithms/case/tools/depth_comparison.hpp"
#include "algorithms/report/map_classes.hpp"
#include "algorithms/report/page_painter.hpp"

namespace spate {

// What is drawn on the maps beside the water and the buildings.
struct MapContent {
  RasterInput dem;                   // without a path: none, the ground is plain
  std::vector<std::string> measure;  // WKB in the CRS of the depths
  const PagePainter* painter = nullptr;
};

struct ScenarioMaps {
  PagePicture without, with, change, classes;
  std::vector<MapClass> depths, changes, land;
  std::vector<MapClass> buildings;  // of the damage or, without one, of being flooded; empty = none
  std::vector<MapClass> judged;     // of the change at a building; empty = none
  std::vector<MapClass> symbols;    // the measure and standing water, as far as they are drawn
};

// Of the flooded part of the grid. buildings may be null. numbered: those with a number on the maps, from 1
// on.
ScenarioMaps draw_scenario_maps(DepthComparison& depths, const BuildingComparison* buildings,
                                const std::vector<std::size_t>& numbered, const MapContent& content,
                                const std::string& currency, const std::string& measure, Log& log);

}  // namespace spate
