// SPDX-License-Identifier: GPL-3.0-or-later
// Conservation laws du/dt + df(u)/dx = 0 for the CE/SE method. A law is its flux and its Jacobian; beside
// them the largest speed of its waves, what a wall mirrors, and whether a state can be.
#pragma once

#include <cmath>

#include "solver/studies/cese/vectors.hpp"

namespace spate::cese {

// Density, momentum and energy of a perfect gas.
template <class Number>
struct Euler {
  using Real = Number;
  static constexpr int size = 3;
  using State = Vector<Real, size>;

  Real gamma = Real(1.4);  // ratio of the specific heats

  SPATE_FUNCTION Real pressure(const State& u) const {
    return (gamma - 1) * (u[2] - Real(0.5) * u[1] * u[1] / u[0]);
  }
  SPATE_FUNCTION State flux(const State& u) const {
    const Real v = u[1] / u[0], p = pressure(u);
    return {{u[1], u[1] * v + p, v * (u[2] + p)}};
  }
  SPATE_FUNCTION Matrix<Real, size> jacobian(const State& u) const {
    const Real v = u[1] / u[0], e = u[2] / u[0], g = gamma - 1;
    return {{{0, 1, 0},
             {Real(0.5) * (gamma - 3) * v * v, (3 - gamma) * v, g},
             {v * (g * v * v - gamma * e), gamma * e - Real(1.5) * g * v * v, gamma * v}}};
  }
  SPATE_FUNCTION Real speed(const State& u) const {
    return std::fabs(u[1] / u[0]) + std::sqrt(gamma * pressure(u) / u[0]);
  }
  SPATE_FUNCTION State mirrored(const State& u) const { return {{u[0], -u[1], u[2]}}; }
  SPATE_FUNCTION bool is_possible(const State& u) const { return u[0] > 0 && pressure(u) > 0; }

  State of(Real density, Real velocity, Real p) const {
    return {{density, density * velocity, p / (gamma - 1) + Real(0.5) * density * velocity * velocity}};
  }
};

// Depth and discharge over a flat bed.
template <class Number>
struct ShallowWater {
  using Real = Number;
  static constexpr int size = 2;
  using State = Vector<Real, size>;

  Real gravity = Real(9.81);  // m/s2

  SPATE_FUNCTION State flux(const State& u) const {
    return {{u[1], u[1] * u[1] / u[0] + Real(0.5) * gravity * u[0] * u[0]}};
  }
  SPATE_FUNCTION Matrix<Real, size> jacobian(const State& u) const {
    const Real v = u[1] / u[0];
    return {{{0, 1}, {gravity * u[0] - v * v, 2 * v}}};
  }
  SPATE_FUNCTION Real speed(const State& u) const {
    return std::fabs(u[1] / u[0]) + std::sqrt(gravity * u[0]);
  }
  SPATE_FUNCTION State mirrored(const State& u) const { return {{u[0], -u[1]}}; }
  SPATE_FUNCTION bool is_possible(const State& u) const { return u[0] > 0; }
};

}  // namespace spate::cese
