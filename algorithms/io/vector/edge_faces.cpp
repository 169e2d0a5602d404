// SPDX-License-Identifier: GPL-3.0-or-later
// Which faces of the domain's edge belong to a line (vector_cells.hpp states the rule).
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <tuple>
#include <vector>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "algorithms/io/vector/vector_cells.hpp"
#include "solver/core/check.hpp"

namespace spate::io {
namespace {

constexpr double rounding = 1e-6;                 // of a stretch's length
const double across = std::sin(70 * M_PI / 180);  // of the angle between a face and its line

struct FacePlace {
  double x, y;    // m, midpoint
  bool vertical;  // runs from south to north
};

struct Nearness {
  double distance = std::numeric_limits<double>::infinity();
  bool alongside = false;
};

// How a face lies to these stretches of a line. At an inner vertex both count: the face may lie along either.
Nearness nearness(const FacePlace& face, const OGRLineString& line, const std::vector<int>& stretches) {
  Nearness nearest;
  const int last = line.getNumPoints() - 2;
  for (const int i : stretches) {
    const double ax = line.getX(i);
    const double ay = line.getY(i);
    const double dx = line.getX(i + 1) - ax;
    const double dy = line.getY(i + 1) - ay;
    const double length = std::hypot(dx, dy);
    if (length == 0) continue;
    const double t = ((face.x - ax) * dx + (face.y - ay) * dy) / (length * length);
    const double on_line = std::clamp(t, 0.0, 1.0);
    const double distance = std::hypot(face.x - ax - on_line * dx, face.y - ay - on_line * dy);
    const bool beyond = (i == 0 && t < -rounding) || (i == last && t > 1 + rounding);
    const bool crosses = std::abs(face.vertical ? dx : dy) >= across * length;
    const bool alongside = !beyond && !crosses;
    const bool same_place = std::abs(distance - nearest.distance) <= rounding * length;
    if (same_place) {
      nearest.alongside = nearest.alongside || alongside;
    } else if (distance < nearest.distance) {
      nearest = {distance, alongside};
    }
  }
  return nearest;
}

std::vector<int> all_stretches(const OGRLineString& line) {
  std::vector<int> all(static_cast<std::size_t>(std::max(line.getNumPoints() - 1, 0)));
  std::iota(all.begin(), all.end(), 0);
  return all;
}

// The stretches of a line within reach of the faces of each row: outlines have as many as there are faces.
class StretchesByRow {
 public:
  StretchesByRow(const OGRLineString& line, const GeoReference& reference, double reach)
      : of_row_(static_cast<std::size_t>(reference.grid.rows)) {
    const double further = reach + reference.cell_height;
    const auto row = [&](double y) {
      return static_cast<std::size_t>(
          std::clamp(std::floor(reference.row_at(y)), 0.0, reference.grid.rows - 1.0));
    };
    for (const int i : all_stretches(line)) {
      const auto [low, high] = std::minmax({line.getY(i), line.getY(i + 1)});
      for (std::size_t r = row(low - further); r <= row(high + further); ++r) of_row_[r].push_back(i);
    }
  }
  const std::vector<int>& near(std::int32_t row) const { return of_row_[static_cast<std::size_t>(row)]; }

