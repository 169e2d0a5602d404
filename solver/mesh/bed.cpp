// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/bed.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace spate {
inline namespace SPATE_PRECISION {

namespace {

// The four cells around a vertex: south-west, south-east, north-west, north-east.
constexpr std::int32_t column_step[4] = {-1, 0, -1, 0};
constexpr std::int32_t row_step[4] = {-1, -1, 0, 0};

// The elevation of cell k around a vertex, NaN where it does not flow.
double flow_elevation(const Terrain& terrain, std::int32_t column, std::int32_t row) {
  const bool flows = terrain.grid.contains(column, row) && !terrain.is_wall(terrain.grid.index(column, row));
  return flows ? static_cast<double>(terrain.zb[terrain.grid.index(column, row)])
               : std::numeric_limits<double>::quiet_NaN();
}

// The bed beyond a face that lets water through, extrapolated linearly. NaN at a wall.
double beyond(const Terrain& terrain, const Edges& edges, std::int32_t column, std::int32_t row, Side side) {
  const double here = flow_elevation(terrain, column, row);
  if (std::isnan(here) || !is_outlet(face_code(edges.codes[terrain.grid.index(column, row)], side)))
    return std::numeric_limits<double>::quiet_NaN();
  const Step step = step_across(side);
  const double before = flow_elevation(terrain, column - step.column, row - step.row);
  return std::isnan(before) ? here : 2 * here - before;
}

// The mean of the bed around a vertex. A wall mirrors the bed, so that cells outside the flow do not count;
// an edge that lets water through extrapolates it.
double around_vertex(const Terrain& terrain, const Edges& edges, std::int32_t column, std::int32_t row) {
  double z[4];
  bool ghost[4] = {};
  for (int k = 0; k < 4; ++k) z[k] = flow_elevation(terrain, column + column_step[k], row + row_step[k]);
  for (int k = 0; k < 4; ++k) {
    if (!std::isnan(z[k])) continue;
    const std::int32_t c = column + column_step[k], r = row + row_step[k];
    const int beside = k ^ 1, across = k ^ 2;  // the neighbours of cell k in its row and in its column
    const double along_row = beyond(terrain, edges, column + column_step[beside], r,
                                    column_step[k] < column_step[beside] ? Side::west : Side::east);
    const double along_column = beyond(terrain, edges, c, row + row_step[across],
                                       row_step[k] < row_step[across] ? Side::south : Side::north);
    ghost[k] = !std::isnan(along_row) || !std::isnan(along_column);
    if (!ghost[k]) continue;
    z[k] = std::isnan(along_row)      ? along_column
           : std::isnan(along_column) ? along_row
                                      : 0.5 * (along_row + along_column);
  }
  double sum = 0;
  int count = 0;
  for (int k = 0; k < 4; ++k) {
    // At a corner of two such edges: the plane through the three others.
    if (std::isnan(z[k]) && ghost[k ^ 1] && ghost[k ^ 2]) z[k] = z[k ^ 1] + z[k ^ 2] - z[k ^ 3];
    if (std::isnan(z[k])) continue;
    sum += z[k];
    ++count;
  }
  return count > 0 ? sum / count : 0;
}

// f(column) for the columns of a row of cells with ground, or beside some: in any of the rows [south, north)
// of the grid, or at most `reach` columns from there; in their order, and some more.
template <class F>
void each_near_ground(const Terrain& terrain, std::int32_t south, std::int32_t north, std::int32_t reach,
                      std::int32_t columns, const F& f) {
  const Grid& grid = terrain.grid;
  using Run = std::pair<std::int32_t, std::int32_t>;
  std::vector<Run> runs;
  for (std::int32_t row = std::max(south, 0); row < std::min(north, grid.rows); ++row) {
    const std::size_t first = grid.index(0, row), end = grid.index(grid.columns, row);
    terrain.zb.pages().each_piece(
        first, end, [&](std::size_t from, std::size_t to, const float* z, bool alike) {
          if (alike && Terrain::is_nodata(*z)) return;
          runs.emplace_back(std::max(static_cast<std::int32_t>(from - first) - reach, 0),
                            std::min(static_cast<std::int32_t>(to - first) + reach, columns));
        });
  }
  std::sort(runs.begin(), runs.end());
  std::int32_t column = 0;
  for (const Run& run : runs)
    for (column = std::max(column, run.first); column < run.second; ++column) f(column);
}

}  // namespace

Bed::Bed(const Scenario& scenario, const Edges& edges, BedNodes nodes, const Watch& watch)
    : of_cells_(nodes == BedNodes::cells),
      stride_(static_cast<std::size_t>(scenario.terrain.grid.columns) + 1),
      nodes_(stride_ * (static_cast<std::size_t>(scenario.terrain.grid.rows) + 1), {0}) {
  const Watch most = part_of(watch, 0, 0.8);
  if (of_cells_)
    set_cells(scenario.terrain, edges, most);
  else
    set_vertices(scenario.terrain, edges, most);
  find_solid(scenario, edges, part_of(watch, 0.8, 1));
}

Bed::Bed(const Grid& grid, BedNodes nodes, const BedHeights& heights)
    : of_cells_(nodes == BedNodes::cells),
      stride_(static_cast<std::size_t>(grid.columns) + 1),
      nodes_(stride_ * (static_cast<std::size_t>(grid.rows) + 1), {0}) {
  for (std::size_t i = 0; i < heights.nodes.size(); ++i)
    set_node(heights.nodes[i], static_cast<Real>(heights.of_nodes[i]));
  for (std::size_t i = 0; i < heights.solid.size(); ++i) solid_[heights.solid[i]] = heights.of_solid[i];
}

BedHeights Bed::heights_around(const std::vector<std::uint64_t>& cells) const {
  BedHeights heights;
  const std::size_t columns = stride_ - 1, last_row = nodes_.size() / stride_ - 1;
  for (const std::uint64_t cell : cells) {
    const std::size_t column = cell % columns, row = cell / columns;
    // The corners of the cell, and those of the cells around.
    for (std::size_t r = row - (row > 0 ? 1 : 0); r <= std::min(row + 2, last_row); ++r)
      for (std::size_t c = column - (column > 0 ? 1 : 0); c <= std::min(column + 2, columns); ++c)
        heights.nodes.push_back(r * stride_ + c);
  }
  std::sort(heights.nodes.begin(), heights.nodes.end());
  heights.nodes.erase(std::unique(heights.nodes.begin(), heights.nodes.end()), heights.nodes.end());
  for (const std::uint64_t node : heights.nodes)
    heights.of_nodes.push_back(static_cast<double>(nodes_[node]));
  for (const auto& [cell, top] : solid_) {
    heights.solid.push_back(cell);
    heights.of_solid.push_back(top);
  }
  return heights;
}

void Bed::set_vertices(const Terrain& terrain, const Edges& edges, const Watch& watch) {
  const Grid& grid = terrain.grid;
  float largest = 0;
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    watch(0.2 * row / grid.rows);
    terrain.each_cell_of_row(row, [&](std::int32_t, std::size_t cell) {
      if (!terrain.is_wall(cell)) largest = std::max(largest, std::fabs(terrain.zb[cell]));
    });
  }
  // A quarter of the numbers that Real has digits for reaches the largest height (2^22 of 2^24 in a float),
  // so that it holds every sum of two, and what the bed rises to beyond an edge.
  constexpr int digits = std::numeric_limits<Real>::digits - 2;
  const double lattice =
      largest > 0 ? std::exp2(std::ceil(std::log2(static_cast<double>(largest))) - digits) : 1;

  for (std::int32_t row = 0; row <= grid.rows; ++row) {
    watch(0.2 + 0.8 * row / grid.rows);
    const std::size_t first = static_cast<std::size_t>(row) * stride_;
    each_near_ground(terrain, row - 1, row + 1, 1, grid.columns + 1, [&](std::int32_t column) {
      const double height = std::round(around_vertex(terrain, edges, column, row) / lattice) * lattice;
      set_node(first + static_cast<std::size_t>(column), static_cast<Real>(height));
    });
  }
}

