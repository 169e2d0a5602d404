// SPDX-License-Identifier: GPL-3.0-or-later
// One number for how far the values of a field are from those they should have.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace cases {

inline double relative_l1(const std::vector<float>& computed, const std::vector<float>& exact) {
  double error = 0, size = 0;
  for (std::size_t i = 0; i < exact.size(); ++i) {
    error += std::abs(static_cast<double>(computed[i]) - static_cast<double>(exact[i]));
    size += std::abs(static_cast<double>(exact[i]));
  }
  return error / size;
}

// The largest number; NaN (dry, wall) is ignored; 0 when there is none.
inline double largest(const std::vector<float>& values) {
  double result = 0;
  for (float value : values)
    if (!std::isnan(value)) result = std::max(result, static_cast<double>(value));
  return result;
}

// The larger size of two errors; infinite if one is not a number, which std::max would drop.
inline double larger_error(double one, double other) {
  if (std::isnan(one) || std::isnan(other)) return std::numeric_limits<double>::infinity();
  return std::max(std::abs(one), std::abs(other));
}

// The largest difference of a field from a value; infinite if one of its values is not a number.
inline double largest_difference(const std::vector<float>& values, double expected) {
  double result = 0;
  for (float value : values) result = larger_error(result, static_cast<double>(value) - expected);
  return result;
}

inline bool all_nan(const std::vector<float>& values) {
  return std::all_of(values.begin(), values.end(), [](float value) { return std::isnan(value); });
}

}  // namespace cases