 private:
  std::vector<std::vector<int>> of_row_;
};

// Calls visit(face, place) for each face between a flow cell and the outside or nodata, of the cells in box.
template <class Visit>
void for_each_edge_face(const Terrain& terrain, const GeoReference& r, const OGREnvelope& box,
                        const Visit& visit) {
  const Grid& grid = terrain.grid;
  const auto limit = [](double value, std::int32_t most) {
    return static_cast<std::int32_t>(std::clamp(std::floor(value), 0.0, most - 1.0));
  };
  const auto outside = [&](std::int32_t column, std::int32_t row) {
    return !grid.contains(column, row) || std::isnan(terrain.zb[grid.index(column, row)]);
  };
  const std::int32_t last_row = limit(r.row_at(box.MaxY), grid.rows);
  const std::int32_t last_column = limit(r.column_at(box.MaxX), grid.columns);
  for (std::int32_t row = limit(r.row_at(box.MinY), grid.rows); row <= last_row; ++row) {
    for (std::int32_t column = limit(r.column_at(box.MinX), grid.columns); column <= last_column; ++column) {
      if (terrain.is_wall(grid.index(column, row))) continue;
      const double x = r.x_at(column + 0.5);
      const double y = r.y_at(row + 0.5);
      const double half_width = 0.5 * r.cell_width;
      const double half_height = 0.5 * r.cell_height;
      if (outside(column - 1, row)) visit(Face{column, row, Side::west}, FacePlace{x - half_width, y, true});
      if (outside(column + 1, row)) visit(Face{column, row, Side::east}, FacePlace{x + half_width, y, true});
      if (outside(column, row - 1))
        visit(Face{column, row, Side::south}, FacePlace{x, y - half_height, false});
      if (outside(column, row + 1))
        visit(Face{column, row, Side::north}, FacePlace{x, y + half_height, false});
    }
  }
}

OGREnvelope widened(OGREnvelope box, double by) {
  box.MinX -= by;
  box.MinY -= by;
  box.MaxX += by;
  box.MaxY += by;
  return box;
}

// Faces alongside, or else the nearest one within reach.
void add_faces(const OGRLineString& line, const GeoReference& reference, const Terrain& terrain, double reach,
               std::vector<Face>& faces) {
  OGREnvelope box;
  line.getEnvelope(&box);
  const std::size_t before = faces.size();
  const StretchesByRow stretches(line, reference, reach * (1 + rounding));
  double least = std::numeric_limits<double>::infinity();
  Face nearest;
  for_each_edge_face(terrain, reference, widened(box, reach + reference.grid.spacing),
                     [&](const Face& face, const FacePlace& place) {
                       const Nearness near = nearness(place, line, stretches.near(face.row));
                       if (near.distance > reach * (1 + rounding)) return;
                       if (near.alongside) faces.push_back(face);
                       if (near.distance < least) {
                         least = near.distance;
                         nearest = face;
                       }
                     });
  if (faces.size() == before && std::isfinite(least)) faces.push_back(nearest);
}

double distance_to_edge(const OGRLineString& line, const GeoReference& reference, const Terrain& terrain) {
  OGREnvelope all;
  all.MinX = reference.west();
  all.MaxX = reference.east();
  all.MinY = reference.south();
  all.MaxY = reference.north;
  double least = std::numeric_limits<double>::infinity();
  const std::vector<int> stretches = all_stretches(line);
  for_each_edge_face(terrain, reference, all, [&](const Face&, const FacePlace& place) {
    least = std::min(least, nearness(place, line, stretches).distance);
  });
  return least;
}

}  // namespace

std::vector<Face> edge_faces_near_line(const std::string& wkb, const GeoReference& reference,
                                       const Terrain& terrain, const std::string& feature, double tolerance) {
  const GeometryParts parts = parts_of(wkb, feature);
  if (parts.lines.empty()) {
    throw Error("edge_is_not_line", tr("The geometry of %1 is not a line", feature),
                tr("a boundary runs along the edge of the domain"), tr("Draw it as a line along that edge."));
  }
  const double reach = tolerance * reference.grid.spacing;
  std::vector<Face> faces;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& line : parts.lines) add_faces(*line, reference, terrain, reach, faces);
  if (faces.empty()) {
    for (const auto& line : parts.lines) least = std::min(least, distance_to_edge(*line, reference, terrain));
    throw Error("edge_far_from_domain", tr("No face of the domain's edge lies along %1", feature),
                std::isfinite(least) ? tr("the nearest is %1 m away, more than %2 m",
                                          number(std::round(least * 100) / 100, 10), number(reach, 10))
                                     : tr("no cell of the DEM lies at an edge near it"),
                tr("Draw the line along the edge of the DEM or of its nodata area, within one cell of it."));
  }
  const auto key = [](const Face& face) { return std::make_tuple(face.row, face.column, face.side); };
  std::sort(faces.begin(), faces.end(), [&](const Face& a, const Face& b) { return key(a) < key(b); });
  faces.erase(
      std::unique(faces.begin(), faces.end(), [&](const Face& a, const Face& b) { return key(a) == key(b); }),
      faces.end());
  return faces;
}

}  // namespace spate::io
