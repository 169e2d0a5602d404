// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/outlines.hpp"

#include "algorithms/io/vector/geometry_parts.hpp"

namespace spate::io {

std::vector<Outline> outlines_of(const std::string& wkb, const std::string& feature) {
  const GeometryParts parts = parts_of(wkb, feature);
  std::vector<Outline> outlines;
  const auto add = [&](const OGRSimpleCurve& curve) {
    Outline outline;
    for (int i = 0; i < curve.getNumPoints(); ++i) outline.points.push_back({curve.getX(i), curve.getY(i)});
    outlines.push_back(std::move(outline));
  };
  for (const auto& point : parts.points) outlines.push_back({{{point->getX(), point->getY()}}});
  for (const auto& line : parts.lines) add(*line);
  for (const auto& polygon : parts.polygons)
    for (const OGRLinearRing* ring : *polygon) add(*ring);
  return outlines;
}

}  // namespace spate::io
