// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/outlines.hpp"

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"

namespace spate::io {
namespace {

Outline outline_of(const OGRSimpleCurve& curve) {
  Outline outline;
  for (int i = 0; i < curve.getNumPoints(); ++i) outline.points.push_back({curve.getX(i), curve.getY(i)});
  return outline;
}

Drawn drawn(const GeometryParts& parts) {
  Drawn list;
  for (const auto& point : parts.points) list.points.push_back({{{point->getX(), point->getY()}}});
  for (const auto& line : parts.lines) list.lines.push_back(outline_of(*line));
  for (const auto& polygon : parts.polygons)
    for (const OGRLinearRing* ring : *polygon) list.rings.push_back(outline_of(*ring));
  return list;
}

}  // namespace

std::vector<Outline> outlines_of(const std::string& wkb, const std::string& feature) {
  Drawn list = drawn(parts_of(wkb, feature));
  // They are of one kind.
  return std::move(!list.points.empty() ? list.points : !list.lines.empty() ? list.lines : list.rings);
}

Drawn drawn(const std::string& wkb) {
  return drawn(parts_to_draw(wkb));
}

std::optional<Outline::Point> middle_of(const std::string& wkb) {
  const GdalErrors errors;
  const std::unique_ptr<OGRGeometry> geometry = geometry_of(wkb);
  if (!geometry || geometry->IsEmpty() != 0) return {};
  OGRPoint middle;
  if (geometry->Centroid(&middle) == OGRERR_NONE && middle.IsEmpty() == 0)
    return Outline::Point{middle.getX(), middle.getY()};
  OGREnvelope box;  // where GDAL knows no centroids
  geometry->getEnvelope(&box);
  return Outline::Point{0.5 * (box.MinX + box.MaxX), 0.5 * (box.MinY + box.MaxY)};
}

}  // namespace spate::io
