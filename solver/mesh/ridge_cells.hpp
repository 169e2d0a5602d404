// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of thin ridges on a terrain; or of ditches, which are the ridges of the ground turned upside
// down.
#pragma once

#include <cstddef>
#include <cstdint>

#include "solver/mesh/bed.hpp"

namespace spate {

class RidgeCells {
 public:
  // upwards: 1, or -1 for ditches. The others must outlive this object.
  RidgeCells(const Terrain& terrain, const Edges& edges, const Bed& bed, double upwards = 1)
      : terrain_(terrain),
        edges_(edges),
        bed_(bed),
        grid_(terrain.grid),
        upwards_(upwards),
        on_ridge_(terrain.grid.cells(), {0}) {}

 protected:
  static constexpr Step half_circle[] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}};

  bool flows(std::int32_t column, std::int32_t row) const {
    return grid_.contains(column, row) && edges_.codes[grid_.index(column, row)] != wall_cell;
  }
  bool is_on_ridge(std::int32_t column, std::int32_t row) const {
    return grid_.contains(column, row) && on_ridge_[grid_.index(column, row)] != 0;
  }
  // f(cell) for those of a row, in their order.
  template <class F>
  void each_ridge(std::int32_t row, const F& f) const {
    on_ridge_.each_but(
        grid_.index(0, row), grid_.index(grid_.columns, row), [](std::uint8_t value) { return value == 0; },
        [&](std::size_t cell) {
          if (on_ridge_[cell] != 0) f(cell);
        });
  }
  double ground(std::int32_t column, std::int32_t row) const { return ground(grid_.index(column, row)); }
  double ground(std::size_t cell) const { return upwards_ * static_cast<double>(terrain_.zb[cell]); }

  // Calls f(column, row) for the eight cells around one, and those outside the grid.
  template <class F>
  static void around(const GridCell& at, const F& f) {
    for (const Step step : half_circle) {
      f(at.column + step.column, at.row + step.row);
      f(at.column - step.column, at.row - step.row);
    }
  }

  const Terrain& terrain_;
  const Edges& edges_;
  const Bed& bed_;
  const Grid& grid_;
  const double upwards_;  // 1; -1: upside down
  PagedField<std::uint8_t> on_ridge_;
};

}  // namespace spate
