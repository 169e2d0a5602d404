// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/geometry_parts.hpp"

#include <cmath>

#include "algorithms/io/gdal_support.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

template <class Part>
std::unique_ptr<Part> copy_of(const OGRGeometry& geometry) {
  return std::unique_ptr<Part>(static_cast<Part*>(geometry.clone()));
}

void collect(const OGRGeometry& geometry, GeometryParts& parts) {
  if (geometry.IsEmpty() != 0) return;
  switch (wkbFlatten(geometry.getGeometryType())) {
    case wkbPoint:
      parts.points.push_back(copy_of<OGRPoint>(geometry));
      break;
    case wkbLineString:
      parts.lines.push_back(copy_of<OGRLineString>(geometry));
      break;
    case wkbPolygon:
    case wkbTriangle:
      parts.polygons.push_back(copy_of<OGRPolygon>(geometry));
      break;
    case wkbPolyhedralSurface:
    case wkbTIN:
      for (const OGRPolygon* polygon : *geometry.toPolyhedralSurface()) collect(*polygon, parts);
      break;
    default:
      for (const OGRGeometry* part : *geometry.toGeometryCollection()) collect(*part, parts);
  }
}

// Also within a line or a ring, where the extent does not show it: a comparison with NaN is never true.
bool is_on_earth(double x, double y) {
  constexpr double farthest = 1e12;  // in any unit of length
  return std::fabs(x) <= farthest && std::fabs(y) <= farthest;
}

bool is_on_earth(const OGRSimpleCurve& line) {
  for (int i = 0; i < line.getNumPoints(); ++i)
    if (!is_on_earth(line.getX(i), line.getY(i))) return false;
  return true;
}

bool is_on_earth(const GeometryParts& parts) {
  bool all = true;
  for (const auto& point : parts.points) all = all && is_on_earth(point->getX(), point->getY());
  for (const auto& line : parts.lines) all = all && is_on_earth(*line);
  for (const auto& polygon : parts.polygons)
    for (const OGRLinearRing* ring : *polygon) all = all && is_on_earth(*ring);
  return all;
}

// Null where it cannot be read.
std::unique_ptr<OGRGeometry> flat_geometry(const std::string& wkb) {
  std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry) return nullptr;
  geometry->flattenTo2D();
  geometry.reset(geometry->getLinearGeometry());
  return geometry;
}

}  // namespace

GeometryParts parts_of(const std::string& wkb, const std::string& feature) {
  const std::string remedy = tr("Correct the feature, or remove it (native:removenullgeometries).");
  if (wkb.empty())
    throw Error("geometry_missing", tr("%1 has no geometry", feature), tr("it is null"), remedy);
  const GdalErrors errors;
  const std::unique_ptr<OGRGeometry> geometry = flat_geometry(wkb);
  if (!geometry)
    throw Error("geometry_unreadable", tr("The geometry of %1 cannot be read", feature),
                errors.why(tr("it is not well-known binary")), remedy);
  GeometryParts parts;
  collect(*geometry, parts);
  const int kinds =
      (parts.points.empty() ? 0 : 1) + (parts.lines.empty() ? 0 : 1) + (parts.polygons.empty() ? 0 : 1);
  if (kinds == 0)
    throw Error("geometry_missing", tr("%1 has no geometry", feature), tr("it is empty"), remedy);
  if (kinds > 1) {
    throw Error("geometry_mixed", tr("The geometry of %1 is mixed", feature),
                tr("it is a collection of points, lines or polygons"),
                tr("Make one feature for each kind (native:multiparttosingleparts)."));
  }
  if (!is_on_earth(parts))
    throw Error("geometry_coordinates_impossible", tr("The geometry of %1 cannot be read", feature),
                tr("a coordinate of it is no place on Earth"),
                tr("Check the CRS of its layer, then the feature itself."));
  return parts;
}

GeometryParts parts_to_draw(const std::string& wkb) {
  const GdalErrors errors;
  const std::unique_ptr<OGRGeometry> geometry = flat_geometry(wkb);
  GeometryParts parts;
  if (geometry) collect(*geometry, parts);
  return is_on_earth(parts) ? std::move(parts) : GeometryParts();
}

}  // namespace spate::io
