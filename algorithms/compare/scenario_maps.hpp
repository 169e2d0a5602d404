// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of the page of spate:comparescenarios.
#pragma once

#include <QImage>
#include <string>
#include <vector>

#include "algorithms/compare/building_figures.hpp"
#include "algorithms/compare/depth_comparison.hpp"
#include "algorithms/report/map_classes.hpp"
#include "qgsgeometry.h"

namespace spate {

// What is drawn on the maps beside the water. Geometries in the CRS of the depths; null = has no place there.
struct MapContent {
  std::string dem;                     // as GDAL opens it; empty = none, the ground is plain
  std::string demCrs;                  // WKT; empty = that of its file
  std::vector<QgsGeometry> buildings;  // one for each building of the comparison
  std::vector<QgsGeometry> measure;
};

struct ScenarioMaps {
  QImage without, with, change, classes;
  std::vector<MapClass> depthClasses, changeClasses, landClasses;
  std::vector<MapClass> buildingClasses;  // of the damage or, without one, of being flooded; empty = none
  std::vector<MapClass> judgedClasses;    // of the change at a building; empty = none
  std::vector<MapClass> symbols;          // the measure and standing water, as far as they are drawn
};

// Of the flooded part of the grid. buildings may be null. numbered: those with a number on the maps, from 1
// on.
ScenarioMaps drawScenarioMaps(DepthComparison& depths, const BuildingComparison* buildings,
                              const std::vector<std::size_t>& numbered, const MapContent& content,
                              const std::string& currency, const std::string& measure,
                              QgsProcessingFeedback* feedback);

}  // namespace spate
