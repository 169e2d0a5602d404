// SPDX-License-Identifier: GPL-3.0-or-later
// Sums of depths that do not depend on the order of summation: the same bits for all threads, tiles and
// backends. A depth is counted in whole quanta of 2^-56 m, in two parts that each sum exactly: whole coarse
// quanta, and the remainder.
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"

namespace spate {

inline constexpr int coarse_bits = 24, fine_bits = 56;
inline constexpr double coarse_quantum = 1.0 / (1LL << coarse_bits),
                        fine_quantum = 1.0 / (1LL << fine_bits);  // m

// The sum of up to 2^22 depths (m), as doubles, for the inner loops.
struct DepthParts {
  double coarse = 0, fine = 0;

  // For a depth below 2^27 m. Adding one and a half times 2^52 quanta rounds it to whole quanta.
  SPATE_FUNCTION void add(double depth) {
    constexpr double rounder = 3.0 * (1LL << 51), to_coarse = rounder * coarse_quantum,
                     to_fine = rounder * fine_quantum;
    const double whole = (depth + to_coarse) - to_coarse;
    coarse += whole;
    fine += ((depth - whole) + to_fine) - to_fine;
  }
};

// The sum of any number of depths, in quanta.
struct DepthSum {
  std::int64_t coarse, fine;

  DepthSum() = default;  // trivial: a GPU shares these
  // 0 if the depth is not a number.
  SPATE_FUNCTION explicit DepthSum(const DepthParts& parts) : coarse(0), fine(0) {
    constexpr double most = 1LL << (62 - coarse_bits);
    if (!(parts.coarse > -most && parts.coarse < most)) return;
    coarse = static_cast<std::int64_t>(parts.coarse * (1LL << coarse_bits));
    fine = static_cast<std::int64_t>(parts.fine * (1LL << fine_bits));
  }

  SPATE_FUNCTION void add(const DepthSum& other) {
    coarse += other.coarse;
    fine += other.fine;
    carry();
  }
  SPATE_FUNCTION double metres() const {
    DepthSum sum = *this;
    sum.carry();
    return static_cast<double>(sum.coarse) * coarse_quantum + static_cast<double>(sum.fine) * fine_quantum;
  }

 private:
  // Leaves less than a coarse quantum in fine, so that equal sums have equal parts.
  SPATE_FUNCTION void carry() {
    constexpr std::int64_t ratio = 1LL << (fine_bits - coarse_bits);
    const std::int64_t whole = fine / ratio - (fine % ratio < 0 ? 1 : 0);
    coarse += whole;
    fine -= whole * ratio;
  }
};

}  // namespace spate
