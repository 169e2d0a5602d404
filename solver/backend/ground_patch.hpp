// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of a tile and its surroundings, as the part that knows the whole grid takes it for its own
// tiles, and gives it to others (domain/asking.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/backend/stored_fields.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

// Nodes or cells, which may lie beyond the grid.
struct GridRect {
  std::int32_t column, row, columns, rows;
  std::size_t size() const { return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows); }
};

// Row-major from the south-west. Beyond the grid the bed and the fields go on as they end, and all are walls.
struct GroundPatch {
  std::vector<Real> nodes;
  std::vector<FaceCodes> codes;
  std::vector<float> manning, soil[soil_numbers];  // empty where they do not vary

  // varying: Outline::varying.
  static std::size_t bytes(const GridRect& nodes, const GridRect& cells, std::uint8_t varying);
  // Of a grid that is known.
  GroundPatch(const StaticFields& fields, const GridRect& nodes, const GridRect& cells);
  void write(char* item) const;
  // As it was written.
  GroundPatch(const char* item, const GridRect& nodes, const GridRect& cells, std::uint8_t varying);

 private:
  template <class Patch, class F>
  static void each_array(Patch& patch, const F& f) {
    f(patch.nodes);
    f(patch.codes);
    f(patch.manning);
    for (auto& numbers : patch.soil) f(numbers);
  }
};

}  // namespace SPATE_PRECISION
}  // namespace spate
