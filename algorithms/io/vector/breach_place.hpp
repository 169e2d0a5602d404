// SPDX-License-Identifier: GPL-3.0-or-later
// Where a barrier breaches, and how far from there each of its faces lies.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "algorithms/io/vector/barrier_faces.hpp"

namespace spate::io {

struct BreachPlace {
  // Of each face, m along the barrier from the middle of the breach to that of the crest at this face. The
  // crests of the faces follow each other without gaps, so that a breach of a width opens just this width.
  std::vector<float> along;
  // On each side of the line, the cell in the flow that lies 20 m and at least three cells from the breach,
  // where the water is not drawn down by it; nearer where that is a wall or outside the grid.
  std::array<std::uint64_t, 2> beside{};
};

// wkb: a line, in the grid's CRS; faces: of that line, not empty. at: m from the beginning of the line; its
// middle where not given. Throws Error for polygons and lines in several parts, and for a place outside.
BreachPlace breach_place(const std::string& wkb, std::optional<double> at, const BarrierFaces& faces,
                         const GeoReference& reference, const Terrain& terrain, const std::string& feature);

}  // namespace spate::io
