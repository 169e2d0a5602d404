// SPDX-License-Identifier: GPL-3.0-or-later
// Barriers and sections for tests, by the cells beside which they lie.
#pragma once

#include <functional>

#include "solver/mesh/face_codes.hpp"
#include "solver/model/scenario.hpp"

namespace cases {

// A barrier on every face between a cell inside and a cell outside.
inline spate::Barrier barrier_around(const spate::Grid& grid, float crest,
                                     const std::function<bool(int column, int row)>& inside) {
  spate::Barrier barrier{"barrier", {}, {}};
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      if (column + 1 < grid.columns && inside(column, row) != inside(column + 1, row))
        barrier.faces.push_back({{column, row, spate::Side::east}, crest});
      if (row + 1 < grid.rows && inside(column, row) != inside(column, row + 1))
        barrier.faces.push_back({{column, row + 1, spate::Side::south}, crest});
    }
  return barrier;
}

// A section through the faces around the cells inside, except at the edges of the grid; outflow is positive.
inline spate::Section section_around(const spate::Grid& grid,
                                     const std::function<bool(int column, int row)>& inside) {
  spate::Section section{"section", {}};
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      if (!inside(column, row)) continue;
      for (const spate::Side side :
           {spate::Side::west, spate::Side::east, spate::Side::south, spate::Side::north}) {
        const spate::Step step = spate::step_across(side);
        if (grid.contains(column + step.column, row + step.row) &&
            !inside(column + step.column, row + step.row))
          section.faces.push_back({column, row, side});
      }
    }
  return section;
}

// A band of cells raised to the crest, with a barrier on every face of each of them.
inline spate::Barrier barrier_on(const spate::Grid& grid, float crest,
                                 const std::function<bool(int column, int row)>& inside) {
  spate::Barrier barrier = barrier_around(grid, crest, inside);
  barrier.fills = true;
  for (int row = 0; row < grid.rows; ++row)
    for (int column = 0; column < grid.columns; ++column) {
      if (!inside(column, row)) continue;
      barrier.covered.push_back(grid.index(column, row));
      if (column + 1 < grid.columns && inside(column + 1, row))
        barrier.faces.push_back({{column, row, spate::Side::east}, crest});
      if (row + 1 < grid.rows && inside(column, row + 1))
        barrier.faces.push_back({{column, row + 1, spate::Side::south}, crest});
    }
  return barrier;
}

}  // namespace cases
