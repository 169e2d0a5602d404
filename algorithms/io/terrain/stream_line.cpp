// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/terrain/stream_line.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace spate::io {
namespace {

// A line's way through one cell.
struct Stretch {
  std::int32_t column, row;
  double from, to;  // m along the line
};

// The part of a piece, from 0 to 1, that lies within the grid, in units of cells (Liang and Barsky 1984).
std::pair<double, double> inside(double u0, double v0, double u1, double v1, const Grid& grid) {
  double from = 0, to = 1;
  const auto clip = [&](double along, double low, double high) {
    if (along == 0) {
      if (low > 0 || high < 0) to = -1;
      return;
    }
    from = std::max(from, std::min(low / along, high / along));
    to = std::min(to, std::max(low / along, high / along));
  };
  clip(u1 - u0, -u0, grid.columns - u0);
  clip(v1 - v0, -v0, grid.rows - v0);
  return {from, to};
}

// Where a coordinate that runs from `begin` to `end` is a whole number, as shares of that way.
void add_crossings(double begin, double end, double from, double to, std::vector<double>& at) {
  if (begin == end) return;
  const double one = begin + from * (end - begin), other = begin + to * (end - begin);
  for (double line = std::ceil(std::min(one, other)); line <= std::max(one, other); ++line)
    at.push_back(std::clamp((line - begin) / (end - begin), from, to));
}

void add_stretches(const LinePiece& piece, const GeoReference& reference, std::vector<Stretch>& way) {
  const Grid& grid = reference.grid;
  const double u0 = reference.column_at(piece.x0), u1 = reference.column_at(piece.x1),
               v0 = reference.row_at(piece.y0), v1 = reference.row_at(piece.y1);
  const auto [from, to] = inside(u0, v0, u1, v1, grid);
  if (!(from <= to)) return;
  std::vector<double> at{from, to};
  add_crossings(u0, u1, from, to, at);
  add_crossings(v0, v1, from, to, at);
  std::sort(at.begin(), at.end());
  for (std::size_t i = 0; i + 1 < at.size(); ++i) {
    if (at[i + 1] - at[i] < 1e-12) continue;
    const double middle = 0.5 * (at[i] + at[i + 1]);
    const auto column = static_cast<std::int32_t>(std::floor(u0 + middle * (u1 - u0))),
               row = static_cast<std::int32_t>(std::floor(v0 + middle * (v1 - v0)));
    if (!grid.contains(column, row)) continue;
    if (!way.empty() && way.back().column == column && way.back().row == row)
      way.back().to = piece.along(at[i + 1]);
    else
      way.push_back({column, row, piece.along(at[i]), piece.along(at[i + 1])});
  }
}

}  // namespace

double LinePiece::share(double x, double y) const {
  const double dx = x1 - x0, dy = y1 - y0, length2 = dx * dx + dy * dy;
  return length2 > 0 ? ((x - x0) * dx + (y - y0) * dy) / length2 : 0;
}

double LinePiece::distance2(double x, double y, double t) const {
  const double dx = x - x0 - t * (x1 - x0), dy = y - y0 - t * (y1 - y0);
  return dx * dx + dy * dy;
}

std::vector<LinePiece> pieces_of(const OGRLineString& line) {
  std::vector<LinePiece> pieces;
  double along = 0;
  for (int i = 0; i + 1 < line.getNumPoints(); ++i) {
    const double x = line.getX(i), y = line.getY(i), x1 = line.getX(i + 1), y1 = line.getY(i + 1),
                 length = std::hypot(x1 - x, y1 - y);
    if (length == 0) continue;
    pieces.push_back({x, y, x1, y1, along, along + length});
    along += length;
  }
  return pieces;
}

std::vector<PassedCell> cells_under(const std::vector<LinePiece>& pieces, const GeoReference& reference,
                                    const Terrain& terrain) {
  std::vector<Stretch> way;
  for (const LinePiece& piece : pieces) add_stretches(piece, reference, way);
  const Grid& grid = reference.grid;
  std::vector<PassedCell> passed;
  const auto ground = [&](std::int32_t column, std::int32_t row) {
    return static_cast<double>(terrain.zb[grid.index(column, row)]) + terrain.datum;
  };
  const auto add = [&](std::int32_t column, std::int32_t row, double along) {
    const double z = ground(column, row);
    if (!std::isnan(z)) passed.push_back({grid.index(column, row), along, z});
  };
  for (std::size_t i = 0; i < way.size(); ++i) {
    const Stretch& at = way[i];
    if (i > 0) {
      const Stretch& last = way[i - 1];
      if (std::abs(last.column - at.column) == 1 && std::abs(last.row - at.row) == 1) {
        const bool first = ground(at.column, last.row) <= ground(last.column, at.row) ||
                           std::isnan(ground(last.column, at.row));
        add(first ? at.column : last.column, first ? last.row : at.row, at.from);
      }
    }
    add(at.column, at.row, 0.5 * (at.from + at.to));
  }
  return passed;
}

}  // namespace spate::io
