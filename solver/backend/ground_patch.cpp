// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/backend/ground_patch.hpp"

#include <algorithm>
#include <cstring>

#include "solver/backend/outline.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
namespace {

// f(index) for each place of a rectangle, moved into a grid of so many columns and rows.
template <class F>
void each_clamped(const GridRect& rect, std::int32_t columns, std::int32_t rows, const F& f) {
  for (std::int32_t row = rect.row; row < rect.row + rect.rows; ++row) {
    const std::size_t first =
        static_cast<std::size_t>(std::clamp(row, 0, rows - 1)) * static_cast<std::size_t>(columns);
    for (std::int32_t column = rect.column; column < rect.column + rect.columns; ++column)
      f(first + static_cast<std::size_t>(std::clamp(column, 0, columns - 1)));
  }
}

std::vector<Real> nodes_in(const Bed& bed, const Grid& grid, const GridRect& nodes) {
  std::vector<Real> found;
  found.reserve(nodes.size());
  each_clamped(nodes, grid.columns + 1, grid.rows + 1,
               [&](std::size_t node) { found.push_back(bed.nodes()[node]); });
  return found;
}

std::vector<FaceCodes> codes_in(const Edges& edges, const Grid& grid, const GridRect& cells) {
  std::vector<FaceCodes> codes;
  codes.reserve(cells.size());
  for (std::int32_t r = cells.row; r < cells.row + cells.rows; ++r)
    for (std::int32_t c = cells.column; c < cells.column + cells.columns; ++c)
      codes.push_back(grid.contains(c, r) ? edges.codes[grid.index(c, r)] : wall_cell);
  return codes;
}

}  // namespace

std::size_t GroundPatch::bytes(const GridRect& nodes, const GridRect& cells, std::uint8_t varying) {
  return nodes.size() * sizeof(Real) +
         cells.size() * (sizeof(FaceCodes) + fields_in(varying) * sizeof(float));
}

GroundPatch::GroundPatch(const StaticFields& fields, const GridRect& of_nodes, const GridRect& of_cells) {
  const Grid& grid = fields.scenario.terrain.grid;
  nodes = nodes_in(fields.bed, grid, of_nodes);
  codes = codes_in(fields.edges, grid, of_cells);
  const auto take = [&](const SharedField<float>& values, std::vector<float>& taken) {
    if (values.size() <= 1) return;
    taken.reserve(of_cells.size());
    each_clamped(of_cells, grid.columns, grid.rows, [&](std::size_t cell) { taken.push_back(values[cell]); });
  };
  take(fields.scenario.terrain.manning, manning);
  for (std::size_t n = 0; n < soil_numbers; ++n) take(fields.scenario.losses.soil[n], soil[n]);
}

void GroundPatch::write(char* item) const {
  each_array(*this, [&](const auto& values) {
    const std::size_t bytes = values.size() * sizeof values[0];
    if (bytes > 0) std::memcpy(item, values.data(), bytes);
    item += bytes;
  });
}

GroundPatch::GroundPatch(const char* item, const GridRect& of_nodes, const GridRect& of_cells,
                         std::uint8_t varying) {
  nodes.resize(of_nodes.size());
  codes.resize(of_cells.size());
  if ((varying & 1u) != 0) manning.resize(of_cells.size());
  for (std::size_t n = 0; n < soil_numbers; ++n)
    if ((varying & 2u << n) != 0) soil[n].resize(of_cells.size());
  each_array(*this, [&](auto& values) {
    const std::size_t bytes = values.size() * sizeof values[0];
    if (bytes > 0) std::memcpy(values.data(), item, bytes);
    item += bytes;
  });
}

}  // namespace SPATE_PRECISION
}  // namespace spate
