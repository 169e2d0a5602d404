// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/vector/barrier_faces.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "algorithms/io/gdal_support.hpp"
#include "algorithms/io/vector/geometry_parts.hpp"
#include "solver/core/check.hpp"
#include "solver/mesh/face_codes.hpp"

namespace spate::io {
namespace {

using Exact = __int128;                         // products of two coordinates
constexpr std::int64_t unit = 1 << 20;          // steps from centre to centre
constexpr double farthest = double(1LL << 40);  // cells; beyond, coordinates would overflow

Exact floor_divide(Exact a, Exact b) {
  if (b < 0) {
    a = -a;
    b = -b;
  }
  return a >= 0 ? a / b : -((b - 1 - a) / b);
}

// In steps; the centre of cell (column, row) is (column * unit, row * unit).
struct Place {
  std::int64_t u;
  std::int64_t v;
};

struct Range {
  std::int64_t first;
  std::int64_t last;
};

// The centres' lines, of 0 to count - 1, that a stretch from one coordinate to another crosses. A coordinate
// on a line counts as beyond it: it was moved east or north.
Range lines_between(std::int64_t from, std::int64_t to, std::int32_t count) {
  const auto a = static_cast<std::int64_t>(floor_divide(from, unit));
  const auto b = static_cast<std::int64_t>(floor_divide(to, unit));
  return {std::max<std::int64_t>(std::min(a, b) + 1, 0),
          std::min<std::int64_t>(std::max(a, b), std::int64_t{count} - 1)};
}

class FaceFinder {
 public:
  FaceFinder(const GeoReference& reference, const Terrain& terrain) : r_(reference), terrain_(terrain) {}

  void add_line(const OGRSimpleCurve& line) {
    for_each_stretch(line, [&](const Place& a, const Place& b) {
      const double du = std::fabs(static_cast<double>(b.u - a.u)),
                   dv = std::fabs(static_cast<double>(b.v - a.v));
      const auto width = static_cast<float>(du + dv > 0 ? std::hypot(du, dv) / (du + dv) : 1.0);
      // Its left is north of a line that runs east, and west of one that runs north.
      const int eastward = b.v < a.v ? 1 : -1, northward = b.u > a.u ? 1 : -1;
      cross_rows(a, b, [&](std::int64_t column, std::int64_t row) {
        add(column, row, Side::east, width, eastward);
      });
      cross_columns(a, b, width, northward);
    });
  }

