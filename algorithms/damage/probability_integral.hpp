// SPDX-License-Identifier: GPL-3.0-or-later
// Expected annual damage: the integral of the damage over its annual probability of being exceeded, known at
// some return periods. Between them the damage is interpolated: over the probability (trapezoid rule), or
// over its logarithm. Beyond them something must be assumed, and is a choice of the user.
#pragma once

#include <vector>

namespace spate {

// Beyond the rarest event: its damage, however rare the flood (as in FIAT); or nothing is counted.
enum class RareTail { constant, none };

class FloodRisk {
 public:
  // returnPeriods: of the events in years, > 0, in the order in which their damages will come; all different.
  // noDamagePeriod: a flood of this return period, shorter than all of these, does no damage, and the damage
  // grows from there to the most frequent event; 0 = nothing is counted beyond the most frequent event.
  FloodRisk(const std::vector<double>& returnPeriods, double noDamagePeriod, RareTail rareTail);

  // What each event's damage counts for, in the order of the events. The expected annual damage is the sum of
  // weight times damage: it is linear in the damages.
  const std::vector<double>& trapezoidWeights() const { return trapezoid_; }
  const std::vector<double>& logLinearWeights() const { return logLinear_; }

  // The events from the most frequent to the rarest one, as positions in that order.
  const std::vector<int>& order() const { return order_; }

 private:
  // Adds what an interval of probabilities a > b contributes; position < 0: no damage there.
  void addInterval(double a, int positionA, double b, int positionB);

  std::vector<double> trapezoid_, logLinear_;  // per year
  std::vector<int> order_;
};

// NaN when one of the damages is.
double expectedDamage(const std::vector<double>& weights, const std::vector<double>& damages);

}  // namespace spate
