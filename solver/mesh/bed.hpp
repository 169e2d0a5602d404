// SPDX-License-Identifier: GPL-3.0-or-later
// The bed as the schemes see it: bilinear between vertices, hence continuous across faces; or that of the
// cells themselves, with steps between them.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "solver/core/real.hpp"
#include "solver/mesh/face_codes.hpp"
#include "solver/mesh/ground_rows.hpp"
#include "solver/model/scenario.hpp"

namespace spate {

// What a bed has a height for.
enum class BedNodes : std::uint8_t { vertices, cells };

// The heights of some nodes of a bed, and the tops of all its solid cells, m above the datum.
struct BedHeights {
  std::vector<std::uint64_t> nodes, solid;  // their indices, and those of the cells
  std::vector<double> of_nodes, of_solid;
};

inline namespace SPATE_PRECISION {

class Bed {
 public:
  // Vertices are means of the cells around: a wall mirrors the bed, an open or imposed edge continues it.
  // They lie on a lattice so fine that a Real holds each of them and every difference of two exactly. Cells
  // have the heights of the elevation model; a wall lies as low as its lowest neighbour, so that it never
  // counts.
  // A solid cell is flat, at the crest of its barrier; the nodes there are those of the ground.
  Bed(const Scenario& scenario, const Edges& edges, BedNodes nodes, const Watch& watch = no_watch);
  // As far as another bed of the same grid has told; the other nodes are 0, and take no memory.
  Bed(const Grid& grid, BedNodes nodes, const BedHeights& heights);

  // All that the functions below need to know at these cells (sorted), and at the faces and cells around.
  BedHeights heights_around(const std::vector<std::uint64_t>& cells) const;

  // (columns + 1) x (rows + 1), row-major from the south-west, m above the datum: the vertices; or the cells,
  // each where its north-eastern vertex would be, and before the first of them a copy.
  const PagedField<Real>& nodes() const { return nodes_; }

  bool is_solid(std::size_t cell) const { return !solid_.empty() && solid_.count(cell) != 0; }

  double mean(std::int32_t column, std::int32_t row) const {
    if (const double* top = solid_top(column, row)) return *top;
    if (of_cells_) return at(column + 1, row + 1);
    const std::size_t south = static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(column);
    return mean_of(nodes_[south], nodes_[south + 1], nodes_[south + stride_], nodes_[south + stride_ + 1]);
  }
  // Those of a run of a row.
  void means_of(std::int32_t row, Columns run, std::vector<double>& means) const;

  // The larger rise across the cell, from face midpoint to face midpoint, m; of cells, 0.
  double relief(std::int32_t column, std::int32_t row) const {
    if (of_cells_ || solid_top(column, row) != nullptr) return 0;
    const double sw = at(column, row), se = at(column + 1, row);
    const double nw = at(column, row + 1), ne = at(column + 1, row + 1);
    return std::max(std::fabs(0.5 * ((se - sw) + (ne - nw))), std::fabs(0.5 * ((nw - sw) + (ne - se))));
  }

  // The cell's own ground there: a solid cell is flat.
  double ground_at_face(const Face& face) const {
    const double* top = solid_top(face.column, face.row);
    return top != nullptr ? *top : of_cells_ ? at(face.column + 1, face.row + 1) : at_face(face);
  }

  // The bed along a face, m above the datum: the mean of its vertices, or the higher of its cells. Barriers
  // do not count.
  double at_face(const Face& face) const {
    const std::int32_t c = face.column, r = face.row;
    if (of_cells_) return higher_cell(face);
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
  void set_vertices(const Terrain& terrain, const Edges& edges, const Watch& watch);
  void set_cells(const Terrain& terrain, const Watch& watch);
  template <class Height>
  void set_nodes(const Terrain& terrain, const Watch& watch, const Height& height);
  double higher_cell(const Face& face) const;
  void find_solid(const Scenario& scenario, const Edges& edges, const Watch& watch);
  const double* solid_top(std::int32_t column, std::int32_t row) const {
    if (solid_.empty()) return nullptr;
    const auto found =
        solid_.find(static_cast<std::size_t>(row) * (stride_ - 1) + static_cast<std::size_t>(column));
    return found != solid_.end() ? &found->second : nullptr;
  }
  static double mean_of(Real sw, Real se, Real nw, Real ne) {
    return 0.25 * ((static_cast<double>(sw) + static_cast<double>(se)) +
                   (static_cast<double>(nw) + static_cast<double>(ne)));
  }
  double at(std::int32_t column, std::int32_t row) const {
    return static_cast<double>(
        nodes_[static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(column)]);
  }

  bool of_cells_;
  std::size_t stride_;
  PagedField<Real> nodes_;
  std::unordered_map<std::size_t, double> solid_;  // m above the datum, by cell
};

}  // namespace SPATE_PRECISION
}  // namespace spate
