// SPDX-License-Identifier: GPL-3.0-or-later
// Exact solutions of the shallow water equations without friction.
#pragma once

#include <algorithm>
#include <cmath>

namespace exact {

inline constexpr double gravity = 9.81;

struct State {
  double h = 0;  // m
  double u = 0;  // m/s
  double v = 0;  // m/s
};

// Dam break on a dry bed (Ritter 1892): x from the dam, t > 0.
inline State ritter(double x, double t, double h_left) {
  const double c = std::sqrt(gravity * h_left), s = x / t;
  if (s < -c) return {h_left, 0, 0};
  if (s > 2 * c) return {};
  return {(2 * c - s) * (2 * c - s) / (9 * gravity), 2.0 / 3 * (s + c), 0};
}

// Dam break on a wet bed (Stoker 1957): the state between rarefaction and shock.
class Stoker {
 public:
  Stoker(double h_left, double h_right) : h_left_(h_left), h_right_(h_right) {
    double low = h_right, high = h_left;
    for (int i = 0; i < 200; ++i) {
      h_middle_ = (low + high) / 2;
      // What the rarefaction leaves minus what the shock needs, falling with h.
      const double rarefaction = 2 * (std::sqrt(gravity * h_left) - std::sqrt(gravity * h_middle_));
      const double shock = (h_middle_ - h_right) * std::sqrt(gravity / 2 * (1 / h_middle_ + 1 / h_right));
      (rarefaction > shock ? low : high) = h_middle_;
      u_middle_ = rarefaction;
    }
    shock_ = h_middle_ * u_middle_ / (h_middle_ - h_right);
  }

  State operator()(double x, double t) const {
    const double c = std::sqrt(gravity * h_left_), c_middle = std::sqrt(gravity * h_middle_), s = x / t;
    if (s < -c) return {h_left_, 0, 0};
    if (s < u_middle_ - c_middle) return ritter(x, t, h_left_);
    if (s < shock_) return {h_middle_, u_middle_, 0};
    return {h_right_, 0, 0};
  }

 private:
  double h_left_, h_right_, h_middle_ = 0, u_middle_ = 0, shock_ = 0;
};

// Thacker's (1981) oscillations in the bowl zb = -h0 (1 - r^2/a^2); x, y from its middle.
struct Bowl {
  double a = 1;     // m
  double h0 = 0.1;  // m

  double bed(double x, double y) const { return -h0 * (1 - (x * x + y * y) / (a * a)); }

  double planar_frequency() const { return std::sqrt(2 * gravity * h0) / a; }
  State planar(double x, double y, double t, double eta = 0.5) const {
    const double omega = planar_frequency(), cosine = std::cos(omega * t), sine = std::sin(omega * t);
    const double level = eta * h0 / (a * a) * (2 * x * cosine + 2 * y * sine - eta);
    const double h = std::max(0.0, level - bed(x, y));
    return h > 0 ? State{h, -eta * omega * sine, eta * omega * cosine} : State{};
  }

  double radial_frequency() const { return std::sqrt(8 * gravity * h0) / a; }
  State radial(double x, double y, double t, double r0 = 0.8) const {
    const double omega = radial_frequency(), r2 = (x * x + y * y) / (a * a);
    const double A = (a * a - r0 * r0) / (a * a + r0 * r0), D = 1 - A * std::cos(omega * t);
    const double level = h0 * (std::sqrt(1 - A * A) / D - 1 - r2 * ((1 - A * A) / (D * D) - 1));
    const double h = std::max(0.0, level - bed(x, y)), k = omega * A * std::sin(omega * t) / (2 * D);
    return h > 0 ? State{h, k * x, k * y} : State{};
  }
};

}  // namespace exact
