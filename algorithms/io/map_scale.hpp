// SPDX-License-Identifier: GPL-3.0-or-later
// The CRS of a raster, and whether its metres are metres on the ground.
#pragma once

#include <optional>
#include <string>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

// Of a raster, as WKT; empty = not known. label names it in messages. Throws Error when it cannot be read.
std::string crs_of_raster(const std::string& source, const std::string& label);

// The same for two texts of one CRS: "EPSG:28356", or else the text itself.
std::string crs_key(const std::string& wkt);

// Gives the grid another CRS than its file. Throws Error that names the parameter when that is not in metres.
void use_crs(GeoReference& reference, const std::string& wkt, const std::string& parameter);

// How many metres on the ground one metre of the CRS is, along x and along y in the middle of the grid: about
// 1, but for maps for the web. Nothing where that is not known.
struct MapScale {
  double along_x = 1;
  double along_y = 1;
};
std::optional<MapScale> map_scale(const GeoReference& reference);
// The same along that of both directions in which it is farther from 1; 1 where it is not known.
double metre_on_ground(const GeoReference& reference);
// By how much lengths of the map are off there, as a share; more than most_length_error is not in metres.
inline constexpr double most_length_error = 0.05;
double length_error(double metre_on_ground);
// The area of a cell, m2; on the ground where the CRS is not in metres in that sense.
double cell_area(const GeoReference& reference);

}  // namespace spate::io
