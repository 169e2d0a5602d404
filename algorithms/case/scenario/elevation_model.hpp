// SPDX-License-Identifier: GPL-3.0-or-later
// The elevation model, or the raster that stands for it, with the CRS that the project gives it.
#pragma once

#include <string>

#include "algorithms/case/inputs/inputs.hpp"
#include "algorithms/case/log/log.hpp"
#include "algorithms/io/raster/dem.hpp"

namespace spate {

// source: what GDAL opens. crs_wkt: of the project, which may have given one to a file that has none, or
// another one; empty = that of the file. Also throws Error when its unit is not the metre, or its metres are
// not metres on the ground.
// bytes_per_cell: as read_dem() takes it; by default what a simulation needs at
// least: the bed's vertices and the codes of the faces each take as much as the elevations.
io::Dem read_elevation_model(const std::string& source, const std::string& crs_wkt, Log& log,
                             double bytes_per_cell = 3 * sizeof(float));

// Gives the grid of such a raster that CRS; else that of its file stays. Throws Error that names the
// parameter when its unit is not the metre.
void use_grid_crs(io::GeoReference& reference, const Inputs& inputs, const char* parameter);

}  // namespace spate
