// SPDX-License-Identifier: GPL-3.0-or-later
// Loops that Workers (forcing/forcing_plan.hpp) do at the same time.
#pragma once

#include "solver/core/macros.hpp"

namespace spate {

// Calls body(i) for every i below count.
template <class Body>
struct Loop {
  int count;
  Body body;
};
template <class Body>
Loop(int, Body) -> Loop<Body>;

// One thread alone.
struct OneWorker {
  static constexpr bool for_places = true, are_helped = false;
  template <class F>
  SPATE_FUNCTION void each(int count, const F& f) const {
    for (int i = 0; i < count; ++i) f(i);
  }
  template <class... Loops>
  SPATE_FUNCTION void all(const Loops&... loops) const {
    (each(loops.count, loops.body), ...);
  }
  template <class F>
  SPATE_FUNCTION double largest(int count, const F& f) const {
    double most = 0;
    for (int i = 0; i < count; ++i) {
      const double value = f(i);
      most = most < value ? value : most;
    }
    return most;
  }
  SPATE_FUNCTION bool lead() const { return true; }
  SPATE_FUNCTION void wait() const {}
};

}  // namespace spate