  // Its rings, and all faces of the cells inside.
  void add_polygon(const OGRPolygon& polygon) {
    struct Crossing {
      std::int32_t row;
      std::int32_t column;  // the first centre beyond it
      bool operator<(const Crossing& other) const {
        return row != other.row ? row < other.row : column < other.column;
      }
    };
    std::vector<Crossing> crossings;
    for (const OGRLinearRing* ring : polygon) {
      add_line(*ring);
      for_each_stretch(*ring, [&](const Place& a, const Place& b) {
        cross_rows(a, b, [&](std::int64_t column, std::int64_t row) {
          crossings.push_back(
              {static_cast<std::int32_t>(row), static_cast<std::int32_t>(std::clamp<std::int64_t>(
                                                   column + 1, 0, std::int64_t{r_.grid.columns}))});
        });
      });
    }
    // Along a row, inside begins at every other crossing. Each ring is closed: each row has an even number.
    std::sort(crossings.begin(), crossings.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
      for (std::int32_t column = crossings[i].column; column < crossings[i + 1].column; ++column)
        cover(column, crossings[i].row);
  }

  BarrierFaces result() {
    BarrierFaces result;
    // Where several stretches close a face, the widest counts.
    std::sort(faces_.begin(), faces_.end(), [](const Crossed& a, const Crossed& b) {
      return a.code != b.code ? a.code < b.code : a.width > b.width;
    });
    faces_.erase(std::unique(faces_.begin(), faces_.end(),
                             [](const Crossed& a, const Crossed& b) { return a.code == b.code; }),
                 faces_.end());
    for (const Crossed& crossed : faces_) {
      result.widths.push_back(crossed.width > 0 ? crossed.width : 1.0f);
      result.faces.push_back(face_of(crossed.code));
    }
    std::sort(covered_.begin(), covered_.end());
    covered_.erase(std::unique(covered_.begin(), covered_.end()), covered_.end());
    result.covered = std::move(covered_);
    return result;
  }

  // As section_faces() gives them.
  std::vector<Face> directed() {
    std::sort(faces_.begin(), faces_.end(),
              [](const Crossed& a, const Crossed& b) { return a.code < b.code; });
    std::vector<Face> result;
    for (std::size_t i = 0; i < faces_.size();) {
      const std::size_t code = faces_[i].code;
      int ways = 0;
      for (; i < faces_.size() && faces_[i].code == code; ++i) ways += faces_[i].way;
      const Face face = face_of(code), named = ways > 0 ? face : from_beyond(face);
      result.insert(result.end(), static_cast<std::size_t>(std::abs(ways)), named);
    }
    return result;
  }

 private:
  struct Crossed {
    std::size_t code;  // twice the western or southern cell; + 1: its northern face
    float width;       // 0 = as the outline says, or all of it
    int way;           // of what is on the line's right: 1 leaves that cell, -1 comes to it
  };
  Face face_of(std::size_t code) const {
    const auto [column, row] = r_.grid.cell(code / 2);
    return {column, row, code % 2 == 0 ? Side::east : Side::north};
  }

  Place place_of(const OGRPoint& point) const {
    const auto steps = [](double cells) {
      return static_cast<std::int64_t>(
          std::llround(std::clamp(cells - 0.5, -farthest, farthest) * static_cast<double>(unit)));
    };
    return {steps(r_.column_at(point.getX())), steps(r_.row_at(point.getY()))};
  }

  template <class Visit>
  void for_each_stretch(const OGRSimpleCurve& line, const Visit& visit) const {
    OGRPoint point;
    Place a{};
    for (int i = 0; i < line.getNumPoints(); ++i) {
      line.getPoint(i, &point);
      const Place b = place_of(point);
      if (i > 0) visit(a, b);
      a = b;
    }
  }

  // visit(column, row): the stretch crosses this row of centres between column and column + 1, which may lie
  // outside the grid.
  template <class Visit>
  void cross_rows(const Place& a, const Place& b, const Visit& visit) const {
    const Range rows = lines_between(a.v, b.v, r_.grid.rows);
    const Exact du = b.u - a.u;
    const Exact dv = b.v - a.v;
    for (std::int64_t row = rows.first; row <= rows.last; ++row) {
      // On a centre: the step to the east decides.
      const Exact u = a.u * dv + (row * unit - a.v) * du;
      visit(static_cast<std::int64_t>(floor_divide(u, dv * unit)), row);
    }
  }

  void cross_columns(const Place& a, const Place& b, float width, int way) {
    const Range columns = lines_between(a.u, b.u, r_.grid.columns);
    const Exact du = b.u - a.u;
    const Exact dv = b.v - a.v;
    for (std::int64_t column = columns.first; column <= columns.last; ++column) {
      const Exact v = a.v * du + (column * unit - a.u) * dv;
      auto row = static_cast<std::int64_t>(floor_divide(v, du * unit));
      // On a centre: moved to the east, a rising line passes below it, all others above.
      const bool on_centre = v == Exact(row) * unit * du;
      const bool rises = (du > 0) == (dv > 0) && dv != 0;
      if (on_centre && rises) --row;
      add(column, row, Side::north, width, way);
    }
  }

  void cover(std::int32_t column, std::int32_t row) {
    const std::size_t cell = r_.grid.index(column, row);
    if (terrain_.is_wall(cell)) return;
    covered_.push_back(cell);
    add(column, row, Side::east, 0, 0);
    add(column, row, Side::north, 0, 0);
    add(column - 1, row, Side::east, 0, 0);
    add(column, row - 1, Side::north, 0, 0);
  }

  // When both of its cells are in the flow.
  void add(std::int64_t column, std::int64_t row, Side side, float width, int way) {
    const std::int64_t other_column = side == Side::east ? column + 1 : column;
    const std::int64_t other_row = side == Side::north ? row + 1 : row;
    if (column < 0 || row < 0 || other_column >= r_.grid.columns || other_row >= r_.grid.rows) return;
    const auto index = [&](std::int64_t i, std::int64_t j) {
      return r_.grid.index(static_cast<std::int32_t>(i), static_cast<std::int32_t>(j));
    };
    const std::size_t cell = index(column, row);
    if (terrain_.is_wall(cell) || terrain_.is_wall(index(other_column, other_row))) return;
    faces_.push_back({2 * cell + (side == Side::north ? 1 : 0), width, way});
  }

  const GeoReference& r_;
  const Terrain& terrain_;
  std::vector<Crossed> faces_;
  std::vector<std::size_t> covered_;
};

}  // namespace

BarrierFaces barrier_faces(const std::string& wkb, const GeoReference& reference, const Terrain& terrain,
                           const std::string& feature) {
  register_gdal();
  const GeometryParts parts = parts_of(wkb, feature);
  if (!parts.points.empty())
    throw Error("barrier_is_point", tr("The geometry of %1 is a point", feature),
                tr("a point holds no water back"), tr("Draw a line or a polygon."));
  FaceFinder finder(reference, terrain);
  for (const auto& line : parts.lines) finder.add_line(*line);
  for (const auto& polygon : parts.polygons) {
    polygon->closeRings();
    finder.add_polygon(*polygon);
  }
  return finder.result();
}

std::vector<Face> section_faces(const std::string& wkb, const GeoReference& reference, const Terrain& terrain,
                                const std::string& feature) {
  register_gdal();
  const GeometryParts parts = parts_of(wkb, feature);
  if (!parts.points.empty() || !parts.polygons.empty())
    throw Error("section_is_no_line", tr("The geometry of %1 is no line", feature),
                tr("a section counts what flows from one of its sides to the other"), tr("Draw a line."));
  FaceFinder finder(reference, terrain);
  for (const auto& line : parts.lines) finder.add_line(*line);
  return finder.directed();
}

}  // namespace spate::io
