// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/covered_cells.hpp"

#include <ogr_geometry.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

// The part of a stretch that lies in the grid (Liang and Barsky 1984): each side cuts off a share of it.
double length_inside(const OGRPoint& a, const OGRPoint& b, const GeoReference& r) {
  const double dx = b.getX() - a.getX();
  const double dy = b.getY() - a.getY();
  double begin = 0;
  double end = 1;
  const auto cut = [&](double towards, double distance) {  // inside where towards * t <= distance
    if (towards == 0) {
      if (distance < 0) end = -1;
    } else if (towards < 0) {
      begin = std::max(begin, distance / towards);
    } else {
      end = std::min(end, distance / towards);
    }
  };
  cut(-dx, a.getX() - r.west());
  cut(dx, r.east() - a.getX());
  cut(-dy, a.getY() - r.south());
  cut(dy, r.north - a.getY());
  return std::max(0.0, end - begin) * std::hypot(dx, dy);
}

double length_inside(const OGRSimpleCurve& line, const GeoReference& reference) {
  double length = 0;
  OGRPoint a;
  OGRPoint b;
  for (int i = 0; i + 1 < line.getNumPoints(); ++i) {
    line.getPoint(i, &a);
    line.getPoint(i + 1, &b);
    length += length_inside(a, b, reference);
  }
  return length;
}

}  // namespace

std::vector<std::size_t> covered_cells(const std::string& wkb, const GeoReference& r,
                                       const std::string& feature) {
  std::vector<std::size_t> cells = cells_of_geometry(wkb, r, feature).cells;
  const GdalErrors quiet;
  const std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  const OGRPreparedGeometryUniquePtr shape(OGRCreatePreparedGeometry(OGRGeometry::ToHandle(geometry.get())));
  if (!shape)
    throw Error("gdal_without_geos", tr("The geometry of %1 cannot be read", feature),
                tr("this GDAL was built without GEOS"), tr("Install a complete GDAL."));
  const auto lies_beside = [&](std::size_t cell) {
    const MapPlace place = r.centre_of(cell);
    OGRPoint centre(place.x, place.y);
    return OGRPreparedGeometryIntersects(shape.get(), OGRGeometry::ToHandle(&centre)) == 0;
  };
  cells.erase(std::remove_if(cells.begin(), cells.end(), lies_beside), cells.end());
  return cells;
}

double length_inside(const std::string& wkb, const GeoReference& reference, const std::string& feature) {
  const GeometryParts parts = parts_of(wkb, feature);
  double length = 0;
  for (const auto& line : parts.lines) length += length_inside(*line, reference);
  for (const auto& polygon : parts.polygons)
    for (const OGRLinearRing* ring : *polygon) length += length_inside(*ring, reference);
  return length;
}

double polygon_area(const std::string& wkb) {
  const GdalErrors quiet;
  const std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry) return 0;
  // The loops of an outline that crosses itself would cancel each other.
  const std::unique_ptr<OGRGeometry> valid(geometry->IsValid() ? nullptr : geometry->MakeValid());
  return OGR_G_Area(OGRGeometry::ToHandle(valid ? valid.get() : geometry.get()));
}

}  // namespace spate::io
