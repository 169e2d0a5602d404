// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/case/results/flood_risk.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace spate {

FloodRisk::FloodRisk(const std::vector<double>& return_periods, double no_damage_period, RareTail rare_tail)
    : trapezoid_(return_periods.size()), log_linear_(return_periods.size()), order_(return_periods.size()) {
  std::iota(order_.begin(), order_.end(), 0);
  const auto period = [&](int position) { return return_periods[static_cast<std::size_t>(position)]; };
  std::sort(order_.begin(), order_.end(), [&](int a, int b) { return period(a) < period(b); });
  if (order_.empty()) return;
  if (no_damage_period > 0)
    add_interval(1 / no_damage_period, -1, 1 / period(order_.front()), order_.front());
  for (std::size_t i = 0; i + 1 < order_.size(); ++i)
    add_interval(1 / period(order_[i]), order_[i], 1 / period(order_[i + 1]), order_[i + 1]);
  if (rare_tail == RareTail::constant) {
    const auto rarest = static_cast<std::size_t>(order_.back());
    trapezoid_[rarest] += 1 / period(order_.back());
    log_linear_[rarest] += 1 / period(order_.back());
  }
}

// With D(p) = D_a + (D_b - D_a) ln(a / p) / L, L = ln(a / b), the integral from b to a is
// D_a (a - b) + (D_b - D_a) (a - b - b L) / L.
void FloodRisk::add_interval(double a, int place_a, double b, int place_b) {
  const double length = std::log(a / b);
  const double of_b = (a - b - b * length) / length;
  const auto add = [](std::vector<double>& weights, int position, double weight) {
    if (position >= 0) weights[static_cast<std::size_t>(position)] += weight;
  };
  add(trapezoid_, place_a, 0.5 * (a - b));
  add(trapezoid_, place_b, 0.5 * (a - b));
  add(log_linear_, place_a, a - b - of_b);
  add(log_linear_, place_b, of_b);
}

double expected_damage(const std::vector<double>& weights, const std::vector<double>& damages) {
  return std::inner_product(weights.begin(), weights.end(), damages.begin(), 0.0);
}

}  // namespace spate
