// SPDX-License-Identifier: GPL-3.0-or-later
// Rain that differs from place to place. Plain data, in the memory of its source: a radar's pixels or gauges
// have a rate in each interval of time, zones are mixtures of a few of them, and a map in pages says in which
// zone a cell lies. A pixel of 1 km over cells of 2 m is 250,000 cells, and a page of cells within it one
// number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "solver/core/macros.hpp"

namespace spate {

// The zones of cells in the memory of any device.
struct RainMapView {
  static constexpr std::int32_t side = 16;  // cells of a page

  const std::int32_t* pages;   // the zone of all cells of a page, or -1 - the number of its block
  const std::uint32_t* mixed;  // blocks of side * side zones, row by row
  std::int32_t page_columns, columns, rows;

  // The zone of a cell; of one beyond the grid that of the nearest.
  SPATE_FUNCTION std::uint32_t zone(std::int32_t column, std::int32_t row) const {
    column = column < 0 ? 0 : column < columns ? column : columns - 1;
    row = row < 0 ? 0 : row < rows ? row : rows - 1;
    const std::int32_t page = pages[static_cast<std::ptrdiff_t>(row / side) * page_columns + column / side];
    if (page >= 0) return static_cast<std::uint32_t>(page);
    return mixed[static_cast<std::ptrdiff_t>(-1 - page) * (side * side) + row % side * side + column % side];
  }
};

struct RainMap {
  std::int32_t columns = 0, rows = 0;  // of the grid
  std::vector<std::int32_t> pages;
  std::vector<std::uint32_t> mixed;

  static std::int32_t pages_along(std::int32_t cells) {
    return (cells + RainMapView::side - 1) / RainMapView::side;
  }
  // Adds the next page, row by row from the south-west; cells beyond the grid do not count.
  void add_page(const std::uint32_t (&zones)[RainMapView::side * RainMapView::side]) {
    constexpr std::int32_t side = RainMapView::side;
    const auto number = static_cast<std::int32_t>(pages.size());
    const std::int32_t left = columns - number % pages_along(columns) * side,
                       above = rows - number / pages_along(columns) * side;
    bool alike = true;
    for (std::int32_t row = 0; row < side && row < above; ++row)
      for (std::int32_t column = 0; column < side && column < left; ++column)
        alike = alike && zones[row * side + column] == zones[0];
    pages.push_back(alike ? static_cast<std::int32_t>(zones[0])
                          : -1 - static_cast<std::int32_t>(mixed.size() / (side * side)));
    if (!alike) mixed.insert(mixed.end(), std::begin(zones), std::end(zones));
  }
  RainMapView view() const { return {pages.data(), mixed.data(), pages_along(columns), columns, rows}; }
};

struct RainPart {
  std::uint32_t source;
  float share;
};

struct RainField {
  std::vector<double> times;  // s, the bounds of the intervals, increasing; no rain before and after
  std::uint32_t sources = 0;
  std::vector<float> rates;  // m/s, >= 0, of each interval those of all sources
  // The parts of each zone begin here, and the end. Zone 0 has none: there it never rains.
  std::vector<std::uint32_t> first_part;
  std::vector<RainPart> parts;
  RainMap map;

  std::size_t intervals() const { return times.empty() ? 0 : times.size() - 1; }
  std::size_t zones() const { return first_part.empty() ? 0 : first_part.size() - 1; }
  // In an interval, m/s.
  double rate(std::size_t zone, std::size_t interval) const {
    double rate = 0;
    for (std::uint32_t p = first_part[zone]; p < first_part[zone + 1]; ++p)
      rate += static_cast<double>(parts[p].share) *
              static_cast<double>(rates[interval * sources + parts[p].source]);
    return rate;
  }
};

}  // namespace spate
