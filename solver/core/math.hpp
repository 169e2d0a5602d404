// SPDX-License-Identifier: GPL-3.0-or-later
// The arithmetic that the numerics are written in, for one value (float, double; host and device). A
// SIMD lane type brings the same functions (backend/cpu/lanes.hpp). Each is exact or correctly rounded, or
// written out here, so that every backend computes the same bits.
#pragma once

#include <cmath>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "solver/core/macros.hpp"
#include "solver/core/real.hpp"

namespace spate {

SPATE_FUNCTION float select(bool condition, float yes, float no) {
  return condition ? yes : no;
}
SPATE_FUNCTION double select(bool condition, double yes, double no) {
  return condition ? yes : no;
}
// Whether the condition holds in any lane: guards work that few cells need and that leaves all others as they
// are.
SPATE_FUNCTION bool any(bool condition) {
  return SPATE_UNLIKELY(condition);
}
// Does what few cells need. On a GPU its code lies apart, so that what all cells need fits into the
// instruction caches.
template <class F>
SPATE_FUNCTION void seldom(bool condition, const F& f) {
  SPATE_OFTEN;
  if (SPATE_UNLIKELY(condition)) {
    SPATE_SELDOM;
    f();
  }
  SPATE_OFTEN;
}
// Whether a value stands for several cells: then a shorter way that all of them can take saves more than its
// test costs.
template <class V>
inline constexpr bool is_lanes = !std::is_floating_point_v<V>;
// Roots and reciprocals are correctly rounded. No radicand is smaller than negligible, so that no processor
// needs a special path for numbers near the end of the range, and no root is 0.
inline constexpr float negligible = 1e-28f;
#if defined(__CUDA_ARCH__) && !defined(SPATE_FAST_MATH)
SPATE_FUNCTION float sqrt(float a) {
  a = fmaxf(a, negligible);
  float r;  // one rounding step after the processor's own estimate, as its libraries do it
  asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(a));
  const float root = __fmul_rn(a, r);
  return __fmaf_rn(__fmaf_rn(-root, root, a), __fmul_rn(0.5f, r), root);
}
// For x > 0 far from the ends of the range.
SPATE_FUNCTION float reciprocal(float x) {
  float r;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(r) : "f"(x));
  return __fmaf_rn(r, __fmaf_rn(-x, r, 1.0f), r);
}
#else
SPATE_FUNCTION float sqrt(float a) {
  return std::sqrt(a > negligible ? a : negligible);
}
SPATE_FUNCTION float reciprocal(float x) {
  return 1.0f / x;
}
#endif
// Of doubles every GPU computes both correctly rounded.
SPATE_FUNCTION double sqrt(double a) {
  constexpr double least = static_cast<double>(negligible);
  return std::sqrt(a > least ? a : least);
}
SPATE_FUNCTION double reciprocal(double x) {
  return 1.0 / x;
}
// a b + c, rounded once. Written out wherever it is meant: compilers must not contract other expressions, or
// the backends would differ. Not to be used where mirroring or transposing the grid swaps a b and c.
SPATE_FUNCTION float fma(float a, float b, float c) {
#if defined(__CUDA_ARCH__)
  return __fmaf_rn(a, b, c);
#else
  return std::fma(a, b, c);
#endif
}
SPATE_FUNCTION double fma(double a, double b, double c) {
#if defined(__CUDA_ARCH__)
  return __fma_rn(a, b, c);
#else
  return std::fma(a, b, c);
#endif
}
SPATE_FUNCTION float abs(float a) {
#if defined(__CUDA_ARCH__)
  float r;  // costs no instruction; the library's function flushes a to 0 where -ftz is set, which does
  asm("abs.f32 %0, %1;" : "=f"(r) : "f"(a));
  return r;
#else
  return std::fabs(a);
#endif
}
SPATE_FUNCTION double abs(double a) {
  return std::fabs(a);
}
// Of -0 and 0 these return either, depending on the processor: no stored value is ever -0 (slow_down in
// step/finish_cell.hpp), and nothing divides by the result, so no output depends on it.
SPATE_FUNCTION float min(float a, float b) {
#if defined(__CUDA_ARCH__)
  return fminf(a, b);
#else
  return a < b ? a : b;
#endif
}
SPATE_FUNCTION float max(float a, float b) {
#if defined(__CUDA_ARCH__)
  return fmaxf(a, b);
#else
  return a > b ? a : b;
#endif
}
// Other numbers must not go through floats, and these names hide CUDA's own for them.
template <class T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
SPATE_FUNCTION T min(T a, T b) {
  return a < b ? a : b;
}
template <class T, std::enable_if_t<std::is_arithmetic_v<T>, int> = 0>
SPATE_FUNCTION T max(T a, T b) {
  return a > b ? a : b;
}
template <class A, class B>
using Mixed = std::enable_if_t<std::is_arithmetic_v<A> && std::is_arithmetic_v<B> && !std::is_same_v<A, B>>;
template <class A, class B, class = Mixed<A, B>>
void min(A a, B b) = delete;
template <class A, class B, class = Mixed<A, B>>
void max(A a, B b) = delete;
SPATE_FUNCTION float copysign(float magnitude, float sign) {
  return std::copysign(magnitude, sign);
}
SPATE_FUNCTION double copysign(double magnitude, double sign) {
  return std::copysign(magnitude, sign);
}
// The exact rounding error of sum = a + b, whichever of the two is larger (Knuth 1969).
template <class V>
SPATE_FUNCTION V left_out(V a, V b, V sum) {
  const V b_in_sum = sum - a;
  return (a - (sum - b_in_sum)) + (b - b_in_sum);
}

