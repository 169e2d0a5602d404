// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/plane_shapes.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"

namespace spate::io {
namespace {

MapPlace between(const MapPlace& a, const MapPlace& b, double share) {
  return {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

bool is_same(const MapPlace& a, const MapPlace& b) {
  return a.x == b.x && a.y == b.y;
}

MapPlace nearest_on(const MapPlace& a, const MapPlace& b, const MapPlace& to) {
  const double dx = b.x - a.x, dy = b.y - a.y, square = dx * dx + dy * dy;
  if (!(square > 0)) return a;
  const double share = ((to.x - a.x) * dx + (to.y - a.y) * dy) / square;
  if (share <= 0) return a;
  return share >= 1 ? b : between(a, b, share);
}

// Where two stretches cross; nothing for those that do not, and for parallel ones.
std::optional<MapPlace> crossing(const MapPlace& a, const MapPlace& b, const MapPlace& c, const MapPlace& d) {
  const double ux = b.x - a.x, uy = b.y - a.y, vx = d.x - c.x, vy = d.y - c.y, cross = ux * vy - uy * vx;
  if (cross == 0) return {};
  const double s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / cross;
  const double t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / cross;
  if (s < 0 || s > 1 || t < 0 || t > 1) return {};
  return between(a, b, s);
}

Way way_between(const MapPlace& from, const MapPlace& to) {
  return {from, to, distance_of(from, to)};
}

Way way_between(const MapPlace& a, const MapPlace& b, const MapPlace& c, const MapPlace& d) {
  if (const auto place = crossing(a, b, c, d)) return {*place, *place, 0};
  Way best = way_between(nearest_on(a, b, c), c);
  for (const Way& way : {way_between(nearest_on(a, b, d), d), way_between(a, nearest_on(c, d, a)),
                         way_between(b, nearest_on(c, d, b))})
    if (way.length < best.length) best = way;
  return best;
}

// At least so far apart are two stretches: by their extents.
double least_distance(const MapPlace& a, const MapPlace& b, const MapPlace& c, const MapPlace& d) {
  const double dx =
      std::max(std::min(c.x, d.x) - std::max(a.x, b.x), std::min(a.x, b.x) - std::max(c.x, d.x));
  const double dy =
      std::max(std::min(c.y, d.y) - std::max(a.y, b.y), std::min(a.y, b.y) - std::max(c.y, d.y));
  return std::hypot(std::max(dx, 0.0), std::max(dy, 0.0));
}

void shorten(Way& best, const Course& from, const Course& to) {
  const std::size_t m = std::max<std::size_t>(from.size(), 2) - 1,
                    n = std::max<std::size_t>(to.size(), 2) - 1;
  for (std::size_t i = 0; i < m; ++i)
    for (std::size_t k = 0; k < n; ++k) {
      const MapPlace &a = from[i], &b = from[std::min(i + 1, from.size() - 1)], &c = to[k],
                     &d = to[std::min(k + 1, to.size() - 1)];
      if (least_distance(a, b, c, d) >= best.length) continue;
      const Way way = way_between(a, b, c, d);
      if (way.length < best.length) best = way;
    }
}

double ring_area(const Course& ring) {
  double sum = 0;
  for (std::size_t i = 0; i + 1 < ring.size(); ++i)
    sum += (ring[i].x - ring[0].x) * (ring[i + 1].y - ring[0].y) -
           (ring[i + 1].x - ring[0].x) * (ring[i].y - ring[0].y);
  return std::fabs(0.5 * sum);
}

bool is_within(const Course& ring, const MapPlace& place) {
  bool within = false;
  for (std::size_t i = 0; i + 1 < ring.size(); ++i) {
    const MapPlace &a = ring[i], &b = ring[i + 1];
    if ((a.y > place.y) != (b.y > place.y) && place.x < a.x + (place.y - a.y) / (b.y - a.y) * (b.x - a.x))
      within = !within;
  }
  return within;
}

Course course_of(const OGRSimpleCurve& line) {
  Course course;
  for (int i = 0; i < line.getNumPoints(); ++i) course.push_back({line.getX(i), line.getY(i)});
  return course;
}

void add_places(const Course& course, OGRSimpleCurve& line) {
  for (const MapPlace& place : course) line.addPoint(place.x, place.y);
}

}  // namespace

double distance_of(const MapPlace& a, const MapPlace& b) {
  return std::sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
}

double length_of(const Course& course) {
  double sum = 0;
  for (std::size_t i = 0; i + 1 < course.size(); ++i) sum += distance_of(course[i], course[i + 1]);
  return sum;
}

bool is_closed(const Course& course) {
  return course.size() > 1 && is_same(course.front(), course.back());
}

MapPlace place_along(const Course& course, double distance) {
  double done = 0;
  for (std::size_t i = 0; i + 1 < course.size(); ++i) {
    const double step = distance_of(course[i], course[i + 1]);
    if (step > 0 && done + step >= distance)
      return between(course[i], course[i + 1], std::max(0.0, (distance - done) / step));
    done += step;
  }
  return course.back();
}

Course stretch(const Course& course, double begin, double end) {
  Course part;
  if (course.empty()) return part;
  part.push_back(place_along(course, begin));
  double done = 0;
  for (std::size_t i = 1; i + 1 < course.size(); ++i) {
    done += distance_of(course[i - 1], course[i]);
    if (done > begin && done < end) part.push_back(course[i]);
  }
  part.push_back(place_along(course, std::max(begin, end)));
  return part;
}

double locate(const Course& course, const MapPlace& place) {
  double done = 0, at = 0, least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i + 1 < course.size(); ++i) {
    const MapPlace nearest = nearest_on(course[i], course[i + 1], place);
    if (const double distance = distance_of(nearest, place); distance < least) {
      least = distance;
      at = done + distance_of(course[i], nearest);
    }
    done += distance_of(course[i], course[i + 1]);
  }
  return at;
}

Course reversed(Course course) {
  std::reverse(course.begin(), course.end());
  return course;
}

double PlaneShape::area() const {
  double sum = 0;
  for (std::size_t i = 0; i < courses.size(); ++i) sum += (i == 0 ? 1 : -1) * ring_area(courses[i]);
  return sum;
}

double PlaneShape::perimeter() const {
  double sum = 0;
  for (const Course& ring : courses) sum += length_of(ring);
  return sum;
}

bool PlaneShape::holds(const MapPlace& place) const {
  if (!is_polygon || courses.empty() || !is_within(courses[0], place)) return false;
  return std::none_of(courses.begin() + 1, courses.end(),
                      [&](const Course& hole) { return is_within(hole, place); });
}

Extent extent_of(const PlaneShape& shape) {
  constexpr double far = std::numeric_limits<double>::infinity();
  Extent extent{far, far, -far, -far};
  for (const Course& course : shape.courses)
    for (const MapPlace& place : course)
      extent = {std::min(extent.west, place.x), std::min(extent.south, place.y),
                std::max(extent.east, place.x), std::max(extent.north, place.y)};
  return extent;
}

std::vector<PlaneShape> shapes_of(const std::string& wkb, const std::string& feature) {
  const GeometryParts parts = parts_of(wkb, feature);
  std::vector<PlaneShape> shapes;
  for (const auto& point : parts.points) shapes.push_back({{{{point->getX(), point->getY()}}}, false});
  for (const auto& line : parts.lines) shapes.push_back({{course_of(*line)}, false});
  for (const auto& polygon : parts.polygons) {
    PlaneShape shape;
    shape.is_polygon = true;
    for (const OGRLinearRing* ring : *polygon) shape.courses.push_back(course_of(*ring));
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

std::string wkb_of(const PlaneShape& lines) {
  OGRMultiLineString all;
  for (const Course& course : lines.courses) {
    OGRLineString line;
    add_places(course, line);
    all.addGeometry(&line);
  }
  return wkb_of(all);
}

Way shortest_way(const PlaneShape& from, const PlaneShape& to) {
  for (const Course& course : to.courses)
    if (!course.empty() && from.holds(course.front())) return {course.front(), course.front(), 0};
  for (const Course& course : from.courses)
    if (!course.empty() && to.holds(course.front())) return {course.front(), course.front(), 0};
  Way best;
  best.length = std::numeric_limits<double>::infinity();
  for (const Course& one : from.courses)
    for (const Course& other : to.courses)
      if (!one.empty() && !other.empty()) shorten(best, one, other);
  return best;
}

Course simplified_outline(const PlaneShape& polygon, double tolerance) {
  OGRPolygon whole;
  for (const Course& course : polygon.courses) {
    OGRLinearRing ring;
    add_places(course, ring);
    whole.addRing(&ring);
  }
  const std::unique_ptr<OGRGeometry> simple(whole.SimplifyPreserveTopology(tolerance));
  if (!simple || wkbFlatten(simple->getGeometryType()) != wkbPolygon || simple->IsEmpty() != 0) return {};
  return course_of(*simple->toPolygon()->getExteriorRing());
}

}  // namespace spate::io
