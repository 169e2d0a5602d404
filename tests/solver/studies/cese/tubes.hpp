// SPDX-License-Identifier: GPL-3.0-or-later
// Tubes of the tests: table 5.1 of the thesis (after Shen et al. 2015), a dam break, and exact solutions of
// Riemann's problem for the Euler equations.
#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "solver/studies/cese/tube.hpp"

namespace tubes {

using namespace spate::cese;

struct Gas {
  double density, velocity, pressure;
};

struct Case {
  std::string name;
  double until, courant;
  End ends;
  std::function<Gas(double x)> start;  // in a tube of length 2
};

inline std::vector<Case> table() {
  return {{"Sod", 0.4, 0.8, End::open,
           [](double x) {
             return x < 1 ? Gas{1, 0, 1} : Gas{0.125, 0, 0.1};
           }},
          {"blast waves", 0.076, 0.8, End::wall,
           [](double x) {
             return Gas{1, 0, x < 0.2 ? 1000.0 : x < 1.8 ? 0.01 : 100.0};
           }},
          {"Shu-Osher", 0.36, 0.8, End::open,
           [](double x) {
             return x < 0.2 ? Gas{3.8571, 2.6293, 10.333} : Gas{1 + 0.2 * std::sin(25 * x), 0, 1};
           }},
          {"strong rarefaction", 0.24, 0.5, End::open, [](double x) {
             return Gas{1, x < 1 ? -2.0 : 2.0, 0.4};
           }}};
}

template <class Real>
Tube<Euler<Real>> tube_of(const Case& from, int cells) {
  Tube<Euler<Real>> tube;
  tube.length = 2;
  tube.courant = static_cast<Real>(from.courant);
  tube.left = tube.right = from.ends;
  for (int i = 0; i < cells; ++i) {
    const Gas gas = from.start((i + 0.5) * 2 / cells);
    tube.points.push_back({tube.law.of(static_cast<Real>(gas.density), static_cast<Real>(gas.velocity),
                                       static_cast<Real>(gas.pressure)),
                           {}});
  }
  return tube;
}

template <class Law>
std::vector<double> first_of(const Tube<Law>& tube) {
  std::vector<double> values;
  for (const Point<Law>& point : tube.points) values.push_back(static_cast<double>(point.u[0]));
  return values;
}

inline double mean_difference(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::fabs(a[i] - b[i]);
  return sum / static_cast<double>(a.size());
}

// Density at x / t of Riemann's problem for gamma = 1.4, after Toro's book: the pressure between the waves by
// bisection.
class Riemann {
 public:
  Riemann(Gas left, Gas right) : left_(left), right_(right) {
    double low = 1e-12, high = 1e5;
    for (int k = 0; k < 200; ++k) {
      p_ = 0.5 * (low + high);
      (change(left_, p_) + change(right_, p_) + right_.velocity - left_.velocity > 0 ? high : low) = p_;
    }
    v_ = 0.5 * (left_.velocity + right_.velocity + change(right_, p_) - change(left_, p_));
  }
  double density(double speed) const {
    return speed < v_ ? side(left_, speed, 1)
                      : side({right_.density, -right_.velocity, right_.pressure}, -speed, -1);
  }

 private:
  static constexpr double gamma = 1.4;
  static double sound(const Gas& gas) { return std::sqrt(gamma * gas.pressure / gas.density); }
  // Of the velocity through the wave of that side.
  static double change(const Gas& gas, double p) {
    if (p <= gas.pressure)
      return 2 * sound(gas) / (gamma - 1) * (std::pow(p / gas.pressure, (gamma - 1) / (2 * gamma)) - 1);
    const double a = 2 / ((gamma + 1) * gas.density), b = (gamma - 1) / (gamma + 1) * gas.pressure;
    return (p - gas.pressure) * std::sqrt(a / (p + b));
  }
  // Of the wave that runs to the left.
  double side(const Gas& gas, double speed, double sign) const {
    const double ratio = p_ / gas.pressure, v = sign * v_, c = sound(gas), k = (gamma - 1) / (gamma + 1);
    if (ratio > 1) {
      const double shock =
          gas.velocity - c * std::sqrt((gamma + 1) / (2 * gamma) * ratio + (gamma - 1) / (2 * gamma));
      return speed < shock ? gas.density : gas.density * (ratio + k) / (k * ratio + 1);
    }
    const double behind = c * std::pow(ratio, (gamma - 1) / (2 * gamma));
    if (speed < gas.velocity - c) return gas.density;
    if (speed > v - behind) return gas.density * std::pow(ratio, 1 / gamma);
    return gas.density * std::pow(2 / (gamma + 1) + k / c * (gas.velocity - speed), 2 / (gamma - 1));
  }

  Gas left_, right_;
  double p_ = 0, v_ = 0;
};

// A dam breaks between two depths at x = 1 of a tube of length 2.
template <class Real>
Tube<ShallowWater<Real>> dam(int cells, double upper, double lower) {
  Tube<ShallowWater<Real>> tube;
  tube.length = 2;
  for (int i = 0; i < cells; ++i)
    tube.points.push_back({{{static_cast<Real>(2 * i < cells ? upper : lower), 0}}, {}});
  return tube;
}

}  // namespace tubes
