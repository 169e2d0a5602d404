// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/tools/ground_level.hpp"

#include <algorithm>
#include <cmath>

#include "algorithms/io/vector/vector_cells.hpp"

namespace spate {
namespace {

struct Cells {
  std::int32_t first, last;
};

// The cells of a row or column between two coordinates, within the grid.
Cells cells_between(double least, double most, double origin, double size, std::int32_t count) {
  const auto cell = [&](double at) {
    return static_cast<std::int32_t>(std::clamp(std::floor((at - origin) / size), -1.0, double(count)));
  };
  return {std::max(cell(least), 0), std::min(cell(most), count - 1)};
}

}  // namespace

void GroundLevel::hold(const std::vector<std::size_t>& ridges, const std::vector<BarrierFace>& crests) {
  for (const std::size_t cell : ridges) ridges_[cell] = terrain_.zb[cell];
  for (const BarrierFace& face : crests) crests_[key_of(face.face, r_.grid)] = face.crest;
}

double GroundLevel::ground_of(std::size_t cell) const {
  const auto ridge = ridges_.find(cell);
  return ridge == ridges_.end() ? bed_.of_cell(cell)
                                : std::max(bed_.of_cell(cell), static_cast<double>(ridge->second));
}

double GroundLevel::level_at(const Face& face) const {
  const bool east = face.side == Side::east;
  const float one = level_of(r_.grid.index(face.column, face.row));
  const float other = level_of(r_.grid.index(face.column + (east ? 1 : 0), face.row + (east ? 0 : 1)));
  return static_cast<double>(std::fmax(one, other)) + terrain_.datum;  // fmax: the one that is a number
}

bool GroundLevel::is_low(const Face& face) const {
  const auto crest = crests_.find(key_of(face, r_.grid));
  const double ground = crest == crests_.end()
                            ? bed_.at_face(face)
                            : std::max(bed_.at_face(face), static_cast<double>(crest->second));
  return ground + terrain_.datum < level_at(face);
}

std::optional<GroundLevel::Low> GroundLevel::lowest_along(const io::PlaneShape& way) const {
  std::optional<Low> lowest;
  for (const std::size_t cell : io::cells_of_geometry(io::wkb_of(way), r_, "way").cells) {
    if (terrain_.is_wall(cell)) continue;
    const double ground = ground_of(cell) + terrain_.datum;
    const double level = static_cast<double>(level_of(cell)) + terrain_.datum;
    if (ground < level && (!lowest || ground < lowest->ground)) lowest = Low{ground, level};
  }
  return lowest;
}

bool GroundLevel::is_ground(const io::MapPlace& place) const {
  // What ends at the edge of the elevation model goes on there, on all four sides alike.
  const double west = place.x - r_.west(), south = place.y - r_.south();
  const bool is_within = west > 0 && south > 0 && place.x < r_.east() && place.y < r_.north;
  const std::optional<std::size_t> cell = r_.cell_at(place.x, place.y);
  return is_within && cell && !terrain_.is_wall(*cell);
}

std::optional<io::MapPlace> GroundLevel::nearest_high(const io::MapPlace& from, double within) const {
  const Cells columns =
      cells_between(from.x - within, from.x + within, r_.west(), r_.cell_width, r_.grid.columns);
  const Cells rows =
      cells_between(from.y - within, from.y + within, r_.south(), r_.cell_height, r_.grid.rows);
  std::optional<io::MapPlace> nearest;
  double least = within;
  for (std::int32_t row = rows.first; row <= rows.last; ++row) {
    for (std::int32_t column = columns.first; column <= columns.last; ++column) {
      const std::size_t cell = r_.grid.index(column, row);
      if (!terrain_.is_wall(cell) && ground_of(cell) < static_cast<double>(level_of(cell))) continue;
      const double x = r_.x_at(column);
      const double y = r_.y_at(row);
      const io::MapPlace point{std::clamp(from.x, x, x + r_.cell_width),
                               std::clamp(from.y, y, y + r_.cell_height)};
      const double distance = io::distance_of(from, point);
      if (distance > least) continue;
      least = distance;
      nearest = point;
    }
  }
  return nearest;
}

}  // namespace spate