void Bed::set_cells(const Terrain& terrain, const Edges& edges, const Watch& watch) {
  const Grid& grid = terrain.grid;
  const auto flows = [&](std::int32_t column, std::int32_t row) {
    return grid.contains(column, row) && edges.codes[grid.index(column, row)] != wall_cell;
  };
  const auto height = [&](std::int32_t column, std::int32_t row) -> Real {
    if (flows(column, row)) return terrain.zb[grid.index(column, row)];
    float lowest = std::numeric_limits<float>::infinity();
    for (const Side side : {Side::west, Side::east, Side::south, Side::north}) {
      const Step step = step_across(side);
      const std::int32_t c = column + step.column, r = row + step.row;
      if (flows(c, r)) lowest = std::min(lowest, terrain.zb[grid.index(c, r)]);
    }
    return std::isfinite(lowest) ? lowest : 0.0f;
  };
  for (std::int32_t row = 0; row <= grid.rows; ++row) {
    watch(static_cast<double>(row) / grid.rows);
    const std::size_t first = static_cast<std::size_t>(row) * stride_;
    const std::int32_t cell_row = std::max(row - 1, 0);
    each_near_ground(terrain, cell_row - 1, cell_row + 2, 2, grid.columns + 1, [&](std::int32_t column) {
      set_node(first + static_cast<std::size_t>(column), height(std::max(column - 1, 0), cell_row));
    });
  }
}

