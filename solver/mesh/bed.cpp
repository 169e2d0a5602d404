// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/mesh/bed.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "solver/core/bands.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

namespace {

constexpr std::int32_t window_reach =
    2;  // a wall has the height of a cell beside it, whose node may lie beyond

// As std::round() for what is no larger than a whole number may be, without a call.
double rounded(double x) {
  const auto whole = static_cast<double>(static_cast<std::int64_t>(x)), part = x - whole;
  return part >= 0.5 ? whole + 1 : part <= -0.5 ? whole - 1 : whole;
}

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

}  // namespace

Bed::Bed(const Scenario& scenario, const Edges& edges, BedNodes nodes, const Watch& watch)
    : of_cells_(nodes == BedNodes::cells),
      stride_(static_cast<std::size_t>(scenario.terrain.grid.columns) + 1),
      nodes_(stride_ * (static_cast<std::size_t>(scenario.terrain.grid.rows) + 1), {0}) {
  const Watch most = part_of(watch, 0, 0.8);
  if (of_cells_)
    set_cells(scenario.terrain, most);
  else
    set_vertices(scenario.terrain, edges, most);
  find_solid(scenario, edges, part_of(watch, 0.8, 1));
}

Bed::Bed(const Grid& grid, BedNodes nodes, const BedHeights& heights)
    : of_cells_(nodes == BedNodes::cells),
      stride_(static_cast<std::size_t>(grid.columns) + 1),
      nodes_(stride_ * (static_cast<std::size_t>(grid.rows) + 1), {0}) {
  for (std::size_t i = 0; i < heights.nodes.size(); ++i)
    nodes_.set(heights.nodes[i], static_cast<Real>(heights.of_nodes[i]));
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

// height(window, column, row) gives the height of a node: the window is at the row of the cells north of a
// vertex, or at that of the cell itself, and sees those around.
template <class Height>
void Bed::set_nodes(const Terrain& terrain, const Watch& watch, const Height& height) {
  struct Heights {
    std::size_t first_node;
    std::vector<Real> values;
  };
  const auto heights_of_row = [&](std::int32_t row, FlowWindow& window, std::vector<Heights>& found) {
    const std::int32_t cell_row = of_cells_ ? std::max(row - 1, 0) : row, columns = terrain.grid.columns + 1;
    for (const Columns& run : runs_of_ground(terrain, cell_row - 1, cell_row + 2, window_reach, columns)) {
      window.move_to(cell_row, run);
      std::vector<Real> values(static_cast<std::size_t>(run.end - run.begin));
      for (std::int32_t column = run.begin; column < run.end; ++column)
        values[static_cast<std::size_t>(column - run.begin)] =
            static_cast<Real>(height(window, column, row)) + 0.0f;  // no -0
      found.push_back(
          {static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(run.begin), std::move(values)});
    }
  };
  in_bands(
      terrain.grid.rows + 1, terrain.grid.columns + 1, watch,
      [&](std::int32_t begin, std::int32_t end) {
        std::vector<Heights> found;
        FlowWindow window(terrain, window_reach);
        for (std::int32_t row = begin; row < end; ++row) heights_of_row(row, window, found);
        return found;
      },
      [&](std::int32_t, std::int32_t, const std::vector<Heights>& found) {
        for (const Heights& run : found) nodes_.set_run(run.first_node, run.values.data(), run.values.size());
      });
}

void Bed::set_vertices(const Terrain& terrain, const Edges& edges, const Watch& watch) {
  const Grid& grid = terrain.grid;
  float largest = 0;
  in_bands(
      grid.rows, grid.columns, part_of(watch, 0, 0.2),
      [&](std::int32_t begin, std::int32_t end) {
        float most = 0;
        each_run_of_ground(terrain, begin, end, 0,
                           [&](const FlowWindow& window, std::int32_t, const Columns& run) {
                             const float* const z = window.row(0);
                             for (std::int32_t c = run.begin; c < run.end; ++c)
                               most = std::max(most, std::fabs(z[c]));
                           });
        return most;
      },
      [&](std::int32_t, std::int32_t, float most) { largest = std::max(largest, most); });
  // A quarter of the numbers that Real has digits for reaches the largest height (2^22 of 2^24 in a float),
  // so that it holds every sum of two, and what the bed rises to beyond an edge.
  constexpr int digits = std::numeric_limits<Real>::digits - 2;
  const double lattice =
      largest > 0 ? std::exp2(std::ceil(std::log2(static_cast<double>(largest))) - digits) : 1;
  const double per_metre = 1 / lattice;  // exact, since both are powers of two

  set_nodes(terrain, part_of(watch, 0.2, 1),
            [&](const FlowWindow& window, std::int32_t column, std::int32_t row) {
              const float *north = window.row(0) + column, *south = window.row(-1) + column;
              double sum = 0;  // in the order of around_vertex(); NaN where a cell does not flow
              for (const float z : {south[-1], south[0], north[-1], north[0]}) sum += static_cast<double>(z);
              double mean = 0.25 * sum;
              if (std::isnan(mean)) mean = around_vertex(terrain, edges, column, row);
              return rounded(mean * per_metre) * lattice;
            });
}

void Bed::set_cells(const Terrain& terrain, const Watch& watch) {
  set_nodes(terrain, watch, [&](const FlowWindow& window, std::int32_t column, std::int32_t) {
    const std::int32_t c = std::max(column - 1, 0);
    const float here = window.row(0)[c];
    if (!std::isnan(here)) return here;
    float lowest = std::numeric_limits<float>::infinity();
    for (const float beside :
         {window.row(0)[c - 1], window.row(0)[c + 1], window.row(-1)[c], window.row(1)[c]})
      lowest = std::min(lowest, beside);  // not what is no number
    return std::isfinite(lowest) ? lowest : 0.0f;
  });
}

void Bed::means_of(std::int32_t row, Columns run, std::vector<double>& means) const {
  const std::size_t first = static_cast<std::size_t>(row) * stride_ + static_cast<std::size_t>(run.begin);
  const auto count = static_cast<std::size_t>(run.end - run.begin);
  std::vector<Real> south(count + 1), north(count + 1);
  copy_run(nodes_, first, first + count + 1, south.data());
  copy_run(nodes_, first + stride_, first + stride_ + count + 1, north.data());
  means.resize(count);
  for (std::size_t i = 0; i < count; ++i)
    means[i] = of_cells_ ? static_cast<double>(north[i + 1])
                         : mean_of(south[i], south[i + 1], north[i], north[i + 1]);
  for (std::int32_t column = run.begin; !solid_.empty() && column < run.end; ++column)
    means[static_cast<std::size_t>(column - run.begin)] = mean(column, row);
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
  const Grid& grid = scenario.terrain.grid;
  for (const Barrier& barrier : scenario.barriers) {
    if (!barrier.fills) continue;
    std::unordered_map<std::size_t, double> tops;  // the lowest crest around a cell
    for (const std::size_t cell : barrier.covered) tops[cell] = std::numeric_limits<double>::infinity();
    SparseWatch tell(watch, barrier.faces.size() + tops.size());
    for (const BarrierFace& of : barrier.faces) {
      tell();
      for (const Face& face : {of.face, from_beyond(of.face)}) {
        const auto top = tops.find(grid.index(face.column, face.row));
        if (top != tops.end()) top->second = std::min(top->second, static_cast<double>(of.crest));
      }
    }
    for (const auto& [cell, top] : tops) {
      tell();
      const auto [column, row] = grid.cell(cell);
      bool fits = edges.codes[cell] != wall_cell;
      for (const Side side : all_sides) {
        const std::uint8_t code = face_code(edges.codes[cell], side);
        fits = fits && (code == face_wall || code == face_barrier) && at_face({column, row, side}) < top;
      }
      if (fits && !(solid_.count(cell) != 0 && solid_[cell] >= top)) solid_[cell] = top;
    }
  }
}

}  // namespace SPATE_PRECISION
}  // namespace spate
