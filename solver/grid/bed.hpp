// SPDX-License-Identifier: GPL-3.0-or-later
// The bed as the schemes see it: bilinear between vertices, hence continuous across faces.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "solver/grid/edges.hpp"
#include "solver/grid/scenario.hpp"

namespace spate {

class Bed {
 public:
  // Vertices are means of the cells around: a wall mirrors the bed, an open or imposed edge continues it.
  // They lie on a lattice so fine that a float holds each of them and every difference of two exactly.
  Bed(const Terrain& terrain, const Edges& edges);

  // (columns + 1) x (rows + 1), row-major from the south-west, m above the datum.
  const std::vector<float>& vertices() const { return vertices_; }

  double mean(std::int32_t column, std::int32_t row) const {
    return 0.25 * ((at(column, row) + at(column + 1, row)) + (at(column, row + 1) + at(column + 1, row + 1)));
  }

  // The larger rise across the cell, from face midpoint to face midpoint, m.
  double relief(std::int32_t column, std::int32_t row) const {
    const double sw = at(column, row), se = at(column + 1, row);
    const double nw = at(column, row + 1), ne = at(column + 1, row + 1);
    return std::max(std::fabs(0.5 * ((se - sw) + (ne - nw))), std::fabs(0.5 * ((nw - sw) + (ne - se))));
  }

  double at_face(const Face& face) const {
    const std::int32_t c = face.column, r = face.row;
    switch (face.side) {
      case Side::west:
        return 0.5 * (at(c, r) + at(c, r + 1));
      case Side::east:
        return 0.5 * (at(c + 1, r) + at(c + 1, r + 1));
      case Side::south:
        return 0.5 * (at(c, r) + at(c + 1, r));
      case Side::north:
        return 0.5 * (at(c, r + 1) + at(c + 1, r + 1));
    }
    return 0;
  }

 private:
  double at(std::int32_t column, std::int32_t row) const {
    return static_cast<double>(
        vertices_[static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(column)]);
  }

  std::size_t stride_;
  std::vector<float> vertices_;
};

}  // namespace spate
