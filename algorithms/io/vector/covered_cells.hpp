// SPDX-License-Identifier: GPL-3.0-or-later
// What polygons cover of the grid, and how much of a line lies in it. Geometries come as WKB in the grid's
// CRS; feature names them in messages.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

// Cells whose centre lies in the polygon or on its outline: a shed smaller than a cell covers none of those
// that it touches. Throws Error for empty, broken and mixed geometries.
std::vector<std::size_t> covered_cells(const std::string& wkb, const GeoReference& reference,
                                       const std::string& feature);

// The length of a line, or of the outline of a polygon, within the grid, m.
double length_inside(const std::string& wkb, const GeoReference& reference, const std::string& feature);

// Of polygons, in the square of their unit; the loops of an outline that crosses itself all count. 0 for what
// is broken or has no area.
double polygon_area(const std::string& wkb);

}  // namespace spate::io
