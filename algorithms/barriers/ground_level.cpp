// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/barriers/ground_level.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/case/flood_barriers.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "algorithms/qgis/attribute_values.hpp"

namespace spate {
namespace {

struct Cells {
  std::int32_t first, last;
};

// The cells of a row or column between two coordinates, within the grid.
Cells cellsBetween(double least, double most, double origin, double size, std::int32_t count) {
  const auto cell = [&](double at) {
    return static_cast<std::int32_t>(std::clamp(std::floor((at - origin) / size), -1.0, double(count)));
  };
  return {std::max(cell(least), 0), std::min(cell(most), count - 1)};
}

}  // namespace

bool GroundLevel::isLow(const Face& face) const {
  return ground_at(face, terrain_) < level_;
}

std::optional<double> GroundLevel::lowestAlong(const QgsGeometry& way) const {
  float lowest = level_;
  for (const std::size_t cell : io::cells_of_geometry(wkbOf(way), r_, "way").cells)
    if (!terrain_.is_wall(cell)) lowest = std::min(lowest, terrain_.zb[cell]);
  if (!(lowest < level_)) return std::nullopt;
  return static_cast<double>(lowest) + terrain_.datum;
}

std::optional<QgsPointXY> GroundLevel::nearestHigh(const QgsPointXY& from, double within) const {
  const Cells columns =
      cellsBetween(from.x() - within, from.x() + within, r_.west(), r_.cell_width, r_.grid.columns);
  const Cells rows =
      cellsBetween(from.y() - within, from.y() + within, r_.south(), r_.cell_height, r_.grid.rows);
  std::optional<QgsPointXY> nearest;
  double least = within;
  for (std::int32_t row = rows.first; row <= rows.last; ++row) {
    for (std::int32_t column = columns.first; column <= columns.last; ++column) {
      if (!(terrain_.zb[r_.grid.index(column, row)] >= level_)) continue;
      const double x = r_.west() + column * r_.cell_width;
      const double y = r_.south() + row * r_.cell_height;
      const QgsPointXY point(std::clamp(from.x(), x, x + r_.cell_width),
                             std::clamp(from.y(), y, y + r_.cell_height));
      if (from.distance(point) > least) continue;
      least = from.distance(point);
      nearest = point;
    }
  }
  return nearest;
}

}  // namespace spate
