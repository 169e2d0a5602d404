// SPDX-License-Identifier: GPL-3.0-or-later
// Lines and polygons as places in the plane: how far apart they are, and by which way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"

namespace spate::io {

using Course = std::vector<MapPlace>;  // a ring ends where it begins

double distance_of(const MapPlace& a, const MapPlace& b);
double length_of(const Course& course);
bool is_closed(const Course& course);
// The place at a distance (m) from its beginning.
MapPlace place_along(const Course& course, double distance);
// The part between two distances from its beginning, both cut to its length.
Course stretch(const Course& course, double begin, double end);
// How far from its beginning the place lies that is nearest to another.
double locate(const Course& course, const MapPlace& place);
Course reversed(Course course);

// A point (one course of one place), lines, or one polygon (its rings, the outer one first).
struct PlaneShape {
  std::vector<Course> courses;
  bool is_polygon = false;

  double area() const;       // of a polygon, without its holes
  double perimeter() const;  // with that of the holes
  bool holds(const MapPlace& place) const;
};

struct Extent {
  double west, south, east, north;
  bool meets(const Extent& other) const {
    return west <= other.east && other.west <= east && south <= other.north && other.south <= north;
  }
  Extent widened(double by) const { return {west - by, south - by, east + by, north + by}; }
};
Extent extent_of(const PlaneShape& shape);

// Its simple parts. Throws Error as parts_of() does.
std::vector<PlaneShape> shapes_of(const std::string& wkb, const std::string& feature);
std::string wkb_of(const PlaneShape& lines);

// The shortest way from one shape to another; of several the first, as GEOS finds it.
struct Way {
  MapPlace from, to;
  double length = 0;  // 0 = they meet
};
Way shortest_way(const PlaneShape& from, const PlaneShape& to);

// The outer ring without details smaller than the tolerance; empty where nothing is left.
Course simplified_outline(const PlaneShape& polygon, double tolerance);

}  // namespace spate::io
