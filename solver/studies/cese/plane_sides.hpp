// SPDX-License-Identifier: GPL-3.0-or-later
// The points of a plane as its half steps see them, with those beyond its sides; and its limit of a step.
#pragma once

#include "solver/studies/cese/plane.hpp"
#include "solver/studies/cese/time_loop.hpp"

namespace spate::cese {

template <class Law>
struct PlaneView {
  using Real = typename Law::Real;
  Law law;
  int columns, rows;
  Sides along_x, along_y;
  Real dx;

  // Columns from -1 to columns, rows from -1 to rows.
  SPATE_FUNCTION PlanePoint<Law> at(const PlanePoint<Law>* points, int column, int row) const {
    const int x = inside(column, columns, along_x), y = inside(row, rows, along_y);
    PlanePoint<Law> point =
        points[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(x)];
    if (x != column && along_x != Sides::periodic) {
      const bool is_wall = along_x == Sides::wall;
      point.u = is_wall ? law.mirrored(point.u) : point.u;
      point.along_x = is_wall ? Real(-1) * law.mirrored(point.along_x) : typename Law::State{};
      point.along_y = is_wall ? law.mirrored(point.along_y) : point.along_y;
    }
    if (y != row && along_y != Sides::periodic) {
      const bool is_wall = along_y == Sides::wall;
      point.u = is_wall ? across(point.u) : point.u;
      point.along_x = is_wall ? across(point.along_x) : point.along_x;
      point.along_y = is_wall ? Real(-1) * across(point.along_y) : typename Law::State{};
    }
    return point;
  }
  // The point south-west of cell (column, row), at its corner.
  SPATE_FUNCTION PlanePoint<Law> outward(const PlanePoint<Law>* points, int column, int row, Real dt) const {
    return half_step(law, at(points, column - 1, row - 1), at(points, column, row - 1),
                     at(points, column - 1, row), at(points, column, row), dt, dx);
  }
  // And back, from the corners.
  SPATE_FUNCTION PlanePoint<Law> inward(const PlanePoint<Law>* corners, int column, int row, Real dt) const {
    const std::size_t width = static_cast<std::size_t>(columns) + 1;
    const PlanePoint<Law>* const south =
        corners + static_cast<std::size_t>(row) * width + static_cast<std::size_t>(column);
    return half_step(law, south[0], south[1], south[width], south[width + 1], dt, dx);
  }
  SPATE_FUNCTION Real rate(const PlanePoint<Law>& point) const {
    constexpr Real infinite = std::numeric_limits<Real>::infinity();
    if (!law.is_possible(point.u)) return infinite;
    const Real both = (law.speed(point.u) + law.speed(law.turned(point.u))) / dx;
    return both == both ? both : infinite;
  }

 private:
  SPATE_FUNCTION static int inside(int place, int count, Sides sides) {
    if (place >= 0 && place < count) return place;
    if (sides == Sides::periodic) return place < 0 ? count - 1 : 0;
    return place < 0 ? 0 : count - 1;
  }
  SPATE_FUNCTION typename Law::State across(const typename Law::State& u) const {
    return law.turned(law.mirrored(law.turned(u)));
  }
};

// Throws Error when the plane makes no sense.
template <class Law>
PlaneView<Law> view_of(const Plane<Law>& plane) {
  check(plane.columns > 0 && plane.rows > 0 && plane.dx > 0 &&
            plane.points.size() ==
                static_cast<std::size_t>(plane.columns) * static_cast<std::size_t>(plane.rows),
        "plane_impossible", "The plane has no cells, or not as many as points",
        "it needs a point for each cell", "Give it some.");
  check_courant(static_cast<double>(plane.courant));
  return {plane.law, plane.columns, plane.rows, plane.along_x, plane.along_y, plane.dx};
}

}  // namespace spate::cese
