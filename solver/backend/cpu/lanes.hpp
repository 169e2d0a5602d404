// SPDX-License-Identifier: GPL-3.0-or-later
// The SIMD lane type of the CPU backend: as many floats as the instruction set that this file is compiled
// for holds in a register. Built on std::experimental::simd (ISO/IEC TS 19570), which comes with the
// compiler, so that the solver needs no package. The friends mirror core/math.hpp, to the last bit.
// SPATE_ISA names the instruction set: it keeps the types of differently compiled files apart.
#pragma once

#include <cstddef>
#include <experimental/simd>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "solver/core/math.hpp"

namespace spate {
inline namespace SPATE_ISA {

namespace stdx = std::experimental;

struct LaneMask {
  stdx::native_simd_mask<float> v;
  friend SPATE_FUNCTION LaneMask operator&&(LaneMask a, LaneMask b) { return {a.v && b.v}; }
  friend SPATE_FUNCTION LaneMask operator||(LaneMask a, LaneMask b) { return {a.v || b.v}; }
  friend SPATE_FUNCTION LaneMask operator!(LaneMask a) { return {!a.v}; }
};

struct Lanes {
  using Register = stdx::native_simd<float>;
  static constexpr int count = static_cast<int>(Register::size());

  Register v;
  Lanes() = default;
  SPATE_FUNCTION Lanes(Register values) : v(values) {}
  SPATE_FUNCTION Lanes(float value) : v(value) {}
  static SPATE_FUNCTION Lanes load(const float* from) { return Register(from, stdx::element_aligned); }
  SPATE_FUNCTION void store(float* to) const { v.copy_to(to, stdx::element_aligned); }

  friend SPATE_FUNCTION Lanes operator+(Lanes a, Lanes b) { return a.v + b.v; }
  friend SPATE_FUNCTION Lanes operator-(Lanes a, Lanes b) { return a.v - b.v; }
  friend SPATE_FUNCTION Lanes operator*(Lanes a, Lanes b) { return a.v * b.v; }
  friend SPATE_FUNCTION Lanes operator/(Lanes a, Lanes b) { return a.v / b.v; }
  friend SPATE_FUNCTION Lanes operator-(Lanes a) { return -a.v; }
  friend SPATE_FUNCTION LaneMask operator<(Lanes a, Lanes b) { return {a.v < b.v}; }
  friend SPATE_FUNCTION LaneMask operator>(Lanes a, Lanes b) { return {a.v > b.v}; }
  friend SPATE_FUNCTION LaneMask operator>=(Lanes a, Lanes b) { return {a.v >= b.v}; }
  friend SPATE_FUNCTION LaneMask operator==(Lanes a, Lanes b) { return {a.v == b.v}; }

  friend SPATE_FUNCTION Lanes select(LaneMask condition, Lanes yes, Lanes no) {
    stdx::where(condition.v, no.v) = yes.v;
    return no;
  }
  friend SPATE_FUNCTION Lanes sqrt(Lanes a) { return stdx::sqrt(max(a, Lanes(negligible)).v); }
  friend SPATE_FUNCTION Lanes reciprocal(Lanes a) { return 1.0f / a.v; }
  friend SPATE_FUNCTION Lanes fma(Lanes a, Lanes b, Lanes c) {
#if defined(__AVX512F__)
    return Register(_mm512_fmadd_ps(__m512(a.v), __m512(b.v), __m512(c.v)));
#elif defined(__FMA__)
    return Register(_mm256_fmadd_ps(__m256(a.v), __m256(b.v), __m256(c.v)));
#else
    return Register(
        [&](auto lane) { return std::fma(float(a.v[lane]), float(b.v[lane]), float(c.v[lane])); });
#endif
  }
  friend SPATE_FUNCTION Lanes abs(Lanes a) {
    return stdx::fabs(a.v);
  }
  friend SPATE_FUNCTION Lanes copysign(Lanes magnitude, Lanes sign) {
    return stdx::copysign(magnitude.v, sign.v);
  }
  // The instructions of x86 give exactly what select() gives, for equal arguments and NaN too, but the
  // compiler does not find them.
#if defined(__AVX512F__)
  friend SPATE_FUNCTION Lanes min(Lanes a, Lanes b) {
    return Register(_mm512_min_ps(__m512(a.v), __m512(b.v)));
  }
  friend SPATE_FUNCTION Lanes max(Lanes a, Lanes b) {
    return Register(_mm512_max_ps(__m512(a.v), __m512(b.v)));
  }
#elif defined(__AVX__)
  friend SPATE_FUNCTION Lanes min(Lanes a, Lanes b) {
    return Register(_mm256_min_ps(__m256(a.v), __m256(b.v)));
  }
  friend SPATE_FUNCTION Lanes max(Lanes a, Lanes b) {
    return Register(_mm256_max_ps(__m256(a.v), __m256(b.v)));
  }
#else
  friend SPATE_FUNCTION Lanes min(Lanes a, Lanes b) {
    return select(a < b, a, b);
  }
  friend SPATE_FUNCTION Lanes max(Lanes a, Lanes b) {
    return select(a > b, a, b);
  }
#endif
  friend SPATE_FUNCTION Lanes guess_inverse_cbrt(Lanes x) {
    using Integers = stdx::rebind_simd_t<int, Lanes::Register>;
    const auto bits = __builtin_bit_cast(Integers, x.v);
    const Lanes::Register guess =
        inverse_cbrt_bits - stdx::static_simd_cast<Lanes::Register>(bits) * (1.0f / 3.0f);
    return Lanes::Register(__builtin_bit_cast(Lanes::Register, stdx::static_simd_cast<Integers>(guess)));
  }
};

SPATE_FUNCTION bool any(LaneMask mask) {
  return stdx::any_of(mask.v);
}
SPATE_FUNCTION int count(LaneMask mask) {
  return stdx::popcount(mask.v);
}

// from, from + 1, ...
SPATE_FUNCTION Lanes indices(int from) {
  alignas(64) static constexpr float first[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  static_assert(Lanes::count <= 16);
  return Lanes::load(first) + static_cast<float>(from);
}

// The lanes of now moved one place up, behind the last lane of before.
SPATE_FUNCTION Lanes shifted(Lanes before, Lanes now) {
#if defined(__AVX512F__)
  const __m512i a = _mm512_castps_si512(__m512(before.v)), b = _mm512_castps_si512(__m512(now.v));
  return Lanes::Register(_mm512_castsi512_ps(_mm512_alignr_epi32(b, a, 15)));
#elif defined(__AVX2__)
  const __m256i a = _mm256_castps_si256(__m256(before.v)), b = _mm256_castps_si256(__m256(now.v));
  const __m256i middle = _mm256_permute2x128_si256(a, b, 0x21);
  return Lanes::Register(_mm256_castsi256_ps(_mm256_alignr_epi8(b, middle, 12)));
#else
  return Lanes::Register([&](auto lane) {
    const std::size_t i = lane;
    return i == 0 ? static_cast<float>(before.v[Lanes::count - 1]) : static_cast<float>(now.v[i - 1]);
  });
#endif
}

}  // namespace SPATE_ISA
}  // namespace spate
