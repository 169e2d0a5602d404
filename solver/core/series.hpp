// SPDX-License-Identifier: GPL-3.0-or-later
// A value over time: linear between its points, constant before the first and after the last.
#pragma once

#include <vector>

#include "solver/core/macros.hpp"

namespace spate {

// The points of a series in the memory of any device. Without points it is 0 at all times.
struct SeriesView {
  const double* times;
  const double* values;
  int count;

  // The number of points not later than time.
  SPATE_FUNCTION int until(double time) const {
    int low = 0, high = count;
    while (low < high) {
      const int middle = (low + high) / 2;
      if (times[middle] <= time)
        low = middle + 1;
      else
        high = middle;
    }
    return low;
  }

  SPATE_FUNCTION double value(double time) const {
    if (count == 0) return 0;
    const int after = until(time);
    if (after == 0) return values[0];
    if (after == count) return values[count - 1];
    const double part = (time - times[after - 1]) / (times[after] - times[after - 1]);
    return values[after - 1] + part * (values[after] - values[after - 1]);
  }

  SPATE_FUNCTION double integral(double from, double to) const {
    double sum = 0;
    int knot = until(from);
    while (from < to) {
      const double end = knot < count && times[knot] < to ? times[knot] : to;
      ++knot;
      sum += 0.5 * (value(from) + value(end)) * (end - from);
      from = end;
    }
    return sum;
  }

  SPATE_FUNCTION double largest(double from, double to) const {
    const double first = value(from), last = value(to);
    double most = first < last ? last : first;
    for (int knot = until(from); knot < count && times[knot] < to; ++knot)
      most = most < values[knot] ? values[knot] : most;
    return most;
  }
};

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
  SeriesView view() const { return {times_.data(), values_.data(), static_cast<int>(times_.size())}; }
  bool empty() const { return times_.empty(); }
  const std::vector<double>& times() const { return times_; }
  const std::vector<double>& values() const { return values_; }

 private:
  std::vector<double> times_;
  std::vector<double> values_;
};

}  // namespace spate
