// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/core/series.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "solver/core/check.hpp"

namespace spate {

Series::Series(std::vector<double> times, std::vector<double> values)
    : times_(std::move(times)), values_(std::move(values)) {
  check(!times_.empty() && times_.size() == values_.size(), "A time series is incomplete",
        "it needs at least one time, and a value for each time", "Complete it.");
  for (std::size_t i = 0; i < times_.size(); ++i) {
    check(std::isfinite(times_[i]) && std::isfinite(values_[i]), "A time series is not finite",
          "a time or a value is infinite or not a number", "Correct it.");
    check(i == 0 || times_[i] > times_[i - 1], "The times of a series do not increase",
          "each time must be later than the one before", "Sort the series and remove repeated times.");
  }
}

double Series::value(double time) const {
  if (times_.empty()) return 0;
  if (time <= times_.front()) return values_.front();
  if (time >= times_.back()) return values_.back();
  const auto after =
      static_cast<std::size_t>(std::upper_bound(times_.begin(), times_.end(), time) - times_.begin());
  const double part = (time - times_[after - 1]) / (times_[after] - times_[after - 1]);
  return values_[after - 1] + part * (values_[after] - values_[after - 1]);
}

double Series::integral(double from, double to) const {
  double sum = 0;
  double begin = from;
  auto knot = std::upper_bound(times_.begin(), times_.end(), from);
  while (begin < to) {
    const double end = knot == times_.end() ? to : std::min(*knot++, to);
    sum += 0.5 * (value(begin) + value(end)) * (end - begin);
    begin = end;
  }
  return sum;
}

double Series::largest(double from, double to) const {
  double most = std::max(value(from), value(to));
  for (auto knot = std::upper_bound(times_.begin(), times_.end(), from); knot != times_.end() && *knot < to;
       ++knot)
    most = std::max(most, values_[static_cast<std::size_t>(knot - times_.begin())]);
  return most;
}

double Series::largest() const {
  return values_.empty() ? 0 : *std::max_element(values_.begin(), values_.end());
}
double Series::smallest() const {
  return values_.empty() ? 0 : *std::min_element(values_.begin(), values_.end());
}

}  // namespace spate
