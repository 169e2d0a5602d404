// SPDX-License-Identifier: GPL-3.0-or-later
// The ground of large grids, row by row, where there is some: for loops over cells and their neighbours.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/core/paged_field.hpp"
#include "solver/model/scenario.hpp"

namespace spate {

// Columns [begin, end) of a row.
struct Columns {
  std::int32_t begin, end;
};

// The runs of a row of cells or vertices, of which there are so many, with ground or beside some: in any of
// the rows [south, north) of the grid, or at most `reach` columns from there. In their order, apart from each
// other, and with some cells more, since whole pages of the elevations count.
std::vector<Columns> runs_of_ground(const Terrain& terrain, std::int32_t south, std::int32_t north,
                                    std::int32_t reach, std::int32_t columns);

// The elevations (m above the datum) of the cells that flow, of a run of a row and around it: NaN at walls
// and beyond the grid, so that loops over neighbours need not ask.
class FlowWindow {
 public:
  // reach: how many rows and columns around a cell are seen.
  FlowWindow(const Terrain& terrain, std::int32_t reach);

  // run: of cells, or of vertices, of which there is one more.
  void move_to(std::int32_t row, Columns run);

  // The row so many north of that (south: < 0); valid from reach columns before the run to reach behind it.
  const float* row(int north) const { return seen_[static_cast<std::size_t>(reach_ + north)]; }

 private:
  struct Row {
    std::int32_t number;  // of the grid
    Columns run;          // whose values are there
    std::vector<float> values;
  };

  void load(Row& to) const;

  const Terrain& terrain_;
  const std::int32_t reach_;
  std::vector<Row> rows_;           // a ring
  std::vector<const float*> seen_;  // of the rows around, from the south
};

// f(window, row, run) for the runs of ground of rows [begin, end), in their order; the window is there, and
// sees so many cells around.
template <class F>
void each_run_of_ground(const Terrain& terrain, std::int32_t begin, std::int32_t end, std::int32_t reach,
                        const F& f) {
  FlowWindow window(terrain, reach);
  for (std::int32_t row = begin; row < end; ++row)
    for (const Columns& run : runs_of_ground(terrain, row, row + 1, 0, terrain.grid.columns)) {
      window.move_to(row, run);
      f(std::as_const(window), row, run);
    }
}

// Copies the values [begin, end) of a field.
template <class T>
void copy_run(const PagedField<T>& field, std::size_t begin, std::size_t end, T* to) {
  field.each_piece(begin, end, [&](std::size_t from, std::size_t stop, const T* values, bool) {
    to = std::copy_n(values, stop - from, to);
  });
}

}  // namespace spate
