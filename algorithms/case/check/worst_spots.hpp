// SPDX-License-Identifier: GPL-3.0-or-later
// The worst of many places, so that a layer of them stays readable and small.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "algorithms/case/log/finding.hpp"
#include "solver/core/text.hpp"

namespace spate {

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
    for (const Cell& each : sorted) spots.push_back({reference.centre_of(each.cell), each.value});
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

// The reason of a finding with so many places, and how many of them are not shown.
inline std::string with_rest(const std::string& why, std::size_t places) {
  if (places <= WorstSpots::most) return why;
  const std::string rest = tr("the worst %1 places are listed, %2 {other is|others are} left out",
                              number(WorstSpots::most), number(places - WorstSpots::most));
  return why.empty() ? rest : why + "; " + rest;
}

}  // namespace spate
