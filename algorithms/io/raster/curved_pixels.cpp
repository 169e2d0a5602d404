// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/io/raster/curved_pixels.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace spate::io {
namespace {

constexpr double whole_turn = 360;

double cross(const PixelPlace& a, const PixelPlace& b, const PixelPlace& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

// Of columns x rows quadrangles between places: 1 or 2 where all are convex and turn the same way.
int turns(const std::vector<PixelPlace>& places, int columns, int rows) {
  int ways = 0;
  const auto at = [&](int column, int row) {
    return places[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns + 1) +
                  static_cast<std::size_t>(column)];
  };
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      const PixelPlace ring[] = {at(column, row), at(column + 1, row), at(column + 1, row + 1),
                                 at(column, row + 1)};
      for (int i = 0; i < 4; ++i) {
        const double turn = cross(ring[i], ring[(i + 1) % 4], ring[(i + 2) % 4]);
        ways |= turn > 0 ? 1 : turn < 0 ? 2 : 3;
      }
    }
  return ways;
}

}  // namespace

std::vector<PixelPlace> corners_of_middles(std::vector<PixelPlace> middles, int columns, int rows) {
  const auto at = [&](int column, int row) -> const PixelPlace& {
    return middles[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                   static_cast<std::size_t>(column)];
  };
  const double reference = middles[middles.size() / 2].x;
  for (PixelPlace& middle : middles) {
    if (!std::isfinite(middle.x) || !std::isfinite(middle.y)) return {};
    middle.x += whole_turn * std::round((reference - middle.x) / whole_turn);
  }
  // One column or row beyond the outermost on either side.
  const auto beyond = [&](int column, int row) {
    const auto mixed = [](const PixelPlace& near, const PixelPlace& far) {
      return PixelPlace{2 * near.x - far.x, 2 * near.y - far.y};
    };
    const int c = std::clamp(column, 0, columns - 1), r = std::clamp(row, 0, rows - 1);
    const int back_c = std::clamp(c + (c - column), 0, columns - 1),
              back_r = std::clamp(r + (r - row), 0, rows - 1);
    return c == column && r == row ? at(c, r) : mixed(at(c, r), at(back_c, back_r));
  };
  std::vector<PixelPlace> corners;
  for (int row = 0; row <= rows; ++row)
    for (int column = 0; column <= columns; ++column) {
      PixelPlace sum{0, 0};
      for (const int r : {row - 1, row})
        for (const int c : {column - 1, column}) {
          const PixelPlace middle = beyond(c, r);
          sum.x += 0.25 * middle.x;
          sum.y += 0.25 * middle.y;
        }
      corners.push_back(sum);
    }
  const int ways = turns(middles, columns - 1, rows - 1) | turns(corners, columns, rows);
  return ways == 1 || ways == 2 ? corners : std::vector<PixelPlace>();
}

CurvedPixels::CurvedPixels(const std::vector<PixelPlace>& corners, int columns, int rows)
    : corners_(corners), columns_(columns), rows_(rows), middle_(corners[corners.size() / 2].x) {}

const PixelPlace& CurvedPixels::corner(int column, int row) const {
  return corners_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_ + 1) +
                  static_cast<std::size_t>(column)];
}

PixelPlace CurvedPixels::place_of(double column, double row) const {
  const int c = std::clamp(static_cast<int>(std::floor(column)), 0, columns_ - 1),
            r = std::clamp(static_cast<int>(std::floor(row)), 0, rows_ - 1);
  const double u = column - c, v = row - r;
  const PixelPlace &a = corner(c, r), &b = corner(c + 1, r), &d = corner(c, r + 1), &e = corner(c + 1, r + 1);
  const auto mix = [&](double PixelPlace::*of) {
    return (1 - v) * ((1 - u) * a.*of + u * b.*of) + v * ((1 - u) * d.*of + u * e.*of);
  };
  return {mix(&PixelPlace::x), mix(&PixelPlace::y)};
}

// Newton's method on the bilinear form.
PixelPlace CurvedPixels::within(int column, int row, const PixelPlace& place) const {
  const PixelPlace &a = corner(column, row), &b = corner(column + 1, row), &d = corner(column, row + 1),
                   &e = corner(column + 1, row + 1);
  PixelPlace part{0.5, 0.5};
  for (int step = 0; step < 20; ++step) {
    const double u = part.x, v = part.y;
    const double xu = (1 - v) * (b.x - a.x) + v * (e.x - d.x), yu = (1 - v) * (b.y - a.y) + v * (e.y - d.y),
                 xv = (1 - u) * (d.x - a.x) + u * (e.x - b.x), yv = (1 - u) * (d.y - a.y) + u * (e.y - b.y);
    const PixelPlace now = {(1 - v) * ((1 - u) * a.x + u * b.x) + v * ((1 - u) * d.x + u * e.x),
                            (1 - v) * ((1 - u) * a.y + u * b.y) + v * ((1 - u) * d.y + u * e.y)};
    const double size = xu * yv - xv * yu, dx = place.x - now.x, dy = place.y - now.y;
    if (size == 0) break;
    const double du = (yv * dx - xv * dy) / size, dv = (xu * dy - yu * dx) / size;
    part = {u + du, v + dv};
    // Far from the quadrangle the first step tells the direction, and the next may lead anywhere.
    if (std::fabs(part.x - 0.5) > 3 || std::fabs(part.y - 0.5) > 3) break;
    if (std::fabs(du) + std::fabs(dv) < 1e-12) break;
  }
  return part;
}

// From pixel to pixel towards the place.
bool CurvedPixels::walk(const PixelPlace& place, int& column, int& row, PixelPlace& part) const {
  constexpr double edge = 1e-9;
  for (int step = 0; step < 2 * (columns_ + rows_) + 20; ++step) {
    part = within(column, row, place);
    const auto towards = [](double share, int now, int count) {
      const double steps = share < -edge ? std::floor(share) : share > 1 + edge ? std::floor(share) : 0;
      const double far = std::clamp(steps, -static_cast<double>(count), static_cast<double>(count));
      return std::clamp(now + static_cast<int>(far), 0, count - 1);
    };
    const int next_column = towards(part.x, column, columns_), next_row = towards(part.y, row, rows_);
    if (next_column == column && next_row == row) return true;
    column = next_column, row = next_row;
  }
  return false;
}

void CurvedPixels::nearest(const PixelPlace& place, int& column, int& row) const {
  double least = std::numeric_limits<double>::infinity();
  for (int r = 0; r < rows_; ++r)
    for (int c = 0; c < columns_; ++c) {
      const PixelPlace middle = place_of(c + 0.5, r + 0.5);
      const double away = std::hypot(middle.x - place.x, middle.y - place.y);
      if (!(away < least)) continue;
      least = away;
      column = c, row = r;
    }
}

PixelPlace CurvedPixels::pixel_of(const PixelPlace& given) const {
  const PixelPlace place = {given.x + whole_turn * std::round((middle_ - given.x) / whole_turn), given.y};
  PixelPlace part{0, 0};
  int column = column_, row = row_;
  if (column < 0) nearest(place, column, row);
  if (!walk(place, column, row, part)) {
    nearest(place, column, row);
    if (!walk(place, column, row, part)) return {-1, -1};
  }
  column_ = column, row_ = row;
  return {column + part.x, row + part.y};
}

}  // namespace spate::io
