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

  // The number of points not later than time. Each turn looks at many points at once: a GPU waits as long for
  // one as for all, and no processor has to guess what comes next.
  SPATE_FUNCTION int until(double time) const {
    constexpr int looks = 15;
    int low = 0, left = count;  // points that may or may not be later, from low on
    while (left > 0) {
      const int step = left / (looks + 1) + 1;
      int earlier = 0;
      for (int i = 1; i <= looks; ++i) {
        const int at = i * step - 1;
        earlier += at < left && times[low + at] <= time ? 1 : 0;
      }
      low += earlier * step;
      left = left - earlier * step < step ? left - earlier * step : step - 1;
    }
    return low;
  }

  SPATE_FUNCTION double value(double time) const {
    if (count == 0) return 0;
    const int after = until(time), first = after > 0 ? after - 1 : 0, second = after < count ? after : first;
    const double t0 = times[first], t1 = times[second], v0 = values[first], v1 = values[second];
    if (after == 0) return v0;
    return after == count ? v0 : v0 + (time - t0) / (t1 - t0) * (v1 - v0);
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
