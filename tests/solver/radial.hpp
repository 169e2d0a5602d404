// SPDX-License-Identifier: GPL-3.0-or-later
// The circular dam break in one dimension, as a reference: the shallow water equations with their radial
// source, by finite volumes in double (HLL fluxes, limited slopes, Heun's scheme), on cells of a fraction of
// a metre.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace radial {

struct State {
  double h, q;
};

struct DamBreak {
  double inside, outside, radius, manning, end;  // m, m, m, s m^(-1/3), s
  double length, spacing;                        // of the line, m
};

inline double minmod(double a, double b) {
  return a * b <= 0 ? 0 : std::fabs(a) < std::fabs(b) ? a : b;
}

inline State hll(const State& l, const State& r) {
  constexpr double g = 9.81;
  const double ul = l.q / l.h, ur = r.q / r.h;
  const double cl = std::sqrt(g * l.h), cr = std::sqrt(g * r.h);
  const double sl = std::min({ul - cl, ur - cr, 0.0}), sr = std::max({ul + cl, ur + cr, 0.0});
  const double fl = l.q * ul + 0.5 * g * l.h * l.h, fr = r.q * ur + 0.5 * g * r.h * r.h;
  return {(sr * l.q - sl * r.q + sl * sr * (r.h - l.h)) / (sr - sl),
          (sr * fl - sl * fr + sl * sr * (r.q - l.q)) / (sr - sl)};
}

// Depths at the cells' centres, from the middle outwards; the water must be deep everywhere.
inline std::vector<double> solve(const DamBreak& dam) {
  const auto cells = static_cast<std::size_t>(dam.length / dam.spacing);
  std::vector<State> now(cells), rate(cells);
  for (std::size_t i = 0; i < cells; ++i)
    now[i] = {(static_cast<double>(i) + 0.5) * dam.spacing < dam.radius ? dam.inside : dam.outside, 0};
  const auto rates = [&](const std::vector<State>& u) {
    const auto at = [&](std::size_t i, int step) {
      const auto k = static_cast<std::ptrdiff_t>(i) + step;
      if (k < 0) return State{u[0].h, -u[0].q};
      return u[std::min(static_cast<std::size_t>(k), cells - 1)];
    };
    const auto slope = [&](std::size_t i) {
      const State a = at(i, -1), b = at(i, 0), c = at(i, 1);
      return State{minmod(b.h - a.h, c.h - b.h), minmod(b.q - a.q, c.q - b.q)};
    };
    State behind = hll({u[0].h, -u[0].q}, u[0]);
    for (std::size_t i = 0; i < cells; ++i) {
      const std::size_t next = std::min(i + 1, cells - 1);
      const State s = slope(i), t = slope(next);
      const State ahead =
          hll({u[i].h + 0.5 * s.h, u[i].q + 0.5 * s.q}, {u[next].h - 0.5 * t.h, u[next].q - 0.5 * t.q});
      const double r = (static_cast<double>(i) + 0.5) * dam.spacing, v = u[i].q / u[i].h;
      rate[i] = {(behind.h - ahead.h) / dam.spacing - u[i].q / r,
                 (behind.q - ahead.q) / dam.spacing - u[i].q * v / r};
      behind = ahead;
    }
  };
  std::vector<State> middle(cells);
  for (double time = 0; time < dam.end;) {
    double speed = 0;
    for (const State& u : now) speed = std::max(speed, std::fabs(u.q / u.h) + std::sqrt(9.81 * u.h));
    const double dt = std::min(0.45 * dam.spacing / speed, dam.end - time);
    rates(now);
    for (std::size_t i = 0; i < cells; ++i)
      middle[i] = {now[i].h + dt * rate[i].h, now[i].q + dt * rate[i].q};
    rates(middle);
    for (std::size_t i = 0; i < cells; ++i) {
      State& u = now[i];
      u = {0.5 * (u.h + middle[i].h + dt * rate[i].h), 0.5 * (u.q + middle[i].q + dt * rate[i].q)};
      const double x = 4 * dt * 9.81 * dam.manning * dam.manning * std::fabs(u.q) / std::pow(u.h, 7.0 / 3.0);
      u.q *= 2 / (1 + std::sqrt(1 + x));
    }
    time += dt;
  }
  std::vector<double> depths;
  for (const State& u : now) depths.push_back(u.h);
  return depths;
}

}  // namespace radial
