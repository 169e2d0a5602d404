// SPDX-License-Identifier: GPL-3.0-or-later
// Planes of the tests: Riemann's problem in two dimensions of the thesis, (5.1), a vortex, a circular dam.
#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "solver/studies/cese/plane.hpp"

namespace planes {

using namespace spate::cese;

// f(x, y) at the centres of cells x cells, from the south-western corner.
template <class Law, class F>
Plane<Law> square(int cells, double side, const F& f) {
  Plane<Law> plane;
  plane.columns = plane.rows = cells;
  plane.dx = static_cast<typename Law::Real>(side / cells);
  for (int row = 0; row < cells; ++row)
    for (int column = 0; column < cells; ++column)
      plane.points.push_back(
          {f(plane.law, (column + 0.5) * side / cells, (row + 0.5) * side / cells), {}, {}});
  return plane;
}

template <class Real>
Plane<PlaneEuler<Real>> riemann(int cells) {
  using Law = PlaneEuler<Real>;
  Plane<Law> plane = square<Law>(cells, 1, [](const Law& law, double x, double y) {
    const bool east = x > 0.5, north = y > 0.5;
    const std::array<double, 4> gas = east && north ? std::array<double, 4>{1.5, 0, 0, 1.5}
                                      : north       ? std::array<double, 4>{0.5323, 1.206, 0, 0.3}
                                      : east        ? std::array<double, 4>{0.5323, 0, 1.206, 0.3}
                                                    : std::array<double, 4>{0.138, 1.206, 1.206, 0.029};
    return law.of(static_cast<Real>(gas[0]), static_cast<Real>(gas[1]), static_cast<Real>(gas[2]),
                  static_cast<Real>(gas[3]));
  });
  plane.courant = Real(0.5);
  return plane;
}

// An isentropic vortex in a gas that moves with (1, 1): after 10 s it is where it was.
constexpr double vortex_side = 10;
template <class Real>
Plane<PlaneEuler<Real>> vortex(int cells) {
  using Law = PlaneEuler<Real>;
  Plane<Law> plane = square<Law>(cells, vortex_side, [](const Law& law, double x, double y) {
    const double pi = std::acos(-1.0), strength = 5, dx = x - 5, dy = y - 5, r2 = dx * dx + dy * dy;
    const double turn = strength / (2 * pi) * std::exp(0.5 * (1 - r2));
    const double heat = 1 - 0.4 * strength * strength / (8 * 1.4 * pi * pi) * std::exp(1 - r2);
    const double density = std::pow(heat, 2.5);
    return law.of(static_cast<Real>(density), static_cast<Real>(1 - turn * dy),
                  static_cast<Real>(1 + turn * dx), static_cast<Real>(density * heat));
  });
  plane.along_x = plane.along_y = Sides::periodic;
  return plane;
}

template <class Real>
Plane<PlaneShallowWater<Real>> dam(int cells) {
  using Law = PlaneShallowWater<Real>;
  Plane<Law> plane = square<Law>(cells, 40, [](const Law&, double x, double y) {
    return typename Law::State{{std::hypot(x - 20, y - 20) < 5 ? Real(2.5) : Real(0.5), 0, 0}};
  });
  plane.along_x = plane.along_y = Sides::wall;
  return plane;
}

template <class Law>
std::vector<double> first_of(const Plane<Law>& plane) {
  std::vector<double> values;
  for (const PlanePoint<Law>& point : plane.points) values.push_back(static_cast<double>(point.u[0]));
  return values;
}

}  // namespace planes
