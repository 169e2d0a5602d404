// SPDX-License-Identifier: GPL-3.0-or-later
// How long something takes.
#pragma once

#include <chrono>

namespace spate {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point then) {
  return std::chrono::duration<double>(Clock::now() - then).count();
}

}  // namespace spate
