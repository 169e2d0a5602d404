// SPDX-License-Identifier: GPL-3.0-or-later
// The elevation model, with the CRS that the project gives it.
#pragma once

#include <string>

#include "algorithms/io/raster/dem.hpp"
#include "algorithms/qgis/spate_algorithm.hpp"
#include "qgscoordinatereferencesystem.h"

namespace spate {

std::string wktOf(const QgsCoordinateReferenceSystem& crs);  // empty for an invalid CRS
QgsCoordinateReferenceSystem crsOf(const std::string& wkt);  // the reverse

// Reads the raster of the parameter DEM, whose warnings go to the log. Throws also when the CRS distorts
// lengths.
io::Dem readTerrain(const std::string& dem, const QgsCoordinateReferenceSystem& crs,
                    QgsProcessingFeedback* feedback);

}  // namespace spate
