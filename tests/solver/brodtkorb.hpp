// SPDX-License-Identifier: GPL-3.0-or-later
// The cases of Brodtkorb, Hagen, Lie & Natvig 2011, Comput. Vis. Sci. 13, section 5. The paper gives them as
// pictures, without lengths: these have the same parts, between walls, on n x n cells of 1 m. Its friction,
// linear in the velocity, is left out.
#pragma once

#include <cmath>
#include <functional>

#include "solver/model/scenario.hpp"

namespace brodtkorb {

using Height = std::function<double(double x, double y)>;

inline spate::Scenario between_walls(int n, const Height& bed, const Height& level) {
  spate::Scenario scenario;
  scenario.terrain.grid = {n, n, 1, 0, 0};
  scenario.terrain.manning = {0};
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      scenario.terrain.zb.push_back(static_cast<float>(bed(column + 0.5, row + 0.5)));
      scenario.initial_level.push_back(static_cast<float>(level(column + 0.5, row + 0.5)));
    }
  for (spate::EdgeCondition& side : scenario.sides) side = {spate::EdgeKind::wall, {}};
  return scenario;
}

inline double bell(int n, double x, double y) {
  const double middle = 0.5 * n, r2 = (x - middle) * (x - middle) + (y - middle) * (y - middle);
  return std::exp(-r2 * 144 / (static_cast<double>(n) * n));
}

// Cases 1a and 1b: a bell of water of twice the depth around it, on a flat bed.
inline spate::Scenario bell_on_flat_bed(int n, double depth) {
  return between_walls(
      n, [](double, double) { return 0; }, [=](double x, double y) { return depth * (1 + bell(n, x, y)); });
}
// Case 2: the same over a bed with a step, which leaves a tenth of the depth above it.
inline spate::Scenario bell_before_a_step(int n, double depth) {
  return between_walls(
      n, [=](double x, double) { return x < 0.7 * n ? 0 : 0.9 * depth; },
      [=](double x, double y) { return depth * (1 + bell(n, x, y)); });
}
// Case 3: a dam high up in a valley breaks; below lies a lake.
inline spate::Scenario dam_above_a_valley(int n) {
  return between_walls(
      n,
      [=](double x, double y) {
        const double across = y / n - 0.5;
        return 12 * (1 - x / n) + 30 * across * across + 0.4 * std::sin(x / 5) * std::cos(y / 7);
      },
      [=](double x, double) { return x < 0.3 * n    ? 14
                                     : x > 0.75 * n ? 3.5
                                                    : -100; });
}

}  // namespace brodtkorb
