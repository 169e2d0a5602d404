// SPDX-License-Identifier: GPL-3.0-or-later
// From the line of a hydraulic structure to the cells at its ends.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/geo_reference.hpp"
#include "solver/model/scenario.hpp"

namespace spate::io {

// Cells side by side across the direction of the line.
struct StructureLine {
  struct Pair {
    std::size_t from, to;  // to: the same as from, of a point
  };
  std::vector<Pair> pairs;
  double length = 0;                   // m, along the line; 0: of a point
  std::array<JetDirection, 2> ends{};  // that of the line at its outlet, and against it at its inlet
  bool is_point = false;
};

// wkb: a line from inlet to outlet, or a point, in the grid's CRS; feature names it in messages. across: how
// many cells wide it is, at least 1. Of several, those beside its ends that lie outside the grid or cannot
// flow are left out. Throws Error when an end itself does, when both lie in one cell, and for polygons and
// for geometries of several parts.
// outlet: of a point that leads there. layer: the parameter, for messages.
struct PlanePoint {
  double x, y;  // m, in the grid's CRS
};
StructureLine structure_line(const std::string& wkb, const GeoReference& reference, const Terrain& terrain,
                             const std::string& feature, int across, const char* layer = "STRUCTURES",
                             const std::optional<PlanePoint>& outlet = std::nullopt);

}  // namespace spate::io