double Bed::higher_cell(const Face& face) const {
  const Face beyond = from_beyond(face);
  const double here = at(face.column + 1, face.row + 1);
  const auto rows = static_cast<std::int32_t>(nodes_.size() / stride_) - 1;
  const bool inside = beyond.column >= 0 && beyond.column + 1 < static_cast<std::int32_t>(stride_) &&
                      beyond.row >= 0 && beyond.row < rows;
  return inside ? std::max(here, at(beyond.column + 1, beyond.row + 1)) : here;
}

// A cell that is nowhere higher than its barrier's crest and is surrounded by nothing but barriers and walls.
void Bed::find_solid(const Scenario& scenario, const Edges& edges, const Watch& watch) {
  const auto columns = static_cast<std::size_t>(scenario.terrain.grid.columns);
  for (const Barrier& barrier : scenario.barriers) {
    if (!barrier.fills) continue;
    std::unordered_map<std::size_t, double> tops;  // the lowest crest around a cell
    for (const std::size_t cell : barrier.covered) tops[cell] = std::numeric_limits<double>::infinity();
    SparseWatch tell(watch, barrier.faces.size() + tops.size());
    for (const BarrierFace& of : barrier.faces) {
      tell();
      for (const Face& face : {of.face, from_beyond(of.face)}) {
        const auto top = tops.find(scenario.terrain.grid.index(face.column, face.row));
        if (top != tops.end()) top->second = std::min(top->second, static_cast<double>(of.crest));
      }
    }
    for (const auto& [cell, top] : tops) {
      tell();
      const auto column = static_cast<std::int32_t>(cell % columns),
                 row = static_cast<std::int32_t>(cell / columns);
      bool fits = edges.codes[cell] != wall_cell;
      for (const Side side : {Side::west, Side::east, Side::south, Side::north}) {
        const std::uint8_t code = face_code(edges.codes[cell], side);
        fits = fits && (code == face_wall || code == face_barrier) && at_face({column, row, side}) < top;
      }
      if (fits && !(solid_.count(cell) != 0 && solid_[cell] >= top)) solid_[cell] = top;
    }
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
