// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a raster holds depths that can be trusted: levels or elevations in their place, and a run that
// failed, would give plausible results.
#pragma once

#include <string>
#include <vector>

#include "algorithms/qgis/spate_algorithm.hpp"

namespace spate {

// Throws when the raster says that it comes from a simulation that lost its water. source: what GDAL opens.
void checkRun(const std::string& source, const char* parameter);

// Throws when one is negative or above 1000 m. NaN = dry.
void checkDepths(const std::vector<float>& depths, const char* parameter);

// The least depth above 0; infinite when all is dry.
float shallowest(const std::vector<float>& depths);

// Water is shallow where it ends: warns when the shallowest is deeper than 1 m.
void warnOfLevels(float shallowest, const char* parameter, QgsProcessingFeedback* feedback);

}  // namespace spate