// A first guess of x^(-1/3) for x > 0 within 3.5 %, from the exponent in the bits of x: this less a third of
// them, taken as a whole number.
inline constexpr float inverse_cbrt_bits = 1419901440.0f;
SPATE_FUNCTION float guess_inverse_cbrt(float x) {
  std::int32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  bits = static_cast<std::int32_t>(inverse_cbrt_bits - static_cast<float>(bits) * (1.0f / 3.0f));
  float guess;
  std::memcpy(&guess, &bits, sizeof guess);
  return guess;
}

// The same of a double, which holds no more than a float's digits of it.
SPATE_FUNCTION double guess_inverse_cbrt(double x) {
  return static_cast<double>(guess_inverse_cbrt(static_cast<float>(x)));
}

inline namespace SPATE_PRECISION {

// x^(-1/3) for x > 0, within 3 ulp. With error = 1 - x guess^3, what the guess lacks is the factor
// (1 - error)^(-1/3), here the polynomial closest to it where |error| < 0.1024; the libraries' cbrt and pow
// differ between processors in the last bits. In double that leaves 2e-7, and the next two terms of the
// series for the error that is left leave 1e-20. A double below 1e-30 counts as that: its guess is made of a
// float.
template <class V>
SPATE_FUNCTION V inverse_cbrt(V x) {
#if defined(SPATE_DOUBLE)
  x = max(x, V(1e-30));
#endif
  const V guess = guess_inverse_cbrt(x);
  const V error = fma(-(x * guess * guess), guess, V(1.0f));
  V lacks = fma(error, V(0.1453683f), V(0.174478653f));
  lacks = fma(error, lacks, V(0.222219213f));
  lacks = fma(error, lacks, V(0.333329056f));
#if defined(SPATE_DOUBLE)
  const V nearly = fma(guess * error, lacks, guess), left = fma(-(x * nearly * nearly), nearly, V(1.0));
  return fma(nearly * left, fma(left, V(2.0 / 9), V(1.0 / 3)), nearly);
#else
  return fma(guess * error, lacks, guess);
#endif
}

}  // namespace SPATE_PRECISION

// The cube root of x >= 0 within 1 ulp, by Halley's iteration from the exponent.
SPATE_FUNCTION double cube_root(double x) {
  if (!(x > 0)) return 0;
  std::int64_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  bits = bits / 3 + 0x2a9f7893782da1ceLL;
  double y;
  std::memcpy(&y, &bits, sizeof y);
  for (int iteration = 0; iteration < 4; ++iteration) {
    const double cube = y * y * y;
    y = y * ((cube + (x + x)) / ((cube + cube) + x));
  }
  return y;
}

// The generalized minmod of a backward and a forward difference (Kurganov & Petrova 2007, eq. 2.8), times 2;
// so a quarter of it leads from a cell's mean to its face. The smaller of two numbers of one sign is half of
// what their sum exceeds their difference by; of two signs, the sum does not.
template <class V, class Theta>
SPATE_FUNCTION V twice_minmod(V backward, V forward, Theta theta) {
  const V sum = backward + forward, excess = abs(sum) - abs(forward - backward);
  return copysign(min(theta * max(excess, V(0.0f)), abs(sum)), sum);
}
template <class V, class Theta>
SPATE_FUNCTION V half_minmod(V backward, V forward, Theta theta) {
  return 0.25f * twice_minmod(backward, forward, theta);
}

}  // namespace spate
