// SPDX-License-Identifier: GPL-3.0-or-later
// Conservation laws in two dimensions, du/dt + df/dx + dg/dy = 0, for the CE/SE method. A law is written
// along x alone: turned() swaps the axes, so g(u) = turned(f(turned(u))).
#pragma once

#include <cmath>

#include "solver/studies/cese/vectors.hpp"

namespace spate::cese {

// Density, momenta and energy of a perfect gas.
template <class Number>
struct PlaneEuler {
  using Real = Number;
  static constexpr int size = 4;
  using State = Vector<Real, size>;

  Real gamma = Real(1.4);  // ratio of the specific heats

  SPATE_FUNCTION State turned(const State& u) const { return {{u[0], u[2], u[1], u[3]}}; }
  SPATE_FUNCTION Real pressure(const State& u) const {
    return (gamma - 1) * (u[3] - Real(0.5) * (u[1] * u[1] + u[2] * u[2]) / u[0]);
  }
  SPATE_FUNCTION State flux(const State& u) const {
    const Real v = u[1] / u[0], p = pressure(u);
    return {{u[1], u[1] * v + p, u[2] * v, v * (u[3] + p)}};
  }
  SPATE_FUNCTION Matrix<Real, size> jacobian(const State& u) const {
    const Real v = u[1] / u[0], w = u[2] / u[0], e = u[3] / u[0], g = gamma - 1;
    const Real kinetic = Real(0.5) * g * (v * v + w * w);
    return {{{0, 1, 0, 0},
             {kinetic - v * v, (3 - gamma) * v, -g * w, g},
             {-v * w, w, v, 0},
             {v * (2 * kinetic - gamma * e), gamma * e - kinetic - g * v * v, -g * v * w, gamma * v}}};
  }
  // Of waves along x.
  SPATE_FUNCTION Real speed(const State& u) const {
    return std::fabs(u[1] / u[0]) + std::sqrt(gamma * pressure(u) / u[0]);
  }
  // At a wall across x.
  SPATE_FUNCTION State mirrored(const State& u) const { return {{u[0], -u[1], u[2], u[3]}}; }
  SPATE_FUNCTION bool is_possible(const State& u) const { return u[0] > 0 && pressure(u) > 0; }

  State of(Real density, Real along_x, Real along_y, Real p) const {
    return {{density, density * along_x, density * along_y,
             p / (gamma - 1) + Real(0.5) * density * (along_x * along_x + along_y * along_y)}};
  }
};

// Depth and discharges over a flat bed.
template <class Number>
struct PlaneShallowWater {
  using Real = Number;
  static constexpr int size = 3;
  using State = Vector<Real, size>;

  Real gravity = Real(9.81);  // m/s2

  SPATE_FUNCTION State turned(const State& u) const { return {{u[0], u[2], u[1]}}; }
  SPATE_FUNCTION State flux(const State& u) const {
    const Real v = u[1] / u[0];
    return {{u[1], u[1] * v + Real(0.5) * gravity * u[0] * u[0], u[2] * v}};
  }
  SPATE_FUNCTION Matrix<Real, size> jacobian(const State& u) const {
    const Real v = u[1] / u[0], w = u[2] / u[0];
    return {{{0, 1, 0}, {gravity * u[0] - v * v, 2 * v, 0}, {-v * w, w, v}}};
  }
  SPATE_FUNCTION Real speed(const State& u) const {
    return std::fabs(u[1] / u[0]) + std::sqrt(gravity * u[0]);
  }
  SPATE_FUNCTION State mirrored(const State& u) const { return {{u[0], -u[1], u[2]}}; }
  SPATE_FUNCTION bool is_possible(const State& u) const { return u[0] > 0; }
};

}  // namespace spate::cese
