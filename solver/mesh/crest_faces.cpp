// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "solver/mesh/crests.hpp"
#include "solver/mesh/ridge_cells.hpp"

namespace spate {
namespace {

class RidgeFaces : RidgeCells {
 public:
  RidgeFaces(const Terrain& terrain, const Edges& edges, const Bed& bed,
             const std::vector<std::size_t>& ridges)
      : RidgeCells(terrain, edges, bed), ridges_(ridges) {
    for (const std::size_t cell : ridges) on_ridge_.set(cell, 1);
  }

  std::vector<BarrierFace> faces() const {
    std::vector<BarrierFace> faces;
    for (const std::size_t cell : ridges_) {
      const auto [column, row] = grid_.cell(cell);
      add_faces(column, row, faces);
    }
    return faces;
  }

  // A cell that is open to another of a ridge holds the water of what that is open to.
  std::vector<std::size_t> open_cells() const {
    std::vector<std::size_t> open;
    for (const std::size_t ridge : ridges_) {
      constexpr int most = 4;
      std::size_t cell = ridge;
      for (int steps = 0; steps < most && on_ridge_[cell] != 0; ++steps) {
        const auto [column, row] = grid_.cell(cell);
        const std::optional<Side> side = lowest_side(column, row);
        if (!side) break;
        const Step step = step_across(*side);
        cell = grid_.index(column + step.column, row + step.row);
      }
      open.push_back(on_ridge_[cell] == 0 ? cell : ridge);
    }
    return open;
  }

 private:
  std::optional<Side> lowest_side(std::int32_t column, std::int32_t row) const {
    std::optional<Side> lowest;
    double least = std::numeric_limits<double>::infinity();
    for (const Side side : all_sides) {
      const Step step = step_across(side);
      if (!flows(column + step.column, row + step.row)) continue;
      const double z = ground(column + step.column, row + step.row);
      if (z < least) lowest = side, least = z;
    }
    return lowest;
  }

  // The share of a face's width that a ridge takes: faces along a line at an angle are longer than it.
  // The line is the principal axis of the ridge's cells around (their second moments).
  float width_share(std::int32_t column, std::int32_t row) const {
    constexpr std::int32_t reach = 2;
    double xx = 0, xy = 0, yy = 0;
    for (std::int32_t dr = -reach; dr <= reach; ++dr)
      for (std::int32_t dc = -reach; dc <= reach; ++dc)
        if (is_on_ridge(column + dc, row + dr)) xx += dc * dc, xy += dc * dr, yy += dr * dr;
    const double angle = 0.5 * std::atan2(2 * xy, xx - yy);
    return static_cast<float>(1 / (std::fabs(std::cos(angle)) + std::fabs(std::sin(angle))));
  }

  void add_faces(std::int32_t column, std::int32_t row, std::vector<BarrierFace>& faces) const {
    const std::optional<Side> open = lowest_side(column, row);
    for (const Side side : all_sides) {
      const Step step = step_across(side);
      const std::int32_t c = column + step.column, r = row + step.row;
      if (side == open || !flows(c, r)) continue;
      const bool both = is_on_ridge(c, r);
      const bool named_from_there = side == Side::west || side == Side::south;
      if (both && (named_from_there || lowest_side(c, r) == opposite(side))) continue;
      const double crest = both ? std::max(ground(column, row), ground(c, r)) : ground(column, row);
      const Face face{column, row, side};
      if (!(crest > bed_.at_face(face))) continue;
      const float share = width_share(column, row);
      faces.push_back({face, static_cast<float>(crest), both ? 0.5f * (share + width_share(c, r)) : share});
    }
  }

  const std::vector<std::size_t>& ridges_;
};

}  // namespace

std::vector<BarrierFace> crest_faces(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                     const std::vector<std::size_t>& ridges) {
  if (ridges.empty()) return {};
  return RidgeFaces(terrain, edges, bed, ridges).faces();
}

std::vector<std::size_t> open_cells(const Terrain& terrain, const Edges& edges, const Bed& bed,
                                    const std::vector<std::size_t>& ridges) {
  return RidgeFaces(terrain, edges, bed, ridges).open_cells();
}

}  // namespace spate
