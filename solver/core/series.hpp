// SPDX-License-Identifier: GPL-3.0-or-later
// A value over time: linear between its points, constant before the first and after the last.
#pragma once

#include <vector>

namespace spate {

class Series {
 public:
  Series() = default;  // empty: 0 at all times
  explicit Series(double constant) : times_{0.0}, values_{constant} {}

  // times in s, strictly increasing; one value for each. Throws Error otherwise, or when not finite.
  Series(std::vector<double> times, std::vector<double> values);

  double value(double time) const;

  // The exact integral over [from, to] in (unit of the value) * s, so that what is delivered does
  // not depend on the time step.
  double integral(double from, double to) const;

  double largest() const;  // over all times; 0 when empty
  double largest(double from, double to) const;
  double smallest() const;  // over all times; 0 when empty
  bool empty() const { return times_.empty(); }
  const std::vector<double>& times() const { return times_; }
  const std::vector<double>& values() const { return values_; }

 private:
  std::vector<double> times_;
  std::vector<double> values_;
};

}  // namespace spate
