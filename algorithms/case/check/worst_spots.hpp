// SPDX-License-Identifier: GPL-3.0-or-later
// The worst of many places, so that a layer of them stays readable and small.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "algorithms/case/finding.hpp"
#include "algorithms/io/geo_reference.hpp"

namespace spate {

inline MapPlace place_of_cell(const io::GeoReference& reference, std::size_t cell) {
  const auto columns = static_cast<std::size_t>(reference.grid.columns);
  return {reference.west() + (static_cast<double>(cell % columns) + 0.5) * reference.cell_width,
          reference.south() + (static_cast<double>(cell / columns) + 0.5) * reference.cell_height};
}

class WorstSpots {
 public:
  static constexpr std::size_t most = 100;

  // value: the larger the worse.
  void add(std::size_t cell, double value) {
    ++count_;
    if (cells_.size() == most) {
      if (!is_worse({cell, value}, cells_.front())) return;
      std::pop_heap(cells_.begin(), cells_.end(), is_worse);
      cells_.pop_back();
    }
    cells_.push_back({cell, value});
    std::push_heap(cells_.begin(), cells_.end(), is_worse);
  }

  std::size_t count() const { return count_; }

  std::vector<Spot> spots(const io::GeoReference& reference) const {
    std::vector<Cell> sorted = cells_;
    std::sort(sorted.begin(), sorted.end(), is_worse);
    std::vector<Spot> spots;
    spots.reserve(sorted.size());
    for (const Cell& each : sorted) spots.push_back({place_of_cell(reference, each.cell), each.value});
    return spots;
  }

 private:
  struct Cell {
    std::size_t cell;
    double value;
  };
  // Of equals the first in the grid.
  static bool is_worse(const Cell& a, const Cell& b) {
    return a.value != b.value ? a.value > b.value : a.cell < b.cell;
  }

  std::size_t count_ = 0;
  std::vector<Cell> cells_;  // a heap, the least bad at its front
};

}  // namespace spate
