// SPDX-License-Identifier: GPL-3.0-or-later
// From the geometry of a vector feature to cells and faces of the grid. Geometries come as WKB (OGC, ISO or
// EWKB; Z and M are ignored) in the grid's own CRS.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

struct CellsOfGeometry {
  std::vector<std::size_t> cells;  // sorted, unique, inside the grid; may hold walls
  double inside = 1;  // share of the points, the length or the area that lies inside the grid, 0 to 1
};

// Which cells a polygon gets that holds no cell's centre.
enum class SmallPolygons { touched, none };

// Points have the cells that contain them. Lines have every cell that they touch, so the cells are connected.
// Polygons have the cells whose centre is inside; a part too small to hold a centre has the cells that it
// touches, or none. feature names it in messages, e.g. "inflow 'north'". A geometry wholly outside has no
// cells and inside = 0. Throws Error for empty, broken and mixed geometries.
CellsOfGeometry cells_of_geometry(const std::string& wkb, const GeoReference& reference,
                                  const std::string& feature, SmallPolygons small = SmallPolygons::touched);

// Whether it consists of points. Throws Error as cells_of_geometry does.
bool are_points(const std::string& wkb, const std::string& feature);

// A place on a geometry, x and y: its first point, the middle of its first line, or a place inside its first
// polygon. Nothing for one that cells_of_geometry refuses.
std::optional<std::array<double, 2>> place_on(const std::string& wkb);

// The faces of the domain's edge (between a cell with data and the outside of the grid or nodata) that lie
// alongside a line drawn roughly along that edge: a face belongs to the line when its midpoint lies within
// tolerance cells of the line, beside it and not beyond its ends, and it does not stand across it (70 degrees
// or more). So a line of 20 m on the edge of a 2 m grid has 10 faces, and a line to the grid's corner does
// not take a face of the other side. A line too short to have a face beside it takes the nearest one. Throws
// Error when there is none (names the distance to the nearest), and for geometries that are not lines.
std::vector<Face> edge_faces_near_line(const std::string& wkb, const GeoReference& reference,
                                       const Terrain& terrain, const std::string& feature,
                                       double tolerance = 1);

}  // namespace spate::io
