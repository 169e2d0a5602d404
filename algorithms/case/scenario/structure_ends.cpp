// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/scenario/structure_ends.hpp"

#include <cmath>

namespace spate {

StructureEnds::StructureEnds(const Scenario& scenario, bool cell_bed)
    : terrain_(scenario.terrain), cell_bed_(cell_bed) {
  const Grid& grid = terrain_.grid;
  for (const Barrier& barrier : scenario.barriers)
    for (const BarrierFace& each : barrier.faces)
      for (const Face& face : {each.face, from_beyond(each.face)})
        if (grid.contains(face.column, face.row)) barred_.insert(grid.index(face.column, face.row));
}

std::size_t StructureEnds::clear_of_slopes(std::size_t cell, const JetDirection& outward) const {
  constexpr double level_ground = 0.05;  // m: less is the roughness of an elevation model
  const Grid& grid = terrain_.grid;
  const GridCell at = grid.cell(cell);
  const std::int32_t column = at.column + static_cast<std::int32_t>(std::lround(outward.x)),
                     row = at.row + static_cast<std::int32_t>(std::lround(outward.y));
  if (cell_bed_ || !grid.contains(column, row)) return cell;
  const std::size_t beyond = grid.index(column, row);
  if (terrain_.is_wall(beyond) || barred_.count(cell) + barred_.count(beyond) > 0) return cell;
  const double less_raised = raised(cell) - raised(beyond);
  const double falls = static_cast<double>(terrain_.zb[cell]) - static_cast<double>(terrain_.zb[beyond]);
  return less_raised > level_ground && falls + less_raised > 0 ? beyond : cell;
}

double StructureEnds::raised(std::size_t cell) const {
  const Grid& grid = terrain_.grid;
  const auto [column, row] = grid.cell(cell);
  double of_vertices = 0;
  for (const std::int32_t south : {row - 1, row})
    for (const std::int32_t west : {column - 1, column}) {
      double sum = 0;
      int count = 0;
      for (const std::int32_t r : {south, south + 1})
        for (const std::int32_t c : {west, west + 1}) {
          if (!grid.contains(c, r) || terrain_.is_wall(grid.index(c, r))) continue;
          sum += static_cast<double>(terrain_.zb[grid.index(c, r)]);
          ++count;
        }
      of_vertices += 0.25 * sum / count;
    }
  return of_vertices - static_cast<double>(terrain_.zb[cell]);
}

}  // namespace spate
