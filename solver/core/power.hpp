// SPDX-License-Identifier: GPL-3.0-or-later
// Powers with any exponent, written in + - * / alone: the libraries' pow differs between processors in its
// last bits.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>

#include "solver/core/macros.hpp"

namespace spate {

// The natural logarithm of a normal x > 0: that of its mantissa between 1/sqrt 2 and sqrt 2 as the series of
// 2 artanh((m - 1) / (m + 1)), which is exact to the last bits after eleven terms.
SPATE_FUNCTION double logarithm(double x) {
  std::int64_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  constexpr std::int64_t of_root_half = 0x3fe6a09e667f3bcdLL, exponent_unit = 1LL << 52;
  const std::int64_t exponent = (bits - of_root_half) >> 52;
  bits -= exponent * exponent_unit;
  double mantissa;
  std::memcpy(&mantissa, &bits, sizeof mantissa);
  const double s = (mantissa - 1) / (mantissa + 1), s2 = s * s;
  double sum = 0;
  for (int k = 21; k >= 1; k -= 2) sum = sum * s2 + 1.0 / k;
  return static_cast<double>(exponent) * 0.6931471805599453 + 2 * s * sum;
}

// e^x for |x| < 700.
SPATE_FUNCTION double exponential(double x) {
  const double power_of_two = std::floor(x / 0.6931471805599453 + 0.5);
  // The logarithm of 2 in two parts, of which the first times a small whole number is exact.
  const double rest =
      (x - power_of_two * 0.693147180369123816490) - power_of_two * 1.90821492927058770002e-10;
  double sum = 1;
  for (int k = 15; k >= 1; --k) sum = 1 + sum * rest / k;
  const std::int64_t bits = (static_cast<std::int64_t>(power_of_two) + 1023) << 52;
  double scale;
  std::memcpy(&scale, &bits, sizeof scale);
  return sum * scale;
}

// x^y for 0 <= x, within some 1e-15 y.
SPATE_FUNCTION double power(double x, double y) {
  return x > 1e-300 ? exponential(y * logarithm(x)) : 0.0;
}

}  // namespace spate
