// SPDX-License-Identifier: GPL-3.0-or-later
#include "algorithms/damage/probability_integral.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace spate {

FloodRisk::FloodRisk(const std::vector<double>& returnPeriods, double noDamagePeriod, RareTail rareTail)
    : trapezoid_(returnPeriods.size()), logLinear_(returnPeriods.size()), order_(returnPeriods.size()) {
  std::iota(order_.begin(), order_.end(), 0);
  const auto period = [&](int position) { return returnPeriods[static_cast<std::size_t>(position)]; };
  std::sort(order_.begin(), order_.end(), [&](int a, int b) { return period(a) < period(b); });
  if (order_.empty()) return;
  if (noDamagePeriod > 0) addInterval(1 / noDamagePeriod, -1, 1 / period(order_.front()), order_.front());
  for (std::size_t i = 0; i + 1 < order_.size(); ++i)
    addInterval(1 / period(order_[i]), order_[i], 1 / period(order_[i + 1]), order_[i + 1]);
  if (rareTail == RareTail::constant) {
    const auto rarest = static_cast<std::size_t>(order_.back());
    trapezoid_[rarest] += 1 / period(order_.back());
    logLinear_[rarest] += 1 / period(order_.back());
  }
}

// With D(p) = D_a + (D_b - D_a) ln(a / p) / L, L = ln(a / b), the integral from b to a is
// D_a (a - b) + (D_b - D_a) (a - b - b L) / L.
void FloodRisk::addInterval(double a, int positionA, double b, int positionB) {
  const double length = std::log(a / b);
  const double ofB = (a - b - b * length) / length;
  const auto add = [](std::vector<double>& weights, int position, double weight) {
    if (position >= 0) weights[static_cast<std::size_t>(position)] += weight;
  };
  add(trapezoid_, positionA, 0.5 * (a - b));
  add(trapezoid_, positionB, 0.5 * (a - b));
  add(logLinear_, positionA, a - b - ofB);
  add(logLinear_, positionB, ofB);
}

double expectedDamage(const std::vector<double>& weights, const std::vector<double>& damages) {
  return std::inner_product(weights.begin(), weights.end(), damages.begin(), 0.0);
}

}  // namespace spate
