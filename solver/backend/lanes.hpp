// SPDX-License-Identifier: GPL-3.0-or-later
// The SIMD lane type of the CPU backend: as many floats as the instruction set that this file is compiled
// for holds in a register. On std::experimental::simd (ISO/IEC TS 19570), which comes with the compiler, so
// that the solver needs no package. The friends mirror core/math.hpp, to the last bit.
// SPATE_ISA names the instruction set: it keeps the types of differently compiled files apart.
#pragma once

#include <cstddef>
#include <experimental/simd>

#include "solver/core/macros.hpp"

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
  friend SPATE_FUNCTION Lanes sqrt(Lanes a) { return stdx::sqrt(a.v); }
  friend SPATE_FUNCTION Lanes abs(Lanes a) { return stdx::fabs(a.v); }
  friend SPATE_FUNCTION Lanes min(Lanes a, Lanes b) { return select(a < b, a, b); }
  friend SPATE_FUNCTION Lanes max(Lanes a, Lanes b) { return select(a > b, a, b); }
  friend SPATE_FUNCTION Lanes guess_inverse_cbrt(Lanes x) {
    using Integers = stdx::rebind_simd_t<int, Lanes::Register>;
    const auto bits = __builtin_bit_cast(Integers, x.v);
    const Lanes::Register guess =
        1419967116.0f - stdx::static_simd_cast<Lanes::Register>(bits) * (1.0f / 3.0f);
    return Lanes::Register(__builtin_bit_cast(Lanes::Register, stdx::static_simd_cast<Integers>(guess)));
  }
};

SPATE_FUNCTION bool any(LaneMask mask) {
  return stdx::any_of(mask.v);
}
SPATE_FUNCTION int count(LaneMask mask) {
  return stdx::popcount(mask.v);
}
SPATE_FUNCTION float largest(Lanes a) {
  return stdx::hmax(a.v);
}

}  // namespace SPATE_ISA
}  // namespace spate
