// SPDX-License-Identifier: GPL-3.0-or-later
// A geometry as a list of simple parts, all of one kind.
#pragma once

#include <ogr_geometry.h>

#include <memory>
#include <string>
#include <vector>

namespace spate::io {

struct GeometryParts {
  std::vector<std::unique_ptr<OGRPoint>> points;
  std::vector<std::unique_ptr<OGRLineString>> lines;
  std::vector<std::unique_ptr<OGRPolygon>> polygons;
};

// In two dimensions, arcs as short stretches. Throws Error (naming the feature) when the geometry is empty,
// broken, or of several kinds, and when one of its vertices is not finite or farther away than any place.
// Every geometry that cells or faces are found for passes here.
GeometryParts parts_of(const std::string& wkb, const std::string& feature);

// For drawings: also of several kinds, and none where it is empty or broken.
GeometryParts parts_to_draw(const std::string& wkb);

}  // namespace spate::io
