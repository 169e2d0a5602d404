// SPDX-License-Identifier: GPL-3.0-or-later
// The largest speed of a stage with its cell, as many warps find it together: that of Fastest::meet.
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"
#include "solver/step/fastest.hpp"

namespace spate {
inline namespace SPATE_PRECISION {

#if defined(SPATE_DOUBLE)
// The bits of a speed > 0 (m/s), which are ordered as it is, and a number that falls with the cell. Both
// change under a lock.
struct PlacedSpeed {
  unsigned long long speed, place;  // 0: none
  unsigned int lock;

  static constexpr std::uint64_t most_cells = no_cell;

  SPATE_FUNCTION static PlacedSpeed at(long long speed_bits, std::uint64_t cell) {
    return {static_cast<unsigned long long>(speed_bits), ~cell, 0};
  }
  SPATE_FUNCTION bool below(const PlacedSpeed& other) const {
    return speed < other.speed || (speed == other.speed && place < other.place);
  }
  SPATE_FUNCTION std::uint64_t cell() const { return speed == 0 ? no_cell : ~place; }
};

#if defined(__CUDA_ARCH__)
SPATE_DEVICE inline PlacedSpeed of_other_lane(PlacedSpeed own, unsigned lanes, int distance) {
  return {__shfl_xor_sync(lanes, own.speed, distance), __shfl_xor_sync(lanes, own.place, distance), 0};
}
// Called by one lane of a warp.
SPATE_DEVICE inline void meet_atomically(PlacedSpeed& most, const PlacedSpeed& other) {
  volatile PlacedSpeed& now = most;
  if (other.speed == 0 || other.speed < now.speed) return;
  while (atomicCAS(&most.lock, 0u, 1u) != 0) {
  }
  __threadfence();
  if (now.speed < other.speed || (now.speed == other.speed && now.place < other.place)) {
    now.speed = other.speed;
    now.place = other.place;
  }
  __threadfence();
  atomicExch(&most.lock, 0u);
}
#endif
#else
// Both in one number.
struct PlacedSpeed {
  unsigned long long both;  // 0: none

  static constexpr int place_bits = 33;
  static constexpr std::uint64_t last_place = (std::uint64_t{1} << place_bits) - 1,
                                 most_cells = last_place;  // of a grid: 92,000 x 92,000

  SPATE_FUNCTION static PlacedSpeed at(std::int32_t speed_bits, std::uint64_t cell) {
    return {static_cast<std::uint64_t>(speed_bits) << place_bits | (last_place - cell)};
  }
  SPATE_FUNCTION bool below(const PlacedSpeed& other) const { return both < other.both; }
  SPATE_FUNCTION std::uint64_t cell() const { return both == 0 ? no_cell : last_place - (both & last_place); }
};

#if defined(__CUDA_ARCH__)
SPATE_DEVICE inline PlacedSpeed of_other_lane(PlacedSpeed own, unsigned lanes, int distance) {
  own.both = __shfl_xor_sync(lanes, own.both, distance);
  return own;
}
SPATE_DEVICE inline void meet_atomically(PlacedSpeed& most, const PlacedSpeed& other) {
  if (other.both > *static_cast<volatile unsigned long long*>(&most.both)) atomicMax(&most.both, other.both);
}
#endif
#endif

}  // namespace SPATE_PRECISION
}  // namespace spate
