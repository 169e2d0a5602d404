// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/series.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "solver/core/check.hpp"

namespace spate {

Series::Series(std::vector<double> times, std::vector<double> values)
    : times_(std::move(times)), values_(std::move(values)) {
  check(!times_.empty() && times_.size() == values_.size(), "series_incomplete",
        "A time series is incomplete", "it needs at least one time, and a value for each time",
        "Complete it.");
  for (std::size_t i = 0; i < times_.size(); ++i) {
    check(std::isfinite(times_[i]) && std::isfinite(values_[i]), "series_not_finite",
          "A time series is not finite", "a time or a value is infinite or not a number", "Correct it.");
    check(i == 0 || times_[i] > times_[i - 1], "series_times_not_increasing",
          "The times of a series do not increase", "each time must be later than the one before",
          "Sort the series and remove repeated times.");
  }
}

double Series::value(double time) const {
  return view().value(time);
}
double Series::integral(double from, double to) const {
  return view().integral(from, to);
}
double Series::largest(double from, double to) const {
  return view().largest(from, to);
}

double Series::largest() const {
  return values_.empty() ? 0 : *std::max_element(values_.begin(), values_.end());
}
double Series::smallest() const {
  return values_.empty() ? 0 : *std::min_element(values_.begin(), values_.end());
}

}  // namespace spate
