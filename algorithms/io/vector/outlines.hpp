// SPDX-License-Identifier: GPL-3.0-or-later
// Geometries as points to draw.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace spate::io {

struct Outline {
  struct Point {
    double x = 0, y = 0;
  };
  std::vector<Point> points;  // one: a point; a ring ends where it begins
};

// Of all parts; of polygons their rings. Throws Error (naming the feature) as parts_of() does.
std::vector<Outline> outlines_of(const std::string& wkb, const std::string& feature);

// What can be drawn of a geometry: also of one of several kinds, and nothing where it is empty or broken.
struct Drawn {
  std::vector<Outline> rings, lines, points;
};
Drawn drawn(const std::string& wkb);

// The middle of a geometry, for a label; none where there is nothing to draw.
std::optional<Outline::Point> middle_of(const std::string& wkb);

}  // namespace spate::io
