// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/run/unstable.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "solver/backend/backend.hpp"

namespace spate {
namespace {

struct Search {
  std::int64_t broken = 0;  // cells whose water is not finite
  GridCell first, last;     // of their box
  GridCell fastest;
  float speed = -1;

  void add(GridCell cell, float h, float hu, float hv) {
    if (std::isfinite(h) && std::isfinite(hu) && std::isfinite(hv)) {
      const float now = h > 0 ? std::hypot(hu, hv) / h : 0;
      if (now > speed) fastest = cell;
      speed = std::max(now, speed);
      return;
    }
    if (broken++ == 0) first = last = cell;
    first = {std::min(first.column, cell.column), std::min(first.row, cell.row)};
    last = {std::max(last.column, cell.column), std::max(last.row, cell.row)};
  }
  GridCell place() const {
    if (broken == 0) return fastest;
    return {(first.column + last.column) / 2, (first.row + last.row) / 2};
  }
};

Search search(const Backend& backend, const Grid& grid) {
  Search found;
  std::vector<float> h(static_cast<std::size_t>(grid.columns)), hu(h), hv(h);
  for (std::int32_t row = 0; row < grid.rows; ++row) {
    backend.read(Field::depth, 0, row, row + 1, h.data());
    backend.read(Field::discharge_x, 0, row, row + 1, hu.data());
    backend.read(Field::discharge_y, 0, row, row + 1, hv.data());
    for (std::int32_t column = 0; column < grid.columns; ++column) {
      const auto i = static_cast<std::size_t>(column);
      found.add({column, row}, h[i], hu[i], hv[i]);
    }
  }
  return found;
}

}  // namespace

Error with_place(const Error& error, const Backend& backend, const Grid& grid) {
  const Search found = search(backend, grid);
  const GridCell cell = found.place();
  constexpr int decimals = 1;
  const std::string x = fixed(grid.x_centre(cell.column), decimals),
                    y = fixed(grid.y_centre(cell.row), decimals);
  std::string why = found.broken > 0 ? tr("%1, in %2 {cell|cells} around x %3, y %4", error.why(),
                                          number(static_cast<long long>(found.broken)), x, y)
                                     : tr("%1, the fastest at x %2, y %3", error.why(), x, y);
  return {error.key(), error.problem(), why, error.remedy()};
}

}  // namespace spate
