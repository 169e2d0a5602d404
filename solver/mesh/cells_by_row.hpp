// SPDX-License-Identifier: GPL-3.0-or-later
// A subset of a grid's cells, in the order of the grid and indexed by row: properties that only some cells
// have are found without scanning the whole grid.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/model/grid.hpp"

namespace spate {

class CellsByRow {
 public:
  CellsByRow() = default;
  // cells: sorted, each once.
  CellsByRow(const Grid& grid, std::vector<std::uint64_t> cells)
      : columns_(static_cast<std::uint64_t>(grid.columns)), cells_(std::move(cells)) {
    first_.reserve(static_cast<std::size_t>(grid.rows) + 1);
    std::size_t next = 0;
    for (std::uint64_t row = 0; row <= static_cast<std::uint64_t>(grid.rows); ++row) {
      while (next < cells_.size() && cells_[next] < row * columns_) ++next;
      first_.push_back(static_cast<std::uint32_t>(next));
    }
  }

  const std::vector<std::uint64_t>& cells() const { return cells_; }
  const std::vector<std::uint32_t>& first_of_rows() const { return first_; }  // and the end

  // Calls f(i, column) for the cells of a row whose columns are in [begin, end); i counts all cells.
  template <class F>
  void each(std::int32_t row, std::int32_t begin, std::int32_t end, const F& f) const {
    if (cells_.empty()) return;
    const std::uint64_t row_begin = static_cast<std::uint64_t>(row) * columns_;
    const auto at = [&](std::size_t of_row) { return cells_.begin() + first_[of_row]; };
    const auto last = at(static_cast<std::size_t>(row) + 1);
    auto cell = std::lower_bound(at(static_cast<std::size_t>(row)), last,
                                 row_begin + static_cast<std::uint64_t>(begin));
    for (; cell != last && *cell < row_begin + static_cast<std::uint64_t>(end); ++cell)
      f(static_cast<std::size_t>(cell - cells_.begin()), static_cast<std::int32_t>(*cell - row_begin));
  }

 private:
  std::uint64_t columns_ = 0;
  std::vector<std::uint64_t> cells_;
  std::vector<std::uint32_t> first_;
};

}  // namespace spate
