// SPDX-License-Identifier: GPL-3.0-or-later
// Loops that Workers (forcing/forcing_plan.hpp) do at the same time.
#pragma once

namespace spate {

// Calls body(i) for every i below count.
template <class Body>
struct Loop {
  int count;
  Body body;
};
template <class Body>
Loop(int, Body) -> Loop<Body>;

}  // namespace spate
