// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/breach_place.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/check.hpp"
#include "solver/core/text.hpp"
#include "solver/mesh/face_codes.hpp"

namespace spate::io {
namespace {

// The line in the metres of the solver's grid, whose south-western corner is (0, 0).
OGRLineString on_grid(const OGRSimpleCurve& line, const GeoReference& reference) {
  OGRLineString result;
  const double spacing = reference.grid.spacing;
  for (int i = 0; i < line.getNumPoints(); ++i)
    result.addPoint(reference.column_at(line.getX(i)) * spacing, reference.row_at(line.getY(i)) * spacing);
  return result;
}

OGRPoint middle_of(const Face& face, double spacing) {
  const bool east = face.side == Side::east;
  return {(face.column + (east ? 1.0 : 0.5)) * spacing, (face.row + (east ? 0.5 : 1.0)) * spacing};
}

std::vector<float> along_from(double at, const OGRLineString& line, const BarrierFaces& faces,
                              double spacing) {
  std::vector<double> projected;
  for (const Face& face : faces.faces) {
    const OGRPoint middle = middle_of(face, spacing);
    projected.push_back(line.Project(&middle));
  }
  std::vector<std::size_t> order(projected.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return projected[a] < projected[b]; });
  std::vector<double> middles(projected.size());
  double end = 0, breach = 0, nearest = -1;
  for (const std::size_t i : order) {
    const double length = static_cast<double>(faces.widths[i]) * spacing;
    middles[i] = end + 0.5 * length;
    end += length;
    const double distance = std::fabs(projected[i] - at);
    if (nearest < 0 || distance < nearest) {
      nearest = distance;
      breach = middles[i];
    }
  }
  std::vector<float> along;
  for (const double middle : middles) along.push_back(static_cast<float>(middle - breach));
  return along;
}

std::array<std::uint64_t, 2> cells_beside(double at, const OGRLineString& line, const Face& nearest,
                                          const Terrain& terrain) {
  const Grid& grid = terrain.grid;
  const double spacing = grid.spacing, farthest = std::max(20.0, 3 * spacing);
  OGRPoint here, before, after;
  line.Value(at, &here);
  line.Value(std::max(at - spacing, 0.0), &before);
  line.Value(std::min(at + spacing, line.get_Length()), &after);
  const double dx = after.getX() - before.getX(), dy = after.getY() - before.getY();
  const double length = std::max(std::hypot(dx, dy), 1e-9 * spacing);
  const Face beyond = from_beyond(nearest);
  const Face own[2] = {nearest, beyond};
  std::array<std::uint64_t, 2> cells{};
  for (std::size_t side = 0; side < 2; ++side) {
    const double way = side == 0 ? 1 : -1;
    // Of the cells at the face that which lies on this side, if no better is found.
    const auto outward = [&](const Face& face) {
      return way * (dy * ((face.column + 0.5) * spacing - here.getX()) -
                    dx * ((face.row + 0.5) * spacing - here.getY()));
    };
    const Face& fallback = outward(own[0]) > outward(own[1]) ? own[0] : own[1];
    cells[side] = grid.index(fallback.column, fallback.row);
    for (double distance = farthest; distance > spacing; distance -= 0.5 * spacing) {
      const auto column = static_cast<std::int32_t>(
                     std::floor((here.getX() + way * dy / length * distance) / spacing)),
                 row = static_cast<std::int32_t>(
                     std::floor((here.getY() - way * dx / length * distance) / spacing));
      if (!grid.contains(column, row) || terrain.is_wall(grid.index(column, row))) continue;
      cells[side] = grid.index(column, row);
      break;
    }
  }
  return cells;
}

}  // namespace

BreachPlace breach_place(const std::string& wkb, std::optional<double> at, const BarrierFaces& faces,
                         const GeoReference& reference, const Terrain& terrain, const std::string& feature) {
  register_gdal();
  const GeometryParts parts = parts_of(wkb, feature);
  if (parts.lines.size() != 1 || !parts.polygons.empty())
    throw Error("breach_of_no_line", tr("%1 cannot widen its breach", feature),
                tr("a breach widens along one line, and this is a polygon or has several parts"),
                tr("Draw a line, or clear breach_width, breach_soil and breach_velocity."));
  const OGRLineString line = on_grid(*parts.lines.front(), reference);
  const double length = line.get_Length();
  if (at && !(*at >= 0 && *at <= length))
    throw Error("breach_outside_line", tr("%1 breaches outside itself", feature),
                tr("breach_at is %1 m, the line is %2 m long", number(*at), number(length, 4)),
                tr("Write a distance from the beginning of the line, or clear it: then it is the middle."));
  const double place = at.value_or(0.5 * length);
  BreachPlace result;
  result.along = along_from(place, line, faces, terrain.grid.spacing);
  const auto nearest = std::min_element(result.along.begin(), result.along.end(),
                                        [](float a, float b) { return std::fabs(a) < std::fabs(b); });
  result.beside = cells_beside(
      place, line, faces.faces[static_cast<std::size_t>(nearest - result.along.begin())], terrain);
  return result;
}

}  // namespace spate::io
