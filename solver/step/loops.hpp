// SPDX-License-Identifier: GPL-3.0-or-later
// Loops that Workers (forcing/forcing_plan.hpp) do at the same time.
#pragma once

#include "solver/core/macros.hpp"

namespace spate {

struct NoMore {
  SPATE_FUNCTION void operator()(int) const {}
};

// Calls first(i) for every i below count, and then(i) after it: two functions, since a processor fetches from
// many places in memory at once only where little is done between them.
template <class First, class Then = NoMore>
struct Loop {
  int count;
  First first;
  Then then{};
};
template <class First>
Loop(int, First) -> Loop<First>;
template <class First, class Then>
Loop(int, First, Then) -> Loop<First, Then>;

// The same by workers that do one loop after the other.
template <class Workers, class First, class Then>
SPATE_FUNCTION void one_by_one(const Workers& workers, const Loop<First, Then>& loop) {
  workers.each(loop.count, loop.first);
  workers.each(loop.count, loop.then);
}
template <class Workers, class First>
SPATE_FUNCTION void one_by_one(const Workers& workers, const Loop<First>& loop) {
  workers.each(loop.count, loop.first);
}

}  // namespace spate
