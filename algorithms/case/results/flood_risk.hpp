// SPDX-License-Identifier: GPL-3.0-or-later
// Expected annual damage: the integral of the damage over its annual exceedance probability. The damage is
// known at some return periods. Between them it is interpolated linearly in the probability (trapezoid rule),
// or in its logarithm. Beyond them the user chooses an assumption.
#pragma once

#include <vector>

namespace spate {

// Floods rarer than the rarest event do the same damage as it (as in FIAT), or are not counted.
enum class RareTail { constant, none };

class FloodRisk {
 public:
  // return_periods: of the events, years, > 0 and all different, in the order of their damages.
  // no_damage_period: years, shorter than all of these. A flood of this return period does no damage, and the
  // damage grows from there to that of the most frequent event. 0 = floods more frequent than that are not
  // counted.
  FloodRisk(const std::vector<double>& return_periods, double no_damage_period, RareTail rare_tail);

  // The weight of each event's damage, in the order of the events. The expected annual damage is linear in
  // the damages: the sum of weight times damage.
  const std::vector<double>& trapezoid_weights() const { return trapezoid_; }
  const std::vector<double>& log_linear_weights() const { return log_linear_; }

  // The positions of the events, from the most frequent to the rarest.
  const std::vector<int>& order() const { return order_; }

 private:
  // Adds the contribution of an interval of probabilities a > b; position < 0: no damage at that end.
  void add_interval(double a, int place_a, double b, int place_b);

  std::vector<double> trapezoid_, log_linear_;  // per year
  std::vector<int> order_;
};

// NaN if one of the damages is NaN.
double expected_damage(const std::vector<double>& weights, const std::vector<double>& damages);

}  // namespace spate
