// SPDX-License-Identifier: GPL-3.0-or-later
// How far a barrier has failed: its crest comes down, all of it or within a breach, which then widens. Plain
// data and functions that every backend shares, bit for bit.
#pragma once

#include <cmath>
#include <cstdint>

#include "solver/core/math.hpp"
#include "solver/equations/breach.hpp"
#include "solver/schemes/dispatch.hpp"

namespace spate {

struct ForcedBarrier {
  double close, open, breach, breach_duration;  // s, as in Barrier
  double breach_width, critical_velocity;       // m, m/s, as in BreachGrowth
  double widest;                                // m, the width of a breach that has taken all of it
  std::uint64_t beside[2];                      // as in BreachGrowth
  double above_breach[2], relief[2];            // m, of the ground there, above the crest of the breach
  bool reported;
};

// How far a barrier has failed.
struct Breached {
  float failed;  // as failed_part() gives it
  float width;   // m, of its breach; 0: of the whole barrier
};

// How much of a barrier has failed, 0 to 1; < 0: it is not in place.
SPATE_FUNCTION float failed_part(const ForcedBarrier& barrier, double time) {
  if (time < barrier.close || !(time < barrier.open)) return -1;
  if (time < barrier.breach) return 0;
  const double since = time - barrier.breach;
  return since < barrier.breach_duration ? static_cast<float>(since / barrier.breach_duration) : 1.0f;
}

// How far a barrier has failed, with the width of its breach in 64ths of a cell, at least one of them, so
// that sills are not planned anew in every step; grown: the width to which it has widened, m; 0: it has not
// begun.
SPATE_FUNCTION Breached breached_now(const ForcedBarrier& barrier, double grown, double spacing,
                                     double time) {
  const float failed = failed_part(barrier, time);
  if (!(barrier.breach_width > 0) || !(failed > 0)) return {failed, 0};
  const double width = grown > 0 ? grown : barrier.breach_width;
  const double quantum = spacing / 64;
  const double quanta = std::floor(width / quantum + 0.5);
  return {failed, static_cast<float>((quanta < 1 ? 1 : quanta) * quantum)};
}

// The share that a breach of this width (m; 0: as wide as the barrier) takes of a piece of its crest; along,
// length: of that piece, m.
SPATE_FUNCTION float breached_share(float along, float length, float width) {
  if (!(width > 0.0f)) return 1;
  const float half = 0.5f * length, half_width = 0.5f * width;
  const float within = min(along + half, half_width) - max(along - half, -half_width);
  return min(max(within / length, 0.0f), 1.0f);
}

inline namespace SPATE_PRECISION {

// The speed (m/s) at which the breach of a barrier widens at a time; depth(cell), m.
template <class Depth>
SPATE_FUNCTION double widening_of(const ForcedBarrier& barrier, Real dry_depth, double gravity,
                                  SchemeId scheme, double time, const Depth& depth) {
  const double since = time - barrier.breach - barrier.breach_duration;
  if (!(barrier.critical_velocity > 0) || failed_part(barrier, time) < 1 || since < 0) return 0;
  double head[2];
  bool is_dry[2];
  for (int k = 0; k < 2; ++k) {
    const Real h = depth(barrier.beside[k]);
    const double stage = with_scheme(scheme, [&](auto type) {
      return static_cast<double>(decltype(type)::stage(h, static_cast<Real>(barrier.relief[k])));
    });
    is_dry[k] = h < dry_depth;
    head[k] = barrier.above_breach[k] + stage;  // of dry ground its own
    if (head[k] < 0) head[k] = 0;
  }
  if (is_dry[head[1] > head[0] ? 1 : 0]) return 0;
  return breach_widening(std::fabs(head[0] - head[1]), barrier.critical_velocity, gravity, since);
}

}  // namespace SPATE_PRECISION
}  // namespace spate
