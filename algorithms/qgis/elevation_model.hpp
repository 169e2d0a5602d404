// SPDX-License-Identifier: GPL-3.0-or-later
// The elevation model, with the CRS that the project gives it.
#pragma once

#include <string>
#include <vector>

#include "algorithms/io/raster/dem.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

std::string wktOf(const QgsCoordinateReferenceSystem& crs);  // empty when it is not known

void warnAll(const std::vector<Message>& warnings, QgsProcessingFeedback* feedback);

// The project may have given a CRS to a file that has none, or another one. Throws when it is not in metres;
// parameter names the raster.
void useProjectCrs(io::GeoReference& reference, const QgsCoordinateReferenceSystem& crs,
                   const char* parameter);

// The raster of the parameter DEM; its warnings go to the log. Throws also when the CRS stretches lengths.
io::Dem readTerrain(const std::string& dem, const QgsCoordinateReferenceSystem& crs,
                    QgsProcessingFeedback* feedback);

}  // namespace spate
