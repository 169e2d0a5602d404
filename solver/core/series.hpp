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

  SPATE_FUNCTION double value(double time) const {  // 0 without points
    return count == 0 ? 0 : value_at(until(time), time);
  }

  // Both search once and walk on from there: on a GPU one thread waits for each look, and all for it.
  SPATE_FUNCTION double integral(double from, double to) const {
    double sum = 0;
    int knot = until(from);
    while (from < to) {
      const double end = knot < count && times[knot] < to ? times[knot] : to;
      sum += 0.5 * (value_at(knot, from) + value_at(knot + passed(knot, end), end)) * (end - from);
      ++knot;
      from = end;
    }
    return sum;
  }

  SPATE_FUNCTION double largest(double from, double to) const {
    if (count == 0) return 0;
    int knot = until(from);
    double most = value_at(knot, from);
    for (; knot < count && times[knot] < to; ++knot) most = most < values[knot] ? values[knot] : most;
    const double last = value_at(knot + passed(knot, to), to);
    return most < last ? last : most;
  }

 private:
  // after: the number of points not later than time.
  SPATE_FUNCTION double value_at(int after, double time) const {
    if (count == 0) return 0;
    if (after == 0) return values[0];
    if (after == count) return values[count - 1];
    const double part = (time - times[after - 1]) / (times[after] - times[after - 1]);
    return values[after - 1] + part * (values[after] - values[after - 1]);
  }
  // 1 if point knot, before which time does not lie further back, is not later either.
  SPATE_FUNCTION int passed(int knot, double time) const {
    return knot < count && times[knot] <= time ? 1 : 0;
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
