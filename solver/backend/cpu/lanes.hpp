// SPDX-License-Identifier: GPL-3.0-or-later
// The SIMD lane type of the CPU backend: as many numbers as the instruction set that this file is compiled
// for holds in a register. Built on std::experimental::simd (ISO/IEC TS 19570), which comes with the
// compiler, so that the solver needs no package. The friends mirror core/math.hpp, to the last bit.
// SPATE_ISA names the instruction set: it keeps the types of differently compiled files apart.
#pragma once

#include <cstddef>
#include <cstdint>
#include <experimental/simd>
#include <type_traits>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "solver/core/math.hpp"

namespace spate {
inline namespace SPATE_PRECISION {
inline namespace SPATE_ISA {

namespace stdx = std::experimental;

// What the processor has and the compiler does not find by itself, for either precision. It finds
// in_each_lane and chosen, but as a function for each lane, which took g++ four fifths of its time.
#if defined(__AVX512F__)
SPATE_FUNCTION __m512 in_each_lane(float a) {
  return _mm512_set1_ps(a);
}
SPATE_FUNCTION __m512d in_each_lane(double a) {
  return _mm512_set1_pd(a);
}
SPATE_FUNCTION __m512 chosen(__mmask16 condition, __m512 yes, __m512 no) {
  return _mm512_mask_mov_ps(no, condition, yes);
}
SPATE_FUNCTION __m512d chosen(__mmask8 condition, __m512d yes, __m512d no) {
  return _mm512_mask_mov_pd(no, condition, yes);
}
SPATE_FUNCTION __m512 fused(__m512 a, __m512 b, __m512 c) {
  return _mm512_fmadd_ps(a, b, c);
}
SPATE_FUNCTION __m512d fused(__m512d a, __m512d b, __m512d c) {
  return _mm512_fmadd_pd(a, b, c);
}
SPATE_FUNCTION __m512 smaller(__m512 a, __m512 b) {
  return _mm512_min_ps(a, b);
}
SPATE_FUNCTION __m512d smaller(__m512d a, __m512d b) {
  return _mm512_min_pd(a, b);
}
SPATE_FUNCTION __m512 larger(__m512 a, __m512 b) {
  return _mm512_max_ps(a, b);
}
SPATE_FUNCTION __m512d larger(__m512d a, __m512d b) {
  return _mm512_max_pd(a, b);
}
SPATE_FUNCTION __m512 moved_up(__m512 before, __m512 now) {
  return _mm512_castsi512_ps(_mm512_alignr_epi32(_mm512_castps_si512(now), _mm512_castps_si512(before), 15));
}
SPATE_FUNCTION __m512d moved_up(__m512d before, __m512d now) {
  return _mm512_castsi512_pd(_mm512_alignr_epi64(_mm512_castpd_si512(now), _mm512_castpd_si512(before), 7));
}
#elif defined(__AVX__)
SPATE_FUNCTION __m256 in_each_lane(float a) {
  return _mm256_set1_ps(a);
}
SPATE_FUNCTION __m256d in_each_lane(double a) {
  return _mm256_set1_pd(a);
}
#if defined(__FMA__)
SPATE_FUNCTION __m256 fused(__m256 a, __m256 b, __m256 c) {
  return _mm256_fmadd_ps(a, b, c);
}
SPATE_FUNCTION __m256d fused(__m256d a, __m256d b, __m256d c) {
  return _mm256_fmadd_pd(a, b, c);
}
#endif
SPATE_FUNCTION __m256 smaller(__m256 a, __m256 b) {
  return _mm256_min_ps(a, b);
}
SPATE_FUNCTION __m256d smaller(__m256d a, __m256d b) {
  return _mm256_min_pd(a, b);
}
SPATE_FUNCTION __m256 larger(__m256 a, __m256 b) {
  return _mm256_max_ps(a, b);
}
SPATE_FUNCTION __m256d larger(__m256d a, __m256d b) {
  return _mm256_max_pd(a, b);
}
#if defined(__AVX2__)
SPATE_FUNCTION __m256 moved_up(__m256 before, __m256 now) {
  const __m256i a = _mm256_castps_si256(before), b = _mm256_castps_si256(now);
  const __m256i middle = _mm256_permute2x128_si256(a, b, 0x21);
  return _mm256_castsi256_ps(_mm256_alignr_epi8(b, middle, 12));
}
SPATE_FUNCTION __m256d moved_up(__m256d before, __m256d now) {
  const __m256i a = _mm256_castpd_si256(before), b = _mm256_castpd_si256(now);
  const __m256i middle = _mm256_permute2x128_si256(a, b, 0x21);
  return _mm256_castsi256_pd(_mm256_alignr_epi8(b, middle, 8));
}
#endif
#elif defined(__SSE2__)
SPATE_FUNCTION __m128 chosen(__m128 condition, __m128 yes, __m128 no) {
  return _mm_or_ps(_mm_and_ps(condition, yes), _mm_andnot_ps(condition, no));
}
SPATE_FUNCTION __m128d chosen(__m128d condition, __m128d yes, __m128d no) {
  return _mm_or_pd(_mm_and_pd(condition, yes), _mm_andnot_pd(condition, no));
}
SPATE_FUNCTION __m128 in_each_lane(float a) {
  return _mm_set1_ps(a);
}
SPATE_FUNCTION __m128d in_each_lane(double a) {
  return _mm_set1_pd(a);
}
#else
SPATE_FUNCTION Real in_each_lane(Real a) {
  return a;
}
#endif
using Packed = decltype(in_each_lane(Real{}));
#if defined(__AVX512F__)
using PackedMask = std::conditional_t<std::is_same_v<Real, double>, __mmask8, __mmask16>;
#else
using PackedMask = Packed;
#endif

// guess_inverse_cbrt of core/math.hpp.
template <class Abi>
SPATE_FUNCTION auto guess_from_bits(stdx::simd<float, Abi> x) {
  using Floats = stdx::simd<float, Abi>;
  using Integers = stdx::rebind_simd_t<int, Floats>;
  const auto bits = __builtin_bit_cast(Integers, x);
  const Floats guess = inverse_cbrt_bits - stdx::static_simd_cast<Floats>(bits) * (1.0f / 3.0f);
  return Floats(__builtin_bit_cast(Floats, stdx::static_simd_cast<Integers>(guess)));
}
template <class Abi>
SPATE_FUNCTION auto guess_from_bits(stdx::simd<double, Abi> x) {
  using Doubles = stdx::simd<double, Abi>;
#if defined(__AVX512F__)
  const __m256i bits = _mm256_castps_si256(_mm512_cvtpd_ps(__m512d(x)));
  const __m256 third = _mm256_mul_ps(_mm256_cvtepi32_ps(bits), _mm256_set1_ps(1.0f / 3.0f));
  const __m256i guess = _mm256_cvttps_epi32(_mm256_sub_ps(_mm256_set1_ps(inverse_cbrt_bits), third));
  return Doubles(_mm512_cvtps_pd(_mm256_castsi256_ps(guess)));
#elif defined(__AVX2__)
  const __m128i bits = _mm_castps_si128(_mm256_cvtpd_ps(__m256d(x)));
  const __m128 third = _mm_mul_ps(_mm_cvtepi32_ps(bits), _mm_set1_ps(1.0f / 3.0f));
  const __m128i guess = _mm_cvttps_epi32(_mm_sub_ps(_mm_set1_ps(inverse_cbrt_bits), third));
  return Doubles(_mm256_cvtps_pd(_mm_castsi128_ps(guess)));
#else
  return Doubles([&](auto lane) { return guess_inverse_cbrt(double(x[lane])); });
#endif
}

struct LaneMask {
  stdx::native_simd_mask<Real> v;
  friend SPATE_FUNCTION LaneMask operator&&(LaneMask a, LaneMask b) { return {a.v && b.v}; }
  friend SPATE_FUNCTION LaneMask operator||(LaneMask a, LaneMask b) { return {a.v || b.v}; }
  friend SPATE_FUNCTION LaneMask operator!(LaneMask a) { return {!a.v}; }
};

struct Lanes {
  using Register = stdx::native_simd<Real>;
  static constexpr int count = static_cast<int>(Register::size());

  Register v;
  Lanes() = default;
  SPATE_FUNCTION Lanes(Register values) : v(values) {}
  SPATE_FUNCTION Lanes(Real value) : v(in_each_lane(value)) {}
  static SPATE_FUNCTION Lanes load(const Real* from) { return Register(from, stdx::element_aligned); }
  static SPATE_FUNCTION Lanes load(const std::int8_t* from) {
    return stdx::static_simd_cast<Register>(
        stdx::rebind_simd_t<std::int8_t, Register>(from, stdx::element_aligned));
  }
  SPATE_FUNCTION void store(Real* to) const { v.copy_to(to, stdx::element_aligned); }

  friend SPATE_FUNCTION Lanes operator+(Lanes a, Lanes b) { return a.v + b.v; }
  friend SPATE_FUNCTION Lanes operator-(Lanes a, Lanes b) { return a.v - b.v; }
  friend SPATE_FUNCTION Lanes operator*(Lanes a, Lanes b) { return a.v * b.v; }
  friend SPATE_FUNCTION Lanes operator/(Lanes a, Lanes b) { return a.v / b.v; }
  friend SPATE_FUNCTION Lanes operator-(Lanes a) { return -a.v; }
  friend SPATE_FUNCTION LaneMask operator<(Lanes a, Lanes b) { return {a.v < b.v}; }
  friend SPATE_FUNCTION LaneMask operator>(Lanes a, Lanes b) { return {a.v > b.v}; }
  friend SPATE_FUNCTION LaneMask operator>=(Lanes a, Lanes b) { return {a.v >= b.v}; }
  friend SPATE_FUNCTION LaneMask operator==(Lanes a, Lanes b) { return {a.v == b.v}; }

  // With AVX2 a choice of 0 as `no` takes one instruction, every other three on some processors.
  friend SPATE_FUNCTION Lanes select(LaneMask condition, Lanes yes, Lanes no) {
#if defined(__AVX512F__) || (defined(__SSE2__) && !defined(__AVX__))
    const auto lanes = __builtin_bit_cast(PackedMask, condition.v);
    return Register(chosen(lanes, Packed(yes.v), Packed(no.v)));
#else
    stdx::where(condition.v, no.v) = yes.v;
    return no;
#endif
  }
  friend SPATE_FUNCTION Lanes sqrt(Lanes a) {
    return stdx::sqrt(max(a, Lanes(negligible)).v);
  }
  friend SPATE_FUNCTION Lanes reciprocal(Lanes a) {
    return Lanes(Real(1)) / a;
  }
  friend SPATE_FUNCTION Lanes fma(Lanes a, Lanes b, Lanes c) {
#if defined(__AVX512F__) || defined(__FMA__)
    return Register(fused(Packed(a.v), Packed(b.v), Packed(c.v)));
#else
    return Register([&](auto lane) { return std::fma(Real(a.v[lane]), Real(b.v[lane]), Real(c.v[lane])); });
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
#if defined(__AVX__)
  friend SPATE_FUNCTION Lanes min(Lanes a, Lanes b) {
    return Register(smaller(Packed(a.v), Packed(b.v)));
  }
  friend SPATE_FUNCTION Lanes max(Lanes a, Lanes b) {
    return Register(larger(Packed(a.v), Packed(b.v)));
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
    return guess_from_bits(x.v);
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
  alignas(64) static constexpr Real first[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  static_assert(Lanes::count <= 16);
  return Lanes::load(first) + static_cast<Real>(from);
}

// The lanes of now moved one place up, behind the last lane of before.
SPATE_FUNCTION Lanes shifted(Lanes before, Lanes now) {
#if defined(__AVX2__)
  return Lanes::Register(moved_up(Packed(before.v), Packed(now.v)));
#else
  return Lanes::Register([&](auto lane) {
    const std::size_t i = lane;
    return i == 0 ? static_cast<Real>(before.v[Lanes::count - 1]) : static_cast<Real>(now.v[i - 1]);
  });
#endif
}

}  // namespace SPATE_ISA
}  // namespace SPATE_PRECISION
}  // namespace spate
