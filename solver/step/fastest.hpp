// SPDX-License-Identifier: GPL-3.0-or-later
// The cell that limits a step: the one at whose faces the largest speed was met. A face counts for the cell
// east or north of it, at the edge of the grid for the one inside; where several faces are as fast, the first
// cell in the order of the grid counts. So it depends neither on tiles nor on devices.
#pragma once

#include <cstdint>

#include "solver/core/macros.hpp"

namespace spate {

inline constexpr std::uint64_t no_cell = ~std::uint64_t{0};

struct Fastest {
  double speed = 0;              // m/s
  std::uint64_t cell = no_cell;  // no_cell: not asked for, or nothing moves

  SPATE_FUNCTION void meet(double other, std::uint64_t there) {
    if (other > speed)
      *this = {other, there};
    else if (other == speed && there < cell && speed > 0)
      cell = there;
  }
};

}  // namespace spate
