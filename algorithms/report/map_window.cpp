// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/report/map_window.hpp"

#include <algorithm>
#include <cmath>

namespace spate {

CellWindow with_margin(CellWindow window, const Grid& grid) {
  constexpr double margin = 0.08;     // of the longer side
  constexpr std::int32_t least = 40;  // cells across a map
  const std::int32_t longer = std::max(window.columns(), window.rows());
  const auto widen = [&](std::int32_t& begin, std::int32_t& end, std::int32_t most) {
    const auto room =
        std::max(static_cast<std::int32_t>(std::ceil(margin * longer)), (least - (end - begin)) / 2);
    begin = std::max(0, begin - room);
    end = std::min(most, end + room);
  };
  widen(window.left, window.right, grid.columns);
  widen(window.bottom, window.top, grid.rows);
  return window;
}

io::GeoReference part_of(const io::GeoReference& place, const CellWindow& window) {
  io::GeoReference part = place;
  part.grid.columns = window.columns();
  part.grid.rows = window.rows();
  part.grid.west = place.x_at(window.left);
  part.grid.south = place.y_at(window.bottom);
  part.north = place.y_at(window.top);
  return part;
}

}  // namespace spate
